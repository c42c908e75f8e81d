"""What the comparison with the Polish text found (gaps.md, section E), one test or more for each row.

The numbers after "line" are those of the Polish text.
"""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import ARMY_CARDS, CONQUESTS, SPACE_NUMBER, TEMPLE_TOP
from tablewright.games.tawantinsuyu.rules.placement import score_used_steps
from tablewright.games.tawantinsuyu.rules.scoring import final_scoring
from tablewright.games.tawantinsuyu.rules.solo.reactions import (
    her_conquests,
    she_conquers_again,
    she_offers,
    she_worships,
)
from tablewright.games.tawantinsuyu.rules.state import (
    FEAST_CARDS,
    FEAST_MERCHANT,
    FEAST_START,
    FEAST_UPKEEP,
    TURN_END,
    Inca,
    Tawantinsuyu,
)
from tests.games.tawantinsuyu.offers import market, offer, stacked
from tests.games.tawantinsuyu.owning import (
    army,
    gods,
    goods,
    owned,
    passive,
    production,
    statues,
    steps,
    tapestry,
)
from tests.games.tawantinsuyu.people import empty_bag, nomads, village, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE, SHE, YOU
from tests.games.tawantinsuyu.table import laid_out, scenario


def on_top(g: Tawantinsuyu, *cards: str) -> None:
    """These army cards are drawn next, the first one first."""
    for card in reversed(cards):
        g.army_deck.remove(ARMY_CARDS[card])
        g.army_deck.append(ARMY_CARDS[card])


def ready(colour: str, *cards: str, players: int = 2, **amounts: int) -> tuple[Tawantinsuyu, Inca]:
    """Purple with a worker, god cards and goods."""
    g = laid_out(players)
    me = g.incas[PURPLE]
    workers(g, me, colour)
    gods(g, me, *cards)
    goods(me, **amounts)
    return g, me


def feasting(step: str, number: int = 1, players: int = 2) -> tuple[Tawantinsuyu, Inca]:
    """A step of Purple's feast."""
    g = laid_out(players)
    village(g)
    g.feast_holder = PURPLE
    g.feasts_triggered, g.feasts_resolved = number, number - 1
    g.step = step
    return g, g.incas[PURPLE]


# ----------------------------------------------------------------------------------- A: wrong results
@pytest.mark.rule("TAW-12.9.8")
def test_her_passive_buildings_have_no_ability_not_even_for_her_own_steps() -> None:
    """Lines 512, 1013, 1163: the appendix speaks to "you", and that is the human player."""
    g = laid_out(1)
    she = g.incas[SHE]
    passive(g, she, "Z07")
    steps(g, ST1u=SHE, ST1l=YOU)
    score_used_steps(g, she, SPACE_NUMBER["B1a"])
    assert (she.vp, g.incas[YOU].vp) == (10, 11)


@pytest.mark.rule("TAW-12.5.3")
def test_she_follows_your_worship_only_to_advance() -> None:
    """Lines 653-655: a statue is discarded "to advance"."""
    g = laid_out(1)
    she = g.incas[SHE]
    she.temple = TEMPLE_TOP
    statues(g, she, "SM-cross")
    she_worships(g, she, triggered=False)
    assert len(she.statues) == 1


@pytest.mark.rule("TAW-12.5.2", "TAW-12.5.3")
def test_on_the_top_space_she_gives_nothing_away() -> None:
    """Lines 1353-1355: "to the highest possible degree" is a degree of advancing."""
    g = laid_out(1)
    she = g.incas[SHE]
    she.temple = TEMPLE_TOP
    goods(she, corn=4, gold=2)
    statues(g, she, "SM-cross", "LG-cross")
    she_offers(g, she, triggered=True)
    she_worships(g, she, triggered=True)
    final_scoring(g)
    assert owned(she) == {"corn": 4, "gold": 2}
    assert len(she.statues) == 2


