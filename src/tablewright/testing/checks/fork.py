"""A fork is an independent table with the same question and the same future."""

from __future__ import annotations

from typing import NamedTuple

from tablewright.engine import Table, digest
from tablewright.testing.driver import FUTURE, Case, future, watch
from tablewright.testing.sight import everybody, questions_seen, seat_sees


def check_fork(case: Case) -> None:
    """At every choice: a fork is like its original, lives on like it, and none disturbs the other."""
    watch(case, lambda: Companions(case))


class Kept(NamedTuple):
    """A fork that nobody plays on, and what it must still be like at the end."""

    fork: Table
    digest: str


class Followers:
    """Copies that play the same choices as their original: the first to the end of the game, the others for a
    while, and as long as there are not so many newer ones.
    """

    def __init__(self, newer: int = 0) -> None:
        self._newer = newer
        self._copies: list[Table] = []
        self._begun: list[int] = []  # how many choices there were when a copy was made

    def add(self, copy: Table) -> None:
        """One more, which is at the same place now."""
        self._copies.append(copy)
        self._begun.append(copy.choices)

    def follow(self, table: Table) -> None:
        """They make the same choice and come to the same table."""
        if not self._copies:
            return
        now, move = digest(table.state), table.moves[-1]
        for copy in self._copies:
            copy.play(move.answer)
            assert digest(copy.state) == now, f"{move.name} leads a copy to another table"
        if table.over:
            assert_alike(self._copies[0], table)
        if len(self._copies) > 1 + self._newer and table.choices - self._begun[1] >= FUTURE:
            assert_alike(self._copies[1], table)
            del self._copies[1], self._begun[1]


class Companions:
    """Forks that play the same choices as their original, and forks that are left alone."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.followers = Followers()
        self.left_alone: list[Kept] = []

    def __call__(self, table: Table) -> None:
        """Follow the choice; fork anew."""
        self.followers.follow(table)
        if self.case.looks(table):
            self.fork(table)
        if table.over:
            for fork, was in self.left_alone:
                assert digest(fork.state) == was, "a fork changed though nobody played on it"

    def fork(self, table: Table) -> None:
        """Two more forks, like the original, and not disturbed by each other."""
        now = digest(table.state)
        follower, left_alone = table.fork(), table.fork()
        assert_alike(follower, table)
        one = future(follower, f"{self.case.seed}/{table.choices}")
        other = future(table, f"{self.case.seed}/{table.choices}")
        assert one == other, "a fork of a fork has another future"
        assert digest(table.state) == now, "playing on a fork changed the original"
        assert digest(left_alone.state) == now, "playing on a fork changed another fork"
        self.followers.add(follower)
        self.left_alone.append(Kept(left_alone, now))


def assert_alike(copy: Table, table: Table) -> None:
    """Two tables cannot be told apart: same state, questions and views."""
    assert digest(copy.state) == digest(table.state), "the copy is another table"
    assert questions_seen(copy) == questions_seen(table), "the copy asks another question"
    assert copy.over == table.over
    assert copy.choices == table.choices
    for seat in everybody(table):
        assert seat_sees(copy, seat) == seat_sees(table, seat), f"seat {seat} sees something else in the copy"
