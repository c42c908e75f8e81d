"""Ratings: what is known of them, and how sure they are."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import pairwise
from random import Random

import pytest

from tablewright.lab.league.ratings import Verdict, elo, openskill, standings, win_shares


def duels(one: int, other: int, won: int, lost: int) -> list[Verdict]:
    """So many games of two, won and lost by the first."""
    return [Verdict((one, other), (1, 2), (10, 5))] * won + [Verdict((one, other), (2, 1), (5, 10))] * lost


def counted(verdicts: list[Verdict]) -> dict[tuple[tuple[int, ...], tuple[int, ...]], int]:
    kinds: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for verdict in verdicts:
        kinds[verdict.bots, verdict.places] = kinds.get((verdict.bots, verdict.places), 0) + 1
    return kinds


class TestElo:
    def test_ten_wins_to_one_are_four_hundred_points(self) -> None:
        strong, weak = elo(2, counted(duels(0, 1, 10_000, 1_000)))
        assert strong - weak == pytest.approx(400, abs=1)
        assert strong + weak == pytest.approx(3000)

    def test_it_goes_through_others(self) -> None:
        first, middle, last = elo(3, counted(duels(0, 1, 10_000, 1_000) + duels(1, 2, 10_000, 1_000)))
        assert first - last == pytest.approx(800, abs=2)
        assert middle == pytest.approx(1500, abs=1)

    def test_a_bot_that_never_loses_is_not_infinitely_strong(self) -> None:
        few, many = (elo(2, counted(duels(0, 1, games, 0)))[0] for games in (5, 500))
        assert 1500 < few < many < 3500

    def test_ties_are_halves_and_a_bot_is_no_rival_of_itself(self) -> None:
        assert elo(2, {((0, 1), (1, 1)): 10}) == [1500, 1500]
        assert elo(2, {((0, 0, 1), (1, 3, 2)): 10}) == pytest.approx([1500, 1500])

    def test_the_automa_is_the_middle_of_a_solo_league(self) -> None:
        kinds = {((0, -1), (1, 2)): 30, ((0, -1), (2, 1)): 30, ((1, -1), (1, 2)): 50, ((1, -1), (2, 1)): 10}
        even, better = elo(2, kinds)
        assert even == pytest.approx(1500)
        assert better > 1700


def test_shared_wins_are_shared() -> None:
    assert win_shares(2, {((0, 1, 1), (1, 1, 3)): 4}) == [0.5, 0.25]


def test_intervals_hold_the_figure_and_shrink_with_more_games() -> None:
    widths = []
    for games in (10, 100, 1000):
        first, second = standings(["a", "b"], duels(0, 1, games * 6, games * 4))
        assert (first.name, second.name) == ("a", "b")
        for figure in (first.elo, first.wins, first.points):
            assert figure.low <= figure.value <= figure.high
        widths.append(first.elo.high - first.elo.low)
    for wide, narrow in pairwise(widths):
        assert wide == pytest.approx(10**0.5 * narrow, rel=0.25)


def test_the_interval_covers_chance_as_often_as_it_says() -> None:
    """Even bots, many small leagues: about 1 in 20 intervals of wins leaves out a half."""
    random = Random(1)
    missed = 0
    for league in range(40):
        won = sum(random.random() < 0.5 for _ in range(60))
        first, *_ = standings(["a", "b"], duels(0, 1, won, 60 - won), seed=str(league))
        missed += not first.wins.low <= 0.5 <= first.wins.high
    assert missed <= 6


@pytest.mark.skipif(find_spec("openskill") is None, reason="openskill is not installed")
def test_openskill_knows_places_of_more_than_two() -> None:
    ratings = openskill(
        3, [Verdict((0, 1, 2), (1, 2, 3), (9, 5, 1)), Verdict((2, 1, 0), (3, 2, 1), (1, 5, 9))] * 9
    )
    assert ratings is not None
    assert ratings[0].low > ratings[1].value > ratings[2].high


def test_ratings_do_without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.lab.league.ratings.find_spec", lambda name: None)
    assert all(one.skill is None for one in standings(["a", "b"], duels(0, 1, 6, 4)))


def test_two_seats_of_one_game_tell_no_more_than_one() -> None:
    """Seats of a game share its luck, so a bot that has two of them is known no better."""
    alone = [Verdict((0, 1), (1, 2), (points, 5)) for points in (10, 20, 30, 40)]
    twice = [Verdict((0, 0, 1), (1, 1, 3), (points, points, 5)) for points in (10, 20, 30, 40)]
    assert standings(["a", "b"], alone)[0].points == pytest.approx(standings(["a", "b"], twice)[0].points)
    assert standings(["a", "b"], twice)[0].games == 8
