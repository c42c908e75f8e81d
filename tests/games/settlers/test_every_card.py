"""Every kind of card does what its printed face says: one row each, written down by hand."""

from __future__ import annotations

import pytest

from tablewright.engine import Table
from tablewright.games.settlers.cards import GOODS, KEPT
from tablewright.games.settlers.schema import DATA, KINDS
from tablewright.games.settlers.state import PRODUCING, Settler, Settlers
from tests.games.settlers.helpers import (
    MARK,
    TOM,
    built,
    deals,
    foundation,
    hand,
    kind,
    offered,
    play,
    position,
    supply,
    table_of,
)

#: Production Locations: what building them brings alone (production and bonus), what Production brings.
PRODUCTION = {
    "Old Forest": ("wood 2", "wood 2"),
    "Quarry": ("stone 2", "stone 1"),
    "Rubble": ("stone 1", "stone 1"),
    "Village": ("worker 2", "worker 1"),
    "Town": ("worker 2", "worker 2"),
    "Farmers at Work": ("card 1", ""),
    "Mamma's Baths": ("worker 1", "worker 1"),
    "Armorer": ("raze 1", "raze 1"),
    "Grain Field": ("food 2", "food 1"),
    "Lord's Fields": ("food 1", "food 1"),
    "Monument": ("vp 1", "vp 1"),
    "Merchants' Guild": ("gold 1", "gold 1"),
    "Gold Creek": ("gold 1", "gold 1"),
    "Wood Supplier": ("wood 1", "wood 1"),
    "Lumberjacks' Route": ("wood 2", "wood 1"),
    "Watchtower": ("card 2", "card 1"),
    "Forest": ("wood 2", "wood 2"),
    "Sentry Tower": ("raze 1 worker 1", "raze 1 worker 1"),
    "Barbarian Village": ("worker 2", "worker 2"),
    "Barbarian Quarry": ("raze 1 stone 1", "raze 1 stone 1"),
    "Farm": ("worker 1 food 1", "worker 1 food 1"),
    "Rice Fields": ("food 2", "food 2"),
    "Geisha House": ("worker 1", "worker 1"),
    "Daimyo's Castle": ("", ""),
    "Temple of Buddha": ("card 1", "card 1"),
    "Architect": ("card 1", "card 1"),
    "Legion": ("card 2", "card 1"),
    "Builder": ("wood 1 stone 1", "wood 1 stone 1"),
    "Trade Colony": ("worker 1 gold 1", "worker 1 gold 1"),
    "Roman Barracks": ("worker 2", "worker 2"),
    "Stonecutter": ("stone 2", "stone 2"),
    "Roman Bank": ("gold 1", "gold 1"),
    "Altar of Bastet": ("stone 1", "stone 1"),
    "Pharaoh's Guard": ("raze 1", "raze 1"),
    "Caravan": ("food 1 worker 1", "food 1 worker 1"),
    "Egyptian Quarry": ("stone 2", "stone 2"),
    "Pyramids": ("gold 1 stone 1", "gold 1 stone 1"),
}

