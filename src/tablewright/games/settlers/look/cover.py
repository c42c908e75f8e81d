"""What the lid of the box says, and which settings belong together."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Cover, Preset
from tablewright.games.settlers.box.schema_expansions import MORE

#: The settings that turn on a box, by its name, as the rules know them.
BOXES: Final = tuple(box.id for box in MORE.boxes)
MINI: Final = "mini"

COVER: Final = Cover(weight=3, minutes=(45, 90), best=2)


def with_box(module: str) -> Preset:
    """SETX-1.1 The base game with the cards of one box mixed in."""
    return Preset(module, {module: "yes", "format": "introductory", "expansion": module})


#: The base game, each box by itself, and all of them.
PRESETS: Final = (
    Preset("base", {}),
    *(with_box(module) for module in BOXES if module != MINI),
    Preset(MINI, {MINI: "yes", "market": "yes"}),
    Preset("everything", {**dict.fromkeys(BOXES, "yes"), "format": "open", "market": "yes"}),
)
