"""Modules with games and bots of one's own: imported here, and in every process that works for this one."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

_LOADED: Final[dict[str, None]] = {}


def is_module(name: str) -> bool:
    """Whether Python finds a module of that name."""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def load_plugins(names: Iterable[str]) -> None:
    """Import these modules; they register what they bring."""
    for name in names:
        import_module(name)
        _LOADED[name] = None


def loaded_plugins() -> tuple[str, ...]:
    """What was imported so far, for other processes."""
    return tuple(_LOADED)
