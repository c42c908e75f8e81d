"""TAW-7 End of the turn, TAW-8 The feast."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import GOD_CARDS, SPACE_NUMBER, SPACES
from tablewright.games.tawantinsuyu.rules.buildings import renew_market
from tablewright.games.tawantinsuyu.rules.feast import (
    draw_feast_cards,
    fewest_first,
    leader_of,
    played_into_deck,
    refill,
    score_regions,
    upkeep,
)
from tablewright.games.tawantinsuyu.rules.state import (
    FEAST_CARDS,
    FEAST_MERCHANT,
    FEAST_START,
    FEAST_TEMPLE,
    FEAST_UPKEEP,
    OVER,
    TURN,
    TURN_END,
    Tawantinsuyu,
)
from tablewright.games.tawantinsuyu.rules.turn import buy_from_village
from tablewright.games.tawantinsuyu.rules.workers import take_feast_tile
from tablewright.testing.scenario import Scenario, carry_out
from tests.games.tawantinsuyu.offers import offer
from tests.games.tawantinsuyu.owning import army, conquered, gods, goods, owned, passive, tapestry
from tests.games.tawantinsuyu.people import casualties, empty_bag, nomads, on_hill, village, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import asides, laid_out, quiet_turn, scenario


def feasting(players: int = 2, holder: int = PURPLE, number: int = 1) -> Tawantinsuyu:
    """The holder's turn begins with a feast."""
    g = laid_out(players)
    village(g)
    g.feast_holder = g.active = holder
    g.feasts_triggered = number
    g.feasts_resolved = number - 1
    g.step = FEAST_START
    return g


def decline_until(table: Scenario, kind: str) -> Scenario:
    """Decline everything until this is asked."""
    while table.question().kind != kind:
        table.play(table.offered()[-1])
    return table


# --------------------------------------------------------------------------------- end of the turn
@pytest.mark.rule("TAW-7.1")
@pytest.mark.parametrize(
    ("end", "worker", "left"),
    [("potato-end", "red", {"corn": 1}), ("corn-end", "green", {"potato": 1})],
)
def test_one_worker_is_bought_at_either_end(end: str, worker: str, left: dict[str, int]) -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    village(g, "red", "blue", "green")
    goods(me, potato=1, corn=1)
    carry_out(buy_from_village(g, me), f"village:{end}")
    assert me.workers == [worker]
    assert owned(me) == left
    assert len(g.village) == 2


@pytest.mark.rule("TAW-7.1", "TAW-7.2", "TAW-8.1.1")
def test_the_last_worker_is_bought_with_either_and_brings_the_tile() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    village(g, "red")
    goods(me, corn=1)
    carry_out(buy_from_village(g, me), "village:corn-end")
    assert (me.workers, g.village) == (["red"], [])
    assert g.feast_holder == PURPLE
    assert me.vp == 11


@pytest.mark.rule("TAW-7.3")
@pytest.mark.example("TAW-DX-19")
def test_the_worker_limit_is_checked_only_at_the_end_of_the_own_turn() -> None:
    g = laid_out()
    other = g.incas[BLACK]
    workers(g, other, "red", "blue", "green")
    nomads(g, "white", "white", "white")
    table = scenario(g)
    table.play("action:prayer", "second-action:recruit", "nomad:white")
    if table.question().kind == "village":
        table.play("village:no")
    assert len(other.workers) == 3  # kept on another player's turn
    table.asks(BLACK, "action").play("action:prayer", "second-action:training")
    table.play(table.offered()[0])
    while table.question().seat == BLACK and table.question().kind != "remove-worker":
        table.play(table.offered()[-1])
    table.play("remove-worker:green")
    assert other.workers == ["red", "blue"]


@pytest.mark.rule("TAW-7.4", "TAW-7.5")
def test_the_used_card_and_the_market_at_the_end() -> None:
    g = laid_out()
    card = g.god_deck.pop()
    g.god_used = [card]
    g.production_stack.append(g.production_market.pop())
    g.step = TURN_END
    table = scenario(g)
    table.asks(BLACK, "action")
    assert g.god_offer == [card]
    assert len(g.production_market) == 2


# --------------------------------------------------------------------------------------- trigger
@pytest.mark.rule("TAW-8.1.1", "TAW-8.1.3")
@pytest.mark.parametrize(("resolved", "vp"), [(0, 1), (1, 2), (2, 4)])
def test_the_tile_is_worth_more_each_time(resolved: int, vp: int) -> None:
    g = laid_out()
    g.feasts_triggered = g.feasts_resolved = resolved
    take_feast_tile(g)
    assert g.incas[PURPLE].vp == 10 + vp
    assert g.feasts_triggered == resolved + 1
    assert g.feasts_resolved == resolved


