"""How everybody would come out if the game ended now, as far as somebody may know."""

from __future__ import annotations

from typing import NamedTuple

from tablewright.engine.state import ScoreLine


class Standing(NamedTuple):
    """Everybody's points if the game ended now, as in `Game.people`; what the end would add, by source; and
    what had to be left out: whose points from which source hang on something hidden.
    """

    points: list[int]
    added: list[ScoreLine]
    hidden: list[tuple[int, str]]

    @property
    def places(self) -> list[int]:
        """The place of everybody by these points, without the tie-breaks of the rules."""
        return [1 + sum([other > mine for other in self.points]) for mine in self.points]
