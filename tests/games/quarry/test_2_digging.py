"""QRY-2 A day: digging."""

from __future__ import annotations

import pytest

from tablewright.games.quarry.box.schema import DATA
from tablewright.games.quarry.rules.state import Quarry
from tests.games.quarry.helpers import goods, owns, quarry


@pytest.mark.rule("QRY-2.1")
def test_pits_are_chosen_in_secret_and_shown_at_once() -> None:
    table = quarry(players=3)
    for seat in (0, 1, 2):
        table.asks(seat, "dig").only_options("dig:hill", "dig:cliff", "dig:market", seat=seat)
    table.play("dig:hill", seat=1).play("dig:market", seat=2)
    assert [mason["pit"] for mason in table.table.view(0)["masons"]] == ["", "", ""]
    table.not_told("dig")
    table.play("dig:hill", seat=0)
    assert [mason["pit"] for mason in table.table.view(0)["masons"]] == ["hill", "hill", "market"]
    table.told("dig", seat=1, pit="hill")


@pytest.mark.rule("QRY-2.1")
def test_a_game_lasts_a_fixed_number_of_days_and_each_begins_with_digging() -> None:
    table = quarry().play_on()
    assert [told["day"] for told in table.events("evening")] == list(range(1, DATA.days + 1))
    assert len(table.events("dig")) == 2 * DATA.days


@pytest.mark.rule("QRY-2.2")
def test_alone_in_a_pit_one_of_two_dice_is_picked() -> None:
    table = quarry()
    table.roll(2, 6, 4, 5).all_choose("dig:hill", "dig:cliff")
    table.asks(0, "pick-die").only_options("pick-die:2", "pick-die:6").play("pick-die:2")
    table.asks(1, "pick-die").only_options("pick-die:4", "pick-die:5").play("pick-die:5")
    g: Quarry = table.state
    assert [goods(mason) for mason in g.masons] == [(1, 0, 0), (0, 3, 0)]


@pytest.mark.rule("QRY-2.2")
def test_two_equal_dice_are_no_choice() -> None:
    table = quarry()
    table.roll(4, 4, 4, 4).all_choose("dig:hill", "dig:cliff")
    table.asks(0, "work")


@pytest.mark.rule("QRY-2.2")
def test_the_first_mason_rolls_first() -> None:
    table = quarry(players=3)
    table.state.first = 2
    table.roll(1, 2, 1, 2, 1, 2).all_choose("dig:hill", "dig:cliff", "dig:market")
    for seat in (2, 0, 1):
        table.asks(seat, "pick-die").play("pick-die:1")


@pytest.mark.rule("QRY-2.2")
@pytest.mark.example("QRY-EX-01")
def test_masons_who_share_a_pit_roll_one_die_each_and_pick_none() -> None:
    table = quarry()
    table.roll(6, 1).all_choose("dig:hill", "dig:hill")
    table.asks(0, "work")
    g: Quarry = table.state
    assert [goods(mason) for mason in g.masons] == [(4, 0, 0), (1, 0, 0)]


@pytest.mark.rule("QRY-2.3")
@pytest.mark.parametrize(("die", "amount"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_the_die_says_how_much_is_dug(die: int, amount: int) -> None:
    table = quarry()
    me = owns(table, 0)
    table.roll(die, die, 1, 1).all_choose("dig:market", "dig:cliff")
    assert goods(me) == (0, 0, amount)
    table.told("dug", seat=0, die=die, goods={"coins": amount})
