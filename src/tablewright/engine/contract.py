"""Whether a game fulfils the contract, as far as that can be seen without playing it.

Asked when a game of another package is registered, by ``tablewright doctor`` and by the test kit. Every fault
names a file, a line where there is one, and the remedy.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tablewright.engine.blame import place_of_class, short_path
from tablewright.engine.game import Game, Setting

#: What a game must say about itself, with an example.
ATTRIBUTES: Final = {
    "name": '"orchard"',
    "title": '"Orchard"',
    "players": "(1, 2, 3, 4)",
    "cap": "400  # more choices than any game takes",
}
#: What it must be able to do, and how that is asked for; S is the class of its state. Written out, because
#: compiled methods do not tell.
METHODS: Final = {
    "new": "(self, players: int, options: Options, chance: Chance) -> S",
    "next_turn": "(self, g: S) -> Rule[None] | None",
    "people": "(self, g: S) -> list[Player]",
    "ranking": "(self, g: S) -> list[int]",
    "view": "(self, g: S, seat: int | None) -> dict[str, Any]",
    "resample": "(self, g: S, seat: int, chance: Chance, now: S) -> None",
    "scenes": "(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]",
    "check": "(self, g: S) -> list[str]",
}
#: May be left out, but not written another way.
FURTHER_METHODS: Final = {
    "glance": "(self, view: Mapping[str, Any]) -> Glance",
    "ledger": "(self) -> Ledger",
    "truths": "(self) -> Mapping[str, Truth]",
    "pieces": "(self) -> list[str]",
    "score_lines": "(self, g: S) -> list[ScoreLine]",
    "scores": "(self, g: S) -> list[int]",
}
FILES: Final = ("rules.md", "rules.pl.md", "locale/en.ftl", "locale/pl.ftl")
#: What an evaluation is given: (view, seat, weights).
EVALUATED: Final = 3

#: As pip takes it, too: a hyphen is never last.
NAME: Final = re.compile(r"[a-z](?:[a-z0-9-]{0,58}[a-z0-9])?")


def faults_of(found: object, announced: str) -> list[str]:
    """What is wrong with the object that an entry point of this name leads to; empty when all is well."""
    if not isinstance(found, Game):
        return [
            f"the entry point {announced!r} leads to {_kind_of(found)}, not to the object of a game. Write "
            f'{announced} = "{announced}:GAME" in pyproject.toml and GAME = MyGame() in __init__.py'
        ]
    named = [*_wrong_name(found, announced), *_lacking_attributes(found)]
    return named or [
        *_wrong_methods(found),
        *_lacking_files(found),
        *_wrong_brain(found),
        *_wrong_looks(found),
    ]


def _kind_of(found: object) -> str:
    return f"the class {found.__name__}" if isinstance(found, type) else f"a {type(found).__name__}"


def _wrong_name(game: Game[Any], announced: str) -> Iterator[str]:
    where = place_of_class(type(game))
    if game.name and game.name != announced:
        yield (
            f"{where}: the game is called {game.name!r}, its entry point {announced!r}. Saves know a game by "
            f'its name: call both alike, e.g. {game.name} = "..." in pyproject.toml, and install it again'
        )
    elif game.name and not NAME.fullmatch(game.name):
        yield f"{where}: name = {game.name!r} must be small letters, digits and hyphens, such as 'orchard-2'"


def _lacking_attributes(game: Game[Any]) -> Iterator[str]:
    where = place_of_class(type(game))
    for name, example in ATTRIBUTES.items():
        if not getattr(game, name):
            yield f"{where}: {type(game).__name__} does not say its {name}: {name} = {example}"
    players: Any = game.players
    if not isinstance(players, tuple) or not all(
        isinstance(number, int) and number >= 1 for number in players
    ):
        yield f"{where}: players = {players!r} must be numbers of people: {ATTRIBUTES['players']}"
    settings: Any = game.settings
    if not isinstance(settings, tuple) or not all(isinstance(setting, Setting) for setting in settings):
        yield f'{where}: settings must be a tuple: settings = (Setting("map", ["north", "south"]),)'


def _wrong_methods(game: Game[Any]) -> Iterator[str]:
    """Methods that are missing, or take other arguments than they will be given."""
    cls = type(game)
    for name, signature in (METHODS | FURTHER_METHODS).items():
        written = getattr(cls, name)
        arguments = signature.count(":") + 1
        if written is not getattr(Game, name):
            if not _takes(written, arguments):
                yield f"{_place_of(written, cls)}: wrong arguments; it must be def {name}{signature}"
        elif game.rooms is not None and hasattr(game.rooms, name):
            given = getattr(game.rooms, name)
            if not _takes(given, arguments - 1):
                asked = signature.replace("(self, ", "(")
                yield f"{_place_of(given, cls)}: wrong arguments; in rooms it must be def {name}{asked}"
        elif name in METHODS:
            yield f"{place_of_class(cls)}: {cls.__name__} has no method {name!r}: def {name}{signature}"
    if game.rooms is not None and cls.scenes is Game.scenes and not game.rooms.can_be_drawn():
        yield f"{place_of_class(cls)}: the package {game.rooms.package} of its rooms has no look/scene.py"


def _takes(method: Any, arguments: int) -> bool:
    """Whether a method can be called with so many arguments, as far as it tells."""
    try:
        inspect.signature(method).bind(*[None] * arguments)
    except ValueError:
        return True  # compiled
    except TypeError:
        return False
    return True


def _place_of(method: Any, cls: type[Any]) -> str:
    code = getattr(method, "__code__", None)
    return (
        place_of_class(cls) if code is None else f"{short_path(Path(code.co_filename))}:{code.co_firstlineno}"
    )


def _lacking_files(game: Game[Any]) -> Iterator[str]:
    for name in FILES:
        file = game.folder / name
        if not file.is_file():
            yield (
                f"{short_path(file)} is missing. Write it; if it is there in your sources, name it in "
                f'pyproject.toml under [tool.setuptools.package-data], e.g. "*{file.suffix}"'
            )


def _wrong_brain(game: Game[Any]) -> Iterator[str]:
    """The evaluation is read, not imported: bots import it when they need it."""
    file = game.folder / "brain" / "evaluation.py"
    if not file.is_file():
        return
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    written = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "evaluate"]
    wanted = "def evaluate(view: View, seat: int, weights: Weights) -> float"
    if not written:
        yield f"{short_path(file)}:1: there is no function 'evaluate'; it must be {wanted}"
    for function in written:
        given = function.args
        if len(given.posonlyargs) + len(given.args) != EVALUATED and given.vararg is None:
            yield f"{short_path(file)}:{function.lineno}: wrong arguments; it must be {wanted}"


def _wrong_looks(game: Game[Any]) -> Iterator[str]:
    """Colours and pictograms that would not be found, or be taken for those of others."""
    look = game.folder / "look"
    for file, pattern, wanted in (
        (look / "colours.css", r"\[data-game=\"?([^\]\"]*)\"?\]", game.name),
        (look / "icons.svg", r'<symbol id="i-([\w-]+)"', f"{game.name}-"),
    ):
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        for match in re.finditer(pattern, text):
            if match[1] != wanted if file.suffix == ".css" else not match[1].startswith(wanted):
                line = text.count("\n", 0, match.start()) + 1
                where = f"{short_path(file)}:{line}"
                yield f"{where}: {match[1]!r} is not of this game; here all begins with {wanted!r}"
