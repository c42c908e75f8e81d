"""The register of games: ours, those that tests register, those of other packages, whole or broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.engine import (
    BrokenGame,
    UnknownGame,
    broken_games,
    find_game,
    game_names,
    playable_games,
    register,
    registry,
)
from tests.engine.toys import ToyGame
from tests.packages import ORCHARD, find_for_a_while, lay_package


@pytest.fixture(autouse=True)
def _own_register() -> Iterator[None]:
    """Games that tests register or install are forgotten afterwards."""
    registers = (registry._REGISTER, registry._BROKEN)
    known = [dict(one) for one in registers]
    for one in registers:
        one.clear()
    yield
    for one, before in zip(registers, known, strict=True):
        one.clear()
        one.update(before)  # type: ignore[arg-type]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which Python finds packages."""
    find_for_a_while(monkeypatch, tmp_path)
    return tmp_path


def test_our_own_games_are_there() -> None:
    assert "quarry" in game_names()
    assert find_game("quarry").title == "Quarry"
    assert find_game("quarry") is find_game("quarry")


def test_games_can_be_registered() -> None:
    toy = ToyGame()
    register(toy)
    assert find_game("toy") is toy
    assert game_names().count("toy") == 1


@pytest.mark.parametrize(
    ("name", "hint"), [("quary", "quarry"), ("QUARRY", "quarry"), ("chess", "quarry"), ("", "quarry")]
)
def test_an_unknown_game_is_refused_with_a_suggestion(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=hint):
        find_game(name)


def test_games_of_third_parties_announce_themselves(site: Path) -> None:
    lay_package(site)
    assert "orchard" in game_names()
    assert (find_game("orchard").name, find_game("orchard").players) == ("orchard", (1, 2, 3, 4))
    assert "orchard" in [game.name for game in playable_games()]
    assert broken_games() == {}


def test_entry_points_of_other_groups_are_no_games(site: Path) -> None:
    lay_package(site)
    points = site / "orchard-1.0.dist-info/entry_points.txt"
    points.write_text(points.read_text().replace("tablewright.games", "other.things"))
    assert "orchard" not in game_names()
    with pytest.raises(UnknownGame):
        find_game("orchard")


def test_nobody_can_take_the_name_of_one_of_our_games(site: Path) -> None:
    lay_package(site, announced="quarry")
    assert game_names().count("quarry") == 1
    assert find_game("quarry").title == "Quarry"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (
            "import no_such_module",
            r"ModuleNotFoundError: No module named 'no_such_module' \(orchard/__init__.py:1\)",
        ),
        ("GAME = (", r"SyntaxError: .*orchard/__init__.py:1"),
        ("x = 1", r"AttributeError: module 'orchard' has no attribute 'GAME'"),
        ("1 / 0", r"ZeroDivisionError: division by zero \(orchard/__init__.py:1\)"),
        (
            ORCHARD.replace("OrchardGame()", "OrchardGame"),
            r"leads to the class OrchardGame, not to the object",
        ),
        (
            ORCHARD.replace('name = "orchard"', 'name = "orchids"'),
            r"__init__.py:5: the game is called 'orchids', its entry point 'orchard'.*call both alike",
        ),
    ],
)
def test_a_broken_package_is_told_with_its_reason_and_breaks_nothing(
    site: Path, code: str, reason: str
) -> None:
    lay_package(site, code)
    assert "orchard" in game_names()
    for _ in range(2):
        with pytest.raises(BrokenGame, match=reason):
            find_game("orchard")
    assert list(broken_games()) == ["orchard"]
    assert [game.name for game in playable_games()] == list(registry.OWN)


def test_a_broken_package_is_imported_once(site: Path) -> None:
    lay_package(site, "print('imported')\n1 / 0")
    before = registry._BROKEN.copy()
    first = broken_games()
    assert before == {}
    (site / "orchard/__init__.py").write_text(ORCHARD, encoding="utf-8")
    assert broken_games() == first
