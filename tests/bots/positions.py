"""Positions for bots to think about."""

from __future__ import annotations

from random import Random

from tablewright.bots import Glimpse
from tablewright.engine import Table, find_game, new_table


def position(game: str, players: int, seed: str, choices: int) -> Table:
    """A table after some random choices."""
    table: Table = new_table(find_game(game), players, seed)
    random = Random(seed)
    for _ in range(choices):
        if table.over:
            break
        question = random.choice(table.open_questions())
        table.play(question.offset + random.randrange(len(question.values)))
    return table


def glimpse(table: Table, seat: int | None = None) -> Glimpse:
    """What the seat that is asked sees."""
    return Glimpse(table, table.question(seat))
