"""DAI-15.48 to DAI-15.55 The Mega-Machine."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.box.schema import MACHINES
from tablewright.games.daitoshi.look.wording import effect_words
from tablewright.games.daitoshi.rules.machine import contribute, take_university
from tablewright.games.daitoshi.rules.possible import can_contribute
from tablewright.games.daitoshi.rules.progress import advance_marker
from tablewright.games.daitoshi.rules.state import ready_floors
from tablewright.testing.scenario import carry_out
from tests.games.daitoshi.board import fill_upgrade
from tests.games.daitoshi.magnates import install, owns
from tests.games.daitoshi.table import daitoshi

RICH = {"food": 1, "energy": 1, "material": 1, "luxury": 1, "wealth": 1}


@pytest.mark.rule("DAI-15.49")
def test_the_cost_with_wealth_for_what_is_missing() -> None:
    g = daitoshi(machine="mm_1").state
    me = owns(g.magnates[0], **{**RICH, "material": 0})
    me.steps[0] = 4
    assert not can_contribute(g, me)
    owns(me, wealth=2)
    assert can_contribute(g, me)
    carry_out(contribute(g, me), "machine-slot:s1")
    assert sum(me.goods.values()) == 0


@pytest.mark.rule("DAI-15.50", "DAI-7.4")
def test_only_ready_inventions_and_never_university_tiles() -> None:
    g = daitoshi().state
    me = owns(g.magnates[0], **RICH)
    assert not can_contribute(g, me)
    me.steps[0] = 4
    install(g, me, "L2", "common_05", 4)
    install(g, me, "M1", "common_10", 5)
    g.university -= 1
    install(g, me, "R1", g.machine.university_tile, 9)
    assert ready_floors(me) == [0, 3]


@pytest.mark.rule("DAI-15.51")
def test_a_full_machine_takes_nothing() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], **RICH)
    me.steps[0] = 4
    g.slots = ["blocked" if slot == "blocked" else "common_01" for slot in g.slots]
    assert not can_contribute(g, me)


@pytest.mark.rule("DAI-15.52", "DAI-15.53")
def test_the_reward_comes_while_the_floor_is_empty_then_the_university_tile() -> None:
    g = daitoshi(4, machine="mm_4").state
    me = owns(g.magnates[0], **RICH)
    me.steps[0] = 5
    install(g, me, "L2", "common_05")
    steps = list(me.steps)
    # slot 5: 6 VP, a flag, 2 progress steps: only L2 can move
    carry_out(contribute(g, me), "machine-slot:s5", "place-flag:no")
    assert me.floors[0] is not None
    assert me.floors[0].quality == "university"
    assert me.steps == [steps[0], 2, *steps[2:]]
    assert (me.vp, g.university) == (6, 5)


@pytest.mark.rule("DAI-15.53")
def test_later_score_icons_pay_the_university_tile() -> None:
    g = daitoshi(machine="mm_2").state
    me = owns(g.magnates[0], **RICH)
    me.steps[0] = 4
    carry_out(contribute(g, me), "machine-slot:s1")
    vp = me.vp
    carry_out(advance_marker(g, me, 0))  # step 5 scores
    assert me.vp == vp + 4


@pytest.mark.rule("DAI-15.54")
def test_an_upgrade_is_installed_when_its_open_slots_are_filled() -> None:
    g = daitoshi(2).state  # s4 and s5 are blocked
    me = owns(g.magnates[0], **RICH)
    me.steps[0] = 4
    carry_out(contribute(g, me), "machine-slot:s3")
    assert g.installed == [1]
    fill_upgrade(g, 2)
    assert g.installed == [1, 2]


@pytest.mark.rule("DAI-15.55")
def test_the_four_workshops() -> None:
    texts = [[text.id for text in effect_words(machine.workshop)] for machine in MACHINES.values()]
    assert texts == [["op-conflict-bonus"], ["op-prestige"], ["op-score-rep", "op-vp"], ["op-pilgrim"]]


@pytest.mark.rule("DAI-15.48", "DAI-15.52")
@pytest.mark.example("DAI-EX-13")
def test_a_contribution_in_the_machines_district() -> None:
    table = daitoshi(machine="mm_1")
    g = table.state
    me = owns(g.magnates[0], food=1, energy=1, luxury=1, wealth=2)
    me.steps[0] = 4
    g.machine_at = 2
    g.slots[1] = g.stacks["common"].pop().id
    take_university(g, g.magnates[2], 3)
    table.play("turn:city", "move:3/right", "action:megamachine", "machine-slot:s1")
    assert sum(me.goods.values()) == 0
    assert (me.vp, me.reputation) == (5, 2)
    assert me.floors[0].quality == "university"  # type: ignore[union-attr]
    table.told("upgrade", upgrade=g.upgrades[0].id)
    assert g.installed == [0]
