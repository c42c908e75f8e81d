"""SETX-10.12 Conquests in the solo game."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, Rule, find_game, new_table
from tablewright.games.settlers.box.cards import WORKER, Card
from tablewright.games.settlers.rules.base.razing import protection_of_all
from tablewright.games.settlers.rules.base.solo import goal_count
from tablewright.games.settlers.rules.fire import solo
from tablewright.games.settlers.rules.fire.conquest import conquest_price
from tablewright.games.settlers.rules.fire.fortresses import level_of
from tablewright.games.settlers.rules.fire.solo import (
    CONQUEST_CARDS,
    CONQUESTS,
    LEVELS,
    conquest_by_card,
    conquests_now,
    line_of,
    line_problems,
    wage_war,
)
from tablewright.games.settlers.rules.settings import completed
from tablewright.games.settlers.rules.state import (
    ATTACKING,
    LOOKOUT,
    Location,
    Settler,
    Settlers,
    extras,
    new_location,
)
from tests.games.settlers.asked import events, kind, offered, refused
from tests.games.settlers.laying import built, fetch, foundation, supply
from tests.games.settlers.looking import empire, has, name_of, names
from tests.games.settlers.seats import TOM
from tests.games.settlers.table import play, position, table_of

GAME = find_game("settlers")


def alone(faction: str = "romans", rival: str = "egyptians", **options: str) -> Settlers:
    """A solo game with a rival and an empty target line; no card of the rival lies open."""
    g = position(faction, fire="yes", format="open", rival=rival, **options)
    virtual = rival_of(g)
    g.attack_deck += virtual.deals
    virtual.deals = []
    virtual.deck += [place.card for place in virtual.empire]
    virtual.empire.clear()
    return g


def rival_of(g: Settlers) -> Settler:
    """The virtual player."""
    assert g.virtual is not None
    return g.virtual


def take(g: Settlers, name: str) -> Card:
    """A card of the rival's deck."""
    virtual = rival_of(g)
    card = next(card for card in virtual.deck if name in (name_of(card), card.number))
    virtual.deck.remove(card)
    return card


def lay_line(g: Settlers, *cards: str) -> list[Location]:
    """Lay cards of the rival's deck left of it, the last one outermost."""
    line = [new_location(take(g, card), 1) for card in cards]
    rival_of(g).empire += line
    return line


def run(rule: Rule[None]) -> None:
    """Let a rule of the virtual player happen; nobody is asked anything."""
    assert list(rule) == []


# ----------------------------------------------------------------------------------------------- setting up
@pytest.mark.rule("SETX-10.12", "SETX-12.8")
def test_a_deck_lies_opposite() -> None:
    table = new_table(
        GAME, 1, "war", GAME.settle(1, {"fire": "yes", "faction-1": "romans", "rival": "japanese"})
    )
    g = table.state
    assert isinstance(g, Settlers)
    assert g.more is not None
    virtual = rival_of(g)
    assert (g.more.rival, g.more.level) == ("japanese", "easy")
    assert len(virtual.deck) == 27
    assert len(line_of(g)) == 3
    assert {place.card.deck for place in virtual.empire} == {"japanese"}
    prices = [conquest_price(g, g.settlers[TOM], virtual, place) for place in line_of(g)]
    assert prices == [4, 3, 2]  # the last one is outermost
    assert GAME.check(g) == []
    view = GAME.view(g, TOM)
    assert view["more"]["rival"] == "japanese"
    assert GAME.scenes(view, TOM)


@pytest.mark.rule("SETX-10.12", "SETX-1.10")
def test_the_settings_of_the_rival() -> None:
    for options in (
        {"rival": "romans"},
        {"conquests": "hard"},
        {"fire": "yes", "rival": "romans", "faction-1": "romans"},
    ):
        with pytest.raises(BadSetup):
            GAME.settle(1, options)
    assert completed({**GAME.settle(1, {}), "conquests": "hard"})["fire"] == "yes"
    with pytest.raises(BadSetup):
        GAME.settle(2, {"fire": "yes", "conquests": "hard"})
    for seed in range(12):
        table = new_table(GAME, 1, str(seed), GAME.settle(1, {"fire": "yes", "rival": "romans"}))
        assert isinstance(table.state, Settlers)
        assert table.state.settlers[TOM].faction != "romans"
        table = new_table(GAME, 1, str(seed), GAME.settle(1, {"fire": "yes", "faction-1": "romans"}))
        assert table.state.more is not None
        assert table.state.more.rival != "romans"


@pytest.mark.rule("SETX-10.12.4", "I-20")
def test_how_often_he_conquers() -> None:
    assert LEVELS == ("easy", "medium", "hard")
    expected = {"easy": [0, 1, 1, 2, 0], "medium": [1, 1, 2, 2, 0], "hard": [2, 2, 3, 3, 0]}
    for level, numbers in expected.items():
        g = alone(conquests=level)
        found = []
        for g.round in range(1, 6):
            found.append(conquests_now(g))
        assert found == numbers
        assert list(CONQUESTS[level]) == numbers
    assert sorted(CONQUEST_CARDS) == ["action", "feature", "production"]


