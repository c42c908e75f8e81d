"""ORI-9 Closing a district."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.origins.box.schema import DATA, DISTRICTS
from tablewright.games.origins.rules.abilities import can_use_ability
from tablewright.games.origins.rules.districts import activate_buildings, close_district, matches
from tests.games.origins.asked import kind, offered, refused
from tests.games.origins.laying import cards, citizens, city, freemen, goods, holding
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import play, position, run, table_of


def ready(*dice: tuple[str, int]) -> tuple[Any, Any]:
    """A complete district: palace, blue below right, red above right, agora."""
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="obelisk", x1y1="outpost")
    cards(g, "D40")
    freemen(g, GREEN, *dice)
    return g, me


@pytest.mark.rule("ORI-9.1", "ORI-9.8")
def test_a_district_an_empty_seat_and_an_unused_freeman_are_enough() -> None:
    g, me = ready(("yellow", 3))
    table = table_of(g)
    assert "action:close" in offered(table)
    play(table, "action:close")
    assert me.seats == {(0, 0): ("yellow", 3)}
    assert g.active == BLUE


@pytest.mark.rule("ORI-9.1")
def test_used_freemen_speakers_and_the_archon_cannot_close() -> None:
    g, me = ready()
    freemen(g, GREEN, ("red", 3, "S1"))
    me.archon = ""
    me.speakers = [4]
    me.advisors = ["blue"]
    table = table_of(g)
    assert refused(table, "action:close") == "ORI-9.1"


@pytest.mark.rule("ORI-9.2", "ORI-9.6")
def test_the_die_goes_without_its_base_and_stays() -> None:
    g, me = ready(("yellow", 3), ("red", 2))
    run(close_district(g, me), "yellow/3")
    assert me.seats[0, 0] == ("yellow", 3)
    assert me.empty_bases == 1
    assert [f.colour for f in me.freemen] == ["red"]
    table = table_of(g)
    play(table, "action:pass")
    assert me.seats[0, 0] == ("yellow", 3)


@pytest.mark.example("ORI-EX-13")
@pytest.mark.rule("ORI-9.3")
@pytest.mark.parametrize(
    ("corners", "fits"),
    [
        # bottom left, bottom right, top right, top left
        (["blue", "red", "purple", ""], True),  # rotation; the palace, or a farm, has no colour
        (["purple", "red", "blue", ""], True),  # mirror image
        (["blue", "purple", "red", ""], False),  # red is not between them
        (["red", "red", "purple", "blue"], False),  # no red has both beside it
        (["blue", "red", "purple", "orange"], True),  # any building on the blank cell
        (["", "", "", ""], False),
    ],
)
def test_patterns_in_every_rotation_and_mirror_image(corners: list[str], fits: bool) -> None:
    card = DISTRICTS["D13"]
    assert (card.middle, set(card.ends)) == ("red", {"purple", "blue"})
    for turn in range(4):
        turned = corners[turn:] + corners[:turn]
        assert matches(card, turned) is fits
        assert matches(card, turned[::-1]) is fits


@pytest.mark.rule("ORI-9.3")
def test_every_card_fits_its_own_pattern_and_the_blank_takes_anything() -> None:
    for card in DATA.district_cards:
        (a, b), (c, d) = card.pattern
        around = [a, b, d, c]  # clockwise
        for blank in ("", "red", "blue"):
            assert matches(card, [colour or blank for colour in around])


@pytest.mark.example("ORI-EX-14")
def test_no_match_no_points_but_the_ability() -> None:
    g, me = ready(("red", 3))
    run(close_district(g, me), "1/1/outpost", "military_move")
    assert (me.vp, me.military, me.goods["gold"]) == (0, 1, 1)  # and the agora, which is left over


@pytest.mark.rule("ORI-9.4.1", "ORI-9.4.2", "ORI-9.4.3")
def test_a_matching_card_scores_first_and_later_less() -> None:
    g, me = ready(("yellow", 3), ("yellow", 2))
    city(me, x0y2="mint", x1y2="obelisk", x2y0="quarry", x2y1="main_gate")
    cards(g, "D16", "D23")  # red between purple and yellow; blue between red and yellow
    card = DISTRICTS["D23"]
    holder = g.builders[BLUE]
    holder.scored.append("D23")  # what others scored does not matter
    run(close_district(g, me), "0/1", "yellow/3", "0/2/mint")
    assert me.vp == card.vp_first
    assert me.goods["gold"] == 2 + 1 + 1  # the card, the mint, the agora
    assert g.card_gold == {"D16": 2, "D23": 0}
    me.scored = ["D23"]
    me.vp = 0
    del me.seats[0, 1]
    run(close_district(g, me), "0/1", "0/2/mint")
    assert me.vp == card.vp_next


@pytest.mark.rule("ORI-9.4.1", "ORI-9.4.3")
def test_one_of_several_matching_cards_must_be_chosen() -> None:
    g, me = ready(("purple", 3))
    city(me, x2y0="mint", x2y1="forum")
    cards(g, "D23", "D25")  # blue between red and yellow; red between blue and orange
    run(close_district(g, me), "1/0", "23/blue/red/yellow")
    assert (me.vp, me.goods["gold"]) == (DISTRICTS["D23"].vp_first, 2)
    g, me = ready(("purple", 3))
    city(me, x2y0="mint", x2y1="forum")
    cards(g, "D23", "D25")
    me.scored = ["D25"]
    run(close_district(g, me), "1/0", "25/red/blue/orange")
    assert me.vp == DISTRICTS["D25"].vp_next


@pytest.mark.rule("ORI-9.5", "ORI-16.6.1")
@pytest.mark.example("ORI-CK-08")
def test_only_the_agora_answers_to_every_colour() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="outpost", x1y1="outpost")
    run(activate_buildings(g, me, (0, 0), "blue"))
    assert me.goods["gold"] == 1
    assert (me.military, me.vp) == (0, 0)


@pytest.mark.rule("ORI-9.5")
def test_the_order_is_free_and_each_ability_is_used_once_or_not() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="outpost", x1y1="fortress")
    rule = activate_buildings(g, me, (0, 0), "red")
    question = next(rule)
    assert question.option_ids() == [
        "activate:1/0/outpost",
        "activate:1/1/fortress",
        "activate:0/1/agora",
        "activate:done",
    ]
    run(activate_buildings(g, me, (0, 0), "red"), "1/1/fortress", "done")
    assert (me.military, me.goods["gold"]) == (2, 0)


@pytest.mark.rule("ORI-9.5", "ORI-16.1.3")
def test_the_agoras_gold_pays_the_step_of_a_temple_building_of_the_same_district() -> None:
    """Polish 1150-1152, 1715-1722: all of them are activated, so what one gives may pay for another."""
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="temple_seas", x1y1="outpost")
    me.temples["seas"] = 10
    run(activate_buildings(g, me, (0, 0), "blue"), "1/0/temple_seas", "yes", "forests")
    assert (me.goods["gold"], me.temples) == (0, {"forests": 1, "mountains": 0, "seas": 10})
    run(activate_buildings(g, me, (0, 0), "blue"), "done")
    assert (me.goods["gold"], me.temples["forests"]) == (1, 1)


@pytest.mark.rule("ORI-9.5", "ORI-16.5.6")
def test_the_agoras_gold_pays_for_what_a_mages_tower_borrows() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="mages_tower", x2y0="temple_seas", x1y1="farm_mint")
    me.temples["seas"] = 10
    assert not can_use_ability(g, me, (1, 0))  # as long as there is no gold
    run(activate_buildings(g, me, (0, 0), "purple"), "1/0/mages_tower", "yes", "mountains")
    assert (me.goods["gold"], me.temples["mountains"]) == (0, 1)


@pytest.mark.example("ORI-EX-15")
@pytest.mark.rule("ORI-9.8")
def test_either_of_two_districts() -> None:
    g, me = ready(("yellow", 3))
    city(me, x2y0="mint", x2y1="forum")
    table = table_of(g)
    play(table, "action:close")
    assert offered(table) == ["close-district:0/0", "close-district:1/0"]


@pytest.mark.rule("ORI-9.7", "ORI-15.8", "ORI-15.11", "ORI-15.10")
def test_leo_scorpio_and_libra_in_their_order() -> None:
    g, me = ready(("yellow", 3))
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    g.temple_card = {"forests": "leo", "mountains": "scorpio", "seas": "libra"}
    g.holder = {"leo": GREEN, "scorpio": GREEN, "libra": GREEN}
    table = table_of(g)
    play(table, "action:close")
    assert me.seats[0, 0] == ("yellow", 5)
    assert me.goods == {"stone": 0, "food": 0, "wisdom": 1, "gold": 1}  # Scorpio, then the agora
    assert kind(table) == "citizen"  # Libra comes last and may use the gold of the agora
    assert "citizen:3/yellow/3" in offered(table)
    play(table, "citizen:2/blue/2", "pay-gold:0")
    assert [f.colour for f in me.freemen] == ["blue"]


@pytest.mark.example("ORI-EX-26")
@pytest.mark.rule("ORI-15.8")
@pytest.mark.parametrize(("value", "lies"), [(5, 6), (6, 6), (1, 3)])
def test_leo_stops_at_six(value: int, lies: int) -> None:
    g, me = ready(("yellow", value))
    holding(g, "leo")
    run(close_district(g, me))
    assert me.seats[0, 0] == ("yellow", lies)
    assert me.advisors == []


@pytest.mark.rule("ORI-15.10")
def test_libra_may_be_declined_and_is_paid() -> None:
    g, me = ready(("yellow", 3))
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    holding(g, "libra")
    goods(g, wisdom=4)
    run(close_district(g, me), "no")
    assert (me.goods["wisdom"], me.freemen) == (4, [])
