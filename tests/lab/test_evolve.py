"""Weights by games."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablewright.bots.evaluation.weights import weights_of
from tablewright.lab.evolve import Breed, Trial, ahead, main, play, seated

if TYPE_CHECKING:
    from pathlib import Path


def test_generations_come_nearer_to_what_is_best() -> None:
    best = {"stone": 2.0, "gold": -1.0}
    random = Random("nearer")
    breed = Breed({"stone": 0.5, "gold": 0.5}, random)
    for _ in range(150):
        draws = breed.draws(40)
        merits = [
            random.gauss(-sum((breed.variant(draw)[name] - best[name]) ** 2 for name in best), 0.5)
            for draw in draws
        ]
        breed.follow(draws, merits)
    assert breed.weights == {"stone": pytest.approx(2.0, abs=0.3), "gold": pytest.approx(-1.0, abs=0.3)}


def test_variants_are_opposites() -> None:
    breed = Breed({"stone": 0.5, "gold": 4.0}, Random("opposites"))
    one, other = [breed.variant(draw) for draw in breed.draws(2)]
    assert one != other
    assert {name: (one[name] + other[name]) / 2 for name in one} == pytest.approx(breed.weights)


def test_a_variant_plays_by_its_own_weights() -> None:
    weights = weights_of("origins")
    lazy = {name: -50.0 if name == "temple" else 0.0 for name in weights}
    points = [
        play(Trial("origins", {}, "greedy:tries=2", [variant], "own weights"))[0]
        for variant in (weights, lazy)
    ]
    assert points[0] > points[1]
    together = play(Trial("origins", {}, "greedy:tries=2", [weights, lazy], "own weights"))
    assert together[0] > together[1]


def test_what_counts_is_to_be_ahead_and_not_by_how_much() -> None:
    merits = ahead([12.0, 4.0, 5.0], 5.0)
    assert sum(merits) == pytest.approx(0.0, abs=0.02)
    assert merits[0] > 0 > merits[2] > merits[1]
    assert ahead([1200.0, 4.0, 5.0], 5.0)[0] == 1.0


def test_everybody_plays_once_in_company_drawn_by_lot() -> None:
    tables = seated(12, 4, Random("seated"))
    assert sorted(seat for seats in tables for seat in seats) == list(range(12))
    assert tables != seated(12, 4, Random("another"))


def test_alone_everybody_plays_alone() -> None:
    assert seated(4, 1, Random("alone")) == [[0], [1], [2], [3]]


def test_variants_must_come_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["origins", "--players", "3", "--games", "5"])
    assert "must be even" in capsys.readouterr().err


@pytest.mark.parametrize("players", ["1", "2"])
def test_the_command_writes_what_was_found_and_how(players: str, tmp_path: Path) -> None:
    words = f"origins --players {players} --bot greedy:tries=1 --generations 1 --games 2 --jobs 1"
    main([*words.split(), "--name", "trial", "--out", str(tmp_path)])
    data = json.loads((tmp_path / "origins.trial.weights.json").read_text())
    assert data["command"].startswith(f"python -m tablewright.lab.evolve origins --players {players} --bot")
    assert data["weights"].keys() == weights_of("origins").keys()
    assert data["weights"] != weights_of("origins")
