"""TAW-1 Components, board and limits."""

from __future__ import annotations

import pytest

from tablewright.games.tawantinsuyu.box.schema import (
    DATA,
    NEIGHBOURS,
    SEGMENT,
    SOLO,
    SPACE_NUMBER,
    SPACES,
    STEPS_ABOVE,
    TEMPLE,
    totals,
)
from tablewright.games.tawantinsuyu.rules.buildings import fill_market
from tablewright.games.tawantinsuyu.rules.cards import draw_army, draw_god_to_hand, train
from tablewright.games.tawantinsuyu.rules.conquest import casualty, conquer, conquerable
from tablewright.games.tawantinsuyu.rules.effects import climb, free_weaving, turn_up_top
from tablewright.games.tawantinsuyu.rules.feast import upkeep
from tablewright.games.tawantinsuyu.rules.hill import (
    action_facing,
    is_segment_empty,
    neighbours_like,
    open_steps,
)
from tablewright.games.tawantinsuyu.rules.placement import place_worker, spaces_open_to, way_cost
from tablewright.games.tawantinsuyu.rules.resources import can_pay, gain, pay
from tablewright.games.tawantinsuyu.rules.solo.gains import roll
from tablewright.games.tawantinsuyu.rules.steps_and_statues import can_build_steps, statues_to_build
from tablewright.games.tawantinsuyu.rules.tasks import can_perform
from tablewright.games.tawantinsuyu.rules.weavings import draw_weavings
from tablewright.games.tawantinsuyu.rules.workers import fill_nomads, fill_village
from tablewright.testing.scenario import carry_out
from tests.games.tawantinsuyu.offers import offer
from tests.games.tawantinsuyu.owning import army, conquered, gods, goods, owned, statues, steps
from tests.games.tawantinsuyu.people import nomads, on_hill, village, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import laid_out


@pytest.mark.rule("TAW-1.1.1", "TAW-1.1.3", "TAW-1.1.6")
def test_every_piece_of_the_box_is_there() -> None:
    for name, expected, actual in totals(DATA):
        assert actual == expected, name
    g = laid_out(4)
    assert len(g.production_stack + g.production_market) == 19
    assert len(g.passive_stack + g.passive_market) == 20
    assert len(g.god_deck) == 42
    assert len(g.army_deck) == 30
    assert g.statues == [2, 1] * 6
    assert {card.soldiers for card in g.army_deck} == {1, 2}


@pytest.mark.rule("TAW-1.1.2")
def test_a_placed_worker_belongs_to_nobody_and_stays() -> None:
    g = laid_out()
    assert sum(worker.count for worker in DATA.workers) == 45
    assert {worker.count for worker in DATA.workers} == {9}
    me = g.incas[PURPLE]
    workers(g, me, "green")
    goods(me, gold=1)
    carry_out(place_worker(g, me), "place-space:T1a", "task:stop")
    assert me.workers == []
    assert g.hill[SPACE_NUMBER["T1a"]] == "green"


@pytest.mark.rule("TAW-1.1.4")
def test_each_player_has_the_pieces_of_a_colour() -> None:
    g = laid_out(3)
    assert [(inca.steps_left, inca.markers_left) for inca in g.incas] == [(5, 10)] * 3


@pytest.mark.rule("TAW-1.1.5")
def test_the_solo_pieces() -> None:
    g = laid_out(1)
    assert sorted(token.value for token in SOLO.tokens) == [1, 1, 2, 2, 2, 3, 3, 4]
    assert len(SOLO.personality_tokens) == 2
    assert [len(token.sides) for token in SOLO.personality_tokens] == [2, 2]
    assert {roll(g) for _ in range(200)} == {1, 2, 3, 4}
    assert SOLO.die.faces == (1, 2, 2, 3, 3, 4)


