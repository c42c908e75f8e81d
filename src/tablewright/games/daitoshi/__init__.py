"""Daitoshi."""

from __future__ import annotations

from tablewright.engine import Chance, Game, Options, Player, Rooms, Rule, Setting
from tablewright.games.daitoshi.box.schema import DATA
from tablewright.games.daitoshi.invariants import problems_of
from tablewright.games.daitoshi.look.cover import COVER
from tablewright.games.daitoshi.look.glance import SIGNS, glance_of
from tablewright.games.daitoshi.rules.encoding import DaitoshiEncoder
from tablewright.games.daitoshi.rules.ending import end_turn
from tablewright.games.daitoshi.rules.exploiting import exploit
from tablewright.games.daitoshi.rules.production import produce_next
from tablewright.games.daitoshi.rules.scoring import final_scoring, places, spend_last_grant
from tablewright.games.daitoshi.rules.setup import call_advisors, choose_basic, set_up
from tablewright.games.daitoshi.rules.solo.turn import mayor_produces, mayor_turn
from tablewright.games.daitoshi.rules.state import (
    ACTION,
    ADVISING,
    END,
    EXPLOIT,
    GRANT,
    PRODUCE,
    START,
    TURN,
    Daitoshi,
)
from tablewright.games.daitoshi.rules.turn import take_action, take_turn
from tablewright.games.daitoshi.rules.view import resample, view_of

#: DAI-20.4 From three Advisors (easy) to seven (very hard); any number is allowed.
ADVISORS = ("3", "0", "1", "2", "4", "5", "6", "7", "8", "9", "10")


class DaitoshiGame(Game[Daitoshi]):
    """Magnates, inventions and the spirits of nature."""

    name = "daitoshi"
    title = DATA.meta.name_en
    rules = 2
    players = DATA.meta.players
    settings = (
        Setting("start", ("dealt", "chosen")),
        Setting("advisors", ADVISORS, players=(1,)),
    )
    automa = "mayor"
    cap = 6_000
    cover = COVER
    signs = SIGNS
    rooms = Rooms(__name__, view_of, resample, problems_of, places, glance_of, DaitoshiEncoder)
    finished = True

    def new(self, players: int, options: Options, chance: Chance) -> Daitoshi:
        return set_up(players, options["start"] == "chosen", int(options.get("advisors", "0")), chance)

    def next_turn(self, g: Daitoshi) -> Rule[None] | None:
        phase = g.phase
        if phase == TURN:
            return mayor_turn(g) if g.magnates[g.active].is_mayor else take_turn(g)
        if phase == EXPLOIT:
            return exploit(g)
        if phase == ACTION:
            return take_action(g)
        if phase == END:
            return end_turn(g)
        if phase == PRODUCE:
            return mayor_produces(g) if g.magnates[g.waiting[0]].is_mayor else produce_next(g)
        if phase == START:
            return choose_basic(g)
        if phase == GRANT:
            return spend_last_grant(g)
        if phase == ADVISING:
            return call_advisors(g)
        return None

    def people(self, g: Daitoshi) -> list[Player]:
        return [*g.magnates]

    def score_end(self, g: Daitoshi, seat: int | None) -> list[tuple[int, str]]:
        final_scoring(g)
        return []

    def pieces(self) -> list[str]:
        on_market = [tile for tile in DATA.inventions if tile.food_cost is not None]
        return (
            [f"basic:{tile.id}" for tile in DATA.inventions if tile.quality == "basic"]
            + [f"install:{tile.id}" for tile in on_market]
            + [f"university:{tile.id}" for tile in DATA.inventions if tile.quality == "university"]
            + [f"build:{tile.id}" for tile in DATA.district_tiles if tile.ring != "inner"]
            + [f"lit:{tile.id}" for tile in DATA.district_tiles]
            + [f"city:{city.id}" for city in DATA.city_tiles]
            + [f"contribute:{machine.id}" for machine in DATA.megamachines]
            + [f"upgrade:{token.id}" for token in DATA.upgrade_tokens]
            + [f"mayor-card:{card.id}" for card in DATA.mayor_cards]
            + [f"mayor-advisor:{card.id}" for card in DATA.advisor_cards]
            + ["mayor-bribe", "grant", "flag-spent", "end-triggered"]
        )


GAME = DaitoshiGame()
