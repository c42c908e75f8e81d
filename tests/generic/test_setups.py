"""Whatever somebody ticks when a table is made: there is a table, or a sentence that says why not."""

from __future__ import annotations

import random

import pytest

from tablewright.engine import Table, find_game, new_table
from tablewright.engine.registry import OWN
from tablewright.service import messages as m
from tablewright.service.opening import facts_of
from tablewright.service.problems import Problem, refusal
from tablewright.service.seated import TableFacts
from tablewright.testing.driver import play_number
from tablewright.text import LANGUAGES

#: So many set-ups of each game are tried, and so many choices made at each table.
TRIES = 100
CHOICES = 8


def wish_of(name: str, luck: random.Random) -> m.NewTable:
    """Any number of players, and anything ticked: few settings, all of them, or one that does not exist."""
    game = find_game(name)
    players = luck.randint(1, max(game.players) + 1)
    share = luck.choice((0.01, 0.05, 0.2, 1.0))
    options = {
        setting.name: luck.choice(setting.values)
        for setting in game.settings
        if luck.random() < share and (setting.applies(players) or luck.random() < 0.02)
    }
    if luck.random() < 0.05:
        options[luck.choice(["", "nessie", *options])] = luck.choice(["", "yes", "nessie"])
    return m.NewTable(name, [m.SeatWish("here") for _ in range(players)], options)


def facts_or_problem(wish: m.NewTable) -> TableFacts | Problem:
    """The table that comes of a wish, or why there is none; anything else that is raised is a mistake."""
    try:
        return facts_of(wish)
    except Problem as problem:
        return problem


def is_told(problem: Problem) -> None:
    """The refusal says in both languages what is wrong with the set-up."""
    english, polish = (refusal(problem, language).error.message for language in LANGUAGES)
    assert problem.code == "bad-setup"
    assert english != polish
    assert "⟦" not in english + polish, f"{english} / {polish}"


@pytest.mark.parametrize("name", OWN)
def test_every_set_up_is_a_table_or_is_refused_in_words(name: str) -> None:
    luck = random.Random(f"setups-{name}")
    tables = 0
    for _ in range(TRIES):
        wish = wish_of(name, luck)
        facts = facts_or_problem(wish)
        if isinstance(facts, Problem):
            is_told(facts)
            continue
        game = find_game(name)
        table: Table = new_table(game, facts.players, facts.seed, facts.options)
        for number in range(CHOICES):
            if not table.over:
                play_number(table, luck.randrange(10**6) + number)
        assert game.check(table.state) == [], wish.options
        tables += 1
    assert tables >= TRIES // 10
