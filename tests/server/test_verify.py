"""A finished game proves its chance: `tablewright verify` derives every shuffle and die from the seed."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.cli import run
from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records
from tablewright.engine.chance import commitment
from tablewright.lab.simulation.playout import play_noting, random_draws, seat_bots
from tests.server.client import Person
from tests.server.conftest import Served

OTHER_SEED = f"sealed:{'ab' * 32}"

Record = dict[str, Any]


def played_to_the_end(served: Served, person: Person) -> tuple[str, Record]:
    """The commitment that was shown before the first choice, and the record of the finished game."""
    made = person.make("quarry", 2)
    view, chance = made["view"], random.Random(3)
    while not view["over"]:
        served.guard.limiter._buckets.clear()
        view = person.play(made["table"], 20, chance)
    return made["view"]["commitment"], person.get(f"/api/tables/{made['table']}/record").json()


def verified(record: Record, folder: Path, *more: str) -> int:
    """What the command answers: 0 if all is sound."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return run(["verify", str(file), *more])


def another_seed(record: Record) -> None:
    """Somebody claims another seed, and another commitment that fits it."""
    record["seed"] = OTHER_SEED
    record["commitment"] = commitment(OTHER_SEED, record["game"], record["players"])


TAMPERS: dict[str, Callable[[Record], Any]] = {
    "a shuffle of the set-up": lambda record: changed(record["setup"], 0),
    "a draw in the game": lambda record: changed(next(m[2] for m in record["moves"] if m[2]), 0),
    "an outcome left out": lambda record: next(m[2] for m in record["moves"] if m[2]).pop(),
    "the seed": lambda record: record.update(seed=OTHER_SEED),
    "seed and commitment": another_seed,
    "the commitment": lambda record: record.update(commitment="0" * 64),
    "a move": lambda record: record["moves"].pop(4),
    "the end": lambda record: record.update(digest="0" * 64),
}


def changed(outcomes: list[int], at: int) -> None:
    outcomes[at] += 1 if outcomes[at] == 0 else -1


def test_a_finished_game_is_verified_by_the_commitment_shown_before_it(
    served: Served, ann: Person, tmp_path: Path
) -> None:
    shown, record = played_to_the_end(served, ann)
    assert record["seed"].startswith("sealed:")
    assert verified(record, tmp_path) == 0
    assert verified(record, tmp_path, "--commitment", shown) == 0
    for what, tamper in TAMPERS.items():
        false = copy.deepcopy(record)
        tamper(false)
        assert verified(false, tmp_path, "--commitment", shown) != 0, what


def test_a_record_that_fits_another_commitment_is_found_out(
    served: Served, ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody could make up a whole game, seed and commitment included; what was shown gives them away."""
    shown, _ = played_to_the_end(served, ann)
    made_up = whole_game("quarry", 2, OTHER_SEED)
    assert verified(made_up, tmp_path) == 0
    assert verified(made_up, tmp_path, "--commitment", shown) == 1
    assert "commitment" in capsys.readouterr().err


def whole_game(game: str, players: int, seed: str) -> Record:
    """A game of random players."""
    table: Table = new_table(find_game(game), players, seed, record=True)
    draws = random_draws(seat_bots(["random"] * players, "1"))
    assert draws is not None
    play_noting(table, draws)
    assert table.over
    return records.to_data(table)


@pytest.mark.parametrize(("game", "sample"), [("quarry", 60), ("origins", 8)])
def test_every_single_outcome_is_derived(game: str, sample: int) -> None:
    record = whole_game(game, 2, OTHER_SEED)
    assert records.verify(record) == []
    lists = [record["setup"], *(move[2] for move in record["moves"])]
    places = [(i, at) for i, outcomes in enumerate(lists) for at in range(len(outcomes))]
    assert len(places) > 20
    for i, at in random.Random(5).sample(places, min(sample, len(places))):
        false = copy.deepcopy(record)
        changed([false["setup"], *(move[2] for move in false["moves"])][i], at)
        assert records.verify(false) != [], f"outcome {at} of {'the set-up' if i == 0 else f'move {i}'}"
