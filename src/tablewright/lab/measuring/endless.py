"""A game after a game at one table: the longest game there can be, to see whether length costs anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, State
from tablewright.engine.model import fields


class Endless(Game[Any]):
    """Another game whose table is set up anew, in its place, whenever it is over."""

    name = "endless"
    title = "Endless"

    def __init__(self, game: Game[Any], players: int) -> None:
        self._game = game
        self._players = players
        self._options = game.settle(players, {})

    def settle(self, players: int, options: Mapping[str, str]) -> Options:
        return self._options

    def new(self, players: int, options: Options, chance: Chance) -> State:
        state: State = self._game.new(players, options, chance)
        return state

    def next_turn(self, g: State) -> Rule[None] | None:
        turn = self._game.next_turn(g)
        if turn is None:
            self._set_up_again(g)
            turn = self._game.next_turn(g)
        return turn

    def people(self, g: State) -> list[Player]:
        return self._game.people(g)

    def _set_up_again(self, g: State) -> None:
        fresh = self._game.new(self._players, self._options, g.chance)
        for name in fields(type(g)):
            setattr(g, name, getattr(fresh, name))