#: Action Locations that just turn goods into goods: the cost, the gain, how often.
ACTIONS = {
    "Gold Mine": ("worker 1", "gold 1", 2),
    "Goldsmith's Workshop": ("worker 1 gold 1", "vp 2", 1),
    "Marketplace": ("wood 1 stone 1 food 1", "vp 3", 1),
    "Coal Mine": ("worker 1", "stone 2", 1),
    "Mason": ("worker 1 stone 1", "vp 2", 1),
    "Court Sculptor": ("stone 1", "vp 1", 2),
    "Masons Guild": ("worker 1 stone 2", "vp 3", 1),
    "Missionaries": ("worker 1 raze 1", "vp 3", 1),
    "Lumberjacks": ("worker 1", "wood 2", 1),
    "Carpenter": ("worker 1 wood 2", "vp 3", 1),
    "Joiner": ("worker 1 wood 1", "vp 2", 1),
    "Castle": ("worker 1", "card 1", 2),
    "Barracks": ("worker 1", "raze 1", 2),
    "Confectioner": ("worker 1 food 2", "vp 3", 1),
    "Pig Farmer": ("worker 1 food 1", "vp 2", 1),
    "Brewer": ("food 1", "vp 1", 2),
    "New Forest": ("worker 1", "wood 1", 2),
    "Sawmill": ("wood 1", "vp 1", 2),
    "Hunter Joe": ("worker 1", "food 2", 1),
    "Above-Ground Mine": ("worker 1", "stone 1", 2),
    "Barbarian Altar": ("worker 2", "vp 2", 2),
    "Expedition": ("raze 1", "wood 2", 1),
    "Barter": ("worker 1", "wood 1", 2),
    "Fighting Pit": ("worker 1", "raze 1", 2),
    "Mission": ("worker 1", "card 2", 1),
    "Casino": ("worker 1", "gold 1 vp 1", 1),
    "Stalls": ("food 1", "vp 2", 1),
    "Sumo School": ("food 1", "raze 1", 2),
    "Master Swordsmith": ("stone 1", "raze 2", 1),
    "Sculptor's Workshop": ("worker 1 stone 2", "vp 4", 1),
    "Sculptor's Apprentice": ("stone 1", "vp 2", 1),
    "Gladiator School": ("worker 1", "raze 1 vp 1", 1),
    "Colossus": ("stone 1 gold 1", "vp 4", 1),
    "Golden Bazaar": ("food 1", "gold 1 vp 1", 1),
    "Alley of Sphinxes": ("gold 2", "vp 2", 2),
    "Goldsmith": ("worker 1 gold 1", "vp 3", 1),
    "Slaves": ("worker 1", "stone 2", 1),
}

#: Action Locations that do something to other things: the cost, and what the user gains, with the opponent
#: of `rich_table`.
MEDDLING = {
    "Settlers": ("wood 1", ""),
    "Acting Troupe": ("worker 1", "vp 2"),
    "Tavern": ("discard 1", "vp 2"),
    "Imperial Messenger": ("worker 1", "stone 1"),
    "Hanseatic League": ("worker 1", "vp 2"),
    "Porters": ("food 1", "wood 2"),
    "Saboteurs": ("worker 1", "wood 1"),
    "Dark Chapel": ("raze 1", "wood 1 vp 1"),
    "Pack": ("worker 1", "stone 1"),
    "Rabble": ("worker 2", "wood 3"),
    "Robbers": ("worker 1", "vp 1 card 1"),
    "Garrison": ("raze 1", ""),
    "Negotiator": ("worker 1", ""),
    "Trade Route": ("food 1", "card 1"),
    "Ninjas": ("worker 1", "card 1"),
    "Engineers": ("worker 1", "vp 1"),
    "Spies": ("worker 1", "vp 1"),
    "Desert": ("discard 1", "vp 1"),
    "Chariot Builder": ("raze 1", "stone 2"),
    "Royal Pool": ("gold 1", ""),
    "Scorpion Breeder": ("worker 1", ""),
    "Temple of Ra": ("", ""),
    "Sanctuary": ("worker 1", "stone 1 vp 1"),
}

#: Features that react to a build: the card to build (from `colours` or the faction) and what comes of it.
BUILD_FEATURES = {
    "Supplier": ("Above-Ground Mine", "gold 1 vp 1"),
    "Carpenter's Workshop": ("Lumberjacks", "gold 1 vp 1"),
    "Mill": ("Hunter Joe", "gold 1 vp 1"),
    "Canteen": ("Missionaries", "gold 1 vp 1"),
    "Monty the Merchant": ("Gold Mine", "gold 1 vp 1"),
    "Gardens": ("Hunter Joe", "food 1 vp 1"),
    "Headquarters": ("Above-Ground Mine", "gold 1 vp 1"),
    "Administration": ("Sculptor's Apprentice", "gold 1"),
    "Slaver": ("Slaves", "vp 1"),
}

#: Bonuses of features that do nothing else.
BONUSES = {
    "Statue": "vp 1 card 1",
    "Wood Storage": "vp 1 card 1",
    "Baker": "vp 1 card 1",
    "Meeting Place": "vp 1 card 1",
    "Apartment": "vp 1 card 1",
    "Barbarian Fort": "vp 1",
    "Idol": "vp 4",
    "Ruins": "worker 1",
    "Dojo": "card 1",
    "Oasis": "worker 2",
}

