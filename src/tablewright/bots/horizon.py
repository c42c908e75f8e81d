"""How far a bot looks ahead: to the end of its turn, or of some turns more."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Decision, Table

#: Alone at the table, or when all others have passed, one turn of a seat follows the other without a break;
#: after so many choices the next end of a turn will do.
LONG_TURN: Final = 12


class Horizon:
    """Watches a table that is played on and tells when it is time to stop and look what came of it.

    A seat's turn lasts as long as it is asked and nobody else is. It is not over before the engine's turn
    is: when others answer in the middle of it, or everybody answers at once, the answers have to take effect
    first.
    """

    __slots__ = ("_choices", "_engine_turn", "_own", "_seat", "further")

    def __init__(self, seat: int, table: Table, further: int = 0) -> None:
        self.further: int = further  #: own turns that are still to be played after the one that is on
        self._seat: Final = seat
        self._engine_turn: int = table.turns
        self._own: bool = True
        self._choices: int = 0

    def reached(self, table: Table, question: Decision) -> bool:
        """Whether to stop before this question. To be asked before every one of them."""
        if question.seat != self._seat:
            if table.turns == self._engine_turn:
                return False
            self._own = False
            return self.further == 0
        long = self._choices >= LONG_TURN and table.turns != self._engine_turn
        if long and self.further == 0:
            return True
        if long or not self._own:
            self.further -= 1
            self._choices = 0
        self._own = True
        self._engine_turn = table.turns
        self._choices += 1
        return False


def next_question(table: Table) -> Decision | None:
    """The question to answer next; where several seats are asked at once, the first of them."""
    asked = table.asked
    return asked if asked is None or asked.parts is None else asked.parts[0]
