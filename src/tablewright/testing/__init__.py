"""The kit for testing a game: positions in table language, and suites of what must hold for every game.

A whole test file that tries a game in every way the suites know:

    from tablewright.testing import GameSuites

    class TestMyGame(GameSuites):
        game = "mygame"

Tests of single rules lay out positions with `position` and run single rules with `carry_out`; see
`tablewright.testing.scenario`. The pytest plugin (`tablewright.testing.plugin`) knows the marks ``rule`` and
``example``, by which ``tablewright rules GAME --coverage`` finds the test of each rule.

Everything is imported when it is asked for, so that the plugin costs other projects' tests nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tablewright.testing.scenario import Scenario, answered, at, carry_out, position
    from tablewright.testing.suites import GameSuites, KeptGames

__all__ = ["GameSuites", "KeptGames", "Scenario", "answered", "at", "carry_out", "position"]

_SUITES: Final = ("GameSuites", "KeptGames")


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{'suites' if name in _SUITES else 'scenario'}"), name)
