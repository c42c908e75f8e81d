"""Questions to players. A rule asks with ``answer = yield from choose(...)`` and gets the chosen value.

`Rule[T]` is a generator that yields `Decision`s and returns a T; whoever goes on with it writes the answer
into the decision first. (Sending it would cost a method call and an exception at the end of each turn.) A
question with one answer is not asked; a question without an answer is a bug.
Option ids, labels and reasons are made only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias, TypeVar

from tablewright.engine.errors import BrokenRule
from tablewright.engine.message import Reason
from tablewright.engine.native import mypyc_attr
from tablewright.engine.state import Player

V = TypeVar("V")
T = TypeVar("T")

# : The answer to a question of several seats holds which of them answers: part number * STRIDE + option
# number.
STRIDE: Final = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One seat is asked to pick one of a list of values."""

    def __init__(
        self,
        seat: int,
        kind: str,
        values: list[Any],
        blocked: Blocked | None = None,
        about: dict[str, object] | None = None,
        no: str = "no",
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.values: Final = values
        self.blocked: Final = blocked
        self.about: Final = about
        self.no: Final = no
        self.offset: int = 0
        self.answer: int = 0  # the number of the chosen value, once the table goes on
        self.parts: list[Decision] | None = None

    def option_id(self, index: int) -> str:
        """The meaningful name of an option, such as ``visit-site:S1``."""
        return f"{self.kind}:{value_id(self.values[index], self.no)}"

    def option_ids(self) -> list[str]:
        """The names of all options in their order."""
        return [self.option_id(i) for i in range(len(self.values))]

    def reasons(self) -> dict[str, Reason]:
        """What a player might expect but is not offered, each with the reason; by option name."""
        if self.blocked is None:
            return {}
        offered = set(self.option_ids())
        named = {f"{self.kind}:{value_id(value, self.no)}": reason for value, reason in self.blocked()}
        return {name: reason for name, reason in named.items() if name not in offered}


#: Made when somebody asks why not: pairs of a value and the reason it is not offered.
Blocked: TypeAlias = Callable[[], list[tuple[Any, Reason]]]

Rule: TypeAlias = Generator[Decision, None, T]


def value_id(value: Any, no: str = "no") -> str:
    """A value's part of the option name: the string itself, a number, an object's ``id``, a tuple joined by
    ``/``.
    """
    if isinstance(value, str):
        return value
    if value is None or value is False:
        return no
    if value is True:
        return "yes"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return "/".join([value_id(part) for part in value])
    return str(value.id)


def choose(
    me: Player,
    kind: str,
    values: list[V],
    blocked: Blocked | None = None,
    about: dict[str, object] | None = None,
) -> Rule[V]:
    """Pick one of the values. Not asked if there is only one."""
    n = len(values)
    if n == 1:
        return values[0]
    if n == 0:
        raise BrokenRule(f"The question {kind!r} has no answer.")
    asked = Decision(me.seat, kind, values, blocked, about)
    yield asked
    return values[asked.answer]


def may_choose(
    me: Player,
    kind: str,
    values: list[V],
    blocked: Blocked | None = None,
    about: dict[str, object] | None = None,
    no: str = "no",
) -> Rule[V | None]:
    """Pick one of the values or none (option ``no``). Not asked if there is nothing to pick."""
    if not values:
        return None
    offered: list[V | None] = [*values, None]
    asked = Decision(me.seat, kind, offered, blocked, about, no)
    yield asked
    return offered[asked.answer]


def confirm(me: Player, kind: str, about: dict[str, object] | None = None) -> Rule[bool]:
    """Yes or no."""
    asked = Decision(me.seat, kind, YES_NO, None, about)
    yield asked
    return asked.answer == 0


YES_NO: Final[list[Any]] = [True, False]


def choose_number(
    me: Player, kind: str, low: int, high: int, about: dict[str, object] | None = None
) -> Rule[int]:
    """Pick a number from low to high."""
    return (yield from choose(me, kind, list(range(low, high + 1)), None, about))


def choose_many(
    me: Player,
    kind: str,
    values: list[V],
    at_least: int,
    at_most: int,
    blocked: Blocked | None = None,
    about: dict[str, object] | None = None,
) -> Rule[list[V]]:
    """Pick several values, one after the other, ``done`` when there are enough; the result is in the order
    of the list.
    """
    if len(values) < at_least:
        raise BrokenRule(f"The question {kind!r} asks for {at_least} of {len(values)} things.")
    left = list(range(len(values)))
    taken: list[int] = []
    while left and len(taken) < at_most:
        if len(left) + len(taken) == at_least:
            taken += left
            break
        rest = [values[i] for i in left]
        told: dict[str, object] = {"taken": len(taken), "at_least": at_least, "at_most": at_most}
        if about is not None:
            told.update(about)
        if len(taken) >= at_least:
            offered: list[V | None] = [*rest, None]
            asked = Decision(me.seat, kind, offered, blocked, told, "done")
        else:
            asked = Decision(me.seat, kind, rest, blocked, told)
        yield asked
        if asked.answer == len(rest):
            break
        taken.append(left.pop(asked.answer))
    taken.sort()
    return [values[i] for i in taken]


def in_any_order(
    me: Player,
    kind: str,
    items: list[V],
    carry_out: Callable[[V], Rule[None]],
    about: dict[str, object] | None = None,
) -> Rule[None]:
    """Carry out all items, each once, in the order the player wants."""
    left = items[:]
    while left:
        item = yield from choose(me, kind, left, None, about)
        left.remove(item)
        yield from carry_out(item)


def together(rules: list[Rule[T]]) -> Rule[list[T]]:
    """Several seats answer at once, each its own rule; answers stay secret until all are in.

    The rules must only ask and return: whatever they changed on the table would be seen before its time.
    """
    if len(rules) == 1:
        return [(yield from rules[0])]  # nobody to keep it secret from
    results: list[T | None] = [None] * len(rules)
    asked = [_next_part(rules, number, results) for number in range(len(rules))]
    everybody = Decision(-1, "together", [])
    while True:
        everybody.parts = [part for part in asked if part is not None]
        if not everybody.parts:
            return results  # type: ignore[return-value]
        yield everybody
        number = everybody.answer // STRIDE
        answered = asked[number]
        assert answered is not None
        answered.answer = everybody.answer % STRIDE
        asked[number] = _next_part(rules, number, results)


def _next_part(rules: list[Rule[T]], number: int, results: list[T | None]) -> Decision | None:
    """The next question of one of several rules; None when it has ended, with its result noted."""
    try:
        part = next(rules[number])
    except StopIteration as end:
        results[number] = end.value
        return None
    part.offset = number * STRIDE
    return part