#: Features with a test of their own: where it stands.
ELSEWHERE = {
    "Gallows": "test_09_razing: test_raid_gallows_and_borderland",
    "Raid": "test_09_razing: test_raid_gallows_and_borderland",
    "Borderland": "test_09_razing: test_raid_gallows_and_borderland",
    "Gate": "test_13_cleanup: test_deposits_in_every_round_the_last_too",
    "Shrine": "test_13_cleanup: test_deposits_in_every_round_the_last_too",
    "Sake Distillery": "test_12_defending: test_features_react_to_each_samurai",
    "School of Diplomacy": "test_08_deals: test_features_react_to_deals_that_are_made_not_taken",
    "Warehouses": "test_13_cleanup: test_warehouses",
    "Roman Fortress": "test_17_cards: test_roman_fortress_protects_all_that_can_be_razed",
    "Sphinx": "test_15_general: test_two_sphinxes",
}

FACTION_OF = {kind_.name_en: kind_.deck if kind_.deck != "common" else "romans" for kind_ in DATA.cards}


def table_with(name: str) -> Settlers:
    """Tom plays the faction of the card, Mark another one."""
    faction = FACTION_OF[name]
    return position(faction, "egyptians" if faction != "egyptians" else "barbarians")


def amounts(written: str) -> dict[str, int]:
    """``"wood 2 vp 1"`` as a map."""
    words = written.split()
    return {good: int(n) for good, n in zip(words[::2], words[1::2], strict=True)}


def count(settler: Settler) -> dict[str, int]:
    """All that a player has, in one map."""
    have = {GOODS[good]: settler.goods[good] for good in range(KEPT)}
    return {**have, "vp": settler.vp, "card": len(settler.hand)}


def gained(before: dict[str, int], settler: Settler) -> dict[str, int]:
    """What has changed."""
    return {name: n - before[name] for name, n in count(settler).items() if n != before[name]}


def answer_all(table: Table, seat: int) -> None:
    """Answer everything that comes up inside an action with the first option, until the turn is over."""
    while kind(table) not in ("turn", "pick", "") and table.asked is not None and table.asked.seat == seat:
        names = offered(table)
        stop = [name for name in names if name in ("activate-again:no", "after-action:done", "give-back:0")]
        play(table, stop[0] if stop else names[0])


def pay_exactly(g: Settlers, name: str) -> None:
    """Give Tom the build cost of the card in his hand, and a Foundation where a Location is asked for."""
    cost = g.settlers[TOM].hand[0].cost
    supply(g, TOM, wood=cost.wood, stone=cost.stone, food=cost.food)
    if cost.locations:
        foundation(g, TOM, "Ruins")


@pytest.mark.rule("SET-7.8", "SET-5.5", "SET-20.5")
@pytest.mark.parametrize("name", PRODUCTION)
def test_production(name: str) -> None:
    at_build, at_production = PRODUCTION[name]
    g = table_with(name)
    hand(g, TOM, name)
    pay_exactly(g, name)
    table = table_of(g)
    play(table, f"turn:build/{name}")
    answer_all(table, TOM)
    assert {k: n for k, n in count(g.settlers[TOM]).items() if n} == amounts(at_build)
    g = table_with(name)
    built(g, TOM, name)
    bare = table_with(name)
    for state in (g, bare):
        state.phase, state.step = PRODUCING, 0
        answer_all(table_of(state), TOM)
    assert gained(count(bare.settlers[TOM]), g.settlers[TOM]) == amounts(at_production)


@pytest.mark.rule("SET-10.1", "SET-10.5")
@pytest.mark.parametrize("name", ACTIONS)
def test_action(name: str) -> None:
    cost, gain, times = ACTIONS[name]
    g = table_with(name)
    (place,) = built(g, TOM, name)
    for _ in range(times):
        supply(g, TOM, **amounts(cost))
        g.turn = TOM
        table = table_of(g)
        before = count(g.settlers[TOM])
        for good, n in amounts(cost).items():
            before[good] -= n
        play(table, f"turn:activate/{name}")
        answer_all(table, TOM)
        assert gained(before, g.settlers[TOM]) == amounts(gain)
    assert place.uses == times
    supply(g, TOM, **amounts(cost))
    supply(g, TOM, worker=2)
    g.turn = TOM
    assert f"turn:activate/{name}" not in offered(table_of(g))


