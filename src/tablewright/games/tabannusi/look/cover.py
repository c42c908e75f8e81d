"""What the lid of the box says, and which settings belong together."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Cover, Preset

COVER: Final = Cover(weight=4, minutes=(60, 120), best=3)

#: TAB-12.1 The set-up of a first game.
PRESETS: Final = (Preset("full", {}), Preset("first", {"setup": "first"}))
