"""Programs of others against our bots: each is asked by a line of JSON and answers with the id of an option.

A program is a command that runs for the whole match. For every decision it gets one line on its standard
input, a position as ``docs/position.schema.json`` describes it, and writes one line, an option's id. What it
writes that is not offered is asked for again, a few times; then the first option is taken and counted as a
slip. Every deal is played once from each seat (*mirrored* seeds), so that luck of seat and deal is shared.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablewright.bots import Bot, let_bots_answer, make_bot
from tablewright.engine import BadSetup, Table, TablewrightError, find_game, new_table
from tablewright.engine.playout import NO_CAP
from tablewright.envs.rewards import returns
from tablewright.envs.telling import position
from tablewright.lab.league.ratings import Interval, mean_of_games
from tablewright.text import words_for

#: How often a program may answer something that is not offered before the first option is taken.
TRIES: Final = 3


class Program:
    """A command that plays."""

    def __init__(self, command: str) -> None:
        self.slips = 0
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, ValueError) as error:
            raise BadSetup(f"The program {command!r} cannot be started: {error}.") from error

    def choose(self, table: Table, seat: int) -> None:
        """Ask the program, and carry out what it answers."""
        told = msgspec.json.encode(position(table, seat)).decode()
        offered = table.question(seat).option_ids()
        for _ in range(TRIES):
            answer = self._asked(told)
            if answer in offered:
                table.choose(answer, seat)
                return
        self.slips += 1
        table.choose(offered[0], seat)

    def _asked(self, told: str) -> str:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(told + "\n")
            stdin.flush()
        except BrokenPipeError:
            raise TablewrightError("The program has ended before the match.") from None
        answer = stdout.readline()
        if not answer:
            raise TablewrightError("The program has ended before the match.")
        return answer.strip()

    def close(self) -> None:
        """End the program."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process.terminate()
        self._process.wait()


class Match(msgspec.Struct, frozen=True):
    """How a match went: the mean return (1 for winning alone down to -1 for the last place) with its interval
    of 95 %, over deals; how many games; and how often the program answered nothing that was offered.
    """

    score: Interval
    games: int
    slips: int


def arena(
    game: str,
    command: str,
    bot: str = "greedy",
    players: int = 2,
    deals: int = 25,
    seed: int = 0,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """A program in every seat of every deal, bots in the others."""
    if deals < 1:
        raise BadSetup(f"{deals} deals cannot be played. Name at least 1.")
    program = Program(command)
    scores: list[list[float]] = []
    try:
        for deal in range(deals):
            found = []
            for seat in range(players):
                found.append(_played(game, program, bot, players, seat, f"{seed}/{deal}", options or {}))
                if progress is not None:
                    progress(1)
            scores.append(found)
    finally:
        program.close()
    return Match(mean_of_games(scores), deals * players, program.slips)


def _played(
    game: str, program: Program, bot: str, players: int, seat: int, seed: str, options: dict[str, str]
) -> float:
    """The program's return of one game; nothing for a game that goes on for ever."""
    found = find_game(game)
    table: Table = new_table(found, players, seed, options, words=words_for(found, "en", players=players))
    bots: dict[int, Bot] = {
        other: make_bot(bot, f"{seed}/{other}") for other in range(players) if other != seat
    }
    while not table.over and table.choices < (found.cap or NO_CAP):
        if any(question.seat == seat for question in table.open_questions()):
            program.choose(table, seat)
        else:
            let_bots_answer(table, bots)
    return returns(found.ranking(table.state), players)[seat] if table.over else 0.0


def told(match: Match) -> dict[str, Any]:
    """As data."""
    plain: dict[str, Any] = msgspec.to_builtins(match)
    return plain
