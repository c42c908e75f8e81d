"""Origins: First Builders."""

from __future__ import annotations

from tablewright.engine import Chance, Game, Options, Player, Rooms, Rule
from tablewright.engine.glance import Tally
from tablewright.games.origins.box.schema import DATA
from tablewright.games.origins.invariants import problems_of
from tablewright.games.origins.look.cover import COVER
from tablewright.games.origins.look.glance import SIGNS, glance_of, unused_workers
from tablewright.games.origins.rules.encoding import OriginsEncoder
from tablewright.games.origins.rules.round_end import end_round
from tablewright.games.origins.rules.scoring import final_scoring, places
from tablewright.games.origins.rules.setup import pick_solo_dice, pick_start_die, set_up
from tablewright.games.origins.rules.state import DRAFT, PLAY, ROUND_END, Origins
from tablewright.games.origins.rules.turn import take_turn
from tablewright.games.origins.rules.view import resample, view_of


class OriginsGame(Game[Origins]):
    """Found a city with the help of mysterious visitors."""

    name = "origins"
    title = DATA.game.name_en
    players = DATA.game.players
    rules = 2  # since 2: ORI-9.5 all buildings of a closed district are asked for; ORI-14.1 no last round
    cap = 20_000
    endless = True  # ORI-19.6 nobody has to bring an end condition about
    cover = COVER
    signs = SIGNS
    rooms = Rooms(__name__, view_of, resample, problems_of, places, glance_of, OriginsEncoder)
    finished = True

    def new(self, players: int, options: Options, chance: Chance) -> Origins:
        return set_up(players, chance)

    def next_turn(self, g: Origins) -> Rule[None] | None:
        if g.phase == PLAY:
            return take_turn(g)
        if g.phase == ROUND_END:
            return end_round(g)
        if g.phase == DRAFT:
            return pick_solo_dice(g) if g.solo else pick_start_die(g)
        return None

    def people(self, g: Origins) -> list[Player]:
        return [*g.builders]

    def score_end(self, g: Origins, seat: int | None) -> list[tuple[int, str]]:
        final_scoring(g)
        return []

    def wasted(self, g: Origins, seat: int, option: str) -> list[Tally]:
        """ORI-3.1.3 Who passes leaves the workers unused that are still free."""
        return unused_workers(view_of(g, seat)["builders"][seat]) if option == "action:pass" else []

    def pieces(self) -> list[str]:
        return (
            [f"build:{tile.id}" for tile in DATA.building_tiles]
            + [f"ability:{tile.id}" for tile in DATA.building_tiles]
            + [f"zodiac:{card.power}" for card in DATA.zodiac_cards]
            + [f"district-card:{card.id}" for card in DATA.district_cards]
            + [f"end-condition:{condition.id}" for condition in DATA.end_conditions]
        )


GAME = OriginsGame()
