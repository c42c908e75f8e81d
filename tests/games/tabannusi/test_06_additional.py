"""TAB-6 Additional actions."""

from __future__ import annotations

import pytest

from tests.games.tabannusi.grids import building
from tests.games.tabannusi.owning import crates, give
from tests.games.tabannusi.places import ability, decrees, harbour
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of, taking_a_die


@pytest.mark.rule("TAB-6.1")
def test_the_moments_of_additional_actions() -> None:
    before = taking_a_die()
    crates(before.state, RED, white=False)
    before.offers("fill:yes")
    between = begun()
    crates(between.state, RED, white=False)
    between.offers("fill:yes").play("act:project", "project-colour:brown", "project-space:D1-r1c2")
    between.offers("fill:yes")  # also after the first action
    inside = begun()
    crates(inside.state, RED, white=False)
    inside.play("act:project", "project-colour:brown")
    assert all(option.startswith("project-space") for option in inside.offered())  # never inside an action


@pytest.mark.rule("TAB-6.1")
def test_only_in_ones_own_turn() -> None:
    s = begun()
    harbour(s.state, "H04", BLUE)
    assert not any("H04" in option for option in s.offered())


@pytest.mark.rule("TAB-6.2")
def test_a_crate_is_filled_by_payment_once_in_a_turn() -> None:
    s = begun()
    crates(s.state, RED, white=False, blue=False)
    give(s.state, brown=2, gold=1)
    s.play("fill:yes", "fill-payment:gold", "fill-crate:white")
    me_of(s).crate_full[0] = False  # emptied again in the same turn
    s.play("fill:yes").asks(RED, "act")  # only the blue crate and brown dice: nothing to choose
    assert me_of(s).crate_full == [False, True]
    s.not_offered("fill:yes", rule="TAB-6.2")
    s.play("act:end", "take-die:1", "send-architect:D1", "act:end")
    s.offers("fill:yes")  # a new turn


@pytest.mark.rule("TAB-6.2", "TAB-9.3.7")
def test_one_payment_may_fill_two_crates_with_the_ship() -> None:
    s = begun()
    ability(s.state, "S03")
    crates(s.state, RED, white=False, blue=False, green=False)
    give(s.state, gold=1)
    s.play("fill:yes", "fill-crate:white").asks(RED, "fill-second").play("fill-second:green")
    assert me_of(s).crate_full == [True, False, True]
    assert me_of(s).gold == 0


@pytest.mark.rule("TAB-6.3")
def test_a_fulfilled_decree_is_taken_by_one_player_only() -> None:
    s = begun()
    decrees(s.state, "D04", "D16")
    for seat, district in ((RED, "D1"), (BLUE, "D2")):
        building(s.state, seat, "brown", f"{district}-r1c1")
        building(s.state, seat, "white", f"{district}-r1c3")
        building(s.state, seat, "yellow", f"{district}-r3c1")
    building(s.state, RED, "white", "D1-r3c3")
    building(s.state, RED, "yellow", "D1-r4c4")
    s.not_offered("take-decree:D16", rule="TAB-6.3")
    s.play("take-decree:D04")
    assert (me_of(s).vp, me_of(s).gold) == (20, 4)
    assert [card.id for card in s.state.decrees] == ["D16"]
    assert [card.id for card in me_of(s).decrees] == ["D04"]
