"""What the lid of the box says."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Cover

COVER: Final = Cover(weight=5, minutes=(90, 150), best=3)
