"""ORI-1 Components, resources, workers."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game, new_table
from tablewright.games.origins.box.schema import BASIC, BUILDINGS, DATA
from tablewright.games.origins.rules.advisors import raise_freeman
from tablewright.games.origins.rules.citizens import dice_to_take
from tablewright.games.origins.rules.counts import count
from tablewright.games.origins.rules.resources import can_pay, gain, gain_basic, missing, pay, pay_any_basic
from tablewright.games.origins.rules.round_end import return_speakers
from tests.games.origins.asked import kind, offered
from tests.games.origins.laying import citizens, freemen, goods, holding
from tests.games.origins.seats import GREEN
from tests.games.origins.table import play, position, run, table_of


@pytest.mark.rule("ORI-1.1.1", "ORI-1.1.5")
def test_three_basic_resources_and_gold_without_limit() -> None:
    g = position()
    assert BASIC == ("stone", "food", "wisdom")
    gain(g, g.builders[GREEN], "stone", 1000)
    assert g.builders[GREEN].goods == {"stone": 1000, "food": 0, "wisdom": 0, "gold": 0}


@pytest.mark.rule("ORI-1.1.2")
def test_gold_replaces_any_unit_and_the_payer_chooses_the_mix() -> None:
    g = position()
    goods(g, stone=2, gold=1)
    me = g.builders[GREEN]
    run(pay(g, me, stone=2), "1")
    assert (me.goods["stone"], me.goods["gold"]) == (1, 0)
    goods(g, stone=2, gold=1)
    run(pay(g, me, stone=2), "0")
    assert (me.goods["stone"], me.goods["gold"]) == (0, 1)


@pytest.mark.rule("ORI-1.1.2", "ORI-10.1.3")
def test_gold_is_paid_with_gold_only() -> None:
    g = position()
    goods(g, stone=9, food=9, wisdom=9, gold=0)
    freemen(g, GREEN, ("red", 6))
    assert "action:tower" not in offered(table_of(g))


@pytest.mark.rule("ORI-1.1.3")
def test_any_basic_may_be_gold_too() -> None:
    g = position()
    goods(g, stone=1, gold=1)
    run(pay_any_basic(g, g.builders[GREEN]), "gold")
    assert g.builders[GREEN].goods == {"stone": 1, "food": 0, "wisdom": 0, "gold": 0}


@pytest.mark.rule("ORI-1.1.4")
def test_a_gain_of_any_basic_is_chosen_unit_by_unit_and_never_gold() -> None:
    g = position()
    me = g.builders[GREEN]
    run(gain_basic(g, me, 2), "stone", "wisdom")
    assert me.goods == {"stone": 1, "food": 0, "wisdom": 1, "gold": 0}
    question = next(gain_basic(g, me, 1))
    assert question.option_ids() == ["gain-basic:stone", "gain-basic:food", "gain-basic:wisdom"]


@pytest.mark.rule("ORI-1.1.6")
def test_gold_is_worth_a_point_at_the_end() -> None:
    from tablewright.games.origins.rules.scoring import final_points

    g = position()
    goods(g, gold=4)
    assert dict(final_points(g.builders[GREEN]))["gold"] == 4


@pytest.mark.rule("ORI-1.1.7")
@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_each_gold_stands_in_for_one_unit_only(gold: int, possible: bool) -> None:
    g = position()
    goods(g, stone=1, wisdom=1, gold=gold)
    me = g.builders[GREEN]
    assert can_pay(me, stone=2, wisdom=2) is possible
    assert missing(me, stone=2, wisdom=2) == 2 - gold


@pytest.mark.rule("ORI-1.2.1", "ORI-1.2.2", "ORI-1.2.3")
def test_bases_and_freemen() -> None:
    table = new_table(find_game("origins"), 2, "3")
    while kind(table) == "draft":
        table.play(0)
    for me in table.state.builders:  # type: ignore[attr-defined]
        assert me.bases_on_track + me.empty_bases + len(me.freemen) == 6
        assert (me.bases_on_track, len(me.freemen)) == (4, 2)
        assert all(1 <= freeman.value <= 6 and freeman.site == "" for freeman in me.freemen)


@pytest.mark.rule("ORI-1.2.3", "ORI-1.2.4")
def test_a_visit_takes_the_base_along_but_a_seat_leaves_it_behind() -> None:
    g = position()
    freemen(g, GREEN, ("red", 6), ("blue", 2))
    me = g.builders[GREEN]
    table = table_of(g)
    play(table, "action:visit", "visit-worker:red/6", "visit-site:S1", "site-action:top", "site-action:done")
    assert me.empty_bases == 0
    assert [(f.colour, f.site) for f in me.freemen] == [("red", "S1"), ("blue", "")]
    raise_freeman(g, me, me.freemen[0], 1)
    assert (me.empty_bases, me.advisors) == (1, ["red"])


@pytest.mark.rule("ORI-1.2.5")
@pytest.mark.example("ORI-CK-06")
def test_no_die_without_an_empty_base() -> None:
    g = position()
    freemen(g, GREEN, ("red", 6), ("blue", 2, "S1"))
    me = g.builders[GREEN]
    before = list(g.citizens)
    assert me.bases_on_track == 4
    assert dice_to_take(g, me, free=True) == []
    assert g.citizens == before


@pytest.mark.rule("ORI-1.2.6", "ORI-1.2.7")
def test_only_dice_in_bases_are_freemen_and_only_track_dice_are_advisors() -> None:
    g = position()
    freemen(g, GREEN, ("red", 3), ("blue", 2, "S1"))
    me = g.builders[GREEN]
    me.seats[0, 0] = ("red", 5)
    me.advisors = ["yellow"]
    me.speakers = [3]
    assert count(g, me, "freemen", None, 0) == 2
    assert count(g, me, "freemen_red", None, 0) == 1
    assert count(g, me, "advisors", None, 0) == 1


@pytest.mark.rule("ORI-1.3.1", "ORI-1.3.2")
def test_speakers_stay_until_used_and_need_no_base() -> None:
    g = position(4)
    g.speaker_pool = []
    g.builders[GREEN].speakers = [2, 5, 5]
    for me in g.builders[1:]:
        me.passed = True
    table = table_of(g)
    play(table, "action:pass")
    assert g.builders[GREEN].speakers == [2, 5, 5]
    assert g.round == 2


@pytest.mark.rule("ORI-1.4.1")
def test_the_archon_ignores_values() -> None:
    g = position()
    g.builders[GREEN].archon = ""
    g.values = dict.fromkeys(g.values, 6)
    table = table_of(g)
    play(table, "action:visit")
    assert offered(table) == [f"visit-site:S{i}" for i in range(1, 6)]


@pytest.mark.rule("ORI-1.5.1")
@pytest.mark.parametrize(
    ("value", "pips", "cap", "ends"),
    [(3, 2, 0, 5), (5, 2, 6, 6), (6, 1, 6, 6), (5, 2, 0, None), (6, 1, 0, None)],
)
def test_raising_pip_by_pip(value: int, pips: int, cap: int, ends: int | None) -> None:
    g = position()
    freemen(g, GREEN, ("red", value))
    me = g.builders[GREEN]
    raise_freeman(g, me, me.freemen[0], pips, cap)
    if ends is None:
        assert (me.freemen, me.advisors) == ([], ["red"])
    else:
        assert (me.freemen[0].value, me.advisors) == (ends, [])


@pytest.mark.rule("ORI-1.5.2", "ORI-13.1", "ORI-1.7.3")
def test_speakers_come_back_one_higher_and_a_five_is_rolled_again() -> None:
    g = position(4)
    g.speaker_pool = []
    g.speakers_out = [("S1", 2, 0), ("S1", 3, 0), ("S2", 4, 1)]
    return_speakers(g)
    assert (g.speaker_pool, g.speakers_out) == ([3, 4, 5], [])
    seen = set()
    for _ in range(200):
        g.speaker_pool, g.speakers_out = [], [("S1", 5, 0)]
        used = g.chance.used
        return_speakers(g)
        assert g.chance.used == used + 1  # ORI-1.5.2 no second roll
        seen.add(g.speaker_pool[0])
    assert seen == {2, 3, 4, 5}


@pytest.mark.rule("ORI-1.6.1")
def test_a_text_overrides_the_general_rule() -> None:
    """Virgo lays a tile on an occupied cell, which no tile may do otherwise."""
    from tests.games.origins.laying import city, offer

    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="farm_mint")
    holding(g, "virgo")
    offer(g, "mint", "forum", "court", "estate", "castle")
    g.builders[GREEN].archon = ""
    table = table_of(g)
    play(table, "action:visit", "visit-site:S2", "site-action:bottom", "tile:2/forum", "tile-as:virgo")
    assert me.city[1, 0] is BUILDINGS["forum"]


@pytest.mark.rule("ORI-1.7.1", "ORI-19.5")
def test_only_the_stacks_below_the_top_are_hidden() -> None:
    table = new_table(find_game("origins"), 3, "5")
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert views[0]["stacks"]["red"].keys() == {"count", "top", "bottom"}
    assert views[0]["stacks"]["red"]["count"] == 14


@pytest.mark.rule("ORI-1.7.2")
def test_set_up_differs_from_game_to_game() -> None:
    set_ups = [new_table(find_game("origins"), 4, str(seed)).state for seed in range(30)]
    for name in ("tokens", "temple_card", "offer", "citizens", "speaker_pool", "first", "draft", "card_gold"):
        assert len({str(getattr(g, name)) for g in set_ups}) > 2, name
    assert len({g.stacks["red"][-1].id for g in set_ups}) == len(  # type: ignore[attr-defined]
        [tile for tile in DATA.building_tiles if tile.colour == "red"]
    )


@pytest.mark.rule("ORI-1.7.3")
def test_a_die_that_refills_the_offer_is_rolled() -> None:
    rolled = set()
    for seed in range(60):
        g = position(seed=str(seed))
        citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
        from tablewright.games.origins.rules.citizens import take_citizen

        run(take_citizen(g, g.builders[GREEN], free=True), "1/red/1")
        assert g.citizens[4] is not None
        rolled.add(g.citizens[4][1])
    assert rolled == {1, 2, 3, 4, 5}
