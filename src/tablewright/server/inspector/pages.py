"""The pages of the inspector, as HTML: trees that open and close by themselves, without a script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any, Final, NamedTuple

from tablewright.engine import find_game
from tablewright.engine.scene import SEAT_LETTERS
from tablewright.server.sentences import say
from tablewright.server.store import TableRow
from tablewright.service.seated import SeatedTable
from tablewright.service.views import SPECTATOR

PARTS: Final = ("question", "state", "view", "scenes", "events", "moves")


def tree(name: str, value: Any, is_open: bool = False) -> str:
    """Plain data as a tree."""
    if isinstance(value, dict | list) and value:
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        inner = "".join(tree(str(key), item) for key, item in pairs)
        size = f"{{{len(value)}}}" if isinstance(value, dict) else f"[{len(value)}]"
        head = f"<summary>{escape(name)} <i>{size}</i> {_hint(value)}</summary>"
        return f"<details{' open' if is_open else ''}>{head}{inner}</details>"
    return f"<p><b>{escape(name)}</b> <code>{escape(str(value))}</code></p>"


def _hint(value: Any) -> str:
    """What a closed branch is about, where it says so itself."""
    for name in ("text", "tip", "kind", "option", "id"):
        if isinstance(value, dict) and isinstance(value.get(name), str):
            return f"<small>{escape(value[name])}</small>"
    return ""


def _told(language: str, message: str, **args: object) -> str:
    """A sentence as it stands in a page."""
    return escape(say(language, message, **args))


def _page(language: str, title: str, body: str) -> bytes:
    """A page around something."""
    return f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)} · Tablewright</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/assets/tokens.css"><link rel="stylesheet" href="/dev/inspector.css">
<script src="/dev/inspector.js" defer></script></head>
<body><main><h1>{escape(title)}</h1>{body}<p id="problem" role="alert"></p></main></body></html>
""".encode()


# ---------------------------------------------------------------------------------------------- all tables


def index(language: str, tables: Iterable[TableRow]) -> bytes:
    """All tables, and a way into a record."""
    rows = "".join(_row(language, row) for row in tables)
    listed = f"<ul>{rows}</ul>" if rows else f"<p>{_told(language, 'dev-no-tables')}</p>"
    body = f"{_record_form(language)}<h2>{_told(language, 'dev-tables')}</h2>{listed}"
    return _page(language, say(language, "dev-title"), body)


def _row(language: str, row: TableRow) -> str:
    title = escape(find_game(row.game).title)
    status = _told(language, "dev-status", status=row.status, version=row.version)
    return f'<li><a href="/dev/tables/{row.id}">{title}</a> <small>{row.id} · {status}</small></li>'


def _record_form(language: str) -> str:
    def told(message: str) -> str:
        return _told(language, message)

    return f"""<form id="record" class="box"><h2>{told("dev-record")}</h2><p>{told("dev-record-note")}</p><p>
<label>{told("dev-file")} <input type="file" name="file" accept=".json" required></label>
<label>{told("dev-after-move")} <input type="number" name="move" min="0"></label>
<button>{told("dev-open")}</button></p></form>"""


# ---------------------------------------------------------------------------------------------- one table


class InspectedPage(NamedTuple):
    """Which page of a table."""

    seated: SeatedTable
    seat: int | None
    move: int
    last: int

    @property
    def address(self) -> str:
        """Where the page is."""
        seat = SPECTATOR if self.seat is None else self.seat
        move = "" if self.move == self.last else f"&amp;move={self.move}"
        return f"/dev/tables/{self.seated.id}?seat={seat}{move}"


def table_page(language: str, place: InspectedPage, parts: dict[str, Any]) -> bytes:
    """A position of a table."""
    seated = place.seated
    trees = [tree(say(language, f"dev-{part}"), parts[part], part == "question") for part in PARTS]
    jump = f'<button id="jump" data-move="{place.move}">{_told(language, "dev-jump")}</button>'
    body = f"""<nav class="box"><p>{_steps(language, place)}</p><p>{_seats(language, place)}</p><p>
{"" if seated.facts.fork else jump}
<a href="/#/table/{seated.id}">{_told(language, "dev-table")}</a>
<a href="/dev">{_told(language, "dev-tables")}</a></p></nav>{"".join(trees)}"""
    return _page(language, f"{seated.game.title} {seated.id}", body)


def _steps(language: str, place: InspectedPage) -> str:
    """The ways through the game."""

    def link(move: int, sign: str, message: str) -> str:
        if move == place.move or not 0 <= move <= place.last:
            return f"<span>{sign}</span>"
        there = place._replace(move=move).address
        return f'<a href="{there}" title="{_told(language, message)}">{sign}</a>'

    now = f"<b>{_told(language, 'dev-move', move=place.move, last=place.last)}</b>"
    back = link(0, "⏮", "dev-first") + link(place.move - 1, "◀", "dev-before")
    return back + now + link(place.move + 1, "▶", "dev-next") + link(place.last, "⏭", "dev-last")


def _seats(language: str, place: InspectedPage) -> str:
    """The seats to look from."""
    people = [(one.seat, f"{SEAT_LETTERS[one.seat]} {escape(one.name)}") for one in place.seated.seats]
    return "".join(
        f"<b>{name}</b>"
        if seat == place.seat
        else f'<a href="{place._replace(seat=seat).address}">{name}</a>'
        for seat, name in [(None, _told(language, "dev-spectator")), *people]
    )