@pytest.mark.rule("TAW-1.2.1", "TAW-1.2.3")
def test_the_hill_has_fifteen_segments_and_spaces_with_three_icons() -> None:
    assert {space.section for space in SPACES} == {1, 2, 3, 4, 5}
    assert {space.terrace for space in SPACES} == {"top", "middle", "bottom"}
    assert len({space.segment for space in SPACES}) == 15
    assert len(set(SEGMENT)) == 15
    for space in SPACES:
        assert len(set(space.icons)) == 3
    g = laid_out()
    on_hill(g, T1a="red")
    assert not is_segment_empty(g, SPACE_NUMBER["T1c"])
    assert is_segment_empty(g, SPACE_NUMBER["M1a"])
    me = g.incas[PURPLE]
    goods(me, gold=9)
    assert "T1a" not in [space.id for space in spaces_open_to(g, me, "red")]


@pytest.mark.rule("TAW-1.2.2")
@pytest.mark.parametrize(("section", "food"), [(1, 0), (2, 1), (3, 3), (4, 3), (5, 1)])
def test_sections_form_a_ring(section: int, food: int) -> None:
    g = laid_out()
    assert way_cost(g, 0, SPACE_NUMBER[f"T{section}a"]) == food


@pytest.mark.rule("TAW-1.2.4", "TAW-1.2.5")
def test_adjacent_spaces_share_an_icon_on_the_same_terrace() -> None:
    for i, space in enumerate(SPACES):
        sharing = {
            j
            for j, other in enumerate(SPACES)
            if j != i and other.terrace == space.terrace and set(other.icons) & set(space.icons)
        }
        assert set(NEIGHBOURS[i]) == sharing
        assert len(NEIGHBOURS[i]) == len(sharing)
    g = laid_out()
    on_hill(g, M1d="blue", M2b="blue")  # M2a shares two icons with M2b; M1d lies in another section
    assert neighbours_like(g, "blue", SPACE_NUMBER["M2a"]) == 2


@pytest.mark.rule("TAW-1.2.6")
def test_two_steps_spaces_in_each_section_for_one_marker_each() -> None:
    g = laid_out()
    assert [space.level for space in DATA.steps_spaces] == ["upper", "lower"] * 5
    assert STEPS_ABOVE[SPACE_NUMBER["T1a"]] == ()
    assert len(STEPS_ABOVE[SPACE_NUMBER["M1a"]]) == 1
    assert len(STEPS_ABOVE[SPACE_NUMBER["B1a"]]) == 2
    steps(g, ST1u=BLACK)
    assert 0 not in open_steps(g)


@pytest.mark.rule("TAW-1.2.7")
def test_five_actions_face_the_sections_and_high_priests_may_share_one() -> None:
    g = laid_out(4)
    assert [action_facing(g, s) for s in range(5)] == [
        "worship",
        "offering",
        "refresh",
        "conquest",
        "production",
    ]
    assert {inca.priest for inca in g.incas} == {0}


@pytest.mark.rule("TAW-1.3.1", "TAW-1.3.2")
@pytest.mark.parametrize(("players", "queue", "pool"), [(2, 6, 3), (3, 7, 4), (4, 9, 5)])
def test_village_and_nomads_have_their_capacity(players: int, queue: int, pool: int) -> None:
    g = laid_out(players)
    village(g)
    nomads(g)
    assert len(fill_village(g)) == queue
    fill_nomads(g)
    assert (len(g.village), len(g.nomads)) == (queue, pool)


@pytest.mark.rule("TAW-1.3.3")
def test_casualties_only_grow() -> None:
    g = laid_out()
    for n in range(1, 4):
        carry_out(casualty(g, g.incas[PURPLE]), "casualty:corn-end")
        assert len(g.casualties) == n


@pytest.mark.rule("TAW-1.3.4")
def test_the_temple_track() -> None:
    assert [space.index for space in TEMPLE] == list(range(12))
    assert [space.final_vp > 0 for space in TEMPLE] == [False] * 8 + [True] * 4
    g = laid_out()
    for inca in g.incas:
        inca.temple = 4
        carry_out(climb(g, inca, 1))
    assert [inca.temple for inca in g.incas] == [5, 5]


@pytest.mark.rule("TAW-1.3.5")
def test_a_conquest_space_holds_one_marker() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    army(g, me, "A01", place="army_up")
    assert "AN1" in [space.id for space in conquerable(g, me)]
    conquered(g, AN1=BLACK)
    assert "AN1" not in [space.id for space in conquerable(g, me)]
    assert all(region.spaces == 6 for region in DATA.conquest_regions)


