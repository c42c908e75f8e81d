"""Twins of a table: full tables with another past, which one seat cannot tell from the true one.

Nothing of them is made with `Game.resample` or `Table.imagine`, as twins are there to put those to the test.
A twin is a game that is really played, beside the true one and with the same moves and the same chance, but
for one thing that the seat cannot know:

* two things that were shuffled in the set-up lie in each other's place (`swapped`),
* a shuffle comes out otherwise (`reshuffled`),
* another seat makes another choice that looks the same (`chosen_otherwise`).

It is a twin of the seat for as long as all that the seat sees and reads is the same at both tables.
"""

from __future__ import annotations

import random

from tablewright.engine import Chance, Table, TablewrightError, new_table
from tablewright.engine.table import Move
from tablewright.testing.driver import Case
from tablewright.testing.sight import events_seen, seat_sees


class Twin:
    """A table that a seat cannot tell from the true one."""

    def __init__(self, table: Table, seat: int, how: str, of_the_start: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.how = how  # what is different about it
        self.of_the_start = of_the_start  # whether it is different from the set-up on

    def follow(self, move: Move) -> bool:
        """Make the same move with the same chance; whether that was possible."""
        return make(self.table, move.name, move.seat, move.outcomes)

    def looks_like(self, seen: str, events: str) -> bool:
        """Whether the seat sees what it sees at the true one, and has read the same of the last move."""
        return events_seen(self.table.events, self.seat) == events and views(self.table, self.seat) == seen


def views(table: Table, seat: int) -> str:
    """All that the seat may look at, and who is asked what; how its own questions read follows from that, or
    gives something away.
    """
    asked = [(question.seat, question.kind) for question in table.open_questions()]
    return seat_sees(table, seat, questions=False) + str(asked)


def make(table: Table, option: str, seat: int, outcomes: list[int]) -> bool:
    """Make a move with these outcomes of chance; whether it was possible. The log holds that move alone."""
    table.events.clear()
    table.state._journal = table.events
    chance = table.state.chance
    chance.script, chance.at = outcomes[:], 0
    try:
        table.choose(option, seat)
    except TablewrightError:
        return False
    finally:
        table.state.chance.script = None
    return True


def swapped(table: Table, case: Case, seat: int, luck: random.Random) -> Twin | None:
    """The same set-up, but two things that were shuffled change places; None if the seat notices."""
    outcomes, shuffles = set_up_by(case)
    if not shuffles:
        return None
    first, many = luck.choice(shuffles)
    order = order_after(outcomes[first : first + many - 1])
    one, other = luck.sample(range(many), 2)
    order[one], order[other] = order[other], order[one]
    script = [*outcomes[:first], *outcomes_for(order), *outcomes[first + many - 1 :]]
    try:
        twin: Table = new_table(case.game, case.players, case.seed, case.options, script=script)
    except TablewrightError:
        return None
    same = views(twin, seat) == views(table, seat)
    how = f"{one} and {other} of {many} shuffled things changed places"
    return Twin(twin, seat, how, of_the_start=True) if same else None


def set_up_by(case: Case) -> tuple[list[int], list[tuple[int, int]]]:
    """All chance of the set-up: its outcomes, and where among them things were shuffled, and how many."""
    chance = Chance(case.seed)
    chance.kept, chance.shuffles = [], []
    case.game.new(case.players, case.options, chance)
    return chance.kept, [(first, many) for first, many in chance.shuffles if many > 1]


def order_after(outcomes: list[int]) -> list[int]:
    """In which order things lie after a shuffle with these outcomes, by their places before it.

    >>> order_after([0, 1])
    [2, 1, 0]
    """
    order = list(range(len(outcomes) + 1))
    for i, j in zip(range(len(outcomes), 0, -1), outcomes, strict=True):
        order[i], order[j] = order[j], order[i]
    return order


def outcomes_for(order: list[int]) -> list[int]:
    """The outcomes of a shuffle that leaves things in this order.

    >>> outcomes_for([2, 1, 0])
    [0, 1]
    """
    left = list(range(len(order)))
    outcomes = []
    for i in range(len(order) - 1, 0, -1):
        j = left.index(order[i])
        outcomes.append(j)
        left[i], left[j] = left[j], left[i]
    return outcomes


def reshuffled(before: Table, move: Move, seat: int, luck: random.Random) -> Twin | None:
    """The move again, but something that is shuffled comes out otherwise; None if nothing is."""
    probe = before.fork()
    noted: list[tuple[int, int]] = []
    probe.state.chance.shuffles = noted
    make(probe, move.name, move.seat, move.outcomes)
    shuffles = [(first, many) for first, many in noted if many > 1]
    if not shuffles:
        return None
    first, many = luck.choice(shuffles)
    anew = [luck.randrange(i + 1) for i in range(many - 1, 0, -1)]
    outcomes = [*move.outcomes[:first], *anew, *move.outcomes[first + many - 1 :]]
    twin = before.fork()
    if outcomes == move.outcomes or not make(twin, move.name, move.seat, outcomes):
        return None
    return Twin(twin, seat, f"a shuffle after {move.name} came out otherwise")


def chosen_otherwise(before: Table, move: Move, seat: int, luck: random.Random) -> Twin | None:
    """Another choice of another seat in place of this move."""
    if move.seat == seat:
        return None
    others = [name for name in before.question(move.seat).option_ids() if name != move.name]
    if not others:
        return None
    twin = before.fork()
    option = luck.choice(others)
    if not make(twin, option, move.seat, move.outcomes):
        return None
    return Twin(twin, seat, f"seat {move.seat} chose {option} instead of {move.name}")
