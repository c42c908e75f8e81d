"""Quarry, the tutorial game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, Scene
from tablewright.engine.encoding import Encoder
from tablewright.engine.glance import Glance
from tablewright.engine.ledger import Ledger
from tablewright.engine.message import Truth
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

    def ranking(self, g: Quarry) -> list[int]:
        return places(g)

    def score_end(self, g: Quarry, seat: int | None) -> list[tuple[int, str]]:
        score_stones(g)
        return []

    def view(self, g: Quarry, seat: int | None) -> dict[str, Any]:
        return view_of(g, seat)

    def encoder(self, players: int, options: Options) -> Encoder:
        return QuarryEncoder(players, options)

    def resample(self, g: Quarry, seat: int, chance: Chance, now: Quarry) -> None:
        resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        from tablewright.games.quarry.look.scene import scenes_of

        return scenes_of(view, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance_of(view)

    def check(self, g: Quarry) -> list[str]:
        return problems_of(g)

    def ledger(self) -> Ledger:
        from tablewright.games.quarry.ledger import LEDGER

        return LEDGER

    def truths(self) -> Mapping[str, Truth]:
        from tablewright.games.quarry.truths import TRUTHS

        return TRUTHS

    def pieces(self) -> list[str]:
        return [f"deliver:{kind.id}" for kind in DATA.orders] + [f"dig:{pit}" for pit in PITS]


GAME = QuarryGame()
