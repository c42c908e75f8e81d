"""How far a bot looks ahead: to the end of its turn, or of some turns more."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Decision, Table


class Horizon:
    """Watches a table that is played on and tells when it is time to stop and look what came of it.

    A turn ends when the engine says so, not when somebody else is asked. Others may answer in the middle of
    it, or everybody at once, and the answers have to take effect first; alone, nobody else is ever asked.
    """

    __slots__ = ("_engine_turn", "_seat", "further")

    def __init__(self, seat: int, table: Table, further: int = 0) -> None:
        self.further: int = further  #: own turns that are still to be played after the one that is on
        self._seat: Final = seat
        self._engine_turn: int = table.turns

    def reached(self, table: Table, question: Decision) -> bool:
        """Whether to stop before this question. To be asked before every one of them."""
        if table.turns == self._engine_turn:
            return False
        if self.further == 0:
            return True
        self._engine_turn = table.turns
        if question.seat == self._seat:
            self.further -= 1
        return False


def next_question(table: Table) -> Decision | None:
    """The question to answer next; where several seats are asked at once, the first of them."""
    asked = table.asked
    return asked if asked is None or asked.parts is None else asked.parts[0]