@pytest.mark.rule("TAW-12.5.2", "TAW-12.5.3")
def test_below_the_top_she_pays_only_for_spaces_that_are_there() -> None:
    g = laid_out(1)
    she = g.incas[SHE]
    she.temple = TEMPLE_TOP - 1
    goods(she, corn=6)
    she_offers(g, she, triggered=True)
    assert (she.temple, she.goods[1]) == (TEMPLE_TOP, 4)
    she.temple = TEMPLE_TOP - 3
    statues(g, she, "SM-cross", "LG-cross")
    she_worships(g, she, triggered=True)
    assert (she.temple, [statue.id for statue in she.statues]) == (TEMPLE_TOP, ["SM-cross"])


@pytest.mark.rule("TAW-12.5.6", "TAW-12.12.3")
def test_her_second_conquest_compares_what_she_really_discards() -> None:
    """Lines 1370-1373, 1639-1641: one fewer with the harder option, so 0/1 is as easy as 1/0."""
    taken = set()
    for seed in range(40):
        g = laid_out(1, seed=str(seed), hard_conquest_discount="on")
        she = g.incas[SHE]
        army(g, she, "A01", place="army_up")
        she_conquers_again(g, she)
        taken |= {space.id for i, space in enumerate(CONQUESTS) if g.conquered[i] == SHE}
    g = laid_out(1, hard_conquest_discount="on")
    army(g, g.incas[SHE], "A01", place="army_up")
    nothing_to_discard = [i for i in her_conquests(g, g.incas[SHE]) if CONQUESTS[i].discard <= 1]
    assert taken <= {CONQUESTS[i].id for i in nothing_to_discard}
    assert {space.discard for space in CONQUESTS if space.id in taken} == {0, 1}


# ------------------------------------------------------------- B: any moment of the own turn (line 240)
@pytest.mark.rule("TAW-3.4", "TAW-5.6.1")
def test_an_army_card_drawn_by_the_merchant_pays_for_his_temple_reward() -> None:
    g, me = ready("blue", "G29", players=4, potato=3)  # cross: M5d
    tapestry(g, me, "W17 W22", "W07 W11")  # pay gold to climb; an army card
    on_top(g, "A16")
    table = scenario(g)
    table.play("action:place", "place-space:M5d", "task:M5-K")
    table.asks(PURPLE, "pay-temple").only_options("pay-temple:no", "use-army:A16")
    table.play("use-army:A16").only_options("pay-temple:yes", "pay-temple:no").play("pay-temple:yes")
    assert me.temple == 1


@pytest.mark.rule("TAW-3.4", "TAW-4.1.9")
def test_an_army_card_of_the_last_task_pays_for_the_benefit_afterwards() -> None:
    g, me = ready("blue", "G19")  # diamond builder: T1a
    statues(g, me, "SM-diamond")
    market(g, "P01", "P16", "Z14", "Z11")  # P01 costs 1 stone
    on_top(g, "A11", "A01")
    table = scenario(g)
    table.play("action:place", "god-benefit:later", "task:T1-C", "keep-army:A11")
    table.asks(PURPLE, "build").only_options("build:no", "use-army:A11")
    table.play("use-army:A11", "build:P01")
    assert [tile.id for tile in me.production_up] == ["P01"]


@pytest.mark.rule("TAW-3.4", "TAW-4.1.9", "TAW-5.4.1")
def test_an_army_card_of_the_last_task_pays_for_the_statue_of_the_sculptor_afterwards() -> None:
    """Lines 240-243: the statue is payable only after an aside; the question must not be skipped."""
    g, me = ready("blue", "G20", stone=2)  # diamond sculptor: T1a
    statues(g, me, "SM-diamond")
    on_top(g, "A11", "A01")
    table = scenario(g)
    table.play("action:place", "god-benefit:later", "task:T1-C", "keep-army:A11")
    table.asks(PURPLE, "statue").only_options("statue:no", "use-army:A11")
    table.not_offered("statue:SM-waves", rule="TAW-5.4.1")
    table.play("use-army:A11", "statue:SM-waves")
    assert [statue.id for statue in me.statues] == ["SM-diamond", "SM-waves"]


