"""ORI-5 Temples and zodiac cards."""

from __future__ import annotations

import pytest

from tablewright.games.origins.rules.round_end import deal_zodiac_cards
from tablewright.games.origins.rules.temples import climb, take_zodiac, temples_to_visit
from tests.games.origins.asked import kind, offered, refused
from tests.games.origins.laying import freemen, goods, holding, zodiac
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import play, position, state, table_of


def at_s3(**stock: int):  # type: ignore[no-untyped-def]
    g = position()
    freemen(g, GREEN, ("yellow", 3))
    goods(g, **stock)
    g.tokens["S3"] = "red"
    table = table_of(g)
    play(table, "action:visit", "visit-site:S3")
    return table, g, g.builders[GREEN]


@pytest.mark.rule("ORI-5.1.1", "ORI-5.1.2")
def test_discs_climb_lie_on_top_and_stop_at_the_top() -> None:
    g = position(3)
    green, blue, _ = g.builders
    assert climb(g, green, "seas", 3) == 3
    assert climb(g, blue, "seas", 3) == 3
    assert g.temple_order["seas"][-2:] == [GREEN, BLUE]  # blue came later and lies on top
    assert climb(g, green, "seas", 20) == 7
    assert green.temples["seas"] == 10
    assert climb(g, green, "seas", 1) == 0


@pytest.mark.rule("ORI-5.2.1", "ORI-5.2.5")
def test_up_to_two_steps_then_the_card_at_once() -> None:
    table, g, me = at_s3(stone=1)
    play(table, "site-action:bottom")
    assert offered(table) == ["temple:forests", "temple:mountains", "temple:seas"]
    play(table, "temple:mountains")
    assert offered(table) == ["temple-steps:1", "temple-steps:2"]
    play(table, "temple-steps:1")
    assert (me.temples["mountains"], g.holder["leo"], me.goods["stone"]) == (1, GREEN, 0)


@pytest.mark.rule("ORI-5.2.2")
def test_on_the_top_only_the_card_and_never_nothing() -> None:
    g = position()
    me = g.builders[GREEN]
    me.temples = {"forests": 10, "mountains": 10, "seas": 9}
    holding(g, "leo")
    assert temples_to_visit(g, me) == ["forests", "seas"]
    freemen(g, GREEN, ("yellow", 3))
    goods(g, stone=1)
    table = table_of(g)
    play(table, "action:visit", "visit-site:S3", "site-action:bottom")
    assert refused(table, "temple:mountains") == "ORI-5.2.2"
    play(table, "temple:forests")
    assert g.holder["taurus"] == GREEN


@pytest.mark.rule("ORI-5.2.2", "ORI-4.1.9")
def test_without_a_temple_to_visit_the_action_is_not_possible() -> None:
    g = position()
    me = g.builders[GREEN]
    me.temples = dict.fromkeys(me.temples, 10)
    g.holder = dict.fromkeys(g.holder, GREEN)
    freemen(g, GREEN, ("blue", 3))
    goods(g, stone=1, wisdom=0)
    g.tokens["S3"] = "red"
    table = table_of(g)
    play(table, "action:visit", "visit-site:S3")
    assert me.goods == {"stone": 1, "food": 0, "wisdom": 3, "gold": 0}  # only the upper action was left


@pytest.mark.rule("ORI-5.2.3", "ORI-5.2.4")
def test_a_card_is_taken_from_whoever_has_it() -> None:
    g = position()
    holding(g, "taurus", BLUE)
    g.builders[BLUE].temples["forests"] = 8
    take_zodiac(g, g.builders[GREEN], "forests")
    assert g.holder["taurus"] == GREEN
    take_zodiac(g, g.builders[GREEN], "forests")
    assert g.holder["taurus"] == GREEN


@pytest.mark.rule("ORI-5.2.5")
def test_a_power_works_in_the_same_turn() -> None:
    """Taurus taken with the first action of a six makes the bonus purchase cheaper."""
    g = position()
    freemen(g, GREEN, ("purple", 3))
    g.tokens = {"S1": "red", "S2": "yellow", "S3": "purple", "S4": "orange", "S5": "blue"}
    goods(g, stone=2, food=1)
    from tests.games.origins.laying import offer

    offer(g, "castle", "mint", "court", "estate", "forum")
    table = table_of(g)
    play(table, "action:visit", "visit-site:S3", "site-action:bottom", "temple:forests", "temple-steps:1")
    play(table, "site-action:bonus", "tile:2/mint")
    assert offered(table) == ["tile-as:farm", "tile-as:building"]  # 1 wisdom less: 0 instead of 1


@pytest.mark.rule("ORI-5.2.7", "ORI-15.2")
def test_aquarius_comes_last_even_if_it_was_just_taken() -> None:
    g = position()
    zodiac(g, forests="aquarius", mountains="leo", seas="aries")
    freemen(g, GREEN, ("yellow", 3))
    goods(g, stone=1, gold=1)
    table = table_of(g)
    play(
        table,
        "action:visit",
        "visit-site:S3",
        "site-action:bottom",
        "pay-gold:0",
        "temple:forests",
        "temple-steps:2",
    )
    assert state(table).holder["aquarius"] == GREEN
    assert offered(table) == ["aquarius:mountains", "aquarius:seas", "aquarius:no"]
    play(table, "aquarius:seas")
    assert g.builders[GREEN].temples == {"forests": 2, "mountains": 0, "seas": 1}
    assert g.builders[GREEN].goods["gold"] == 0


@pytest.mark.rule("ORI-15.2")
@pytest.mark.parametrize(("start", "steps"), [(0, 1), (9, 1)])
def test_aquarius_needs_two_whole_steps(start: int, steps: int) -> None:
    g = position()
    holding(g, "aquarius")
    g.tokens["S3"] = "red"
    g.builders[GREEN].temples["mountains"] = start
    freemen(g, GREEN, ("yellow", 3))
    goods(g, stone=1, gold=1)
    table = table_of(g)
    play(table, "action:visit", "visit-site:S3", "site-action:bottom", "pay-gold:0", "temple:mountains")
    if kind(table) == "temple-steps":
        play(table, f"temple-steps:{steps}")
    assert kind(table) == "action"
    assert g.builders[GREEN].goods["gold"] == 1


@pytest.mark.rule("ORI-5.3", "ORI-13.4.1", "ORI-13.4.2")
@pytest.mark.example("ORI-EX-24")
def test_cards_go_to_the_highest_disc_and_of_equals_to_the_lowest_in_the_stack() -> None:
    g = position(4)
    zodiac(g, forests="taurus", mountains="aquarius", seas="leo")
    black, brown = g.builders[3], g.builders[2]
    climb(g, black, "mountains", 5)
    climb(g, brown, "mountains", 5)
    holding(g, "taurus", BLUE)
    deal_zodiac_cards(g)
    assert g.holder["aquarius"] == 3
    assert g.holder["taurus"] == BLUE  # everybody on the start space: it stays where it is
    assert g.holder["leo"] == -1
