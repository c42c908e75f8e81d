"""What the lid of the box says."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Cover

COVER: Final = Cover(weight=1, minutes=(10, 15), best=2)
