"""Programs of others against our bots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright.engine import BadSetup, TablewrightError
from tablewright.lab.league.arena import arena, told

FIRST = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["question"]["options"][0]["id"], flush=True)
"""


def program(folder: Path, text: str) -> str:
    file = folder / "program.py"
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} {file}"


def test_a_program_plays_every_deal_from_every_seat(tmp_path: Path) -> None:
    games: list[int] = []
    match = arena("quarry", program(tmp_path, FIRST), "random", deals=3, progress=games.append)
    assert match.games == len(games) == 6
    assert match.slips == 0
    assert -1 <= match.score.low <= match.score.value <= match.score.high <= 1
    again = arena("quarry", program(tmp_path, FIRST), "random", deals=3)
    assert told(again) == told(match)


def test_what_is_not_offered_is_counted_and_does_no_harm(tmp_path: Path) -> None:
    text = "import sys\nfor line in sys.stdin: print('dig:moon', flush=True)"
    match = arena("quarry", program(tmp_path, text), "random", deals=1)
    assert match.slips > 10


def test_a_program_that_ends_or_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(TablewrightError, match="has ended before the match"):
        arena("quarry", program(tmp_path, "pass"), "random", deals=1)
    with pytest.raises(BadSetup, match="cannot be started"):
        arena("quarry", str(tmp_path / "nothing"), "random", deals=1)
    with pytest.raises(BadSetup, match="Name at least 1"):
        arena("quarry", "true", deals=0)
