"""DAI-1 Components and limits, DAI-2 general rules."""

from __future__ import annotations

import pytest

from tablewright.components import pieces
from tablewright.games.daitoshi.box.schema import (
    COLOURS,
    DATA,
    FLAGS,
    TRACKS,
    Gain,
    GainWorker,
    Pilgrim,
    Prestige,
    Progress,
    Rep,
    ScoreRep,
    Vp,
    totals,
)
from tablewright.games.daitoshi.rules.effects import do_gain, do_vp, gain_all
from tablewright.games.daitoshi.rules.possible import can_perform
from tablewright.games.daitoshi.rules.progress import advance_marker
from tablewright.games.daitoshi.rules.resources import gain_goods, gain_worker, pay_resource, units
from tablewright.games.daitoshi.rules.scoring import final_points
from tablewright.games.daitoshi.rules.state import workers_held
from tablewright.games.daitoshi.rules.steam_engine import gain_steam, pay_steam
from tablewright.testing.scenario import carry_out
from tests.games.daitoshi.board import uncover_spaces
from tests.games.daitoshi.magnates import hire, install, owns
from tests.games.daitoshi.table import daitoshi


def count(piece: str) -> int:
    """How many of a piece lie in the box."""
    return next(each.count for each in DATA.pieces if each.id == piece)


@pytest.mark.rule("DAI-1.1", "DAI-1.2", "DAI-1.3", "DAI-1.4")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    for name, expected, actual in totals(DATA):
        assert actual == expected, name
    assert [
        sum(tile.ring == ring for tile in DATA.district_tiles) for ring in ("inner", "middle", "outer")
    ] == [5] * 3
    assert [tile.id for tile in DATA.district_tiles if tile.action == "universal"] == ["inner_hall"]
    assert {kind.type: kind.count for kind in DATA.hexes} == {
        "river": 19,
        "forest": 15,
        "mountain": 15,
        "underground": 15,
    }
    by_quality = {
        quality: pieces(tile for tile in DATA.inventions if tile.quality == quality)
        for quality in ("basic", "common", "innovative", "magnificent", "university")
    }
    assert by_quality == {"basic": 4, "common": 20, "innovative": 32, "magnificent": 20, "university": 24}
    assert [count(f"worker_{colour}") for colour in COLOURS] == [15] * 4


@pytest.mark.rule("DAI-1.5", "DAI-1.6", "DAI-1.7", "DAI-1.8")
def test_markers_boards_and_cards_are_complete() -> None:
    assert [count(f"marker_{what}") for what in ("food", "energy", "material", "luxury")] == [4] * 4
    assert (count("wealth_token"), count("steam_3"), count("steam_1")) == (25, 12, 24)
    assert len(DATA.megamachines) == 4
    assert {machine.board for machine in DATA.megamachines} == {1, 2}
    assert pieces(DATA.upgrade_tokens) == 3
    assert pieces(DATA.blockers) == 2
    assert (count("progress_marker"), count("pilgrim"), count("partnership_flag")) == (32, 16, 4 * FLAGS)
    assert pieces(DATA.efficiency_tiles) == 16
    assert (pieces(DATA.mayor_cards), pieces(DATA.advisor_cards), count("bribe")) == (16, 10, 1)


@pytest.mark.rule("DAI-1.9")
@pytest.mark.example("DAI-EX-02")
def test_only_the_total_of_steam_counts() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    gain_steam(g, me, 7)
    assert me.steam == 7


@pytest.mark.rule("DAI-1.10")
def test_a_stored_resource_stops_at_nine_and_cannot_be_spent_at_zero() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=8)
    gain_goods(g, me, "food", 3)
    assert me.goods["food"] == 9
    assert not can_perform(g, me, "electrify")


@pytest.mark.rule("DAI-1.11")
def test_wealth_and_steam_have_no_limit() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], wealth=24, steam=40)
    gain_goods(g, me, "wealth", 6)
    gain_steam(g, me, 5)
    assert (me.goods["wealth"], me.steam) == (30, 45)


@pytest.mark.rule("DAI-1.12")
def test_a_worker_that_is_not_in_the_supply_is_not_gained() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    g.supply["green"] = 0
    carry_out(gain_worker(g, me, "green"))
    assert workers_held(me) == 0
    rule = gain_worker(g, me, "any")
    assert next(rule).option_ids() == ["worker-colour:yellow", "worker-colour:pink", "worker-colour:blue"]


@pytest.mark.rule("DAI-1.13", "DAI-12.8")
def test_a_full_factory_makes_room_or_refuses() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    hire(g, me, "green", "green", "green", "blue", "blue", "blue")
    carry_out(gain_worker(g, me, "pink"), "make-room:no")
    assert "pink" not in me.workers
    carry_out(gain_worker(g, me, "pink"), "make-room:green")
    assert sorted(filter(None, me.workers)) == ["blue", "blue", "blue", "green", "green", "pink"]
    assert g.supply["green"] == 15 - 2


