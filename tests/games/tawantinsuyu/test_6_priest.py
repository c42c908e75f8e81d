"""TAW-6 Secondary actions."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    CONQUEST_BY_ID,
    CONQUEST_NUMBER,
    PRODUCTION,
    STATUES,
)
from tablewright.games.tawantinsuyu.rules.conquest import casualty, conquer, conquest, muster, requirements
from tablewright.games.tawantinsuyu.rules.secondary_actions import (
    act,
    follow_offering,
    follow_refresh,
    follow_worship,
    offer,
    produce,
    produce_actively,
    refresh,
    worship,
)
from tablewright.testing.scenario import carry_out
from tests.games.tawantinsuyu.offers import offer as lay_offer
from tests.games.tawantinsuyu.owning import army, gods, goods, owned, passive, production, statues
from tests.games.tawantinsuyu.people import empty_bag, nomads, village
from tests.games.tawantinsuyu.seats import BLACK, BLUE, PURPLE
from tests.games.tawantinsuyu.table import laid_out, scenario


@pytest.mark.rule("TAW-6.1.1", "TAW-6.2.1")
def test_the_high_priest_moves_one_or_two_sections_and_others_follow() -> None:
    g = laid_out(3)
    for inca in g.incas:
        goods(inca, corn=6)
    table = scenario(g)
    table.play("action:priest").only_options("priest-move:offering", "priest-move:refresh")
    table.play("priest-move:offering", "priest-action:perform", "offering:1")
    assert g.incas[PURPLE].priest == 1
    while table.question().kind == "keep-army":
        table.play(table.offered()[0])
    table.asks(BLACK, "follow-offering").play("follow-offering:no").asks(BLUE, "follow-offering")


@pytest.mark.rule("TAW-6.2.2", "TAW-6.2.3")
def test_gold_instead_of_the_action() -> None:
    g = laid_out()
    goods(g.incas[BLACK], corn=3)
    passive(g, g.incas[BLACK], "Z18")
    g.incas[PURPLE].priest = 1
    production(g, g.incas[BLACK], "P01", up=False)
    table = scenario(g)
    table.play("action:priest", "priest-move:refresh", "priest-action:gold")
    assert owned(g.incas[PURPLE]) == {"gold": 1}
    assert g.incas[BLACK].goods[3] == 1  # Z18 reacts all the same
    table.asks(BLACK, "refresh-for-corn")


@pytest.mark.rule("TAW-6.2.4")
def test_only_buildings_owned_at_the_move_react_and_before_the_action() -> None:
    g = laid_out()
    passive(g, g.incas[BLACK], "Z17")
    g.incas[PURPLE].priest = 2
    army(g, g.incas[PURPLE], "A01")
    table = scenario(g)
    table.play("action:priest", "priest-move:conquest", "priest-action:perform", "casualty:potato-end")
    kinds = [event.kind for event in table.table.events]
    assert kinds.index("react") < kinds.index("casualty")
    assert (owned(g.incas[BLACK]), g.incas[BLACK].vp) == ({"gold": 1}, 11)


# -------------------------------------------------------------------------------------------- worship
@pytest.mark.rule("TAW-6.3.1", "TAW-6.3.3")
def test_worship_discards_one_statue_of_each_size() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 3
    statues(g, me, "LG-cross", "SM-cross", "SM-waves")
    nomads(g, "red", "red", "red")
    carry_out(worship(g, me), "worship:LG-cross", "worship:SM-waves", "benefit-choice:nomad")
    assert me.temple == 7
    assert me.statues == [STATUES["SM-cross"]]
    assert g.statues_gone == [STATUES["LG-cross"], STATUES["SM-waves"]]


@pytest.mark.rule("TAW-6.3.2")
def test_others_discard_any_statue_for_one_space() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    me.temple = 3
    statues(g, me, "LG-cross")
    carry_out(follow_worship(g, me), "follow-worship:LG-cross")
    assert (me.temple, me.statues) == (4, [])


# ------------------------------------------------------------------------------------------- offering
@pytest.mark.rule("TAW-6.4.1")
@pytest.mark.parametrize(("spaces", "corn"), [(1, 4), (2, 2), (3, 0)])
def test_offering_two_corn_for_each_space(spaces: int, corn: int) -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    me.temple = 3
    goods(me, corn=6)
    carry_out(offer(g, me), f"offering:{spaces}")
    assert me.temple == 3 + spaces
    assert me.goods[1] == corn


@pytest.mark.rule("TAW-6.4.2")
def test_others_offer_three_corn_for_one_space() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    me.temple = 3
    goods(me, corn=6)
    carry_out(follow_offering(g, me), "follow-offering:yes")
    assert (me.temple, owned(me)) == (4, {"corn": 3})


# -------------------------------------------------------------------------------------------- refresh
@pytest.mark.rule("TAW-6.5.1")
def test_refresh_one_for_free_and_more_for_food() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, potato=1)
    production(g, me, "P01", "P02", up=False)
    army(g, me, "A01", place="army_down")
    carry_out(refresh(g, me), "refresh:P02", "refresh-for-food:A01")
    assert me.production_up == [PRODUCTION["P02"]]
    assert me.army_up == [ARMY_CARDS["A01"]]
    assert owned(me) == {}


@pytest.mark.rule("TAW-6.5.2")
def test_others_refresh_for_corn_not_potatoes() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    goods(me, potato=5, corn=1)
    production(g, me, "P01", "P02", up=False)
    carry_out(follow_refresh(g, me), "refresh-for-corn:P02")
    assert owned(me) == {"potato": 5}
    assert me.production_down == [PRODUCTION["P01"]]


# ------------------------------------------------------------------------------------------- conquest
@pytest.mark.rule("TAW-6.6.1", "TAW-6.6.2")
def test_the_casualty_comes_from_an_end_of_the_village_or_the_nomads() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    village(g, "red", "blue")
    carry_out(casualty(g, me), "casualty:corn-end")
    assert (g.casualties, g.village) == (["blue"], ["red"])
    carry_out(casualty(g, me))
    assert g.village == []
    assert g.feast_holder == PURPLE
    assert me.vp == 11
    nomads(g, "white", "green", "green")
    carry_out(casualty(g, me), "casualty-nomad:white")
    assert g.casualties[-1] == "white"
    assert len(g.nomads) == 3
    nomads(g)
    empty_bag(g)
    carry_out(casualty(g, me))
    assert len(g.casualties) == 3


@pytest.mark.rule("TAW-6.6.3", "TAW-6.6.4", "TAW-6.6.6", "TAW-6.6.7")
@pytest.mark.example("TAW-EX-08")
def test_the_conquest_of_the_rulebook() -> None:
    g = laid_out()
    purple, blue = g.incas
    army(g, purple, "A19", "A01", place="army_up")  # 2 and 1 soldiers
    army(g, blue, "A20", "A02", place="army_up")
    army(g, purple, "A21", "A03", "A09")  # 2, 1, 1
    army(g, blue, "A04")
    goods(purple, potato=2)
    goods(blue, potato=1)
    village(g, "red", "blue", "green")
    stack = g.weavings[-1]
    carry_out(
        conquest(g, purple, performs=True),
        "casualty:potato-end",
        "muster-free:A21",
        "muster:A03",
        "muster:A09",
        "muster:A04",
        "conquer:CH4",
        "discard-army:A01",
        "exhaust-army:A19",
        "conquer:AN6",
        "discard-army:A02",
        "conquer:KU3",
        "discard-army:A09",
        "benefit:god_card",
        "god-source:deck",
        "weave:new",
    )
    assert owned(purple) == owned(blue) == {}
    assert (purple.vp, blue.vp) == (14, 17)
    assert [card.id for card in purple.army_down] == ["A19"]
    assert sorted(card.id for card in g.army_discard) == ["A01", "A02", "A04", "A09"]
    assert [card.id for card in blue.army_down] == ["A20"]
    assert len(purple.gods) == 1
    assert purple.tapestries[-1] == [stack]
    assert [g.conquered[CONQUEST_NUMBER[name]] for name in ("CH4", "AN6", "KU3")] == [0, 1, 0]


@pytest.mark.rule("TAW-6.6.3")
def test_only_the_active_player_musters_a_card_for_free() -> None:
    g = laid_out()
    me, other = g.incas
    army(g, me, "A01", "A09")
    army(g, other, "A02")
    carry_out(muster(g, me, active=True), "muster-free:A01")
    assert [card.id for card in me.army_up] == ["A01"]
    carry_out(muster(g, other, active=False))
    assert other.army_up == []


@pytest.mark.rule("TAW-6.6.5", "TAW-6.6.9")
def test_requirements_take_minimal_sets_of_face_up_cards() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    army(g, me, "A01", "A09", "A19", place="army_up")  # 1, 1, 2
    asked = next(conquer(g, me))
    offered = [name[8:] for name in asked.option_ids()]
    assert {"CH6", "AN6"} <= set(offered)
    carry_out(conquer(g, me), "conquer:CH2", "exhaust-army:A01")  # 2 soldiers: 1 + 1, not 1 + 2
    assert [card.id for card in me.army_down] == ["A01", "A09"]
    assert [card.id for card in me.army_up] == ["A19"]
    assert requirements(me, CONQUEST_BY_ID["CH2"]) == [(2, 0)]
    asked = next(conquer(g, me))
    assert "conquer:CH4" not in asked.option_ids()  # face-down cards do not count
    assert asked.reasons()["conquer:CH4"].rule == "TAW-6.6.5"


@pytest.mark.rule("TAW-6.6.8")
@pytest.mark.example("TAW-DX-17")
def test_gold_instead_of_conquest() -> None:
    g = laid_out()
    me, other = g.incas
    me.priest = 2
    army(g, me, "A01")
    army(g, other, "A02", "A09")
    goods(other, potato=1)
    table = scenario(g)
    table.play("action:priest", "priest-move:conquest", "priest-action:gold", "casualty:corn-end")
    assert owned(me) == {"gold": 1}
    assert len(g.casualties) == 1
    table.asks(BLACK, "muster").play("muster:A02")
    table.asks(BLACK, "conquer").play("conquer:AN1")
    assert other.vp == 12
    assert [card.id for card in me.army] == ["A01"]
    table.asks(PURPLE, "second-action")


# ----------------------------------------------------------------------------------------- production
@pytest.mark.rule("TAW-6.7.1")
@pytest.mark.parametrize("early", [True, False])
def test_production_with_a_refresh_before_or_after(early: bool) -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    production(g, me, "P02")
    production(g, me, "P05", up=False)
    if early:
        answers = ["refresh-building-early:P05", "produce:P02", "produce:P05"]
    else:
        answers = ["refresh-building-early:no", "produce:P02", "refresh-building:P02"]
    carry_out(produce_actively(g, me), *answers)
    assert owned(me) == ({"potato": 3, "corn": 2} if early else {"potato": 3})
    assert len(me.production_up) == (0 if early else 1)


@pytest.mark.rule("TAW-6.7.2")
def test_others_produce_without_a_refresh() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    production(g, me, "P02", "P12")
    carry_out(produce(g, me), "produce:P12", "produce:done")
    assert owned(me) == {"gold": 1}
    assert me.production_down == [PRODUCTION["P12"]]
    assert me.production_up == [PRODUCTION["P02"]]


# ------------------------------------------------------------------------------------- small actions
@pytest.mark.rule("TAW-6.8.1")
def test_prayer_takes_two_cards_from_deck_or_offer() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    lay_offer(g, "G01", "G02")
    top = g.god_deck[-1]
    carry_out(act(g, me, "prayer"), "god-source:deck", "god-source:G02")
    assert [card.id for card in me.gods] == [top.id, "G02"]
    assert [card.id for card in g.god_offer] == ["G01"]
    gods(g, me, *[card.id for card in g.god_deck[:9]])
    assert len(me.gods) == 11  # no hand limit


@pytest.mark.rule("TAW-6.10.1")
def test_recruiting_takes_a_nomad_and_refills() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    nomads(g, "red", "blue", "blue")
    bag = sum(g.bag)
    carry_out(act(g, me, "recruit"), "nomad:red")
    assert me.workers == ["red"]
    assert len(g.nomads) == 3
    assert sum(g.bag) == bag - 1
