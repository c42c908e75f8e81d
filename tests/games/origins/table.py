"""Positions of Origins in table language, and playing on from them."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, Rule, Table, find_game
from tablewright.games.origins.box.schema import TEMPLES
from tablewright.games.origins.rules.setup import set_up
from tablewright.games.origins.rules.state import PLAY, Origins
from tablewright.testing.scenario import answered
from tests.games.origins.laying import zodiac
from tests.games.origins.seats import GREEN


def position(players: int = 2, seed: str = "7") -> Origins:
    """Round 1, green to play: nobody has a freeman, a good or a zodiac card; green's archon is away."""
    g = set_up(players, Chance(seed))
    for colour, _ in g.draft:
        g.reserve[colour] += 1
    g.draft = []
    g.phase = PLAY
    g.first = g.active = GREEN
    g.military_order = list(range(players))
    g.temple_order = {temple: list(range(players)) for temple in TEMPLES}
    zodiac(g, forests="taurus", mountains="leo", seas="aries")
    for me in g.builders:
        me.goods = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    g.builders[GREEN].archon = "S5"
    g.tokens = {"S1": "red", "S2": "purple", "S3": "blue", "S4": "orange", "S5": "yellow"}
    return g


def table_of(g: Origins) -> Table:
    """Let the game go on from here."""
    table = Table(find_game("origins"), g, len(g.builders), {}, keep=True, record=True)
    g._journal = table.events
    table.start()
    return table


def play(table: Table, *options: str) -> Origins:
    """Choose these options one after the other."""
    for option in options:
        table.choose(option)
    return state(table)


def state(table: Table) -> Origins:
    """The table's state."""
    assert isinstance(table.state, Origins)
    return table.state


def run(rule: Rule[Any], *answers: int | str) -> Any:
    """Carry out a single rule, answering its questions by option id (without the kind) or number."""
    todo = list(answers)
    try:
        asked = next(rule)
        while True:
            assert todo, f"{asked.kind} is asked: {asked.option_ids()}"
            answer = todo.pop(0)
            if isinstance(answer, str):
                ids = [id_.partition(":")[2] for id_ in asked.option_ids()]
                assert answer in ids, f"{answer} is not among {ids}"
                answer = ids.index(answer)
            asked = answered(rule, asked, answer)
    except StopIteration as end:
        assert not todo, f"not asked: {todo}"
        return end.value
