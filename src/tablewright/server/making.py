"""How rows for new tables are made."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.chance import commitment
from tablewright.engine.scene import SEAT_LETTERS
from tablewright.server import messages as m
from tablewright.server import passes
from tablewright.server.bots import is_level
from tablewright.server.live import Live
from tablewright.server.problems import Problem
from tablewright.server.snapshot import unpacked
from tablewright.server.store import SeatRow, TableRow
from tablewright.server.store.store import now
from tablewright.server.words import default_name, say


def new_row(game: str, players: int, options: dict[str, str], seed: str, owner: int) -> TableRow:
    """A table that waits for its people."""
    at = now()
    return TableRow(
        id=passes.new_table_id(),
        owner=owner,
        game=game,
        players=players,
        options=options,
        seed=seed,
        chosen_seed=False,
        commitment=commitment(seed, game, players),
        confirm=True,
        chat=False,
        watch=True,
        pace="live",
        fork=False,
        status="waiting",
        version=0,
        revision=0,
        waiting_for=[],
        standing={"points": [0] * players, "places": []},
        bots_asked=False,
        created=at,
        updated=at,
    )


def seat_rows(
    wishes: Sequence[m.SeatWish], owner: int, language: str
) -> tuple[list[SeatRow], list[m.SeatLink]]:
    """The seats of a new table, and the secret links to them."""
    rows: list[SeatRow] = []
    links: list[m.SeatLink] = []
    for seat, wish in enumerate(wishes):
        row = SeatRow(seat, wish.kind, wish.name.strip() or default_name(language, seat), "")
        if wish.kind == "bot":
            if not is_level(wish.level):
                raise Problem("bad-setup", detail=wish.level)
            row.level = wish.level
            row.name = wish.name.strip() or say(language, "bot-name", letter=SEAT_LETTERS[seat])
        elif wish.kind == "link":
            link = new_link(seat)
            row.link = passes.hashed(link.token)
            links.append(link)
        else:
            row.holder = owner
        rows.append(row)
    return rows, links


def new_link(seat: int) -> m.SeatLink:
    """A secret link. The secret is behind a #, which browsers never send."""
    token = passes.new_secret()
    return m.SeatLink(seat, token, f"/join#{token}")


def live_from_snapshot(snapshot: bytes, seats: list[SeatRow], owner: int) -> Live:
    """A new table that begins in the middle of a game. Its chance is known to somebody: that is marked."""
    record = unpacked(snapshot).record
    row = new_row(record["game"], record["players"], record["options"], record["seed"], owner)
    row.chosen_seed = True
    row.version = 1
    if len(seats) != row.players or any(seat.kind == "link" for seat in seats):
        raise Problem("bad-setup", detail=f"{len(seats)} / {row.players}")
    live = Live(row, seats)
    live.load(snapshot)
    row.version = 0  # until it is stored
    return live
