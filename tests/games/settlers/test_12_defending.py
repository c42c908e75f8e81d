"""SET-12 Defense tokens and Samurai."""

from __future__ import annotations

import pytest

from tablewright.games.settlers.rules.state import PRODUCING
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.laying import built, foundation, hand, supply
from tests.games.settlers.looking import empire, has, location
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import pass_all, play, position, table_of


@pytest.mark.rule("SET-12.1", "SET-12.3", "SET-12.5", "SET-12.11")
def test_a_token_goes_on_a_common_location_and_stays() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Quarry", "Ruins", "Dojo")
    foundation(g, TOM, "Village")
    supply(g, TOM, defense=1, worker=0)
    table = table_of(g)
    assert offered(table) == ["turn:defend/Quarry", "turn:defend/Ruins", "turn:pass"]
    play(table, "turn:defend/Quarry")
    assert location(g, "Quarry").defended
    assert has(g.settlers[TOM], defense=0)
    built(g, TOM, "Mill")
    supply(g, TOM, defense=1)
    g.settlers[TOM].passed, g.phase, g.turn = False, "action", TOM
    assert "turn:defend/Quarry" not in offered(table_of(g))  # one token each


@pytest.mark.rule("SET-12.2")
def test_a_token_costs_one_more() -> None:
    g = position("barbarians", "romans")
    built(g, MARK, "Quarry", "Village")
    location(g, "Quarry").defended = True
    supply(g, TOM, raze=2)
    assert "turn:raze/Village" in offered(table_of(g))
    assert table_of(g).view(TOM)["settlers"][MARK]["empire"][0]["raze_price"] == 3


@pytest.mark.rule("SET-12.4")
def test_tokens_are_gone_after_cleanup_placed_or_not() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Quarry")
    location(g, "Quarry").defended = True
    supply(g, MARK, defense=1, worker=0)
    table = table_of(g)
    pass_all(table)
    assert kind(table) == "pick"
    assert not location(g, "Quarry").defended
    assert has(g.settlers[MARK], defense=0)


@pytest.mark.rule("SET-12.6", "SET-12.10", "SET-12.7")
def test_workers_become_samurai() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Dojo", "Gate", "Shrine", "Quarry")
    supply(g, TOM, worker=3)
    table = table_of(g)
    assert [name for name in offered(table) if "samurai" in name] == [
        "turn:samurai/Dojo",
        "turn:samurai/Gate",
        "turn:samurai/Shrine",
    ]
    play(table, "turn:samurai/Gate", "turn:samurai/Dojo")
    assert has(g.settlers[TOM], worker=1)
    assert [loc.samurai for loc in g.settlers[TOM].empire] == [True, True, False, False]
    assert "turn:samurai/Gate" not in offered(table)  # at most one each


@pytest.mark.rule("SET-12.6", "SET-12.7")
def test_only_japanese_and_for_good() -> None:
    g = position("romans", "japanese")
    built(g, TOM, "Legion")
    supply(g, TOM, worker=2)
    (dojo,) = built(g, MARK, "Dojo")
    dojo.samurai = True
    table = table_of(g)
    assert offered(table) == ["turn:workers", "turn:pass"]
    pass_all(table)
    while kind(table) in ("store", "lay-cards"):
        play(table, offered(table)[0])
    assert g.round == 2
    assert dojo.samurai


@pytest.mark.rule("SET-12.12")
def test_features_react_to_each_samurai() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Sake Distillery", "Dojo", "Village")
    hand(g, TOM, "Ninjas")
    supply(g, TOM, worker=1, stone=1)
    table = table_of(g)
    play(table, "turn:samurai/Dojo")
    assert g.settlers[TOM].vp == 1
    play(table, "turn:build/Ninjas", "discard-location:Village")
    assert g.settlers[TOM].vp == 3  # the two free posts are taken, one Samurai each
    assert [loc.samurai for loc in g.settlers[TOM].empire] == [True, True, True]


@pytest.mark.example("SET-EX-24")
@pytest.mark.rule("SET-17.9")
def test_a_samurai_without_a_post_is_lost() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Village")
    hand(g, TOM, "Ninjas")
    supply(g, TOM, stone=1)
    play(table_of(g), "turn:build/Ninjas")
    assert empire(g.settlers[TOM]) == ["Ninjas"]
    assert location(g, "Ninjas").samurai
    assert has(g.settlers[TOM], worker=0)


@pytest.mark.rule("SET-17.9")
def test_posts_are_chosen_where_there_are_more() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Dojo", "Gate", "Village")
    hand(g, TOM, "Ninjas")
    supply(g, TOM, stone=1)
    table = table_of(g)
    play(table, "turn:build/Ninjas", "discard-location:Village", "place-samurai:Gate", "place-samurai:Ninjas")
    assert [loc.samurai for loc in g.settlers[TOM].empire] == [False, True, True]


@pytest.mark.rule("SET-17.11", "SET-15.12")
def test_daimyos_castle_counts_samurai_up_to_three() -> None:
    g = position("japanese", "egyptians")
    posted = built(g, TOM, "Dojo", "Gate", "Shrine", "Stalls", "Daimyo's Castle")
    for place in posted[:4]:
        place.samurai = True
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].vp == 3
