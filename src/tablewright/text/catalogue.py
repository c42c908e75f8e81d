"""Sentences in a player's language, from the catalogue files of a game and the shared ones.

Conventions of the ``.ftl`` files
=================================

*Files.* ``locale/en.ftl``; a large game has further files for its parts, such as ``locale/en.fire.ftl``.

*The game.* ``title`` is what it is called; in English that is `Game.title`.

*Ids.* Whatever a game calls its things and questions, `message_id` makes a Fluent id of it.

*Questions.* ``visit-site`` is the prompt. Its attributes are the answers: ``.pass`` for the answer
``pass``, ``.n0`` for the number 0, ``.option`` with ``$it`` for everything else. Answers every game has
(``yes``, ``no``, ``done``, ``pass``) stand in the shared catalogue under ``common-answer``. What a question
is about may hold functions; they are asked about each answer, so that ``.option`` can say its price.
``$told`` is what the question tells about this very answer: its argument of that name.

*Events.* ``log-<kind>``; the attribute ``.own`` for the seat that may know more. *Reasons:* ``why-<name>``.

*Before the game.* ``setting-<name>`` is what is settled, its attributes are the values; words that every game
has (``yes``, ``off``, ``random``) stand in the shared catalogue under ``setting-value``.

*Names of things.* ``name-<id>``. An argument that is the id of a thing (or a thing with an ``id``) is shown
by its name; ``mill-2`` and ``mill#2`` are copies of ``mill``. Attributes of a name are its other grammatical
forms: ``name-mill`` with ``.acc`` gives ``$it`` and ``$it_acc``. A form the name does not have is the name
itself, so a language without cases needs no attributes.

*Arguments.* Whole and other numbers select plural forms. ``$it_id`` is the bare id, to select variants by.
A list is joined as the language does it; ``$it_count`` is its length, ``$it_1`` its first element. A map from
ids to amounts is a list of ``amount-<id>`` with ``$n``, or of ``n × name``. True and false are ``yes`` and
``no``, nothing is ``none``. An argument called ``seat`` or ``seats``, or ending so (``_seat``), holds seat
numbers, shown as the names of those who sit there. A `Text` as an argument is a sentence of its own.

Nothing is ever raised at a player: what is not in the catalogue shows as ``⟦id⟧`` and is noted in `missing`,
what goes wrong inside a sentence in `faults`, arguments shown as they are because nothing names them in
`unnamed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tablewright.engine.decision import value_id
from tablewright.engine.errors import TablewrightError
from tablewright.engine.message import Text
from tablewright.text.fluent import Argument, PatternKey, number, sentences
from tablewright.text.ids import message_id, without_copy_number

LANGUAGES: Final = ("en", "pl")
SHARED_FOLDER: Final = Path(__file__).parent

_ANSWERS: Final = "common-answer"
_SETTLED: Final = "setting-value"
_LOSS: Final = "log-lose"


def catalogue_files(folder: Path, language: str) -> list[Path]:
    """The catalogue of a game: ``en.ftl``, and one more for each part of it, such as ``en.fire.ftl``."""
    locale = folder / "locale"
    return [locale / f"{language}.ftl", *sorted(locale.glob(f"{language}.*.ftl"))]


class UnknownLanguage(TablewrightError):
    """There is no catalogue in that language."""


class Verbatim(str):
    """Text that is shown as it is, never looked up."""

    __slots__ = ()


class SeatName(Verbatim):
    """The name of somebody at the table."""

    __slots__ = ()


class Catalogue:
    """The texts of a game (None: only the shared ones) in one language, for a table with these people."""

    def __init__(self, folder: Path | str | None, language: str, seats: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"There is no language {language!r}. Languages: {', '.join(LANGUAGES)}.")
        self.language: Final = language
        self.seats: tuple[str, ...] = tuple(seats)
        self.files: Final = tuple(
            file
            for place in (folder, SHARED_FOLDER)
            if place is not None
            for file in catalogue_files(Path(place), language)
        )
        self._sentences: Final = sentences(language, *self.files)
        self._variables: Final = self._sentences.variables
        self._names: Final[dict[tuple[str, str], str | None]] = {}
        self.missing: Final[set[str]] = set()
        self.unnamed: Final[set[str]] = set()
        self.faults: Final[set[str]] = {f"{place}: cannot be read" for place in self._sentences.unreadable}

    # ------------------------------------------------------------------------------------------ questions

    def has(self, name: str) -> bool:
        """Whether there is a message of that id, or an attribute written ``id.attribute``."""
        head, _, attribute = name.partition(".")
        return (head, attribute or None) in self._variables

    def patterns(self) -> list[PatternKey]:
        """Every message and attribute there is."""
        return list(self._variables)

    def variables(self, name: str, attribute: str | None = None) -> tuple[str, ...]:
        """The variables a message (or an attribute of it) wants to be filled in."""
        return self._variables[name, attribute]

    # ------------------------------------------------------------------------------------------ rendering

    def render(self, text: Text) -> str:
        """A message in words."""
        return self._render((message_id(text.id), None), text.args)

    def say(self, name: str, args: Mapping[str, object], attribute: str | None = None) -> str:
        """The same for a message, or an attribute of one, by its Fluent id."""
        return self._render((name, attribute), args)

    def option(
        self, kind: str, value: object, args: Mapping[str, object] | None = None, no: str = "no"
    ) -> str:
        """An answer to the question `kind` in words; `no` is what the answer "none of them" is called."""
        question = message_id(kind)
        filled = {**(args or {}), "it": value}
        word = value_id(value, no)
        if word in filled:
            filled["told"] = filled[word]
        answer = message_id(word)
        if (question, answer) in self._variables:
            return self._render((question, answer), filled)
        is_thing = not (value is None or isinstance(value, bool))
        is_bare_word = isinstance(value, str) and not self._is_named(word)
        if (not is_thing or is_bare_word) and (_ANSWERS, answer) in self._variables:
            return self._render((_ANSWERS, answer), filled)
        if is_thing and (question, "option") in self._variables:
            return self._render((question, "option"), filled)
        if is_thing and not is_bare_word:
            return self._render((_ANSWERS, "option"), filled)
        return self._mark(f"{question}.{answer}")

    def event(self, kind: str, args: Mapping[str, object], own: bool = False) -> str:
        """A line of the log; `own`: as the seat reads it that may know more. A score below 0 is a loss."""
        points = args.get("points")
        if kind == "score" and isinstance(points, int) and points < 0:
            return self._render((_LOSS, None), {**args, "points": -points})
        name = message_id(f"log-{kind}")
        key = (name, "own") if own and (name, "own") in self._variables else (name, None)
        return self._render(key, args)

    def seat(self, number_at_table: int) -> str:
        """The name of whoever sits there."""
        if 0 <= number_at_table < len(self.seats):
            return self.seats[number_at_table]
        return self._render(("seat-name", None), {"number": number_at_table + 1})

    def name(self, thing: str, case: str = "") -> str:
        """The name of a thing in one of its grammatical forms; the id itself if it has no name."""
        found = self._name(thing, case)
        if found is None:
            self.unnamed.add(thing)
            return thing
        return found

    def setting(self, name: str) -> str:
        """What is settled before the game; ``faction-2`` is the ``faction`` of the second seat."""
        for id_ in dict.fromkeys((name, without_copy_number(name))):
            if (message_id(f"setting-{id_}"), None) in self._variables:
                return self._render((message_id(f"setting-{id_}"), None), {})
        return self.name(name)

    def settled(self, name: str, value: str) -> str:
        """A value of a setting; a bare number is a number."""
        own = message_id(f"setting-{without_copy_number(name)}")
        for key in ((own, message_id(value)), (_SETTLED, message_id(value))):
            if key in self._variables:
                return self._render(key, {})
        return value if value.isdigit() else self.name(value)

    # ------------------------------------------------------------------------------------------- insides

    def _render(self, key: PatternKey, args: Mapping[str, object]) -> str:
        variables = self._variables.get(key)
        if variables is None:
            return self._mark(key[0] if key[1] is None else f"{key[0]}.{key[1]}")
        arguments: dict[str, Argument] = {}
        for variable in variables:
            value = self._argument(variable, args)
            if value is not None:
                arguments[variable] = value
        text, errors = self._sentences.fill(key, arguments)
        for error in errors:
            self.faults.add(f"{key[0] if key[1] is None else f'{key[0]}.{key[1]}'}: {error}")
        return text

    def _mark(self, name: str) -> str:
        self.missing.add(name)
        return f"⟦{name}⟧"

    def _argument(self, variable: str, args: Mapping[str, object]) -> Argument | None:
        """The value of a variable: an argument, or an aspect of one, such as ``it_acc`` or ``it_1_acc``."""
        if variable in args:
            return self._show(args[variable], "", variable)
        base, _, aspect = variable.rpartition("_")
        if base in args:
            return self._aspect(args[base], aspect, base)
        whole, _, position = base.rpartition("_")
        if whole in args and position.isdigit():
            part = _element(args[whole], int(position))
            return None if part is None else self._aspect(part, aspect, whole)
        return None

    def _aspect(self, value: object, aspect: str, variable: str) -> Argument | None:
        if aspect == "id":
            return _bare_id(value)
        if aspect == "count" and isinstance(value, Sequence | Mapping) and not isinstance(value, str):
            return number(len(value))
        if aspect.isdigit():
            part = _element(value, int(aspect))
            return None if part is None else self._show(part, "", variable)
        return self._show(value, aspect, variable)

    def _show(self, value: object, case: str, variable: str) -> Argument:
        if isinstance(value, Verbatim):
            return str(value)
        if isinstance(value, str):
            return self.name(value, case)
        if isinstance(value, bool) or value is None:
            return _bare_id(value)
        if isinstance(value, int | float):
            if isinstance(value, int) and _is_seat(variable):
                return self.seat(value)
            return number(value)
        if isinstance(value, Text):
            return self.render(value)
        if isinstance(value, Mapping):
            return self._join([self._amount(str(thing), n, case) for thing, n in value.items() if n])
        if isinstance(value, Sequence):
            return self._join([self._part(part, case, variable) for part in value])
        return self.name(_bare_id(value), case)

    def _part(self, value: object, case: str, variable: str) -> str:
        """A part of a list, as text."""
        shown = self._show(value, case, variable)
        return shown if isinstance(shown, str) else self._sentences.fill(("number", None), {"n": shown})[0]

    def _amount(self, thing: str, n: object, case: str) -> str:
        name = message_id(f"amount-{thing}")
        for key in ((name, case), (name, None)):
            if key in self._variables:
                return self._render(key, {"n": n})
        return self._render(("amount", None), {"n": n, "it": Verbatim(self.name(thing, case))})

    def _join(self, parts: list[str]) -> str:
        if not parts:
            return self._render(("list-empty", None), {})
        *head, last = parts
        if not head:
            return last
        return self._render(("list-last", None), {"head": Verbatim(", ".join(head)), "last": Verbatim(last)})

    def _is_named(self, thing: str) -> bool:
        return self._name(thing, "") is not None

    def _name(self, thing: str, case: str) -> str | None:
        """The name in a grammatical form, or its basic form; None if there is no name. Names never change."""
        if (thing, case) not in self._names:
            self._names[thing, case] = self._find_name(thing, case)
        return self._names[thing, case]

    def _find_name(self, thing: str, case: str) -> str | None:
        for id_ in dict.fromkeys((thing, without_copy_number(thing))):
            name = message_id(f"name-{id_}")
            for key in ((name, case), (name, None)):
                if key in self._variables:
                    return self._render(key, {})
        return None


def _is_seat(variable: str) -> bool:
    return variable in ("seat", "seats") or variable.endswith(("_seat", "_seats"))


def _bare_id(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int | float):
        return str(value)
    return str(getattr(value, "id", value))


def _element(value: object, position: int) -> object | None:
    if isinstance(value, Sequence) and not isinstance(value, str) and 1 <= position <= len(value):
        element: object = value[position - 1]
        return element
    return None
