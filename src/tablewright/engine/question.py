"""A question as people see it: prompt, options, and what is not offered with the reason. Made only when
somebody looks.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.decision import Decision, value_id
from tablewright.engine.message import Reason, Text
from tablewright.engine.native import mypyc_attr
from tablewright.engine.state import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """How a table speaks. This one shows bare message ids; `tablewright.text` has one for each language."""

    def text(self, text: Text) -> str:
        """A message in words."""
        inner = ", ".join([f"{name}={value}" for name, value in text.args.items()])
        return f"{text.id}({inner})" if inner else text.id

    def prompt(self, decision: Decision) -> str:
        """The question."""
        return self.text(Text(decision.kind, decision.told()))

    def option(self, decision: Decision, value: Any) -> str:
        """One answer."""
        return value_id(value, decision.no)

    def event(self, event: Event, seat: int | None) -> str:
        """A line of the log."""
        return self.text(Text(f"log-{event.kind}", event.seen_by(seat)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An answer that is offered."""

    def __init__(self, decision: Decision, index: int, words: Words) -> None:
        self.index: Final = index
        self.seat: Final = decision.seat
        self.id: Final = decision.option_id(index)
        self._decision: Final = decision
        self._words: Final = words

    @property
    def value(self) -> Any:
        """The value the rule gets if this is chosen."""
        return self._decision.values[self.index]

    @property
    def label(self) -> str:
        """The answer in words."""
        return self._words.option(self._decision, self.value)

    def __repr__(self) -> str:
        return f"<Option {self.id}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked:
    """A question to one seat."""

    def __init__(self, decision: Decision, words: Words) -> None:
        self.seat: Final = decision.seat
        self.kind: Final = decision.kind
        self._decision: Final = decision
        self._words: Final = words

    @property
    def prompt(self) -> str:
        """The question in words."""
        return self._words.prompt(self._decision)

    @property
    def options(self) -> list[Option]:
        """The answers, in order."""
        return [Option(self._decision, i, self._words) for i in range(len(self._decision.answers))]

    @property
    def asides(self) -> list[Option]:
        """What the seat may do meanwhile; then it is asked again."""
        decision = self._decision
        first = len(decision.answers)
        return [Option(decision, i, self._words) for i in range(first, len(decision.values))]

    @property
    def reasons(self) -> dict[str, Reason]:
        """What is not offered though a player might expect it, by option id, each with the rule that
        forbids it.
        """
        return self._decision.reasons()

    def why_not(self, option: str) -> str:
        """Why an option is not offered, in words with the rule; empty if nothing is known of it."""
        reason = self.reasons.get(option)
        return f"{self._words.text(reason.text)} ({reason.rule})" if reason is not None else ""

    def __repr__(self) -> str:
        return f"<Asked seat {self.seat}: {self.kind}, {len(self._decision.answers)} options>"
