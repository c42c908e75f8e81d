"""Every kind of card does what its printed face says: one row for each of its parts, written down by hand."""

from __future__ import annotations

from importlib import import_module
from inspect import getsource

import pytest

from tablewright.engine import Table
from tablewright.games.settlers.box.cards import DECKS, GOODS, is_kept
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.state import PRODUCING, Location, Settler, Settlers, new_location
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.laying import built, deals, foundation, hand, supply
from tests.games.settlers.looking import name_of, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, table_of

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

#: Action Locations that do something to other things: the cost, what the user (Tom) gains, and what else is
#: another afterwards at `rich_table`, in the words of `footprint`.
MEDDLING: dict[str, tuple[str, str, dict[str, str]]] = {
    "Settlers": ("wood 1", "", {"Tom's Empire": "Warehouses"}),
    "Acting Troupe": ("worker 1", "vp 2", {"Tom's Empire": "Joiner (goods)"}),
    "Tavern": ("discard 1", "vp 2", {"Common pile": "Gallows"}),
    "Imperial Messenger": ("worker 1", "stone 1", {}),
    "Hanseatic League": ("worker 1", "vp 2", {"Tom's Deals": "", "Tom's pile": "Builder"}),
    "Porters": ("food 1", "wood 2", {}),
    "Saboteurs": ("worker 1", "wood 1", {"Mark's goods": "worker 6"}),
    "Dark Chapel": ("raze 1", "wood 1 vp 1", {"Common pile": "Gallows"}),
    "Pack": ("worker 1", "stone 1", {}),
    "Rabble": ("worker 2", "wood 3", {"Tom's Empire": "Foundation"}),
    "Robbers": ("worker 1", "vp 1 card 1", {"Mark's Deals": "", "Mark's pile": "Altar of Bastet"}),
    "Garrison": ("raze 1", "", {"Mark's Empire": "", "out of the game": "Quarry"}),
    "Negotiator": ("worker 1", "card 1", {"Tom's Deals": "", "Tom's Empire": "Dojo"}),
    "Trade Route": ("food 1", "card 1", {"Mark's Empire": "Altar of Bastet (route)"}),
    "Ninjas": ("worker 1", "card 1", {"Mark's Deals": "", "Tom's Deals": "Altar of Bastet"}),
    "Engineers": ("worker 1", "vp 1", {"Mark's Empire": "", "out of the game": "Quarry"}),
    "Spies": ("worker 1", "vp 1", {"Mark's Deals": "", "Tom's Deals": "Altar of Bastet"}),
    "Desert": ("discard 1", "vp 1", {"Mark's hand": "", "Common pile": "Gallows, Watchtower"}),
    "Chariot Builder": (
        "raze 1",
        "stone 2",
        {"Mark's Empire": "Foundation", "Mark's goods": "wood 2, worker 6"},
    ),
    "Royal Pool": ("gold 1", "", {"Tom's Empire": "Golden Bazaar"}),
    "Scorpion Breeder": ("worker 1", "", {"Mark's Empire": "Castle (blocked)"}),
    "Temple of Ra": ("", "", {"Mark's Empire": "", "Tom's Empire": "Quarry (taken)"}),
    "Sanctuary": ("worker 1", "stone 1 vp 1", {"Tom's Empire": "Foundation"}),
}

#: Those of them that can be used twice in a round.
TWICE = ("Hanseatic League", "Pack")

#: Features that react to a build: the card to build, what comes of it, and a card that they do not react to.
BUILD_FEATURES = {
    "Supplier": ("Above-Ground Mine", "gold 1 vp 1", "Lumberjacks"),
    "Carpenter's Workshop": ("Lumberjacks", "gold 1 vp 1", "Hunter Joe"),
    "Mill": ("Hunter Joe", "gold 1 vp 1", "Lumberjacks"),
    "Canteen": ("Missionaries", "gold 1 vp 1", "Lumberjacks"),
    "Monty the Merchant": ("Gold Mine", "gold 1 vp 1", "Lumberjacks"),
    "Gardens": ("Hunter Joe", "food 1 vp 1", "Lumberjacks"),
    "Headquarters": ("Above-Ground Mine", "gold 1 vp 1", "Lumberjacks"),
    "Administration": ("Sculptor's Apprentice", "gold 1", "Lumberjacks"),
    "Slaver": ("Slaves", "vp 1", "Lumberjacks"),
}

