"""The book that a reader of the log can keep, declared by a game as data.

A game says which attributes of its state a reader must be able to follow (`keeps`), which not and why
(`leaves`), and what each kind of event does to the accounts (`events`). The test kit then plays games, keeps
the book from the events alone and compares it with the table after every turn: a change that no event tells
is found. Nothing of this runs in a game.

An account is called by its place: ``0.granite`` is the granite of seat 0, ``0.goods:food`` a part of its
goods, ``table.deck`` lies on the table. Entries name an account as the seat that the event speaks of has it
(``granite``), at another place (``1.granite``) or on the table (``table.deck``), and may use arguments of
the event in it (``temples:{temple}``; ``{die.0}`` is the first part of a pair).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Told: TypeAlias = Mapping[str, Any]
Reader: TypeAlias = Callable[[Any], "dict[str, Any]"]

#: What belongs to nobody.
TABLE: Final = "table"


class Book:
    """What a reader of the log knows: a number or a word for each account; what is zero or empty is not
    written.
    """

    def __init__(self, accounts: dict[str, Any]) -> None:
        self.accounts: Final[dict[str, Any]] = {name: value for name, value in accounts.items() if value}

    def get(self, account: str) -> Any:
        """What stands there."""
        return self.accounts.get(account, 0)

    def put(self, account: str, value: Any) -> None:
        """Write a number or a word."""
        if value:
            self.accounts[account] = value
        else:
            self.accounts.pop(account, None)

    def add(self, account: str, n: int) -> None:
        """Count up or down."""
        self.put(account, self.get(account) + n)

    def parts(self, account: str) -> list[str]:
        """All accounts whose names begin so."""
        return [name for name in self.accounts if name.startswith(account)]


def plain_word(value: Any) -> Any:
    """A thing as it is called in a book: by its id; a pair such as a die by both parts."""
    if isinstance(value, list | tuple):
        return "-".join([str(plain_word(part)) for part in value])
    if value is None or isinstance(value, str | int):
        return value or ""
    return value.id


# ------------------------------------------------------------------------------ how attributes are read


def number(value: Any) -> dict[str, Any]:
    """A number, a word, a thing: one account."""
    return {"": plain_word(value)}


def size(value: Any) -> dict[str, Any]:
    """How many there are, not which: a hand, a deck."""
    return {"": sum([item not in (None, "") for item in value])}


def each(value: Any) -> dict[str, Any]:
    """How many of each kind; of a dict what stands at each key."""
    if isinstance(value, dict):
        return {f":{plain_word(key)}": plain_word(item) for key, item in value.items()}
    found: dict[str, Any] = {}
    for item in value:
        if item not in (None, ""):
            name = f":{plain_word(item)}"
            found[name] = found.get(name, 0) + 1
    return found


def placed(value: Any) -> dict[str, Any]:
    """What lies at each place of a row, counted from 0."""
    return {f":{place}": plain_word(item) for place, item in enumerate(value)}


# ------------------------------------------------------------------------------------- what events do


class Entry:
    """What an event does to one account: which one, and the arguments of the event that say so."""

    def __init__(self, account: str, told: str, of: str, write: Callable[[Book, str, Any], None]) -> None:
        self.account: Final = account
        self.told: Final = told
        self.of: Final = of
        self._write: Final = write

    def book(self, book: Book, told: Told) -> None:
        """Carry it out."""
        account = self.account
        for name in _placeholders(account):
            account = account.replace(f"{{{name}}}", str(plain_word(_part(told, name))))
        absolute = account.startswith(f"{TABLE}.") or account[:1].isdigit()
        owned = account if absolute else f"{told[self.of]}.{account}"
        self._write(book, owned, told[self.told] if self.told else None)

    def arguments(self) -> list[str]:
        """The arguments of the event that a reader must see to follow it."""
        names = [name.partition(".")[0] for name in _placeholders(self.account)]
        if self.told:
            names.append(self.told)
        return names


#: An entry, or a function where an event does something of its own.
Posting: TypeAlias = "Entry | Callable[[Book, Told], None]"


def _part(told: Told, name: str) -> Any:
    """An argument, or a part of it: ``die.0``."""
    whole, _, at = name.partition(".")
    return told[whole][int(at)] if at else told[whole]


def _placeholders(account: str) -> list[str]:
    return [part.partition("}")[0] for part in account.split("{")[1:]]


def more(account: str, told: str = "", of: str = "seat", by: int = 1) -> Entry:
    """The account grows by the told number, without one by 1. Where several things are told (a map of
    numbers, a list of things, a thing), the account ends in ``:`` or is empty and each counts for its own.
    """

    def write(book: Book, owned: str, value: Any) -> None:
        if value is None:
            book.add(owned, by)
        elif isinstance(value, int):
            book.add(owned, by * value)
        elif isinstance(value, dict):
            for key, n in value.items():
                book.add(f"{owned}{plain_word(key)}", by * n)
        else:
            for item in value if isinstance(value, list) else [value]:
                book.add(f"{owned}{plain_word(item)}", by)

    return Entry(account, told, of, write)


def less(account: str, told: str = "", of: str = "seat", by: int = 1) -> Entry:
    """The account shrinks, as `more` grows."""
    return more(account, told, of, -by)


def becomes(account: str, told: str = "", of: str = "seat", value: int | str = "") -> Entry:
    """The account is now what is told, or this value."""
    return Entry(
        account, told, of, lambda book, owned, said: book.put(owned, plain_word(said) if told else value)
    )


def empties(account: str, of: str = "seat") -> Entry:
    """All accounts whose names begin so are empty now."""

    def write(book: Book, owned: str, value: Any) -> None:
        for name in book.parts(owned):
            book.put(name, 0)

    return Entry(account, "", of, write)


class Ledger:
    """A game's declaration: what is read from the state, what is left and why, what each event does.

    `keeps` and `leaves` name the attributes of every class of the state. Those that hold players or other
    models are followed into by themselves; where one of them has a reader, that reader reads the models, too,
    and what their classes keep is only named.

    `skips` names the questions that are not asked where nothing is possible: which event then says so (one of
    those named is enough), or why nobody has to be told.
    """

    def __init__(
        self,
        keeps: Mapping[type, Mapping[str, Reader]],
        leaves: Mapping[type, Mapping[str, str]],
        events: Mapping[str, tuple[Posting, ...]],
        skips: Mapping[str, tuple[str, ...] | str] | None = None,
    ) -> None:
        self.keeps: Final = keeps
        self.leaves: Final = leaves
        self.skips: Final = {} if skips is None else skips
        self.events: Final[dict[str, tuple[Posting, ...]]] = {"score": (more("vp", "points"),), **events}

    def note(self, book: Book, kind: str, told: Told) -> None:
        """Write an event into the book."""
        for posting in self.events[kind]:
            if isinstance(posting, Entry):
                posting.book(book, told)
            else:
                posting(book, told)
