"""Games that go wrong, made from the tutorial game."""

from __future__ import annotations

import os
from typing import Any

from tablewright.engine import Chance, Options, Rule
from tablewright.games.quarry import QuarryGame
from tablewright.games.quarry.rules.state import WORK, Quarry


class CavingIn(QuarryGame):
    """Every game fails on its third day, when the first mason goes to work."""

    name = "caving-in"
    title = "Caving in"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        if g.day == 3 and g.step == WORK:
            raise ValueError("the pit has caved in")
        return super().next_turn(g)


class Rainy(QuarryGame):
    """Every other game cannot even be set up."""

    name = "rainy"
    title = "Rainy"

    def new(self, players: int, options: Options, chance: Chance) -> Quarry:
        if int(chance.seed) % 2:
            raise ValueError("it rains")
        return super().new(players, options, chance)


class Endless(QuarryGame):
    """The last day never comes."""

    name = "endless-days"
    title = "Endless days"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        g.day = 1
        return super().next_turn(g)


class Strolling(Endless):
    """The last day never comes, and its rules say so."""

    name = "strolling"
    title = "Strolling"
    endless = True


class Dusty(QuarryGame):
    """Has pieces that nobody can reach."""

    name = "dusty"
    title = "Dusty"

    def pieces(self) -> list[str]:
        return ["dig:moon", *super().pieces(), "last-day"]


def die(job: object) -> None:
    """What a worker does that runs out of memory."""
    os._exit(1)


def all_games() -> list[Any]:
    return [CavingIn(), Rainy(), Endless(), Strolling(), Dusty()]
