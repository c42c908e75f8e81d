"""Weights for a table of one."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablewright.bots.weights import weights_of
from tablewright.lab.learning.evolve import Attempt, Breed, better, main, play

if TYPE_CHECKING:
    from pathlib import Path


def test_generations_come_nearer_to_what_is_best() -> None:
    best = {"stone": 2.0, "gold": -1.0}
    random = Random("nearer")
    breed = Breed({"stone": 0.5, "gold": 0.5}, random, 0.3)

    def points(weights: dict[str, float]) -> float:
        return random.gauss(-sum((weights[name] - best[name]) ** 2 for name in best), 0.5)

    for _ in range(150):
        draws = [breed.draw() for _ in range(20)]
        merits = [points(breed.variant(draw)) - points(breed.variant(draw, -1)) for draw in draws]
        breed.follow(draws, merits)
    assert breed.weights == {"stone": pytest.approx(2.0, abs=0.3), "gold": pytest.approx(-1.0, abs=0.3)}


def test_variants_are_opposites() -> None:
    breed = Breed({"stone": 0.5, "gold": 4.0}, Random("opposites"), 0.3)
    draw = breed.draw()
    one, other = breed.variant(draw), breed.variant(draw, -1)
    assert one != other
    assert {name: (one[name] + other[name]) / 2 for name in one} == pytest.approx(breed.weights)


def test_a_variant_plays_by_its_own_weights() -> None:
    weights = weights_of("origins", "hand")
    lazy = {name: -50.0 if name == "temple" else 0.0 for name in weights}
    good, bad = (
        play(Attempt("origins", {}, "greedy:tries=2", variant, "own weights")) for variant in (weights, lazy)
    )
    assert good > bad


def test_one_great_game_does_not_make_up_for_many_bad_ones() -> None:
    assert better(150, 130, 20) == -better(130, 150, 20) > 0
    assert better(10_000, 130, 20) == pytest.approx(1.0)


def test_the_command_writes_what_was_found_and_how(tmp_path: Path) -> None:
    words = "origins --start hand --bot greedy --generations 1 --pairs 2 --jobs 1"
    main([*words.split(), "--out", str(tmp_path)])
    data = json.loads((tmp_path / "weights.alone.json").read_text())
    assert data["command"].startswith(
        "python -m tablewright.lab.learning.evolve origins --start hand --bot greedy"
    )
    assert data["generations"] == 1
    assert data["weights"].keys() == weights_of("origins", "hand").keys()
    assert data["weights"] != weights_of("origins", "hand")
