"""What the lid of the box says."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Cover

COVER: Final = Cover(weight=4, minutes=(60, 120), best=2)