@pytest.mark.rule("DAI-1.13")
def test_conflict_leaves_two_worker_places() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.conflict["mountain"] = True
    hire(g, me, "green", "blue")
    carry_out(gain_worker(g, me, "pink"), "make-room:blue")
    assert sorted(filter(None, me.workers)) == ["green", "pink"]


@pytest.mark.rule("DAI-1.14")
def test_hexes_are_limited_by_the_track() -> None:
    g = daitoshi(4).state
    assert g.hexes == {kind: TRACKS[kind].hexes_placed.p4 for kind in TRACKS}


@pytest.mark.rule("DAI-2.1", "DAI-2.7")
@pytest.mark.example("DAI-EX-03")
def test_a_cost_is_paid_and_a_gain_is_gained() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], steam=3, wealth=5)
    pay_steam(g, me, 1)
    assert (me.steam, me.goods["wealth"]) == (2, 5)
    do_gain(g, me, Gain(what="food", n=2), "test")
    assert me.goods["food"] == 2
    carry_out(gain_all(g, me, DATA.district_tiles[3].workshop, "test"))  # 2 Wormbus steps
    assert me.wormbus == 2


@pytest.mark.rule("DAI-2.2", "DAI-2.4")
@pytest.mark.example("DAI-EX-01")
def test_points_come_at_once_and_losses_only_at_the_end() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    do_vp(g, me, Vp(n=2), "test")
    assert me.vp == 2
    me.conflict["forest"] = True
    assert dict(final_points(me))["river-loss"] == -10
    assert me.vp == 2
    install(g, me, "M2", "magnificent_01", 4)  # score on step 5, score twice on step 7
    carry_out(advance_marker(g, me, 4))
    assert me.vp == 5
    carry_out(advance_marker(g, me, 4))
    carry_out(advance_marker(g, me, 4))
    assert me.vp == 11


@pytest.mark.rule("DAI-2.4")
def test_points_go_on_beyond_two_hundred_and_below_zero() -> None:
    table = daitoshi()
    g = table.state
    me = g.magnates[0]
    me.vp, me.tally = 199, {"test": 199}
    do_vp(g, me, Vp(n=9), "test")
    assert me.vp == 208
    other = g.magnates[1]
    other.conflict = dict.fromkeys(other.conflict, True)
    assert sum(points for _, points in final_points(other)) < 0


@pytest.mark.rule("DAI-2.3", "DAI-8.5")
def test_grey_means_any_and_the_gainer_chooses() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    uncover_spaces(g, "forest", 1)
    carry_out(gain_all(g, me, (GainWorker(color="any", n=1),), "test"), "worker-colour:pink")
    carry_out(gain_all(g, me, (Pilgrim(track="any", n=1),), "test"), "pilgrim:forest")
    assert "pink" in me.workers
    assert me.pilgrims["forest"] == 1


@pytest.mark.rule("DAI-2.5", "DAI-8.3")
def test_a_bonus_that_cannot_be_applied_is_lost() -> None:
    g = daitoshi(4).state  # every track is covered
    me = g.magnates[0]
    carry_out(gain_all(g, me, (Pilgrim(track="any", n=2), Pilgrim(track="river", n=1)), "test"))
    assert set(me.pilgrims.values()) == {0}


@pytest.mark.rule("DAI-2.6")
def test_wealth_stands_in_for_any_unit() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], food=2, wealth=2)
    assert units(me, "food") == 4
    carry_out(pay_resource(g, me, "food", 3), "pay-wealth:2")
    assert (me.goods["food"], me.goods["wealth"]) == (1, 0)


@pytest.mark.rule("DAI-2.8", "DAI-2.7")
def test_steam_never_pays_for_a_resource() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], steam=20)
    assert not any(can_perform(g, me, action) for action in ("invention", "electrify", "trade"))
    owns(me, luxury=1, steam=1)
    assert not can_perform(g, me, "trade")


@pytest.mark.rule("DAI-2.9")
def test_the_gainer_orders_bonuses_that_touch_each_other() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    both = (ScoreRep(n=1), Rep(n=1), Vp(n=1))
    carry_out(gain_all(g, me, both, "test"), "bonus-order:rep/1")
    assert me.vp == 1 + 3
    other = g.magnates[1]
    carry_out(gain_all(g, other, both, "test"), "bonus-order:score_rep/1")
    assert other.vp == 1 + 2


@pytest.mark.rule("DAI-24.3")
def test_nested_bonuses_are_finished_first() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    me.prestige = 1  # the next space advances Reputation
    effect = (Prestige(n=1), Progress(n=1))
    install(g, me, "L2", "common_05")
    carry_out(gain_all(g, me, effect, "test"), "bonus-order:prestige/1", "progress:L2")
    assert (me.reputation, me.steps[1]) == (1, 1)
