"""Weights by selection."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from tablewright.bots.evaluation import origins
from tablewright.lab.evolve import Breed, Trial, main, play, seated

if TYPE_CHECKING:
    from pathlib import Path


def test_generations_come_nearer_to_what_is_best() -> None:
    best = {"stone": 2.0, "gold": -1.0}
    breed = Breed({"stone": 0.5, "gold": 0.5}, Random("nearer"))
    for _ in range(30):
        variants = breed.variants(30)
        breed.select(variants, [-sum((one[name] - best[name]) ** 2 for name in best) for one in variants])
    assert breed.mean == {"stone": pytest.approx(2.0, abs=0.1), "gold": pytest.approx(-1.0, abs=0.1)}


def test_a_variant_plays_by_its_own_weights() -> None:
    weights = dict(origins.WEIGHTS)
    lazy = {name: -50.0 if name == "temple" else 0.0 for name in weights}
    try:
        merits = [
            play(Trial("origins", {}, "greedy:tries=2", [variant], "own weights"))[0]
            for variant in (weights, lazy)
        ]
    finally:
        origins.WEIGHTS.update(weights)
    assert merits[0] > merits[1]


def test_against_others_only_the_points_beyond_theirs_count() -> None:
    weights = dict(origins.WEIGHTS)
    merits = play(Trial("origins", {}, "random", [weights] * 3, "three"))
    assert sum(merits) == pytest.approx(0.0)
    assert max(merits) > 0


def test_everybody_plays_as_many_games_and_nobody_against_itself() -> None:
    tables = seated(12, 4, 5, Random("seated"))
    assert len(tables) == 15
    assert all(len(set(seats)) == 4 for seats in tables)
    played = [seat for seats in tables for seat in seats]
    assert {played.count(index) for index in range(12)} == {5}
    assert tables[:3] != tables[3:6]


def test_alone_everybody_plays_the_same_games() -> None:
    assert seated(2, 1, 3, Random("alone")) == [[0], [0], [0], [1], [1], [1]]


def test_variants_must_fill_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["origins", "--players", "4", "--population", "6"])
    assert "6 variants do not fill tables of 4." in capsys.readouterr().err


def test_the_command_writes_what_was_selected_and_how(tmp_path: Path) -> None:
    words = "origins --players 1 --bot random --generations 1 --population 4 --games 1 --jobs 1"
    main([*words.split(), "--out", str(tmp_path)])
    data = json.loads((tmp_path / "origins.weights.json").read_text())
    assert data["command"].startswith("python -m tablewright.lab.evolve origins --players 1 --bot random")
    assert data["weights"].keys() == origins.WEIGHTS.keys()
