"""What a seat could do if it were its turn: at an imagined table the others go on until the seat is asked.

Nothing of the true table is in it, as `Table.imagine` gives none. What the others do is made up; it only has
to leave before the seat what lies there now, or else the plan would be one for another table.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine.ahead import SEED, tallies
from tablewright.engine.chance import Chance
from tablewright.engine.errors import NoDeal
from tablewright.engine.glance import Tally
from tablewright.engine.message import Text
from tablewright.engine.table import Table

#: So many courses of the others' turns are made up until one leaves the seat what it has.
COURSES: Final = 3
#: So many choices of others at most come before the seat is asked.
MOST_CHOICES: Final = 80


def planned(table: Table, seat: int) -> Table | None:
    """A table at which the seat is asked, as it could be if the seat's turn came now; None if there is none,
    or if the seat will have other things by then.
    """
    try:
        imagined = table.imagine(seat, SEED)
    except NoDeal:
        return None
    now = _own(imagined, seat)
    for number in range(COURSES):
        trial = imagined.fork()
        if _goes_on_to(trial, seat, Chance(f"{SEED}/others/{number}")) and _own(trial, seat) == now:
            return trial
    return None


def _goes_on_to(table: Table, seat: int, luck: Chance) -> bool:
    """Let the others decide anything until the seat is asked; False if it is not asked any more, or late."""
    for _ in range(MOST_CHOICES):
        open_questions = table.open_questions()
        if not open_questions or any(question.seat == seat for question in open_questions):
            return bool(open_questions)
        question = open_questions[0]
        usual = question.usual
        table.play(question.offset + (usual if usual >= 0 else luck.below(len(question.values))))
    return False


def _own(table: Table, seat: int) -> dict[Text, Tally]:
    """All that is counted before the seat."""
    return tallies(table.game.glance(table.view(seat)), seat)
