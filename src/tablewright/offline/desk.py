"""What a page may ask without a server: the same addresses, questions and answers as over HTTP.

A server adds who somebody is, how often they may ask, and what others must not see; here everything belongs
to the one person at the browser.
"""

from __future__ import annotations

import re
import secrets
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from tablewright._version import __version__
from tablewright.engine import BrokenRule
from tablewright.engine import record as records
from tablewright.offline.outside import Outside
from tablewright.offline.tables import KeptTables
from tablewright.service import messages as m
from tablewright.service.acting import Kind, command_of
from tablewright.service.history import record_for
from tablewright.service.learning import LESSON, LessonWish, offered_lessons
from tablewright.service.memory import ME
from tablewright.service.opening import is_level, same_again
from tablewright.service.pages import PAGE, PageWish
from tablewright.service.problems import Problem, refusal
from tablewright.service.seated import PEOPLE, SeatedTable
from tablewright.service.sentences import language_of
from tablewright.service.shelf import game_called, offered_games, part_of, rule_of, rules_of, taught
from tablewright.service.views import SPECTATOR, seat_infos
from tablewright.service.work import WorkFailed

T = TypeVar("T")

#: What a refusal is told as; only what may be tried again differs, as pages ask for nothing else.
REFUSED: Final = 422
TRY_AGAIN: Final = 503
AGAIN: Final = ("busy", "storage")


class Told(NamedTuple):
    """An answer: JSON, or nothing (204)."""

    status: int
    body: bytes


class Asked(NamedTuple):
    """What was asked: the parts of the address that differ, what follows its question mark, the body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: bytes
    key: str
    language: str

    def wish(self, form: type[T]) -> T:
        """The body as a message."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=form)
        except msgspec.MsgspecError as error:
            raise Problem("invalid", detail=str(error)) from error

    def number(self, name: str) -> int | None:
        """A number behind the question mark."""
        text = self.query.get(name)
        if text is None:
            return None
        try:
            return int(text)
        except ValueError as error:
            raise Problem("invalid", detail=f"{name}: {text}") from error

    def flag(self, name: str, default: bool = False) -> bool:
        """Something that is wanted or not."""
        return self.query[name] in ("1", "true") if name in self.query else default


Answer = Callable[["Desk", Asked], Awaitable[object]]
_WAYS: Final[list[tuple[str, re.Pattern[str], Answer]]] = []


def way(method: str, path: str) -> Callable[[Answer], Answer]:
    """Where a question is asked; ``{}`` is a part that differs."""
    pattern = re.compile(re.escape(path).replace(r"\{\}", "([^/]+)"))

    def known(answer: Answer) -> Answer:
        _WAYS.append((method, pattern, answer))
        return answer

    return known


class Desk:
    """Answers the page of one person."""

    def __init__(self, outside: Outside) -> None:
        self.outside: Final = outside
        self.tables: Final = KeptTables(outside)

    async def ask(self, method: str, address: str, body: bytes = b"", key: str = "") -> Told:
        """The answer to a request, or how it is refused; `address` is all that follows ``/api``."""
        path, query = _taken_apart(address)
        language = language_of(query.get("lang"), "")
        try:
            answer, parts = _find(method, path)
            told = await answer(self, Asked(parts, query, body, key, language))
        except Problem as problem:
            return _refused(problem, language)
        except BrokenRule as error:
            return _refused(Problem("broken-rule", id=_noted(error)), language)
        except Exception as error:
            return _refused(Problem("internal", id=_noted(error)), language)
        if told is None:
            return Told(204, b"")
        return Told(200, told if isinstance(told, bytes) else msgspec.json.encode(told))

    async def game(self, name: str) -> str:
        """A game by its name, with its files."""
        await self.outside.bring(name)
        return game_called(name).name

    async def table(self, asked: Asked) -> SeatedTable:
        """The table that a question is about."""
        return await self.tables.come(asked.parts[0])

    async def seat(self, asked: Asked, wish: int | None) -> tuple[SeatedTable, int]:
        """The table that a question is about, and the seat it is asked for: one of those at this browser."""
        seated = await self.table(asked)
        holds = seated.held_by(ME)
        if wish is None and len(holds) == 1:
            return seated, holds[0]
        if wish is None or wish not in holds:
            raise Problem("not-your-seat")
        return seated, wish

    async def act(self, asked: Asked, kind: Kind, wish: m.MakeMove | m.TakeBack) -> m.Done:
        """The way of every command."""
        seated, seat = await self.seat(asked, wish.seat)
        command = command_of(kind, seat, wish, asked.key, asked.language)
        try:
            return await self.tables.act(seated.id, command, asked.number("shown"))
        except Problem as problem:
            if problem.code != "stale":
                raise
            await self.tables.come(seated.id)  # another window may have changed it
            view = await self.tables.view(seated.id, seat, asked.language, scenes=False)
            raise Problem("stale", view=view) from problem

    async def made(self, table: str, asked: Asked) -> m.TableMade:
        """What is told of a new table."""
        scenes = asked.flag("scenes", True)
        return m.TableMade(table, [], await self.tables.view(table, None, asked.language, scenes))


