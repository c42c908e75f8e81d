"""Truths bite: a reason that names something else, or is given against what is offered, is found out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tablewright.engine import Decision, Options, Table, Text, find_game
from tablewright.engine.decision import Aside
from tablewright.engine.message import Truth
from tablewright.testing.checks.reasons import WHY, given
from tablewright.testing.driver import Case, watch

EVERYTHING = dict.fromkeys(("wcwbf", "magic3", "fire", "atl", "azt", "ama", "mini"), "yes")


def other_values(value: Any) -> list[Any]:
    """What might stand in a wrong reason: one more or one fewer, other goods, another sentence."""
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, Mapping):
        return [{**value, key: n + 1} for key, n in value.items()] + [{}]
    if isinstance(value, Text):
        return [Text(value.id, {**value.args, "n": 99})]
    return ["something-else"]


def wrong(told: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The same reason with one argument that is not so."""
    for name, value in told.items():
        for other in other_values(value):
            yield {**told, name: other}


def same_deed(value: Any, other: Any) -> bool:
    """Whether two answers are of one kind, so that a reason against one could be given against the other."""
    if isinstance(value, tuple) or isinstance(other, tuple):
        return isinstance(value, tuple) and isinstance(other, tuple) and bool(value[0] == other[0])
    if isinstance(value, Aside) and isinstance(other, Aside):
        return value.kind == other.kind
    if isinstance(value, str) and isinstance(other, str):
        return value[-1].isdigit() and other[-1].isdigit()  # places, not actions
    return type(value) is type(other)


def believed(truth: Truth, table: Table, question: Decision, value: Any, told: Mapping[str, Any]) -> bool:
    """Whether the truth accepts the reason; what it cannot even look up it does not."""
    me = table.game.people(table.state)[question.seat]
    try:
        return truth(table.state, me, value, told)
    except (KeyError, ValueError, IndexError, AttributeError):
        return False


def look_at(table: Table, faults: list[str], met: set[str]) -> None:
    """Plant wrong reasons in all open questions."""
    truths = table.game.truths()
    for question in table.open_questions():
        for value, reason in given(question):
            name = reason.text.id.removeprefix(WHY)
            truth = truths.get(name)
            if truth is None:
                continue
            met.add(name)
            told = reason.text.args
            faults += [
                f"{name} believes {planted} of {question.name_of(value)}"
                for planted in wrong(told)
                if believed(truth, table, question, value, planted)
            ]
            faults += [
                f"{name} is believed of {question.name_of(other)}, which is offered"
                for other in question.values
                if same_deed(value, other) and believed(truth, table, question, other, told)
            ]


@pytest.mark.parametrize(
    ("name", "players", "options", "looks", "least"),
    [
        ("settlers", 3, {**EVERYTHING, "format": "open", "market": "yes"}, 60, 15),
        ("settlers", 1, {**EVERYTHING, "format": "open", "opponent": "egyptians"}, 60, 10),
        ("tabannusi", 2, {}, 200, 25),
        ("tawantinsuyu", 2, {}, 60, 10),
    ],
)
def test_wrong_reasons_are_found_out(
    name: str, players: int, options: Options, looks: int, least: int
) -> None:
    game = find_game(name)
    case = Case(game, players, game.settle(players, options), "truths", most_looks=looks)
    faults: list[str] = []
    met: set[str] = set()

    def look(table: Table) -> None:
        if case.looks(table):
            look_at(table, faults, met)

    watch(case, lambda: look)
    assert faults[:20] == []
    assert len(met) >= least, sorted(met)
