"""A game made of whatever turns a test needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, Setting, State, Table, new_table

#: A turn of a toy game.
Turn = Callable[["Toy"], Rule[None]]


class Toy(State):
    """Players, the number of the next turn, and notes that turns may take."""

    everybody: list[Player]
    turn: int
    notes: list[str]
    deck: list[int]  # hidden, the last one on top


class ToyGame(Game[Toy]):
    """Plays its turns one after the other."""

    name = "toy"
    title = "Toy"
    cap = 1000
    players = (1, 2, 3)
    settings = (Setting("size", ["small", "large"]), Setting("rival", ["none", "wooden"], players=[1]))

    def __init__(self, turns: Iterable[Turn] = ()) -> None:
        self.turns = tuple(turns)

    def new(self, players: int, options: Options, chance: Chance) -> Toy:
        g = Toy()
        g.chance = chance
        g.revealed = 0
        g.everybody = [self.seated(seat) for seat in range(players)]
        g.turn = 0
        g.notes = []
        g.deck = list(range(10))
        chance.shuffle(g.deck, "deck")
        return g

    def seated(self, seat: int) -> Player:
        """Somebody without points."""
        player = Player()
        player.seat, player.vp, player.tally = seat, 0, {}
        return player

    def next_turn(self, g: Toy) -> Rule[None] | None:
        if g.turn == len(self.turns):
            return None
        return self.run(g)

    def run(self, g: Toy) -> Rule[None]:
        """The next turn."""
        g.turn += 1
        yield from self.turns[g.turn - 1](g)

    def people(self, g: Toy) -> list[Player]:
        return [*g.everybody]

    def ranking(self, g: Toy) -> list[int]:
        return [1 for _ in g.everybody]

    def view(self, g: Toy, seat: int | None) -> dict[str, Any]:
        return {"turn": g.turn, "notes": g.notes, "deck": len(g.deck)}

    def resample(self, g: Toy, seat: int, chance: Chance, now: Toy) -> None:
        chance.shuffle(g.deck, "hidden")

    def check(self, g: Toy) -> list[str]:
        return []


def table_of(*turns: Turn, players: int = 2, keep: bool = True, record: bool = True) -> Table:
    """A table at which these turns are played."""
    return new_table(ToyGame(turns), players, "1", keep=keep, record=record)


def notes(table: Table) -> list[str]:
    """What the turns have noted so far."""
    assert isinstance(table.state, Toy)
    return table.state.notes


def offered(table: Table, seat: int | None = None) -> list[str]:
    """The names of the options."""
    return table.question(seat).option_ids()
