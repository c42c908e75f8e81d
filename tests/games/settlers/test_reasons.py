"""Reasons name what is really in the way."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game
from tablewright.games.settlers.rules.state import extras
from tablewright.text import words_for
from tests.games.settlers.asked import readable
from tests.games.settlers.laying import built, hand, supply
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import position, table_of
from tests.games.settlers.test_findings import BOXES, all_boxes

GAME = find_game("settlers")


def why(table: Table, option: str, language: str = "en") -> str:
    """The reason against an answer, in words."""
    found = {readable(name): reason for name, reason in table.decision.reasons.items()}
    return words_for(GAME, language, players=2).text(found[option].text)


@pytest.mark.rule("SETX-10.7.1", "SET-12.1", "SET-12.6")
@pytest.mark.parametrize("option", ["turn:samurai/Dojo", "turn:defend/Dojo"])
def test_what_is_shut_is_neither_guarded_nor_without_a_worker(option: str) -> None:
    g = position("japanese", **BOXES, format="open", opponent="egyptians", rival="romans")
    (dojo,) = built(g, TOM, "Dojo")
    extras(dojo).shut = True
    supply(g, TOM, worker=3, defense=1)
    assert why(table_of(g), option) == "It is blocked and has no ability."


@pytest.mark.rule("SETX-2.3.2")
@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("Castra", "What you would have left pays for nothing that this allows."),
        ("", "There is nothing it could be used on."),
    ],
)
def test_an_instant_without_tokens_has_a_target_all_the_same(target: str, said: str) -> None:
    """Volcano removes a Faction Location for 2 Raze tokens."""
    g = all_boxes("egyptians", "romans")
    hand(g, TOM, "Volcano", "Mill")
    supply(g, TOM, raze=1)
    if target:
        built(g, MARK, target)
    assert why(table_of(g), "turn:instant/Volcano") == said
