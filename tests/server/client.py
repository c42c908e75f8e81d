"""A person, or a bot, at a server: what the tests play with."""

from __future__ import annotations

import json
import random
import ssl
import uuid
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.patience import PATIENCE

#: Made once: it costs more than most requests, and nobody here speaks TLS.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Person:
    """A browser with a pass of its own."""

    def __init__(self, url: str, greet: bool = True, **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60, headers=headers, verify=NO_TLS)
        if greet:
            assert self.get("/api/me").status_code == 200

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, data: Any = None, **headers: str) -> httpx.Response:
        return self.http.post(path, json=data, headers=headers)

    def put(self, path: str, data: Any = None) -> httpx.Response:
        return self.http.put(path, json=data)

    def patch(self, path: str, data: Any = None) -> httpx.Response:
        return self.http.patch(path, json=data)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    # --- tables

    def make(self, game: str = "quarry", seats: Any = 2, **more: Any) -> dict[str, Any]:
        """A table; so many people at this browser, or the seats that are named."""
        listed = [{"kind": "here"}] * seats if isinstance(seats, int) else seats
        answer = self.post("/api/tables", {"game": game, "seats": listed, "confirm": False, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def view(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", **{"scenes": 0, **query})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(
        self, table: str, seat: int, since: int, option: str, key: str | None = None, **query: Any
    ) -> httpx.Response:
        return self.http.post(
            f"/api/tables/{table}/moves",
            params=query,
            json={"seat": seat, "since": since, "option": option},
            headers={"Idempotency-Key": key or uuid.uuid4().hex},
        )

    def take_back(self, table: str, seat: int, since: int, kind: str = "undo") -> httpx.Response:
        return self.post(
            f"/api/tables/{table}/{kind}",
            {"seat": seat, "since": since},
            **{"Idempotency-Key": uuid.uuid4().hex},
        )

    def play(self, table: str, moves: int, chance: random.Random) -> dict[str, Any]:
        """Make so many moves at random for all own seats; the last view."""
        for _ in range(moves):
            view = self.view(table)
            if view["over"] or view["question"] is None:
                break
            question = view["question"]
            option = chance.choice(question["options"])["id"]
            answer = self.move(table, question["seat"], question["since"], option)
            if answer.status_code == 429:
                continue
            assert answer.status_code == 200, answer.text
        return self.view(table)

    @contextmanager
    def stream(self, table: str, **hello: Any) -> Iterator[Watcher]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        with connect(address, additional_headers=headers, max_size=None) as socket:
            watcher = Watcher(socket)
            watcher.hello(**hello)
            yield watcher


class Watcher:
    """Applies what comes down a stream, as the browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []

    def hello(self, **hello: Any) -> None:
        self.socket.send(json.dumps({"hello": hello}))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame, applied."""
        told = self.socket.recv(timeout)
        frame = dict(json.loads(zlib.decompress(told) if isinstance(told, bytes) else told))
        self.frames.append(frame)
        self.view = self.applied(self.view, frame)
        return frame

    def until(self, version: int, timeout: float = PATIENCE) -> dict[str, Any]:
        """The view once it has that version."""
        while self.view.get("version", -1) < version:
            self.next(timeout)
        return self.view

    @staticmethod
    def applied(view: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
        """What is on the screen after a frame."""
        if frame["type"] == "view":
            return dict(frame["view"])
        if frame["type"] == "seats":
            return {**view, "seats": frame["seats"]}
        if frame["type"] != "change":
            return view
        assert frame["from"] == view["version"]
        kept = ("type", "from", "scenes", "log", "log_from", "stories", "stories_from")
        changed = {name: value for name, value in frame.items() if name not in kept}
        scenes = {scene["name"]: scene for scene in view["scenes"]}
        for change in frame["scenes"]:
            apply_scene(scenes, change)
        log = view["log"][: frame["log_from"]] + frame["log"]
        stories = view["stories"][: frame["stories_from"]] + frame["stories"]
        told = {"log": log, "stories": stories, "scenes": list(scenes.values())}
        return {**view, **changed, **told}


def apply_scene(scenes: dict[str, Any], change: dict[str, Any]) -> None:
    """Redraw a scene."""
    name, patch = change["name"], change["patch"]
    if change["sheet"] is not None:
        scenes[name] = change["sheet"]
    elif patch is None:
        del scenes[name]
    else:
        sheet = scenes[name]
        for gone in patch["removed"]:
            for part in ("drawn", "places", "order"):
                sheet[part].pop(gone, None)
        for part in ("drawn", "places", "order"):
            sheet[part].update(patch[part])
        sheet["order"] = {key: ids for key, ids in sheet["order"].items() if ids or not key}
        if patch["picks"] is not None:
            sheet["picks"] = patch["picks"]
