"""The tables of this server, and the one way in which they change.

Commit, then answer, then broadcast: a change is applied in memory under the table's lock, stored in one
transaction, and only then told to anybody. If it cannot be stored, the table in memory is thrown away and
read again when next needed; so memory never shows what the database does not have.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
import structlog

from tablewright.engine import (
    BadSetup,
    BrokenRule,
    Decision,
    IllegalChoice,
    NothingToUndo,
    UnknownGame,
    find_game,
)
from tablewright.engine.scene import walk
from tablewright.rulebook import Rulebook
from tablewright.server import messages as m
from tablewright.server import passes, views
from tablewright.server.bots import BotDriver
from tablewright.server.config import Config
from tablewright.server.easel import Easel
from tablewright.server.hub import Hub, Sight, drawing_wish, ready_made
from tablewright.server.jobs import Ponder, Pondered, Replay, Replayed
from tablewright.server.live import Live, live_from
from tablewright.server.making import live_from_snapshot, new_row, seat_rows
from tablewright.server.metrics import Metrics
from tablewright.server.problems import Problem
from tablewright.server.store import Change, Conflict, SeatRow, StorageError, Store, TableRow
from tablewright.server.store.store import PassRow, now
from tablewright.server.views import Viewer
from tablewright.server.workers import Workers, WorkFailed

TRIES: Final = 5  # when several processes write to one table
REPLAY_SECONDS: Final = 10.0
IMPORT_SECONDS: Final = 10.0

T = TypeVar("T")

log = structlog.get_logger("tablewright.host")


class Order(msgspec.Struct):
    """Something a seat wants to do."""

    kind: str  # move, undo, redo
    seat: int
    since: int
    option: str = ""
    key: str = ""
    language: str = "en"

    @property
    def request(self) -> str:
        """What an idempotency key stands for."""
        return f"{self.kind}|{self.since}|{self.option}"


class Host:
    """All tables."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config: Final = config
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.hub: Final = Hub(self)
        self.bots: Final = BotDriver(self)
        self.desk: Final = Workers("desk", config.desk_workers, config.plugins, nice=10)
        self.drawing: Final = Workers("draw", config.drawing_workers, config.plugins)
        self.easel: Final = Easel(self.drawing)
        self.archive: Final = Workers("archive", 1, config.plugins, nice=5)
        self._lives: Final[OrderedDict[str, Live]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._books: Final[dict[tuple[str, str], Rulebook]] = {}

    # ------------------------------------------------------------------------------- finding tables

    async def get(self, table: str) -> Live:
        """A table as the database has it."""
        live = self._lives.get(table)
        if live is not None and not self.store.is_sqlite and not await self._is_newest(live):
            live = None
        if live is None:
            live = await self._load(table)
        self._lives.move_to_end(table)
        return live

    async def _is_newest(self, live: Live) -> bool:
        """Other processes may have changed the table, and their wake-up call may still be on its way.

        The lock keeps our own changes, stored but not yet noted in memory, from looking like theirs.
        """
        async with live.lock:
            table = live.row.id
            if await self._read(self.store.revision(table)) == live.row.revision:
                return self._lives.get(table) is live
            if self._lives.get(table) is live:
                self.forget(table)
            return False

    async def _load(self, table: str) -> Live:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self._lives:
                    return self._lives[table]
                found = await self._read(self.store.table(table))
                if found is None:
                    raise Problem("no-such-table")
                row, seats = found
                version, snapshot = await self._read(self.store.snapshot(table))
                row.version = version
                live = live_from(row, seats, snapshot)
                self._lives[table] = live
                self._make_room()
                return live
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StorageError as error:
            log.error("storage", error=str(error))
            raise Problem("storage") from error

    def _make_room(self) -> None:
        """Forget tables that nobody has used for long; they are read again when needed."""
        for table in list(self._lives)[: max(0, len(self._lives) - self.config.tables_in_memory)]:
            if not self._lives[table].lock.locked():
                del self._lives[table]
        self.metrics.tables.set(len(self._lives))

    def forget(self, table: str) -> None:
        """Read a table again when it is next needed."""
        self._lives.pop(table, None)

    async def woken(self, table: str, revision: int) -> None:
        """Another process has changed a table."""
        live = self._lives.get(table)
        if revision < 0:
            self.forget(table)
            self.hub.close(table, "deleted")
        elif live is not None and live.row.revision != revision:
            names = live.names()
            self.forget(table)
            if self.hub.is_watched(table):
                with suppress(Problem):
                    fresh = await self.get(table)
                    self.hub.check_rights(fresh)
                    if fresh.names() != names:
                        self.hub.renewed(table)
                    else:
                        self.hub.changed(fresh)
                        await self.hub.tell_seats(table)

    def book(self, game: str, language: str) -> Rulebook:
        """The rules of a game."""
        book = self._books.get((game, language))
        if book is None:
            book = self._books[game, language] = Rulebook.read(find_game(game).folder, language)
        return book

    # ------------------------------------------------------------------------------------------- changes

    async def act(self, table: str, order: Order) -> bytes:
        """Carry out what a seat wants: the path of every move."""
        return await self._act(table, order, "person")

    async def act_for_bot(self, table: str, seat: int, since: int, option: str, by: str) -> None:
        """The same for a bot, which needs no key."""
        await self._act(table, Order("move", seat, since, option), by)

    async def _act(self, table: str, order: Order, by: str) -> bytes:
        raced = False
        for _ in range(TRIES):
            live = await self.get(table)
            async with live.lock:
                if self._lives.get(table) is not live:
                    continue  # thrown away while we waited
                try:
                    earlier = await self._stored_answer(live, order, by, raced)
                    answer = earlier or await self._carry_out(live, order, by)
                except Conflict:
                    self.forget(table)
                    raced = True
                    continue
                except StorageError as error:
                    self.forget(table)
                    log.error("storage", table=table, error=str(error))
                    raise Problem("storage") from error
                except Problem:
                    raise  # refused before anything was changed
                except BaseException:
                    self.forget(table)  # nobody knows whether it was stored; the database does
                    self.hub.changed(live)
                    raise
            self._after_change(live)
            return answer
        raise Problem("busy", retry_after=1)

    async def _stored_answer(self, live: Live, order: Order, by: str, raced: bool) -> bytes | None:
        """The answer to a request that was carried out before; refuses one that cannot be carried out now.

        A request that was carried out is stale by that, so the database need not be asked about others.
        """
        refusal: Problem | None = None
        try:
            self._check(live, order, by)
        except Problem as problem:
            refusal = problem
        if order.key and (refusal is not None or raced):
            earlier = await self.store.answered(live.row.id, order.seat, order.key)
            if earlier is not None:
                if earlier[0] != order.request:
                    raise Problem("key-reused")
                return earlier[1]
        if refusal is not None:
            raise refusal
        return None

    async def _carry_out(self, live: Live, order: Order, by: str) -> bytes:
        """Apply and store what was checked. The lock of the table is held."""
        before = live.outcomes_so_far()
        moves = len(live.playing.moves)
        await self._apply(live, order)
        outcomes = live.outcomes_so_far()
        if len(live.playing.moves) == moves:
            outcomes = outcomes[len(before) :]  # a confirmation adds to the move before it
        change = live.change(
            order.kind, order.seat, order.option, by, [] if order.kind == "undo" else outcomes
        )
        asked = _asked(live, order.seat)
        done = m.Done(change.version, len(live.playing.moves), live.playing.over, change.waiting_for, asked)
        change.key, change.request, change.answer = order.key, order.request, msgspec.json.encode(done)
        change.notify = self._to_notify(live, order.seat)
        await self._commit(live, change)
        self.metrics.moves.labels(order.kind, by).inc()
        return change.answer

    def _check(self, live: Live, order: Order, by: str) -> None:
        """Refuse what cannot be answered now."""
        if by != "person":
            if not live.is_bot(order.seat) or live.since[order.seat] != order.since:
                raise Problem("stale")
            return
        if live.status == "waiting":
            raise Problem("not-started")
        if live.seats[order.seat].stand_in:
            raise Problem("not-asked")  # a bot plays; coming back comes first
        if live.since[order.seat] != order.since:
            raise Problem("stale")
        if live.status == "over":
            raise Problem("already-over")
        if order.kind == "move" and live.question_of(order.seat) is None:
            raise Problem("not-asked")

    async def _apply(self, live: Live, order: Order) -> None:
        """Let the rules do it; whatever they raise, the table stays as it is stored."""
        try:
            if order.kind == "move":
                self._refuse_unoffered(live, order)
                live.move(order.seat, order.option)
            elif order.kind == "undo":
                live.undo(order.seat)
            else:
                live.redo(order.seat)
        except NothingToUndo as error:
            raise Problem(f"nothing-to-{order.kind}") from error
        except IllegalChoice as error:
            raise Problem("stale") from error
        except BrokenRule as error:
            self.forget(live.row.id)
            raise Problem("broken-rule", id=await self._report(live, order, error)) from error

    def _refuse_unoffered(self, live: Live, order: Order) -> None:
        question = live.question_of(order.seat)
        assert question is not None
        if order.option not in question.option_ids():
            why = views.why_not(
                live, question, order.language, self.book(live.row.game, order.language), [order.option]
            )
            raise Problem("not-offered", why=why)

    async def _report(self, live: Live, order: Order, error: Exception) -> str:
        """Keep what is needed to see a rule fail again (R48)."""
        self.metrics.broken_rules.inc()
        name = passes.new_report_id()
        log.error("broken-rule", report=name, table=live.row.id, version=live.version, error=str(error))
        with suppress(StorageError, Conflict):
            await self.store.report(
                {
                    "id": name,
                    "table_id": live.row.id,
                    "version": live.version,
                    "seat": order.seat,
                    "option": order.option,
                    "error": str(error),
                    "snapshot": live.snapshot,
                }
            )
        return name

    def _to_notify(self, live: Live, actor: int) -> list[int]:
        """People who are asked now, want to be told and are not looking."""
        if live.row.pace != "days":
            return []
        present = self.hub.present(live.row.id)
        return [
            seat
            for seat in live.asked_seats()
            if seat != actor
            and live.seats[seat].notice_kind
            and seat not in present
            and live.since[seat] == live.playing.version
        ]

    async def _commit(self, live: Live, change: Change) -> None:
        start = time.perf_counter()
        live.row.revision = await self.store.commit(live.row.id, change)
        self.metrics.commit.observe(time.perf_counter() - start)
        live.row.version, live.row.status = change.version, change.status
        live.row.waiting_for, live.row.updated = change.waiting_for, now()

    def _after_change(self, live: Live) -> None:
        self.hub.changed(live)
        if any(live.is_bot(seat) for seat in live.asked_seats()):
            self.bots.wake(live.row.id)

    # ------------------------------------------------------------------------------------------- new tables

    async def create(self, wish: m.NewTable, owner: int, language: str) -> tuple[Live, list[m.SeatLink]]:
        """A new table; it begins at once if nobody has to come first."""
        try:
            game = find_game(wish.game)
            options = game.settle(len(wish.seats), wish.options)
        except UnknownGame as error:
            raise Problem("no-such-game") from error
        except BadSetup as error:
            raise Problem("bad-setup", detail=str(error)) from error
        if wish.seed is not None and wish.seed.startswith("sealed:"):
            raise Problem("bad-setup", detail="seed")
        seed = wish.seed if wish.seed is not None else f"sealed:{passes.new_seed()}"
        row = new_row(wish.game, len(wish.seats), options, seed, owner)
        row.chosen_seed = wish.seed is not None
        row.confirm, row.chat, row.pace, row.watch = wish.confirm, wish.chat, wish.pace, wish.watch
        seats, links = seat_rows(wish.seats, owner, language)
        live = Live(row, seats)
        begun: Change | None = None
        if live.all_claimed():
            begun = self._begun(live)
        await self._store_new(live, begun)
        return live, links

    def _begun(self, live: Live) -> Change:
        try:
            live.begin()
        except BadSetup as error:
            raise Problem("bad-setup", detail=str(error)) from error
        return live.change("begin", None, "", "person", live.playing.setup_outcomes)

    async def _store_new(self, live: Live, begun: Change | None, base: bytes | None = None) -> None:
        try:
            await self.store.add_table(live.row, live.seats, begun, base)
        except (StorageError, Conflict) as error:
            log.error("storage", error=str(error))
            raise Problem("storage") from error
        if begun is not None:
            live.row.version, live.row.status, live.row.revision = begun.version, begun.status, 1
            live.row.waiting_for = begun.waiting_for
            self.metrics.moves.labels("begin", "person").inc()
        self._lives[live.row.id] = live
        self._make_room()
        if begun is not None:
            self._after_change(live)

    async def bring_in(
        self,
        record: dict[str, object],
        wishes: Sequence[m.SeatWish],
        confirm: bool,
        owner: int,
        language: str,
    ) -> Live:
        """A table from a record that somebody brought (R45)."""
        try:
            snapshot = await self.archive.do("import", record, IMPORT_SECONDS)
        except WorkFailed as error:
            raise Problem("bad-record", detail=str(error)) from error
        return await self._from_snapshot(snapshot, wishes, confirm, owner, language, is_fork=False)

    async def fork(self, live: Live, seat: int | None, move: int | None, owner: int, language: str) -> Live:
        """What if: a table of one's own from a position of this one.

        While the game goes on, everything the seat cannot know is dealt anew.
        """
        argument = await self._replay_wish(
            live, seat, len(live.move_turns) if move is None else move, language
        )
        imagine = None if live.status == "over" else passes.new_secret()
        if imagine is not None and seat is None:
            raise Problem("not-over")
        argument.imagine = imagine
        snapshot = await self._archive("fork", argument)
        wishes = [m.SeatWish("here", name) for name in live.names()]
        return await self._from_snapshot(snapshot, wishes, False, owner, language, is_fork=True)

    async def _from_snapshot(
        self,
        snapshot: bytes,
        wishes: Sequence[m.SeatWish],
        confirm: bool,
        owner: int,
        language: str,
        is_fork: bool,
    ) -> Live:
        seats, _links = seat_rows(wishes, owner, language)
        live = live_from_snapshot(snapshot, seats, owner)
        live.row.confirm, live.row.fork = confirm, is_fork
        live.set_confirming()
        begun = live.change("begin", None, "", "person", [])
        await self._store_new(live, begun, live.snapshot if is_fork else None)
        return live

    # ------------------------------------------------------------------------------------------- seats

    async def claimed(self, table: str) -> None:
        """Somebody has come; the game begins when all have."""
        self.forget(table)
        for _ in range(TRIES):
            live = await self.get(table)
            async with live.lock:
                if live.status != "waiting" or not live.all_claimed():
                    break
                change = self._begun(live)
                try:
                    await self._commit(live, change)
                except Conflict:
                    self.forget(table)
                    continue
                except StorageError as error:
                    self.forget(table)
                    raise Problem("storage") from error
            self._after_change(live)
            break
        self.hub.renewed(table)

    async def set_seat(self, live: Live, seat: int, renamed: bool = False, **values: object) -> Live:
        """Change something about a seat, and tell everybody."""
        await self._write(self.store.set_seat(live.row.id, seat, **values))
        return await self._read_again(live, renamed)

    async def set_table(self, live: Live, **values: object) -> Live:
        """Change a setting of a table."""
        await self._write(self.store.set_table(live.row.id, **values))
        return await self._read_again(live, False)

    async def _read_again(self, live: Live, renamed: bool) -> Live:
        """Take over what was changed in the database, keeping what can still be taken back."""
        async with live.lock:
            found = await self._read(self.store.table(live.row.id))
            if found is None:
                raise Problem("no-such-table")
            row, seats = found
            if row.version != live.row.version or self._lives.get(row.id) is not live:
                self.forget(row.id)
            else:
                live.row = row
                live.rename(seats)
        fresh = await self.get(live.row.id)
        self.hub.check_rights(fresh)
        if renamed:
            self.hub.renewed(fresh.row.id)
        else:
            await self.hub.tell_seats(fresh.row.id)
        if any(fresh.is_bot(seat) for seat in fresh.asked_seats()):
            self.bots.wake(fresh.row.id)
        return fresh

    async def _write(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except (StorageError, Conflict) as error:
            log.error("storage", error=str(error))
            raise Problem("storage") from error

    async def remove(self, live: Live) -> None:
        """A table is gone for good."""
        await self._write(self.store.remove_table(live.row.id))
        self.forget(live.row.id)
        self.hub.close(live.row.id, "deleted")

    # ------------------------------------------------------------------------------------------- looking

    async def view(self, live: Live, viewer: Viewer, scenes: bool, state: bool) -> m.TableView:
        """What somebody may see now."""
        async with live.lock:
            view = views.table_view(live, viewer, self.hub.present(live.row.id), state)
            sight = Sight(live.row.id, viewer.seat, viewer.language, scenes, state)
            wish = drawing_wish(live, sight, view) if scenes and live.table is not None else None
        if wish is None:
            return view
        wish.audience = ""  # nobody will be told a difference to this one
        try:
            drawing = await self.easel.draw(live.row.id, wish)
        except WorkFailed as error:
            log.warning("drawing-failed", table=live.row.id, error=str(error))
            raise Problem("busy", retry_after=2) from error
        return msgspec.structs.replace(
            view,
            scenes=ready_made(drawing.scenes),
            question=views.with_nodes(view.question, drawing.nodes),
        )

    def why_not(self, live: Live, seat: int, language: str, option: str, node: str) -> m.WhyNot:
        """Why an option, or whatever a thing stands for, cannot be chosen."""
        decision = live.question_of(seat)
        if decision is None:
            raise Problem("not-asked")
        wanted = [option] if option else picks_of(live, seat, node, decision)
        return views.why_not(live, decision, language, self.book(live.row.game, language), wanted)

    async def hint(self, live: Live, seat: int, language: str) -> m.Hint:
        """What a search would do."""
        decision = live.question_of(seat)
        if decision is None:
            raise Problem("not-asked")
        labels = {
            option: views.label_of(decision, value, live.words(language), language)
            for option, value in zip(decision.option_ids(), decision.values, strict=True)
        }
        ponder = Ponder(live.snapshot, seat, passes.new_secret(), self.config.hint_seconds)
        lines = [Pondered(next(iter(labels)), 1, 0.0, 0.0)]
        if len(labels) > 1:
            try:
                data = await self.desk.do("hint", ponder, self.config.hint_seconds + 10)
            except WorkFailed as error:
                raise Problem("busy", retry_after=2) from error
            lines = msgspec.msgpack.decode(data, type=list[Pondered])
        best = max(lines, key=lambda line: line.visits)
        return m.Hint(
            best.option,
            labels[best.option],
            [
                m.HintLine(line.option, labels[line.option], line.visits, line.win, line.margin)
                for line in lines
            ],
        )

    async def replay(self, live: Live, viewer: Viewer, move: int, scenes: bool, state: bool) -> m.TableView:
        """What somebody saw after a move."""
        argument = await self._replay_wish(live, viewer.seat, move, viewer.language)
        argument.scenes = scenes
        then = msgspec.msgpack.decode(await self._archive("replay", argument), type=Replayed)
        now_view = views.table_view(
            live, viewer, self.hub.present(live.row.id), log_from=len(live.event_versions)
        )
        words = live.words(viewer.language)
        seen = msgspec.json.decode(then.view)
        glance = live.game.glance(seen)
        return msgspec.structs.replace(
            now_view,
            version=move,
            moves=move,
            head=[words.text(part) for part in glance.head],
            holdings=views.holdings_in_words(glance, words),
            status="playing",
            waiting_for=[],
            question=None,
            can_undo=False,
            can_redo=False,
            seats=[
                msgspec.structs.replace(info, points=points, place=None, asked=False)
                for info, points in zip(now_view.seats, then.points, strict=True)
            ],
            scenes=ready_made(then.scenes),
            state=seen if state else None,
            log=views.log_lines(live, viewer.seat, words, until=move),
            scores=views.score_rows(live, then.lines, len(then.points), words),
            triggers=views.triggers_in_words(glance, words),
            over=False,
            result=None,
        )

    async def _replay_wish(self, live: Live, seat: int | None, move: int, language: str) -> Replay:
        if live.table is None:
            raise Problem("not-started")
        if not 0 <= move <= len(live.move_turns):
            raise Problem("no-such-move")
        base = await self._read(self.store.base(live.row.id)) if live.row.fork else None
        return Replay(live.row.id, live.snapshot, base, move, seat, language, live.names(), False)

    async def _archive(self, name: str, argument: object) -> bytes:
        try:
            return await self.archive.do(name, argument, REPLAY_SECONDS)
        except WorkFailed as error:
            log.warning("replay-failed", error=str(error))
            raise Problem("no-record") from error

    # ------------------------------------------------------------------------------------------- people

    async def new_pass(self, secret: str) -> PassRow:
        """Note a new pass."""
        return await self._write(self.store.new_pass(passes.hashed(secret)))

    async def set_pass(self, pass_id: int, **values: object) -> None:
        """Change what is known of somebody."""
        await self._write(self.store.set_pass(pass_id, **values))

    async def forget_pass(self, pass_id: int) -> None:
        """Forget somebody; their seats wait for a new link."""
        for table in await self._write(self.store.forget(pass_id)):
            self.forget(table)
            if self.hub.is_watched(table):
                self.hub.check_rights(await self.get(table))
                self.hub.renewed(table)

    async def use_link(self, hashed: str, holder: int, name: str) -> tuple[str, int]:
        """Give a seat to whoever followed its link."""
        try:
            found = await self.store.use_link(hashed, holder, name)
        except Conflict as error:
            raise Problem("link-used") from error
        except StorageError as error:
            log.error("storage", error=str(error))
            raise Problem("storage") from error
        if found is None:
            raise Problem("no-such-link")
        return found

    async def tables_of(self, pass_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables of somebody."""
        return await self._read(self.store.tables_of(pass_id))

    async def seen(self, known: PassRow | None, table: str) -> int:
        """How far somebody has read the log."""
        return 0 if known is None else await self._read(self.store.seen(known.id, table))

    async def set_seen(self, pass_id: int, table: str, version: int) -> None:
        """Note how far somebody has read the log."""
        await self._write(self.store.set_seen(pass_id, table, version))

    async def chat_of(self, table: str, after: int = 0) -> list[tuple[int, int, str, str, int]]:
        """What was said at a table."""
        return await self._read(self.store.chat_of(table, after))

    async def say(self, live: Live, seat: int, text: str) -> m.ChatLine:
        """Say something to everybody at a table."""
        name = live.seats[seat].name
        number, at = await self._write(self.store.say(live.row.id, seat, name, text))
        line = m.ChatLine(number, seat, name, text, at)
        self.hub.tell_chat(live.row.id, line)
        return line

    async def said_elsewhere(self, table: str, number: int) -> None:
        """Somebody said something through another process."""
        if self.hub.is_watched(table):
            for line in await self.chat_of(table, number - 1):
                self.hub.tell_chat(table, m.ChatLine(*line))

    # ------------------------------------------------------------------------------- in the background

    async def sweep(self, older_than: int) -> None:
        """Wake bots that were asked and never answered: their process may have died."""
        for table in await self.store.waiting_for_bots(now() - older_than):
            self.bots.wake(table)

    # ------------------------------------------------------------------------------------------- the end

    async def close(self) -> None:
        """Stop everything; what was answered is stored already."""
        await self.bots.close()
        await self.easel.close()
        for workers in (self.desk, self.drawing, self.archive):
            workers.close()
        await self.store.close()


def _asked(live: Live, seat: int) -> m.Asked | None:
    """What a seat is asked now, for programs."""
    question = live.question_of(seat)
    return m.Asked(live.since[seat], question.option_ids()) if question is not None else None


def picks_of(live: Live, seat: int, node: str, decision: Decision) -> list[str]:
    """The options that a thing on the scenes stands for, in the question that is open."""
    for scene in live.game.scenes(live.seen_by(seat), seat):
        for thing in walk(scene):
            if thing.id == node:
                return [pick if ":" in pick else f"{decision.kind}:{pick}" for pick in thing.picks]
    return []
