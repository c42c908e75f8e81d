"""ORI-4 Visiting an encounter site."""

from __future__ import annotations

import pytest

from tests.games.origins.asked import kind, offered, refused
from tests.games.origins.laying import citizens, freemen, goods, holding, military, offer
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import play, position, table_of


def visiting(worker: tuple[str, int], site: str, **more: int):  # type: ignore[no-untyped-def]
    """Green's freeman has arrived at a site of value 1."""
    g = position()
    freemen(g, GREEN, worker, ("blue", 1))
    goods(g, **more)
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    g.tokens = {"S1": "red", "S2": "purple", "S3": "blue", "S4": "orange", "S5": "yellow"}
    table = table_of(g)
    play(table, "action:visit", f"visit-worker:{worker[0]}/{worker[1]}", f"visit-site:{site}")
    return table, g, g.builders[GREEN]


@pytest.mark.rule("ORI-4.1.1")
def test_unused_freemen_speakers_and_the_archon_at_home_may_go() -> None:
    g = position()
    freemen(g, GREEN, ("red", 3), ("blue", 2, "S1"))
    g.builders[GREEN].speakers = [4]
    g.builders[GREEN].archon = ""
    freemen(g, BLUE, ("yellow", 2, "S1"))
    table = table_of(g)
    play(table, "action:visit")
    assert offered(table) == ["visit-worker:red/3", "visit-worker:speaker/4", "visit-worker:archon/0"]
    play(table, "visit-worker:red/3")
    assert offered(table) == [f"visit-site:S{i}" for i in range(1, 6)]  # S1 too, though others stand there


@pytest.mark.example("ORI-EX-05")
@pytest.mark.rule("ORI-4.1.2", "ORI-4.1.3", "ORI-4.1.4", "ORI-4.1.10")
def test_a_visit_pays_the_difference_and_raises_the_site_first() -> None:
    g = position()
    freemen(g, GREEN, ("blue", 2))
    goods(g, wisdom=1)
    g.values["S1"] = 3
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1")
    assert kind(table) == "site-action"
    assert g.values["S1"] == 4
    me = g.builders[GREEN]
    assert (me.goods["wisdom"], me.freemen[0].site) == (0, "S1")


@pytest.mark.example("ORI-EX-06")
@pytest.mark.rule("ORI-4.1.4", "ORI-4.1.7")
def test_from_six_to_one_and_both_main_actions_for_a_six() -> None:
    g = position()
    freemen(g, GREEN, ("yellow", 6))
    g.values["S2"] = 6
    g.tokens["S2"] = "red"
    table = table_of(g)
    play(table, "action:visit", "visit-site:S2")
    me = g.builders[GREEN]
    assert (g.values["S2"], me.goods["wisdom"]) == (1, 0)
    assert offered(table) == ["site-action:top", "site-action:bottom"]
    play(table, "site-action:top")
    assert offered(table) == ["site-action:bottom", "site-action:done"]  # the second may be skipped
    play(table, "site-action:bottom")
    assert kind(table) == "tile"


@pytest.mark.rule("ORI-4.1.2")
def test_what_cannot_be_paid_is_not_offered_and_says_why() -> None:
    g = position()
    freemen(g, GREEN, ("blue", 2))
    goods(g, wisdom=1)
    holding(g, "taurus")  # ORI-15.5 does not lower it
    g.values = {"S1": 1, "S2": 2, "S3": 3, "S4": 4, "S5": 5}
    table = table_of(g)
    play(table, "action:visit")
    assert offered(table) == ["visit-site:S1", "visit-site:S2", "visit-site:S3"]
    assert refused(table, "visit-site:S4") == "ORI-4.1.2"
    assert "1" in table.decision.why_not("visit-site:S4")


@pytest.mark.rule("ORI-4.1.2")
def test_the_payment_comes_before_the_gain() -> None:
    g = position()
    freemen(g, GREEN, ("blue", 2))
    goods(g, gold=0, food=2)
    g.values = dict.fromkeys(g.values, 3)  # S3 gives wisdom, but too late
    table = table_of(g)
    assert offered(table) == ["action:population", "action:pass"]
    assert refused(table, "action:visit") == "ORI-4.1.2"


@pytest.mark.rule("ORI-4.1.11")
def test_only_worker_and_payment_decide_about_a_visit() -> None:
    g = position()
    freemen(g, GREEN, ("blue", 1), ("red", 1))
    g.offer = [None] * 5
    g.citizens = [None] * 5
    g.met = ["E_dice"]
    table = table_of(g)
    play(table, "action:visit", "visit-worker:blue/1")
    assert len(offered(table)) == 5