#: Bonuses of Locations that do not produce.
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
    "Tavern": "card 1",
    "Desert": "card 2",
    "Ninjas": "",  # one Samurai on itself, the other one is lost
}

#: Cards that count Locations of a colour: the good, the colour, the most they give.
COUNTING = {
    "Rubble": ("stone", "gray", 3),
    "Mamma's Baths": ("worker", "pink", 3),
    "Lord's Fields": ("food", "red", 3),
    "Merchants' Guild": ("gold", "gold", 3),
    "Wood Supplier": ("wood", "brown", 3),
    "Geisha House": ("worker", "pink", 3),
    "Altar of Bastet": ("stone", "gray", 3),
    "Statue": ("vp", "gray", 6),
    "Wood Storage": ("vp", "brown", 6),
    "Baker": ("vp", "red", 6),
    "Meeting Place": ("vp", "pink", 6),
    "Apartment": ("vp", "gold", 6),
    "Barbarian Fort": ("vp", "black", 6),
}

#: Cards that leave a choice: which question, and what each of its answers brings in all.
CHOICES = {
    "Pharaoh's Guard": ("choose-effect", {"0": "raze 1", "1": "vp 2"}),
    "Barter": ("take-good", {"wood": "wood 1", "stone": "stone 1", "food": "food 1"}),
    "Expedition": ("take-good", {"wood": "wood 2", "stone": "stone 2", "food": "food 2"}),
}

#: Cards that name the deck of their card.
DECK_NAMED = {"Legion": False, "Dojo": True, "Architect": True, "Temple of Buddha": True}

