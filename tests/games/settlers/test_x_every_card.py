"""Every card of the modules that can be played: built or played, produced and used, as its face says."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tablewright.games.settlers.cards import FACTIONS
from tablewright.games.settlers.decks import PLAYABLE, PLAYABLE_FACTIONS
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.state import PRODUCING, Settlers
from tests.games.settlers.helpers import (
    MARK,
    TOM,
    built,
    foundation,
    hand,
    location,
    offered,
    on_top,
    play,
    position,
    supply,
    table_of,
)
from tests.games.settlers.test_every_card import amounts, answer_all, build, count, gained

#: Production Locations: what building them brings alone (production and bonus), what Production brings.
PRODUCTION = {
    "Bob's Crew": ("card 1", "card 1"),
    "Damascus Steel Smith": ("raze 1", "raze 1"),
    "Lumber Depot": ("", ""),
    "Meat Depot": ("", ""),
    "Stone Depot": ("", ""),
    "Woodland Track": ("wood 1", "wood 1"),
    "Common Quarry": ("stone 1", "stone 1"),
    "Communal Oven": ("food 1", "food 1"),
    "Travellers' Inn": ("card 1", "card 1"),
    "Forest Clearing": ("wood 1 worker 1", "wood 1 worker 1"),
    "Loot Hall": ("", ""),
    "Elite": ("", ""),
    "Treasury": ("gold 1", "gold 1"),
    "Nile Merchants": ("", ""),
    "Gifts for the Pharaoh": ("", ""),
    "Nile Harbor": ("food 1 stone 1", "food 1 stone 1"),
    "Tea House": ("food 1 worker 1", "food 1 worker 1"),
    "Kenji's Riders": ("", ""),
    "Aqueduct": ("stone 1 worker 1 vp 1", "stone 1 worker 1"),
    "Marble Trader": ("gold 1 stone 1", "gold 1 stone 1"),
    "Census": ("card 1", "card 1"),
    "Young Couple": ("worker 1", "worker 1"),
    "Three-Field Estate": ("", ""),
    "Wolf Lair": ("raze 1", "raze 1"),
    "War Totem": ("", ""),
    "Golden Obelisk": ("gold 1", "gold 1"),
    "Necropolis": ("", ""),
    "Lotus Pond": ("food 1", "food 1"),
    "Three Monkeys Shrine": ("", ""),
    "Travertine Quarry": ("stone 1", "stone 1"),
    "Triumphal Arch": ("", ""),
    "Coral Terraces": ("tech 1", "tech 1"),
    "Colonists from Atlantis": ("", ""),
    "Hall of Symmetry": ("", ""),
    "Apiary": ("food 1 vp 1", "food 1"),
    "Lighthouse": ("card 1", "card 1"),
}

#: Other Locations: what building them brings.
BUILT = {
    "Baba Yaga": "worker 1",
    "Ancient Ruins": "card 1",
    "Displacement Group": "",
    "Border Toll": "",
    "Rowdy Guests": "",
    "Egyptian Embassy": "",
    "Pharaoh's Envoys": "",
    "Daimyo's Guard": "",  # its Samurai stands on itself
    "Lady Spy": "",
    "Great Expedition": "",
    "Garden of Guests": "",
    "Cohort": "",
    "Roman Embassy": "",
    "Via Appia": "",
    "Woodcutters' Brotherhood": "",
    "Stonecutters' Brotherhood": "",
    "Farmers' Brotherhood": "",
    "Village Fair": "",
    "Bankers' Brotherhood": "",
    "Soldiers' Brotherhood": "",
    "Scribes' Brotherhood": "",
    "Herald": "",
    "Colour Merchant": "",
    "Triple Tower": "",
    "Welcoming Committee": "",
    "Pack of Hunters": "",
    "Clan Gathering": "",
    "Shaman": "",
    "Master Interrogator": "",
    "Hall of Two Truths": "",
    "Lotus Perfumer": "",
    "Astronomer": "",
    "Cherry Orchard": "",
    "Calligrapher": "",
    "Master of Blades": "",
    "Pilgrimage": "",
    "Caesar's Granary": "",
    "Triumvirate": "",
    "Testudo": "",
    "Surveyor": "",
    "Rebuilder 3000": "",  # a Foundation
    "Prism Tower": "",
    "Sonar": "",
    "Storyteller": "",
    "Board Game Café": "",
    "Toll Bridge": "",
    "Travelling Circus": "",
}

#: Actions at `rich_table`: the cost, what the user gains with the first answers.
ACTIONS = {
    "Displacement Group": ("worker 1 raze 1", "card 1"),
    "Rowdy Guests": ("worker 1 food 1", "vp 2"),
    "Egyptian Embassy": ("gold 1 worker 1", "gold 1"),
    "Lady Spy": ("worker 1 food 1", "card 1"),
    "Great Expedition": ("food 1", "card 1"),
    "Cohort": ("worker 1", "wood 1 card -1"),
    "Roman Embassy": ("worker 1", "stone 1"),
    "Herald": ("worker 1", "card 1"),
    "Colour Merchant": ("worker 1", ""),  # without SETs
    "Welcoming Committee": ("worker 1", "raze 1 card -1"),
    "Shaman": ("worker 1", "card 1"),
    "Master Interrogator": ("gold 1", "vp 1"),
    "Astronomer": ("gold 1", ""),  # no Egyptian card is brown
    "Cherry Orchard": ("food 1", ""),  # without SETs
    "Pilgrimage": ("food 1", "card 1"),
    "Surveyor": ("worker 1", "card 1"),
    "Sonar": ("tech 1", "card 1"),
    "Storyteller": ("food 1", "card 1 vp 1"),
    "Board Game Café": ("worker 2", "vp 2"),
    "Travelling Circus": ("worker 1 food 1", "vp 2"),
}

INSTANTS = ("Volcano",)

DECKS = ("common", *FACTIONS, *PLAYABLE_FACTIONS.values())
KINDS = {kind.name_en: kind for kind in MORE.cards if kind.box in PLAYABLE and kind.deck in DECKS}


def in_play(table: Collection[str]) -> list[str]:
    """The cards of a table whose deck somebody can play with."""
    return [name for name in table if name in KINDS]


def expanded(name: str) -> Settlers:
    """Tom plays the faction of the card, Mark another one; all cards of the modules are in the decks."""
    deck = KINDS[name].deck
    faction = "romans" if deck == "common" else deck
    on = dict.fromkeys(PLAYABLE, "yes")
    return position(faction, "egyptians" if faction != "egyptians" else "barbarians", format="open", **on)


def prepared(name: str) -> Settlers:
    """Tom holds the card and exactly its build cost."""
    g = expanded(name)
    hand(g, TOM, name)
    cost = g.settlers[TOM].hand[0].cost
    supply(g, TOM, wood=cost.wood, stone=cost.stone, food=cost.food)
    if cost.locations:
        foundation(g, TOM, "Ruins")
    return g


@pytest.mark.rule("SETX-2.1.1", "SETX-2.2.2", "SETX-12.2")
@pytest.mark.parametrize("name", in_play(PRODUCTION))
def test_production(name: str) -> None:
    at_build, at_production = PRODUCTION[name]
    g = prepared(name)
    answer_all(build(g, name), TOM)
    assert {good: n for good, n in count(g.settlers[TOM]).items() if n} == amounts(at_build)
    g = expanded(name)
    built(g, TOM, name)
    bare = expanded(name)
    for table in (g, bare):
        table.phase, table.step = PRODUCING, 0
        answer_all(table_of(table), TOM)
    assert gained(count(bare.settlers[TOM]), g.settlers[TOM]) == amounts(at_production)


@pytest.mark.rule("SETX-12.2")
@pytest.mark.parametrize("name", in_play(BUILT))
def test_built(name: str) -> None:
    g = prepared(name)
    answer_all(build(g, name), TOM)
    assert {good: n for good, n in count(g.settlers[TOM]).items() if n} == amounts(BUILT[name])
    assert location(g, name).samurai == (name == "Daimyo's Guard")


def rich_table(name: str) -> Settlers:
    """A table where each of these Actions has something to do."""
    g = expanded(name)
    built(g, TOM, name)
    built(g, MARK, "Quarry", "Gold Mine")
    hand(g, TOM, "Gallows")
    hand(g, MARK, "EGI002" if g.settlers[MARK].faction == "egyptians" else "BAR024")  # a Deal for a card
    hand(g, MARK, "Tavern")
    on_top(g, "common", "Lumberjacks")  # brown, the first colour to announce
    return g


@pytest.mark.rule("SETX-12.3", "SETX-12.1")
@pytest.mark.parametrize("name", in_play(ACTIONS))
def test_action(name: str) -> None:
    cost, gain = ACTIONS[name]
    g = rich_table(name)
    supply(g, TOM, **amounts(cost))
    before = count(g.settlers[TOM])
    for good, n in amounts(cost).items():
        before[good] -= n
    table = table_of(g)
    play(table, f"turn:activate/{name}")
    answer_all(table, TOM)
    assert gained(before, g.settlers[TOM]) == amounts(gain)
    assert location(g, name).uses == 1
    g.turn = TOM
    supply(g, TOM, **amounts(cost))
    supply(g, TOM, worker=2)
    action = KINDS[name].action
    assert action is not None
    assert (f"turn:activate/{name}" in offered(table_of(g))) == (action.times != 1)


def test_no_card_is_forgotten() -> None:
    produce = {name for name, kind in KINDS.items() if kind.production}
    act = {name for name, kind in KINDS.items() if kind.action is not None}
    assert produce == set(in_play(PRODUCTION))
    assert act == set(in_play(ACTIONS))
    assert set(KINDS) == set(in_play([*PRODUCTION, *BUILT, *INSTANTS]))
