"""Every card of the modules that can be played: built or played, produced and used, as its face says."""

from __future__ import annotations

import pytest

from tablewright.games.settlers.decks import PLAYABLE
from tablewright.games.settlers.effects import happens
from tablewright.games.settlers.hooks import Occasion
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.state import PRODUCING, Settlers, extras
from tests.games.settlers.helpers import (
    MARK,
    TOM,
    built,
    foundation,
    hand,
    location,
    names,
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
    "Border Watchtower": ("raze 1", "raze 1"),
    "Field Camp": ("worker 1 raze 1", "worker 1"),
    "War Camp": ("raze 1 worker 1", "raze 1 worker 1"),
    "Spoils of War": ("", ""),
    "Bronze Foundry": ("gold 1 raze 1", "gold 1 raze 1"),
    "Tribute Hall": ("", ""),
    "Yabusame Range": ("raze 1 food 1", "raze 1 food 1"),
    "Vassals": ("", ""),
    "Castra": ("stone 1 raze 1", "stone 1 raze 1"),
    "Provinces": ("", ""),
    # Atlanteans
    "Crystal Workshop": ("tech 1", "tech 1"),
    "Engineer Caste": ("wood 1 stone 1", "wood 1 stone 1"),
    "Pearl Divers": ("food 1 worker 1", "food 1 worker 1"),
    "Crystal Dome": ("", ""),
    "Ark of Technology": ("", ""),
    "Hydroponics": ("food 2", "food 2"),
    "Deep Mine": ("stone 2", "stone 2"),
    "Council of Sages": ("card 1", "card 1"),
    "Lagoon Market": ("tech 1", "tech 1"),
    "Storage Spheres": ("", ""),
    "Free Energy": ("worker 2", "worker 2"),
    "Enchanted Forest": ("wood 1 tech 1", "wood 1 tech 1"),
    "Scrap Heap": ("stone 1 tech 1", "stone 1 tech 1"),
    "Mystic Pyramid": ("gold 1 tech 1", "gold 1 tech 1"),
    "Water Clock": ("worker 1 tech 1", "worker 1 tech 1"),
    "Modern Farm": ("food 1 tech 1", "food 1 tech 1"),
    "Water Wheel": ("food 2", "food 2"),
    "Distant Trade Colony": ("worker 1 tech 1", "worker 1 tech 1"),
    "Hypocaust": ("worker 1 tech 1", "worker 1 tech 1"),
    "Gizmo Trader": ("tech 1", "tech 1"),
    "Inventor's Hut": ("tech 1", "tech 1"),
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
    "Proud Patriots": "",
    "Free Town Fortress": "",
    "Palisade": "",
    "War Merchant": "",
    "Supply Wagons": "",
    "Blacksmith Quarter": "",
    "Boundary Stones": "",
    "Refugee Camp": "",
    "Bone Fortress": "",
    "Mammoth Brigade": "",
    "Bravest Warriors": "",
    "Raid on the Border": "",
    "Scarab Fortress": "",
    "Mercenary Charioteers": "",
    "Wall of the Pharaoh": "",
    "Royal Hostages": "",
    "Heron Fortress": "",
    "Way of the Warrior": "",
    "Strategist": "",
    "Night Raid": "",
    "Imperial Fortress": "",
    "Crossbow Maker": "",
    "Tax Collector": "",
    "Siege Engineers": "",
    # Atlanteans
    "Emerald Harbor": "",
    "Architect Caste": "",
    "Trident Guard": "",
    "Power Grid": "",
    "Steam Laboratory": "",
    "Glass Giant": "",
    "Virgin Oracle": "",
    "Transmuter": "",
    "Shield Generator": "adv_scoring 1",
    "Last Voyage": "",
    "Sky Port": "",
    "Dolphin Envoy": "",
    "Friendship Beacon": "",
    "Tinkerers": "",
    "Trak's Flying Machine": "",
    "One Horse-Power": "",
    "Machine Wreckers": "",
    "Sand Sailors": "",
    "Golden Automaton": "",
    "Ears of the Pharaoh": "",
    "Clockwork Scarab": "",
    "Feng Shui Artists": "",
    "Clockwork Samurai": "",
    "Mr Chi's Inventions": "",
    "Lantern Workshop": "",
    "Defensive Machine": "",
    "Roman Academy": "",
    "Treadwheel Crane": "",
    "Inventors' Guild": "tech 1",  # it is a Faction Location itself
    "Smugglers": "",
    "Turbo-Distillery": "",
    "Alchemist": "",
    "Clock Tower": "",
    "Steam Sawmill": "",
    "Steam Hammer": "",
    "Steam Plough": "",
    "Automaton Workshop": "",
    "Ballista Works": "",
    "University": "",
    "Technology Fair": "",
    "Sunken Ruins": "tech 1",
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
    "Proud Patriots": ("worker 1", ""),
    "Free Town Fortress": ("worker 1 stone 1", ""),
    "War Merchant": ("gold 1", "raze 2"),
    "Blacksmith Quarter": ("worker 1 stone 1", "raze 2"),
    "Boundary Stones": ("worker 1", ""),
    "Bone Fortress": ("worker 2", ""),
    "Mammoth Brigade": ("worker 2 raze 1", "stone 2"),
    "Scarab Fortress": ("gold 1", ""),
    "Mercenary Charioteers": ("gold 1 raze 1", "wood 2"),
    "Heron Fortress": ("food 1", ""),
    "Strategist": ("food 1", "card 1"),
    "Night Raid": ("worker 1 raze 1", "gold 1 stone 1"),
    "Imperial Fortress": ("worker 1 stone 1", ""),
    "Crossbow Maker": ("worker 1", "card -1"),
    # Atlanteans
    "Emerald Harbor": ("tech 1", ""),
    "Architect Caste": ("", "adv_scoring 1 card -2"),
    "Trident Guard": ("tech 1", ""),
    "Steam Laboratory": ("worker 1 tech 1", "adv_scoring 1"),
    "Glass Giant": ("tech 2", ""),
    "Virgin Oracle": ("worker 1", "vp 1"),
    "Transmuter": ("tech 1", "gold 2"),
    "Dolphin Envoy": ("tech 1", "stone 1"),
    "Tinkerers": ("worker 1 tech 1", "vp 1"),
    "Trak's Flying Machine": ("tech 1", "wood 2"),
    "Machine Wreckers": ("worker 1 raze 1", ""),
    "Sand Sailors": ("tech 1", "tech 1"),
    "Golden Automaton": ("tech 1", "gold 1 vp 1"),
    "Ears of the Pharaoh": ("gold 1 tech 1", ""),
    "Feng Shui Artists": ("tech 1", ""),
    "Clockwork Samurai": ("tech 1", "vp 1"),
    "Mr Chi's Inventions": ("tech 1", "gold 1"),
    "Lantern Workshop": ("tech 1 worker 1", "vp 2"),
    "Defensive Machine": ("tech 1", "wood 2"),
    "Treadwheel Crane": ("tech 1", "stone 2"),
    "Smugglers": ("tech 1", ""),
    "Turbo-Distillery": ("tech 1", ""),
    "Alchemist": ("tech 1", "gold 1 vp 1"),
    "Clock Tower": ("tech 1", "card 2"),
    "Steam Sawmill": ("tech 1", "wood 2"),
    "Steam Hammer": ("tech 1", "stone 2"),
    "Steam Plough": ("tech 1", "food 2"),
    "Automaton Workshop": ("tech 1", "worker 3"),
    "Ballista Works": ("tech 1", "raze 2"),
    "University": ("worker 1 tech 1", "vp 3"),
}

