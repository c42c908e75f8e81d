"""The optional compiler: where it cannot do its work, a complete pure package comes out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parents[2]


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of the build that decides what is compiled."""
    monkeypatch.syspath_prepend(ROOT / "build_backend")
    import native

    return native


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with a program that passes for a C compiler, and with Python's header."""
    (tmp_path / "Python.h").touch()
    program = tmp_path / "cc"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.delenv("TABLEWRIGHT_PURE", raising=False)
    monkeypatch.setenv("CC", f"{program} -pthread")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    return program


@pytest.fixture
def small_package(native: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package with an engine, bots, a game, and one of everything that stays pure."""
    package = tmp_path / "tablewright"
    for name in (
        "bots/base.py",
        "bots/evaluation/hill.py",
        "bots/search.py",
        "cli/play.py",
        "engine/__init__.py",
        "engine/native.py",
        "engine/table.py",
        "games/shared.py",
        "games/hill/__init__.py",
        "games/hill/actions/climb.py",
        "games/hill/scene.py",
        "games/hill/scene_slope.py",
        "games/hill/scenes/top.py",
        "games/hill/schema.py",
        "games/hill/turn.py",
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    monkeypatch.setattr(native, "PACKAGE", package)
    return package


def test_compiles_where_compiler_and_header_are_there(native: ModuleType, compiler: Path) -> None:
    assert native.can_compile()


def test_compiling_can_be_refused(
    native: ModuleType, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEWRIGHT_PURE", "1")
    assert not native.can_compile()


@pytest.mark.parametrize("missing", ["cc", "Python.h"])
def test_nothing_is_compiled_without(missing: str, native: ModuleType, compiler: Path) -> None:
    (compiler.parent / missing).unlink()
    assert not native.can_compile()


def test_the_build_asks_for_mypy_only_where_it_is_of_use(
    native: ModuleType, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import backend

    monkeypatch.setenv("TABLEWRIGHT_NO_CLIENT", "1")
    monkeypatch.setattr(
        backend.build_meta, "get_requires_for_build_wheel", lambda settings: ["from-setuptools"]
    )
    assert backend.get_requires_for_build_wheel() == ["from-setuptools", *native.BUILD_REQUIREMENTS]
    compiler.unlink()
    assert backend.get_requires_for_build_wheel() == ["from-setuptools"]


def test_engine_thinking_and_each_game_become_a_library_of_their_own(
    native: ModuleType, small_package: Path
) -> None:
    found = {
        name: sorted(Path(file).name for file in files)
        for files, name in native.groups(native.modules_to_compile())
    }
    assert found == {
        "tablewright_bots": ["hill.py", "search.py"],
        "tablewright_engine": ["table.py"],
        "tablewright_games": ["shared.py"],
        "tablewright_hill": ["climb.py", "turn.py"],
    }


@pytest.mark.parametrize("command", ["egg_info", "editable_wheel", "sdist"])
def test_only_a_wheel_is_compiled(
    command: str, native: ModuleType, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "compile_to_c", lambda modules: pytest.fail("compiles"))
    assert native.extensions(["setup.py", command]) == []


@pytest.mark.parametrize("failure", [SystemExit(1), ImportError("no mypy"), RuntimeError("a bug in mypyc")])
def test_what_mypyc_refuses_stays_pure_and_says_so(
    failure: BaseException,
    native: ModuleType,
    small_package: Path,
    compiler: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(modules: list[Path]) -> list[Extension]:
        raise failure

    monkeypatch.setattr(native, "compile_to_c", refuse)
    assert native.extensions(["setup.py", "bdist_wheel"]) == []
    (line,) = capsys.readouterr().out.splitlines()
    assert "pure Python" in line
    assert "mypyc" in line


def test_a_compiler_that_fails_half_way_leaves_nothing(
    native: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    distribution = Distribution(
        {"ext_modules": [Extension("first", ["first.c"]), Extension("second", ["second.c"])]}
    )
    command = native.AllOrNothing(distribution)
    command.build_lib = str(tmp_path)
    command.ensure_finalized()
    first = Path(command.get_ext_fullpath("first"))

    def build_the_first_only(self: build_ext) -> None:
        first.touch()
        raise OSError("out of memory")

    monkeypatch.setattr(build_ext, "run", build_the_first_only)
    command.run()
    assert not first.exists()
    assert command.get_outputs() == []
    assert not distribution.has_ext_modules()
    (line,) = capsys.readouterr().out.splitlines()
    assert "pure Python" in line


def pure_wheel_of(project: Path, **environment: str) -> set[str]:
    """Build the project's wheel with the tools of this environment, for any machine; the files in it."""
    result = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "dist", "."],
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    (wheel,) = (project / "dist").glob("*-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the build reads."""
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, tmp_path)
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*")
    for name in ("build_backend", "src"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unwanted)
    return tmp_path


def files_of_package(checkout: Path) -> set[str]:
    source = checkout / "src"
    return {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file() and ".egg-info" not in str(path)
    }


@pytest.mark.slow
def test_a_pure_wheel_holds_the_whole_package(checkout: Path) -> None:
    expected = files_of_package(checkout)
    assert pure_wheel_of(checkout, TABLEWRIGHT_PURE="1") == expected


@pytest.mark.slow
def test_a_broken_compiler_gives_the_pure_wheel(checkout: Path) -> None:
    for game in (checkout / "src/tablewright/games").iterdir():
        if game.is_dir() and game.name != "quarry":
            shutil.rmtree(game)
    expected = files_of_package(checkout)
    assert pure_wheel_of(checkout, CC="false") == expected
