"""Which tables the adapters are tried at: every registered game with every number of players."""

from __future__ import annotations

from tablewright.engine import find_game
from tablewright.testing.cases import SAMPLE, games

#: The kits play so many rounds of the table, more in nightly runs: enough to end some games, not all.
CYCLES = 60 * SAMPLE

EVERY_TABLE = [(game.name, players) for game in games() for players in game.players]
SOLO = [name for name, players in EVERY_TABLE if players == 1]
#: One number of players for each game, for what does not depend on it.
EVERY_GAME = [(game.name, 2 if 2 in find_game(game.name).players else game.players[0]) for game in games()]
