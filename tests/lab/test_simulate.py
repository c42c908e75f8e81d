"""Many games: the same whatever the number of workers, and whatever goes wrong is counted and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablewright.bots.base as base
from tablewright.bots import Bot, Glimpse, Settings
from tablewright.engine import BadSetup, BrokenRule, Table, TablewrightError
from tablewright.engine import record as records
from tablewright.lab import Result, simulate
from tablewright.lab.simulation import processes as workers
from tablewright.lab.simulation.job import Chunk, Job, Row
from tablewright.lab.simulation.processes import Cutter
from tests.lab.games import die

KEYS = [
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "mean_scores",
    "errors",
    "unreached",
]


def test_the_figures_for_scripts() -> None:
    result = simulate("quarry", players=3, games=40, seed=100)
    data = result.to_json()
    assert list(data)[: len(KEYS)] == KEYS
    assert json.loads(json.dumps(data)) == data
    assert (data["game"], data["players"], data["games"], data["errors"]) == ("quarry", 3, 40, 0)
    assert data["decisions"] == sum(row.choices for row in result.rows) > 40
    assert data["unreached"] == []
    assert data["bots"] == ["random"] * 3


def test_points_and_wins_are_counted() -> None:
    result = simulate("quarry", players=3, games=40)
    assert [row.seed for row in result.rows] == list(range(40))
    for seat in range(3):
        assert result.mean_scores[seat] == pytest.approx(sum(row.scores[seat] for row in result.rows) / 40)
        won = sum(1 / row.ranking.count(1) for row in result.rows if row.ranking[seat] == 1)
        assert result.wins[seat] == pytest.approx(won)
    assert sum(result.wins) == pytest.approx(40)


def test_the_automa_is_counted_last() -> None:
    result = simulate("quarry", players=1, games=20)
    assert len(result.mean_scores) == 2
    assert sum(result.wins) == 20


def without_time(rows: list[Row]) -> list[Row]:
    return [row._replace(seconds=0.0) for row in rows]


def test_rows_do_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate("quarry", players=4, games=60, seed=7, digests=True)
    shared = simulate("quarry", players=4, games=60, seed=7, digests=True, jobs=2)
    assert without_time(alone.rows) == without_time(shared.rows)
    assert len({row.digest for row in alone.rows}) == 60
    assert alone.to_json()["mean_scores"] == shared.to_json()["mean_scores"]
    monkeypatch.setattr(workers, "CHUNK_SECONDS", 1e-9)
    by_one = simulate("quarry", players=4, games=60, seed=7, digests=True)
    assert without_time(alone.rows) == without_time(by_one.rows)


def test_a_game_does_not_depend_on_those_before_it() -> None:
    many = simulate("quarry", players=2, games=10, digests=True)
    (one,) = simulate("quarry", players=2, games=1, seed=6, digests=True).rows
    assert without_time([many.rows[6]]) == without_time([one])


def test_rows_and_digests_are_kept_only_if_wanted() -> None:
    assert simulate("quarry", games=3, keep_rows=False).rows == []
    assert [row.digest for row in simulate("quarry", games=2).rows] == ["", ""]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate("quarry", games=9, progress=lambda done, errors: told.append((done, errors)))
    assert told[-1] == (9, 0)
    assert told == sorted(told)
    assert len(told) > 1


class LastOption(Bot):
    def __init__(self, seed: str, settings: Settings) -> None:
        self.after = int(settings.get("falls-asleep-after", "0"))
        self.asked = 0

    def choose(self, glimpse: Glimpse) -> int:
        self.asked += 1
        if self.asked == self.after:
            raise RuntimeError("snore")
        assert glimpse.imagine("1").view(glimpse.seat) == glimpse.view()
        return glimpse.count - 1


@pytest.fixture
def _last_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(base._REGISTER, "last", LastOption)


@pytest.mark.usefixtures("_last_option")
def test_bots_that_think_play_beside_random_ones() -> None:
    result = simulate("quarry", players=2, games=4, bots=["last", "random"], digests=True)
    assert not result.failures
    assert {row.digest for row in result.rows}.isdisjoint(
        row.digest for row in simulate("quarry", players=2, games=4, digests=True).rows
    )


@pytest.mark.usefixtures("_last_option")
def test_a_bot_that_fails_fails_its_game_only(tmp_path: Path) -> None:
    result = simulate("quarry", players=1, games=3, bots=["last:falls-asleep-after=5"], failures=tmp_path)
    told = [failure.message.partition(" (")[0] for failure in result.failures]
    assert told == ["RuntimeError: snore"] * 3
    assert records.load(Path(result.failures[0].record)).choices == 4


@pytest.mark.usefixtures("odd_games")
def test_a_rule_that_fails_is_counted_and_can_be_seen_again(tmp_path: Path) -> None:
    result = simulate("caving-in", players=2, games=5, seed=20, failures=tmp_path / "new" / "folder")
    assert (result.games, len(result.failures), result.mean_scores) == (5, 5, [])
    failure = result.failures[0]
    assert failure.seed == 20
    assert "ValueError: the pit has caved in" in failure.message
    table: Table = records.load(Path(failure.record))
    with pytest.raises(BrokenRule, match="the pit has caved in"):
        table.choose(failure.option)
    assert table.choices == result.rows[0].choices > 10
    data = json.loads(Path(failure.record).read_text(encoding="utf-8"))
    assert data["then"] == failure.option
    assert data["problem"] == failure.message
    assert records.verify(data) == []


@pytest.mark.usefixtures("odd_games")
def test_games_that_fail_do_not_spoil_the_others(tmp_path: Path) -> None:
    result = simulate("rainy", players=2, games=10, failures=tmp_path)
    assert [failure.seed for failure in result.failures] == [1, 3, 5, 7, 9]
    assert all("ValueError: it rains (tests/lab/games.py:" in failure.message for failure in result.failures)
    assert not any(failure.record for failure in result.failures)
    sound = [row for row in result.rows if row.failure is None]
    assert result.mean_scores[0] == pytest.approx(sum(row.scores[0] for row in sound) / 5)
    assert result.to_json()["errors"] == 5


@pytest.mark.usefixtures("odd_games")
def test_a_game_that_never_ends_is_an_error(tmp_path: Path) -> None:
    result = simulate("endless-days", players=2, games=1, failures=tmp_path)
    assert "not over after 400 choices" in result.failures[0].message
    assert result.rows[0].choices == 400


@pytest.mark.usefixtures("odd_games")
@pytest.mark.parametrize("bots", [["random"], ["last", "random"]], ids=["race", "think"])
def test_a_game_that_may_go_on_for_ever_is_stopped_and_counted_so(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(base._REGISTER, "last", LastOption)
    result = simulate("strolling", players=2, games=3, bots=bots)
    assert (result.failures, result.stopped, result.finished) == ([], 3, 0)
    assert (result.mean_scores, result.wins) == ([], [])
    assert [row.stopped for row in result.rows] == [True] * 3
    assert all(row.choices in (400, 401) for row in result.rows)  # two masons may answer at once
    assert result.to_json()["stopped"] == 3
    finished = simulate("quarry", players=2, games=3)
    assert [row.stopped for row in finished.rows] == [False] * 3


def test_stopped_games_count_neither_in_points_nor_in_wins() -> None:
    result = simulate("quarry", players=2, games=2)
    (first, second) = result.rows
    mixed = Result("quarry", 2, {}, ("random",), 0)
    for row in (first, second._replace(stopped=True), first):
        mixed.add(row)
    assert (mixed.games, mixed.stopped, mixed.finished) == (3, 1, 2)
    assert mixed.mean_scores == list(first.scores)
    assert sum(mixed.wins) == pytest.approx(2)


@pytest.mark.usefixtures("odd_games")
def test_a_record_that_cannot_be_written_is_no_second_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = simulate("caving-in", players=2, games=1, failures=tmp_path / "file")
    assert len(result.failures) == 1
    assert result.failures[0].record == ""


@pytest.mark.usefixtures("odd_games")
def test_pieces_that_never_come_into_play_are_told() -> None:
    assert simulate("dusty", players=4, games=30).unreached == ["dig:moon", "last-day"]
    assert "deliver:temple" in simulate("dusty", players=2, games=1).unreached


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 7}, "Quarry is for 1, 2, 3 or 4 players, not for 7"),
        ({"games": 0}, "At least 1 game must be played, not 0"),
        ({"bots": ["random"] * 3}, "3 bots cannot play 2 seats"),
        ({"bots": ["nobody"]}, "There is no bot 'nobody'"),
        ({"options": {"moon": "full"}}, "no option 'moon'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        simulate("quarry", **change)  # type: ignore[arg-type]


def test_a_worker_that_dies_is_told_with_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "run", die)
    with pytest.raises(TablewrightError, match=r"A worker process has died.*Try again with fewer jobs"):
        simulate("quarry", games=10, jobs=2)


def test_chunks_grow_with_the_speed_of_the_games_and_cover_every_seed() -> None:
    job = Job("quarry", 2, ("random", "random"), {}, 50, 1000, False, Path(), 0)
    cutter = Cutter(job, 2, lambda: ("dig:hill",))
    parts = []
    while (part := cutter.cut()) is not None:
        parts.append(part)
        row = Row(0, (), (), 0, 0.0, "", None)
        cutter.learn(Chunk([row] * part.games, [], part.games * 0.005))
    sizes = [part.games for part in parts]
    assert sizes[0] == workers.FIRST_CHUNK
    assert max(sizes) == 100  # half a second's worth
    assert sizes[-1] < 100  # the end is shared out
    seeds = [seed for part in parts for seed in range(part.seed, part.seed + part.games)]
    assert seeds == list(range(50, 1050))
    assert {part.wanted for part in parts} == {("dig:hill",)}
