"""Games for the load script: whole ones of every title, each begun somewhere in its middle."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tablewright.engine import Table, find_game, game_names, new_table
from tablewright.engine import record as records

#: At random a game may take much longer than people would play it.
MOST_MOVES = 400


def titles(wished: str) -> list[str]:
    """The games to play: one, or all."""
    return game_names() if wished == "all" else [wished]


def seats_at(game: str, most: int) -> int:
    """As many as can play, up to so many."""
    return max(players for players in find_game(game).players if players <= most)


@cache
def length_of(game: str, players: int) -> int:
    """How many choices a game at random takes, about."""
    return len(_played(game, players, "length", MOST_MOVES).moves)


def begun(game: str, players: int, chance: random.Random) -> dict[str, Any]:
    """The record of a game that has come to any point between its beginning and its last moves."""
    moves = chance.randrange(max(1, length_of(game, players) * 9 // 10))
    table = _played(game, players, f"load-{chance.random()}", moves)
    if table.over:
        table = _played(game, players, f"load-{chance.random()}", 0)
    return records.to_data(table)


def in_the_middle(game: str, players: int) -> Table:
    """A game half played, always the same."""
    return _played(game, players, "sizes", length_of(game, players) // 2)


def _played(game: str, players: int, seed: str, moves: int) -> Table:
    chance = random.Random(seed)
    table: Table = new_table(find_game(game), players, seed, record=True)
    while len(table.moves) < moves and not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + chance.randrange(len(question.values)))
    return table
