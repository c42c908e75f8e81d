"""The public way in."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import tablewright as tw
from tablewright.engine import TablewrightError, find_game

FLAGS = doctest.ELLIPSIS


@pytest.mark.parametrize("module", ["tablewright", "tablewright.api"])
def test_the_examples_in_the_documentation_are_true(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=FLAGS)
    assert result.attempted > 0
    assert result.failed == 0


def test_a_game_from_the_first_question_to_the_scores(tmp_path: Path) -> None:
    table = tw.new("quarry", players=3, seed=7)
    assert table.decision.prompt == "Where do you dig today?"
    assert [option.label for option in table.decision.options] == [
        "Dig at the hill",
        "Dig at the cliff",
        "Dig at the market",
    ]
    path = tmp_path / "game.json"
    while not table.over:
        table.choose(table.decision.options[-1])
        if table.choices == 10:
            table.save(path)
    assert len(table.scores) == 3
    assert table.log()[0].endswith("digs at the market.")
    again = tw.load(path)
    while not again.over:
        again.choose(again.decision.options[-1])
    assert again.scores == table.scores


def test_a_table_speaks_polish() -> None:
    english = tw.new("quarry", seed=7)
    polish = tw.new("quarry", seed=7, language="pl")
    assert [option.id for option in polish.decision.options] == [
        option.id for option in english.decision.options
    ]
    assert polish.decision.prompt != english.decision.prompt
    assert tw.load(polish.save(), language="pl").decision.prompt == polish.decision.prompt


def test_a_loaded_table_and_a_fork_are_tables_of_the_same_kind() -> None:
    table = tw.new("quarry", seed=7)
    for other in (tw.load(table.save()), table.fork(), table.imagine(0, "1")):
        assert type(other) is tw.Table
        assert tw.load(other.save()).decision.kind == "dig"


def test_without_a_seed_chance_is_sealed_and_committed_to() -> None:
    one, other = tw.new("quarry"), tw.new("quarry")
    assert one.state.chance.seed.startswith("sealed:")
    assert one.commitment() != other.commitment()
    assert one.commitment() == tw.load(one.save()).commitment()


def test_the_same_seed_gives_the_same_game() -> None:
    assert tw.new("quarry", seed=7).view(0) == tw.new("quarry", seed="7").view(0)


def test_a_playout_need_keep_nothing() -> None:
    table = tw.new("quarry", seed=7, keep=False)
    while not table.over:
        table.play(table.open_questions()[0].offset)
    assert not table.moves
    with pytest.raises(TablewrightError, match="keep=True"):
        table.save()


def test_games_are_listed() -> None:
    """Not under the name of the package that holds our own: whoever imports that would hide the function."""
    find_game("quarry")
    assert "quarry" in tw.game_names()
