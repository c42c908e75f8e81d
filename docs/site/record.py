"""The shape of a saved table, for readers in other languages; a test holds saves of every game to it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Chance: TypeAlias = list[int]


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A choice: whose, which option, and the outcomes of chance that it set off."""

    seat: int
    option: str
    chance: Chance


class Event(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An entry of the log: its kind, what everybody is told, and what single seats are told beside it."""

    kind: str
    told: dict[str, Any]
    secretly: dict[str, Any]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"format": "tablewright"}):
    """A table: its set-up, every move with its chance, the log, and the state at the start of the turn.

    Everything is in it, hidden things and the seed included.
    """

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: str
    commitment: str
    setup: Chance
    moves: list[Move] | None
    events: list[Event]
    start: dict[str, Any]
    turn: dict[str, Any]
    choices: int
    over: bool
    scores: list[int]
    digest: str
