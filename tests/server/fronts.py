"""Three ways to the same protocol: the table service in memory, a server over HTTP, a browser's worker."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Coroutine
from typing import Any, Protocol

import httpx
import msgspec

from tablewright.offline.desk import Desk
from tablewright.offline.mate import work
from tablewright.service import messages as m
from tablewright.service.acting import Kind, SeatCommand
from tablewright.service.memory import MemoryTables
from tablewright.service.problems import Problem, refusal
from tablewright.service.service import TableService
from tablewright.service.work import OnTheSpot
from tests.server.client import Person

Told = dict[str, Any]


class Refused(Exception):
    """What the service does not do; with all that it tells about it."""

    def __init__(self, told: Told) -> None:
        super().__init__(told["error"]["code"])
        self.code: str = told["error"]["code"]
        self.told = told


class Front(Protocol):
    """What a page may ask, in the words of docs/protocol.md."""

    def make(self, **wish: Any) -> str: ...

    def bring_in(self, **wish: Any) -> str: ...

    def fork(self, table: str, **wish: Any) -> str: ...

    def view(self, table: str, seat: int | None = None, **query: Any) -> Told: ...

    def act(
        self, table: str, kind: Kind, seat: int, since: int, option: str = "", key: str = "", lang: str = "en"
    ) -> Told: ...

    def act_shown(self, table: str, seat: int, since: int, option: str, shown: int) -> Told: ...

    def take(
        self, table: str, seat: int, since: int, line: list[str], usual: bool = False, key: str = ""
    ) -> Told: ...

    def take_back(self, table: str, seat: int, since: int, steps: int) -> Told: ...

    def ahead(self, table: str, seat: int, lang: str = "en") -> Told: ...

    def try_line(self, table: str, seat: int, since: int, line: list[str]) -> Told: ...

    def why(self, table: str, seat: int, option: str = "", node: str = "", lang: str = "en") -> Told: ...

    def hint(self, table: str, seat: int) -> Told: ...

    def replay(self, table: str, move: int, seat: int, **query: Any) -> Told: ...

    def moves(self, table: str) -> Told: ...

    def report(self, table: str, lang: str = "en") -> Told: ...

    def record(self, table: str, seat: int) -> Told: ...


class InMemory:
    """The service itself."""

    def __init__(self) -> None:
        self._tables = MemoryTables(TableService(OnTheSpot(), hint_seconds=0.2))

    def _told(self, asked: Coroutine[Any, Any, Any], lang: str = "en") -> Any:
        """As it would be read at the other end of a line."""
        try:
            return json.loads(msgspec.json.encode(asyncio.run(asked)))
        except Problem as problem:
            raise Refused(json.loads(msgspec.json.encode(refusal(problem, lang)))) from problem

    def make(self, **wish: Any) -> str:
        return str(self._told(self._tables.make(msgspec.convert(wish, m.NewTable))))

    def bring_in(self, **wish: Any) -> str:
        return str(self._told(self._tables.bring_in(msgspec.convert(wish, m.ImportTable))))

    def fork(self, table: str, **wish: Any) -> str:
        return str(self._told(self._tables.fork(table, msgspec.convert(wish, m.ForkTable))))

    def view(self, table: str, seat: int | None = None, **query: Any) -> Told:
        return dict(self._told(self._tables.view(table, seat, **_flags(query))))

    def act(
        self, table: str, kind: Kind, seat: int, since: int, option: str = "", key: str = "", lang: str = "en"
    ) -> Told:
        command = SeatCommand(kind, seat, since, option, key, lang)
        return dict(self._told(self._tables.act(table, command), lang))

    def act_shown(self, table: str, seat: int, since: int, option: str, shown: int) -> Told:
        return dict(self._told(self._tables.act(table, SeatCommand("move", seat, since, option), shown)))

    def take(
        self, table: str, seat: int, since: int, line: list[str], usual: bool = False, key: str = ""
    ) -> Told:
        first, *then = line
        command = SeatCommand("move", seat, since, first, key, then=tuple(then), usual=usual)
        return dict(self._told(self._tables.act(table, command)))

    def take_back(self, table: str, seat: int, since: int, steps: int) -> Told:
        return dict(self._told(self._tables.act(table, SeatCommand("undo", seat, since, steps=steps))))

    def ahead(self, table: str, seat: int, lang: str = "en") -> Told:
        return dict(self._told(self._tables.ahead(table, seat, lang)))

    def try_line(self, table: str, seat: int, since: int, line: list[str]) -> Told:
        return dict(self._told(self._tables.try_line(table, seat, since, line)))

    def why(self, table: str, seat: int, option: str = "", node: str = "", lang: str = "en") -> Told:
        return dict(self._told(self._tables.why_not(table, seat, lang, option, node), lang))

    def hint(self, table: str, seat: int) -> Told:
        return dict(self._told(self._tables.hint(table, seat)))

    def replay(self, table: str, move: int, seat: int, **query: Any) -> Told:
        return dict(self._told(self._tables.replay(table, move, seat, **_flags(query))))

    def moves(self, table: str) -> Told:
        return dict(self._told(_now(lambda: self._tables.moves(table))))

    def report(self, table: str, lang: str = "en") -> Told:
        return dict(self._told(_now(lambda: self._tables.report(table, lang))))

    def record(self, table: str, seat: int) -> Told:
        return dict(self._told(_now(lambda: self._tables.record(table, seat))))


async def _now(ask: Any) -> Any:
    return ask()


def _flags(query: Told) -> Told:
    flags = {name: bool(query[name]) for name in ("scenes", "state") if name in query}
    return {"scenes": False, "language": query.get("lang", "en"), **flags}


class OverHttp:
    """The same asked of a server."""

    def __init__(self, person: Person) -> None:
        self._person = person

    def _told(self, answer: httpx.Response) -> Told:
        if answer.status_code >= 400:
            raise Refused(answer.json())
        return dict(answer.json())

    def make(self, **wish: Any) -> str:
        return str(self._told(self._person.post("/api/tables?scenes=0", wish))["table"])

    def bring_in(self, **wish: Any) -> str:
        return str(self._told(self._person.post("/api/import?scenes=0", wish))["table"])

    def fork(self, table: str, **wish: Any) -> str:
        return str(self._told(self._person.post(f"/api/tables/{table}/fork?scenes=0", wish))["table"])

    def view(self, table: str, seat: int | None = None, **query: Any) -> Told:
        chosen = {} if seat is None else {"seat": seat}
        return self._told(self._person.get(f"/api/tables/{table}", **{"scenes": 0, **chosen, **query}))

    def act(
        self, table: str, kind: Kind, seat: int, since: int, option: str = "", key: str = "", lang: str = "en"
    ) -> Told:
        path = f"/api/tables/{table}/{'moves' if kind == 'move' else kind}?lang={lang}"
        body = {"seat": seat, "since": since} | ({"option": option} if kind == "move" else {})
        return self._told(self._person.post(path, body, **{"Idempotency-Key": key or uuid.uuid4().hex}))

    def act_shown(self, table: str, seat: int, since: int, option: str, shown: int) -> Told:
        with self._person.stream(table, seat=seat) as page:
            page.until(shown)
            answer = self._person.move(table, seat, since, option, shown=shown)
            done = self._told(answer)
            page.until(done["version"])
            assert page.frames[-1] == done["frame"], "the answer carries what the stream brings"
        return done

    def take(
        self, table: str, seat: int, since: int, line: list[str], usual: bool = False, key: str = ""
    ) -> Told:
        first, *then = line
        body = {"seat": seat, "since": since, "option": first, "then": then, "usual": usual}
        headers = {"Idempotency-Key": key or uuid.uuid4().hex}
        return self._told(self._person.post(f"/api/tables/{table}/moves", body, **headers))

    def take_back(self, table: str, seat: int, since: int, steps: int) -> Told:
        body = {"seat": seat, "since": since, "steps": steps}
        headers = {"Idempotency-Key": uuid.uuid4().hex}
        return self._told(self._person.post(f"/api/tables/{table}/undo", body, **headers))

    def ahead(self, table: str, seat: int, lang: str = "en") -> Told:
        return self._told(self._person.get(f"/api/tables/{table}/ahead", seat=seat, lang=lang))

    def try_line(self, table: str, seat: int, since: int, line: list[str]) -> Told:
        return self._told(
            self._person.post(f"/api/tables/{table}/try", {"seat": seat, "since": since, "line": line})
        )

    def why(self, table: str, seat: int, option: str = "", node: str = "", lang: str = "en") -> Told:
        query = {name: value for name, value in (("option", option), ("node", node)) if value}
        return self._told(self._person.get(f"/api/tables/{table}/why", seat=seat, lang=lang, **query))

    def hint(self, table: str, seat: int) -> Told:
        return self._told(self._person.post(f"/api/tables/{table}/hint", {"seat": seat}))

    def replay(self, table: str, move: int, seat: int, **query: Any) -> Told:
        asked = {"move": move, "seat": seat, "scenes": 0, **query}
        return self._told(self._person.get(f"/api/tables/{table}/replay", **asked))

    def moves(self, table: str) -> Told:
        return self._told(self._person.get(f"/api/tables/{table}/moves"))

    def report(self, table: str, lang: str = "en") -> Told:
        return self._told(self._person.get(f"/api/tables/{table}/report", lang=lang))

    def record(self, table: str, seat: int) -> Told:
        return self._told(self._person.get(f"/api/tables/{table}/record", seat=seat))


class KeptInMemory:
    """A browser that keeps what it is given, and thinks with the same head."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, bytes]] = {}
        self.cards: dict[str, Told] = {}
        self.told: list[tuple[str, Told]] = []
        self.brought: list[str] = []
        self.fails = False

    async def bring(self, game: str) -> None:
        self.brought.append(game)

    async def keep(self, table: str, before: int, version: int, kept: bytes, cards: bytes) -> bool:
        if self.fails:
            raise OSError("full")
        if self.kept.get(table, (0, b""))[0] != before:
            return False
        self.kept[table] = (version, kept)
        self.cards[table] = json.loads(cards)
        return True

    async def fetch(self, table: str) -> bytes | None:
        return self.kept[table][1] if table in self.kept else None

    async def forget(self, table: str) -> None:
        self.kept.pop(table, None)

    async def work(self, kind: str, game: str, wish: bytes) -> bytes:
        return work(kind, wish)

    def tell(self, stream: str, frame: bytes) -> None:
        self.told.append((stream, json.loads(frame)))


