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

#: The answer to a question of several seats holds which of them answers: part number * STRIDE + option
#: number.
STRIDE: Final = 1 << 20
#: Where the asides of a question begin that has none: behind every answer there can be. (Python compares
#: numbers up to this one fastest.)
NEVER: Final = (1 << 30) - 1
#: Instead of the usual answer of a question that has none.
UNUSUAL: Final = object()


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


class Aside:
    """Something a seat may do at any moment of its own turn: an option with a name of its own, whatever is
    asked. `about` fills in its label. See `tablewright.engine.aside`.
    """

    def __init__(self, kind: str, value: Any = True, about: dict[str, object] | None = None) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.about: Final = about

    @property
    def id(self) -> str:
        """The name of the option, such as ``use-army:A03``."""
        return f"{self.kind}:{value_id(self.value)}"

    def __repr__(self) -> str:
        return f"<Aside {self.id}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One seat is asked to pick one of a list of values: first the answers proper, then the asides."""

    def __init__(
        self,
        seat: int,
        kind: str,
        values: list[Any],
        blocked: Blocked | None = None,
        about: About | None = None,
        no: str = "no",
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.values: list[Any] = values
        self.blocked: Final = blocked
        self.telling: Final = about
        self.no: Final = no
        self.offset: int = 0
        self.answer: int = 0  # the number of the chosen value, once the table goes on
        self.parts: list[Decision] | None = None
        self.first_aside: int = NEVER
        self.make: Callable[[], list[Any]] | None = None  # where the values may change meanwhile
        self.undisturbed: bool = False  # nothing can be done meanwhile
        self.may_decline: bool = False  # also where there is something to pick
        self.usual_value: Any = UNUSUAL  # what nearly everybody answers

    @property
    def answers(self) -> list[Any]:
        """The answers proper."""
        return self.values[: self.first_aside]

    @property
    def asides(self) -> list[Aside]:
        """What the seat may do meanwhile, see `tablewright.engine.aside`."""
        return self.values[self.first_aside :]

    @property
    def usual(self) -> int:
        """The number of the answer that nearly everybody gives to a routine question; -1 if there is none."""
        answers = self.answers
        return answers.index(self.usual_value) if self.usual_value in answers else -1

    def offer_meanwhile(self, asides: list[Aside]) -> None:
        """Put these behind the answers proper."""
        self.first_aside = len(self.values)
        self.values = self.values + asides

    def ask_again(self) -> None:
        """Something was done meanwhile: the answers are made anew if they may have changed."""
        if self.make is None:
            self.values = self.answers
        else:
            found = self.make()
            self.values = [*found, None] if self.may_decline or not found else found
        self.first_aside = NEVER

    @property
    def about(self) -> dict[str, object] | None:
        """What the question is about, made now if it was left for later."""
        telling = self.telling
        return telling() if callable(telling) else telling

    def told(self) -> dict[str, object]:
        """What the prompt says: all that the question is about, but for what is said of single answers."""
        about = self.about
        return {} if about is None else {name: it for name, it in about.items() if not callable(it)}

    def things_told(self) -> list[str]:
        """The names of what the question is about: things may stand for its answers only there."""
        return [it for it in self.told().values() if isinstance(it, str)]

    def told_of(self, value: Any) -> dict[str, object]:
        """What the label of an answer says. Of what the question is about, functions are asked about the
        answer: a price that nobody reads is not worked out.
        """
        about = self.about
        if about is None or value is None:
            return self.told()
        return {name: it(value) if callable(it) else it for name, it in about.items()}

    def option_id(self, index: int) -> str:
        """The meaningful name of an option, such as ``visit-site:S1``."""
        return self.name_of(self.values[index])

    def option_ids(self) -> list[str]:
        """The names of all options in their order."""
        return [self.option_id(i) for i in range(len(self.values))]

    def reasons(self) -> dict[str, Reason]:
        """What a player might expect but is not offered, each with the reason; by option name."""
        if self.blocked is None:
            return {}
        offered = set(self.option_ids())
        named = {self.name_of(value): reason for value, reason in self.blocked()}
        return {name: reason for name, reason in named.items() if name not in offered}

    def name_of(self, value: Any) -> str:
        """The name of an option, whether it is offered or not."""
        return value.id if isinstance(value, Aside) else f"{self.kind}:{value_id(value, self.no)}"


#: Made when somebody asks why not: pairs of a value and the reason it is not offered.
Blocked: TypeAlias = Callable[[], list[tuple[Any, Reason]]]

#: What a question is about, for its prompt and its labels; a function makes it when somebody looks.
About: TypeAlias = dict[str, object] | Callable[[], dict[str, object]]

Rule: TypeAlias = Generator[Decision, None, T]


class Listener:
    """Hears of choices that are not asked, as there is one answer only or none: while somebody looks ahead,
    or a test wants to know.
    """

    def __init__(self) -> None:
        self.heard: list[tuple[int, str]] | None = None  # whose choice, and the name of the answer
        self.skipped: list[tuple[int, str]] | None = None  # who was not asked what: nothing was possible

    def note(self, me: Player, kind: str, values: list[Any]) -> None:
        """These answers are taken without a question; if there are none, the question is skipped."""
        if self.heard is not None:
            self.heard += [(me.seat, f"{kind}:{value_id(value)}") for value in values]
        if self.skipped is not None and not values:
            self.skipped.append((me.seat, kind))


LISTENER: Final = Listener()


def choose(
    me: Player,
    kind: str,
    values: list[V],
    blocked: Blocked | None = None,
    about: About | None = None,
) -> Rule[V]:
    """Pick one of the values. Not asked if there is only one."""
    n = len(values)
    if n == 1:
        if LISTENER.heard is not None:
            LISTENER.note(me, kind, values)
        return values[0]
    if n == 0:
        raise BrokenRule(f"The question {kind!r} has no answer.")
    asked = Decision(me.seat, kind, values, blocked, about)
    yield asked
    return values[asked.answer]


def choose_undisturbed(
    me: Player,
    kind: str,
    values: list[V],
    blocked: Blocked | None = None,
    about: dict[str, object] | None = None,
) -> Rule[V]:
    """`choose` for a part of one step: nothing is done meanwhile (as `undisturbed` does for a whole rule)."""
    n = len(values)
    if n == 1:
        LISTENER.note(me, kind, values)
        return values[0]
    if n == 0:
        raise BrokenRule(f"The question {kind!r} has no answer.")
    asked = Decision(me.seat, kind, values, blocked, about)
    asked.undisturbed = True
    yield asked
    return values[asked.answer]


def may_choose(
    me: Player,
    kind: str,
    values: list[V],
    blocked: Blocked | None = None,
    about: About | None = None,
    no: str = "no",
) -> Rule[V | None]:
    """Pick one of the values or none (option ``no``). Not asked if there is nothing to pick."""
    if not values:
        LISTENER.note(me, kind, values)
        return None
    offered: list[V | None] = [*values, None]
    asked = Decision(me.seat, kind, offered, blocked, about, no)
    yield asked
    return offered[asked.answer]


def choose_at_leisure(
    me: Player,
    kind: str,
    make: Callable[[], list[V]],
    free: bool | Callable[[], object],
    no: str = "",
    blocked: Blocked | None = None,
    about: About | None = None,
) -> Rule[V | None]:
    """Pick one of the values that `make` gives: it is called again after all that the seat does meanwhile.

    `free` says (or finds out, where it matters) that there is something to do meanwhile. Then the question is
    asked even if there is one value or none, as that may change. With `no` the player may pick none of them.
    Returns None for that, and if there is nothing to pick.
    """
    values: list[Any] = make()
    n = len(values)
    if (n == 0 or (n == 1 and not no)) and not (free if isinstance(free, bool) else free()):
        LISTENER.note(me, kind, values)
        return values[0] if n else None
    asked = Decision(me.seat, kind, [*values, None] if no or not n else values, blocked, about, no or "no")
    asked.make = make
    asked.may_decline = bool(no)
    yield asked
    chosen: V | None = asked.values[asked.answer]
    return chosen


def undisturbed(rule: Rule[T]) -> Rule[T]:
    """A rule whose questions are parts of one step, such as a payment: nothing is done meanwhile."""
    while True:
        try:
            question = next(rule)
        except StopIteration as end:
            result: T = end.value
            return result
        question.undisturbed = True
        yield question


def usually(value: Any, rule: Rule[T]) -> Rule[T]:
    """A rule that asks for routine's sake: nearly everybody gives this answer. People are not asked unless
    they want to be; for bots and records it is a question like any other.
    """
    while True:
        try:
            question = next(rule)
        except StopIteration as end:
            result: T = end.value
            return result
        question.usual_value = value
        yield question


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
            LISTENER.note(me, kind, [values[i] for i in left])
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
