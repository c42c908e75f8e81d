"""A client that costs little, so that the server is what is measured."""

from __future__ import annotations

import http.client
import json
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit


class Gone(Exception):
    """The server does not answer any more."""


class Plain:
    """One connection with a pass."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self._connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
        self.cookie = cookie

    def __enter__(self) -> Plain:
        if not self.cookie:
            self.get("/api/me")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def send(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """A request; its status and what came back."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key:
            headers["Idempotency-Key"] = key
        try:
            self._connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = self._connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self._connection.close()
            raise Gone from error
        if cookie := answer.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return answer.status, json.loads(content) if content else None

    def text(self, path: str) -> str:
        """What is there, as text."""
        self._connection.request("GET", path)
        return self._connection.getresponse().read().decode()

    def get(self, path: str) -> Any:
        """What is there; refusals are errors."""
        status, answer = self.send("GET", path)
        assert status == 200, answer
        return answer

    def bring_table(self, record: Any, bots: int, level: str) -> str:
        """A table from a record; so many of its last seats are bots'."""
        people = record["players"] - bots
        seats = [{"kind": "here"}] * people + [{"kind": "bot", "level": level}] * bots
        wish = {"record": record, "seats": seats, "confirm": False}
        status, answer = self.send("POST", "/api/import?scenes=0", wish)
        assert status == 201, answer
        return str(answer["table"])

    def make_table(self, game: str, players: int) -> str:
        """A table whose seats all belong to this pass."""
        wish = {"game": game, "seats": [{"kind": "here"}] * players, "confirm": False}
        status, answer = self.send("POST", "/api/tables?scenes=0", wish)
        assert status == 201, answer
        return str(answer["table"])