def _taken_apart(address: str) -> tuple[str, dict[str, str]]:
    parts = urlsplit(address)
    return parts.path, dict(parse_qsl(parts.query, keep_blank_values=True))


def _find(method: str, path: str) -> tuple[Answer, tuple[str, ...]]:
    for known, pattern, answer in _WAYS:
        match = pattern.fullmatch(path)
        if match is not None and known == method:
            return answer, tuple(unquote(part) for part in match.groups())
    raise Problem("no-such-page")


def _refused(problem: Problem, language: str) -> Told:
    status = TRY_AGAIN if problem.code in AGAIN else REFUSED
    return Told(status, msgspec.json.encode(refusal(problem, language)))


def _noted(error: Exception) -> str:
    """A failure, told to whoever looks at the browser's console."""
    name = secrets.token_hex(4)
    print(f"{name}:", *traceback.format_exception(error))
    return name


# ---------------------------------------------------------------------------------------------- who and what


@way("GET", "/me")
async def me(desk: Desk, asked: Asked) -> m.Me:
    """Whoever is at the browser; it keeps their name itself."""
    language: Any = asked.language
    return m.Me("", language, True, False, __version__)


@way("PUT", "/me")
async def set_me(desk: Desk, asked: Asked) -> m.Me:
    """The browser keeps it."""
    wish = asked.wish(m.SetMe)
    language: Any = asked.language
    name = "" if wish.name is msgspec.UNSET else wish.name
    return m.Me(name, language if wish.language is msgspec.UNSET else wish.language, True, False, __version__)


@way("GET", "/games")
async def games(desk: Desk, asked: Asked) -> m.Games:
    """All games; asked when the site is made, so that no page waits for it."""
    return offered_games(asked.language)


@way("GET", "/games/{}/rules")
async def rules(desk: Desk, asked: Asked) -> m.Rules:
    """The rules of a game, or those that hold some words."""
    return rules_of(await desk.game(asked.parts[0]), asked.query.get("q"), asked.language)


@way("GET", "/games/{}/rules/{}")
async def one_rule(desk: Desk, asked: Asked) -> m.OneRule:
    """One rule."""
    return rule_of(await desk.game(asked.parts[0]), asked.parts[1], asked.language)


@way("GET", "/games/{}/page")
async def page(desk: Desk, asked: Asked) -> bytes:
    """The game on one page."""
    game = await desk.game(asked.parts[0])
    if taught(game).page is None:
        raise Problem("no-lessons")
    return await desk.tables.service.workshop.do(PAGE, PageWish(game, asked.language))


@way("GET", "/games/{}/lessons")
async def lessons(desk: Desk, asked: Asked) -> m.OfferedLessons:
    """What a game teaches; how far somebody has come the browser knows."""
    game = await desk.game(asked.parts[0])
    taught(game)
    return offered_lessons(game_called(game), asked.language, [])


@way("POST", "/games/{}/lessons/{}")
async def lesson_place(desk: Desk, asked: Asked) -> bytes:
    """Where a learner is after the steps they have taken."""
    game, part = await desk.game(asked.parts[0]), asked.parts[1]
    taken = list(asked.wish(m.TakenSteps).taken)
    if not part_of(game, part).allows(taken):
        raise Problem("not-taught")
    try:
        return await desk.tables.service.workshop.do(LESSON, LessonWish(game, part, taken, asked.language))
    except WorkFailed as error:
        raise Problem("busy", retry_after=2) from error


