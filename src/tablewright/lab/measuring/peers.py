"""Other people's engines, measured in the same run, if they are there: ``pip install tablewright[bench]``."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count, islice
from random import Random
from typing import Any, Final

from tablewright.lab.measuring.probe import APART, LOOKS, SEARCHED, Probe, acting_at, playing

#: OpenSpiel's games that come nearest to a long game with chance and hidden cards.
OPEN_SPIEL_GAMES: Final = ("backgammon", "gin_rummy")
EXPLORATION: Final = 1.4
MEMORY: Final = 200  # megabytes for a tree


def installed_peers() -> dict[str, list[Probe]]:
    """The probes of every peer that is installed, by name."""
    peers: dict[str, list[Probe]] = {}
    if find_spec("catanatron") is not None:
        peers["catanatron"] = catanatron()
    if find_spec("pyspiel") is not None:
        pyspiel = import_module("pyspiel")
        for name in OPEN_SPIEL_GAMES:
            game = pyspiel.load_game(name)
            peers[f"open_spiel_{name}"] = [*open_spiel(game), open_spiel_search(game)]
    return peers


def catanatron() -> list[Probe]:
    """Four random players of catanatron, by the package's own loop and its own copy."""
    package: Any = import_module("catanatron")
    turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
    seeds = count(1)

    def new_game() -> Any:
        return package.Game([package.RandomPlayer(colour) for colour in package.Color], seed=next(seeds))

    def play_one() -> int:
        game = new_game()
        game.play()
        return len(game.state.actions)

    def positions() -> Iterator[Any]:
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            yield game
            game.play_tick()

    return [playing(play_one), acting_at("copies_per_second", positions, lambda game: game.copy())]


def open_spiel(game: Any) -> list[Probe]:
    """A game of OpenSpiel (C++) played at random from Python; chance nodes are drawn but not counted."""

    def play_one() -> int:
        return sum(1 for _ in _positions(game, chance))

    chance = Random(1)
    copying = acting_at("copies_per_second", lambda: _positions(game, chance), lambda state: state.clone())
    return [playing(play_one), copying]


def open_spiel_search(game: Any) -> Probe:
    """OpenSpiel's own search (C++), which plays on at random to the end of the game."""
    pyspiel: Any = import_module("pyspiel")
    rollout = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, rollout, EXPLORATION, LOOKS, MEMORY, False, 1, False)
    chance = Random(1)
    return acting_at(
        SEARCHED, lambda: islice(_positions(game, chance), 0, None, APART), bot.mcts_search, LOOKS
    )


def _positions(game: Any, chance: Random) -> Iterator[Any]:
    """A random game at every decision."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(chance.choice(state.legal_actions()))
