"""Reasons name what is really in the way: goods that are lacking, tokens that lie there, Locations to pay."""

from __future__ import annotations

import pytest

from tablewright.engine import Table, find_game
from tablewright.games.settlers.rules.state import extras
from tablewright.text import words_for
from tests.games.settlers.helpers import (
    MARK,
    TOM,
    built,
    hand,
    position,
    readable,
    supply,
    table_of,
)
from tests.games.settlers.test_findings import BOXES, all_boxes

GAME = find_game("settlers")


def why(table: Table, option: str, language: str = "en") -> str:
    """The reason against an answer, in words."""
    found = {readable(name): reason for name, reason in table.decision.reasons.items()}
    return words_for(GAME, language, players=2).text(found[option].text)


@pytest.mark.rule("SET-7.2", "SET-15.1")
@pytest.mark.parametrize(
    ("gold", "language", "said"),
    [
        (0, "en", "You lack 1 wood and 2 stone."),
        (1, "en", "You lack 1 wood and 2 stone; Gold to stand in for Resources, at most: 1."),
        (0, "pl", "Brakuje: 1 drewno i 2 kamienie."),
        (1, "pl", "Brakuje: 1 drewno i 2 kamienie; Złoto, które może zastąpić Surowce: 1."),
    ],
)
def test_a_reason_names_the_goods_that_are_lacking(gold: int, language: str, said: str) -> None:
    g = position("romans", "egyptians")
    hand(g, TOM, "Barracks")
    supply(g, TOM, raze=1, gold=gold)
    assert why(table_of(g), "turn:build/Barracks", language) == said


@pytest.mark.rule("SET-10.8", "SET-15.1")
def test_nothing_stands_in_for_workers() -> None:
    g = position("japanese", "egyptians")
    built(g, TOM, "Ninjas")
    hand(g, TOM, "Quarry")
    supply(g, TOM, raze=1, gold=3)
    assert why(table_of(g), "turn:activate/Ninjas") == "You lack 1 Worker."


@pytest.mark.rule("SET-9.7", "SETX-8.5")
def test_a_location_under_a_truce_has_its_raze_field_all_the_same() -> None:
    g = all_boxes("romans", "egyptians")
    (quarry,) = built(g, MARK, "Quarry")
    extras(quarry).protected = True
    hand(g, TOM, "Mill")
    supply(g, TOM, raze=3)
    assert why(table_of(g), "turn:raze/Quarry") == "It is protected until the end of the round."


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


@pytest.mark.rule("SET-10.4")
def test_one_card_is_not_no_card() -> None:
    """Architect Caste discards two."""
    g = all_boxes("atlanteans", "romans")
    built(g, TOM, "Architect Caste")
    hand(g, TOM, "Quarry")
    supply(g, TOM, raze=1)
    assert why(table_of(g), "turn:activate/Architect Caste") == "It costs 2 hand cards; you have 1."


@pytest.mark.rule("SET-7.3", "SETX-7.5")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It costs 2 Locations or Foundations; you have 1 to discard."),
        ("pl", "Koszt to 2 Lokacje lub Fundamenty; możesz odrzucić: 1."),
    ],
)
def test_one_location_is_not_no_location(language: str, said: str) -> None:
    g = all_boxes("amazons", "romans")
    hand(g, TOM, "Queen's Palace")
    built(g, TOM, "Quarry")
    supply(g, TOM, wood=9, stone=9, food=9)
    assert why(table_of(g), "turn:build/Queen's Palace", language) == said