@way("PUT", "/games/{}/lessons/{}/done")
async def learnt(desk: Desk, asked: Asked) -> None:
    """Somebody has been through a part; the browser keeps it."""
    part_of(await desk.game(asked.parts[0]), asked.parts[1])


# --------------------------------------------------------------------------------------------------- tables


@way("POST", "/tables")
async def make(desk: Desk, asked: Asked) -> m.TableMade:
    """Make a table."""
    wish = asked.wish(m.NewTable)
    if any(seat.kind == "link" for seat in wish.seats):
        raise Problem("needs-server")
    await desk.game(wish.game)
    return await desk.made(await desk.tables.make(wish, asked.language), asked)


@way("POST", "/import")
async def bring_in(desk: Desk, asked: Asked) -> m.TableMade:
    """Make a table from a record."""
    wish = asked.wish(m.ImportTable)
    await desk.outside.bring(str(wish.record.get("game", "")))
    return await desk.made(await desk.tables.bring_in(wish, asked.language), asked)


@way("POST", "/tables/{}/fork")
async def fork(desk: Desk, asked: Asked) -> m.TableMade:
    """What if: a table from a position of another."""
    seated = await desk.table(asked)
    return await desk.made(await desk.tables.fork(seated.id, asked.wish(m.ForkTable), asked.language), asked)


@way("POST", "/tables/{}/rematch")
async def rematch(desk: Desk, asked: Asked) -> m.TableMade:
    """The same game with the same people and settings, shuffled anew."""
    seated = await desk.table(asked)
    wish = same_again(seated, seated.held_by(ME))
    return await desk.made(await desk.tables.make(wish, asked.language), asked)


@way("DELETE", "/tables/{}")
async def remove(desk: Desk, asked: Asked) -> None:
    """Remove a table for good; also one that cannot be opened any more."""
    await desk.tables.remove(asked.parts[0])


@way("PUT", "/tables/{}/seats/{}/stand-in")
async def leave(desk: Desk, asked: Asked) -> m.SeatInfo:
    """A bot plays for somebody who leaves."""
    seated, seat = await desk.seat(asked, _seat_number(asked.parts[1]))
    level = asked.wish(m.StandIn).level
    if seated.seats[seat].kind not in PEOPLE or not is_level(level):
        raise Problem("no-stand-in")
    seated = await desk.tables.stand_in(seated.id, seat, level)
    return seat_infos(seated, None, asked.language, seated.held_by(ME))[seat]


@way("DELETE", "/tables/{}/seats/{}/stand-in")
async def come_back(desk: Desk, asked: Asked) -> m.SeatInfo:
    """Somebody is back."""
    seated, seat = await desk.seat(asked, _seat_number(asked.parts[1]))
    seated = await desk.tables.stand_in(seated.id, seat, "")
    return seat_infos(seated, None, asked.language, seated.held_by(ME))[seat]


def _seat_number(text: str) -> int:
    if not text.isdecimal():
        raise Problem("no-such-seat")
    return int(text)


@way("POST", "/invitation")
@way("POST", "/claim")
@way("POST", "/tables/{}/seats/{}/link")
async def only_with_a_server(desk: Desk, asked: Asked) -> None:
    """What needs a server says so."""
    raise Problem("needs-server")


@way("GET", "/tables/{}/chat")
@way("POST", "/tables/{}/chat")
async def chat(desk: Desk, asked: Asked) -> None:
    """There is nobody to talk to."""
    raise Problem("chat-off")


# --------------------------------------------------------------------------------------------------- acting


@way("POST", "/tables/{}/moves")
async def move(desk: Desk, asked: Asked) -> m.Done:
    """Answer the open question of a seat."""
    return await desk.act(asked, "move", asked.wish(m.MakeMove))


@way("POST", "/tables/{}/undo")
async def undo(desk: Desk, asked: Asked) -> m.Done:
    """Take back the last choice of a seat."""
    return await desk.act(asked, "undo", asked.wish(m.TakeBack))


@way("POST", "/tables/{}/redo")
async def redo(desk: Desk, asked: Asked) -> m.Done:
    """Do again what a seat took back."""
    return await desk.act(asked, "redo", asked.wish(m.TakeBack))


