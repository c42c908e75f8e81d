"""What worker processes do. Arguments and results are plain data, encoded; see
`tablewright.server.workers`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from tablewright.bots import Glimpse, make_bot
from tablewright.bots.mcts import analyse
from tablewright.draw import Drawings, Painter, Sheet, difference
from tablewright.engine import BadSave, Table, find_game
from tablewright.engine import record as records
from tablewright.engine.scene import Scene, attach, walk
from tablewright.server.messages import SceneChange
from tablewright.server.snapshot import Snapshot, packed, unpacked
from tablewright.text import CatalogueWords, words_for

K = TypeVar("K")
V = TypeVar("V")


class Kept(OrderedDict[K, V]):
    """The things used last; older ones are dropped."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        """Remember it as used now."""
        self[key] = value
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
        return value


# ---------------------------------------------------------------------------------------------- bots


class Think(msgspec.Struct):
    """A question for a bot."""

    snapshot: bytes
    seat: int
    spec: str
    seed: str


def choose(argument: bytes) -> bytes:
    """The id of the option that a bot takes."""
    think = msgspec.msgpack.decode(argument, type=Think)
    glimpse = _glimpse(think.snapshot, think.seat)
    index: object = make_bot(think.spec, think.seed).choose(
        glimpse
    )  # a bot of somebody else may answer anything
    if not isinstance(index, int) or not 0 <= index < glimpse.count:
        raise ValueError(f"the bot chose {index!r} of {glimpse.count} options")
    return glimpse.option_ids()[index].encode()


class Ponder(msgspec.Struct):
    """A question for a hint."""

    snapshot: bytes
    seat: int
    seed: str
    seconds: float


class Pondered(msgspec.Struct):
    """What the search says of one option."""

    option: str
    visits: int
    win: float
    margin: float


def hint(argument: bytes) -> bytes:
    """What a search says of the options, as long as it may take."""
    ponder = msgspec.msgpack.decode(argument, type=Ponder)
    lines = analyse(_glimpse(ponder.snapshot, ponder.seat), ponder.seed, ponder.seconds)
    return msgspec.msgpack.encode(
        [Pondered(line.option, line.visits, line.win, line.margin) for line in lines]
    )


def _glimpse(snapshot: bytes, seat: int) -> Glimpse:
    table: Table = records.from_data(unpacked(snapshot).record)
    return Glimpse(table, table.question(seat))


# ---------------------------------------------------------------------------------------------- drawing


class Draw(msgspec.Struct):
    """What one audience shall see: everybody who looks from the same seat in the same language."""

    audience: str  # empty: drawn once, never to be told a difference
    base: int  # the version they have; -1: none
    version: int
    game: str
    language: str
    players: int
    names: list[str]
    seat: int | None
    view: bytes  # JSON
    offered: list[str]
    blocked: list[str]


class Drawing(msgspec.Struct):
    """Sheets (`whole`) or changes of scenes, as JSON; and which things stand for which option."""

    whole: bool
    scenes: bytes
    nodes: dict[str, list[str]]


class _Audience(msgspec.Struct):
    version: int
    sheets: dict[str, Sheet]


#: What each audience has on its screens.
_AUDIENCES: Final = Kept[str, _Audience](2_000)
#: Painters remember what they have drawn; people of the same names share one.
_PAINTERS: Final = Kept[tuple[Any, ...], dict[str, Painter]](60)
#: What names nobody is drawn once for all tables of a game, in each language.
_DRAWINGS: Final[dict[tuple[str, str], Drawings]] = {}
#: The children of nodes on all sheets: hundreds of audiences look at nearly the same board.
_SHARED: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
_MOST_SHARED: Final = 50_000


def draw(argument: bytes) -> bytes:
    """The scenes for some audiences of a table: what changed since their last drawing, or all of them."""
    wishes = msgspec.msgpack.decode(argument, type=list[Draw])
    return msgspec.msgpack.encode([_drawing(wish) for wish in wishes])


def _drawing(wish: Draw) -> Drawing:
    scenes = find_game(wish.game).scenes(msgspec.json.decode(wish.view), wish.seat)
    attach(scenes, wish.offered)
    nodes = _standing_for(scenes, [*wish.offered, *wish.blocked])
    painters = _painters(wish)
    sheets = {scene.name: _painter(painters, scene, wish).sheet(scene) for scene in scenes}
    had = _AUDIENCES.get(wish.audience)
    if wish.audience:
        kept = {name: _sharing(sheet) for name, sheet in sheets.items()}
        _AUDIENCES.keep(wish.audience, _Audience(wish.version, kept))
    if had is None or had.version != wish.base:
        return Drawing(True, msgspec.json.encode(list(sheets.values())), nodes)
    return Drawing(False, msgspec.json.encode(_changes(had.sheets, sheets)), nodes)


def _changes(old: dict[str, Sheet], new: dict[str, Sheet]) -> list[SceneChange]:
    changes = [SceneChange(name, None, None) for name in old if name not in new]
    for name, sheet in new.items():
        if name not in old:
            changes.append(SceneChange(name, sheet, None))
        elif patch := difference(old[name], sheet):
            changes.append(SceneChange(name, None, patch))
    return changes


def _painters(wish: Draw) -> dict[str, Painter]:
    key = (wish.game, wish.language, wish.players, *wish.names)
    return _PAINTERS.keep(key, _PAINTERS.get(key) or {})


def _painter(painters: dict[str, Painter], scene: Scene, wish: Draw) -> Painter:
    painter = painters.get(scene.world)
    if painter is None:
        words = words_for(find_game(wish.game), wish.language, wish.names, wish.players)
        painter = painters[scene.world] = Painter(
            scene.world, words.text, shared=_drawings(scene.world, wish.language)
        )
    return painter


def _drawings(world: str, language: str) -> Drawings:
    return _DRAWINGS.setdefault((world, language), Drawings())


def _sharing(sheet: Sheet) -> Sheet:
    """Equal lists of children are kept once; painters share everything else themselves."""
    if len(_SHARED) > _MOST_SHARED:
        _SHARED.clear()
    for name, ids in sheet.order.items():
        sheet.order[name] = _SHARED.setdefault(ids, ids)
    return sheet


def _standing_for(scenes: list[Scene], options: list[str]) -> dict[str, list[str]]:
    """The nodes that stand for options; the same rule as `tablewright.engine.scene.attach`."""
    by_pick: dict[str, list[str]] = {}
    for scene in scenes:
        for node in walk(scene):
            for pick in node.picks:
                by_pick.setdefault(pick, []).append(node.id)
    return {option: by_pick.get(option) or by_pick.get(option.partition(":")[2], []) for option in options}


# ---------------------------------------------------------------------------------------------- replays


class Replay(msgspec.Struct):
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
    lines: list[tuple[int, str, int]]


#: Every so many moves a replay leaves a table behind to go on from.
_STEP: Final = 8
_REPLAYS: Final = Kept[str, "_Course"](12)


class _Course:
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


def replay(argument: bytes) -> bytes:
    """The table after a move, as a seat saw it."""
    wish = msgspec.msgpack.decode(argument, type=Replay)
    table = _then(wish)
    view = table.view(wish.seat)
    scenes = _scenes_then(table, view, wish) if wish.scenes else []
    lines = [(line.seat, line.source, line.points) for line in table.score_lines]
    return msgspec.msgpack.encode(
        Replayed(msgspec.json.encode(view), msgspec.json.encode(scenes), table.scores, lines)
    )


def fork(argument: bytes) -> bytes:
    """A table of its own from a position of the past, as a snapshot; nothing before it can be taken back."""
    wish = msgspec.msgpack.decode(argument, type=Replay)
    table = _then(wish)
    if wish.imagine is not None:
        assert wish.seat is not None
        table = table.imagine(wish.seat, wish.imagine)
    record = records.to_data(table)
    for move in record["turn"]["moves"]:
        move[4] = True  # barred
    made = [[seat, name, outcomes] for seat, name, outcomes, _, _ in record["turn"]["moves"]]
    record["moves"], record["events"] = made, []
    return packed(
        Snapshot(
            record=record,
            since=[1] * table.players,
            turn=1,
            event_versions=[],
            move_events=[0] * (len(made) + 1),
            move_points=[table.scores] * (len(made) + 1),
            move_turns=[1] * len(made),
            move_rounds=[table.game.glance(table.view(None)).round] * (len(made) + 1),
            last_lines=[],
        )
    )


def _then(wish: Replay) -> Table:
    record = unpacked(wish.snapshot).record
    moves = [(seat, name) for seat, name, _ in record["moves"]]
    made = 0 if wish.base is None else len(unpacked(wish.base).record["moves"])
    course = _REPLAYS.get(wish.table) or _Course(_beginning(record, wish.base))
    return _REPLAYS.keep(wish.table, course).at(moves[made:], max(0, wish.move - made))


def _beginning(record: dict[str, Any], base: bytes | None) -> Table:
    """The first table of a record, with the chance to come that the record tells."""
    if base is not None:
        return records.from_data(unpacked(base).record)
    return records.replay(record, until=0)


def _scenes_then(table: Table, view: dict[str, Any], wish: Replay) -> list[Sheet]:
    words: CatalogueWords = words_for(table.game, wish.language, wish.names, table.players)
    scenes = table.game.scenes(view, wish.seat)
    attach(scenes, ())
    return [
        Painter(scene.world, words.text, shared=_drawings(scene.world, wish.language)).sheet(scene)
        for scene in scenes
    ]


# ---------------------------------------------------------------------------------------------- imports


def check_import(argument: bytes) -> bytes:
    """A record that people brought, played through by the rules: as a snapshot to go on from.

    Nothing of the record is believed but its set-up, its seed and the names of its moves (R45); all chance
    is drawn again and must be what the record tells.
    """
    data = records.check_header(msgspec.msgpack.decode(argument), "The record")
    course = _Notes()
    table = records.replay(data, each=course.note, fresh=True)
    told = [data["setup"], *(move[2] for move in data["moves"])]
    drawn = [table.setup_outcomes, *(move.outcomes for move in table.moves)]
    if any(one != other[: len(one)] for one, other in zip(told, drawn, strict=True)):
        raise BadSave("The outcomes of chance do not follow from the seed of the record.")
    table.version = 1
    return packed(course.snapshot(table))


class _Notes:
    """What the server would have noted had the record been played here."""

    def __init__(self) -> None:
        self.events: list[int] = []
        self.points: list[list[int]] = []
        self.turns: list[int] = []
        self.rounds: list[int] = []
        self.last_lines: list[tuple[int, str, int]] = []
        self._lines: list[tuple[int, str, int]] = []

    def note(self, table: Table) -> None:
        """After the set-up and after every move."""
        self.events.append(len(table.events))
        self.points.append(table.scores)
        self.turns.append(table.turns)
        self.rounds.append(table.game.glance(table.view(None)).round)
        self.last_lines = self._lines
        self._lines = [(line.seat, line.source, line.points) for line in table.score_lines]

    def snapshot(self, table: Table) -> Snapshot:
        """All of it."""
        numbered: list[int] = [1]
        for before, after in zip(self.turns, self.turns[1:], strict=False):
            numbered.append(numbered[-1] + (after > before))
        return Snapshot(
            record=records.to_data(table),
            since=[1] * table.players,
            turn=numbered[-1],
            event_versions=[1] * len(table.events),
            move_events=self.events,
            move_points=self.points,
            move_turns=numbered[:-1],
            move_rounds=self.rounds,
            last_lines=self.last_lines if table.over else [],
        )


JOBS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "choose": choose,
    "hint": hint,
    "draw": draw,
    "replay": replay,
    "fork": fork,
    "import": check_import,
}
