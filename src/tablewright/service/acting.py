"""The way of a move, undo or redo at a table: checked, carried out, kept, and only then answered."""

from __future__ import annotations

from typing import Final, Literal, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from tablewright.engine import BadSetup, Decision, IllegalChoice, NothingToUndo, Table
from tablewright.engine.ahead import take_routine
from tablewright.service import messages as m
from tablewright.service.problems import Problem
from tablewright.service.questions import why_not
from tablewright.service.seated import SeatedTable

#: Between the answers of a line, where it is kept as one text.
LINE_BREAK: Final = "\n"

Kind: TypeAlias = Literal["move", "undo", "redo"]

#: Who gave a command: a person, a bot, or chance for a bot that failed.
By: TypeAlias = Literal["person", "bot", "fallback"]


class SeatCommand(msgspec.Struct, frozen=True):
    """Something a seat wants to do."""

    kind: Kind
    seat: int
    since: int
    option: str = ""
    key: str = ""
    language: str = "en"
    by: By = "person"
    then: tuple[str, ...] = ()  # the further answers of a line
    usual: bool = False  # routine questions that follow get their usual answers
    steps: int = 1  # how many choices are taken back or done again

    @property
    def request(self) -> str:
        """What an idempotency key stands for."""
        more = f"|{'|'.join(self.then)}|{self.usual}|{self.steps}"
        plain = not self.then and not self.usual and self.steps == 1
        return f"{self.kind}|{self.since}|{self.option}{'' if plain else more}"


def command_of(kind: Kind, seat: int, wish: m.MakeMove | m.TakeBack, key: str, language: str) -> SeatCommand:
    """What somebody asked for, as a command of a seat of theirs."""
    command = SeatCommand(kind, seat, wish.since, key=key, language=language)
    if isinstance(wish, m.MakeMove):
        return replace(command, option=wish.option, then=tuple(wish.then), usual=wish.usual)
    return replace(command, steps=wish.steps)


class KeptCommand(msgspec.Struct):
    """A command that was carried out (or the beginning of a game), with all that is kept together with it."""

    version: int
    kind: str
    seat: int | None
    option: str
    outcomes: list[int]
    digest: str
    by: str
    status: str
    snapshot: bytes
    waiting_for: list[int]
    standing: dict[str, list[int]]
    bots_asked: bool
    key: str = ""
    request: str = ""
    answer: bytes = b""


S = TypeVar("S", bound=SeatedTable)
S_contra = TypeVar("S_contra", bound=SeatedTable, contravariant=True)


class Keeper(Protocol[S_contra]):
    """Where the commands of a table are kept."""

    async def answered(self, table: str, seat: int, key: str) -> tuple[str, bytes] | None:
        """The request and the answer of a key that was used before."""

    async def keep(self, seated: S_contra, command: KeptCommand) -> None:
        """Keep a command for good; whatever it raises, the table in memory is worth nothing after that."""


async def act(seated: S, command: SeatCommand, keeper: Keeper[S], raced: bool = False) -> bytes:
    """Carry out what a seat wants, and keep it; the answer. The lock of the table is held.

    A command that was carried out before is answered as it was then. It is stale by that, so the keeper need
    not be asked about others, unless somebody else changed the table meanwhile (`raced`).
    """
    refused: Problem | None = None
    try:
        check(seated, command)
    except Problem as problem:
        refused = problem
    if command.key and (refused is not None or raced):
        earlier = await keeper.answered(seated.id, command.seat, command.key)
        if earlier is not None:
            if earlier[0] != command.request:
                raise Problem("key-reused")
            return earlier[1]
    if refused is not None:
        raise refused
    kept = _carried_out(seated, command)
    await keeper.keep(seated, kept)
    return kept.answer


def check(seated: SeatedTable, command: SeatCommand) -> None:
    """Refuse what cannot be answered now."""
    if command.by != "person":
        if not seated.is_bot(command.seat) or seated.since[command.seat] != command.since:
            raise Problem("stale")
        return
    if seated.status == "waiting":
        raise Problem("not-started")
    if seated.seats[command.seat].stand_in:
        raise Problem("not-asked")  # a bot plays; coming back comes first
    if seated.since[command.seat] != command.since:
        raise Problem("stale")
    if seated.status == "over":
        raise Problem("already-over")
    if command.kind == "move" and seated.question_of(command.seat) is None:
        raise Problem("not-asked")


