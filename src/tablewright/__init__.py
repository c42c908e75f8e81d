"""Tablewright: heavy Euro board games, played exactly as their rulebooks say.

>>> import tablewright as tw
>>> "quarry" in tw.game_names()
True
>>> table = tw.new("quarry", players=3, seed=7)
>>> table.decision.seat in (0, 1, 2), len(table.decision.options)
(True, 3)
>>> while not table.over:
...     table.choose(table.decision.options[0])
>>> len(table.scores)
3
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tablewright._version import __version__

if TYPE_CHECKING:
    from tablewright.api import Table, load, new
    from tablewright.engine import game_names

__all__ = ["Table", "__version__", "game_names", "load", "new"]

#: Imported when they are asked for: a part of the package needs no other part only because both are parts.
_WAYS_IN: Final = {"Table": "api", "load": "api", "new": "api", "game_names": "engine"}


def __getattr__(name: str) -> Any:
    if name not in _WAYS_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WAYS_IN[name]}"), name)
