"""Random games, watched at every choice; one in which a watcher finds fault is cut short and recorded.

A random game is a list of numbers: each picks one of the options that are offered at its time, so that any
part of the list is a game too. That is what makes a failing game easy to shorten.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from tablewright.engine import Chance, Game, Options, Table, Words, digest, new_table
from tablewright.engine import record as records
from tablewright.testing.shrink import shortened

#: Where the records of failing games go, in the folder where the tests run; ignored by git.
FAILURES = Path(".failures")

#: How many choices a copy of a table is played on to see that it has the same future.
FUTURE = 10

#: Sees the table after the set-up and after every choice; raises AssertionError when something is wrong.
Watcher = Callable[[Table], None]


class Case(NamedTuple):
    """One way to play a game: how many, with which settings, with which luck."""

    game: Game[Any]
    players: int
    options: Options
    seed: str
    most_looks: int = (
        1000  # costly looks are taken at about so many choices of a game, at all of a shorter one
    )

    def table(self, *, keep: bool = True, record: bool = True, words: Words | None = None) -> Table:
        """The game set up anew."""
        return new_table(self.game, self.players, self.seed, self.options, keep, record, words=words)

    def numbers(self) -> Iterator[int]:
        """What a random player answers."""
        return random_numbers(self.seed)

    def looks(self, table: Table) -> bool:
        """Whether a costly look is due; another seed looks at other choices."""
        every = max(1, _length(self.game, self.players, tuple(self.options.items())) // self.most_looks)
        return (table.choices + ord(self.seed[-1])) % every == 0


@cache
def _length(game: Game[Any], players: int, options: tuple[tuple[str, str], ...]) -> int:
    """About how many choices a game takes; 1, so that every choice is looked at, if it cannot be played."""
    table: Table = new_table(game, players, "length", dict(options), keep=False)
    try:
        for number in islice(random_numbers("length"), table.game.cap):
            if not table.over:
                play_number(table, number)
    except Exception:  # another check will find it
        return 1
    return table.choices


def random_numbers(seed: str) -> Iterator[int]:
    """An endless list of numbers, always the same for the same seed."""
    chance = Chance(f"{seed}/player")
    while True:
        yield chance.below(1 << 30)


def answer_of(table: Table, number: int) -> int:
    """The answer that a number stands for now: all options of all open questions are equally likely."""
    questions = table.open_questions()
    place = number % sum(len(question.values) for question in questions)
    for question in questions:
        if place < len(question.values):
            return question.offset + place
        place -= len(question.values)
    raise AssertionError("unreachable: the place lies within the options")


def play_number(table: Table, number: int) -> str:
    """Play the option that a number stands for, and name it."""
    answer = answer_of(table, number)
    name = option_name(table, answer)
    table.play(answer)
    return name


def option_name(table: Table, answer: int) -> str:
    """The name of the option that an answer takes."""
    questions = table.open_questions()
    question = next(q for q in questions if q.offset <= answer < q.offset + len(q.values))
    return question.option_id(answer - question.offset)


def play_on(table: Table, numbers: Iterable[int]) -> list[str]:
    """Play until the numbers or the game are at an end; the digest after each choice."""
    chain = []
    for number in numbers:
        if table.over:
            break
        play_number(table, number)
        chain.append(digest(table.state))
    return chain


def future(table: Table, seed: str, choices: int = FUTURE) -> list[str]:
    """How a fork of the table goes on with a random player, as digests."""
    return play_on(table.fork(), islice(random_numbers(seed), choices))


def is_finished(table: Table) -> bool:
    """Whether the game is over, or is stopped at its cap: only one that may go on for ever may come there."""
    game = table.game
    if table.over or table.choices < game.cap:
        return table.over
    assert game.endless, f"the game takes more than its cap of {game.cap} choices"
    return True


def played_out(case: Case, *, keep: bool = True, record: bool = True) -> Table:
    """A finished random game."""
    table = case.table(keep=keep, record=record)
    for number in case.numbers():
        if is_finished(table):
            return table
        play_number(table, number)
    raise AssertionError("unreachable: the numbers never end")


def watch(case: Case, make_watcher: Callable[[], Watcher]) -> None:
    """Play a random game under the eyes of a watcher; shorten and keep it if the watcher finds fault."""
    played: list[int] = []
    problem = _problem(case, make_watcher, case.numbers(), played)
    if problem is None:
        return
    kind = _kind_of(problem)

    def fails_alike(numbers: list[int]) -> list[int] | None:
        tried: list[int] = []
        found = _problem(case, make_watcher, iter(numbers), tried)
        return tried if found is not None and _kind_of(found) == kind else None

    shortest = shortened(played, fails_alike)
    shown = _problem(case, make_watcher, iter(shortest), []) or problem
    kept = keep_failure(case, shortest, f"{type(shown).__name__}: {shown}")
    raise AssertionError(f"{shown}\n{len(shortest)} choices lead there; record: {kept}") from shown


def _problem(
    case: Case, make_watcher: Callable[[], Watcher], numbers: Iterator[int], played: list[int]
) -> Exception | None:
    """What goes wrong in this game, if anything; `played` collects the numbers up to there."""
    try:
        watcher = make_watcher()
        table = case.table()
        watcher(table)
        for number in numbers:
            if is_finished(table):
                return None
            played.append(number)
            play_number(table, number)
            watcher(table)
    except Exception as problem:  # whatever a rule or a watcher raises is a finding
        return problem
    return None


def _kind_of(problem: Exception) -> tuple[type, str, int | None]:
    """What makes two problems the same: the error and the line that raised it."""
    *_, last = traceback.extract_tb(problem.__traceback__)
    return type(problem), last.filename, last.lineno


def keep_failure(case: Case, numbers: list[int], problem: str) -> Path:
    """Write the game as a record that can be loaded and replayed; the file also says what went wrong."""
    data: dict[str, Any] = {
        "problem": problem,
        "numbers": numbers,
        "seed": case.seed,
        "options": case.options,
    }
    try:
        table = case.table()
        for number in numbers:
            data |= records.to_data(table) | {"then": option_name(table, answer_of(table, number))}
            play_number(table, number)
        data |= records.to_data(table) | {"then": ""}
    except (
        Exception
    ) as broken:  # the rules fail here: the record ends before it, `then` names the next choice
        data["problem"] += f" ({broken})"
    name = sha256(json.dumps([case.options, numbers, problem]).encode()).hexdigest()[:8]
    FAILURES.mkdir(exist_ok=True)
    (FAILURES / ".gitignore").write_text("*\n", encoding="utf-8")
    path = FAILURES.resolve() / f"{case.game.name}-{case.players}-{name}.json"
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path
