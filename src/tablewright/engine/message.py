"""Sentences without a language: an id in the locale files and the arguments to fill in.

The engine and the games never write prose. They name a message; `tablewright.text` turns it into English or
Polish when somebody reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from tablewright.engine.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """A message id and its arguments, such as ``Text("log-draw", {"seat": 1, "count": 2})``.

    An argument called ``seat``, or whose name ends in ``_seat``, is a seat number and shown as the name of
    whoever sits there.
    """

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, object]] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Text({self.id!r}, {self.args!r})" if self.args else f"Text({self.id!r})"


def joined(message: str, phrases: list[Text], none: str = "effect-none") -> Text:
    """Phrases put together two by two by a message with ``$first`` and ``$next``, such as ``A, then B, then
    C``; `none` is said where there is not one.
    """
    if not phrases:
        return Text(none)
    whole = phrases[0]
    for phrase in phrases[1:]:
        whole = Text(message, {"first": whole, "next": phrase})
    return whole


class Reason:
    """Why an option is not offered: the rule that forbids it and a sentence (`why-...` in the locale
    files).
    """

    def __init__(self, rule: str, text: Text) -> None:
        self.rule: Final = rule
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"


#: Whether a reason is true: by the state, who asks, the answer that is not offered, what the sentence names.
Truth: TypeAlias = Callable[[Any, Any, Any, Mapping[str, Any]], bool]


def because(rule: str, why: str, **args: object) -> Reason:
    """The reason ``why-<why>`` under a rule: ``because("ORI-4.1.2", "too-little-wisdom", short=2)``."""
    return Reason(rule, Text(f"why-{why}", args))
