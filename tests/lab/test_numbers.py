"""Every game's numbers and pages, looked at in play; long runs are `python -m` of the same module."""

from __future__ import annotations

import json

import pytest

from tablewright.engine.registry import OWN
from tablewright.envs import telling
from tablewright.envs.encoding import encoding_of
from tablewright.lab.simulation import numbers
from tablewright.lab.simulation.numbers import Check, check, main, ways
from tablewright.testing.cases import SAMPLE


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_numbers_and_pages_hold_in_play(game: str, bot: str) -> None:
    checking = Check(game, bot, pages=20)
    checking.play(encoding_of(game, 2), "sample", most=40 * SAMPLE)
    found = checking.found
    assert not found.problems
    assert found.decisions < found.options
    assert found.observations > 0
    assert found.pages > 0


@pytest.mark.parametrize("games", [3, 100])
def test_games_are_shared_out_over_all_ways_to_sit_down(games: int) -> None:
    shares = list(ways("settlers", games))
    assert sum(share for _, _, share in shares) == games
    assert len({players for players, _, _ in shares}) >= 3


def test_what_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(numbers, "PAGE", 10)
    monkeypatch.setattr(numbers, "LIMIT", 0.5)
    monkeypatch.setattr(numbers, "ENOUGH", 100)
    monkeypatch.setattr(telling, "_words_in", lambda view: {"unicorn"})
    assert main(["quarry", "--games", "2", "--pages", "16"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert "a number is out of bounds: 1.0" in told["problems"][0]
    assert any("a page of " in problem for problem in told["problems"])
    assert any("the page does not tell unicorn" in problem for problem in told["problems"])


def test_an_option_without_an_action_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "ENOUGH", 5)
    codec = encoding_of("quarry", 1).codec
    dig = codec.kinds.pop("dig")
    try:
        found = check("quarry", 4)
    finally:
        codec.kinds["dig"] = dig
    assert len(found.problems) == numbers.ENOUGH + 1
    assert "seed 'numbers 0', choice 0: dig:" in found.problems[0]
    assert found.problems[0].endswith("has no action of its own")
