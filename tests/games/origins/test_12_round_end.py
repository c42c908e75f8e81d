"""ORI-12 Passing, ORI-13 end of round, ORI-14 end of the game."""

from __future__ import annotations

import pytest

import tablewright.bots.base as base
from tablewright.bots import Bot, Glimpse
from tablewright.engine import find_game
from tablewright.games.origins.rules.ending import few_towers, no_gold_left, note_end_conditions, temples_full
from tablewright.games.origins.rules.passing import pass_round
from tablewright.games.origins.rules.round_end import end_round, furthest_player, is_over, retreat
from tablewright.games.origins.rules.scoring import final_points, final_scoring, places
from tablewright.games.origins.rules.state import OVER
from tablewright.lab import simulate
from tests.games.origins.asked import offered
from tests.games.origins.laying import citizens, city, freemen, goods, holding, military, zodiac
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import play, position, run, table_of


@pytest.mark.rule("ORI-12.1", "ORI-12.3", "ORI-12.4", "ORI-12.5")
def test_passing_takes_people_home_and_raises_those_who_worked() -> None:
    g = position()
    freemen(g, GREEN, ("red", 3, "S1"), ("blue", 3), ("yellow", 5, "S2"))
    me = g.builders[GREEN]
    me.speakers = [3]
    g.speakers_out = [("S1", 4, GREEN)]
    run(pass_round(g, me))
    assert me.passed
    assert me.archon == ""
    assert [(f.colour, f.value, f.site) for f in me.freemen] == [
        ("red", 4, ""),
        ("blue", 3, ""),
        ("yellow", 6, ""),
    ]
    assert (me.speakers, g.speakers_out) == ([3], [("S1", 4, GREEN)])


@pytest.mark.example("ORI-EX-21")
@pytest.mark.rule("ORI-12.3")
def test_a_used_six_becomes_an_advisor() -> None:
    g = position()
    freemen(g, GREEN, ("red", 6, "S1"))
    me = g.builders[GREEN]
    run(pass_round(g, me))
    assert (me.advisors, me.empty_bases, me.freemen) == (["red"], 2, [])


@pytest.mark.example("ORI-CK-09")
@pytest.mark.rule("ORI-12.3")
@pytest.mark.parametrize(("first", "points"), [("yellow", 10), ("red", 6)])
def test_the_order_of_sixes_matters(first: str, points: int) -> None:
    g = position()
    freemen(g, GREEN, ("red", 6, "S1"), ("yellow", 6, "S2"))
    me = g.builders[GREEN]
    me.advisors = ["red", "blue"]
    run(pass_round(g, me), first)
    assert (me.vp, me.advisors) == (points, ["red", "blue", "yellow"])


@pytest.mark.rule("ORI-12.2", "ORI-15.6", "ORI-15.7")
def test_cancer_and_gemini_in_an_order_of_choice_before_anybody_comes_home() -> None:
    g = position()
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    zodiac(g, forests="cancer", mountains="gemini", seas="leo")
    g.holder["cancer"] = g.holder["gemini"] = GREEN
    freemen(g, GREEN, ("red", 3, "S1"))
    military(g, 6, 0)
    me = g.builders[GREEN]
    run(pass_round(g, me), "gemini", "stone", "food", "5/purple/5")
    assert me.goods == {"stone": 1, "food": 1, "wisdom": 0, "gold": 0}
    assert [(f.colour, f.value) for f in me.freemen] == [
        ("red", 4),
        ("purple", 5),
    ]  # the new die did not rise


@pytest.mark.rule("ORI-15.7")
def test_a_base_freed_by_passing_comes_too_late_for_cancer() -> None:
    g = position()
    holding(g, "cancer")
    freemen(g, GREEN, ("red", 6, "S1"), ("blue", 2, "S1"))
    me = g.builders[GREEN]
    run(pass_round(g, me))
    assert (me.empty_bases, len(me.freemen)) == (1, 1)
    g = position()
    holding(g, "cancer")
    run(pass_round(g, g.builders[GREEN]), "no")
    assert g.builders[GREEN].freemen == []


@pytest.mark.rule("ORI-13.2", "ORI-7.1.5")
def test_first_player_is_who_is_furthest_and_lowest_in_the_stack() -> None:
    g = position(4)
    military(g, 3, 5, 5, 1)
    g.military_order = [0, 2, 1, 3]
    assert furthest_player(g) == 2


@pytest.mark.example("ORI-EX-23")
@pytest.mark.rule("ORI-13.3.1", "ORI-13.3.2", "ORI-13.2")
def test_the_retreat() -> None:
    green, blue, brown, black = range(4)
    g = position(4)
    military(g, 6, 5, 6, 1)
    g.military_order = [black, blue, brown, green]  # brown below green
    assert furthest_player(g) == brown
    retreat(g)
    assert [me.military for me in g.builders] == [4, 4, 4, 1]
    assert [seat for seat in g.military_order if g.builders[seat].military == 4] == [brown, green, blue]


@pytest.mark.rule("ORI-13.3.1")
@pytest.mark.parametrize(
    ("space", "back"), [(0, 0), (1, 1), (3, 1), (4, 4), (6, 4), (9, 7), (12, 10), (13, 13)]
)
def test_everybody_goes_back_to_the_last_border(space: int, back: int) -> None:
    g = position()
    military(g, space, 0)
    retreat(g)
    assert g.builders[GREEN].military == back


