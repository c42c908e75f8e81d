"""Digests of random games and choices of bots, printed as JSON; run by both sides of the comparison."""

from __future__ import annotations

import json
import sys

from tablewright.engine import Chance, digest, find_game, game_names, new_table
from tablewright.lab.simulation.playout import play_with, seat_bots

GAMES = 3  # of each game, number of players and variant
EVERY = 25  # choices between two digests
BOT = "mcts:iterations=12:deals=3:best=1:courses=3:trials=6:tries=2"
THOUGHTFUL = 30  # choices of bots
MANY = 20  # more variants than this are spread over the numbers of players


def chain(name: str, players: int, options: dict[str, str], seed: str) -> list[str]:
    """The digests of one random game at every so-many-th choice and at its end."""
    table = new_table(find_game(name), players, seed, options)
    numbers = Chance(f"{seed}/answers")
    found = []
    while not table.over:
        question = table.open_questions()[0]
        if table.choices % EVERY == 0:
            found.append(digest(table.state))
        table.play(question.offset + numbers.below(len(question.values)))
    return [*found, digest(table.state), str(table.scores)]


def thoughtful(name: str) -> list[str]:
    """What bots that search choose in the first choices of a game."""
    table = new_table(find_game(name), 2, "thoughtful", record=True)
    play_with(table, dict(enumerate(seat_bots([BOT] * 2, "thoughtful"))), THOUGHTFUL)
    return [move.name for move in table.moves]


def all_chains() -> dict[str, list[str]]:
    """For every game that is installed: random games, and some choices of bots that search."""
    played = {
        f"{name} {players} {json.dumps(options)} {seed}": chain(name, players, options, str(seed))
        for name in game_names()
        for players in find_game(name).players
        for options in some_variants(name, players)
        for seed in range(GAMES)
    }
    return played | {f"{name} thoughtful": thoughtful(name) for name in game_names()}


def some_variants(name: str, players: int) -> list[dict[str, str]]:
    """All of a game that has few; else the usual settings and a part of the others."""
    game = find_game(name)
    usual, *others = game.variants(players)
    if len(others) >= MANY:
        others = others[players % len(game.players) :: len(game.players)]
    return [usual, *others]


if __name__ == "__main__":
    json.dump(all_chains(), sys.stdout)
