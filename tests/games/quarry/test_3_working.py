"""QRY-3 A day: working."""

from __future__ import annotations

import pytest

from tablewright.games.quarry.box.schema import DATA, ORDERS
from tablewright.games.quarry.rules.state import EVENING, Quarry
from tests.games.quarry.helpers import at_work, goods, owns


@pytest.mark.rule("QRY-3.1")
def test_one_action_at_a_time_clockwise_from_the_first_mason() -> None:
    table = at_work(players=3)
    table.state.first = 1
    for seat in (1, 2, 0, 1, 2, 0):
        table.asks(seat, "work").play("work:rest")
    assert table.state.day == 2
    table.asks(0, "dig")


@pytest.mark.rule("QRY-3.2")
def test_a_delivered_order_is_paid_laid_open_and_scored() -> None:
    table = at_work()
    me = owns(table, 0, "well-1", "temple-1", granite=3)
    table.play("work:deliver")
    assert goods(me) == (1, 0, 0)
    assert me.hand == [ORDERS["temple-1"]]
    assert me.delivered == [ORDERS["well-1"]]
    assert table.table.view(1)["masons"][0]["delivered"] == ["well-1"]
    assert (me.vp, me.tally) == (4, {"orders": 4})
    table.told("deliver", seat=0, order="well", paid={"granite": 2, "marble": 0, "coins": 0}).told(
        "score", seat=0, points=4, source="orders"
    )


@pytest.mark.rule("QRY-3.2")
def test_which_order_is_delivered_can_be_chosen() -> None:
    table = at_work()
    me = owns(table, 0, "well-1", "step-2", "temple-1", granite=3)
    table.play("work:deliver").asks(0, "deliver").only_options("deliver:well-1", "deliver:step-2")
    table.play("deliver:step-2")
    assert me.delivered == [ORDERS["step-2"]]
    assert goods(me) == (2, 0, 0)


@pytest.mark.rule("QRY-3.2")
@pytest.mark.parametrize("kind", DATA.orders, ids=lambda kind: kind.id)
def test_every_order_scores_its_points(kind: object) -> None:
    order = ORDERS[f"{kind.id}-1"]  # type: ignore[attr-defined]
    table = at_work()
    me = owns(table, 0, order.id, granite=order.granite, marble=order.marble)
    table.play("work:deliver")
    assert (me.vp, goods(me)) == (order.points, (0, 0, 0))


@pytest.mark.rule("QRY-3.3")
def test_what_cannot_be_paid_in_full_cannot_be_delivered() -> None:
    table = at_work()
    owns(table, 0, "well-1", "bust-1", granite=1)
    table.not_offered("work:deliver", rule="QRY-3.3")


@pytest.mark.rule("QRY-3.3")
def test_an_order_that_is_too_dear_says_what_is_missing() -> None:
    table = at_work()
    owns(table, 0, "step-1", "step-2", "temple-1", granite=1, coins=1)
    table.play("work:deliver").not_offered("deliver:temple-1", rule="QRY-3.3")
    assert table.question().reasons()["deliver:temple-1"].text.args == {"short": 5}


@pytest.mark.rule("QRY-3.3", "QRY-1.1")
@pytest.mark.example("QRY-EX-02")
def test_coins_fill_what_is_missing() -> None:
    table = at_work()
    me = owns(table, 0, "arch-1", granite=1, marble=1, coins=1)
    table.play("work:deliver")
    assert goods(me) == (0, 0, 0)
    assert me.vp == 6


@pytest.mark.rule("QRY-3.3")
def test_coins_to_spare_may_save_stones() -> None:
    table = at_work()
    me = owns(table, 0, "arch-1", granite=2, marble=1, coins=2)
    table.play("work:deliver").asks(0, "pay-coins").only_options("pay-coins:0", "pay-coins:1", "pay-coins:2")
    table.play("pay-coins:1").only_options("pay-coins:0", "pay-coins:1").play("pay-coins:1")
    assert goods(me) == (1, 1, 0)


