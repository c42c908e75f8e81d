"""What the lid of the box says, and which settings belong together."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Cover, Preset
from tablewright.games.settlers.rules.modules import (
    INTRODUCTORY,
    MINI,
    MODULES,
    OPEN_FORMAT,
    WITH_CARDS,
    YES,
)

COVER: Final = Cover(weight=3, minutes=(45, 90), best=2)


def with_box(module: str) -> Preset:
    """SETX-1.1 The base game with the cards of one box mixed in."""
    return Preset(module, {module: YES, "format": INTRODUCTORY, "expansion": module})


#: The base game, each box by itself, and all of them.
PRESETS: Final = (
    Preset("base", {}),
    *map(with_box, WITH_CARDS),
    Preset("mini", {MINI: YES, "market": YES}),
    Preset("everything", {**dict.fromkeys(MODULES, YES), "format": OPEN_FORMAT, "market": YES}),
)
