"""Lessons: what a game teaches, where a learner is, and how far they have come."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, Parameter

from tablewright.server.limits import HINTS, LESSONS, SMALL_BODY
from tablewright.server.routes.common import (
    Lang,
    SeatQuery,
    TableId,
    TheCaller,
    TheHost,
    TheLimiter,
    limit_address,
)
from tablewright.server.routes.games import KEPT, GameName
from tablewright.service import messages as m
from tablewright.service.history import begun
from tablewright.service.learning import LESSON, LessonWish, offered_lessons
from tablewright.service.pages import PAGE, PageWish
from tablewright.service.problems import Problem
from tablewright.service.shelf import game_called, part_of, taught
from tablewright.service.views import SPECTATOR
from tablewright.service.work import WorkFailed

PartName = Annotated[str, Parameter(pattern=r"^[\w-]{1,60}$", description="A part of the lessons")]


@get("/api/games/{game:str}/lessons")
async def lessons(host: TheHost, caller: TheCaller, game: GameName, lang: Lang = None) -> m.OfferedLessons:
    """What a game teaches, and which parts of it the caller has been through."""
    taught(game)
    done = await host.people.learnt(caller.known, game)
    return offered_lessons(game_called(game), caller.language, done)


@post("/api/games/{game:str}/lessons/{part:str}", status_code=200, request_max_body_size=SMALL_BODY)
async def place(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    game: GameName,
    part: PartName,
    data: JSONBody[m.TakenSteps],
    lang: Lang = None,
) -> Response[bytes]:
    """Where a learner is after the steps they have taken: the next step, and its table."""
    if not part_of(game, part).allows(data.taken):
        raise Problem("not-taught")
    wish = LessonWish(game, part, list(data.taken), caller.language)
    limit_address(limiter, caller, LESSONS, "lesson")
    try:
        found = await host.workshop.do(LESSON, wish)
    except WorkFailed as error:
        raise Problem("busy", retry_after=2) from error
    return Response(found, media_type="application/json")


@put("/api/games/{game:str}/lessons/{part:str}/done", status_code=204)
async def done(host: TheHost, caller: TheCaller, game: GameName, part: PartName) -> None:
    """The caller has been through a part; kept for those who have told their name."""
    pass_id = caller.id
    part_of(game, part)
    if caller.known is not None and caller.known.name:
        await host.people.set_learnt(pass_id, game, part)


@get("/api/games/{game:str}/page")
async def page(
    host: TheHost, caller: TheCaller, limiter: TheLimiter, game: GameName, lang: Lang = None
) -> Response[bytes]:
    """The game on one page: goal, points, turn, round, end, plans, words, with drawings."""
    if taught(game).page is None:
        raise Problem("no-lessons")
    limit_address(limiter, caller, LESSONS, "lesson")
    try:
        found = await host.workshop.do(PAGE, PageWish(game, caller.language))
    except WorkFailed as error:
        raise Problem("busy", retry_after=2) from error
    return Response(found, media_type="application/json", headers=KEPT)


@post("/api/tables/{table:str}/coach", status_code=200, request_max_body_size=SMALL_BODY)
async def coach(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    data: JSONBody[m.AskCoach],
    lang: Lang = None,
) -> m.SecondThought:
    """What a coach says of a turn before it stands; nothing is changed by asking."""
    seated = await host.tables.get(table)
    taught(seated.facts.game)
    mine = caller.seat(seated, data.seat)
    limiter.take(HINTS, "coach", table, mine)
    return await host.service.second_thought(seated, mine, caller.language, data.since, list(data.line))


@get("/api/tables/{table:str}/closing")
async def closing(
    host: TheHost,
    caller: TheCaller,
    limiter: TheLimiter,
    table: TableId,
    seat: SeatQuery = None,
    lang: Lang = None,
) -> m.ClosingWord:
    """What a coach says of a game that is over."""
    seated = await host.tables.get(table)
    taught(seated.facts.game)
    mine = caller.seat(seated, None if seat == SPECTATOR else seat)
    limiter.take(HINTS, "closing", table, mine)
    base = await host.opening.base_of(begun(seated))
    return await host.service.closing_word(seated, mine, base, caller.language)


LEARNING = [lessons, place, done, page, coach, closing]
