"""Tables of real games to draw."""

from __future__ import annotations

from functools import cache
from random import Random

from tablewright.engine import Table, find_game, new_table
from tablewright.engine.playout import play_randomly
from tablewright.engine.scene import Scene
from tablewright.text import CatalogueWords, words_for

GAMES = ("origins", "settlers", "tabannusi", "tawantinsuyu", "daitoshi")


@cache
def table_of(game: str, choices: int = 40) -> Table:
    """A table of four after so many choices of random players."""
    table: Table = new_table(find_game(game), 4, "boards")
    play_randomly(table, [Random(f"{game} {seat}").random for seat in range(4)], choices)
    return table


def scenes(game: str, choices: int = 40) -> list[Scene]:
    """What the first seat sees then; drawn anew every time, so that it may be changed."""
    table = table_of(game, choices)
    return table.game.scenes(table.view(0), 0)


def board(game: str, choices: int = 40) -> Scene:
    """The main board alone."""
    return scenes(game, choices)[0]


@cache
def words(game: str) -> CatalogueWords:
    """How the game speaks."""
    return words_for(find_game(game), "en", ["Ann", "Bob", "Cyd", "Dan"], 4)
