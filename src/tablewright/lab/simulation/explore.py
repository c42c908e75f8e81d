"""Games that look for what random players never reach: a rare card, a way to end, a piece nobody uses.

The explorer tries every option with a few ways to finish the turn, and takes the one that brings most new
pieces into play; where there are none, the one that is worth most by the game's evaluation. It sees the whole
table, so it is no bot for games between people.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tablewright.bots.greedy import play_turn
from tablewright.bots.judge import Judge, margin
from tablewright.engine import Decision, Event, Game, Options, Table, find_game, new_table
from tablewright.lab.simulation.pieces import pieces_used, unreached

#: What a new piece counts against points.
NEW: Final = 1000.0

#: No more options than this are tried at a question; others are left to chance.
WIDTH: Final = 10

#: So many set-ups are looked at before one is played.
SET_UPS: Final = 8

#: Ways to finish the turn that are tried for each option.
TRIES: Final = 2

#: So many moves of a record may be passed over, because what they answered is not asked any more.
PASSED_OVER: Final = 4


class Found(NamedTuple):
    """A game that brought something new."""

    table: Table
    pieces: list[str]


def explore(
    game: Game[Any], games: int, seed: str = "explore", missing: list[str] | None = None
) -> Iterator[Found]:
    """Play games, players and variants in turn, until nothing is missing; yields what found something."""
    left = game.pieces() if missing is None else missing
    ways = [(players, options) for players in game.players for options in game.variants(players)]
    for number in range(games):
        if not left:
            return
        players, options = ways[number % len(ways)]
        table = explored(game, players, options, f"{seed}/{number}", left)
        rest = unreached(left, pieces_used(table.events, [move.name for move in table.moves]))
        if len(rest) < len(left):
            yield Found(table, [piece for piece in left if piece not in rest])
        left = rest


def explored(game: Game[Any], players: int, options: Options, seed: str, missing: list[str]) -> Table:
    """One game from its set-up to its end, steered to the missing pieces."""
    table = most_promising(
        [new_table(game, players, f"{seed}/{i}", options, record=True) for i in range(SET_UPS)], missing
    )
    random = Random(seed)
    wanted = set(missing)
    while _goes_on(table):
        question = table.open_questions()[0]
        table.play(question.offset + _most_new(table, question, wanted, random))
    return table


def renewed(data: dict[str, Any]) -> Table:
    """A game kept under earlier rules, played again by those of today: from the same set-up with the same
    moves while they fit, and where they do not, steered to the pieces that the record brought into play.
    """
    game = find_game(data["game"])
    table: Table = new_table(game, data["players"], data["seed"], data["options"], record=True)
    random = Random(data["seed"])
    told = [Event(kind, args, secret) for kind, args, secret in data["events"]]
    wanted = pieces_used(told, [name for _, name, _ in data["moves"]]) & set(game.pieces())
    to_come = [[name for mover, name, _ in data["moves"] if mover == seat] for seat in range(table.players)]
    while _goes_on(table):
        question = table.open_questions()[0]
        choice = _next_recorded(question, to_come[question.seat])
        if choice is None:
            missing = wanted - pieces_used(table.events, [move.name for move in table.moves])
            choice = _most_new(table, question, missing, random)
        table.play(question.offset + choice)
    return table


def _next_recorded(question: Decision, to_come: list[str]) -> int | None:
    """The answer that the record gives next, passing over a few that are not asked any more."""
    names = [question.option_id(index) for index in range(len(question.values))]
    for passed_over, name in enumerate(to_come[:PASSED_OVER]):
        if name in names:
            del to_come[: passed_over + 1]
            return names.index(name)
    return None


def _goes_on(table: Table) -> bool:
    return not table.over and table.choices < (table.game.cap or 1_000_000)


def _most_new(table: Table, question: Decision, wanted: set[str], random: Random) -> int:
    """The answer that promises most of what is wanted."""
    count = len(question.values)
    tried = list(range(count)) if count <= WIDTH else random.sample(range(count), WIDTH)
    return max(tried, key=lambda index: _promise(table, question, index, wanted, random))


def most_promising(tables: list[Table], missing: list[str]) -> Table:
    """The set-up in which most of the missing things lie open."""
    values = [f'"{piece.partition(":")[2]}"' for piece in missing]

    def open_things(table: Table) -> int:
        seen = json.dumps(table.view(None))
        return sum(value in seen for value in values)

    return max(tables, key=open_things)


def _promise(table: Table, question: Decision, index: int, wanted: set[str], random: Random) -> float:
    return max(_attempt(table, question, index, wanted, random) for _ in range(TRIES))


def _attempt(table: Table, question: Decision, index: int, wanted: set[str], random: Random) -> float:
    """One way to go on with this option: new pieces first, then the margin."""
    fork = table.fork()
    fork.let_go()
    fork.state._journal = fork.events
    play_turn(fork, question.seat, index, random)
    new = wanted & pieces_used(fork.events, [question.option_id(index)])
    return NEW * len(new) + margin(
        Judge(table.game.name, table.players).values(fork, question.seat), question.seat
    )
