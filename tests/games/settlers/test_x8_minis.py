"""SETX-8 Mini-expansions: promo cards, Expedition tokens, Diplomacy tiles, the Market."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, find_game, new_table
from tablewright.games.settlers.box.cards import DECKS, FOOD, SETS
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.decks import common_cards, faction_cards
from tablewright.games.settlers.rules.minis.diplomacy import TILES
from tablewright.games.settlers.rules.minis.expedition import TOKENS
from tablewright.games.settlers.rules.minis.market import STALLS
from tablewright.games.settlers.rules.modules import modules_on
from tablewright.games.settlers.rules.settings import completed
from tablewright.games.settlers.rules.state import CLEANUP, LOOKOUT, PRODUCING, Settlers, extras
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, deals, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, state, table_of

GAME = find_game("settlers")


def minis(*factions: str, **options: str) -> Settlers:
    """A position with the mini-expansions on."""
    return position(*factions, mini="yes", **options)


# ------------------------------------------------------------------------------------- cards and settings
@pytest.mark.rule("SETX-8.1", "I-2")
def test_promo_cards_are_in_the_common_deck() -> None:
    options = GAME.settle(2, {"mini": "yes"})
    cards = common_cards(options, modules_on(options))
    assert len(cards) == 84 + 6
    assert all(card in cards for card in SETS["common", "mini"])
    introductory = GAME.settle(2, {"mini": "yes", "format": "introductory", "expansion": "magic3"})
    assert len(common_cards(introductory, modules_on(introductory))) == 84 + 13 + 6


@pytest.mark.rule("SETX-8.2")
def test_panoramic_cards_change_nothing() -> None:
    assert sum(cards.count for cards in MORE.minis.panoramic_cards) == 0
    options = GAME.settle(2, {"mini": "yes"})
    assert faction_cards("romans", options, ("mini",)) == DECKS["romans"]


@pytest.mark.rule("SETX-8.3", "SETX-8.5", "SETX-8.6")
def test_settings_of_the_minis() -> None:
    for name, value in (("expedition", "open"), ("dip-truce", "yes"), ("market", "yes")):
        with pytest.raises(BadSetup, match="'mini', which is off"):
            GAME.settle(2, {name: value})
        assert GAME.settle(2, completed(GAME.settle(2, {}) | {name: value}))["mini"] == "yes"
    with pytest.raises(BadSetup, match="no option"):
        GAME.settle(1, {"mini": "yes", "expedition": "open"})  # not in the solo game
    g = minis("romans", "egyptians", **{"dip-truce": "yes", "dip-envoys": "yes"})
    assert g.more is not None
    assert g.more.diplomacy == ("dip-truce", "dip-envoys")  # any combination
    assert (g.more.expedition, g.more.entrance) == ((), "")


@pytest.mark.rule("SETX-9.2")
def test_toll_bridge_earns_by_the_workers_of_others() -> None:
    g = minis("romans", "egyptians")
    built(g, MARK, "Toll Bridge")
    supply(g, TOM, worker=6)
    play(table_of(g), "turn:workers", *["spend-workers:wood"] * 3)
    assert has(g.settlers[MARK], gold=2)  # twice in a round


# -------------------------------------------------------------------------------------------- Expeditions
@pytest.mark.rule("SETX-8.3", "I-17")
def test_who_passes_may_use_a_token_but_not_the_last_one() -> None:
    g = minis("romans", "egyptians", "barbarians", expedition="open")
    assert g.more is not None
    assert len(g.more.expedition) == 4
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:pass")
    assert kind(table) == "expedition"
    assert offered(table) == [*(f"expedition:{token}" for token in TOKENS), "expedition:no"]
    play(table, "expedition:exp-vp")
    assert g.settlers[TOM].vp == 1
    assert g.settlers[TOM].passed
    play(table, "turn:pass", "expedition:exp-vp")  # it has returned at once
    assert g.settlers[MARK].vp == 1
    play(table, "turn:pass")
    assert kind(table) != "expedition"
    assert g.settlers[EVA].vp == 0
    assert [event["seat"] for event in events(table, "expedition")] == [TOM, MARK]


@pytest.mark.rule("SETX-8.3")
def test_a_token_can_be_left() -> None:
    g = minis("romans", "egyptians", expedition="open")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:pass", "expedition:no")
    assert g.settlers[TOM].passed
    assert not events(table, "expedition")


@pytest.mark.rule("SETX-8.3")
def test_scouts_bring_two_cards_for_one() -> None:
    g = minis("romans", "egyptians", expedition="open")
    supply(g, TOM, worker=2)
    on_top(g, "common", "Tavern", "Quarry")
    table = table_of(g)
    play(table, "turn:pass", "expedition:exp-cards", "draw-from:common", "draw-from:common")
    assert kind(table) == "discard-cards"
    play(table, "discard-cards:Tavern")
    assert names(g.settlers[TOM].hand) == ["Quarry"]
    assert names(g.common_discard) == ["Tavern"]


@pytest.mark.rule("SETX-8.3", "SETX-12.9")
@pytest.mark.parametrize(("token", "good"), [("exp-workers", "worker"), ("exp-resource", "stone")])
def test_some_goods_survive_the_next_cleanup(token: str, good: str) -> None:
    g = minis("egyptians", "romans", expedition="open")  # Egyptians store Gold only
    supply(g, TOM, worker=2, stone=2)
    table = table_of(g)
    play(table, "turn:pass", f"expedition:{token}")
    if kind(table) == "take-good":
        play(table, "take-good:stone")
    assert has(g.settlers[TOM], **{good: 3})
    assert GAME.view(g, MARK)["settlers"][TOM]["more"]["kept"] == [good]
    pass_all(table)
    while kind(table) == "store":
        play(table, offered(table)[-1])
    assert state(table).phase == LOOKOUT
    assert has(g.settlers[TOM], **{"worker": 0, "stone": 0, good: 1})
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert g.settlers[TOM].more is not None
    assert g.settlers[TOM].more.kept == ()  # the Cleanup after the next takes it


@pytest.mark.rule("SETX-8.3", "SET-13.2")
def test_what_can_be_stored_anyway_is_asked_for_the_rest_only() -> None:
    g = minis("japanese", "egyptians", expedition="open")  # Japanese store food
    me = g.settlers[TOM]
    supply(g, TOM, food=3)
    assert me.more is not None
    me.more.kept = (FOOD,)
    g.phase, g.step = CLEANUP, 0
    table = table_of(g)
    assert offered(table) == ["store:3", "store:2", "store:1"]
    play(table, "store:1")
    assert has(me, food=1)


@pytest.mark.rule("SETX-8.4", "SETX-12.8")
def test_in_the_variant_tokens_are_laid_out_anew_before_every_action_phase() -> None:
    g = minis("romans", "egyptians", "barbarians", expedition="shuffled")
    assert g.more is not None
    assert g.more.expedition == ()
    found = set()
    for _ in range(6):
        g.phase, g.step = PRODUCING, 0
        table = table_of(g)
        assert kind(table) == "turn"
        assert len(g.more.expedition) == 2
        found.add(g.more.expedition)
        assert events(table, "expedition-tokens")
    assert len(found) > 1


# ------------------------------------------------------------------------------------------ Diplomacy tiles
@pytest.mark.rule("SETX-8.5", "I-17", "SETX-0.11")
def test_each_player_uses_a_tile_once_a_round() -> None:
    g = minis("romans", "egyptians", **{"dip-envoys": "yes"})
    supply(g, TOM, food=4, worker=2)
    supply(g, MARK, food=2, worker=2)
    table = table_of(g)
    play(table, "turn:tile/dip-envoys", "draw-from:common")
    assert has(g.settlers[TOM], food=2)
    assert g.settlers[TOM].vp == 1
    assert len(g.settlers[TOM].hand) == 1
    play(table, "turn:tile/dip-envoys", "draw-from:common")  # the use of one does not block others
    assert g.settlers[MARK].vp == 1
    assert refused(table, "turn:tile/dip-envoys") == "SETX-8.5"
    g.phase, g.step = CLEANUP, 0
    table = table_of(g)
    while kind(table) == "store":
        play(table, offered(table)[-1])
    assert all(me.more is not None and me.more.tiles == () for me in g.settlers)


@pytest.mark.rule("SETX-8.5")
def test_a_tile_must_be_paid_and_have_a_use() -> None:
    g = minis("romans", "egyptians", **dict.fromkeys(TILES, "yes"))
    supply(g, TOM, worker=2)
    table = table_of(g)
    assert [option for option in offered(table) if "tile" in option] == []
    for tile in TILES:
        assert refused(table, f"turn:tile/{tile}") == "SETX-8.5"


@pytest.mark.rule("SETX-8.5")
def test_alliance_uses_a_deal_of_an_opponent() -> None:
    g = minis("romans", "egyptians", **{"dip-alliance": "yes"})
    deals(g, MARK, "EGI028")
    good = g.settlers[MARK].deals[0].deal
    supply(g, TOM, worker=1, food=1)
    before = g.settlers[TOM].goods[good]
    play(table_of(g), "turn:tile/dip-alliance")
    assert g.settlers[TOM].goods[good] == before + 1
    assert len(g.settlers[MARK].deals) == 1


@pytest.mark.rule("SETX-8.5", "SETX-12.9")
def test_a_truce_keeps_opponents_off_until_the_end_of_the_round() -> None:
    g = minis("romans", "egyptians", **{"dip-truce": "yes"})
    mine, other = built(g, TOM, "Gold Mine", "Quarry")
    supply(g, TOM, gold=1)
    supply(g, MARK, raze=2)
    table = table_of(g)
    play(table, "turn:tile/dip-truce", "protect-location:Gold Mine")
    assert mine.more is not None
    assert mine.more.protected
    assert "turn:raze/Gold Mine" not in offered(table)
    assert "turn:raze/Quarry" in offered(table)
    g.turn = TOM
    supply(g, TOM, worker=1, defense=1)
    found = offered(table_of(g))
    assert "turn:activate/Gold Mine" in found  # the owner still uses it
    assert "turn:defend/Gold Mine" in found
    g.phase, g.step = CLEANUP, 0
    table = table_of(g)
    while kind(table) == "store":
        play(table, offered(table)[-1])
    assert not mine.more.protected
    assert other.more is None


@pytest.mark.rule("SETX-8.5", "SETX-4.4.1")
def test_a_truce_does_not_bind_its_owner() -> None:
    g = minis("barbarians", "egyptians")
    (mine,) = built(g, TOM, "Quarry")
    built(g, TOM, "Rabble", "Acting Troupe", "Gold Mine")
    extras(mine).protected = True
    extras(location(g, "Gold Mine")).protected = True
    supply(g, TOM, worker=5, food=5, raze=5, gold=5)
    table = table_of(g)
    play(table, "turn:activate/Rabble")
    if kind(table) == "raze-location":
        play(table, "raze-location:Quarry")
    assert "Foundation" in empire(g.settlers[TOM])
    g.turn = TOM
    table = table_of(g)
    play(table, "turn:activate/Acting Troupe")
    assert kind(table) != "troupe" or "troupe:Gold Mine" in offered(table)


@pytest.mark.rule("SETX-8.5")
def test_a_trade_treaty_swaps_a_resource() -> None:
    g = minis("romans", "egyptians", **{"dip-treaty": "yes"})
    supply(g, TOM, worker=1, wood=1, food=1)
    table = table_of(g)
    play(table, "turn:tile/dip-treaty", "swap-give:wood")
    assert offered(table) == ["swap-take:stone", "swap-take:food"]
    play(table, "swap-take:stone")
    assert has(g.settlers[TOM], worker=0, wood=0, stone=1, food=1)
    assert len(events(table, "swap")) == 1


# -------------------------------------------------------------------------------------------- the Market
@pytest.mark.rule("SETX-8.6", "SETX-12.8")
def test_one_market_tile_at_random_is_the_entrance() -> None:
    found = set()
    for seed in range(30):
        g = new_table(GAME, 2, str(seed), {"mini": "yes", "market": "yes"}).state
        assert isinstance(g, Settlers)
        assert g.more is not None
        found.add(g.more.entrance)
    assert found == set(STALLS)


def market(**goods: int) -> Settlers:
    """A Market whose Entrance is the Jeweller; Tom has these goods."""
    g = minis("romans", "egyptians", market="yes")
    assert g.more is not None
    g.more.entrance = "mkt-4"
    supply(g, TOM, **goods)
    return g


@pytest.mark.rule("SETX-8.6", "I-17", "SETX-0.11")
def test_a_visit_uses_any_stalls_once_each() -> None:
    g = market(worker=3, food=1, stone=1)
    table = table_of(g)
    play(table, "turn:market")
    assert offered(table) == ["stall:mkt-1", "stall:mkt-5", "stall:done"]  # what Tom can pay
    play(table, "stall:mkt-1")  # 2 wood for 1 food
    assert offered(table) == ["stall:mkt-2", "stall:mkt-3", "stall:mkt-5", "stall:done"]
    play(table, "stall:mkt-3", "stall:mkt-2", "stall:mkt-5")
    assert kind(table) == "pay-resource"
    assert offered(table) == ["pay-resource:stone", "pay-resource:food"]
    play(table, "pay-resource:stone", "draw-from:common")
    assert has(g.settlers[TOM], worker=2, wood=0, stone=1, food=1)
    assert len(g.settlers[TOM].hand) == 1
    assert [event["stall"] for event in events(table, "stall")] == ["mkt-1", "mkt-3", "mkt-2", "mkt-5"]
    assert g.turn == MARK  # it took the turn
    assert "turn:market" in offered(table)  # open to the others too
    play(table, "turn:pass")
    assert refused(table, "turn:market") == "SETX-8.6"


@pytest.mark.rule("SETX-8.6", "SETX-12.1")
def test_gold_pays_for_a_resource_and_a_visit_takes_a_worker() -> None:
    g = market(worker=1, gold=1)
    table = table_of(g)
    play(table, "turn:market", "stall:mkt-5", "draw-from:common")
    assert has(g.settlers[TOM], worker=0, gold=0)
    g = market(worker=0)
    built(g, TOM, "Storyteller")
    supply(g, TOM, food=1)
    assert refused(table_of(g), "turn:market") == "SETX-8.6"


@pytest.mark.rule("SETX-8.6", "SETX-12.9")
def test_the_market_opens_again_in_the_next_round() -> None:
    g = market(worker=1)
    me = g.settlers[TOM]
    play(table_of(g), "turn:market")
    assert me.more is not None
    assert me.more.visited
    g.phase, g.step = CLEANUP, 0
    table = table_of(g)
    while kind(table) == "store":
        play(table, offered(table)[-1])
    assert not me.more.visited


@pytest.mark.rule("I-17")
def test_a_tile_used_twice_is_noticed() -> None:
    g = minis("romans", "egyptians", **{"dip-envoys": "yes"})
    more = g.settlers[TOM].more
    assert more is not None
    assert GAME.check(g) == []
    more.tiles = ("dip-envoys", "dip-envoys")
    assert any("I-17" in problem for problem in GAME.check(g))
    more.tiles = ()
    more.visited = True
    assert any("I-17" in problem for problem in GAME.check(g))
