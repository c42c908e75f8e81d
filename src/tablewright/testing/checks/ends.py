"""Random games end, and every question on the way has answers with good names."""

from __future__ import annotations

import re

from tablewright.engine import BrokenRule, Chance, Table, digest
from tablewright.testing.driver import Case, play_number, played_out, random_numbers, watch

#: An option name: the kind of the question, a colon, a value without spaces.
OPTION_ID = re.compile(r"[a-z][a-z0-9-]*:\S+")

#: How many options of a question are tried for dead ends.
OPTIONS = 12


def check_ends(case: Case) -> None:
    """A random game ends within the cap; no question is without answers, no two answers have one name."""
    watch(case, lambda: _questions_are_good)


def _questions_are_good(table: Table) -> None:
    questions = table.open_questions()
    assert table.over == (not questions), "a table asks as long as the game is not over, and no longer"
    for question in questions:
        assert 0 <= question.seat < table.players, (
            f"{question.kind!r} asks seat {question.seat}, where nobody sits"
        )
        ids = question.option_ids()
        assert ids, f"{question.kind!r} has no answer"
        assert len(set(ids)) == len(ids), f"{question.kind!r} offers two options of one name: {ids}"
        bad = [name for name in ids if not OPTION_ID.fullmatch(name)]
        assert not bad, f"these are no good option names: {bad}"
        assert question.option_ids() == ids, (
            f"the options of {question.kind!r} have other names at a second look"
        )
    if table.over:
        _result_is_complete(table)


def _result_is_complete(table: Table) -> None:
    people = table.game.people(table.state)
    places = table.game.ranking(table.state)
    assert len(table.scores) == len(people) == len(places), "everybody has a score and a place"
    assert [person.seat for person in people] == list(range(len(people))), "people are listed seat by seat"
    alone = len(people) == 1  # who plays against the rulebook alone can lose to nobody: place 2
    assert min(places) == 1 or (alone and places == [2]), f"nobody is first: {places}"


def check_playout(case: Case) -> None:
    """A playout without checkpoints and log leads to the very same end."""
    watched = digest(played_out(case).state)
    bare = digest(played_out(case, keep=False, record=False).state)
    assert bare == watched, "without checkpoints the same answers lead to another end"


def check_dead_ends(case: Case) -> None:
    """Every option that is offered can be taken, and the turn can be played on from there."""
    watch(case, lambda: lambda table: _no_dead_end(case, table) if case.looks(table) else None)


def _no_dead_end(case: Case, table: Table) -> None:
    for question in table.open_questions():
        for index in _some(len(question.values), f"{case.seed}/{table.choices}"):
            attempt = table.fork()
            try:
                attempt.play(question.offset + index)
                _finish_turn(attempt, f"{case.seed}/{table.choices}/{index}")
            except BrokenRule as error:
                name = question.option_id(index)
                raise AssertionError(f"{name!r} is offered but leads nowhere: {error}") from error


def _some(count: int, seed: str) -> list[int]:
    """A few options of a long list, all of a short one."""
    places = list(range(count))
    Chance(seed).shuffle(places)
    return sorted(places[:OPTIONS])


def _finish_turn(table: Table, seed: str) -> None:
    """Play on at random until a new turn begins."""
    turn = table._turns[-1]
    for number in random_numbers(seed):
        if table.over or table._turns[-1] is not turn:
            return
        assert len(turn.moves) < table.game.cap, "the turn never ends"
        play_number(table, number)
