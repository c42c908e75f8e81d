"""QRY-1 Components and set-up."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance
from tablewright.games.quarry.box.schema import DATA, ORDERS
from tablewright.games.quarry.rules.setup import set_up
from tablewright.games.quarry.rules.state import Quarry
from tablewright.testing.scenario import position
from tests.games.quarry.helpers import at_work, goods, owns, quarry


@pytest.mark.rule("QRY-1.1")
def test_a_coin_stands_in_for_any_one_stone() -> None:
    table = at_work()
    me = owns(table, 0, "arch-1", coins=3)
    table.play("work:deliver")
    assert goods(me) == (0, 0, 0)
    assert me.delivered == [ORDERS["arch-1"]]


@pytest.mark.rule("QRY-1.1")
def test_the_supply_has_no_limit() -> None:
    table = quarry()
    me = owns(table, 0, granite=10_000)
    table.roll(6, 6, 1, 1).all_choose("dig:hill", "dig:cliff")
    assert goods(me) == (10_004, 0, 0)


@pytest.mark.rule("QRY-1.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_are_shuffled_and_dealt(players: int) -> None:
    decks = set()
    for seed in range(10):
        g = set_up(players, Chance(str(seed)))
        assert [len(mason.hand) for mason in g.masons] == [DATA.starting_hand] * players
        assert len(g.deck) == len(ORDERS) - DATA.starting_hand * players
        held = [card.id for mason in g.masons for card in mason.hand] + [card.id for card in g.deck]
        assert sorted(held) == sorted(ORDERS)
        decks.add(tuple(held))
    assert len(decks) == 10


@pytest.mark.rule("QRY-1.2")
def test_hands_are_secret() -> None:
    table = position("quarry", players=3).table
    for viewer in (0, 1, 2, None):
        for mason in table.view(viewer)["masons"]:
            assert mason["cards"] == DATA.starting_hand
            assert (mason["hand"] is not None) == (mason["seat"] == viewer)


@pytest.mark.rule("QRY-1.3")
def test_everybody_starts_with_coins() -> None:
    g = set_up(3, Chance("1"))
    assert [goods(mason) for mason in g.masons] == [(0, 0, DATA.starting_coins)] * 3


@pytest.mark.rule("QRY-1.3")
def test_the_first_mason_is_drawn_at_random() -> None:
    firsts = [set_up(3, Chance(str(seed))).first for seed in range(60)]
    assert {firsts.count(seat) > 10 for seat in (0, 1, 2)} == {True}


@pytest.mark.rule("QRY-1.4")
def test_each_pit_gives_its_own_goods() -> None:
    table = quarry(players=3)
    table.roll(3, 3, 3, 3, 3, 3).all_choose("dig:hill", "dig:cliff", "dig:market")
    g: Quarry = table.state
    assert [goods(mason) for mason in g.masons] == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]
