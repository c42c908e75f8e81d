"""What `tablewright new-game` writes is clean, installs outside our checkout, passes its tests and plays."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablewright
from tablewright.scaffold import write_game

SOURCE = Path(tablewright.__file__).parents[1]
NAME = "apple-market"


class Project:
    """The new game, and an environment in which nothing else is installed by itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / NAME
        write_game(NAME, self.folder)
        venv.create(folder / "venv", symlinks=True)
        self.python = folder / "venv/bin/python"
        # What development has installed already is found there without asking the network for it again.
        (site,) = (folder / "venv/lib").glob("python*/site-packages")
        (site / "development.pth").write_text(
            f"{SOURCE}\n{sysconfig.get_path('purelib')}\n", encoding="utf-8"
        )

    def run(self, *words: str, typed: str = "", **variables: str) -> str:
        """What a program of the environment says to what is typed; it must be content."""
        done = subprocess.run(
            [self.python, "-m", *words],
            cwd=self.folder,
            env=self.environment(**variables),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def environment(self, **variables: str) -> dict[str, str]:
        """Without the paths and habits of this run of the tests."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PYTEST"))}
        return {**kept, "LANG": "C.UTF-8", **variables}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Written and installed, as its README says."""
    made = Project(tmp_path_factory.mktemp("outside"))
    made.run("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")
    return made


def test_it_is_clean(project: Project) -> None:
    project.run("ruff", "check", "--no-cache", "--select=E,F,W,I,UP,B,SIM,PT,C4", "--line-length=110", ".")
    project.run("ruff", "format", "--no-cache", "--check", ".")


@pytest.mark.slow
def test_its_types_are_strict(project: Project) -> None:
    said = project.run("mypy", "--cache-dir", str(project.folder.parent / "types"), MYPYPATH=str(SOURCE))
    assert "Success: no issues found" in said


@pytest.mark.slow
def test_its_tests_pass_with_all_suites(project: Project) -> None:
    said = project.run("pytest", "-q", "-p", "tablewright.testing.plugin", "-p", "no:cacheprovider")
    assert "warning" not in said
    assert int(said.rpartition("\n")[0].splitlines()[-1].split()[0]) > 200, said


def test_it_is_listed_whole_and_covered(project: Project) -> None:
    listed = json.loads(project.run("tablewright", "games", "--json"))
    (found,) = [game for game in listed if game["name"] == NAME]
    assert (found["title"], found["players"], found["automa"]) == ("Apple Market", [1, 2, 3, 4], "neighbour")
    covered = json.loads(project.run("tablewright", "rules", NAME, "--coverage", "--json"))
    assert (covered["missing"], covered["problems"]) == ([], [])
    assert covered["tested"] == covered["rules"] > 10


def test_the_author_forgot_nothing(project: Project) -> None:
    asked = (
        "from tablewright.engine import find_game\nfrom tablewright.testing.authors import author_faults\n"
    )
    (project.folder / "ask.py").write_text(
        f"{asked}print(author_faults(find_game({NAME!r})))\n", encoding="utf-8"
    )
    assert project.run("ask") == "[]\n"
    (project.folder / "ask.py").unlink()


def test_it_is_played_in_the_terminal(project: Project) -> None:
    said = project.run("tablewright", "play", NAME, "--players", "2", "--seed", "3", typed="1\n1\nquit\n\n")
    assert "Your turn: take a card, sell one, or draw." in said
    assert "· Player 1 takes from the market: " in said


def test_bots_play_it(project: Project) -> None:
    result = json.loads(
        project.run("tablewright", "sim", NAME, "--games", "40", "--bots", "random,greedy", "--json")
    )
    assert result["errors"] == 0
    assert result["unreached"] == []
    random, greedy = result["mean_scores"]
    assert greedy > random, "its evaluation is of use"


@pytest.fixture
def served(project: Project, tmp_path: Path) -> Iterator[str]:
    """The address of a server in the environment of the game."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [project.python, "-m", "tablewright", "serve", "--no-open", "--port", port, "--data", tmp_path]
    with (tmp_path / "server.log").open("w") as log:
        server = subprocess.Popen(
            command, stdout=log, stderr=log, env=project.environment(), cwd=project.folder
        )
        yield f"http://127.0.0.1:{port}"
        server.terminate()
        server.wait(30)


def fetched(address: str) -> bytes:
    """What the server answers, once it does."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"{address} does not answer")


def test_it_is_on_the_shelf_of_the_server(served: str) -> None:
    shelf: dict[str, Any] = json.loads(fetched(f"{served}/api/games"))
    assert shelf["broken"] == []
    (found,) = [game for game in shelf["games"] if game["name"] == NAME]
    assert found["emblem"] == f"/api/games/{NAME}/emblem.svg"
    assert b"<svg" in fetched(f"{served}{found['emblem']}")
    assert f'[data-game="{NAME}"]'.encode() in fetched(f"{served}/api/assets/worlds.css")
    assert f'id="i-{NAME}-apple"'.encode() in fetched(f"{served}/api/assets/worlds.svg")


def test_python_runs_the_command_line_as_a_module() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tablewright", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "new-game" in said
