"""TAW-4 Placing a worker."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import GOD_CARDS, SPACE_ICONS, SPACE_NUMBER, SPACES, HillIcon
from tablewright.games.tawantinsuyu.rules.buildings import can_exchange
from tablewright.games.tawantinsuyu.rules.cards import put_into_offer
from tablewright.games.tawantinsuyu.rules.feast import upkeep
from tablewright.games.tawantinsuyu.rules.placement import (
    allowed,
    food_cost,
    performable,
    place_worker,
    spaces_open_to,
    task_count,
)
from tablewright.games.tawantinsuyu.rules.scoring import god_card_value
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.tasks import can_perform
from tablewright.testing.scenario import carry_out
from tests.games.tawantinsuyu.offers import offer
from tests.games.tawantinsuyu.owning import gods, goods, owned, passive, production, statues, steps
from tests.games.tawantinsuyu.people import nomads, on_hill, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import laid_out, scenario


def ready(*colours: str, **amounts: int) -> tuple[Tawantinsuyu, Inca]:
    """Purple with workers and goods."""
    g = laid_out()
    me = g.incas[PURPLE]
    workers(g, me, *colours)
    goods(me, **amounts)
    return g, me


def food(g: Tawantinsuyu, colour: str, space: str) -> int:
    return food_cost(g, g.incas[PURPLE], colour, SPACE_NUMBER[space])


def tasks(g: Tawantinsuyu, colour: str, space: str, alone: bool = False) -> int:
    return task_count(g, g.incas[PURPLE], colour, SPACE_NUMBER[space], alone)


def offered(g: Tawantinsuyu, me: Inca, icons: tuple[HillIcon, ...], uses: list[int]) -> list[HillIcon]:
    """The icons that may and can be performed after these uses."""
    return performable(g, me, allowed(icons, uses, []))


# ------------------------------------------------------------------------------------------ sequence
@pytest.mark.rule("TAW-4.1.1")
def test_choose_a_worker_and_an_empty_space() -> None:
    g, me = ready("blue", "green", gold=9)
    on_hill(g, T1a="red")
    table = scenario(g)
    table.play("action:place").only_options("place-worker:blue", "place-worker:green")
    table.play("place-worker:green").not_offered("place-space:T1a", rule="TAW-1.2.3")
    table.offers("place-space:T1b").play("place-space:T1b")
    assert me.workers == ["blue"]


@pytest.mark.rule("TAW-4.1.2")
def test_a_card_with_the_symbol_of_the_space_or_one_gold() -> None:
    g, me = ready("blue", gold=1)
    gods(g, me, "G15")  # diamond
    carry = place_worker(g, me)
    carry_out(carry, "place-space:T1a", "place-payment:G15", "task:stop")
    assert (me.gods, g.god_used) == ([], [GOD_CARDS["G15"]])
    assert owned(me) == {"gold": 1}


@pytest.mark.rule("TAW-4.1.2")
def test_without_card_and_gold_a_space_is_closed() -> None:
    g, me = ready("blue", potato=9)
    gods(g, me, "G15")
    table = scenario(g)
    table.play("action:place").not_offered("place-space:T1b", rule="TAW-4.1.2")


@pytest.mark.rule("TAW-4.1.3")
def test_the_food_is_paid_completely() -> None:
    g, me = ready("blue", potato=1, gold=1)
    gods(g, me, "G15")
    table = scenario(g)
    table.play("action:place")
    table.not_offered("place-space:M2a", rule="TAW-4.1.3")  # 1 walking + 2 descent
    goods(me, potato=2)
    assert "M2a" in [space.id for space in spaces_open_to(g, me, "blue")]


@pytest.mark.rule("TAW-4.1.4", "TAW-4.2.5")
def test_owners_of_used_steps_score_when_the_worker_stands() -> None:
    g, me = ready("red", gold=1, potato=9)
    steps(g, ST1u=BLACK)
    carry_out(place_worker(g, me), "place-space:M1a", "task:stop")
    assert g.incas[BLACK].vp == 11
    assert me.vp == 10
    assert g.hill[SPACE_NUMBER["M1a"]] == "red"


@pytest.mark.rule("TAW-4.1.5", "TAW-4.5.3")
def test_a_warrior_draws_and_takes_an_adjacent_worker() -> None:
    g, me = ready("red", gold=1)
    on_hill(g, T1b="blue", T1c="red", T2a="green")
    carry_out(place_worker(g, me), "take-worker:T1b", "task:stop")  # on T1a, the only open space
    assert len(me.army) == 1
    assert me.workers == ["blue"]
    assert g.hill[SPACE_NUMBER["T1b"]] == ""


@pytest.mark.rule("TAW-4.5.3")
def test_a_warrior_takes_no_warrior_and_nobody_further_away() -> None:
    g, me = ready("red", gold=1)
    on_hill(g, T1c="red", T2a="green")
    carry_out(place_worker(g, me), "place-space:T1a", "task:stop")  # no question: T2a is not adjacent
    assert me.workers == []


@pytest.mark.rule("TAW-4.1.6")
def test_the_number_of_tasks_includes_the_priests_payment() -> None:
    g, _me = ready("white", gold=1, potato=1)
    table = scenario(g)
    table.play("action:place", "place-space:T1b").asks(PURPLE, "priest-potato").play("priest-potato:pay")
    table.told("tasks", count=2)


@pytest.mark.rule("TAW-4.1.7", "TAW-4.1.9", "TAW-4.4.1")
@pytest.mark.parametrize("moment", ["all", "later"])
def test_the_god_cards_benefit_before_or_after_the_tasks(moment: str) -> None:
    g, me = ready("green")
    gods(g, me, "G21")  # diamond settler
    statues(g, me, "SM-diamond")
    nomads(g, "red", "blue", "white")
    answers = [f"god-benefit:{moment}"]  # T1a is the only space that can be paid
    nomad = "nomad:white"
    if moment == "all":
        answers += [nomad, "task:T1-I", "task:stop"]
    else:
        answers += ["task:T1-I", "task:stop", "god-benefit:all", nomad]
    carry_out(place_worker(g, me), *answers)
    assert me.workers == ["white"]
    assert owned(me) == {"corn": 2, "potato": 1}


@pytest.mark.rule("TAW-4.4.1")
def test_without_a_statue_of_the_god_no_benefit() -> None:
    g, me = ready("green")
    gods(g, me, "G18")  # diamond glory
    statues(g, me, "SM-square")
    carry_out(place_worker(g, me), "task:stop")  # T1a is the only space that can be paid
    assert me.vp == 10


@pytest.mark.rule("TAW-4.4.1", "TAW-5.4.2")
def test_a_statue_built_by_this_placement_counts_afterwards() -> None:
    g, me = ready("green", stone=3, potato=2)
    space = next(
        space
        for i, space in enumerate(SPACES)
        if "build_statue" in [icon.task for icon in SPACE_ICONS[i]] and space.section == 1
    )
    goods(me, stone=3, potato=5)
    card = next(card.id for card in GOD_CARDS.values() if card.god == space.god and card.face == "glory")
    gods(g, me, card)
    icon = next(icon for icon in SPACE_ICONS[SPACE_NUMBER[space.id]] if icon.task == "build_statue")
    rule = place_worker(g, me)
    carry_out(
        rule,
        f"place-space:{space.id}",
        f"task:{icon.id}",
        f"statue:SM-{space.god}",
        *stops(g, me, space.id),
        "god-benefit:all",
    )
    assert me.vp == 10 + 3 + 4


def stops(g: Tawantinsuyu, me: Inca, space: str) -> list[str]:
    """The answer that ends the tasks, if more than one was to be done."""
    return ["task:stop"] if task_count(g, me, "green", SPACE_NUMBER[space], False) > 1 else []


@pytest.mark.rule("TAW-4.1.8", "TAW-4.3.3")
def test_tasks_are_performed_one_after_the_other() -> None:
    g, me = ready("green", gold=1)
    carry_out(
        place_worker(g, me), "place-space:T1a", "task:T1-I", "task:T1-C", *["keep-army:" + g.army_deck[-1].id]
    )
    assert owned(me) == {"corn": 2}
    assert len(me.army) == 1


@pytest.mark.rule("TAW-4.1.10", "TAW-4.5.5")
def test_a_priest_must_take_a_god_card_at_the_end() -> None:
    g, me = ready("white", gold=1)
    offer(g, "G01")
    carry_out(place_worker(g, me), "place-space:T1b", "task:stop", "god-source:G01")
    assert [card.id for card in me.gods] == ["G01"]


@pytest.mark.rule("TAW-4.5.5")
def test_a_priest_may_pay_a_potato_once_for_a_task() -> None:
    g, me = ready("white", gold=1, potato=2)
    carry_out(place_worker(g, me), "place-space:T1b", "priest-potato:pay", "task:T1-I", "task:stop")
    assert owned(me) == {"potato": 1, "corn": 2}
    assert len(me.gods) == 1


# ----------------------------------------------------------------------------------------- food cost
@pytest.mark.rule("TAW-4.2.1", "TAW-4.2.2", "TAW-4.2.3", "TAW-4.2.4")
@pytest.mark.example("TAW-EX-02")
def test_cost_of_a_bottom_space_with_upper_steps() -> None:
    g, me = ready("green", gold=1, potato=4)
    steps(g, ST2u=BLACK)
    assert food(g, "green", "B2a") == 4
    carry_out(place_worker(g, me), "place-space:B2a", "task:stop")
    assert owned(me) == {}
    assert g.incas[BLACK].vp == 11


@pytest.mark.rule("TAW-4.2.4")
@pytest.mark.example("TAW-DX-01")
def test_steps_and_couriers_lower_the_cost() -> None:
    g = laid_out()
    steps(g, ST1u=PURPLE, ST1l=BLACK)
    assert food(g, "red", "B1a") == 1
    assert food(g, "red", "M1a") == 0
    assert food(g, "yellow", "T2a") == 0


@pytest.mark.rule("TAW-4.2.5", "TAW-4.5.4")
@pytest.mark.example("TAW-DX-14")
def test_a_courier_far_away() -> None:
    g, me = ready("yellow", gold=1, potato=3)
    assert food(g, "yellow", "B3a") == 7
    steps(g, ST3u=PURPLE, ST3l=BLACK)
    assert food(g, "yellow", "B3a") == 3
    carry_out(place_worker(g, me), "place-space:B3a", "task:stop")
    assert owned(me) == {}
    assert (me.vp, g.incas[BLACK].vp) == (10, 11)


@pytest.mark.rule("TAW-4.2.6")
def test_steps_score_even_if_the_cost_would_be_nothing() -> None:
    g, me = ready("yellow", gold=1)
    steps(g, ST1u=BLACK)
    assert food(g, "yellow", "M1a") == 0
    carry_out(place_worker(g, me), "place-space:M1a", "task:stop")
    assert g.incas[BLACK].vp == 11


@pytest.mark.rule("TAW-4.2.7")
def test_food_is_any_mix_of_potatoes_and_corn_and_gold() -> None:
    g, me = ready("green", gold=2, potato=1, corn=1)
    carry_out(place_worker(g, me), "place-space:M1a", "pay-gold:1", "pay-corn:1", "task:stop")
    assert owned(me) == {"potato": 1}


# --------------------------------------------------------------------------------------------- tasks
@pytest.mark.rule("TAW-4.3.1", "TAW-4.3.2")
@pytest.mark.example("TAW-EX-03")
def test_one_like_neighbour_gives_a_second_task() -> None:
    g, me = ready("blue", gold=1, potato=9)
    on_hill(g, M3b="blue")
    me.priest = 2
    assert tasks(g, "blue", "M3a") == 2
    icons = SPACE_ICONS[SPACE_NUMBER["M3a"]]
    goods(me, stone=9, gold=9, corn=9)
    first = offered(g, me, icons, [0, 0, 0])
    assert offered(g, me, icons, [1, 0, 0]) == [icon for icon in first if icon is not icons[0]]


@pytest.mark.rule("TAW-4.3.1", "TAW-4.3.4")
@pytest.mark.example("TAW-EX-04")
def test_five_tasks() -> None:
    g, me = ready("blue", gold=1, potato=3, stone=9)
    on_hill(g, M1c="blue", M1d="blue", M2b="blue", M2c="blue")
    space = SPACES[SPACE_NUMBER["M2a"]]
    icons = SPACE_ICONS[SPACE_NUMBER["M2a"]]
    assert (space.god, space.colour) == ("diamond", "none")
    assert {icon.task for icon in icons} == {"build_building", "harvest_potato", "harvest_stone"}
    assert tasks(g, "blue", "M2a") == 5
    goods(me, stone=9, corn=9, gold=9, potato=9)
    assert offered(g, me, icons, [1, 1, 1]) == [*icons]
    assert offered(g, me, icons, [2, 1, 1]) == [icons[1], icons[2]]


@pytest.mark.rule("TAW-4.3.4")
@pytest.mark.example("TAW-DX-02")
def test_even_distribution_of_four_tasks() -> None:
    g, me = ready(stone=99, corn=99, gold=99)
    a, b, c = SPACE_ICONS[SPACE_NUMBER["T1a"]]

    def legal(*sequence: object) -> bool:
        uses = [0, 0, 0]
        for icon in sequence:
            if icon not in offered(g, me, (a, b, c), uses):
                return False
            uses[(a, b, c).index(icon)] += 1  # type: ignore[arg-type]
        return True

    assert legal(a, b, c, a)
    assert legal(b, a, c, c)
    assert not legal(a, b, a, c)


@pytest.mark.rule("TAW-4.3.5", "TAW-4.3.7")
@pytest.mark.example("TAW-DX-03")
def test_a_task_that_cannot_be_done_is_lost() -> None:
    g, me = ready("blue", gold=1, potato=1)
    on_hill(g, M1c="blue", M2b="blue")
    g.incas[PURPLE].priest = 1
    g.production_market, rest = [], g.production_market
    g.production_stack += rest
    g.passive_market, others = [], g.passive_market
    g.passive_stack += others
    rule = place_worker(g, me)
    icons = {icon.task: icon.id for icon in SPACE_ICONS[SPACE_NUMBER["M2a"]]}
    goods(me, gold=1, potato=2)
    carry_out(rule, "place-space:M2a", f"task:{icons['harvest_potato']}", f"task:{icons['harvest_stone']}")
    assert owned(me) == {"potato": 3, "stone": 2}


@pytest.mark.rule("TAW-4.3.5")
@pytest.mark.example("TAW-DX-13")
def test_an_icon_is_never_skipped_to_start_the_next_group() -> None:
    g, me = ready(stone=0)
    icons = SPACE_ICONS[SPACE_NUMBER["M2a"]]
    g.production_market, g.passive_market = [], []
    uses = [0, 0, 0]
    done = 0
    for _ in range(4):
        left = offered(g, me, icons, uses)
        if not left:
            break
        uses[icons.index(left[0])] += 1
        done += 1
    assert done == 2
    assert sorted(uses) == [0, 1, 1]


@pytest.mark.rule("TAW-4.3.6")
def test_the_player_may_stop() -> None:
    g, me = ready("green", gold=1)
    carry_out(place_worker(g, me), "place-space:T1a", "task:stop")
    assert owned(me) == {}


@pytest.mark.rule("TAW-4.3.7")
def test_what_can_be_performed() -> None:
    g, me = ready()
    always = ("harvest_potato", "harvest_corn", "harvest_stone", "harvest_gold", "training", "merchant")
    assert all(can_perform(g, me, task) for task in always)
    needing = ("build_steps", "build_statue", "build_building", "produce_once")
    assert not any(can_perform(g, me, task) for task in needing)
    gods(g, me, "G01")
    assert can_perform(g, me, "build_building")
    production(g, me, "P01")
    assert can_perform(g, me, "produce_once")
    goods(me, stone=3)
    assert can_perform(g, me, "build_steps")
    assert can_perform(g, me, "build_statue")
    assert can_perform(g, me, "buy_weaving")


@pytest.mark.rule("TAW-4.3.8")
def test_the_number_of_tasks_stays_fixed() -> None:
    g, me = ready("red", gold=1)
    passive(g, me, "Z14")
    on_hill(g, T1b="green")
    table = scenario(g)
    table.play("action:place", "place-space:T1a", "take-worker:no")
    table.told("tasks", count=3)


# --------------------------------------------------------------------------------------- god cards
@pytest.mark.rule("TAW-4.4.2", "TAW-7.4")
def test_the_used_card_reaches_the_offer_at_the_end_of_the_turn() -> None:
    g, me = ready("green")
    gods(g, me, "G15")
    offer(g, "G01")
    table = scenario(g)
    table.play("action:place", "task:T1-I")  # on T1a, the only space that can be paid
    assert [card.id for card in g.god_offer] == ["G01"]
    table.play("task:stop", "village:no")
    assert [card.id for card in g.god_offer] == ["G01", "G15"]
    assert g.god_used == []


@pytest.mark.rule("TAW-4.4.3")
@pytest.mark.example("TAW-EX-05")
def test_a_full_offer_is_shuffled_away_first() -> None:
    g = laid_out()
    offer(g, "G08", "G09", "G10")
    serpent = GOD_CARDS["G01"]
    g.god_deck.remove(serpent)
    deck = len(g.god_deck)
    put_into_offer(g, serpent)
    assert g.god_offer == [serpent]
    assert len(g.god_deck) == deck + 3


@pytest.mark.rule("TAW-4.4.4")
def test_other_uses_of_god_cards() -> None:
    g, me = ready(potato=1)
    gods(g, me, "G01")
    assert can_exchange(g, me)
    assert god_card_value(me) == 1
    carry_out(upkeep(g, me))
    assert owned(me) == {}


# ------------------------------------------------------------------------------------ worker classes
@pytest.mark.rule("TAW-4.5.1", "TAW-4.5.2")
def test_architects_on_blue_and_artisans_on_green() -> None:
    g = laid_out()
    assert tasks(g, "blue", "T1c") == 2
    assert tasks(g, "blue", "T1a") == 1
    assert tasks(g, "green", "T1a") == 2
    assert tasks(g, "green", "T1c") == 1
    assert tasks(g, "red", "T1c") == 1


@pytest.mark.rule("TAW-4.5.4")
def test_a_courier_in_an_empty_segment() -> None:
    g, _me = ready("yellow", gold=1)
    table = scenario(g)
    table.play("action:place", "place-space:T1b")
    table.told("tasks", count=2)
    other, _ = ready("yellow", gold=1)
    on_hill(other, T1a="white")  # also a neutral worker
    table = scenario(other)
    table.play("action:place", "place-space:T1b")
    table.told("tasks", count=1)