@pytest.mark.rule("QRY-3.4")
@pytest.mark.example("QRY-EX-03")
def test_helping_costs_a_stone_and_scores_a_point() -> None:
    table = at_work()
    owns(table, 0, "step-1", granite=1)
    helper = owns(table, 1, marble=1)
    table.play("work:deliver").asks(1, "help").only_options("help:marble", "help:no").play("help:marble")
    assert goods(helper) == (0, 0, 0)
    assert (helper.vp, helper.tally) == (DATA.helper_points, {"helping": DATA.helper_points})
    table.told("help", seat=1, goods="marble")


@pytest.mark.rule("QRY-3.4")
def test_helpers_are_asked_in_turn_and_may_choose_the_stone_or_decline() -> None:
    table = at_work(players=4)
    table.state.first = 2
    owns(table, 2, "step-1", granite=1)
    for seat in (0, 1, 3):
        owns(table, seat, granite=1, marble=1)
    table.play("work:deliver")
    table.asks(3, "help").play("help:granite")
    table.asks(0, "help").play("help:no")
    table.asks(1, "help").play("help:marble")
    g: Quarry = table.state
    assert [goods(mason) for mason in g.masons] == [(1, 1, 0), (1, 0, 0), (0, 0, 0), (0, 1, 0)]
    assert table.table.scores == [0, 1, 2, 1]
    table.asks(3, "work")


@pytest.mark.rule("QRY-3.4")
def test_who_has_no_stone_is_not_asked_to_help() -> None:
    table = at_work()
    owns(table, 0, "step-1", granite=1)
    owns(table, 1, coins=5)
    table.play("work:deliver").asks(1, "work")


@pytest.mark.rule("QRY-3.5")
def test_a_sketch_is_drawn_from_the_deck_in_secret() -> None:
    table = at_work()
    top = table.state.deck[-1]
    table.play("work:sketch")
    assert table.state.masons[0].hand == [top]
    assert top not in table.state.deck
    table.told("sketch", seat=0).told_secretly(0, "sketch", order=top.name)
    assert not table.table.can_undo(0), "what was seen cannot be unseen"


@pytest.mark.rule("QRY-3.5")
def test_no_sketch_with_a_full_hand() -> None:
    table = at_work()
    owns(table, 0, "step-1", "step-2", "step-3", "step-4", coins=1)
    table.not_offered("work:sketch", rule="QRY-3.5")
    assert table.question().reasons()["work:sketch"].text.id == "why-hand-full"


@pytest.mark.rule("QRY-3.5")
def test_no_sketch_from_an_empty_deck() -> None:
    table = at_work()
    owns(table, 0, "step-1", coins=1)
    table.state.masons[1].delivered, table.state.deck = table.state.deck, []
    table.not_offered("work:sketch", rule="QRY-3.5")
    assert table.question().reasons()["work:sketch"].text.id == "why-deck-empty"


@pytest.mark.rule("QRY-3.6")
def test_resting_gives_a_coin() -> None:
    table = at_work()
    me = owns(table, 0, coins=2)
    table.play("work:rest")
    assert goods(me) == (0, 0, 3)
    table.told("rest", seat=0, count=1)
    assert table.table.can_undo(0)


@pytest.mark.rule("QRY-3.6")
def test_resting_is_always_possible_and_not_asked_for_when_there_is_nothing_else() -> None:
    """Everybody sees then that the hand allows nothing else: what came before cannot be taken back."""
    table = at_work()
    table.state.deck = []
    table.state.masons[0].delivered = [*ORDERS.values()]
    table.asks(0, "dig").told("rest", seat=0).told("rest", seat=1)
    assert len(table.events("rest")) == 2 * DATA.actions_per_day
    assert table.state.revealed == 2 * DATA.actions_per_day


@pytest.mark.rule("QRY-3.1")
def test_after_the_last_action_comes_the_evening() -> None:
    table = at_work()
    table.state.acted = 3
    table.play("work:rest")
    assert table.state.step != EVENING, "the evening needs no decision"
    table.told("evening", day=1)