@way("GET", "/tables/{}/why")
async def why(desk: Desk, asked: Asked) -> m.WhyNot:
    """Why an option, or a thing on the table, cannot be chosen."""
    seated, seat = await desk.seat(asked, asked.number("seat"))
    about = asked.query.get("option", ""), asked.query.get("node", "")
    return await desk.tables.service.why_not(seated, seat, asked.language, *about)


@way("GET", "/tables/{}/ahead")
async def ahead(desk: Desk, asked: Asked) -> bytes:
    """What the answers of the open question do, and what the things on the table can lead to."""
    seated, seat = await desk.seat(asked, asked.number("seat"))
    return await desk.tables.service.ahead(seated, seat, asked.language, asked.flag("further"))


@way("POST", "/tables/{}/try")
async def try_line(desk: Desk, asked: Asked) -> bytes:
    """What a line of answers would do."""
    wish = asked.wish(m.TryLine)
    seated, seat = await desk.seat(asked, wish.seat)
    return await desk.tables.service.try_line(seated, seat, asked.language, wish.since, list(wish.line))


@way("POST", "/tables/{}/hint")
async def hint(desk: Desk, asked: Asked) -> m.Hint:
    """What a search would do."""
    seated, seat = await desk.seat(asked, asked.wish(m.AskHint).seat)
    return await desk.tables.service.hint(seated, seat, asked.language)


@way("POST", "/tables/{}/coach")
async def coach(desk: Desk, asked: Asked) -> m.SecondThought:
    """What a coach says of a turn before it stands."""
    wish = asked.wish(m.AskCoach)
    seated, seat = await desk.seat(asked, wish.seat)
    taught(seated.facts.game)
    line = list(wish.line)
    return await desk.tables.service.second_thought(seated, seat, asked.language, wish.since, line)


# -------------------------------------------------------------------------------------------------- looking


@way("GET", "/tables/{}")
async def view(desk: Desk, asked: Asked) -> m.TableView:
    """A table as a seat at this browser may see it."""
    seated = await desk.table(asked)
    shown = asked.flag("scenes", True), asked.flag("state")
    return await desk.tables.view(seated.id, asked.number("seat"), asked.language, *shown)


@way("PUT", "/tables/{}/seen")
async def seen(desk: Desk, asked: Asked) -> None:
    """How far the log was read."""
    seated = await desk.table(asked)
    desk.tables.note_seen(seated.id, asked.wish(m.Seen).version)


@way("GET", "/tables/{}/moves")
async def moves(desk: Desk, asked: Asked) -> m.Moves:
    """Whose moves were made."""
    return desk.tables.moves((await desk.table(asked)).id)


@way("GET", "/tables/{}/replay")
async def replay(desk: Desk, asked: Asked) -> m.TableView:
    """The table after a move, as the seat saw it."""
    seated = await desk.table(asked)
    shown = asked.flag("scenes", True), asked.flag("state")
    number = asked.number("move")
    if number is None:
        raise Problem("invalid", detail="move")
    return await desk.tables.replay(seated.id, number, asked.number("seat"), asked.language, *shown)


@way("GET", "/tables/{}/report")
async def report(desk: Desk, asked: Asked) -> m.GameReport:
    """Points by source and over time."""
    return desk.tables.report((await desk.table(asked)).id, asked.language)


@way("GET", "/tables/{}/closing")
async def closing(desk: Desk, asked: Asked) -> m.ClosingWord:
    """What a coach says of a game that is over."""
    wish = asked.number("seat")
    seated, seat = await desk.seat(asked, None if wish == SPECTATOR else wish)
    taught(seated.facts.game)
    base = desk.tables.base_of(seated.id)
    return await desk.tables.service.closing_word(seated, seat, base, asked.language)


@way("GET", "/tables/{}/record")
async def record(desk: Desk, asked: Asked) -> object:
    """The record of a game that is over; with `whole` also of one that goes on, to take it elsewhere."""
    seated = await desk.table(asked)
    if asked.flag("whole"):
        return records.to_data(seated.playing)
    return record_for(seated, desk.tables.viewer(seated, asked.number("seat"), asked.language))
