"""Daitoshi."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, Scene, Setting
from tablewright.engine.encoding import Encoder
from tablewright.engine.glance import Glance
from tablewright.engine.ledger import Ledger
from tablewright.engine.message import Truth
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

    def ranking(self, g: Daitoshi) -> list[int]:
        return places(g)

    def score_end(self, g: Daitoshi, seat: int | None) -> list[tuple[int, str]]:
        final_scoring(g)
        return []

    def view(self, g: Daitoshi, seat: int | None) -> dict[str, Any]:
        return view_of(g, seat)

    def encoder(self, players: int, options: Options) -> Encoder:
        return DaitoshiEncoder(players, options)

    def resample(self, g: Daitoshi, seat: int, chance: Chance, now: Daitoshi) -> None:
        resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        from tablewright.games.daitoshi.look.scene import scenes_of

        return scenes_of(view, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance_of(view)

    def check(self, g: Daitoshi) -> list[str]:
        return problems_of(g)

    def ledger(self) -> Ledger:
        from tablewright.games.daitoshi.ledger import LEDGER

        return LEDGER

    def truths(self) -> Mapping[str, Truth]:
        from tablewright.games.daitoshi.truths import TRUTHS

        return TRUTHS

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
