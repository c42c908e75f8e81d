"""``tablewright new-game NAME``: a package with a small game that plays, to be changed rule by rule.

The folder ``template`` holds its files as they will lie in the package, each with ``.template`` after its
name, so that no tool takes them for files of ours. In them stand ``@name@``, ``@title@``, ``@package@``,
``@Class@`` and ``@PREFIX@`` (of rule ids); the folder ``package`` gets the name of the package.
"""

from __future__ import annotations

import keyword
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from tablewright.engine import TablewrightError, game_names
from tablewright.engine.contract import NAME

TEMPLATE: Final = Path(str(files(__package__))) / "template"
SUFFIX: Final = ".template"
#: Whose leading dot would hide it among the templates.
HIDDEN: Final = {"gitignore": ".gitignore"}
#: Beginnings of ids that mean something else in a rulebook: invariants, examples, checks.
TAKEN_PREFIXES: Final = ("INV", "I", "EX", "CK", "DX")
LONGEST_PREFIX: Final = 3


class BadName(TablewrightError):
    """No game can be called like that, or written there: no good `name`, a `module` of Python that the
    package would hide, `taken` by another game, a `folder` that is not empty.
    """

    def __init__(self, why: str, name: str) -> None:
        super().__init__(f"No game can be made with {name!r}: {why}.")
        self.why: Final = why
        self.name: Final = name


class Names(NamedTuple):
    """What a game is called in its files."""

    name: str
    title: str
    package: str
    Class: str
    PREFIX: str

    def put_into(self, text: str) -> str:
        """A template with the names in their places."""
        for place, word in self._asdict().items():
            text = text.replace(f"@{place}@", word)
        return text


def names_of(name: str) -> Names:
    """All names that follow from the name of a game; refuses those that cannot be.

    >>> names_of("my-fair")
    Names(name='my-fair', title='My Fair', package='my_fair', Class='MyFair', PREFIX='MYF')
    """
    package = name.replace("-", "_")
    if not NAME.fullmatch(name):
        raise BadName("name", name)
    if name in game_names():
        raise BadName("taken", name)
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or _is_installed(package):
        raise BadName("module", name)
    words = [word.capitalize() for word in name.split("-") if word]
    return Names(name, " ".join(words), package, "".join(words), _prefix(name))


def _is_installed(package: str) -> bool:
    """Whether Python would import something else by this name. A mere folder is nothing to import."""
    found = find_spec(package)
    return found is not None and found.origin is not None


def _prefix(name: str) -> str:
    """The beginning of the ids of its rules."""
    letters = "".join(letter for letter in name.upper() if letter.isalpha())[:LONGEST_PREFIX]
    return f"{letters}G" if letters in TAKEN_PREFIXES or len(letters) == 1 else letters


def templates() -> Iterator[tuple[str, str]]:
    """The path of each file in the package that is written, and what it says, both still without names."""
    for file in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        path = file.relative_to(TEMPLATE)
        name = path.name.removesuffix(SUFFIX)
        yield str(path.with_name(HIDDEN.get(name, name))), file.read_text(encoding="utf-8")


def write_game(name: str, into: Path) -> list[Path]:
    """Write the package of a new game into an empty or new folder; the files that were written."""
    names = names_of(name)
    if into.exists() and (not into.is_dir() or any(into.iterdir())):
        raise BadName("folder", str(into))
    written = []
    for path, text in templates():
        parts = [names.package if part == "package" else part for part in Path(path).parts]
        file = into.joinpath(*parts)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(names.put_into(text), encoding="utf-8")
        written.append(file)
    return written
