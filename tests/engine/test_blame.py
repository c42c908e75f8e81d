"""A forgotten or mistyped attribute of the state is told with its class, its place and a remedy."""

from __future__ import annotations

import re

import pytest

from tablewright.engine import BadSetup, BrokenRule, Chance, Options, Rule, choose, new_table
from tablewright.engine.blame import told
from tests.engine.toys import Toy, ToyGame


class Grove(Toy):
    """A state with fruit."""

    apples: int
    pears: int


class Orchard(ToyGame):
    """Counts its apples, and forgets its pears."""

    title = "Orchard"

    def new(self, players: int, options: Options, chance: Chance) -> Grove:
        g = Grove()
        vars(g).update(vars(super().new(players, options, chance)))
        g.apples = 3
        return g


class WholeOrchard(Orchard):
    """Forgets nothing."""

    def new(self, players: int, options: Options, chance: Chance) -> Grove:
        g = super().new(players, options, chance)
        g.pears = 2
        return g


def pick(g: Toy) -> Rule[None]:
    """Counts what nobody has."""
    yield from choose(g.everybody[0], "say", ["a", "b"])
    g.turn += g.appels  # type: ignore[attr-defined]


def test_a_value_that_the_set_up_forgot() -> None:
    with pytest.raises(BrokenRule) as found:
        new_table(Orchard([pick]), 2, "1")
    assert str(found.value).startswith("Orchard cannot be set up: Grove.pears has no value yet.")
    wanted = r"declared in tests/engine/test_blame\.py:\d+; give it its first value where a Grove is made"
    assert re.search(wanted, str(found.value))


def test_a_mistyped_attribute_in_a_turn() -> None:
    table = new_table(WholeOrchard([pick]), 2, "1")
    with pytest.raises(BrokenRule) as found:
        table.choose("say:a")
    wanted = r"Grove has no attribute 'appels'\. Did you mean 'apples'\? \(tests/engine/test_blame\.py:\d+\)"
    assert re.search(wanted, str(found.value))


def test_other_errors_are_told_with_their_place() -> None:
    with pytest.raises(IndexError) as found:
        [][1]  # type: ignore[index]
    assert re.fullmatch(r"IndexError: list index out of range \(.*/test_blame\.py:\d+\)", told(found.value))


def test_what_is_written_for_people_stays_as_it_is() -> None:
    assert told(BadSetup("There are only four chairs.")) == "There are only four chairs."
