"""How far a bot looks ahead: to the end of its turn, or of some turns more."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Decision, Table


class Horizon:
    """Watches a table that is played on and tells when it is time to stop and look what came of it.

    A turn of a seat ends when the engine begins a turn in which somebody else is asked first: games cut the
    turns of a player into pieces as they need it, and others may answer in the middle of a piece. Alone,
    nobody else is ever asked, so every piece counts as a turn.
    """

    __slots__ = ("_alone", "_away", "_engine_turn", "_seat", "further")

    def __init__(self, seat: int, table: Table, further: int = 0) -> None:
        self.further: int = further  #: own turns that are still to be played after the one that is on
        self._seat: Final = seat
        self._alone: Final = table.players == 1
        self._away: bool = False  # whether others have their turns
        self._engine_turn: int = table.turns

    def reached(self, table: Table, question: Decision) -> bool:
        """Whether to stop before this question. To be asked before every one of them."""
        if table.turns == self._engine_turn:
            return False
        self._engine_turn = table.turns
        if question.seat == self._seat and not self._alone:
            self._away = False
            return False
        if self._away:
            return False
        if self.further == 0:
            return True
        self.further -= 1
        self._away = not self._alone
        return False


def next_question(table: Table) -> Decision | None:
    """The question to answer next; where several seats are asked at once, the first of them."""
    asked = table.asked
    return asked if asked is None or asked.parts is None else asked.parts[0]
