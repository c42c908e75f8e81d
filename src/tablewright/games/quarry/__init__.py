"""Quarry, the tutorial game."""

from __future__ import annotations

from tablewright.engine import Chance, Game, Options, Player, Rooms, Rule
from tablewright.games.quarry.box.schema import DATA, PITS
from tablewright.games.quarry.invariants import problems_of
from tablewright.games.quarry.look.cover import COVER
from tablewright.games.quarry.look.glance import SIGNS, glance_of
from tablewright.games.quarry.rules.digging import dig
from tablewright.games.quarry.rules.encoding import QuarryEncoder
from tablewright.games.quarry.rules.ending import evening, places, score_stones
from tablewright.games.quarry.rules.setup import set_up
from tablewright.games.quarry.rules.state import DIG, OVER, WORK, Quarry
from tablewright.games.quarry.rules.view import resample, view_of
from tablewright.games.quarry.rules.working import work


class QuarryGame(Game[Quarry]):
    """Dig stones, deliver orders."""

    name = "quarry"
    title = "Quarry"
    players = (1, 2, 3, 4)
    automa = "foreman"
    cap = 400
    tutorial = True
    cover = COVER
    signs = SIGNS
    rooms = Rooms(__name__, view_of, resample, problems_of, places, glance_of, QuarryEncoder)
    finished = True

    def new(self, players: int, options: Options, chance: Chance) -> Quarry:
        return set_up(players, chance)

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        if g.step == DIG:
            return dig(g)
        if g.step == WORK:
            return work(g)
        if g.step == OVER:
            return None
        return evening(g)

    def people(self, g: Quarry) -> list[Player]:
        everybody: list[Player] = [*g.masons]
        if g.foreman is not None:
            everybody.append(g.foreman)
        return everybody

    def score_end(self, g: Quarry, seat: int | None) -> list[tuple[int, str]]:
        score_stones(g)
        return []

    def pieces(self) -> list[str]:
        return [f"deliver:{kind.id}" for kind in DATA.orders] + [f"dig:{pit}" for pit in PITS]


GAME = QuarryGame()
