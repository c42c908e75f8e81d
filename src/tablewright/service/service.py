"""What can be asked about a table, wherever it is kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Final

from tablewright.service import messages as m
from tablewright.service.ahead import AHEAD, AheadWish
from tablewright.service.coaching import CLOSING, DOUBT, ClosingWish, DoubtWish
from tablewright.service.drawing import DRAW, OPTIONS_OF, Pointed
from tablewright.service.history import begun, view_then
from tablewright.service.problems import Problem
from tablewright.service.questions import blocked_options, option_labels, why_not
from tablewright.service.replaying import BRING_IN, FORK, REPLAY, ReplayWish
from tablewright.service.screens import Screen, Standpoint, drawn, look_at, view_data
from tablewright.service.seated import SeatedTable
from tablewright.service.thinking import HINT, Advice, HintWish
from tablewright.service.views import Viewer, table_view
from tablewright.service.work import WorkFailed, WorkLost, Workshop


class TableService:
    """Answers questions; whatever takes long is left to a workshop."""

    def __init__(self, workshop: Workshop, hint_seconds: float = 3.0) -> None:
        self.workshop: Final = workshop
        self._hint_seconds: Final = hint_seconds

    def screen(self, standpoint: Standpoint) -> Screen:
        """A screen with nothing on it."""
        return Screen(standpoint, self.workshop)

    async def view(
        self, seated: SeatedTable, viewer: Viewer, present: Iterable[int], scenes: bool, state: bool
    ) -> m.TableView:
        """What somebody may see now."""
        standpoint = Standpoint(seated.id, viewer.seat, viewer.language, scenes, state)
        look = await look_at(seated, standpoint, viewer, present)
        if look.wish is None:
            return look.view
        try:
            (drawing,) = await self.workshop.do(DRAW, [look.wish], seated.id)
        except WorkFailed as error:
            raise _not_done(error, "busy") from error
        return drawn(look.view, drawing)

    async def why_not(
        self, seated: SeatedTable, seat: int, language: str, option: str, node: str
    ) -> m.WhyNot:
        """Why an option, or whatever a thing on the scenes stands for, cannot be chosen."""
        wanted = [option] if option else await self._options_of(seated, seat, language, node)
        async with seated.lock:
            decision = seated.question_of(seat)
            if decision is None:
                raise Problem("not-asked")
            return why_not(seated, decision, language, wanted)

    async def _options_of(self, seated: SeatedTable, seat: int, language: str, node: str) -> list[str]:
        """The options that a thing stands for, in the question that is open."""
        async with seated.lock:
            decision = seated.question_of(seat)
            if decision is None:
                raise Problem("not-asked")
            blocked = blocked_options(decision, seated.words(language), language)
            options = [*decision.option_ids(), *(one.option for one in blocked)]
            about = decision.things_told()
            pointed = Pointed(seated.facts.game, seat, view_data(seated, seat), node, options, about)
        try:
            return await self.workshop.do(OPTIONS_OF, pointed, seated.id)
        except WorkFailed as error:
            raise _not_done(error, "busy") from error

    async def hint(self, seated: SeatedTable, seat: int, language: str) -> m.Hint:
        """What a search would do."""
        async with seated.lock:
            decision = seated.question_of(seat)
            if decision is None:
                raise Problem("not-asked")
            labels = option_labels(decision, seated.words(language), language)
            wish = HintWish(seated.snapshot, seat, secrets.token_hex(24), self._hint_seconds)
        lines = [Advice(next(iter(labels)), 1, 0.0, 0.0)]
        if len(labels) > 1:
            try:
                lines = await self.workshop.do(HINT, wish, seated.id)
            except WorkFailed as error:
                raise _not_done(error, "busy") from error
        best = max(lines, key=lambda line: line.visits)
        told = [m.HintLine(one.option, labels[one.option], one.visits, one.win, one.margin) for one in lines]
        return m.Hint(best.option, labels[best.option], told)

    async def second_thought(
        self, seated: SeatedTable, seat: int, language: str, since: int, line: list[str]
    ) -> m.SecondThought:
        """What a coach says of a turn that a seat is about to let stand."""
        async with seated.lock:
            if seated.question_of(seat) is None:
                raise Problem("not-asked")
            if seated.since[seat] != since:
                raise Problem("stale")
            wish = DoubtWish(seated.snapshot, seat, line, language, seated.names())
        try:
            return await self.workshop.do(DOUBT, wish, seated.id)
        except WorkFailed as error:
            raise _not_done(error, "busy") from error

    async def closing_word(
        self, seated: SeatedTable, seat: int, base: bytes | None, language: str
    ) -> m.ClosingWord:
        """What a coach says of a game that is over."""
        if seated.status != "over":
            raise Problem("not-over")
        wish = ClosingWish(seated.snapshot, base, seat, language, seated.names())
        try:
            return await self.workshop.do(CLOSING, wish, seated.id)
        except WorkFailed as error:
            raise _not_done(error, "no-record") from error

    async def ahead(self, seated: SeatedTable, seat: int, language: str, further: bool = False) -> bytes:
        """What lies ahead of a seat that is asked, as the JSON of `messages.Ahead`; `further`: more than is
        sent unasked.
        """
        async with seated.lock:
            wish = ahead_wish(seated, seat, language)
        wish.further = further
        return await self._look_ahead(seated, wish)

    async def plan(self, seated: SeatedTable, seat: int, language: str) -> bytes:
        """What a seat that waits could do if it were its turn, as the JSON of `messages.Ahead`."""
        async with seated.lock:
            if seated.question_of(seat) is not None:
                raise Problem("stale")
            wish = _wish(seated, seat, language)
        wish.plan = True
        return await self._look_ahead(seated, wish)

    async def try_line(
        self, seated: SeatedTable, seat: int, language: str, since: int, line: list[str]
    ) -> bytes:
        """What these answers would do, as the JSON of `messages.Effects`."""
        async with seated.lock:
            wish = ahead_wish(seated, seat, language)
        if wish.since != since:
            raise Problem("stale")
        wish.line = line
        told = await self._look_ahead(seated, wish)
        if not told:
            raise Problem("not-offered")
        return told

    async def _look_ahead(self, seated: SeatedTable, wish: AheadWish) -> bytes:
        try:
            return (await self.workshop.do(AHEAD, wish, seated.id)).told
        except WorkFailed as error:
            raise Problem("busy", retry_after=2) from error

    async def replay(
        self,
        seated: SeatedTable,
        viewer: Viewer,
        move: int,
        base: bytes | None,
        present: Iterable[int],
        scenes: bool,
        state: bool,
    ) -> m.TableView:
        """What somebody saw after a move; `base` is where the record begins, if not at the set-up."""
        async with seated.lock:
            wish = _replay_wish(seated, viewer.seat, move, base, viewer.language)
        wish.scenes = scenes
        try:
            then = await self.workshop.do(REPLAY, wish, seated.id)
        except WorkFailed as error:
            raise _not_done(error, "no-record") from error
        async with seated.lock:
            _check_move(seated, move)  # somebody may have taken it back meanwhile
            now = table_view(seated, viewer, present, log_from=len(seated.chronicle.event_versions))
            return view_then(seated, now, viewer, move, then, state)

    async def fork(
        self, seated: SeatedTable, seat: int | None, move: int | None, base: bytes | None, language: str
    ) -> bytes:
        """What if: a position of a table, as the snapshot of another one.

        While the game goes on, everything the seat cannot know is dealt anew.
        """
        async with seated.lock:
            until = len(begun(seated).chronicle.move_turns) if move is None else move
            wish = _replay_wish(seated, seat, until, base, language)
        if seated.status != "over":
            if seat is None:
                raise Problem("not-over")
            wish.imagine = secrets.token_hex(24)
        try:
            return await self.workshop.do(FORK, wish, seated.id)
        except WorkFailed as error:
            raise _not_done(error, "no-record") from error

    async def bring_in(self, record: dict[str, Any]) -> bytes:
        """A record that somebody brought, as the snapshot of a table (R45)."""
        try:
            return await self.workshop.do(BRING_IN, record)
        except WorkFailed as error:
            raise _not_done(error, "bad-record") from error


def _not_done(error: WorkFailed, code: str) -> Problem:
    """Why something was not done: it cannot be, or only not now."""
    if isinstance(error, WorkLost) or code == "busy":
        return Problem("busy", retry_after=error.again if isinstance(error, WorkLost) else 2)
    return Problem(code, detail=str(error))


def _replay_wish(
    seated: SeatedTable, seat: int | None, move: int, base: bytes | None, language: str
) -> ReplayWish:
    _check_move(seated, move)
    return ReplayWish(seated.id, seated.snapshot, base, move, seat, language, seated.names(), scenes=False)


def ahead_wish(seated: SeatedTable, seat: int, language: str) -> AheadWish:
    """What has to be known to look ahead from the question of a seat."""
    if seated.question_of(seat) is None:
        raise Problem("not-asked")
    return _wish(seated, seat, language)


def _wish(seated: SeatedTable, seat: int, language: str) -> AheadWish:
    return AheadWish(
        snapshot=seated.snapshot,
        version=seated.version,
        since=seated.since[seat],
        seat=seat,
        language=language,
        names=seated.names(),
        confirming=seat in seated.playing.confirming,
    )


def _check_move(seated: SeatedTable, move: int) -> None:
    if not 0 <= move <= len(begun(seated).chronicle.move_turns):
        raise Problem("no-such-move")
