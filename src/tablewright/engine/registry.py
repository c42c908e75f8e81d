"""The register of games: ours, and those of other packages.

Another package announces a game by the entry point group ``tablewright.games``: the name of the game, and
where its object lies (``orchard = "orchard:GAME"``). A package that cannot be imported, or whose game does
not fulfil the contract, is *broken*: it is listed with its reason and disturbs nobody else.
"""

from __future__ import annotations

import difflib
import importlib
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from tablewright.engine.blame import told
from tablewright.engine.contract import faults_of
from tablewright.engine.errors import BrokenGame, TablewrightError, UnknownGame
from tablewright.engine.game import Game

#: Our own games.
OWN: Final = ("quarry", "origins", "settlers", "tabannusi", "tawantinsuyu", "daitoshi")
GROUP: Final = "tablewright.games"

_REGISTER: Final[dict[str, Game[Any]]] = {}
_BROKEN: Final[dict[str, BrokenGame]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name; for tests and for games that are not installed as a package."""
    _REGISTER[game.name] = game


def game_names() -> list[str]:
    """The names of all games that are announced here; nothing is imported yet, so some may be broken."""
    own = [name for name in OWN if _is_there(name)]
    third = [point.name for point in entry_points(group=GROUP) if point.name not in own]
    return list(dict.fromkeys([*own, *third, *_REGISTER]))


def playable_games() -> list[Game[Any]]:
    """All games that can be played here."""
    return [game for game in map(_found, game_names()) if isinstance(game, Game)]


def broken_games() -> dict[str, str]:
    """The games that are announced but cannot be played, each with its reason."""
    found = {name: _found(name) for name in game_names()}
    return {name: str(game) for name, game in found.items() if isinstance(game, TablewrightError)}


def _found(name: str) -> Game[Any] | TablewrightError:
    try:
        return find_game(name)
    except TablewrightError as error:
        return error


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    if name in _BROKEN:
        raise _BROKEN[name]
    if name not in _REGISTER:
        _load(name)
    if name not in _REGISTER:
        near = difflib.get_close_matches(name, game_names(), 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"Games: {', '.join(game_names())}."
        raise UnknownGame(f"There is no game {name!r}. {hint}")
    return _REGISTER[name]


def _load(name: str) -> None:
    """Import a game that is announced. What goes wrong then is told again without trying again."""
    try:
        if name in OWN and _is_there(name):
            _REGISTER[name] = importlib.import_module(f"tablewright.games.{name}").GAME
        else:
            for point in entry_points(group=GROUP, name=name):
                _REGISTER[name] = _complete(point.load(), name)
    except BrokenGame as error:
        _BROKEN[name] = error
        raise
    except TablewrightError:
        raise  # what is wrong with the data of a game is well told already
    except Exception as error:
        _BROKEN[name] = BrokenGame(f"The game {name!r} cannot be imported: {told(error)}")
        raise _BROKEN[name] from error


def _complete(game: Game[Any], name: str) -> Game[Any]:
    """The game, if it fulfils the contract."""
    faults = faults_of(game, name)
    if faults:
        raise BrokenGame(f"The game {name!r} does not fulfil its contract: " + "; ".join(faults))
    return game


def _is_there(name: str) -> bool:
    spec = find_spec(f"tablewright.games.{name}")
    return spec is not None and spec.origin is not None
