"""Every card of the modules that can be played: built or played, produced and used, as its face says."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tablewright.games.settlers.box.cards import TECH
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.modules import MODULES
from tablewright.games.settlers.rules.state import PRODUCING, Settler, Settlers, extras
from tests.games.settlers.asked import offered
from tests.games.settlers.laying import built, deals, foundation, hand, on_top, supply
from tests.games.settlers.looking import location, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of
from tests.games.settlers.test_every_card import amounts, answer_all, build, count

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
    # Aztecs
    "Maize Terraces": ("food 1 worker 1", "food 1 worker 1"),
    "Temple Quarry": ("stone 1 favor 1", "stone 1 favor 1"),
    "Bounty of the Gods": ("gold 2", "gold 2"),
    "Statue of the Gods": ("", "wood 1"),
    "Stone That Tells Stories": ("", ""),
    "Temple of the Rising Sun": ("favor 2", "favor 2"),
    "Cocoa Traders": ("gold 1 favor 1", "gold 1"),
    "Tlatelolco Market": ("food 1 favor 1", "food 1"),
    "Temple Granary": ("", ""),
    "Chinampas": ("food 2", "food 2"),
    "Obsidian Workshop": ("tech 1 favor 1", "tech 1"),
    "Aqueduct of Chapultepec": ("worker 1 tech 1", "worker 1 tech 1"),
    "Three Brothers Temple": ("favor 1", "favor 1"),
    "Mosaic of the World": ("", ""),
    "Apple Festival": ("wood 1 worker 1 favor 1", "wood 1 worker 1"),
    "Bear Totem": ("raze 1", "raze 1"),
    "Offering Table": ("gold 2", "gold 2"),
    "Sacred Cats": ("worker 1 favor 1", "worker 1 favor 1"),
    "Roadside Shrine": ("food 1 favor 1", "food 1"),
    "Garden of Prayers": ("vp 2", "vp 2"),
    "Household Gods": ("stone 1 favor 1", "stone 1"),
    "Tide Temple": ("tech 1 favor 1", "tech 1"),
    "Divine Engine": ("", ""),
    # Amazons
    "Greek Heritage": ("stone 1 worker 1", "stone 1 worker 1"),
    "Fountain of Harmony": ("worker 2", "worker 2"),
    "Greek Jewellery": ("gold 1 vp 1", "gold 1 vp 1"),
    "Hidden Valley": ("food 1 worker 1", "food 1 worker 1"),
    "Archers' Hill": ("raze 1 worker 1", "raze 1 worker 1"),
    "Stone Circle": ("foundation 1", "foundation 1"),
    "Haunted Ruins": ("foundation 1", "foundation 1"),
    "Olive Press": ("food 1 gold 1", "food 1 gold 1"),
    "Painted Vases": ("", ""),
    "Shield Maidens": ("raze 1", "raze 1"),
    "Burnt Village": ("wood 1 foundation 1", "wood 1"),
    "Cave Dwellers": ("", ""),
    "Sandstone Base": ("stone 1 foundation 1", "stone 1"),
    "Bamboo Frame": ("wood 1 foundation 1", "wood 1"),
    "Temple Ruins Garden": ("", ""),
    "Opus Caementicium": ("stone 1 foundation 1", "stone 1"),
    "Construction Site": ("worker 1 foundation 1", "worker 1"),  # it reacts to itself
    "Building Lot": ("foundation 1", "foundation 1"),
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
    # Aztecs
    "Sacrificial Altar": "",
    "Temple of the Sun": "",
    "Voice of the Gods": "",
    "Jaguar Gang": "",
    "Priests' School": "",
    "Wrath of the Gods": "",
    "Great Pyramid": "",
    "Greatest Enemy": "",
    "Ball Court": "",
    "Feathered Serpent": "",
    "Calendar Stone": "",
    "Pilgrim Road": "",
    "Prayer for Neighbours": "",
    "Merchants' Oath": "",
    "Oracle Machine": "",
    "Mechanical Priest": "",
    "Observatory": "",
    "Sun Mirror": "",
    "Blood Moon": "",
    "Harvest Festival": "",
    "Vision Quest": "",
    "Chorus of Priests": "",
    "Sacred Loot": "",
    "Wooden Watchtower": "",
    "Wandering Preacher": "",
    "War Dance": "",
    "Statue of Cheops": "",
    "Chapel of Thoth": "",
    "Oracle of Siwa": "",
    "Priests of Anubis": "",
    "Inari Shrine": "",
    "Monks of the Mountain": "",
    "Divine Wind": "",
    "Fortune Slips": "",
    "Shrine of Mars": "",
    "Solid Foundations": "",
    "Helpful Markus": "",
    "Statue of Minerva": "",
    "Pantheon": "",
    "Prayer Wheel": "",
    "Hymn of the Deep": "",
    "Altar of Poseidon": "",
    "Last Prayer": "",
    # Amazons
    "Mythic Tree": "wood 3",
    "Flea Market": "gold 1",
    "Recon Team": "card 1 worker 1",
    "Statue of Midas": "gold 2 vp 1",
    "Training Ground": "raze 1",
    "Spoils for the Gods": "vp 6",
    "Cursed Trees": "",
    "Distraction": "card 1",
    "Queen's Palace": "",
    "Sisterhood Council": "",
    "Moon Temple": "",
    "Horse Herders": "worker 1",  # they react to themselves
    "New Roots": "wood 1 gold 1 worker 1",
    "Takeover": "",
    "Open Gates": "",
    "Wandering Bard": "",
    "Sacred Grove": "wood 1",
    "Weavers": "",
    "Muse of History": "",
    "Bow Makers": "",
    "Three Graces": "",
    "War Horn": "raze 2",
    "Citadel of Themiscyra": "",
    "Captured Banners": "",
    "Siege Ladders": "",
    "Hit and Run": "",
    "Stolen Plans": "",
    "Rear Guard": "",
    "Ruin Raiders": "",
    "Great Bonfire": "",
    "Stone Traders": "",
    "Captured Muses": "",
    "Battle Scarab": "raze 2 gold 1",  # it reacts to itself
    "Golden Armory": "gold 2",
    "Tomb Builders": "",
    "Drifting Treasure": "",
    "Carpenter Guild": "",
    "Hermit": "",
    "Ronin Camp": "",  # a Samurai stands on itself, the other one finds no place
    "Crossroads Trade": "",
    "Explorers": "",
    "Renovations": "",
    "City Planner": "",
    "Abandoned Armory": "raze 1",
    "Demolition Crew": "",
    "Antique Dealer": "",
    "Masons' Apprentices": "",
    "Archaeologists": "",
    "Overgrown Palace": "",
    "Militia Yard": "",
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
    "Rebuilder 3000": "foundation 1",
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
    "Cohort": ("worker 1", "wood 1 card -1 foundation 1"),
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
    "Crossbow Maker": ("worker 1", "card -1 foundation 1"),
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
    "Feng Shui Artists": ("tech 1", "foundation -1"),
    "Clockwork Samurai": ("tech 1", "vp 1"),
    "Mr Chi's Inventions": ("tech 1", "gold 1"),
    "Lantern Workshop": ("tech 1 worker 1", "vp 2"),
    "Defensive Machine": ("tech 1", "wood 2 foundation 2"),
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
    # Aztecs
    "Sacrificial Altar": ("worker 1", "wood 1"),
    "Temple of the Sun": ("worker 1", ""),  # nothing is spent
    "Voice of the Gods": ("worker 1", "favor 1"),
    "Jaguar Gang": ("worker 1 raze 1", "gold 1"),
    "Wrath of the Gods": ("worker 1 raze 1", ""),
    "Greatest Enemy": ("worker 1", ""),
    "Ball Court": ("worker 1", "vp 2"),
    "Calendar Stone": ("worker 1", "card 1"),
    "Merchants' Oath": ("worker 1", "stone 1 favor 1"),
    "Oracle Machine": ("tech 1", "favor 2 vp 1"),
    "Observatory": ("tech 1", "card 1"),
    "Vision Quest": ("worker 1", "card 1"),
    "Sacred Loot": ("worker 1 raze 2", "stone 2"),
    "Wooden Watchtower": ("worker 1", ""),
    "War Dance": ("worker 1", "raze 1"),
    "Statue of Cheops": ("stone 2", "vp 2"),
    "Oracle of Siwa": ("gold 1", "favor 1 vp 2"),
    "Priests of Anubis": ("worker 1", "wood 1"),
    "Inari Shrine": ("food 1", ""),
    "Divine Wind": ("food 1", ""),  # a Samurai stands on itself
    "Fortune Slips": ("worker 1", "card 1"),
    "Shrine of Mars": ("gold 1", "gold 2 raze 1"),
    "Solid Foundations": ("stone 1", "card -1"),
    "Helpful Markus": ("", "card -1"),
    "Statue of Minerva": ("worker 1", ""),
    "Pantheon": ("gold 1", "vp 2"),
    "Prayer Wheel": ("tech 1", "wood 1"),
    "Altar of Poseidon": ("worker 1", "vp 1"),
    "Last Prayer": ("tech 1", "card 1"),
    # Amazons
    "Cursed Trees": ("worker 1", "gold 1"),
    "Sisterhood Council": ("worker 1", "card 1"),
    "Moon Temple": ("worker 1", "vp 3 foundation -1"),
    "Takeover": ("worker 1 raze 1", "foundation 1"),
    "Muse of History": ("worker 1", "card 1"),
    "Citadel of Themiscyra": ("worker 1", "foundation -1"),
    "Hit and Run": ("worker 1 raze 1", "stone 1 gold 1"),
    "Stolen Plans": ("", "stone 2 foundation -1"),
    "Ruin Raiders": ("worker 1", "raze 1 vp 2 foundation -1"),
    "Tomb Builders": ("", "gold 1 vp 2 foundation -1"),
    "Drifting Treasure": ("worker 1", "raze 2"),
    "Hermit": ("food 1", "card 1 foundation -1"),
    "Crossroads Trade": ("worker 1", "raze 3 card -1"),
    "Explorers": ("worker 1", "card 1"),
    "Renovations": ("worker 1", ""),
    "Demolition Crew": ("", "wood 2 foundation -1"),
    "Antique Dealer": ("worker 1", "gold 1 vp 1 foundation -1"),
    "Archaeologists": ("", "card 2 foundation -1"),
    "Militia Yard": ("worker 1", "raze 2 foundation -1"),
    "Herald": ("worker 1", "card 1"),
    "Colour Merchant": ("worker 1", ""),  # without SETs
    "Welcoming Committee": ("worker 1", "raze 1 card -1 foundation 1"),
    "Shaman": ("worker 1", "card 1"),
    "Master Interrogator": ("gold 1", "vp 1 foundation 1"),
    "Astronomer": ("gold 1", ""),  # no Egyptian card is brown
    "Cherry Orchard": ("food 1", ""),  # without SETs
    "Pilgrimage": ("food 1", "card 1"),
    "Surveyor": ("worker 1", "card 1"),
    "Sonar": ("tech 1", "card 1"),
    "Storyteller": ("food 1", "card 1 vp 1"),
    "Board Game Café": ("worker 2", "vp 2"),
    "Travelling Circus": ("worker 1 food 1", "vp 2"),
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

KINDS = {kind.name_en: kind for kind in MORE.cards}


def in_play(table: Collection[str]) -> list[str]:
    """The cards of a table whose deck somebody can play with."""
    return [name for name in table if name in KINDS]


def wealth(settler: Settler) -> dict[str, int]:
    """All that a player has, Foundations and tokens of the expansions too."""
    more = settler.more
    assert more is not None
    foundations = sum(place.foundation for place in settler.empire)
    tokens = {"tech": settler.goods[TECH], "favor": len(more.favours) + more.tricolour}
    return {**count(settler), **tokens, "foundation": foundations}


def gained(before: dict[str, int], settler: Settler) -> dict[str, int]:
    """What has changed."""
    return {name: n - before[name] for name, n in wealth(settler).items() if n != before[name]}


def expanded(name: str) -> Settlers:
    """Tom plays the faction of the card, Mark another one; all cards of the modules are in the decks."""
    deck = KINDS[name].deck
    faction = "romans" if deck == "common" else deck
    on = dict.fromkeys(MODULES, "yes")
    g = position(faction, "egyptians" if faction != "egyptians" else "barbarians", format="open", **on)
    g.common.sort(key=lambda card: not card.event)  # none comes up by chance
    on_top(g, "common", "Tavern", "Gold Creek", "Armorer", "Goldsmith's Workshop")  # for Prayers
    return g


def prepared(name: str) -> Settlers:
    """Tom holds the card and exactly its build cost."""
    g = expanded(name)
    hand(g, TOM, name)
    cost = g.settlers[TOM].hand[0].cost
    supply(g, TOM, wood=cost.wood, stone=cost.stone, food=cost.food)
    for _ in range(cost.locations):
        foundation(g, TOM, "Ruins")
    return g


@pytest.mark.rule("SETX-2.1.1", "SETX-2.2.2", "SETX-12.2")
@pytest.mark.parametrize("name", in_play(PRODUCTION))
def test_production(name: str) -> None:
    at_build, at_production = PRODUCTION[name]
    g = prepared(name)
    answer_all(build(g, name), TOM)
    assert {good: n for good, n in wealth(g.settlers[TOM]).items() if n} == amounts(at_build)
    g = expanded(name)
    built(g, TOM, name)
    bare = expanded(name)
    for table in (g, bare):
        table.phase, table.step = PRODUCING, 0
        answer_all(table_of(table), TOM)
    assert gained(wealth(bare.settlers[TOM]), g.settlers[TOM]) == amounts(at_production)


@pytest.mark.rule("SETX-12.2")
@pytest.mark.parametrize("name", in_play(BUILT))
def test_built(name: str) -> None:
    g = prepared(name)
    answer_all(build(g, name), TOM)
    assert {good: n for good, n in wealth(g.settlers[TOM]).items() if n} == amounts(BUILT[name])
    assert location(g, name).samurai == (name in ("Daimyo's Guard", "Ronin Camp"))


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
    hand(g, MARK, "Tavern")
    on_top(g, "common", "Lumberjacks")  # brown, the first colour to announce
    if KINDS[name].box == "fire" or name == "Hit and Run":  # two Locations in a row
        built(
            g,
            MARK,
            *(("EGI029", "EGI030") if g.settlers[MARK].faction == "egyptians" else ("BAR001", "BAR002")),
        )
    for_amazons(g, name)
    if name == "Jaguar Gang":
        deals(g, MARK, "Golden Armory")
    if name == "Pantheon":
        built(g, TOM, "Apartment")  # a golden feature
    return g


def for_amazons(g: Settlers, name: str) -> None:
    """Foundations to discard, a pile, Deals, a card on top of a deck and a Location to remove."""
    me = g.settlers[TOM]
    for _ in range(2):
        foundation(g, TOM, "Ruins")
    me.discard.append(me.deck.pop())
    if name == "Cursed Trees":
        on_top(g, MARK, "Golden Armory")
    if name == "Drifting Treasure":
        deals(g, TOM, "Ronin Camp")
    if name == "Renovations":
        built(g, TOM, "Old Forest")


@pytest.mark.rule("SETX-12.3", "SETX-12.1")
@pytest.mark.parametrize("name", in_play(ACTIONS))
def test_action(name: str) -> None:
    cost, gain = ACTIONS[name]
    g = rich_table(name)
    supply(g, TOM, **amounts(cost))
    before = wealth(g.settlers[TOM])
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
    assert (f"turn:activate/{name}" in offered(table_of(g))) == (
        action.times != 1 and name != "Pantheon"  # its only good lies on it
    )


@pytest.mark.rule("SETX-4.2.3", "SETX-4.4.4", "SETX-12.7")
@pytest.mark.parametrize("name", FEATURES)
def test_feature(name: str) -> None:
    when, gain = FEATURES[name]
    g = expanded(name)
    (place,) = built(g, TOM, name)
    before = wealth(g.settlers[TOM])
    assert list(happens(g, g.settlers[TOM], when, Occasion(place.card, place, "conquered"))) == []
    assert gained(before, g.settlers[TOM]) == amounts(gain)
    assert place.samurai == (name == "Way of the Warrior")


@pytest.mark.rule("SETX-5.7.1", "SETX-5.7.2")
@pytest.mark.parametrize("name", EVENTS)
def test_event(name: str) -> None:
    g = expanded(name)
    on_top(g, "common", "Quarry", "Mill", "Town", name)
    supply(g, TOM, worker=2)
    before = wealth(g.settlers[MARK])
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
