"""Secret choices of several seats at once: R8, the order of arrival changes nothing and shows nothing."""

from __future__ import annotations

from itertools import islice

from tablewright.engine import Chance, Decision, Table, digest
from tablewright.testing.driver import Case, random_numbers, watch
from tablewright.testing.sight import events_seen, everybody, seat_sees

#: How many orders of arrival are compared.
ORDERS = 4


def check_together(case: Case) -> None:
    """Whatever the order of arrival, the result is the same, and nobody sees anything before all are in."""

    def look(table: Table) -> None:
        if _asks_together(table) and case.looks(table):
            seed = f"{case.seed}/{table.choices}"
            ends = {digest(_answered(table, seed, order).state) for order in range(ORDERS)}
            assert len(ends) == 1, f"the order of arrival matters after {_kinds(table)}"
            _can_change_their_minds(table, seed)

    watch(case, lambda: look)


class Answers:
    """What each seat answers, one question after the other, whatever the others do."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.given: dict[int, int] = {}

    def next(self, question: Decision) -> int:
        """The seat's next answer."""
        already = self.given.get(question.seat, 0)
        self.given[question.seat] = already + 1
        number = next(islice(random_numbers(f"{self.seed}/{question.seat}"), already, None))
        return question.offset + number % len(question.values)


def _answered(table: Table, seed: str, order: int) -> Table:
    """The table after all have answered, in a random order; until then nobody sees anything of it."""
    fork = table.fork()
    fork.state._journal = fork.events
    chance = Chance(f"{seed}/order {order}")
    answers = Answers(seed)
    shared = fork.asked
    before = {seat: seat_sees(fork, seat) for seat in everybody(fork)}
    while fork.asked is shared:
        question = chance.pick(fork.open_questions())
        fork.play(answers.next(question))
        before[question.seat] = seat_sees(fork, question.seat)
        if fork.asked is shared:
            for seat in everybody(fork):
                assert seat_sees(fork, seat) == before[seat], (
                    f"seat {seat} sees the secret answer to {question.kind}"
                )
                assert events_seen(fork.events, seat) == "[]", (
                    f"the log tells of {question.kind} before all are in"
                )
            assert fork.can_undo(question.seat), "a secret answer can be changed until all are in"
    assert not fork.can_undo(), "answers that were shown stand"
    return fork


def _can_change_their_minds(table: Table, seed: str) -> None:
    """All but the last answer something else first and take it back; the end is the same."""
    fork = table.fork()
    shared = fork.asked
    *early, _ = fork.open_questions()
    for question in early:
        fork.play(question.offset)
    if fork.asked is not shared:
        return
    for question in early:
        fork.undo(question.seat)
    assert digest(fork.state) == digest(table.state), "answers taken back left a trace"
    straight = _answered(table, seed, 0)
    assert digest(_answered(fork, seed, 0).state) == digest(straight.state), "a change of mind left a trace"


def _asks_together(table: Table) -> bool:
    return table.asked is not None and table.asked.parts is not None


def _kinds(table: Table) -> list[str]:
    return [question.kind for question in table.open_questions()]
