"""A table as it is stored: the engine's save, and what is known beside it."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from tablewright.service.chronicle import Chronicle
from tablewright.service.undo import UndoReach


class Snapshot(Chronicle, kw_only=True):
    """Everything needed to go on."""

    record: dict[str, Any]
    since: list[int]  # when each seat's question was posed
    undo: UndoReach = msgspec.field(name="backward", default_factory=UndoReach)

    @property
    def chronicle(self) -> Chronicle:
        """What was noted of the game; snapshots of old know neither rounds nor standings."""
        return Chronicle(
            turn=self.turn,
            event_versions=self.event_versions,
            move_events=self.move_events,
            move_points=self.move_points,
            move_turns=self.move_turns,
            last_lines=self.last_lines,
            move_rounds=self.move_rounds or [0] * len(self.move_points),
            move_standings=self.move_standings or [[] for _ in self.move_points],
        )


def snapshot_of(
    record: dict[str, Any], since: list[int], chronicle: Chronicle, undo: UndoReach | None = None
) -> Snapshot:
    """All of a table."""
    noted = {name: getattr(chronicle, name) for name in Chronicle.__struct_fields__}
    return Snapshot(record=record, since=since, undo=undo or UndoReach(), **noted)


def packed(snapshot: Snapshot) -> bytes:
    """As it is stored."""
    return zlib.compress(msgspec.json.encode(snapshot), 1)


def unpacked(data: bytes) -> Snapshot:
    """What was stored."""
    return msgspec.json.decode(zlib.decompress(data), type=Snapshot)
