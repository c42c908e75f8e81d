"""The benchmark: that it measures what it says; never how fast anything is."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.engine import Game, Table, digest, find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.playout import play_randomly
from tablewright.games.quarry import QuarryGame
from tablewright.lab.measuring import bench as bench_module
from tablewright.lab.measuring import probe as probe_module
from tablewright.lab.measuring.bench import (
    bench,
    cost_at,
    decisions_of,
    draws_for,
    ratios,
    time_questions,
    usual_players,
)
from tablewright.lab.measuring.endless import Endless
from tablewright.lab.measuring.environments import bench_environments
from tablewright.lab.measuring.peers import installed_peers, open_spiel
from tablewright.lab.measuring.probe import Probe, Rates, acting_at, best_of, playing


class Clock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    told = Clock()
    monkeypatch.setattr(probe_module, "process_time", told)
    return told


def test_probes_take_turns_and_keep_their_best() -> None:
    called: list[tuple[str, float]] = []
    results = {"ours": iter([3.0, 9.0, 4.0]), "theirs": iter([5.0, 1.0, 2.0])}

    def a_probe(name: str) -> Probe:
        def probe(seconds: float) -> Rates:
            called.append((name, seconds))
            return {"speed": next(results[name])}

        return probe

    told: list[tuple[str, float]] = []
    best = best_of(
        {"ours": [a_probe("ours")], "theirs": [a_probe("theirs")]}, 6.0, 3, lambda *step: told.append(step)
    )
    assert best == {"ours": {"speed": 9.0}, "theirs": {"speed": 5.0}}
    assert called == [("ours", 2.0), ("theirs", 2.0)] * 3
    assert told[0] == ("ours", 0.0)
    name, part = told[-1]
    assert name == "theirs"
    assert part == pytest.approx(5 / 6)


def test_playing_counts_decisions_and_games_by_the_clock(clock: Clock) -> None:
    def play_one() -> int:
        clock.now += 0.5
        return 20

    assert playing(play_one)(2.0) == {"decisions_per_second": 40.0, "games_per_second": 2.0}


def test_only_the_act_is_timed_at_every_position(clock: Clock) -> None:
    seen = []

    def positions() -> Iterator[int]:
        for position in range(3):
            clock.now += 10.0  # playing on is not what is measured
            yield position

    def act(position: int) -> None:
        seen.append(position)
        clock.now += 0.25

    assert acting_at("acts", positions, act)(2.0) == {"acts": 4.0}
    assert seen == [0, 1, 2, 0, 1, 2, 0, 1]


def test_every_decision_of_a_game_is_a_position() -> None:
    table: Table = new_table(find_game("quarry"), 3, "1")
    asked = [position.choices for position in decisions_of(table, draws_for(3, 1))]
    assert asked == list(range(table.choices))
    assert table.over


def test_ratios_compare_decisions_with_decisions_and_forks_with_copies() -> None:
    ours = {"decisions_per_second": 100.0, "forks_per_second": 30.0, "copies_per_second": 500.0}
    theirs = {"decisions_per_second": 10.0, "copies_per_second": 20.0}
    assert ratios(ours, {"peer": theirs}) == {
        "peer": {"decisions": 10.0, "copies": 25.0, "forks_to_copies": 1.5}
    }


def test_the_usual_number_of_players_is_four_or_what_the_game_allows() -> None:
    assert usual_players(find_game("quarry")) == 4
    for players, usual in (((2,), 2), ((1, 2, 3), 3), ((5, 6), 5)):
        other: Game[Any] = type("Other", (QuarryGame,), {"players": players})()
        assert usual_players(other) == usual


def test_the_keys_that_scripts_rely_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def peer(seconds: float) -> Rates:
        return {"decisions_per_second": 1.0, "games_per_second": 1.0, "copies_per_second": 1.0}

    monkeypatch.setattr(bench_module, "installed_peers", lambda: {"peer": [peer]})
    monkeypatch.setattr(bench_module, "LATE", 400)
    monkeypatch.setattr(bench_module, "LONG_TABLES", 1)
    result = bench(["quarry"], 0.05)
    assert json.loads(json.dumps(result)) == result
    assert list(result) == ["machine", "games", "peers", "ratios"]
    assert {"processor", "cores", "python", "compiled"} <= result["machine"].keys()
    quarry = result["games"]["quarry"]
    rates = ["decisions", "games", "forks", "copies", "saves"]
    assert all(quarry[f"{rate}_per_second"] > 0 for rate in rates)
    assert quarry["bytes_per_table"] > 1000
    assert quarry["options_p999_us"] > 0
    assert quarry["first_drawing_p95_ms"] > 0
    assert quarry["update_drawing_p95_ms"] > 0
    assert quarry["players"] == 4
    assert isinstance(quarry["compiled"], bool)
    assert {"us_per_decision_at_100", "us_per_decision_at_400", "growth"} <= quarry.keys()
    assert list(result["peers"]) == ["peer"]
    assert result["ratios"]["quarry"]["peer"]["decisions"] == pytest.approx(
        quarry["decisions_per_second"], abs=0.1
    )


def test_a_long_lived_table_goes_on_beyond_the_end_of_a_game() -> None:
    table: Table = new_table(Endless(find_game("quarry"), 2), 2, "1", record=True)
    draws = draws_for(2, 1)
    days = []
    for _ in range(300):
        play_randomly(table, draws, 1)
        days.append(table.state.day)  # type: ignore[attr-defined]
        fork = table.fork()
        assert digest(fork.state) == digest(table.state)
    assert table.choices == 300
    assert days.count(1) > 40  # first days of several games
    assert find_game("quarry").check(table.state) == []
    assert records.to_data(table)["choices"] == 300


def test_cost_is_taken_early_and_late_at_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    at: list[tuple[int, int]] = []

    def note(table: Table, draws: object, decisions: int) -> float:
        at.append((table.choices, decisions))
        play_randomly(table, draws, decisions)  # type: ignore[arg-type]
        return float(table.choices)

    monkeypatch.setattr(bench_module, "_seconds_per_decision", note)
    monkeypatch.setattr(bench_module, "LATE", 500)
    monkeypatch.setattr(bench_module, "LONG_TABLES", 2)
    assert cost_at(find_game("quarry"), 2, 20) == (160.0, 560.0)
    assert at == [(100, 60), (500, 60)] * 2


def test_a_decision_counts_with_its_best_time(monkeypatch: pytest.MonkeyPatch) -> None:
    took = iter([[5.0, 1.0, 2.0], [1.0, 4.0, 3.0], [9.0, 9.0, 9.0]])
    monkeypatch.setattr(bench_module, "_times_in_game", lambda *game: next(took))
    now = iter([0.0, 0.0, 99.0])
    monkeypatch.setattr(bench_module, "process_time", lambda: next(now))
    assert time_questions(find_game("quarry"), 2, 1.0) == ([1.0, 1.0, 2.0], 1)


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is None, reason="catanatron is not installed")
def test_catanatron_can_be_measured() -> None:
    play, copy = installed_peers()["catanatron"]
    assert play(0.01)["decisions_per_second"] > 0
    assert copy(0.01)["copies_per_second"] > 0


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_open_spiel_can_be_measured() -> None:
    peers = installed_peers()
    for name in ("open_spiel_backgammon", "open_spiel_gin_rummy"):
        play, clone, search = peers[name]
        assert play(0.01)["decisions_per_second"] > 0
        assert clone(0.01)["copies_per_second"] > 0
        assert search(0.01)["search_iterations_per_second"] > 0


class Coin:
    """The smallest game with a chance node: a toss, then a choice, twice."""

    def __init__(self, history: tuple[int, ...] = ()) -> None:
        self.history = history

    def new_initial_state(self) -> Coin:
        return Coin()

    def is_terminal(self) -> bool:
        return len(self.history) == 4

    def is_chance_node(self) -> bool:
        return len(self.history) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [7]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1) if self.is_chance_node() else (7,))
        self.history += (action,)

    def clone(self) -> Coin:
        assert not self.is_chance_node()
        return Coin(self.history)


def test_chance_is_drawn_but_not_counted_as_a_decision() -> None:
    play, clone = open_spiel(Coin())
    rates = play(0.01)
    assert rates["decisions_per_second"] == pytest.approx(2 * rates["games_per_second"])
    assert clone(0.001)["copies_per_second"] > 0


def test_no_peer_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablewright.lab.measuring.peers.find_spec", lambda name: None)
    assert installed_peers() == {}


def test_environments_are_measured_beside_those_of_others() -> None:
    result = bench_environments(["quarry"], seconds=0.05)
    rates = result["games"]["quarry"]
    assert rates
    assert all(rate > 0 for rate in rates.values())
    assert result["seats"] == {"quarry": 4}
    assert all(rate > 0 for peer in result["peers"].values() for rate in peer.values())
