"""TAB-8 End of the game."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.box.tables import CITIES
from tablewright.games.tabannusi.rules.ending import best_cities, final_scoring, most_cities, places
from tablewright.games.tabannusi.rules.scoring import score_district
from tablewright.games.tabannusi.rules.state import DIE, OVER
from tablewright.testing.scenario import Scenario, carry_out
from tests.games.tabannusi.grids import building
from tests.games.tabannusi.owning import barge, city, give
from tests.games.tabannusi.places import decrees, harbour, ziggurat_house, ziggurat_tiles
from tests.games.tabannusi.seats import BLUE, GREEN, RED
from tests.games.tabannusi.table import begun, me_of


def last_gold(players: int, seat: int) -> Scenario:
    """The player takes the last gold of the time track at the end of this turn."""
    s = begun(players)
    s.state.time_gold, s.state.scorings = 1, 4
    s.state.active = seat
    s.state.turns = [2 if player < seat else 1 for player in range(players)]
    barge(s.state, 1)
    return s


def turns_played(s: Scenario) -> list[int]:
    """Who takes turns until the game is over."""
    seats: list[int] = []
    while not s.table.over:
        if s.state.step == DIE and s.question().kind == "take-die":
            seats.append(s.question().seat)
            s.play(s.offered()[0])
        elif s.question().kind == "act":
            s.play("act:end")
        else:
            s.play(s.offered()[0])
    return seats


@pytest.mark.rule("TAB-8.1")
@pytest.mark.parametrize(("seat", "turns"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])])
def test_this_round_and_one_more_are_played(seat: int, turns: list[int]) -> None:
    s = last_gold(3, seat).play("act:end")
    assert turns_played(s) == turns
    assert s.state.step == OVER


@pytest.mark.rule("TAB-8.2")
def test_after_the_trigger_an_empty_barge_is_only_refilled() -> None:
    s = last_gold(2, 0)
    g = s.state
    building(g, RED, "white", "D1-r1c1")
    g.time_gold, g.scorings, g.turns_left = 0, 5, 2
    give(g, BLUE, brown=0)
    me_of(s, BLUE).dice[0], g.supply[0] = 1, g.supply[0] - 1
    carry_out(score_district(g, me_of(s), 1))
    assert (me_of(s).gold, me_of(s).vp) == (2, 10)  # neither gold nor points
    assert me_of(s, BLUE).craft == [1, 0, 0]  # but step 2
    assert len(g.barges[1]) == 5  # and step 4


@pytest.mark.rule("TAB-8.2")
def test_a_second_barge_in_the_turn_of_the_trigger_is_only_refilled() -> None:
    s = last_gold(2, 0)
    barge(s.state, 4)
    s.play("act:end", "score-district:D1")
    assert len(s.events("scoring")) == 1
    assert len(s.events("refill-only")) == 1
    assert s.state.scorings == 5


@pytest.mark.rule("TAB-8.3", "TAB-5.5.5")
def test_the_final_scoring_gives_points_only() -> None:
    s = begun()
    g = s.state
    building(g, RED, "white", "D1-r1c1")
    harbour(g, "H04")
    give(g, brown=2)
    city(g, RED, "CC15")
    carry_out(final_scoring(g))
    red = me_of(s)
    assert (red.tally["D1"], red.tally["D3"], red.tally["harbours"]) == (1, 1, 3)
    assert (red.dice[0], red.gold) == (2, 2)
    assert g.step == OVER


@pytest.mark.example("TAB-EX-23")
@pytest.mark.rule("TAB-8.4")
def test_a_city_card_counts_houses_by_district() -> None:
    s = begun()
    red = me_of(s)
    red.cities = [CITIES["CC01"]]
    red.houses = [0, 3, 1, 1, 0, 0]
    assert best_cities(red) == 10
    red.houses = [0, 3, 1, 0, 5, 5]
    assert best_cities(red) == 0


@pytest.mark.rule("TAB-8.4")
def test_no_house_serves_two_cards_and_the_best_cards_count() -> None:
    s = begun()
    red = me_of(s)
    red.cities = [CITIES["CC07"], CITIES["CC08"]]  # 2/2/-/1 for 10 and 2/1/-/2 for 12
    red.houses = [0, 3, 2, 0, 2, 0]
    assert best_cities(red) == 12
    red.houses = [0, 4, 3, 0, 3, 0]
    assert best_cities(red) == 22
    assert most_cities(red) == 2


@pytest.mark.rule("TAB-8.5")
def test_ignored_houses_may_belong_to_any_district_of_the_card() -> None:
    s = begun()
    red = me_of(s)
    red.cities = [CITIES["CC01"], CITIES["CC02"]]
    red.houses = [0, 3, 3, 2, 0, 0]  # one short in 1 for the first, one in 2 for the second
    assert best_cities(red) == 10
    red.city_ignore = 1
    assert best_cities(red) == 20
    red.houses = [0, 2, 2, 2, 0, 0]
    red.city_ignore = 2  # several sources add up
    assert best_cities(red) == 20


@pytest.mark.rule("TAB-9.2.3")
def test_city_cards_count_for_the_ziggurat_at_the_end_only() -> None:
    s = begun()
    g = s.state
    ziggurat_tiles(g, "Z09", "Z02", "Z03")
    ziggurat_house(g, RED, "ZS-brown-r1c1")
    red = me_of(s)
    red.decrees = (g.decrees[0],)
    decrees(g, "D12")
    city(g, RED, "CC01")
    barge(g, 5)
    s.play("act:end")
    assert red.tally["D5"] == 3  # the decree
    for name in ("D1-r1c1", "D1-r1c3", "D1-r3c1", "D2-r1c1"):
        building(g, RED, "white" if name == "D1-r1c1" else "yellow", name)
    carry_out(final_scoring(g))
    assert red.tally["D5"] == 3 + 6  # decree and city card


@pytest.mark.rule("TAB-8.6")
def test_most_points_then_most_gold_then_shared() -> None:
    s = begun(3)
    for seat, (points, gold) in enumerate([(30, 1), (30, 4), (25, 9)]):
        s.state.builders[seat].vp, s.state.builders[seat].gold = points, gold
    assert places(s.state) == [2, 1, 3]
    s.state.builders[RED].gold = 4
    assert places(s.state) == [1, 1, 3]
    assert places(s.state)[GREEN] == 3