@pytest.mark.rule("ORI-4.1.5")
def test_exactly_one_main_action() -> None:
    table, g, me = visiting(("yellow", 3), "S1")
    assert offered(table) == ["site-action:top", "site-action:bottom"]
    play(table, "site-action:top")
    assert me.goods["stone"] == 3
    assert g.active == BLUE


@pytest.mark.rule("ORI-4.1.6")
@pytest.mark.parametrize("order", [["bonus", "top"], ["top", "bonus"]])
def test_the_bonus_before_or_after_the_main_action(order: list[str]) -> None:
    table, g, me = visiting(("yellow", 3), "S5")
    for part in order:
        if kind(table) == "site-action":
            play(table, f"site-action:{part}")
        if part == "bonus":
            play(table, "gain-basic:stone")
    assert me.goods == {"stone": 2, "food": 1, "wisdom": 1, "gold": 0}
    assert g.active == BLUE


@pytest.mark.rule("ORI-4.1.6")
def test_the_bonus_is_optional_and_needs_the_colour() -> None:
    table, g, _ = visiting(("yellow", 3), "S5")
    play(table, "site-action:top", "site-action:done")
    assert g.active == BLUE
    table, _, _ = visiting(("red", 3), "S5", food=1)
    assert refused(table, "site-action:bonus") == "ORI-4.1.6"


@pytest.mark.rule("ORI-4.1.7")
def test_a_six_may_take_the_bonus_in_between() -> None:
    table, g, me = visiting(("yellow", 6), "S5", food=1)
    play(table, "site-action:top", "site-action:bonus", "gain-basic:food")
    assert me.goods["food"] == 3
    assert offered(table) == ["site-action:bottom", "site-action:done"]
    play(table, "site-action:done")
    assert g.active == BLUE


@pytest.mark.rule("ORI-4.1.7")
def test_a_speaker_never_does_both() -> None:
    g = position()
    g.builders[GREEN].speakers = [5]
    g.values["S1"] = 6
    goods(g, wisdom=1)
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1", "site-action:top")
    assert g.active == BLUE
    assert g.speakers_out == [("S1", 5, GREEN)]


@pytest.mark.rule("ORI-4.1.8")
def test_speakers_have_no_colour() -> None:
    g = position()
    g.builders[GREEN].speakers = [3]
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1")
    assert refused(table, "site-action:bonus") == "ORI-4.1.6"


@pytest.mark.example("ORI-EX-20")
@pytest.mark.rule("ORI-4.1.8", "ORI-11.3")
@pytest.mark.parametrize(
    ("colour", "entitled"),
    [("purple", True), ("orange", True), ("blue", True), ("red", False), ("yellow", False)],
)
def test_the_archon_has_the_colours_of_the_advisors(colour: str, entitled: bool) -> None:
    g = position()
    me = g.builders[GREEN]
    me.archon = ""
    me.advisors = ["purple", "orange", "blue"]
    goods(g, stone=1, food=1, wisdom=1)
    site = next(site for site, token in g.tokens.items() if token == colour)
    table = table_of(g)
    play(table, "action:visit", f"visit-site:{site}")
    assert ("site-action:bonus" in offered(table)) is entitled


@pytest.mark.rule("ORI-4.1.8")
def test_an_advisor_gained_by_the_visit_counts_for_the_archon() -> None:
    g = position()
    me = g.builders[GREEN]
    me.archon = ""
    freemen(g, GREEN, ("purple", 6))
    g.tokens = {"S1": "red", "S2": "yellow", "S3": "blue", "S4": "orange", "S5": "purple"}
    goods(g, food=2)
    table = table_of(g)
    play(table, "action:visit", "visit-worker:archon/0", "visit-site:S5")
    assert "site-action:bonus" not in offered(table)
    play(table, "site-action:bottom", "repeat:raise_freeman", "repeat:done")
    assert me.advisors == ["purple"]
    assert offered(table) == ["site-action:bonus", "site-action:done"]