def rich_table(name: str) -> Settlers:
    """A table where every action Location has something to do; each thing is the only one of its kind."""
    g = table_with(name)
    hand(g, MARK, "Watchtower")
    supply(g, MARK, wood=1, worker=6)
    if name in ("Engineers", "Garrison", "Pack", "Chariot Builder", "Temple of Ra"):
        built(g, MARK, "Quarry")
    if name == "Scorpion Breeder":
        built(g, MARK, "Castle")
    if name in ("Robbers", "Spies", "Ninjas"):
        deals(g, MARK, "Altar of Bastet")  # a card
    if name == "Trade Route":
        built(g, MARK, "Altar of Bastet")
    if name in ("Imperial Messenger", "Hanseatic League"):
        deals(g, TOM, "Builder")
    if name == "Negotiator":
        deals(g, TOM, "Dojo")
    if name in ("Tavern", "Desert", "Dark Chapel", "Sanctuary"):
        hand(g, TOM, "Gallows")
    if name == "Settlers":
        hand(g, TOM, "Warehouses")
        supply(g, TOM, stone=1)
    if name in ("Porters", "Rabble"):
        built(g, TOM, "Old Forest")
    if name == "Acting Troupe":
        built(g, TOM, "Joiner")
    if name == "Royal Pool":
        (bazaar,) = built(g, TOM, "Golden Bazaar")
        bazaar.uses, bazaar.goods = 1, (2,)
    return g


@pytest.mark.rule("SET-10.8", "SET-10.10")
@pytest.mark.parametrize("name", MEDDLING)
def test_meddling(name: str) -> None:
    cost, gain = MEDDLING[name]
    g = rich_table(name)
    built(g, TOM, name)
    price = {good: n for good, n in amounts(cost).items() if good != "discard"}
    extra = {"Acting Troupe": {"worker": 1, "wood": 1}, "Negotiator": {"wood": 1}}.get(name, {})
    have = dict(price)
    for good, n in extra.items():
        have[good] = have.get(good, 0) + n
    supply(g, TOM, **have)
    me = g.settlers[TOM]
    before = count(me)
    for good, n in have.items():
        before[good] -= n
    if name in ("Tavern", "Desert", "Sanctuary", "Dark Chapel", "Settlers"):
        before["card"] -= 1
    if name == "Settlers":
        before["stone"] -= 1
    if name == "Negotiator":
        before["card"] += 1  # Dojo's bonus
    table = table_of(g)
    play(table, f"turn:activate/{name}")
    answer_all(table, TOM)
    assert gained(before, me) == amounts(gain)


@pytest.mark.rule("SET-7.10", "SET-7.11")
@pytest.mark.parametrize("name", BUILD_FEATURES)
def test_build_feature(name: str) -> None:
    card, gain = BUILD_FEATURES[name]
    g = table_with(name)
    built(g, TOM, name)
    hand(g, TOM, card)
    pay_exactly(g, card)
    price = {"worker": 1} if name == "Slaver" else {}
    supply(g, TOM, **price)
    before = dict.fromkeys(count(g.settlers[TOM]), 0)
    table = table_of(g)
    play(table, f"turn:build/{card}")
    while kind(table) == "discard-location":
        play(table, "discard-location:Ruins")
    answer_all(table, TOM)
    assert gained(before, g.settlers[TOM]) == amounts(gain)


@pytest.mark.rule("SET-7.8", "SET-17.68")
@pytest.mark.parametrize("name", BONUSES)
def test_bonus(name: str) -> None:
    g = table_with(name)
    hand(g, TOM, name)
    pay_exactly(g, name)
    table = table_of(g)
    play(table, f"turn:build/{name}")
    answer_all(table, TOM)
    assert {k: n for k, n in count(g.settlers[TOM]).items() if n} == amounts(BONUSES[name])


def test_no_card_is_forgotten() -> None:
    tables = [PRODUCTION, ACTIONS, MEDDLING, BUILD_FEATURES, BONUSES, ELSEWHERE]
    named = [name for table in tables for name in table]
    assert len(KINDS) == 126
    assert sorted(named) == sorted(kind_.name_en for kind_ in DATA.cards)
    assert len(set(named)) == len(named)
