"""Quarry, the tutorial game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, Scene
from tablewright.engine.glance import Glance
from tablewright.games.quarry.digging import dig
from tablewright.games.quarry.evening import evening, places
from tablewright.games.quarry.glance import SIGNS, glance_of
from tablewright.games.quarry.schema import DATA, ORDERS, PITS
from tablewright.games.quarry.setup import set_up
from tablewright.games.quarry.state import DIG, OVER, WORK, Quarry
from tablewright.games.quarry.view import resample, view_of
from tablewright.games.quarry.working import work


class QuarryGame(Game[Quarry]):
    """Dig stones, deliver orders."""

    name = "quarry"
    title = "Quarry"
    players = (1, 2, 3, 4)
    automa = "foreman"
    cap = 400
    tutorial = True
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

    def view(self, g: Quarry, seat: int | None) -> dict[str, Any]:
        return view_of(g, seat)

    def resample(self, g: Quarry, seat: int, chance: Chance, now: Quarry) -> None:
        resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        from tablewright.games.quarry.scene import scenes_of

        return scenes_of(view, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance_of(view)

    def check(self, g: Quarry) -> list[str]:
        """INV-01 and INV-02."""
        problems = []
        cards = g.deck + [card for mason in g.masons for card in mason.hand + mason.delivered]
        if sorted(card.id for card in cards) != sorted(ORDERS):
            problems.append("INV-01: an order card is missing or doubled")
        for mason in g.masons:
            if min(mason.granite, mason.marble, mason.coins) < 0:
                problems.append(f"INV-02: seat {mason.seat} owns less than nothing")
            if len(mason.hand) > DATA.hand_limit:
                problems.append(f"INV-02: the hand of seat {mason.seat} is too large")
        return problems

    def pieces(self) -> list[str]:
        return [f"deliver:{kind.id}" for kind in DATA.orders] + [f"dig:{pit}" for pit in PITS]


GAME = QuarryGame()