@pytest.mark.rule("ORI-4.1.9")
@pytest.mark.parametrize(
    ("site", "stock", "possible"),
    [
        ("S1", {}, True),
        ("S2", {}, True),  # a farm costs nothing
        ("S3", {}, False),
        ("S3", {"stone": 1}, True),
        ("S3", {"gold": 1}, True),
        ("S4", {}, False),  # no empty base
        ("S5", {}, False),
        ("S5", {"food": 1}, True),
    ],
)
def test_a_main_action_must_be_payable_and_have_an_effect(
    site: str, stock: dict[str, int], possible: bool
) -> None:
    colour = {"S1": "red", "S2": "purple", "S3": "orange", "S4": "orange", "S5": "yellow"}[site]
    table, _, _ = visiting((colour, 6), site, **stock)
    if possible:
        assert "site-action:bottom" in offered(table)
    else:
        assert kind(table) == "action" or refused(table, "site-action:bottom") == "ORI-4.1.9"


@pytest.mark.rule("ORI-4.1.9")
def test_no_tile_no_purchase_and_no_speaker_no_bonus() -> None:
    g = position()
    freemen(g, GREEN, ("orange", 3))
    g.offer = [None] * 5
    g.tokens = {"S1": "red", "S2": "orange", "S3": "blue", "S4": "purple", "S5": "yellow"}
    g.speaker_pool = []
    table = table_of(g)
    play(table, "action:visit", "visit-site:S2")
    assert kind(table) == "action"  # only the upper action was left: it was carried out
    assert g.builders[GREEN].goods["food"] == 3


@pytest.mark.rule("ORI-4.1.10")
def test_the_visiting_freeman_is_used() -> None:
    table, _, me = visiting(("yellow", 3), "S5", food=3)
    play(table, "site-action:bottom", "repeat:raise_freeman")
    assert [(f.colour, f.value) for f in me.freemen] == [
        ("yellow", 3),
        ("blue", 2),
    ]  # only the unused one could rise


@pytest.mark.rule("ORI-4.2.1")
@pytest.mark.parametrize(
    "parts", [["military_move", "attack"], ["attack", "military_move"], ["attack"], ["military_move"]]
)
def test_s1_bottom_moves_and_attacks_in_either_order(parts: list[str]) -> None:
    table, g, me = visiting(("yellow", 3), "S1")
    g.builders[BLUE].military = 0
    play(table, "site-action:bottom")
    assert offered(table) == ["effect:military_move", "effect:attack"]  # not both may be skipped
    for part in parts:
        play(table, f"effect:{part}")
    if len(parts) == 1:
        play(table, "effect:done")
    assert me.military == (1 if "military_move" in parts else 0)
    points = {
        ("military_move", "attack"): 2,
        ("attack", "military_move"): 0,
        ("attack",): 0,
        ("military_move",): 0,
    }
    assert me.vp == points[tuple(parts)]  # after the move: one border crossed and one disc behind


@pytest.mark.rule("ORI-4.2.2", "ORI-4.2.3", "ORI-4.2.4")
@pytest.mark.parametrize(
    ("site", "top"),
    [("S2", {"food": 3}), ("S3", {"wisdom": 3}), ("S5", {"stone": 1, "food": 1, "wisdom": 1})],
)
def test_upper_actions(site: str, top: dict[str, int]) -> None:
    table, _, me = visiting(("orange", 3), site)
    if "site-action:top" in offered(table):
        play(table, "site-action:top")
    assert {name: amount for name, amount in me.goods.items() if amount} == top


@pytest.mark.rule("ORI-4.2.4")
def test_s4_top_gives_a_basic_resource_and_gold_and_bottom_takes_a_die() -> None:
    g = position()
    freemen(g, GREEN, ("yellow", 6), ("blue", 1))
    me = g.builders[GREEN]
    me.empty_bases = 1
    me.bases_on_track -= 1
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    table = table_of(g)
    play(
        table, "action:visit", "visit-worker:yellow/6", "visit-site:S4", "site-action:top", "gain-basic:food"
    )
    assert me.goods == {"stone": 0, "food": 1, "wisdom": 0, "gold": 1}
    play(table, "site-action:bottom", "citizen:2/blue/2")
    assert (me.goods["gold"], len(me.freemen), me.empty_bases) == (0, 3, 0)


@pytest.mark.rule("ORI-4.2.2")
def test_s2_bottom_purchases() -> None:
    table, g, me = visiting(("yellow", 3), "S2", stone=1)
    offer(g, "mint", "forum", "court", "estate", "castle")
    play(table, "site-action:bottom", "tile:1/mint", "tile-as:building", "cell:1/0")
    assert me.city[1, 0].id == "mint"
    assert me.goods["gold"] == 1


