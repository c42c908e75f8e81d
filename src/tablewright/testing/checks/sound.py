"""The state is sound after every choice: nothing is lost, nothing undeclared, and the scores add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.engine import Chance, Model, Table, digest, plain
from tablewright.engine.model import fields, from_plain
from tablewright.testing.driver import Case, watch


def check_conserved(case: Case) -> None:
    """The game's own invariants hold after every choice."""

    def look(table: Table) -> None:
        problems = case.game.check(table.state)
        assert not problems, "; ".join(problems)

    watch(case, lambda: look)


def check_scores(case: Case) -> None:
    """Everybody's points are the sum of their score lines."""

    def look(table: Table) -> None:
        sums = dict.fromkeys(range(len(table.scores)), 0)
        for line in table.score_lines:
            assert line.seat in sums, f"points from {line.source!r} for seat {line.seat}, where nobody scores"
            sums[line.seat] += line.points
        assert table.scores == list(sums.values()), f"scores {table.scores}, but the lines add up to {sums}"

    watch(case, lambda: look)


#: What the table notes at a state, and is no part of it.
BESIDE = ("_journal", "_guarded", "_mover", "_laid_open")


def check_state(case: Case) -> None:
    """A state holds what its classes declare and nothing else, each thing in one place only."""

    def look(table: Table) -> None:
        g = table.state
        for where, model in models_in(g, "state"):
            declared = {*fields(type(model)), *BESIDE}
            extra = [name for name in getattr(model, "__dict__", {}) if name not in declared]
            assert not extra, f"{where} has attributes that its class does not declare: {extra}"
        _nothing_in_two_places(g)
        if case.looks(table):
            again = from_plain(type(g), plain(g))
            assert digest(again) == digest(g), "the state does not come back from its plain data"

    watch(case, lambda: look)


def models_in(value: Any, where: str) -> Iterator[tuple[str, Model]]:
    """All models of a state with the paths to them."""
    for path, found in containers_in(value, where):
        if isinstance(found, Model):
            yield path, found


def containers_in(value: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Everything in a state that can change: models, lists, dicts, chance."""
    if isinstance(value, Model):
        yield where, value
        for name in fields(type(value)):
            yield from containers_in(getattr(value, name), f"{where}.{name}")
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield where, value
        for i, item in enumerate(value):
            yield from containers_in(item, f"{where}[{i}]")
    elif isinstance(value, dict):
        yield where, value
        for key, item in value.items():
            yield from containers_in(item, f"{where}[{key!r}]")
    elif isinstance(value, Chance):
        yield where, value


def _nothing_in_two_places(g: Model) -> None:
    places: dict[int, str] = {}
    for where, thing in containers_in(g, "state"):
        first = places.setdefault(id(thing), where)
        assert first == where, f"{first} and {where} are the same object; a copy would tear them apart"