# ------------------------------------------------------------------------------------------- own Conquests
@pytest.mark.rule("SETX-10.12.1", "SETX-10.12.6", "SETX-4.2.6")
def test_conquest_of_his_cards() -> None:
    g = alone()
    lay_line(g, "Sphinx", "Scarab Fortress", "Goldsmith", "Pyramids")
    g.collection += [fetch(g, "Village"), fetch(g, "Quarry")]
    supply(g, TOM, raze=5)
    table = table_of(g)
    ways = [option for option in offered(table) if "conquer" in option]
    assert ways == ["turn:conquer/Sphinx", "turn:conquer/Goldsmith", "turn:conquer/Pyramids"]
    assert refused(table, "turn:conquer/Scarab Fortress") == "SETX-4.4.1"
    play(table, "turn:conquer/Goldsmith")
    assert has(g.settlers[TOM], raze=2)
    assert kind(table) == "empty-collection"
    play(table, "empty-collection:Quarry")
    assert names(g.collection) == ["Village"]
    assert names(g.common_discard) == ["Quarry"]
    assert empire(g.settlers[TOM]) == ["Goldsmith"]
    assert goal_count(g) == 1
    assert rival_of(g).goods[WORKER] == 0  # no compensation
    assert [name_of(place.card) for place in line_of(g)] == ["Sphinx", "Scarab Fortress", "Pyramids"]


@pytest.mark.rule("SETX-10.12.1")
def test_an_empty_collection_loses_nothing() -> None:
    g = alone()
    lay_line(g, "Caravan")
    supply(g, TOM, raze=2, worker=2)
    table = table_of(g)
    play(table, "turn:conquer/Caravan")
    assert kind(table) == "turn"
    assert has(g.settlers[TOM], food=1, worker=3)


@pytest.mark.rule("SETX-10.12.6", "SETX-10.9")
def test_his_line_gives_him_nothing() -> None:
    g = alone("japanese", "romans", wcwbf="yes")
    lay_line(g, "Roman Fortress", "Castra")
    virtual = rival_of(g)
    virtual.empire += [new_location(fetch(g, "Quarry"), 1), new_location(fetch(g, "Palisade"), 1)]
    assert protection_of_all(g, virtual) == 0
    supply(g, TOM, raze=4)
    table = table_of(g)
    play(table, "turn:conquer/Castra")
    assert has(virtual, wood=0)
    assert virtual.vp == 0
    g = alone("romans", "egyptians", wcwbf="yes")
    lay_line(g, "Treasury", "Wall of the Pharaoh")
    supply(g, TOM, worker=1, raze=2)
    table = table_of(g)
    assert "turn:send/Treasury" not in offered(table)
    assert "turn:conquer/Wall of the Pharaoh" in offered(table)
    g = alone("romans", "egyptians")
    lay_line(g, "Oasis")
    supply(g, TOM, worker=4)
    play(table_of(g), "turn:workers", "spend-workers:wood")
    assert sum(rival_of(g).goods) == 0


@pytest.mark.rule("SETX-10.12.6", "SETX-4.3.3")
def test_abilities_reach_his_line() -> None:
    g = alone("romans", "japanese")
    built(g, TOM, "Engineers")
    lay_line(g, "Gate", "Farm")
    supply(g, TOM, raze=2, worker=2)
    table = table_of(g)
    assert "turn:raze/Farm" in offered(table)
    play(table, "turn:raze/Farm")
    assert names(rival_of(g).discard) == ["Farm"]
    g = alone("japanese", "romans")
    built(g, TOM, "Trade Route", "Strategist")
    lay_line(g, "Builder", "Legion")
    supply(g, TOM, worker=2, food=2)
    table = table_of(g)
    play(table, "turn:activate/Trade Route")
    assert offered(table)[:2] == ["open-route:Builder", "open-route:Legion"]


# ------------------------------------------------------------------------------------------- his Conquests
@pytest.mark.rule("SETX-10.12.3", "SETX-10.12.6")
def test_he_takes_the_leftmost_location() -> None:
    g = alone()
    builder, legion = built(g, TOM, "Builder", "Legion")
    legion.defended = True
    barrier = foundation(g, TOM, "Quarry")
    extras(barrier).row = "production"
    built(g, TOM, "Refugee Camp")
    top = g.common[-1]
    supply(g, TOM, worker=2)
    table = table_of(g)
    run(conquest_by_card(g, rival_of(g), "production"))
    assert [name_of(place.card) for place in line_of(g)] == ["Legion"]
    assert legion.owner == 1
    assert not legion.defended
    assert g.collection == [top]
    assert has(g.settlers[TOM], worker=4)  # Refugee Camp; no compensation
    assert [event["card"] for event in events(table, "rival-conquers")] == [legion.card.id]
    run(conquest_by_card(g, rival_of(g), "production"))
    assert [name_of(place.card) for place in line_of(g)] == ["Legion", "Builder"]  # further left
    assert builder.owner == 1
    run(conquest_by_card(g, rival_of(g), "production"))
    assert len(g.collection) == 2
    assert len(events(table, "conquest-fails")) == 1
    supply(g, TOM, raze=2)
    g.common += g.collection
    g.collection.clear()
    g.turn = TOM
    play(table_of(g), "turn:conquer/Builder")  # back again
    assert builder.owner == TOM


