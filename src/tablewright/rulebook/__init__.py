"""The rules of a game as people wrote them: to read, to search, and to hold code and tests against.

Which ids count as what is told in `tablewright.rulebook.ids`, what it takes to cover them in
`tablewright.rulebook.coverage`, in which file a rule is at home in `tablewright.rulebook.homes`.
"""

from tablewright.rulebook.book import Chapter, Rule, Rulebook, RulebookError
from tablewright.rulebook.coverage import Coverage, Covered, Place, coverage
from tablewright.rulebook.homes import Home, astray, home_of, homes_in
from tablewright.rulebook.ids import Kind
from tablewright.rulebook.proof import where_tests_lie
from tablewright.rulebook.readers import for_readers

__all__ = [
    "Chapter",
    "Coverage",
    "Covered",
    "Home",
    "Kind",
    "Place",
    "Rule",
    "Rulebook",
    "RulebookError",
    "astray",
    "coverage",
    "for_readers",
    "home_of",
    "homes_in",
    "where_tests_lie",
]