#: What happens to make these Features react, and what they give.
FEATURES = {
    "Supply Wagons": ("conquer", "food 1 vp 1"),
    "Bravest Warriors": ("conquer", "vp 2"),
    "Royal Hostages": ("conquer", "gold 1 worker 1"),
    "Way of the Warrior": ("conquer", "vp 1"),  # and a Samurai
    "Tax Collector": ("conquer", "stone 1 vp 1"),
    "Siege Engineers": ("siege", "vp 2"),
    "Palisade": ("own_location_lost", "wood 1 vp 1"),
    "Refugee Camp": ("own_location_lost", "worker 2"),
}

#: What else some of these Actions need: Locations of Tom, and of Mark.
NEEDED = {
    "Tinkerers": (("Village",), ()),
    "Sand Sailors": ((), ("Gizmo Trader",)),
    "Ears of the Pharaoh": ((), ("Supplier",)),
    "Feng Shui Artists": (("Village",), ()),  # it was razed
    "Mr Chi's Inventions": (("Gold Mine",), ()),
}

#: Events: what everybody gains.
EVENTS = {
    "Earthquake": "stone 1",
    "Comet": "card 1",
    "Bountiful Harvest": "food 1",
    "Gold Rush": "gold 1",
    "Discovery": "tech 1",
    "Migration": "worker 1",
}

