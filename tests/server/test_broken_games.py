"""A package whose game is broken, or gone, breaks nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tablewright.engine import game_names
from tablewright.engine.registry import OWN
from tests.packages import find_for_a_while, lay_package
from tests.server.conftest import Served

REASON = "The game 'orchard' cannot be imported: ZeroDivisionError: division by zero (orchard/__init__.py:1)"


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[..., Served]) -> Served:
    """A server with a broken package."""
    lay_package(tmp_path, "1 / 0")
    find_for_a_while(monkeypatch, tmp_path)
    return start()


def test_it_is_listed_with_its_reason_beside_all_others(served: Served) -> None:
    shelf = served.person().get("/api/games").json()
    names = [game["name"] for game in shelf["games"]]
    assert names[: len(OWN)] == list(OWN)
    others = [name for name in game_names() if name not in OWN]
    assert "orchard" in others
    assert names[len(OWN) :] == [name for name in others if name != "orchard"], "plugins that tests load"
    assert shelf["broken"] == [{"name": "orchard", "reason": REASON}]


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot be played here"), ("pl", "nie można tu zagrać")])
def test_playing_it_says_why(served: Served, lang: str, words: str) -> None:
    ann = served.person()
    wish = {"game": "orchard", "seats": [{"kind": "here"}]}
    answer = ann.post(f"/api/tables?lang={lang}", wish)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (409, "broken-game")
    assert words in error["message"]
    assert REASON in error["message"]
    assert ann.get("/api/games/orchard/rules").status_code == 409


def test_a_table_of_a_game_that_is_gone_stays_in_the_list(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = served.person()
    table = ann.make("quarry")["table"]
    monkeypatch.setattr(served.host.store, "tables_of", _renamed(served.host.store.tables_of))
    (listed,) = ann.get("/api/tables").json()["tables"]
    assert (listed["table"], listed["title"]) == (table, "orchard")


def _renamed(found: Callable[..., object]) -> Callable[..., object]:
    """The tables of somebody, as if they were of a game that has been taken away since."""

    async def tables_of(*args: object) -> object:
        rows = await found(*args)  # type: ignore[misc]
        for row, _ in rows:
            row.game = "orchard"
        return rows

    return tables_of
