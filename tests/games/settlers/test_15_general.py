"""SET-15, SET-16, SET-20, SET-22 General rules, resolution, FAQ, hidden information."""

from __future__ import annotations

from random import Random

import pytest

from tablewright.engine import Chance, Table, copy, find_game, new_table
from tablewright.games.settlers.box.cards import CARDS
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.state import PRODUCING, Settlers
from tests.games.settlers.asked import asked_seat, events, kind, offered
from tests.games.settlers.laying import built, deals, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import play, position, state, table_of

GAME = find_game("settlers")


@pytest.mark.rule("SET-15.1", "SET-15.2")
def test_gold_stands_in_for_resources_only() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Village", "Castle")
    hand(g, TOM, "Trade Colony")
    supply(g, TOM, gold=3)
    table = table_of(g)
    assert "turn:activate/Castle" not in offered(table)  # no Gold for Workers
    play(table, "turn:build/Trade Colony", "discard-location:Village")
    assert has(g.settlers[TOM], gold=1, worker=1)
    g = position("romans", "barbarians")
    hand(g, TOM, "Village")
    supply(g, TOM, wood=1, gold=1)
    table = table_of(g)
    play(table, "turn:build/Village")
    assert offered(table) == ["pay-gold:0", "pay-gold:1"]
    play(table, "pay-gold:1")
    assert has(g.settlers[TOM], wood=1, gold=0)


@pytest.mark.rule("SET-15.4", "SET-22.2")
def test_what_everybody_sees() -> None:
    g = position("romans", "barbarians")
    hand(g, MARK, "Village", "Forest")
    deals(g, MARK, "Raid")
    supply(g, MARK, gold=2)
    foundation(g, MARK, "Quarry")
    seen = table_of(g).view(TOM)["settlers"][MARK]
    assert seen["goods"]["gold"] == 2
    assert (seen["cards"], seen["faction_cards"], seen["hand"]) == (2, 1, None)
    assert [CARDS[card].kind for card in seen["deals"]] == ["SET-BAR007"]
    assert seen["empire"][0]["card"] is not None  # its front was seen when it was razed


@pytest.mark.rule("SET-15.6", "SET-22.3")
def test_the_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Castle")
    supply(g, TOM, worker=2)
    g.common_discard, g.common = g.common[1:], g.common[:1]
    table = table_of(g)
    play(table, "turn:activate/Castle", "draw-from:common")
    assert g.common == []  # not shuffled earlier than needed
    play(table, "activate-again:yes", "draw-from:common")
    assert len(events(table, "reshuffle")) == 1
    assert g.common_discard == []


@pytest.mark.rule("SET-15.7", "SET-15.8")
def test_an_empty_faction_deck_gives_nothing() -> None:
    g = position("japanese", "barbarians")
    built(g, TOM, "Village")
    hand(g, TOM, "Dojo")
    supply(g, TOM, wood=1)
    g.settlers[TOM].discard += g.settlers[TOM].deck
    g.settlers[TOM].deck = []
    play(table_of(g), "turn:build/Dojo")
    assert g.settlers[TOM].hand == []
    g = position("barbarians", "japanese")
    built(g, TOM, "Mission")
    supply(g, TOM, worker=1)
    g.settlers[TOM].discard, g.settlers[TOM].deck = g.settlers[TOM].deck, []
    g.removed, g.common = g.common[1:], g.common[:1]
    play(table_of(g), "turn:activate/Mission")
    assert len(g.settlers[TOM].hand) == 1  # as many as there are


@pytest.mark.rule("SET-15.10", "SET-17.20")
def test_card_text_beats_the_general_rules() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Chariot Builder")
    (quarry,) = built(g, MARK, "Quarry")
    quarry.defended = True
    supply(g, TOM, raze=1)
    table = table_of(g)
    assert "turn:raze/Quarry" not in offered(table)
    play(table, "turn:activate/Chariot Builder")
    assert quarry.foundation


@pytest.mark.rule("SET-15.11", "SET-20.7", "SET-15.12")
def test_a_foreign_location_speaks_of_its_user() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Temple of Ra", "Village")
    built(g, MARK, "Administration")
    hand(g, TOM, "Sphinx")
    supply(g, TOM, stone=1)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "turn:workers", "spend-workers:wood", "spend-workers:done")
    play(table, "turn:build/Sphinx", "discard-location:Village")
    assert has(g.settlers[TOM], gold=1)  # an own Faction Location of the Egyptian
    g = position("egyptians", "romans")
    built(g, TOM, "Temple of Ra", "Porters")
    built(g, MARK, "Architect")
    supply(g, TOM, food=1)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "turn:workers", "spend-workers:wood", "spend-workers:done")
    play(table, "turn:activate/Porters")
    assert {card.deck for card in g.settlers[TOM].offer} == {"egyptians"}