@pytest.mark.rule("TAW-3.4", "TAW-4.1.7")
def test_an_army_card_of_a_warrior_pays_for_the_benefit_before_the_tasks() -> None:
    g, me = ready("red", "G19")
    statues(g, me, "SM-diamond")
    market(g, "P01", "P16", "Z14", "Z11")
    on_top(g, "A11")
    table = scenario(g)
    table.play("action:place").asks(PURPLE, "god-benefit").offers("use-army:A11")
    table.play("god-benefit:all").asks(PURPLE, "build").only_options("build:no", "use-army:A11")
    table.play("use-army:A11", "build:P01").asks(PURPLE, "task")
    assert [tile.id for tile in me.production_up] == ["P01"]


@pytest.mark.rule("TAW-3.4", "TAW-8.2.0", "TAW-11.12")
def test_the_holder_uses_an_army_card_right_before_the_feast() -> None:
    """Lines 826-827, 1025: the feast is at the start of the holder's turn."""
    g, me = feasting(FEAST_START)
    passive(g, me, "Z12")
    army(g, me, "A16")
    table = scenario(g)
    table.asks(PURPLE, "pay-temple").play("use-army:A16", "pay-temple:yes")
    assert me.temple == 1
    table.not_told("feast")


@pytest.mark.rule("TAW-3.4", "TAW-8.2.1")
def test_the_holder_uses_an_army_card_for_the_merchant_of_the_feast() -> None:
    """Line 829."""
    g, me = feasting(FEAST_MERCHANT, players=4)
    tapestry(g, me, "W17 W22")
    army(g, me, "A16")
    table = scenario(g)
    table.asks(PURPLE, "pay-temple").play("use-army:A16", "pay-temple:yes")
    assert me.temple == 1


@pytest.mark.rule("TAW-3.4", "TAW-8.2.6")
def test_who_does_not_hold_the_tile_is_not_asked_for_what_only_an_army_card_could_pay() -> None:
    g, _ = feasting(FEAST_MERCHANT, players=4)
    other = g.incas[BLACK]
    tapestry(g, other, "W17 W22")
    army(g, other, "A16")
    scenario(g).asks(PURPLE, "play-god").told("benefit-lost", seat=BLACK, benefit="step-pay_temple")


@pytest.mark.rule("TAW-8.4.3", "TAW-11.19")
def test_potatoes_of_the_last_card_played_buy_another_one_at_the_feast() -> None:
    """Lines 907-911, 1042: Z19 at any moment, and up to three cards."""
    g, me = feasting(FEAST_CARDS)
    g.feasts_resolved, g.feast_holder = 1, -1
    village(g, "red")
    passive(g, me, "Z19")
    gods(g, me, "G01")  # harvest: 3 potatoes
    offer(g, "G11", "G04")  # glory, twice
    table = scenario(g)
    table.play("play-god:G01").asks(PURPLE, "play-god").only_options("play-god:done", "house-of-prayer:yes")
    table.play("house-of-prayer:yes", "god-source:G04", "play-god:G04")
    table.play("house-of-prayer:yes", "god-source:G11", "play-god:G11")
    assert me.vp == 18
    table.asks(PURPLE, "action")  # three cards are played


@pytest.mark.rule("TAW-8.2.5", "TAW-11.19")
def test_the_holder_may_still_act_between_the_last_upkeep_and_the_final_scoring() -> None:
    g, me = feasting(FEAST_UPKEEP, number=3)
    passive(g, me, "Z19")
    army(g, me, "A16")
    goods(me, potato=1)
    table = scenario(g)
    table.asks(PURPLE, "before-scoring").offers("use-army:A16", "house-of-prayer:yes")
    table.play("house-of-prayer:yes", "use-army:A16", "before-scoring:go-on").asks_nobody()
    assert (me.tally["god-cards"], me.tally["gold"]) == (1, 1)


@pytest.mark.rule("TAW-8.2.4", "TAW-3.4")
def test_an_army_card_pays_for_upkeep() -> None:
    g, me = feasting(FEAST_UPKEEP)
    gods(g, me, "G01")
    army(g, me, "A19")  # 1 potato
    table = scenario(g)
    table.asks(PURPLE, "before-upkeep").play("use-army:A19").asks(PURPLE, "play-god")
    assert (me.vp, owned(me)) == (10, {})


