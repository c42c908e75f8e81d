"""The same in every process: records and saves do not depend on how Python hashes strings (R5, R20)."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from tablewright.engine.record import load, save
from tablewright.testing.driver import Case, play_number, played_out
from tablewright.testing.elsewhere import ask_elsewhere, chain_of, portrait

HASH_SEEDS = (0, 1, 2, 3)

#: How many saves of a game are loaded in another process.
SAVES = 6


def check_hash_seeds(cases: list[Case], mutants: bool = False) -> None:
    """One record leads through the same tables under four hash seeds."""
    records = [json.loads(save(played_out(case))) for case in cases]
    here = [chain_of(record) for record in records]
    for hash_seed in HASH_SEEDS:
        tasks = [{"do": "replay", "data": record, "mutants": mutants} for record in records]
        for case, one, other in zip(cases, here, ask_elsewhere(tasks, hash_seed), strict=True):
            assert one == other, (
                f"{case.game.name} with {case.players} players goes another way under hash seed {hash_seed}: "
                f"{_parting(one, other)}"
            )


def check_saves_elsewhere(cases: list[Case], mutants: bool = False) -> None:
    """A save from the middle of a turn gives the same questions, views and future in another process."""
    saves = [text for case in cases for text in _saves_of(case)]
    tasks = [{"do": "look", "data": json.loads(text), "seed": "on", "mutants": mutants} for text in saves]
    for text, there in zip(saves, ask_elsewhere(tasks, 4), strict=True):
        assert there == portrait(load(text), "on"), "the save is another table in another process"


def _saves_of(case: Case) -> list[str]:
    """Saves from all over a random game."""
    length = played_out(case).choices
    wanted = {length * part // SAVES for part in range(SAVES)}
    table = case.table()
    saves = []
    for number in islice(case.numbers(), length):
        if table.choices in wanted:
            saves.append(save(table))
        play_number(table, number)
    return saves


def _parting(one: list[Any], other: list[Any]) -> str:
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return f"after {number} choices {here} here, {there} there"
    return f"{len(one)} tables here, {len(other)} there"
