"""A server looked at as a browser would: the page, everything it loads, the games, and a first move.

Needs nothing but Python.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import uuid
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from urllib.request import HTTPCookieProcessor, Request, build_opener, urlopen

PATIENCE = 180  # seconds: so soon a game shall be on the screen of a fresh machine


def browser_noting(note: Path) -> Path:
    """A script in the place of a browser, which notes the address that it is opened with."""
    browser = note.with_name("browser")
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >"{note}"\n')
    browser.chmod(0o755)
    return browser


def opened_address(server: subprocess.Popen[bytes], note: Path) -> str:
    """The address that the browser was opened with."""
    start = time.monotonic()
    while not note.exists() or not note.read_text():
        if server.poll() is not None:
            sys.exit(f"the server ended with code {server.returncode}")
        if time.monotonic() - start > PATIENCE:
            sys.exit(f"no browser was opened within {PATIENCE} s")
        time.sleep(0.1)
    return note.read_text()


def fetched(address: str) -> str:
    """What the server sends."""
    with urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
    return text


def looked_at(address: str) -> str:
    """The page, everything it loads, and the games that it offers, in a sentence."""
    page = fetched(address)
    parts = re.findall(r'(?:src|href)="([^"#]+)"', page)
    assert any(part.endswith(".js") for part in parts), page
    for part in parts:
        assert fetched(urljoin(address, part)), part
    games = json.loads(fetched(urljoin(address, "api/games")))["games"]
    return f"{address} serves the page, its {len(parts)} parts and {len(games)} games"


class Player:
    """Somebody who opens a table of Quarry alone and plays, over HTTP."""

    def __init__(self, address: str, secret: str = "") -> None:
        self._address = address
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self._ask("GET", "api/me")
        if secret:
            self._ask("POST", "api/enter", {"secret": secret})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
        data = None if body is None else json.dumps(body).encode()
        request = Request(urljoin(self._address, path), data, headers, method=method)
        with self._opener.open(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    def moves(self) -> str:
        """Open a table and make a move; in a sentence what was chosen."""
        wanted = {"game": "quarry", "seats": [{"kind": "here", "name": "Ada"}], "confirm": False}
        opened = self._ask("POST", "api/tables?scenes=0", wanted)
        question = opened["view"]["question"]
        option = question["options"][0]["id"]
        move = {"seat": question["seat"], "since": question["since"], "option": option}
        self._ask("POST", f"api/tables/{opened['table']}/moves", move)
        after = self._ask("GET", f"api/tables/{opened['table']}?scenes=0")
        assert after["moves"] >= 1, after
        return f"{option} was played at a new table"
