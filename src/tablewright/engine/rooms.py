"""Where the engine finds what every game has in the same rooms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from tablewright.engine.chance import Chance
from tablewright.engine.encoding import Encoder
from tablewright.engine.glance import Glance
from tablewright.engine.ledger import Ledger
from tablewright.engine.message import Truth
from tablewright.engine.scene import Scene


class Rooms(NamedTuple):
    """The rooms of a game's package: what its rules, its invariants and its looks give, and its name, by
    which is found what few ask for and nobody else has to load: `look/scene.py`, `ledger.py`, `truths.py`.

    `Game` says under the same names what each must do.
    """

    package: str
    view: Callable[[Any, int | None], dict[str, Any]]
    resample: Callable[[Any, int, Chance, Any], None]
    check: Callable[[Any], list[str]]
    ranking: Callable[[Any], list[int]]
    glance: Callable[[Mapping[str, Any]], Glance]
    encoder: Callable[[int, dict[str, str]], Encoder] | None = None

    def can_be_drawn(self) -> bool:
        """Whether there is a `look/scene.py`."""
        within = (self.package, f"{self.package}.look", f"{self.package}.look.scene")
        return all(find_spec(module) is not None for module in within)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        """What `scenes_of` of `look/scene.py` draws."""
        scenes: list[Scene] = import_module(f"{self.package}.look.scene").scenes_of(view, seat)
        return scenes

    def ledger(self) -> Ledger:
        """`LEDGER` of `ledger.py`."""
        ledger: Ledger = import_module(f"{self.package}.ledger").LEDGER
        return ledger

    def truths(self) -> Mapping[str, Truth]:
        """`TRUTHS` of `truths.py`; a game whose reasons name nothing has no such file."""
        if find_spec(f"{self.package}.truths") is None:
            return {}
        truths: Mapping[str, Truth] = import_module(f"{self.package}.truths").TRUTHS
        return truths
