"""The bot that looks one turn ahead: it takes the option after which its turn can end best."""

from __future__ import annotations

from random import Random
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings, number_setting, refuse_unknown
from tablewright.bots.evaluation import margin, values
from tablewright.engine import Table


class GreedyBot(Bot):
    """For each option it tries a few ways to finish the turn and keeps the best; `tries` says how many."""

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        settings = settings or {}
        refuse_unknown("greedy", settings, ("tries",))
        self.tries: Final = number_setting("greedy", settings, "tries", 4)
        self._random: Final = Random(seed)

    def choose(self, glimpse: Glimpse) -> int:
        seed = str(self._random.random())
        best, best_value = 0, float("-inf")
        for index in range(glimpse.count):
            value = max(self._try(glimpse, index, f"{seed}/{attempt}") for attempt in range(self.tries))
            if value > best_value:
                best, best_value = index, value
        return best

    def _try(self, glimpse: Glimpse, index: int, seed: str) -> float:
        """The value of one way to finish the turn with this option."""
        table = glimpse.imagine(seed)
        table.let_go()
        take(table, glimpse.seat, index)
        finish_turn(table, glimpse.seat, self._random)
        return margin(values(table), glimpse.seat)


def take(table: Table, seat: int, index: int) -> None:
    """Answer the question of the seat."""
    table.play(table.question(seat).offset + index)


def finish_turn(table: Table, seat: int, random: Random) -> None:
    """Play on at random until the turn is over or somebody else is asked."""
    turn = table.turns
    while table.turns == turn and not table.over:
        question = table.open_questions()[0]
        if question.seat != seat:
            return
        table.play(question.offset + int(random.random() * len(question.values)))
