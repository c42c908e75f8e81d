"""Leagues: who plays whom, the same results however they are played, nothing lost."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep

import pytest

from tablewright.engine import BadSetup, find_game
from tablewright.lab import simulate
from tablewright.lab.league import league as leagues
from tablewright.lab.league.league import LeagueResult, new_league, pairings, run_league

BOTS = ["random", "greedy:tries=1", "random"]


def play(folder: Path, games: int = 24, jobs: int = 1, ray: str | None = None) -> LeagueResult:
    return run_league("quarry", BOTS, 2, games, out=folder, seed=5, jobs=jobs, ray=ray)


def tables(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in ("games.csv", "sources.csv")]


class TestPairings:
    def test_every_line_up_is_played_in_every_seat(self) -> None:
        assert pairings(3, 2) == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
        assert len(pairings(5, 4)) == 5 * 4

    def test_few_bots_sit_at_a_table_more_than_once(self) -> None:
        found = pairings(2, 4)
        assert all(len(set(line_up)) == 2 for line_up in found)
        for seat in range(4):
            assert sum(line_up[seat] == 0 for line_up in found) == len(found) / 2

    def test_alone_there_is_nothing_to_rotate(self) -> None:
        assert pairings(1, 4) == ((0, 0, 0, 0),)
        assert pairings(3, 1) == ((0,), (1,), (2,))


def test_bots_of_the_same_name_are_told_apart() -> None:
    assert new_league("quarry", BOTS).names == ["random (1)", "greedy:tries=1", "random (2)"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["nobody"]}, "There is no bot 'nobody'"),
        ({"games": 0}, "At least 1 game"),
        ({"players": 9}, "not for 9"),
        ({"options": {"moon": "full"}}, "no option 'moon'"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        new_league("quarry", **{"bots": BOTS, **change})  # type: ignore[arg-type]


def test_the_same_results_with_one_process_and_with_two(tmp_path: Path) -> None:
    one, two = play(tmp_path / "1"), play(tmp_path / "2", jobs=2)
    assert tables(tmp_path / "1") == tables(tmp_path / "2")
    assert one.standings == two.standings
    assert one.rows == two.rows


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("ignore")  # Ray's own, at its start and end
def test_the_same_results_on_a_ray_cluster(tmp_path: Path) -> None:
    here, there = play(tmp_path / "here"), play(tmp_path / "ray", jobs=2, ray="local")
    assert tables(tmp_path / "here") == tables(tmp_path / "ray")
    assert here.standings == there.standings
    assert there.played == 24


def test_random_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    result = run_league("quarry", ["random"], 3, 10, out=tmp_path, seed=7)
    simulated = simulate("quarry", players=3, games=10, seed=7)
    assert [tuple(row.points) for row in result.rows] == [row.scores for row in simulated.rows]
    assert [row.choices for row in result.rows] == [row.choices for row in simulated.rows]


def test_random_bots_race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(leagues, "Witness")
    assert len(run_league("quarry", ["random", "random"], 2, 6, out=tmp_path).rows) == 6


class TestGoingOn:
    def test_an_interrupted_league_loses_nothing(self, tmp_path: Path) -> None:
        whole = play(tmp_path / "whole")

        def stop(done: int, failed: int) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run_league("quarry", BOTS, 2, 24, out=tmp_path / "cut", seed=5, progress=stop)
        kept = len((tmp_path / "cut" / "results.jsonl").read_text(encoding="utf-8").splitlines())
        assert 0 < kept < 24
        rest = play(tmp_path / "cut")
        assert rest.played == 24 - kept
        assert rest.rows == whole.rows
        assert tables(tmp_path / "cut") == tables(tmp_path / "whole")

    @pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal there")
    def test_ctrl_c_twice_stops_all_processes_and_loses_nothing(self, tmp_path: Path) -> None:
        words = f"league quarry -b random -p 4 -n 20000 -j 2 --out {tmp_path}".split()
        code = f"import sys; from tablewright.cli import run; sys.exit(run({words!r}))"
        process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE)
        results = tmp_path / "results.jsonl"
        patience = monotonic() + 60
        while not results.exists() and monotonic() < patience:
            sleep(0.05)
        process.send_signal(signal.SIGINT)
        sleep(0.02)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode in (130, -signal.SIGINT)
        kept = len(results.read_bytes().splitlines())
        assert 0 < kept < 20_000
        again = run_league("quarry", ["random"], 4, 50, out=tmp_path)
        assert again.rows == run_league("quarry", ["random"], 4, 50, out=tmp_path / "other").rows

    def test_a_line_that_was_cut_off_is_played_again(self, tmp_path: Path) -> None:
        whole = play(tmp_path, games=6)
        file = tmp_path / "results.jsonl"
        file.write_bytes(file.read_bytes()[:-30])
        again = play(tmp_path, games=6)
        assert again.played == 1
        assert again.rows == whole.rows
        assert len(file.read_text(encoding="utf-8").splitlines()) == 6

    def test_a_finished_league_plays_nothing_and_may_grow(self, tmp_path: Path) -> None:
        play(tmp_path, games=6)
        assert play(tmp_path, games=6).played == 0
        assert play(tmp_path, games=8).played == 2
        assert len(play(tmp_path, games=3).rows) == 3

    @pytest.mark.parametrize("change", [{"seed": 6}, {"players": 3}, {"bots": ["random"]}])
    def test_the_folder_of_another_league_is_refused(self, tmp_path: Path, change: dict[str, object]) -> None:
        play(tmp_path, games=2)
        settings: dict[str, object] = {"bots": BOTS, "players": 2, "seed": 5, **change}
        with pytest.raises(BadSetup, match=f"holds another league: it differs in {next(iter(change))}"):
            run_league("quarry", games=2, out=tmp_path, **settings)  # type: ignore[arg-type]

    def test_a_damaged_file_is_told(self, tmp_path: Path) -> None:
        play(tmp_path, games=2)
        (tmp_path / "results.jsonl").write_text("nonsense\n", encoding="utf-8")
        with pytest.raises(BadSetup, match=r"results\.jsonl is damaged"):
            play(tmp_path, games=2)


class TestTables:
    def test_a_line_for_every_seat_and_every_source(self, tmp_path: Path) -> None:
        result = play(tmp_path, games=6)
        with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
            lines = list(csv.DictReader(file))
        assert len(lines) == 12
        assert sum(float(line["win"]) for line in lines) == pytest.approx(6, abs=1e-4)
        with (tmp_path / "sources.csv").open(encoding="utf-8", newline="") as file:
            sources = list(csv.DictReader(file))
        for line in lines:
            made = [s for s in sources if (s["game"], s["seat"]) == (line["game"], line["seat"])]
            assert sum(int(one["points"]) for one in made) == int(line["points"])
        assert {line["bot"] for line in lines} == set(result.league.names)

    @pytest.mark.skipif(find_spec("polars") is None, reason="polars is not installed")
    def test_the_same_as_parquet(self, tmp_path: Path) -> None:
        import polars

        play(tmp_path, games=6)
        for name in ("games", "sources"):
            table = polars.read_parquet(tmp_path / f"{name}.parquet")
            assert table.write_csv().encode() == (tmp_path / f"{name}.csv").read_bytes()

    def test_factions_are_noted_where_a_game_has_them(self, tmp_path: Path) -> None:
        result = run_league("settlers", ["random"], 2, 3, out=tmp_path)
        setting = next(one for one in find_game("settlers").settings if one.name == "faction-1")
        assert all(len(row.factions) == 2 for row in result.rows)
        assert {name for row in result.rows for name in row.factions} <= set(setting.values)

    def test_factions_are_counted_in_whose_hands_and_against_whom(self, tmp_path: Path) -> None:
        result = run_league("settlers", ["random", "random"], 2, 12, out=tmp_path)
        assert sum(one.games for one in result.factions) == 24
        assert sum(one.won for one in result.factions) == 12
        for one in result.factions:
            assert sum(met.games for met in one.against.values()) == one.games  # with one other each
            assert sum(met.ahead for met in one.against.values()) == one.won
            played = [
                row.points[seat]
                for row in result.rows
                for seat, bot in enumerate(row.seats)
                if (result.league.names[bot], row.factions[seat]) == (one.bot, one.faction)
            ]
            assert (len(played), sum(played)) == (one.games, one.points)
        assert result.to_json()["factions"][0]["bot"] == "random (1)"
        assert play(tmp_path / "quarry", games=2).factions == []

    def test_for_scripts(self, tmp_path: Path) -> None:
        data = play(tmp_path, games=6).to_json()
        assert json.loads(json.dumps(data)) == data
        assert data["games"] == data["played_now"] == 6
        ratings = [one["elo"]["value"] for one in data["standings"]]
        assert ratings == sorted(ratings, reverse=True)
        assert {one["name"] for one in data["standings"]} == {"greedy:tries=1", "random (1)", "random (2)"}


@pytest.mark.usefixtures("odd_games")
def test_games_that_fail_are_counted_and_kept(tmp_path: Path) -> None:
    result = run_league("caving-in", ["random", "random"], 2, 3, out=tmp_path)
    assert len(result.failures) == 3
    assert not result.rows
    assert "the pit has caved in" in result.failures[0].failure
    assert len(list((tmp_path / "failures").iterdir())) == 3
    assert run_league("caving-in", ["random", "random"], 2, 3, out=tmp_path).played == 0


@pytest.mark.usefixtures("odd_games")
def test_games_that_had_to_be_stopped_have_no_winner(tmp_path: Path) -> None:
    result = run_league("strolling", ["random", "greedy:tries=1"], 2, 2, out=tmp_path)
    assert not result.rows
    assert len(result.failures) == 2
    for row in result.failures:
        assert row.failure.startswith(f"The game was stopped after {row.choices} choices")
        assert row.choices >= 400


def test_alone_bots_are_rated_by_how_they_do_against_the_automa(tmp_path: Path) -> None:
    result = run_league("quarry", ["random", "greedy:tries=1"], 1, 40, out=tmp_path)
    assert [one.name for one in result.standings] == ["greedy:tries=1", "random"]
    assert {one.games for one in result.standings} == {20}