@pytest.mark.rule("SET-15.12")
def test_a_foreign_counter_counts_the_users_locations() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Temple of Ra", "Porters", "Caravan", "Slaves")
    built(g, MARK, "Rubble", "Quarry", "Quarry")
    supply(g, TOM, food=1)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "take-over:Rubble")
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:done")
    play(table, "turn:activate/Porters", "copy-production:Rubble")
    assert has(g.settlers[TOM], stone=3)  # Caravan, Slaves and Rubble itself


@pytest.mark.rule("SET-15.14", "SET-17.40")
def test_removing_is_not_razing() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Engineers")
    (quarry,) = built(g, MARK, "Quarry")
    quarry.defended = True
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Engineers")
    assert has(g.settlers[TOM], stone=0)
    assert has(g.settlers[MARK], wood=0)
    assert names(g.removed) == ["Quarry"]
    assert g.common_discard == []
    assert g.settlers[TOM].vp == 1


@pytest.mark.rule("SET-16.1", "SET-16.5", "SET-17.21")
def test_only_the_desert_asks_an_opponent() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Desert")
    hand(g, TOM, "Village")
    hand(g, MARK, "Mill", "Castle")
    table = table_of(g)
    play(table, "turn:activate/Desert")
    assert g.settlers[TOM].vp == 1
    assert (asked_seat(table), kind(table)) == (MARK, "desert-discard")
    play(table, "desert-discard:Castle")
    assert names(g.settlers[MARK].hand) == ["Mill"]
    assert names(g.common_discard) == ["Village", "Castle"]


@pytest.mark.rule("SET-16.2")
def test_foundation_and_wood_come_before_the_features() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Raid")
    built(g, MARK, "Quarry")
    supply(g, TOM, raze=2)
    table = table_of(g)
    play(table, "turn:raze/Quarry")
    order = [event.kind for event in table.events if event.kind in ("foundation", "score")]
    assert order == ["foundation", "score"]


@pytest.mark.example("SET-EX-18")
@pytest.mark.rule("SET-16.3", "SET-17.25")
def test_two_sphinxes() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Sphinx", "Sphinx", "Tavern")
    hand(g, TOM, "Village")
    play(table_of(g), "turn:activate/Tavern")
    assert g.settlers[TOM].vp == 4


@pytest.mark.example("SET-EX-19")
@pytest.mark.rule("SET-20.1", "SET-10.6")
def test_two_events_of_one_point_are_no_event_of_two() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Sphinx", "Court Sculptor")
    supply(g, TOM, stone=2)
    play(table_of(g), "turn:activate/Court Sculptor", "activate-again:yes")
    assert g.settlers[TOM].vp == 2


@pytest.mark.example("SET-EX-20")
@pytest.mark.rule("SET-17.23")
def test_alley_of_sphinxes_twice() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Sphinx", "Alley of Sphinxes")
    supply(g, TOM, gold=4)
    play(table_of(g), "turn:activate/Alley of Sphinxes", "activate-again:yes")
    assert g.settlers[TOM].vp == 6


@pytest.mark.example("SET-EX-23")
@pytest.mark.rule("SET-16.4", "SET-17.26")
def test_a_feature_that_costs_something_is_optional() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Slaver")
    hand(g, TOM, "Pyramids", "Pyramids")
    supply(g, TOM, stone=4)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:build/Pyramids")
    assert offered(table) == ["use-feature:0", "use-feature:no"]  # Gold is there now, a Worker is not
    play(table, "use-feature:0")
    assert g.settlers[TOM].vp == 2
    assert has(g.settlers[TOM], gold=0)
    play(table, "turn:workers", "spend-workers:wood", "spend-workers:done")
    play(table, "turn:build/Pyramids", "use-feature:no")
    assert g.settlers[TOM].vp == 2


@pytest.mark.rule("SET-16.6")
def test_decisions_inside_a_turn() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Village", "Mill")
    hand(g, TOM, "Legion")
    supply(g, TOM, food=1, gold=1)
    table = table_of(g)
    play(table, "turn:build/Legion")
    assert kind(table) == "pay-gold"
    play(table, "pay-gold:0")
    assert kind(table) == "discard-location"


@pytest.mark.rule("SET-16.7", "SET-17.67")
def test_a_location_being_resolved_is_left_alone() -> None:
    g = position("egyptians", "romans")
    (troupe,) = built(g, TOM, "Acting Troupe")
    built(g, TOM, "Royal Pool")
    supply(g, TOM, worker=1, gold=1)
    supply(g, MARK, worker=2)
    table = table_of(g)
    assert "turn:activate/Acting Troupe" not in offered(table)  # Royal Pool could clear only the Troupe
    assert troupe.uses == 0


