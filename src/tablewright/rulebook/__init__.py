"""The rules of a game as people wrote them: to read, to search, and to hold code and tests against.

Which ids count as what is told in `tablewright.rulebook.ids`, what it takes to cover them in
`tablewright.rulebook.coverage`.
"""

from tablewright.rulebook.book import Chapter, Rule, Rulebook, RulebookError
from tablewright.rulebook.coverage import Coverage, Covered, Place, coverage
from tablewright.rulebook.ids import Kind

__all__ = ["Chapter", "Coverage", "Covered", "Kind", "Place", "Rule", "Rulebook", "RulebookError", "coverage"]