@pytest.mark.rule("ORI-4.2.3")
def test_s3_bottom_climbs_and_takes_the_card() -> None:
    table, g, me = visiting(("yellow", 3), "S3", stone=1)
    play(table, "site-action:bottom", "temple:seas", "temple-steps:2")
    assert (me.goods["stone"], me.temples["seas"], g.holder["aries"]) == (0, 2, GREEN)


@pytest.mark.rule("ORI-4.2.5")
def test_s5_bottom_pays_up_to_three_times_one_after_another() -> None:
    table, _, me = visiting(("red", 3), "S5", food=4)
    play(table, "site-action:bottom", "repeat:raise_freeman", "repeat:raise_freeman", "repeat:military_move")
    assert (me.goods["food"], me.military, me.freemen[1].value) == (1, 1, 3)
    assert kind(table) == "superiority"  # three payments at most: the action is over


@pytest.mark.rule("ORI-4.2.5")
def test_s5_stops_when_nothing_is_left_to_choose_and_raises_a_six_to_advisor() -> None:
    g = position()
    freemen(g, GREEN, ("yellow", 3), ("blue", 6))
    goods(g, food=3)
    military(g, 13, 0)
    g.builders[GREEN].tokens_returned = 5
    table = table_of(g)
    play(table, "action:visit", "visit-worker:yellow/3", "visit-site:S5", "site-action:bottom")
    me = g.builders[GREEN]
    assert (me.advisors, me.goods["food"]) == (
        ["blue"],
        2,
    )  # no disc to move, no freeman left: no further food
    assert offered(table) == ["site-action:bonus", "site-action:done"]


@pytest.mark.rule("ORI-4.3.1")
def test_red_bonus_moves_or_attacks() -> None:
    table, g, me = visiting(("red", 3), "S1", wisdom=1)
    g.builders[BLUE].military = 0
    play(table, "site-action:bonus")
    assert offered(table) == ["effect:military_move", "effect:attack"]
    play(table, "effect:military_move")
    assert (me.military, me.goods["wisdom"]) == (1, 0)
    assert "site-action:bonus" not in offered(table)


@pytest.mark.rule("ORI-4.3.2", "ORI-8.2.4")
def test_purple_bonus_costs_a_food_even_for_a_farm() -> None:
    table, g, me = visiting(("purple", 3), "S2", food=1)
    offer(g, "mint", "forum", "court", "estate", "castle")
    play(table, "site-action:bonus", "tile:5/castle", "cell:1/0")
    assert me.farms == [(1, 0)]
    assert me.goods["food"] == 0


@pytest.mark.rule("ORI-4.3.3", "ORI-5.2.6")
def test_blue_bonus_climbs_without_a_card() -> None:
    table, g, me = visiting(("blue", 3), "S3", stone=2)
    play(table, "site-action:bonus", "temple:forests")
    assert (me.temples["forests"], me.goods["stone"], g.holder["taurus"]) == (1, 1, -1)


@pytest.mark.rule("ORI-4.3.4")
def test_orange_bonus_takes_a_speaker_of_choice() -> None:
    table, g, me = visiting(("orange", 3), "S4")
    g.speaker_pool = [2, 4]
    play(table, "site-action:bonus", "speaker:4")
    assert (me.speakers, g.speaker_pool) == ([4], [2])


@pytest.mark.rule("ORI-4.3.5", "ORI-4.3.6")
def test_yellow_bonus_and_the_token_stays() -> None:
    table, g, me = visiting(("yellow", 3), "S5")
    play(table, "site-action:bonus", "gain-basic:wisdom")
    assert me.tally == {}
    assert me.goods["wisdom"] == 2  # the bonus and, as nothing else was left, the upper action
    assert g.tokens["S5"] == "yellow"


@pytest.mark.rule("ORI-15.3")
def test_pisces_takes_gold_instead_of_the_bonus() -> None:
    g = position()
    holding(g, "pisces")
    freemen(g, GREEN, ("red", 3))
    g.tokens = {"S1": "red", "S2": "purple", "S3": "blue", "S4": "orange", "S5": "yellow"}
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1")
    assert offered(table) == [
        "site-action:top",
        "site-action:bottom",
        "site-action:pisces",
    ]  # no wisdom for the bonus itself
    play(table, "site-action:pisces")
    assert g.builders[GREEN].goods["gold"] == 1
    assert "site-action:bonus" not in offered(table)
    play(table, "site-action:top")
    assert g.active == BLUE
