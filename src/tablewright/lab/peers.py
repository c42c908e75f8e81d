"""Other people's engines, measured in the same run, if they are there: ``pip install tablewright[bench]``."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any, Final

from tablewright.lab.probe import Probe, acting_at, playing

#: OpenSpiel's games that come nearest to a long game with chance and hidden cards.
OPEN_SPIEL_GAMES: Final = ("backgammon", "gin_rummy")


def installed_peers() -> dict[str, list[Probe]]:
    """The probes of every peer that is installed, by name."""
    peers: dict[str, list[Probe]] = {}
    if find_spec("catanatron") is not None:
        peers["catanatron"] = catanatron()
    if find_spec("pyspiel") is not None:
        pyspiel = import_module("pyspiel")
        for name in OPEN_SPIEL_GAMES:
            peers[f"open_spiel_{name}"] = open_spiel(pyspiel.load_game(name))
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
    chance = Random(1)

    def draw(state: Any) -> int:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        outcome: int = chance.choices(outcomes, weights)[0]
        return outcome

    def positions() -> Iterator[Any]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                yield state
                state.apply_action(chance.choice(state.legal_actions()))

    def play_one() -> int:
        return sum(1 for _ in positions())

    return [playing(play_one), acting_at("copies_per_second", positions, lambda state: state.clone())]
