"""The seats of Imperial Settlers in these tests."""

from __future__ import annotations

TOM, MARK, EVA, IDA = 0, 1, 2, 3
