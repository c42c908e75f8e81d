"""Positions of the past, tables from them, and records that people bring. See `tablewright.service.work`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablewright.draw import Painter, Sheet
from tablewright.engine import BadSave, Table
from tablewright.engine import record as records
from tablewright.engine.scene import attach
from tablewright.service.chronicle import Before, Chronicle, ScoreLines, score_lines
from tablewright.service.drawing import drawings_of
from tablewright.service.last_used import LastUsed
from tablewright.service.snapshot import packed, snapshot_of, unpacked
from tablewright.service.work import WorkKind
from tablewright.text import CatalogueWords, words_for


class ReplayWish(msgspec.Struct):
    """A position of the past."""

    table: str
    snapshot: bytes
    base: bytes | None  # where the record begins, if not at the set-up
    move: int
    seat: int | None
    language: str
    names: list[str]
    scenes: bool
    imagine: str | None = None  # for forks: deal anew what the seat cannot know


class Replayed(msgspec.Struct):
    """The table then."""

    view: bytes
    scenes: bytes
    points: list[int]
    lines: ScoreLines


#: Every so many moves a replay leaves a table behind to go on from.
_STEP: Final = 8
_REPLAYS: Final = LastUsed[str, "_Landmarks"](12)


class _Landmarks:
    """The tables of a record at some of its moves."""

    def __init__(self, first: Table) -> None:
        self.names: list[tuple[int, str]] = []
        self.tables: list[Table] = [first]

    def at(self, moves: list[tuple[int, str]], number: int) -> Table:
        """The table after so many of these moves."""
        if self.names != moves[: len(self.names)]:
            common = next(
                i for i, (a, b) in enumerate(zip(self.names, [*moves, (-1, "")], strict=False)) if a != b
            )
            del self.tables[common // _STEP + 1 :], self.names[common // _STEP * _STEP :]
        nearest = min(number // _STEP, len(self.tables) - 1)
        table = self.tables[nearest].fork()
        for made in range(nearest * _STEP, number):
            if made % _STEP == 0 and made // _STEP == len(self.tables):
                self._leave(table, moves[:made])
            seat, name = moves[made]
            table.choose(name, seat)
        return table

    def _leave(self, table: Table, names: list[tuple[int, str]]) -> None:
        self.tables.append(table.fork())
        self.names = names


def replay(wish: ReplayWish) -> Replayed:
    """The table after a move, as a seat saw it."""
    table = table_then(wish)
    view = table.view(wish.seat)
    scenes = _scenes_then(table, view, wish) if wish.scenes else []
    return Replayed(msgspec.json.encode(view), msgspec.json.encode(scenes), table.scores, score_lines(table))


def fork(wish: ReplayWish) -> bytes:
    """A table of its own from a position of the past, as a snapshot; nothing before it can be taken back."""
    table = table_then(wish)
    if wish.imagine is not None:
        assert wish.seat is not None
        table = table.suppose(wish.seat, wish.imagine, back=True)
    record = records.to_data(table)
    for move in record["turn"]["moves"]:
        move[4] = True  # barred
    made = [[seat, name, outcomes] for seat, name, outcomes, _, _ in record["turn"]["moves"]]
    record["moves"], record["events"] = made, []
    noted = Chronicle(
        move_events=[0] * (len(made) + 1),
        move_points=[table.scores] * (len(made) + 1),
        move_turns=[1] * len(made),
        move_rounds=[_round_of(table)] * (len(made) + 1),
    )
    return packed(snapshot_of(record, [1] * table.players, noted))


def table_then(wish: ReplayWish) -> Table:
    """The table after a move."""
    record = unpacked(wish.snapshot).record
    moves = [(seat, name) for seat, name, _ in record["moves"]]
    made = 0 if wish.base is None else len(unpacked(wish.base).record["moves"])
    known = _REPLAYS.get(wish.table) or _Landmarks(beginning(record, wish.base))
    return _REPLAYS.keep(wish.table, known).at(moves[made:], max(0, wish.move - made))


def beginning(record: dict[str, Any], base: bytes | None) -> Table:
    """The first table of a record, with the chance to come that the record tells."""
    if base is not None:
        return records.from_data(unpacked(base).record)
    return records.replay(record, until=0)


def _scenes_then(table: Table, view: dict[str, Any], wish: ReplayWish) -> list[Sheet]:
    words: CatalogueWords = words_for(table.game, wish.language, wish.names, table.players)
    scenes = table.game.scenes(view, wish.seat)
    attach(scenes, ())
    return [
        Painter(scene.world, words.text, shared=drawings_of(scene.world, wish.language)).sheet(scene)
        for scene in scenes
    ]


def _round_of(table: Table) -> int:
    return table.game.glance(table.view(None)).round


def bring_in(record: dict[str, Any]) -> bytes:
    """A record that people brought, played through by the rules: as a snapshot to go on from.

    Nothing of the record is believed but its set-up, its seed and the names of its moves (R45); all chance
    is drawn again and must be what the record tells.
    """
    data = records.check_header(record, "The record")
    reader = _RecordReader()
    table = records.replay(data, each=reader.note, fresh=True)
    told = [data["setup"], *(move[2] for move in data["moves"])]
    drawn = [table.setup_outcomes, *(move.outcomes for move in table.moves)]
    if any(one != other[: len(one)] for one, other in zip(told, drawn, strict=True)):
        raise BadSave("The outcomes of chance do not follow from the seed of the record.")
    table.version = 1
    noted = reader.noted
    noted.event_versions = [1] * len(table.events)  # all of it comes with the first version
    return packed(snapshot_of(records.to_data(table), [1] * table.players, noted))


class _RecordReader:
    """Notes what would have been noted had the record been played here."""

    def __init__(self) -> None:
        self.noted: Final = Chronicle()
        self._before: Before | None = None

    def note(self, table: Table) -> None:
        """After the set-up and after every move."""
        if self._before is None:
            self.noted.begin(table, _round_of(table))
        else:
            self.noted.note(table, self._before, _round_of(table))
        self._before = Before.of(table)


REPLAY: Final = WorkKind("replay", replay, ReplayWish, Replayed)
FORK: Final = WorkKind("fork", fork, ReplayWish, bytes)
BRING_IN: Final = WorkKind("bring-in", bring_in, dict[str, Any], bytes)