@pytest.mark.rule("SET-16.8", "SET-17.28")
def test_pools_and_the_troupe_cannot_go_on_forever() -> None:
    """Whatever the order: other Locations are cleared three times in a round, a turn has two activations.

    Pools and Troupe can go on clearing each other as long as there is Gold, but nobody gains from that.
    """
    g = position("egyptians", "romans")
    built(g, TOM, "Royal Pool", "Royal Pool", "Acting Troupe", "Golden Bazaar")
    g.settlers[MARK].passed = True
    seen: set[tuple[object, ...]] = set()
    waiting = [(g, 0)]
    most_cleared = most_in_a_turn = 0
    while waiting:
        position_, cleared = waiting.pop()
        supply(position_, TOM, worker=9, gold=9, food=9)  # goods shall not be what ends it
        places = position_.settlers[TOM].empire
        key = (cleared, *(place.uses for place in places), *(bool(place.goods) for place in places))
        if key in seen:
            continue
        seen.add(key)
        most_cleared = max(most_cleared, cleared)
        for table in turns_from(position_):
            kinds = [event.kind for event in table.events]
            most_in_a_turn = max(most_in_a_turn, kinds.count("activate"))
            freed = [
                event["card"] for event in events(table, "clear") if CARDS[event["card"]].kind not in CYCLE
            ]
            waiting.append((state(table), cleared + len(freed)))
    assert most_cleared == 3
    assert most_in_a_turn == 2


CYCLE = ("SET-EGI007", "SET-ZWY041")  # Royal Pool, Acting Troupe


def turns_from(g: Settlers) -> list[Table]:
    """The table after each way to activate a Location in this turn."""
    done: list[Table] = []
    open_ways: list[list[int]] = [[]]
    while open_ways:
        way = open_ways.pop()
        table = table_of(copy(g))
        for answer in way:
            table.play(answer)
        found = offered(table)
        if way and kind(table) == "turn":
            done.append(table)
            continue
        if not way:
            open_ways += [[i] for i, name in enumerate(found) if name.startswith("turn:activate")]
        elif kind(table) == "pay-gold":
            open_ways.append([*way, 0])
        else:
            open_ways += [[*way, i] for i in range(len(found))]
    return done


POOLS = ("Royal Pool", "Royal Pool")


@pytest.mark.rule("SET-16.8", "SET-10.9")
@pytest.mark.parametrize(
    ("places", "goods", "most"),
    [
        ((*POOLS, "Golden Bazaar"), {"gold": 4}, 6),
        ((*POOLS, "Acting Troupe", "Golden Bazaar"), {"gold": 3, "worker": 2}, 8),
        ((*POOLS, "Porters", "Pyramids"), {"gold": 3, "food": 2}, 7),
        ((*POOLS, "Acting Troupe", "Golden Bazaar", "Porters", "Pyramids"), {"gold": 2, "worker": 1}, 7),
        ((*POOLS, "Acting Troupe", "Alley of Sphinxes"), {"gold": 6, "worker": 2}, 7),
    ],
)
def test_the_loops_of_the_faq_come_to_an_end(
    places: tuple[str, ...], goods: dict[str, int], most: int
) -> None:
    """Gold that buys Gold: whatever the order, no position comes twice, so that every chain ends.

    All chains of activations in a round are tried; the longest one has so many, and no turn more than two.
    """
    g = position("egyptians", "romans")
    built(g, TOM, *places)
    hand(g, TOM, "Ruins")  # so that Tom always has something to do and the round goes on
    g.settlers[MARK].passed = True
    supply(g, TOM, **goods)
    assert longest_chain(g, {}) == most


Position = tuple[object, ...]


def longest_chain(g: Settlers, known: dict[Position, int | None]) -> int:
    """The most activations from here on; None in `known` marks the positions on the way here."""
    me = g.settlers[TOM]
    here = (*me.goods, *((place.uses, bool(place.goods)) for place in me.empire))
    if here in known:
        found = known[here]
        assert found is not None, "the same position a second time: this would go on forever"
        return found
    known[here] = None
    most = 0
    for table in turns_from(g):
        activations = len(events(table, "activate"))
        assert activations <= MOST_ACTIVATIONS
        most = max(most, activations + longest_chain(state(table), known))
    known[here] = most
    return most


#: In one turn: a Location twice, or Acting Troupe and the Location it activates.
MOST_ACTIVATIONS = 2


