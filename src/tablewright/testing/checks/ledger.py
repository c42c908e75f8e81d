"""The log adds up: who reads the events, and nothing else, knows the table after every turn.

What a reader must be able to follow a game declares in its ``ledger.py`` (`tablewright.engine.ledger`).
Every attribute of the state stands there, kept or left for a reason, and every kind of event.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from tablewright.engine import Chance, Event, Game, Model, Player, State, Table
from tablewright.engine.ledger import TABLE, Book, Entry, Ledger, number
from tablewright.engine.model import fields
from tablewright.testing.driver import Case, watch
from tablewright.text import LANGUAGES
from tablewright.text.catalogue import catalogue_files

#: What the engine itself keeps in every state; points are an account in every game.
OF_THE_ENGINE: Final[dict[type, tuple[str, ...]]] = {State: ("chance", "revealed"), Player: ("seat", "tally")}
POINTS: Final = "vp"
#: A message of a catalogue with all its lines, and what stands in it for another one.
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=((?:.*\n(?=[ }\n]))*.*)", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)[ .(}]")
LOG: Final = "log-"
#: The last events of a turn that does not add up are shown.
SHOWN: Final = 30


def check_ledger(case: Case) -> None:
    """After every turn the book that is kept from the log agrees with the table."""
    watch(case, lambda: Bookkeeper(case))


class Bookkeeper:
    """Knows the table after the set-up, and then only what the log tells everybody."""

    def __init__(self, case: Case) -> None:
        self.ledger = case.game.ledger()
        start = case.game.new(case.players, case.options, Chance(case.seed))
        self.book = Book(accounts_of(self.ledger, start))
        self.read = 0
        self.turn: object = None

    def __call__(self, table: Table) -> None:
        """At the start of a turn read on, and compare with the table as it was there."""
        turn = table.this_turn()
        if turn is self.turn:
            return
        self.turn = turn
        news = table.events[self.read : turn.logged]
        self.read = turn.logged
        for event in news:
            assert event.kind in self.ledger.events, (
                f"ledger.py does not say what the event {event.kind!r} changes"
            )
            self.ledger.note(self.book, event.kind, event.args)
        actual = Book(accounts_of(self.ledger, turn.start)).accounts
        wrong = _differences(self.book.accounts, actual)
        assert not wrong, f"the log does not add up: {'; '.join(wrong)}\n{_shown(news)}"


def _differences(told: dict[str, Any], actual: dict[str, Any]) -> list[str]:
    names = sorted({*told, *actual})
    return [
        f"{name} is {told.get(name, 0)!r} by the log, {actual.get(name, 0)!r} on the table"
        for name in names
        if told.get(name, 0) != actual.get(name, 0)
    ]


def _shown(news: list[Event]) -> str:
    return "\n".join([f"  {event.kind} {event.args}" for event in news[-SHOWN:]])


def accounts_of(ledger: Ledger, state: State) -> dict[str, Any]:
    """All accounts as they are on the table."""
    return dict(_read(ledger, state, f"{TABLE}."))


def _read(ledger: Ledger, model: Model, where: str) -> Iterator[tuple[str, Any]]:
    cls = type(model)
    kept = ledger.keeps.get(cls, {})
    for name in fields(cls):
        value = getattr(model, name)
        reader = kept.get(name, number if name == POINTS and isinstance(model, Player) else None)
        if reader is not None:
            for part, found in reader(value).items():
                yield f"{where}{name}{part}", found
        elif name not in ledger.leaves.get(cls, {}):
            for inner, place in _models_in(value):
                inside = f"{inner.seat}." if isinstance(inner, Player) else f"{where}{name}.{place}"
                yield from _read(ledger, inner, inside)


def _models_in(value: Any) -> Iterator[tuple[Model, str]]:
    """Models that an attribute holds, with their place there: by their id if they have one."""
    if isinstance(value, Model):
        yield value, ""
    elif isinstance(value, list):
        for place, item in enumerate(value):
            if isinstance(item, Model):
                yield item, f"{getattr(item, 'id', place)}."


# --------------------------------------------------------------------------------- what is not declared


def ledger_faults(game: Game[Any]) -> list[str]:
    """What the declaration of a game leaves out or names in vain; empty when all is well."""
    ledger = game.ledger()
    state = type(game.new(max(game.players), game.settle(max(game.players), {}), Chance("ledger")))
    return [*_undeclared(ledger, state), *_unwritten_events(game, ledger), *_untold(game, ledger)]


def _undeclared(ledger: Ledger, state: type) -> Iterator[str]:
    """Attributes that are neither kept nor left, and declared ones that do not exist."""
    waiting, seen = [state], set[type]()
    while waiting:
        cls = waiting.pop()
        if cls in seen:
            continue
        seen.add(cls)
        kept, left = ledger.keeps.get(cls, {}), ledger.leaves.get(cls, {})
        own = {name for base, names in OF_THE_ENGINE.items() if issubclass(cls, base) for name in names}
        for name in {*kept, *left} - {*fields(cls)}:
            yield f"{cls.__name__} has no attribute {name!r}, which the ledger names"
        for name, kind in fields(cls).items():
            if name in kept and name in left:
                yield f"{cls.__name__}.{name} is kept and left"
            inner = [found for found in _types_in(kind) if issubclass(found, Model)]
            waiting += [] if name in left else inner
            points = name == POINTS and issubclass(cls, Player)
            if not (inner or points or name in kept or name in left or name in own):
                yield f"{cls.__name__}.{name} is neither kept nor left for a reason"
    for cls in {*ledger.keeps, *ledger.leaves} - seen:
        yield f"the ledger names {cls.__name__}, which no state holds"


def _types_in(kind: Any) -> Iterator[type]:
    if isinstance(kind, type) and not get_args(kind):
        yield kind
    for part in get_args(kind):
        yield from _types_in(part)


def _unwritten_events(game: Game[Any], ledger: Ledger) -> Iterator[str]:
    """Messages of the log without an entry, and entries without a message."""
    logged = {kind for file in catalogue_files(game.folder, "en") for kind in _messages(file)}
    for kind in sorted(logged - {*ledger.events}):
        yield f"ledger.py does not say what the event {kind!r} changes"
    for kind in sorted({*ledger.events} - logged - {"score"}):
        yield f"ledger.py speaks of the event {kind!r}, but no catalogue has log-{kind}"


def _untold(game: Game[Any], ledger: Ledger) -> Iterator[str]:
    """Arguments that a reader needs, but that the sentence does not show."""
    for language in LANGUAGES:
        for file in catalogue_files(game.folder, language):
            for kind, message in _messages(file).items():
                entries = [entry for entry in ledger.events.get(kind, ()) if isinstance(entry, Entry)]
                needed = {name for entry in entries for name in entry.arguments()}
                for name in sorted(needed):
                    if not re.search(rf"\${name}(?:_\w+)?\b", message):
                        yield f"{file.name}: log-{kind} does not say ${name}"


def _messages(file: Path) -> dict[str, str]:
    """The sentences of the log in a part of a catalogue, each with those it refers to."""
    found: dict[str, str] = dict(MESSAGE.findall(file.read_text(encoding="utf-8")))

    def whole(text: str, depth: int = 2) -> str:
        parts = [found[name] for name in REFERENCE.findall(text) if name in found] if depth else []
        return "".join([text, *(whole(part, depth - 1) for part in parts)])

    return {name.removeprefix(LOG): whole(text) for name, text in found.items() if name.startswith(LOG)}
