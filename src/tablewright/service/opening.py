"""How tables are made: from a wish, or from a snapshot."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from tablewright.bots import bot_names
from tablewright.engine import BadSetup, UnknownGame, find_game
from tablewright.engine.chance import commitment
from tablewright.engine.scene import SEAT_LETTERS
from tablewright.service import messages as m
from tablewright.service.problems import Problem
from tablewright.service.seated import SeatedTable, SeatFacts, TableFacts
from tablewright.service.sentences import default_name, say
from tablewright.service.snapshot import unpacked

TABLE_ID_BYTES: Final = 9
SEALED: Final = "sealed:"


def new_table_id() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_seed() -> str:
    """A seed that nobody knows before the end: 256 bits."""
    return f"{SEALED}{secrets.token_hex(32)}"


def is_level(level: str) -> bool:
    """Whether there is such a bot."""
    return level in bot_names()


def facts_of(wish: m.NewTable) -> TableFacts:
    """A table as it was wished for, waiting for its people; refuses what no game can be set up with."""
    try:
        options = find_game(wish.game).settle(len(wish.seats), wish.options)
    except UnknownGame as error:
        raise Problem("no-such-game") from error
    except BadSetup as error:
        raise Problem("bad-setup", detail=error) from error
    if wish.seed is not None and wish.seed.startswith(SEALED):
        raise Problem("bad-setup", detail="seed")
    facts = new_facts(wish.game, len(wish.seats), options, wish.seed or new_seed())
    facts.chosen_seed = wish.seed is not None
    facts.confirm, facts.chat, facts.pace, facts.watch = wish.confirm, wish.chat, wish.pace, wish.watch
    return facts


def facts_in(snapshot: bytes, seats: Sequence[m.SeatWish], confirm: bool, is_fork: bool) -> TableFacts:
    """A table that begins in the middle of a game. Its chance is known to somebody: that is marked."""
    record = unpacked(snapshot).record
    facts = new_facts(record["game"], record["players"], record["options"], record["seed"])
    if len(seats) != facts.players or any(seat.kind == "link" for seat in seats):
        raise Problem("bad-setup", detail=f"{len(seats)} / {facts.players}")
    facts.chosen_seed = True
    facts.confirm, facts.fork = confirm, is_fork
    return facts


def new_facts(game: str, players: int, options: dict[str, str], seed: str) -> TableFacts:
    """A table that nobody has sat down at."""
    return TableFacts(
        id=new_table_id(),
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
    )


def seats_in_a_fork(seated: SeatedTable) -> list[m.SeatWish]:
    """Who sits at a table that is tried out: bots stay bots, whoever tries it plays for everybody else."""
    return [
        m.SeatWish("bot", name, row.level) if row.kind == "bot" else m.SeatWish("here", name)
        for row, name in zip(seated.seats, seated.names(), strict=True)
    ]


def seats_of(wishes: Sequence[m.SeatWish], holder: int, language: str) -> list[SeatFacts]:
    """The seats of a new table; those at this screen belong to whoever makes it."""
    seats: list[SeatFacts] = []
    for number, wish in enumerate(wishes):
        name = wish.name.strip() or default_name(language, number)
        seat = SeatFacts(number, wish.kind, name)
        if wish.kind == "bot":
            if not is_level(wish.level):
                raise Problem("bad-setup", detail=wish.level)
            seat.level = wish.level
            seat.name = wish.name.strip() or say(language, "bot-name", letter=SEAT_LETTERS[number])
        elif wish.kind == "here":
            seat.holder = holder
        seats.append(seat)
    return seats


def same_again(seated: SeatedTable, holds: list[int]) -> m.NewTable:
    """A table like this one for whoever holds these seats: other people get a new link."""
    facts = seated.facts
    return m.NewTable(
        game=facts.game,
        seats=[same_seat(row, row.seat in holds) for row in seated.seats],
        options=dict(facts.options),
        confirm=facts.confirm,
        chat=facts.chat,
        pace="days" if facts.pace == "days" else "live",
        watch=facts.watch,
    )


def same_seat(row: SeatFacts, own: bool) -> m.SeatWish:
    """The seat once more."""
    if row.kind == "bot":
        return m.SeatWish("bot", row.name, row.level)
    return m.SeatWish("here" if own else "link", row.name)
