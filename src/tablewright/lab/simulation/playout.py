"""One game from its set-up to its end, played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.bots import Bot, let_bots_answer, make_bot
from tablewright.bots.random import RandomBot
from tablewright.engine import BrokenRule, Game, Table
from tablewright.engine.playout import NO_CAP, Draws


def cap_of(game: Game[Any]) -> int:
    """More choices than any game takes."""
    return game.cap or NO_CAP


def seat_bots(specs: Sequence[str], seed: int | str) -> list[Bot]:
    """A bot for each seat, each with a chance of its own that depends on the seed of the game alone."""
    return [make_bot(spec, f"{seed}/bot {seat}") for seat, spec in enumerate(specs)]


def random_draws(bots: Sequence[Bot]) -> Draws | None:
    """The draws of bots that all play at random; None if anybody thinks."""
    draws = [bot.draw for bot in bots if type(bot) is RandomBot]
    return draws if len(draws) == len(bots) else None


def play_noting(table: Table, draws: Draws, at_most: int = NO_CAP) -> list[str]:
    """The same game as `play_randomly` plays; returns the names of the options taken."""
    taken: list[str] = []
    for _ in range(at_most):
        questions = table.open_questions()
        if not questions:
            break
        question = questions[0]
        index = int(draws[question.seat]() * len(question.values))
        taken.append(question.option_id(index))
        table.play(question.offset + index)
    return taken


def play_with(table: Table, bots: Mapping[int, Bot], at_most: int = NO_CAP) -> None:
    """Play on, to the end or for so many choices, with bots that look at the table."""
    while not table.over and table.choices < at_most:
        let_bots_answer(table, bots)


def refuse_endless_game(table: Table) -> None:
    """A game that goes on beyond its cap never ends: a bug, unless its rules let a game go on for ever."""
    if not table.over and not table.game.endless:
        raise BrokenRule(
            f"The game is not over after {table.choices} choices, "
            f"more than any game of {table.game.title} takes."
        )
