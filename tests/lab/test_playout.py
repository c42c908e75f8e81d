"""The fast way and the thorough way play the same games."""

from __future__ import annotations

import pytest

import tablewright.bots.base as base
from tablewright.engine import BrokenRule, Table, digest, find_game, new_table
from tablewright.engine.playout import play_randomly
from tablewright.lab.simulation.playout import (
    cap_of,
    play_noting,
    play_with,
    random_draws,
    refuse_endless_game,
    seat_bots,
)
from tests.lab.games import CavingIn, Endless, Strolling


def a_table(players: int, seed: int, keep: bool = False) -> Table:
    table: Table = new_table(find_game("quarry"), players, str(seed), keep=keep, record=keep)
    return table


def raced(players: int, seed: int) -> Table:
    table = a_table(players, seed)
    draws = random_draws(seat_bots(["random"] * players, seed))
    assert draws is not None
    play_randomly(table, draws)
    return table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_bots_play_the_same_game_the_fast_and_the_thorough_way(players: int) -> None:
    for seed in range(5):
        fast = raced(players, seed)
        slow = a_table(players, seed, keep=True)
        play_with(slow, dict(enumerate(seat_bots(["random"] * players, seed))))
        assert fast.over
        assert slow.over
        assert digest(fast.state) == digest(slow.state)
        assert fast.choices == slow.choices


def test_noting_the_options_changes_nothing() -> None:
    table = a_table(4, 9)
    draws = random_draws(seat_bots(["random"] * 4, 9))
    assert draws is not None
    taken = play_noting(table, draws)
    assert digest(table.state) == digest(raced(4, 9).state)
    assert len(taken) == table.choices
    slow = a_table(4, 9, keep=True)
    play_with(slow, dict(enumerate(seat_bots(["random"] * 4, 9))))
    assert sorted(taken) == sorted(move.name for move in slow.moves)


def test_other_seeds_are_other_games() -> None:
    assert len({digest(raced(3, seed).state) for seed in range(10)}) == 10


def test_the_fast_way_makes_no_glimpses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "Glimpse", None)
    assert raced(3, 1).over
    with pytest.raises(TypeError):
        play_with(a_table(3, 1), dict(enumerate(seat_bots(["random"] * 3, 1))))


def test_only_random_bots_race() -> None:
    class Thinking(base.Bot):
        pass

    assert random_draws([*seat_bots(["random"], 1), Thinking()]) is None


def test_playing_stops_after_so_many_choices() -> None:
    draws = random_draws(seat_bots(["random"] * 2, 1))
    assert draws is not None
    for play in (play_randomly, play_noting):
        table = a_table(2, 1)
        play(table, draws, 7)
        assert table.choices == 7
    table = a_table(2, 1)
    play_with(table, dict(enumerate(seat_bots(["random"] * 2, 1))), 8)
    assert table.choices == 8


def test_a_game_that_does_not_end_is_refused() -> None:
    game = Endless()
    table: Table = new_table(game, 2, "1", keep=False)
    draws = random_draws(seat_bots(["random"] * 2, 1))
    assert draws is not None
    play_randomly(table, draws, cap_of(game))
    with pytest.raises(
        BrokenRule, match="not over after 400 choices, more than any game of Endless days takes"
    ):
        refuse_endless_game(table)


def test_a_game_that_may_go_on_for_ever_is_not_refused() -> None:
    table: Table = new_table(Strolling(), 2, "1", keep=False)
    draws = random_draws(seat_bots(["random"] * 2, 1))
    assert draws is not None
    play_randomly(table, draws, cap_of(table.game))
    refuse_endless_game(table)
    assert (table.over, table.choices) == (False, 400)


def test_a_game_without_a_cap_gets_a_large_one() -> None:
    class Capless(CavingIn):
        cap = 0

    assert cap_of(Capless()) == 1_000_000
