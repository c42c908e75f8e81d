"""What is lost unused is told before somebody passes."""

from __future__ import annotations

import random

import pytest

import tablewright as tw


@pytest.mark.parametrize(
    ("game", "option"), [("settlers", "turn:pass"), ("origins", "action:pass"), ("tabannusi", "act:end")]
)
def test_passing_warns_of_what_is_left(game: str, option: str) -> None:
    table, chance = tw.new(game, players=2, seed=5), random.Random(5)
    warned = 0
    for _ in range(150):
        asked = table.decisions[0]
        named = {one.id: one for one in [*asked.options, *asked.asides]}
        if option in named and len(named) > 1:
            wasted = named[option].effects.wasted
            assert all(tally.amount > 0 for tally in wasted)
            warned += bool(wasted)
            others = [one for name, one in named.items() if name != option]
            assert all(not one.effects.wasted for one in others[:3])
        table.choose(chance.choice(list(named.values())))
        if table.over:
            break
    assert warned