INSTANTS = ("Volcano",)

KINDS = {kind.name_en: kind for kind in MORE.cards if kind.box in PLAYABLE}


def expanded(name: str) -> Settlers:
    """Tom plays the faction of the card, Mark another one; all cards of the modules are in the decks."""
    deck = KINDS[name].deck
    faction = "romans" if deck == "common" else deck
    on = dict.fromkeys(PLAYABLE, "yes")
    g = position(faction, "egyptians" if faction != "egyptians" else "barbarians", format="open", **on)
    g.common.sort(key=lambda card: not card.event)  # none comes up by chance
    return g


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
@pytest.mark.parametrize("name", PRODUCTION)
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
@pytest.mark.parametrize("name", BUILT)
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
    hand(g, TOM, "Gallows", "Mill")
    mine, enemy = NEEDED.get(name, ((), ()))
    built(g, MARK, *enemy)
    for place in built(g, TOM, *mine):
        if name == "Feng Shui Artists":
            place.foundation = extras(place).razed = True
    hand(g, MARK, "EGI002" if g.settlers[MARK].faction == "egyptians" else "BAR024")  # a Deal for a card
    on_top(g, "common", "Lumberjacks")  # brown, the first colour to announce
    if KINDS[name].box == "fire":  # two Locations in a row
        built(
            g,
            MARK,
            *(("EGI029", "EGI030") if g.settlers[MARK].faction == "egyptians" else ("BAR001", "BAR002")),
        )
    return g


@pytest.mark.rule("SETX-12.3", "SETX-12.1")
@pytest.mark.parametrize("name", ACTIONS)
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
    assert f"turn:activate/{name}" not in offered(table_of(g))


@pytest.mark.rule("SETX-4.2.3", "SETX-4.4.4", "SETX-12.7")
@pytest.mark.parametrize("name", FEATURES)
def test_feature(name: str) -> None:
    when, gain = FEATURES[name]
    g = expanded(name)
    (place,) = built(g, TOM, name)
    before = count(g.settlers[TOM])
    assert list(happens(g, g.settlers[TOM], when, Occasion(place.card, place, "conquered"))) == []
    assert gained(before, g.settlers[TOM]) == amounts(gain)
    assert place.samurai == (name == "Way of the Warrior")


@pytest.mark.rule("SETX-5.7.1", "SETX-5.7.2")
@pytest.mark.parametrize("name", EVENTS)
def test_event(name: str) -> None:
    g = expanded(name)
    on_top(g, "common", "Quarry", "Mill", "Town", name)
    supply(g, TOM, worker=2)
    before = count(g.settlers[MARK])
    table = table_of(g)
    play(table, "turn:workers", "spend-workers:card", "draw-from:common")
    while "draw-from:common" in offered(table):
        play(table, "draw-from:common")
    assert gained(before, g.settlers[MARK]) == amounts(EVENTS[name])
    mine = {good: n for good, n in count(g.settlers[TOM]).items() if n}
    mine["card"] -= 1  # the card that replaces the Event
    assert {good: n for good, n in mine.items() if n} == amounts(EVENTS[name])
    assert names(g.common_discard) == [name]


def test_no_card_is_forgotten() -> None:
    produce = {name for name, kind in KINDS.items() if kind.production}
    act = {name for name, kind in KINDS.items() if kind.action is not None}
    assert produce == set(PRODUCTION)
    assert act == set(ACTIONS)
    assert set(KINDS) == {*PRODUCTION, *BUILT, *INSTANTS, *EVENTS}