@pytest.mark.rule("TAW-3.4", "TAW-5.5.1")
def test_corn_of_an_army_card_buys_one_weaving_more() -> None:
    g, me = ready("blue", "G15", corn=2)
    army(g, me, "A06")
    stacked(g, "W01", "W08", "W14")
    table = scenario(g)
    table.play("action:place", "task:T1-M", "buy-weaving:W01").asks(PURPLE, "buy-weaving")
    assert owned(me) == {"corn": 1}
    table.only_options("buy-weaving:done", "use-army:A06").play("use-army:A06", "buy-weaving:W08")
    assert owned(me) == {}


@pytest.mark.rule("TAW-3.4", "TAW-6.5.1")
def test_food_of_an_army_card_refreshes_one_more() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.priest = 1
    production(g, me, "P01", "P02", up=False)
    army(g, me, "A06")
    table = scenario(g)
    table.play("action:priest", "priest-move:refresh", "priest-action:perform", "refresh:P01")
    table.asks(PURPLE, "refresh-for-food").play("use-army:A06", "refresh-for-food:P02")
    assert len(me.production_up) == 2


@pytest.mark.rule("TAW-3.4", "TAW-4.1.3")
def test_an_army_card_makes_a_space_payable_when_the_worker_is_in_the_hand() -> None:
    g, _me = ready("blue", "G01", "G15")
    army(g, g.incas[PURPLE], "A01")  # 2 potatoes
    table = scenario(g)
    table.play("action:place")  # T1a is the only space, and its card the only payment
    table.asks(PURPLE, "task")
    g, _me = ready("blue", "G15", "G22")  # diamond T1a, waves M1b
    army(g, g.incas[PURPLE], "A01", "A02")
    workers(g, g.incas[PURPLE], "green")
    table = scenario(g)
    table.play("action:place").asks(PURPLE, "place-worker").play("use-army:A01", "place-worker:blue")
    table.asks(PURPLE, "place-space").offers("place-space:T1a", "place-space:M1b", "use-army:A02")


@pytest.mark.rule("TAW-3.4")
def test_asides_are_offered_with_every_question_of_the_own_turn_and_no_other() -> None:
    g, me = ready("blue", "G15")
    other = g.incas[BLACK]
    for inca, card in ((me, "A11"), (other, "A12")):
        army(g, inca, card)
        goods(inca, corn=3)
    statues(g, other, "SM-cross")
    table = scenario(g)
    table.asks(PURPLE, "action").offers("use-army:A11").play("action:priest")
    table.asks(PURPLE, "priest-move").offers("use-army:A11").play("priest-move:offering")
    table.asks(PURPLE, "priest-action").offers("use-army:A11").play("priest-action:gold")
    table.asks(BLACK, "follow-offering").only_options("follow-offering:yes", "follow-offering:no")
    table.play("follow-offering:no").asks(PURPLE, "second-action").offers("use-army:A11")


@pytest.mark.rule("TAW-3.4", "TAW-5.7.1")
def test_cards_that_are_looked_at_are_not_in_hand_yet() -> None:
    g = laid_out()
    army(g, g.incas[PURPLE], "A16")
    on_top(g, "A01", "A11")
    table = scenario(g)
    table.play("action:training").asks(PURPLE, "keep-army").only_options("keep-army:A01", "keep-army:A11")


@pytest.mark.rule("TAW-3.4", "TAW-1.4.5")
def test_a_payment_is_one_step() -> None:
    g, me = ready("blue", "G01", potato=2, corn=2)  # serpent: M1a
    passive(g, me, "Z19")
    army(g, me, "A16")
    table = scenario(g)
    table.play("action:place", "place-space:M1a").asks(PURPLE, "pay-corn")
    table.only_options("pay-corn:0", "pay-corn:1", "pay-corn:2")


@pytest.mark.rule("TAW-3.2", "TAW-11.19")
def test_who_spends_the_food_meanwhile_decides_anew() -> None:
    g, me = ready("blue", "G01", potato=2)  # no space of the serpent is free of charge
    workers(g, me, "green")
    passive(g, me, "Z19")
    offer(g, "G02", "G03")
    table = scenario(g)
    table.play("action:place").asks(PURPLE, "place-worker")
    table.play("house-of-prayer:yes", "god-source:G02", "house-of-prayer:yes", "god-source:G03")
    table.asks(PURPLE, "action").not_offered("action:place", rule="TAW-3.2")
    assert owned(me) == {}