#: Abilities with tests of their own: file and name.
ELSEWHERE = {
    "Farmers at Work": ["test_05_production.test_farmers_at_work_and_an_almost_empty_deck"],
    "Dark Chapel": ["test_17_cards.test_dark_chapel_from_hand_gives_back_cards"],
    "Gallows": ["test_09_razing.test_raid_gallows_and_borderland"],
    "Raid": ["test_09_razing.test_raid_gallows_and_borderland"],
    "Borderland": ["test_09_razing.test_raid_gallows_and_borderland"],
    "Gate": [
        "test_13_cleanup.test_deposits_in_every_round_the_last_too",
        "test_13_cleanup.test_final_points",
    ],
    "Shrine": [
        "test_13_cleanup.test_deposits_in_every_round_the_last_too",
        "test_13_cleanup.test_final_points",
    ],
    "Sake Distillery": ["test_12_defending.test_features_react_to_each_samurai"],
    "Dojo": ["test_08_deals.test_features_react_to_deals_that_are_made_not_taken"],
    "School of Diplomacy": ["test_08_deals.test_features_react_to_deals_that_are_made_not_taken"],
    "Warehouses": ["test_13_cleanup.test_warehouses"],
    "Roman Fortress": ["test_17_cards.test_roman_fortress_protects_all_that_can_be_razed"],
    "Oasis": ["test_10_activating.test_an_oasis_gives_four_times_a_round"],
    "Sphinx": [
        "test_15_general.test_two_sphinxes",
        "test_15_general.test_two_events_of_one_point_are_no_event_of_two",
    ],
    "Slaver": ["test_15_general.test_a_feature_that_costs_something_is_optional"],
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
    have = {GOODS[good]: n for good, n in enumerate(settler.goods) if is_kept(good)}
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


def pay_exactly(g: Settlers) -> None:
    """Give Tom the build cost of the card in his hand, and a Foundation where a Location is asked for."""
    cost = g.settlers[TOM].hand[0].cost
    supply(g, TOM, wood=cost.wood, stone=cost.stone, food=cost.food)
    if cost.locations:
        foundation(g, TOM, "Ruins")


def build(g: Settlers, name: str) -> Table:
    """Tom builds the card in his hand; a Location asked for is the Foundation of `pay_exactly`."""
    table = table_of(g)
    play(table, f"turn:build/{name}")
    if kind(table) == "discard-location":
        play(table, "discard-location:Ruins")
    return table


@pytest.mark.rule("SET-7.8", "SET-5.5", "SET-20.5")
@pytest.mark.parametrize("name", PRODUCTION)
def test_production(name: str) -> None:
    at_build, at_production = PRODUCTION[name]
    g = table_with(name)
    hand(g, TOM, name)
    pay_exactly(g)
    answer_all(build(g, name), TOM)
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


def footprint(g: Settlers, but: Location) -> dict[str, str]:
    """Everything of Tom and Mark that a card can touch, beside what Tom has and the Location that is used."""
    seen = {"out of the game": ", ".join(names(g.removed)), "Common pile": ", ".join(names(g.common_discard))}
    for who, settler in (("Tom", g.settlers[TOM]), ("Mark", g.settlers[MARK])):
        seen[f"{who}'s Empire"] = ", ".join(described(place) for place in settler.empire if place is not but)
        seen[f"{who}'s Deals"] = ", ".join(names(settler.deals))
        seen[f"{who}'s pile"] = ", ".join(names(settler.discard))
    mark = g.settlers[MARK]
    seen["Mark's hand"] = ", ".join(names(mark.hand))
    seen["Mark's goods"] = ", ".join(f"{GOODS[good]} {n}" for good, n in enumerate(mark.goods) if n)
    return seen


def described(place: Location) -> str:
    """A Location with what can be seen on it: ``Castle (blocked)``."""
    if place.foundation:
        return "Foundation"
    marks = {
        "goods": place.goods,
        "blocked": place.blocked,
        "taken": place.taken_with,
        "route": place.route is not None,
    }
    return " ".join([name_of(place.card), *(f"({mark})" for mark, there in marks.items() if there)])


@pytest.mark.rule("SET-10.8", "SET-10.10")
@pytest.mark.parametrize("name", MEDDLING)
def test_meddling(name: str) -> None:
    cost, gain, changes = MEDDLING[name]
    g = rich_table(name)
    (here,) = built(g, TOM, name)
    extra = {"Acting Troupe": "worker 1 wood 1", "Negotiator": "wood 1", "Settlers": "stone 1"}.get(name, "")
    have = amounts(cost)
    cards = have.pop("discard", 0) + (name in ("Sanctuary", "Dark Chapel", "Settlers"))  # they leave the hand
    for good, n in amounts(extra).items():
        have[good] = have.get(good, 0) + n
    supply(g, TOM, **have)
    me = g.settlers[TOM]
    before, seen = count(me), footprint(g, here)
    for good, n in {**have, "card": cards}.items():
        before[good] -= n
    table = table_of(g)
    play(table, f"turn:activate/{name}")
    answer_all(table, TOM)
    assert gained(before, me) == amounts(gain)
    assert {what: now for what, now in footprint(g, here).items() if now != seen[what]} == changes
    assert here.uses == 1
    assert here.card.ability is not None
    assert here.card.ability.times == (2 if name in TWICE else 1)


@pytest.mark.rule("SET-7.10", "SET-7.11")
@pytest.mark.parametrize("name", BUILD_FEATURES)
def test_build_feature(name: str) -> None:
    card, gain, other = BUILD_FEATURES[name]
    for new, comes in ((card, amounts(gain)), (other, {})):
        g = table_with(name)
        built(g, TOM, name)
        hand(g, TOM, new)
        pay_exactly(g)
        supply(g, TOM, worker=1 if name == "Slaver" else 0)  # its price; nobody else has one
        answer_all(build(g, new), TOM)
        left = {"worker": 1} if name == "Slaver" and not comes else {}
        assert {k: n for k, n in count(g.settlers[TOM]).items() if n} == comes | left


@pytest.mark.rule("SET-7.8", "SET-17.68")
@pytest.mark.parametrize("name", BONUSES)
def test_bonus(name: str) -> None:
    g = table_with(name)
    hand(g, TOM, name)
    pay_exactly(g)
    answer_all(build(g, name), TOM)
    assert {k: n for k, n in count(g.settlers[TOM]).items() if n} == amounts(BONUSES[name])
    assert [name_of(place.card) for place in g.settlers[TOM].empire if place.samurai] == (
        ["Ninjas"] if name == "Ninjas" else []
    )


@pytest.mark.rule("SET-17.9")
def test_ninjas_bring_two_samurai() -> None:
    g = table_with("Ninjas")
    built(g, TOM, "Gate", "Shrine", "Dojo")
    hand(g, TOM, "Ninjas")
    pay_exactly(g)
    answer_all(build(g, "Ninjas"), TOM)
    assert sum(place.samurai for place in g.settlers[TOM].empire) == 2


@pytest.mark.rule("SET-7.9", "SET-7.11", "SET-17.68")
@pytest.mark.parametrize("name", COUNTING)
def test_counting(name: str) -> None:
    """Each counts itself and all others of its colour, up to its maximum, and no other colour."""
    good, colour, most = COUNTING[name]
    for others in range(most + 1):
        g = table_with(name)
        hand(g, TOM, name)
        pay_exactly(g)
        me = g.settlers[TOM]
        quiet = [card for card in [*me.deck, *g.common] if not card.triggers]
        same = [card for card in quiet if colour in card.colours][:others]
        strange = [card for card in quiet if colour not in card.colours][:2]
        assert len(same) == others
        for card in [*same, *strange]:
            (g.common if card.common else me.deck).remove(card)
            me.empire.append(new_location(card, TOM))
        answer_all(build(g, name), TOM)
        assert count(me)[good] == min(1 + others, most)


@pytest.mark.rule("SET-17.11", "SET-15.12")
@pytest.mark.parametrize(("samurai", "points"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_daimyos_castle_counts_samurai(samurai: int, points: int) -> None:
    g = table_with("Daimyo's Castle")
    for place in built(g, TOM, "Dojo", "Dojo", "Gate", "Gate")[:samurai]:
        place.samurai = True
    hand(g, TOM, "Daimyo's Castle")
    pay_exactly(g)
    build(g, "Daimyo's Castle")
    assert g.settlers[TOM].vp == points


@pytest.mark.rule("SET-16.6")
@pytest.mark.parametrize("name", CHOICES)
def test_choice(name: str) -> None:
    """Every answer brings its own goods, and there are no others."""
    question, answers = CHOICES[name]
    for answer, gain in answers.items():
        g = table_with(name)
        if name in PRODUCTION:
            hand(g, TOM, name)
            pay_exactly(g)
            table = build(g, name)
        else:
            built(g, TOM, name)
            supply(g, TOM, **amounts(ACTIONS[name][0]))
            table = table_of(g)
            play(table, f"turn:activate/{name}")
        assert offered(table) == [f"{question}:{one}" for one in answers]
        while kind(table) == question:
            play(table, f"{question}:{answer}")
        assert {k: n for k, n in count(g.settlers[TOM]).items() if n} == amounts(gain)


@pytest.mark.rule("SET-5.6", "SET-15.7", "SET-17.12")
@pytest.mark.parametrize("name", DECK_NAMED)
def test_named_deck(name: str) -> None:
    """The card comes from the deck that is named; of the two cards looked at one goes to the pile."""
    g = table_with(name)
    hand(g, TOM, name)
    pay_exactly(g)
    answer_all(build(g, name), TOM)
    me = g.settlers[TOM]
    assert me.hand
    assert [card.deck == me.faction for card in me.hand] == [DECK_NAMED[name]] * len(me.hand)
    assert len(me.discard) == (1 if name in ("Architect", "Temple of Buddha") else 0)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_tests_elsewhere_are_about_this_card(name: str) -> None:
    for place in ELSEWHERE[name]:
        file, _, test = place.partition(".")
        assert name in getsource(getattr(import_module(f"tests.games.settlers.{file}"), test))


def test_no_part_of_a_card_is_forgotten() -> None:
    """All that a face can say: production, action, bonus, feature; counting, choosing, naming a deck."""
    assert len(DATA.cards) == 126
    assert sum(len(deck) for deck in DECKS.values()) == 204

    def having(part: str) -> set[str]:
        return {card.name_en for card in DATA.cards if getattr(card, part)}

    def saying(step: str) -> set[str]:
        return {
            card.name_en
            for card in DATA.cards
            for ops in (card.production, card.bonus, card.action.do if card.action else ())
            for op in ops
            if getattr(op, step)
        }

    assert having("production") == set(PRODUCTION)
    assert having("action") == {*ACTIONS, *MEDDLING}
    assert not set(ACTIONS) & set(MEDDLING)
    assert having("features") == {*BUILD_FEATURES, *ELSEWHERE} - {"Farmers at Work", "Dark Chapel"}
    assert having("bonus") - set(PRODUCTION) == set(BONUSES)
    assert saying("gain_per") == {*COUNTING, "Daimyo's Castle"}
    assert saying("choose") | saying("gain_choice") == set(CHOICES)
    assert {card.name_en for card in DATA.cards} == {
        *PRODUCTION, *ACTIONS, *MEDDLING, *BUILD_FEATURES, *BONUSES, *ELSEWHERE
    }  # fmt: skip
