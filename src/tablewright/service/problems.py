"""What a page can be refused with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from tablewright.engine.errors import BadSetup, TablewrightError
from tablewright.service import messages as m
from tablewright.service.sentences import say as say_here
from tablewright.text.speaker import setup_fault


class Problem(TablewrightError):
    """Something that is refused; nothing was changed."""

    def __init__(
        self,
        code: str,
        *,
        view: m.TableView | None = None,
        why: m.WhyNot | None = None,
        retry_after: int | None = None,
        **args: object,
    ) -> None:
        super().__init__(code)
        self.code: Final = code
        self.view: Final = view
        self.why: Final = why
        self.retry_after: Final = retry_after
        self.args_shown: Final = args


def refusal(problem: Problem, language: str, say: Callable[..., str] = say_here) -> m.Refusal:
    """What a page is told that was refused."""
    shown = {name: _shown(it, language) for name, it in problem.args_shown.items()}
    message = say(language, f"error-{problem.code}", **shown)
    name = problem.args_shown.get("id")
    return m.Refusal(
        m.ErrorBody(problem.code, message, UNSET if name is None else str(name)),
        UNSET if problem.view is None else problem.view,
        UNSET if problem.why is None else problem.why,
    )


def _shown(argument: object, language: str) -> object:
    """A faulty set-up is told in the words of its game."""
    return setup_fault(argument, language) if isinstance(argument, BadSetup) else argument