@pytest.mark.rule("TAW-8.1.2")
@pytest.mark.example("TAW-DX-11")
def test_everybody_else_has_one_more_turn_before_the_feast() -> None:
    g = laid_out(3)
    village(g, "red")
    g.active = g.first = 1
    goods(g.incas[1], potato=1)
    nomads(g, "white", "white", "white", "white")
    g.step = TURN_END
    table = scenario(g)
    table.play("village:potato-end")
    assert g.incas[1].vp == 11
    for seat in (2, 0):
        table.asks(seat, "action")
        assert g.village == []
        quiet_turn(table)
    table.told("feast", feast=1, seat=1)
    decline_until(table, "action").asks(1, "action")
    assert len(g.village) == 7


# ---------------------------------------------------------------------------------------- scoring
@pytest.mark.rule("TAW-8.2.0", "TAW-8.2.1", "TAW-8.2.2")
def test_the_first_steps_of_a_feast() -> None:
    g = feasting()
    me, other = g.incas
    passive(g, other, "Z12")
    goods(other, gold=1)
    me.temple = 5  # 1 gold at the left, 5 points at the right
    other.temple = 3
    tapestry(g, me, "W02 W15")  # a god card and a potato
    table = scenario(g)
    table.asks(BLACK, "pay-temple").play("pay-temple:yes")
    assert other.temple == 4
    table.asks(PURPLE, "god-source").play("god-source:no")
    assert me.vp == 15
    assert other.vp == 14
    assert owned(me)["gold"] == 1
    assert g.incas[PURPLE].goods[0] == 1


@pytest.mark.rule("TAW-8.2.3")
@pytest.mark.example("TAW-DX-07")
def test_a_tied_region_goes_to_the_marker_furthest_right() -> None:
    g = laid_out()
    casualties(g, "red", "blue", "green")
    conquered(g, CH1=PURPLE, CH2=BLACK, CH3=PURPLE, CH5=BLACK)
    score_regions(g)
    assert [inca.vp for inca in g.incas] == [10, 13]


@pytest.mark.rule("TAW-8.2.3")
@pytest.mark.example("TAW-DX-15")
def test_one_marker_each_and_an_empty_region() -> None:
    g = laid_out()
    casualties(g, "red", "blue", "green", "white")
    conquered(g, CH2=PURPLE, CH6=BLACK)
    score_regions(g)
    assert [inca.vp for inca in g.incas] == [10, 14]
    assert leader_of(g, "antisuyu") == -1


@pytest.mark.rule("TAW-8.2.4")
@pytest.mark.example("TAW-DX-06")
def test_upkeep_with_too_few_potatoes() -> None:
    g = feasting()
    me = g.incas[BLACK]
    gods(g, me, "G01", "G02", "G03", "G04", "G05")
    goods(me, potato=3)
    carry_out(upkeep(g, me))
    assert owned(me) == {}
    assert me.vp == 6


@pytest.mark.rule("TAW-8.2.4")
def test_gold_for_upkeep_is_a_choice() -> None:
    g = feasting()
    me = g.incas[BLACK]
    gods(g, me, "G01", "G02")
    goods(me, potato=1, gold=1)
    carry_out(upkeep(g, me), "upkeep-gold:1")
    assert owned(me) == {}
    assert me.vp == 10


@pytest.mark.rule("TAW-8.2.5", "TAW-9.1")
def test_the_third_feast_ends_the_game() -> None:
    g = feasting(number=3)
    g.step = FEAST_UPKEEP
    scenario(g).asks_nobody()
    assert g.step == OVER
    assert g.feasts_resolved == 3


@pytest.mark.rule("TAW-8.2.6")
def test_only_the_holder_uses_free_actions_during_the_feast() -> None:
    g = feasting(holder=BLACK)
    for inca in g.incas:
        army(g, inca, g.army_deck[0].id)
    for step in (FEAST_START, FEAST_MERCHANT, FEAST_TEMPLE, FEAST_UPKEEP, FEAST_CARDS):
        g.step = step
        assert asides(g, BLACK) == [f"use-army:{g.incas[BLACK].army[0].id}"]
        assert asides(g, PURPLE) == []