@pytest.mark.rule("SETX-10.12.3", "SETX-4.4.4")
def test_a_fortress_is_besieged() -> None:
    g = alone()
    built(g, TOM, "Engineers")
    (fortress,) = built(g, TOM, "Imperial Fortress")
    extras(fortress).level = 3
    run(conquest_by_card(g, rival_of(g), "action"))
    assert level_of(fortress) == 0
    assert fortress in g.settlers[TOM].empire
    assert g.collection == []


@pytest.mark.rule("SETX-10.12.2", "SETX-10.12.5", "SETX-4.2.7")
def test_discard_conquer_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "CONQUEST_CARDS", ["feature"])
    g = alone(conquests="hard")
    lay_line(g, "Pyramids", "Caravan")
    mine = new_location(fetch(g, "Builder"), 1)  # he took it before
    rival_of(g).empire.append(mine)
    built(g, TOM, "Headquarters", "Gardens")
    g.phase = ATTACKING
    run(wage_war(g))
    assert names(rival_of(g).discard) == ["Pyramids", "Caravan"]
    assert names(g.settlers[TOM].discard) == ["Builder"]
    line = [name_of(place.card) for place in line_of(g)]
    assert line[:2] == ["Gardens", "Headquarters"]
    assert len(line) == 3
    assert line_of(g)[2].card.deck == "egyptians"
    rival_of(g).deck.clear()
    built(g, TOM, "Warehouses")
    run(wage_war(g))
    assert len(line_of(g)) == 1  # as many as there are


@pytest.mark.rule("SETX-10.12.2", "SETX-10.12.4", "SETX-10.13")
def test_the_attack_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "CONQUEST_CARDS", ["production"])
    g = alone(conquests="medium")
    (given,) = [new_location(fetch(g, "Village"), 1)]
    rival_of(g).empire.append(given)
    line = lay_line(g, "Pyramids", "Caravan", "Sphinx")
    built(g, TOM, "Builder")
    g.phase, g.step, g.settlers[TOM].passed = ATTACKING, 0, False
    table = table_of(g)
    assert g.phase == LOOKOUT
    assert g.round == 2
    assert "Village" in names(g.collection)
    assert len(g.collection) == 2  # with the Common card of the Conquest
    told = [event.kind for event in table.events]
    assert told.index("attack-card") < told.index("rival-discards") < told.index("rival-conquers")
    assert told.index("rival-conquers") < told.index("rival-shows")
    assert not set(line) & set(line_of(g))
    g = alone(conquests="hard")
    lay_line(g, "Pyramids", "Caravan", "Sphinx")
    built(g, TOM, "Builder")
    g.round, g.phase, g.step = 5, ATTACKING, 0
    table = table_of(g)
    assert table.over
    assert not events(table, "rival-conquers")
    assert len(events(table, "attack-card")) == 2


@pytest.mark.rule("SETX-10.12.2")
def test_his_line_is_discarded_only_before_he_conquers() -> None:
    """Lines 2165-2167: in a round without Conquests (easy, round 1) the open cards stay."""
    g = alone(conquests="easy")
    line = lay_line(g, "Pyramids", "Caravan", "Sphinx")
    g.phase = ATTACKING
    run(wage_war(g))
    assert rival_of(g).discard == []
    assert line_of(g) == line
    g.round = 2
    run(wage_war(g))
    assert len(rival_of(g).discard) == 3


@pytest.mark.rule("I-20")
def test_the_check_of_the_line() -> None:
    g = alone()
    g.phase = LOOKOUT
    lay_line(g, "Pyramids")
    assert line_problems(g) == ["I-20: the line beside the rival's deck is too short"]
    lay_line(g, "Caravan", "Sphinx")
    assert line_problems(g) == []


@pytest.mark.rule("SETX-12.8")
def test_nobody_knows_his_deck() -> None:
    g = alone()
    lay_line(g, "Pyramids")
    supply(g, TOM, worker=2)
    before = [card.id for card in rival_of(g).deck]
    table = table_of(g)
    other = table.imagine(TOM, "another").state
    assert isinstance(other, Settlers)
    after = [card.id for card in rival_of(other).deck]
    assert sorted(after) == sorted(before)
    assert after != before
    assert [place.card for place in line_of(other)] == [place.card for place in line_of(g)]
