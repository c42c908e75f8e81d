"""One game from its set-up to its end, played by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from tablewright.bots import Bot, let_bots_answer, make_bot
from tablewright.bots.random import RandomBot
from tablewright.engine import BrokenRule, Game, Table

#: A game whose author gave no cap ends here at the latest.
NO_CAP: Final = 1_000_000

#: How each seat picks the number of an option, given how many there are.
Picks: TypeAlias = Sequence[Callable[[int], int]]


def cap_of(game: Game[Any]) -> int:
    """More choices than any game takes."""
    return game.cap or NO_CAP


def seat_bots(specs: Sequence[str], seed: int | str) -> list[Bot]:
    """A bot for each seat, each with a chance of its own that depends on the seed of the game alone."""
    return [make_bot(spec, f"{seed}/bot {seat}") for seat, spec in enumerate(specs)]


def random_picks(bots: Sequence[Bot]) -> Picks | None:
    """The picks of bots that all play at random; None if anybody thinks."""
    picks = [bot.pick for bot in bots if type(bot) is RandomBot]
    return picks if len(picks) == len(bots) else None


def play_randomly(table: Table, picks: Picks, at_most: int = NO_CAP) -> None:
    """Play on as fast as can be, to the end or for so many choices: no glimpses, no names, only numbers."""
    play = table.play
    for _ in range(at_most):
        asked = table.asked
        if asked is None:
            return
        parts = asked.parts
        if parts is None:
            play(picks[asked.seat](len(asked.values)))
        else:
            part = parts[0]
            play(part.offset + picks[part.seat](len(part.values)))


def play_noting(table: Table, picks: Picks, at_most: int = NO_CAP) -> list[str]:
    """The same game as `play_randomly` plays; returns the names of the options taken."""
    taken: list[str] = []
    for _ in range(at_most):
        questions = table.open_questions()
        if not questions:
            break
        question = questions[0]
        index = picks[question.seat](len(question.values))
        taken.append(question.option_id(index))
        table.play(question.offset + index)
    return taken


def play_with(table: Table, bots: Mapping[int, Bot], at_most: int = NO_CAP) -> None:
    """Play on, to the end or for so many choices, with bots that look at the table."""
    while not table.over and table.choices < at_most:
        let_bots_answer(table, bots)


def refuse_endless_game(table: Table) -> None:
    """A game that goes on beyond its cap never ends."""
    if not table.over:
        raise BrokenRule(
            f"The game is not over after {table.choices} choices, "
            f"more than any game of {table.game.title} takes."
        )