@pytest.mark.rule("TAW-1.3.6", "TAW-1.3.7", "TAW-1.3.8")
def test_market_offer_and_top_weaving() -> None:
    g = laid_out()
    assert (len(g.production_market), len(g.passive_market)) == (2, 2)
    assert g.god_offer == []
    assert g.top_shown
    shown = g.revealed
    turn_up_top(g)
    assert g.revealed == shown + 1


@pytest.mark.rule("TAW-1.4.1")
def test_goods_come_from_an_unlimited_supply() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    gain(g, me, (100, 100, 100, 100))
    assert owned(me) == {"potato": 100, "corn": 100, "stone": 100, "gold": 100}
    assert can_pay(me, (0, 0, 0, 0), food=200)


@pytest.mark.rule("TAW-1.4.2")
def test_gold_stands_in_for_anything_but_gold_costs_take_gold() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=2, gold=2)
    assert can_pay(me, (0, 1, 3, 0))
    assert not can_pay(me, (0, 1, 3, 1))
    goods(me, stone=9, gold=1)
    assert not can_pay(me, (0, 0, 0, 2))
    goods(me, stone=3, gold=2)
    carry_out(pay(g, me, (0, 0, 3, 0)), "pay-gold:2")
    assert owned(me) == {"stone": 2}


@pytest.mark.rule("TAW-1.4.3")
def test_other_pieces_are_limited() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=9)
    me.steps_left = 0
    assert not can_build_steps(g, me)
    statues(g, me, "SM-serpent", "SM-serpent")
    assert "SM-serpent" not in [statue.id for statue in statues_to_build(g, me)]
    army(g, me, "A01", place="army_up")
    me.markers_left = 0
    carry_out(conquer(g, me))
    assert me.seat not in g.conquered


@pytest.mark.rule("TAW-1.4.4")
def test_points_never_fall_below_zero() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    gods(g, me, "G01", "G02", "G03")
    me.vp, me.tally = 5, {"start": 5}
    carry_out(upkeep(g, me))
    assert me.vp == 0


@pytest.mark.rule("TAW-1.4.5")
def test_no_part_payment() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, stone=2)
    assert not can_build_steps(g, me)
    assert not can_perform(g, me, "build_statue")


@pytest.mark.rule("TAW-1.5.1")
def test_an_empty_army_deck_is_made_from_the_discard_pile() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    g.army_discard = g.army_deck[:1]
    g.army_deck = []
    draw_army(g, me, 2)
    assert len(me.army) == 1
    assert g.army_discard == []
    me.army.clear()
    carry_out(train(g, me))
    assert me.army == []


@pytest.mark.rule("TAW-1.5.1")
def test_training_with_a_single_card_keeps_it() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    g.army_deck = g.army_deck[:1]
    carry_out(train(g, me))
    assert len(me.army) == 1
    assert g.army_discard == []


@pytest.mark.rule("TAW-1.5.2")
def test_an_empty_god_deck_is_made_from_the_offer() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    offer(g, "G01", "G02")
    g.god_deck = []
    draw_god_to_hand(g, me)
    assert g.god_offer == []
    assert len(me.gods) == len(g.god_deck) == 1
    g.god_deck = []
    draw_god_to_hand(g, me)
    assert len(me.gods) == 1


@pytest.mark.rule("TAW-1.5.3")
def test_an_empty_building_stack_leaves_a_smaller_market() -> None:
    g = laid_out()
    g.production_market, g.production_stack = g.production_market[:1], []
    fill_market(g)
    assert len(g.production_market) == 1
    assert len(g.passive_market) == 2


@pytest.mark.rule("TAW-1.5.4")
def test_the_last_weavings() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    g.weavings = g.weavings[-2:]
    draw_weavings(g, me)
    assert len(g.drawn) == 2
    assert not can_perform(g, me, "buy_weaving")
    g.drawn = []
    carry_out(free_weaving(g, me))
    assert me.tapestries == [[DATA.weavings[0]]]


@pytest.mark.rule("TAW-1.1.4")
def test_the_colour_of_the_examples() -> None:
    """Lines 299, 585: Purpurowy."""
    assert DATA.player_colours[0].name_pl == "purpurowy"
