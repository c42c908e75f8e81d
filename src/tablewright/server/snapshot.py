"""A table as it is stored: the engine's save, and what the server knows beside it."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from tablewright.server.backward import Backward


class Snapshot(msgspec.Struct):
    """Everything needed to go on."""

    record: dict[str, Any]
    since: list[int]  # when each seat's question was posed
    turn: int
    event_versions: list[int]  # the version each line of the log came with
    move_events: list[int]  # how long the log was after the set-up and after each move
    move_points: list[list[int]]  # everybody's points then
    move_turns: list[int]  # the turn each move belongs to
    last_lines: list[tuple[int, str, int]]  # score lines before the change that ended the game
    move_rounds: list[int] = []  # the round after the set-up and after each move
    backward: Backward = msgspec.field(default_factory=Backward)


def packed(snapshot: Snapshot) -> bytes:
    """As it is stored."""
    return zlib.compress(msgspec.json.encode(snapshot), 1)


def unpacked(data: bytes) -> Snapshot:
    """What was stored."""
    return msgspec.json.decode(zlib.decompress(data), type=Snapshot)