class AtTheDesk:
    """Somebody who asks the desk of a browser's worker as others ask a server."""

    def __init__(self, outside: KeptInMemory) -> None:
        self._runner = asyncio.Runner()
        self._outside = outside
        self.desk = Desk(outside)

    def ask(self, method: str, address: str, body: Any = None, key: str = "") -> httpx.Response:
        sent = b"" if body is None else json.dumps(body).encode()
        told = self._runner.run(self.desk.ask(method, address.removeprefix("/api"), sent, key))
        return httpx.Response(told.status, content=told.body)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.ask("GET", str(httpx.URL(path, params=query)) if query else path)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.ask("POST", path, body, headers.get("Idempotency-Key", ""))

    def run(self, doing: Coroutine[Any, Any, Any]) -> Any:
        return self._runner.run(doing)

    def close(self) -> None:
        self._runner.close()


class InAWorker(OverHttp):
    """The same asked of a browser's worker."""

    def __init__(self) -> None:
        self.outside = KeptInMemory()
        self.person = AtTheDesk(self.outside)
        self._person: Any = self.person

    def act_shown(self, table: str, seat: int, since: int, option: str, shown: int) -> Told:
        """The page listens, and the answer brings what it lacks."""
        hello = m.Greeting(seat, "en", None)
        self.person.run(self.person.desk.tables.listen("page", table, hello))
        body = {"seat": seat, "since": since, "option": option}
        return self._told(
            self.person.ask("POST", f"/tables/{table}/moves?shown={shown}", body, uuid.uuid4().hex)
        )
