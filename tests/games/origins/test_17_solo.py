"""ORI-17 Solo training mode."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, find_game, new_table
from tablewright.games.origins.box.schema import DATA
from tablewright.games.origins.rules.military import discs_behind
from tablewright.games.origins.rules.round_end import end_round
from tablewright.games.origins.rules.scoring import places
from tablewright.games.origins.rules.solo import keep_one_zodiac_card, target
from tests.games.origins.asked import kind, offered
from tests.games.origins.laying import freemen
from tests.games.origins.seats import GREEN
from tests.games.origins.table import play, position, run, state, table_of


@pytest.mark.rule("ORI-17.2.1", "ORI-17.2.9")
def test_one_player_takes_turn_after_turn_for_five_rounds() -> None:
    table = new_table(find_game("origins"), 1, "5")
    numbers = Chance("n")
    rounds = set()
    while not table.over:
        rounds.add(state(table).round)
        assert table.asked is not None
        assert table.asked.seat == 0
        table.play(numbers.below(len(table.asked.values)))
    assert rounds == {1, 2, 3, 4, 5}
    assert state(table).round == 5


@pytest.mark.rule("ORI-17.2.2", "ORI-17.2.10")
def test_a_neighbouring_site_rises_too() -> None:
    g = position(1)
    freemen(g, GREEN, ("red", 6))
    g.builders[GREEN].goods["stone"] = 1
    table = table_of(g)
    play(table, "action:visit", "visit-site:S3")
    assert offered(table) == ["raise-neighbour:S2", "raise-neighbour:S4"]
    play(table, "raise-neighbour:S4")
    assert g.values == {"S1": 1, "S2": 1, "S3": 2, "S4": 2, "S5": 1}
    assert kind(table) == "site-action"


@pytest.mark.rule("ORI-17.2.2", "ORI-17.2.3")
@pytest.mark.parametrize(
    ("values", "after"), [({"S2": 6}, {"S1": 2, "S2": 6}), ({"S2": 3}, {"S1": 2, "S2": 4})]
)
def test_the_only_neighbour_rises_unless_it_shows_six(values: dict[str, int], after: dict[str, int]) -> None:
    g = position(1)
    freemen(g, GREEN, ("red", 6))
    g.values.update(values)
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1")
    assert kind(table) == "site-action"
    assert {site: g.values[site] for site in after} == after


@pytest.mark.rule("ORI-17.2.4", "ORI-17.2.10")
def test_a_token_keeps_all_sites_as_they_are_and_buys_no_action() -> None:
    g = position(1)
    freemen(g, GREEN, ("purple", 6), ("blue", 5))
    me = g.builders[GREEN]
    me.superiority = 2
    table = table_of(g)
    play(table, "action:visit", "visit-worker:purple/6", "visit-site:S1", "keep-sites:yes")
    assert (set(g.values.values()), me.superiority) == ({1}, 1)
    play(table, "site-action:top", "site-action:done")
    assert kind(table) == "action"  # the next turn, no question about the other token


@pytest.mark.rule("ORI-17.2.5")
def test_the_alien_disc_by_round() -> None:
    g = position(1)
    spaces = [g.alien]
    for _ in range(4):
        run(end_round(g))
        spaces.append(g.alien)
    assert spaces == [0, 3, 6, 9, 12]


@pytest.mark.rule("ORI-17.2.6")
@pytest.mark.parametrize(("military", "behind"), [(2, 0), (3, 0), (4, 1)])
def test_the_alien_disc_counts_for_attacks(military: int, behind: int) -> None:
    g = position(1)
    g.alien = 3
    g.builders[GREEN].military = military
    assert discs_behind(g, g.builders[GREEN]) == behind


@pytest.mark.rule("ORI-17.2.7", "ORI-17.2.8", "ORI-1.7.3")
def test_one_zodiac_card_is_kept_at_random() -> None:
    kept = set()
    for seed in range(40):
        g = position(1, seed=str(seed))
        g.holder = dict.fromkeys(g.holder, 0)
        keep_one_zodiac_card(g)
        held = [power for power, seat in g.holder.items() if seat == 0]
        assert len(held) == 1
        kept.add(held[0])
    assert len(kept) == 3
    g = position(1)
    g.builders[GREEN].temples = dict.fromkeys(g.builders[GREEN].temples, 9)
    g.builders[GREEN].military = 6
    run(end_round(g))
    assert set(g.holder.values()) == {-1}  # never by position
    assert g.builders[GREEN].military == 4


@pytest.mark.rule("ORI-17.2.9")
def test_the_end_conditions_are_not_used() -> None:
    g = position(1)
    g.card_gold = dict.fromkeys(g.card_gold, 0)
    run(end_round(g))
    assert g.round == 2


@pytest.mark.example("ORI-CK-03")
@pytest.mark.rule("ORI-17.3.1", "ORI-17.3.2")
def test_the_target() -> None:
    g = position(1)
    g.tokens = {"S1": "red", "S2": "purple", "S3": "blue", "S4": "orange", "S5": "yellow"}
    assert target(g) == 260
    g.tokens = {"S1": "purple", "S2": "blue", "S3": "orange", "S4": "yellow", "S5": "red"}
    assert target(g) == 180
    g.tokens["S1"], g.tokens["S5"] = "red", "purple"
    assert target(g) == 200


@pytest.mark.rule("ORI-17.3.2", "ORI-17.3.3")
@pytest.mark.parametrize(("points", "place"), [(179, 2), (180, 1)])
def test_the_result(points: int, place: int) -> None:
    g = position(1)
    g.tokens = {"S1": "purple", "S2": "blue", "S3": "orange", "S4": "yellow", "S5": "red"}
    g.builders[GREEN].vp = points
    assert places(g) == [place]
    g.round = DATA.solo.rounds
    g.builders[GREEN].goods["gold"] = 3
    run(end_round(g))
    assert g.builders[GREEN].vp == points + 3  # the usual final scoring


@pytest.mark.rule("ORI-17.4")
def test_there_is_no_automated_opponent() -> None:
    game = find_game("origins")
    assert game.automa == ""
    assert len(game.people(position(1))) == 1
