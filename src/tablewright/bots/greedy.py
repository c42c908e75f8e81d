"""The bot that looks one turn ahead: it takes the option after which its turn can end best."""

from __future__ import annotations

from random import Random
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings, number_setting, refuse_unknown
from tablewright.bots.habits import likeliest
from tablewright.bots.horizon import next_question
from tablewright.bots.judge import Judge, margin
from tablewright.engine import Decision, NoDeal, Table


class GreedyBot(Bot):
    """For each option it tries a few ways to finish the turn and keeps the best. `tries` says how many, on as
    many tables as they may be; `weights` which set of weights it judges by.
    """

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        settings = {"tries": "1", "weights": "", **(settings or {})}
        refuse_unknown("greedy", settings, ("tries", "weights"))
        self.tries: Final = number_setting("greedy", settings, "tries")
        self.weights: Final = settings["weights"]
        self._random: Final = Random(seed)

    def choose(self, glimpse: Glimpse) -> int:
        seed = str(self._random.random())
        try:
            tables = [glimpse.imagine(f"{seed}/{attempt}") for attempt in range(self.tries)]
        except NoDeal:
            return likeliest(glimpse.game, glimpse.option_ids())
        judge = Judge(glimpse.game, glimpse.players, self.weights)
        best, best_value = 0, float("-inf")
        for index in range(glimpse.count):
            value = max([self._try(table.fork(), glimpse.seat, index, judge) for table in tables])
            if value > best_value:
                best, best_value = index, value
        return best

    def _try(self, table: Table, seat: int, index: int, judge: Judge) -> float:
        """The value of one way to finish the turn with this option."""
        table.let_go()
        play_turn(table, seat, index, self._random)
        return margin(judge.values(table, seat), seat)


def play_turn(table: Table, seat: int, index: int, random: Random) -> None:
    """Take an option and finish the turn, or the piece of it that the engine is at, at random."""
    turn = table.turns
    question: Decision | None = table.question(seat)
    while question is not None and table.turns == turn:
        table.play(question.offset + index)
        question = next_question(table)
        index = int(random.random() * len(question.values)) if question is not None else 0