@pytest.mark.rule("SET-16.7", "SET-10.6")
def test_no_turn_has_more_than_two_activations() -> None:
    """No card but the only copy of Acting Troupe activates another; so it is for all cards, and in play."""
    actions = {card.name_en: card.action for card in DATA.cards if card.action is not None}
    nesting = [name for name, action in actions.items() if any(op.activate for op in action.do)]
    assert nesting == ["Acting Troupe"]
    assert sum(card.kind == "SET-ZWY041" for card in CARDS.values()) == actions["Acting Troupe"].times == 1
    assert max(action.times for action in actions.values()) == MOST_ACTIVATIONS
    most = 0
    for seed in range(40):
        table: Table = new_table(GAME, 2, f"activations-{seed}", record=True)
        random = Random(seed)
        turn, seen, activations = table.turns, 0, 0
        while not table.over:
            table.play(random.randrange(len(table.question().values)))
            for event in table.events[seen:]:
                activations += event.kind == "activate"
            seen = len(table.events)
            most = max(most, activations)
            if table.turns != turn:
                turn, activations = table.turns, 0
    assert most == MOST_ACTIVATIONS


@pytest.mark.rule("SET-20.2", "SET-17.42")
def test_saboteurs_against_warehouses() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Saboteurs")
    built(g, MARK, "Warehouses")
    supply(g, TOM, worker=1)
    supply(g, MARK, wood=1, stone=1, food=1)
    table = table_of(g)
    play(table, "turn:activate/Saboteurs")
    assert offered(table) == ["steal:romans/wood", "steal:romans/stone", "steal:romans/food"]


@pytest.mark.rule("SET-20.6", "SET-17.50")
@pytest.mark.example("SET-EX-26")
def test_raid_and_rabble() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Raid", "Rabble")
    (quarry,) = built(g, TOM, "Quarry")
    quarry.defended = True
    supply(g, TOM, worker=2)
    play(table_of(g), "turn:activate/Rabble")
    assert has(g.settlers[TOM], stone=2, wood=1, worker=0)
    assert g.settlers[TOM].vp == 1
    assert quarry.foundation
    assert not quarry.defended


@pytest.mark.rule("SET-22.1")
def test_hidden_things_stay_hidden() -> None:
    g = position("japanese", "egyptians")
    (gate,) = built(g, TOM, "Gate")
    gate.under = (g.settlers[TOM].deck.pop(),)
    (sphinx,) = built(g, MARK, "Sphinx")
    sphinx.route, sphinx.route_seat = g.settlers[TOM].deck.pop(), TOM
    secret = foundation(g, MARK, "Oasis")
    secret.secret = True
    table = table_of(g)
    seen = {seat: table.view(seat) for seat in (TOM, MARK, None)}
    assert seen[TOM]["settlers"][TOM]["empire"][0]["under_cards"] == [gate.under[0].id]
    assert seen[MARK]["settlers"][TOM]["empire"][0]["under_cards"] is None
    assert seen[MARK]["settlers"][MARK]["empire"][1]["card"] == secret.card.id
    assert seen[TOM]["settlers"][MARK]["empire"][1]["card"] is None
    for view in seen.values():
        assert sphinx.route.id not in str(view)


@pytest.mark.rule("SET-22.1")
def test_how_somebody_sorts_the_hand_is_not_known_to_others() -> None:
    """Two hands that differ in order only become the same imagined hand."""
    g = position("romans", "egyptians")
    for _ in range(3):
        g.settlers[MARK].hand += [g.settlers[MARK].deck.pop(), g.common.pop()]
    turned = copy(g)
    turned.settlers[MARK].hand.reverse()
    for table in (g, turned):
        GAME.resample(table, TOM, Chance("4"), table)
    assert [card.id for card in g.settlers[MARK].hand] == [card.id for card in turned.settlers[MARK].hand]


@pytest.mark.rule("SET-22.1")
def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    g = position("japanese", "egyptians")
    hand(g, MARK, "Village", "Sphinx", "Oasis")
    hand(g, TOM, "Mill", "Dojo")
    (gate,) = built(g, TOM, "Gate")
    gate.under = (g.settlers[TOM].deck.pop(),)
    (pool,) = built(g, MARK, "Royal Pool")
    pool.route, pool.route_seat = g.settlers[TOM].deck.pop(), TOM
    different = 0
    for seed in range(20):
        other = copy(g)
        GAME.resample(other, TOM, Chance(str(seed)), g)
        assert GAME.check(other) == []
        assert GAME.view(other, TOM) == GAME.view(g, TOM)
        assert [card.common for card in other.settlers[MARK].hand] == [True, False, False]
        different += other.settlers[MARK].hand != g.settlers[MARK].hand
    assert different > 15


@pytest.mark.rule("SET-20.7")
def test_production_of_cards_uses_the_own_deck() -> None:
    g = position("romans", "barbarians")
    on_top(g, TOM, "Spies", "Engineers")
    built(g, TOM, "Architect")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    assert offered(table) == ["keep-card:Engineers", "keep-card:Spies"]
    play(table, "keep-card:Spies")
    assert names(g.settlers[TOM].discard) == ["Engineers"]
    assert empire(g.settlers[TOM]) == ["Architect"]
    assert location(g, "Architect").card.deck == "romans"
