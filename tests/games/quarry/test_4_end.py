"""QRY-4 End, QRY-5 Alone."""

from __future__ import annotations

import pytest

from tablewright.games.quarry.box.schema import DATA, ORDERS
from tablewright.games.quarry.rules.ending import places
from tablewright.games.quarry.rules.state import EVENING, OVER, Quarry
from tablewright.testing.scenario import Scenario
from tests.games.quarry.helpers import goods, owns, quarry


def last_evening(players: int = 2) -> Scenario:
    """Everything is done but the end of the last day."""
    table = quarry(players)
    table.state.day = DATA.days
    table.state.step = EVENING
    return table


@pytest.mark.rule("QRY-4.1")
def test_the_mason_to_the_left_becomes_the_first() -> None:
    for players, first, following in ((3, 0, 1), (3, 2, 0), (2, 1, 0)):
        table = quarry(players)
        table.state.step = EVENING
        table.state.first = first
        table.asks(0, "dig")
        assert (table.state.first, table.state.day, table.state.acted) == (following, 2, 0)


@pytest.mark.rule("QRY-4.2")
@pytest.mark.example("QRY-EX-04")
def test_stones_left_score_by_two() -> None:
    table = last_evening()
    me = owns(table, 0, granite=3, marble=2, coins=9)
    other = owns(table, 1, marble=1)
    table.asks_nobody()
    assert (me.vp, me.tally) == (2, {"stones": 2})
    assert (other.vp, other.tally) == (0, {})
    assert table.state.step == OVER


@pytest.mark.rule("QRY-4.2")
def test_stones_score_on_no_other_day() -> None:
    table = last_evening()
    table.state.day = DATA.days - 1
    me = owns(table, 0, granite=4)
    table.asks(0, "dig")
    assert (me.vp, goods(me)) == (0, (4, 0, 0))


@pytest.mark.rule("QRY-4.3")
@pytest.mark.parametrize(
    ("points", "coins", "expected"),
    [
        ([5, 7, 6], [9, 0, 0], [3, 1, 2]),
        ([7, 7, 6], [1, 2, 9], [2, 1, 3]),
        ([7, 7, 7], [2, 2, 1], [1, 1, 3]),
    ],
)
def test_most_points_win_then_most_coins_else_the_win_is_shared(
    points: list[int], coins: list[int], expected: list[int]
) -> None:
    g: Quarry = quarry(players=3).state
    for mason, vp, owned in zip(g.masons, points, coins, strict=True):
        mason.vp, mason.coins = vp, owned
    assert places(g) == expected


@pytest.mark.rule("QRY-5.1")
@pytest.mark.parametrize(
    ("die", "pit"), [(1, "hill"), (2, "hill"), (3, "cliff"), (4, "cliff"), (5, "market"), (6, "market")]
)
def test_the_foreman_digs_where_a_die_says(die: int, pit: str) -> None:
    table = quarry(players=1)
    table.roll(die, 1, 2).play("dig:hill")
    assert table.state.foreman.pit == pit
    table.told("foreman-digs", die=die, pit=pit)
    table.asks(0, "work" if pit == "hill" else "pick-die")


@pytest.mark.rule("QRY-5.1")
def test_the_foreman_takes_nothing_from_the_pit() -> None:
    table = quarry(players=1)
    table.roll(1, 6).play("dig:hill")
    assert goods(table.state.foreman) == (0, 0, DATA.starting_coins)
    assert goods(table.state.masons[0]) == (4, 0, 0)


@pytest.mark.rule("QRY-5.2")
@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_foreman_scores_by_a_die_and_for_a_pit_of_his_own(die: int, points: int) -> None:
    for pit, bonus in (("hill", 0), ("cliff", 1)):
        table = quarry(players=1)
        table.state.step = EVENING
        table.state.masons[0].pit, table.state.foreman.pit = "hill", pit
        table.roll(die).asks(0, "dig")
        assert table.table.scores == [0, points + bonus]
        table.told("foreman-scores", die=die)


@pytest.mark.rule("QRY-5.2")
def test_the_foreman_takes_no_actions() -> None:
    table = quarry(players=1)
    table.state.step = "work"
    table.state.foreman.pit = table.state.masons[0].pit = "hill"
    for _ in range(DATA.actions_per_day):
        table.asks(0, "work").play("work:rest")
    assert table.state.day == 2


@pytest.mark.rule("QRY-5.3")
@pytest.mark.parametrize(("mine", "his", "expected"), [(9, 8, [1, 2]), (8, 8, [2, 1]), (7, 8, [2, 1])])
def test_the_mason_wins_with_more_points_only(mine: int, his: int, expected: list[int]) -> None:
    g: Quarry = quarry(players=1).state
    g.masons[0].vp, g.foreman.vp = mine, his  # type: ignore[union-attr]
    assert places(g) == expected


@pytest.mark.rule("INV-01", "INV-02")
def test_impossible_positions_are_noticed() -> None:
    table = quarry()
    game, g = table.table.game, table.state
    assert game.check(g) == []
    lost = g.deck.pop()
    assert game.check(g) == ["INV-01: an order card is missing or doubled"]
    g.deck.append(lost)
    g.masons[1].coins = -1
    g.masons[0].hand = [g.deck.pop() for _ in range(DATA.hand_limit + 1)]
    assert game.check(g) == [
        "INV-02: the hand of seat 0 is too large",
        "INV-02: seat 1 owns less than nothing",
    ]
    assert len(ORDERS) == DATA.meta.totals["orders"]