@pytest.mark.rule("ORI-13.4.3", "ORI-19.4")
def test_the_end_of_a_round_asks_nothing() -> None:
    g = position()
    g.builders[GREEN].temples["seas"] = 2
    run(end_round(g))
    assert (g.round, g.holder["aries"]) == (2, GREEN)


@pytest.mark.rule("ORI-13.5")
def test_a_new_round_starts_with_the_first_player() -> None:
    g = position(3)
    for me in g.builders:
        me.passed = True
    military(g, 0, 2, 0)
    run(end_round(g))
    assert (g.first, g.active, g.round) == (BLUE, BLUE, 2)
    assert not any(me.passed for me in g.builders)


@pytest.mark.rule("ORI-14.1", "ORI-14.1.1", "ORI-14.1.2", "ORI-14.1.3", "ORI-14.1.4", "ORI-14.1.5")
@pytest.mark.parametrize("condition", ["E_temples", "E_gold", "E_towers", "E_dice"])
def test_each_end_condition_ends_the_game_after_the_round(condition: str) -> None:
    g = position()
    assert not any([temples_full(g), no_gold_left(g), few_towers(g), is_over(g)])
    if condition == "E_temples":
        g.builders[BLUE].temples = dict.fromkeys(g.builders[BLUE].temples, 10)
    elif condition == "E_gold":
        g.card_gold = dict.fromkeys(g.card_gold, 0)
    elif condition == "E_towers":
        g.tower_pool["red"] = g.tower_pool["blue"] = 0
    else:
        g.met.append("E_dice")
    table = table_of(g)
    assert not table.over  # the round is played to its end
    while not table.over and g.round == 1:
        play(table, "action:pass" if "action:pass" in offered(table) else offered(table)[0])
    assert (table.over, g.phase, g.met) == (True, OVER, [condition])


@pytest.mark.rule("ORI-14.1.3")
@pytest.mark.parametrize(("gone", "ends"), [(1, False), (2, True), (3, True)])
def test_three_colours_or_fewer_in_the_tower_pool(gone: int, ends: bool) -> None:
    g = position()
    for colour in list(g.tower_pool)[:gone]:
        g.tower_pool[colour] = 0
    assert few_towers(g) is ends


@pytest.mark.rule("ORI-14.1.4")
def test_an_empty_reserve_alone_ends_nothing() -> None:
    g = position()
    g.reserve["red"] = 0
    note_end_conditions(g)
    assert g.met == []


@pytest.mark.example("ORI-EX-25")
@pytest.mark.rule("ORI-14.2.1", "ORI-14.2.2", "ORI-14.2.3", "ORI-14.2.4")
def test_final_scoring() -> None:
    g = position()
    me = g.builders[GREEN]
    goods(g, gold=4)
    me.advisors = ["red", "blue"]
    me.temples = {"forests": 10, "mountains": 6, "seas": 4}
    me.seats = {(0, 0): ("orange", 6), (1, 0): ("red", 3)}
    me.towers["orange"] = 2
    assert dict(final_points(me)) == {"gold": 4, "advisors": 6, "temples": 47, "seats": 15}
    final_scoring(g)
    assert me.vp == 72
    assert sum(me.tally.values()) == 72


@pytest.mark.rule("ORI-14.2.3")
def test_of_three_equal_discs_two_count() -> None:
    g = position()
    me = g.builders[GREEN]
    me.temples = dict.fromkeys(me.temples, 4)
    assert dict(final_points(me))["temples"] == 32


@pytest.mark.rule("ORI-14.3", "ORI-14.4")
def test_most_points_then_most_buildings_then_shared() -> None:
    g = position(3)
    for me, vp in zip(g.builders, (250, 250, 90), strict=True):
        me.vp = vp
    assert places(g) == [1, 1, 3]
    city(g.builders[BLUE], x1y0="farm_mint")
    assert places(g) == [2, 1, 3]
    g.builders[GREEN].kept = [g.offer[0], g.offer[1]]  # type: ignore[list-item]
    assert places(g) == [2, 1, 3]


@pytest.mark.rule("ORI-14.1", "ORI-19.6")
def test_rounds_go_on_until_a_condition_is_met_however_many_they_are() -> None:
    """Polish 706-712, 1423: nothing but a condition ends a game."""
    g = position()
    table = table_of(g)
    while g.round <= 100:
        play(table, "action:pass")
    assert (table.over, g.met) == (False, [])


class Passing(Bot):
    """Wants nothing."""

    def choose(self, glimpse: Glimpse) -> int:
        return glimpse.count - 1  # the last thing a player can do is to pass


@pytest.mark.rule("ORI-19.6")
def test_a_simulated_game_of_nothing_but_passing_is_stopped_by_the_runner_which_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(base._REGISTER, "passing", lambda seed, settings: Passing())
    monkeypatch.setattr(type(find_game("origins")), "cap", 200)
    result = simulate("origins", players=2, games=1, bots=["passing"])
    assert (result.stopped, result.failures) == (1, [])
    assert simulate("origins", players=1, games=1, bots=["passing"]).stopped == 0  # ORI-17.2.9