def _carried_out(seated: SeatedTable, command: SeatCommand) -> KeptCommand:
    """Apply what was checked, and tell what has to be kept."""
    moves = len(seated.playing.moves)
    before = len(_outcomes(seated, moves - 1))
    line = _apply(seated, command)
    outcomes = [] if command.kind == "undo" else _outcomes(seated, moves - 1)[before:]
    kept = to_keep(seated, command.kind, command.seat, LINE_BREAK.join(line), command.by, outcomes)
    kept.key, kept.request = command.key, command.request
    kept.answer = msgspec.json.encode(_done(seated, kept, command.seat))
    return kept


def _apply(seated: SeatedTable, command: SeatCommand) -> list[str]:
    """Let the rules do it; what they refuse leaves the table as it is. The answers that were given."""
    line: list[str] = []
    try:
        if command.kind == "move":
            line = _whole_line(seated, command)
            seated.move(command.seat, line)
        elif command.kind == "undo":
            _refuse_too_many(seated, command)
            seated.undo(command.seat, command.steps)
        else:
            _refuse_too_many(seated, command)
            seated.redo(command.seat, command.steps)
    except NothingToUndo as error:
        raise Problem(f"nothing-to-{command.kind}") from error
    except IllegalChoice as error:
        raise Problem("stale") from error
    return line


def _whole_line(seated: SeatedTable, command: SeatCommand) -> list[str]:
    """All answers that a move gives, tried on a fork before: all of them are offered, or none is taken. But
    what has come to light on the way stands, and only what was to follow is left out: a refusal would tell
    for nothing what chance has in store, or what others have chosen in secret.
    """
    line = [command.option, *command.then]
    question = seated.question_of(command.seat)
    assert question is not None
    if len(line) == 1 and not command.usual:
        _refuse_unoffered(seated, command, question, line[0])
        return line
    table = seated.playing.fork()
    table.confirming = seated.playing.confirming
    stands = False
    for number, option in enumerate(line):
        asked = _asked(table, command.seat)
        if stands and (asked is None or option not in asked.option_ids()):
            line = line[:number]
            break
        if asked is None:
            raise Problem("not-offered")
        _refuse_unoffered(seated, command, asked, option)
        table.choose(option, command.seat)
        stands = stands or not table.can_undo(command.seat)
    if command.usual:
        line += [step.option for step in take_routine(table, command.seat)]
    return line


def _asked(table: Table, seat: int) -> Decision | None:
    return next((one for one in table.open_questions() if one.seat == seat), None)


def _refuse_unoffered(seated: SeatedTable, command: SeatCommand, question: Decision, option: str) -> None:
    if option not in question.option_ids():
        raise Problem("not-offered", why=why_not(seated, question, command.language, [option]))


def _refuse_too_many(seated: SeatedTable, command: SeatCommand) -> None:
    """Several steps are taken back or done again together, or none is: a copy of the table tries them."""
    if command.steps == 1:
        return
    trial = SeatedTable(seated.facts, seated.seats)
    trial.load(seated.snapshot)
    table = trial.playing
    for _ in range(command.steps):
        if command.kind == "undo":
            table.undo(command.seat)
        else:
            table.redo(command.seat)


def _outcomes(seated: SeatedTable, first: int) -> list[int]:
    """The chance that the moves from one on have set off."""
    return [outcome for move in seated.playing.moves[max(0, first) :] for outcome in move.outcomes]


def _done(seated: SeatedTable, kept: KeptCommand, seat: int) -> m.Done:
    question = seated.question_of(seat)
    asked = m.NextQuestion(seated.since[seat], question.option_ids()) if question is not None else None
    table = seated.playing
    return m.Done(kept.version, len(table.moves), table.over, kept.waiting_for, asked)


def begin(seated: SeatedTable) -> KeptCommand:
    """Begin the game of a table, and tell what has to be kept of it."""
    try:
        seated.begin()
    except BadSetup as error:
        raise Problem("bad-setup", detail=error) from error
    return to_keep(seated, "begin", None, "", "person", seated.playing.setup_outcomes)


def to_keep(
    seated: SeatedTable, kind: str, seat: int | None, option: str, by: str, outcomes: list[int]
) -> KeptCommand:
    """What has to be kept after a change."""
    table = seated.playing
    people = seated.game.people(table.state)
    asked = seated.asked_seats()
    snapshot = seated.pack()
    return KeptCommand(
        version=table.version,
        kind=kind,
        seat=seat,
        option=option,
        outcomes=outcomes,
        digest=seated.digest,
        by=by,
        status="over" if table.over else "playing",
        snapshot=snapshot,
        waiting_for=asked,
        standing={
            "points": table.scores[: len(people)],
            "round": seated.chronicle.move_rounds[-1:],
            "places": seated.game.ranking(table.state) if table.over else [],
            "ended": seated.chronicle.move_standings[-1],
        },
        bots_asked=any(seated.is_bot(one) for one in asked),
    )