@pytest.mark.rule("TAW-6.8.1", "TAW-11.19")
def test_a_card_of_the_offer_that_was_bought_meanwhile_is_gone() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    passive(g, me, "Z19")
    goods(me, potato=1)
    offer(g, "G01", "G02")
    table = scenario(g)
    table.play("action:prayer", "house-of-prayer:yes", "god-source:G01")
    table.asks(PURPLE, "god-source").only_options("god-source:deck", "god-source:G02")


# -------------------------------------------------------------------------- B: choices that were missing
@pytest.mark.rule("TAW-4.4.1")
@pytest.mark.parametrize(
    ("answers", "points", "cards"),
    [
        (("god-benefit:all", "task:stop"), 1, 1),
        (("god-benefit:army_draw", "task:stop"), 0, 1),
        (("god-benefit:vp", "task:stop"), 1, 0),
        (("god-benefit:later", "task:stop", "god-benefit:none"), 0, 0),
        (("god-benefit:later", "task:stop", "god-benefit:vp"), 1, 0),
    ],
)
def test_one_all_or_none_of_the_benefits_of_a_card(answers: tuple[str, ...], points: int, cards: int) -> None:
    """Lines 378-381; fewer points can mean more cards at the feast."""
    g, me = ready("blue", "G17")  # diamond levy: an army card and a point
    statues(g, me, "SM-diamond")
    scenario(g).play("action:place", *answers)
    assert (me.vp - 10, len(me.army)) == (points, cards)


@pytest.mark.rule("TAW-6.10.1")
def test_who_recruits_may_take_no_nomad() -> None:
    """Line 787: "you may take"."""
    g = laid_out()
    nomads(g, "red", "red", "red")
    table = scenario(g)
    table.play("action:recruit").asks(PURPLE, "nomad").only_options("nomad:red", "nomad:no")
    table.play("nomad:no").asks(PURPLE, "second-action")
    assert g.incas[PURPLE].workers == []


@pytest.mark.rule("TAW-4.1.7", "TAW-4.5.5")
def test_potatoes_of_the_card_pay_for_the_priests_task() -> None:
    """Lines 378-380, 455-456: the benefit comes before the tasks, and the potato buys one of them."""
    g, me = ready("white", "G15")  # diamond harvest: 3 potatoes, 1 corn
    statues(g, me, "SM-diamond")
    table = scenario(g)
    table.play("action:place", "god-benefit:all").asks(PURPLE, "priest-potato").play("priest-potato:pay")
    table.told("tasks", count=2)
    assert owned(me) == {"potato": 2, "corn": 1}


@pytest.mark.rule("TAW-11.15", "TAW-9.7")
@pytest.mark.parametrize("seat", [PURPLE, BLACK])
def test_everybody_with_the_trading_post_exchanges_before_the_final_scoring(seat: int) -> None:
    """Lines 940, 1033: gold scores, and exchanging is free at any time."""
    g, _ = feasting(FEAST_UPKEEP, number=3)
    me = g.incas[seat]
    passive(g, me, "Z15")
    goods(me, corn=2)
    table = scenario(g)
    table.asks(seat, "exchange").play("exchange:corn/gold")
    while not table.table.over:
        table.play("exchange:no")
    assert me.tally["gold"] == 1


@pytest.mark.rule("TAW-3.4", "TAW-7.1")
def test_the_last_moment_of_a_turn_is_there_with_an_empty_village_too() -> None:
    g = laid_out()
    village(g)
    empty_bag(g)
    g.feast_holder, g.feasts_triggered = BLACK, 1
    g.step = TURN_END
    army(g, g.incas[PURPLE], "A16")
    table = scenario(g)
    table.asks(PURPLE, "village").only_options("village:no", "use-army:A16").play("use-army:A16")
    table.told("use-army", seat=PURPLE)