# ----------------------------------------------------------------------------------------- refill
@pytest.mark.rule("TAW-8.3.1", "TAW-8.3.4")
def test_the_village_is_filled_and_the_middle_terrace_blocked_with_two_players() -> None:
    g = feasting()
    on_hill(g, M1c="red")
    g.feasts_resolved = 1
    refill(g)
    assert len(g.village) == 6
    assert g.feast_holder == -1
    marked = [i for i, space in enumerate(SPACES) if space.block_2p == "feast1"]
    assert all(g.hill[i] for i in marked)
    assert g.hill[SPACE_NUMBER["M1c"]] == "red"
    assert sum(bool(worker) for worker in g.hill) == 5


@pytest.mark.rule("TAW-8.3.4")
def test_no_blockers_later_or_with_more_players() -> None:
    for players, resolved in ((2, 2), (3, 1)):
        g = feasting(players, number=2)
        g.feasts_resolved = resolved
        refill(g)
        assert not any(g.hill)


@pytest.mark.rule("TAW-8.3.2")
def test_a_short_bag_fills_the_village_partly() -> None:
    g = feasting(number=2)
    empty_bag(g)
    g.removed.remove("red")
    g.bag[2] = 1
    g.feasts_resolved = 2
    refill(g)
    assert g.village == ["red"]
    assert g.feast_holder == -1


@pytest.mark.rule("TAW-8.3.3")
@pytest.mark.example("TAW-DX-18")
def test_an_empty_bag_triggers_the_next_feast_at_once() -> None:
    g = feasting()
    empty_bag(g)
    table = scenario(g)
    decline_until(table, "action").asks(PURPLE, "action")
    assert g.village == []
    assert not any(g.hill)
    assert g.feast_holder == PURPLE
    assert g.incas[PURPLE].tally["feast-tile"] == 2
    assert [len(inca.gods) for inca in g.incas] == [1, 2]
    quiet_turn(table)
    table.asks(BLACK, "action")
    quiet_turn(table)
    table.told("feast", feast=2, seat=PURPLE)


# ------------------------------------------------------------------------------------------ cards
@pytest.mark.rule("TAW-8.4.1", "TAW-8.4.2")
@pytest.mark.example("TAW-DX-08")
def test_who_draws_how_many_cards() -> None:
    g = feasting(4)
    for inca, vp in zip(g.incas, (20, 20, 31, 15), strict=True):
        inca.vp, inca.tally = vp, {"start": vp}
    assert [inca.seat for inca in fewest_first(g)] == [3, 1, 0, 2]
    draw_feast_cards(g)
    assert [len(inca.gods) for inca in g.incas] == [1, 2, 1, 2]


@pytest.mark.rule("TAW-8.4.2")
@pytest.mark.parametrize(("players", "draws"), [(2, [1, 2]), (3, [1, 2, 2])])
def test_draws_with_fewer_players(players: int, draws: list[int]) -> None:
    g = feasting(players)
    offer(g, "G01")
    draw_feast_cards(g)
    assert [len(inca.gods) for inca in g.incas] == draws
    assert [card.id for card in g.god_offer] == ["G01"]


@pytest.mark.rule("TAW-8.4.3")
def test_up_to_three_cards_are_played_without_statues() -> None:
    g = feasting()
    me = g.incas[PURPLE]
    g.step = FEAST_CARDS
    g.feasts_resolved, g.feast_holder = 1, -1
    village(g, "red")
    gods(g, me, "G04", "G11", "G18", "G25")  # glory, four times
    table = scenario(g)
    table.play("play-god:G04", "play-god:G11", "play-god:G18")
    assert me.vp == 22
    assert [card.id for card in me.gods] == ["G25"]
    table.asks(PURPLE, "action")


@pytest.mark.rule("TAW-8.4.4")
def test_played_cards_return_to_the_deck() -> None:
    g = laid_out()
    offer(g, "G01")
    card = GOD_CARDS["G04"]
    g.god_deck.remove(card)
    g.incas[BLACK].played = [card]
    played_into_deck(g)
    assert card in g.god_deck
    assert [other.id for other in g.god_offer] == ["G01"]


@pytest.mark.rule("TAW-8.4.5")
def test_the_market_is_renewed() -> None:
    g = laid_out()
    before = [*g.production_market]
    renew_market(g)
    assert not {tile.id for tile in before} & {tile.id for tile in g.production_market}
    assert g.production_stack[:2] == before[::-1]
    assert len(g.passive_market) == 2


@pytest.mark.rule("TAW-8.4.6")
def test_the_holder_takes_a_normal_turn_after_the_feast() -> None:
    g = feasting(holder=BLACK)
    table = scenario(g)
    decline_until(table, "action").asks(BLACK, "action")
    assert g.step == TURN
    assert g.feasts_resolved == 1
