"""Lessons: a game taught step by step on real tables, as data in its folder (``lessons.yaml``).

``lessons_of(game)`` reads them, `Guide` plays them; page, terminal and tests use the same guide.
"""

from tablewright.lessons.closing import Closing, Remembered, Scored, closing, remember
from tablewright.lessons.guide import BadStep, Guide, Mark, Verdict, make_moves, what_is_asked
from tablewright.lessons.load import (
    FILE,
    NoLessons,
    common_signs,
    glossary_of,
    has_lessons,
    lessons_file,
    lessons_of,
    read_lessons,
)
from tablewright.lessons.measure import Figures, figures, minutes_of, words_in
from tablewright.lessons.schema import (
    Drawing,
    Entry,
    FirstGame,
    Kind,
    Lessons,
    Measured,
    Page,
    Part,
    Plan,
    Said,
    Step,
    TableWish,
    Text,
    Values,
    WatchHint,
    Way,
)
from tablewright.lessons.skeleton import NoSkeleton, skeleton
from tablewright.lessons.terms import Term, terms_in

__all__ = [
    "FILE",
    "BadStep",
    "Closing",
    "Drawing",
    "Entry",
    "Figures",
    "FirstGame",
    "Guide",
    "Kind",
    "Lessons",
    "Mark",
    "Measured",
    "NoLessons",
    "NoSkeleton",
    "Page",
    "Part",
    "Plan",
    "Remembered",
    "Said",
    "Scored",
    "Step",
    "TableWish",
    "Term",
    "Text",
    "Values",
    "Verdict",
    "WatchHint",
    "Way",
    "closing",
    "common_signs",
    "figures",
    "glossary_of",
    "has_lessons",
    "lessons_file",
    "lessons_of",
    "make_moves",
    "minutes_of",
    "read_lessons",
    "remember",
    "skeleton",
    "terms_in",
    "what_is_asked",
    "words_in",
]
