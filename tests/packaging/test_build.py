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

from tablewright.compiling import NOTE, build, hindrance, why_pure

ROOT = Path(__file__).parents[2]


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of the build that decides what is compiled."""
    monkeypatch.syspath_prepend(ROOT / "build_backend")
    monkeypatch.delenv("TABLEWRIGHT_COMPILED", raising=False)
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
        "bots/search.py",
        "cli/play.py",
        "engine/__init__.py",
        "engine/native.py",
        "engine/table.py",
        "games/shared.py",
        "games/hill/__init__.py",
        "games/hill/invariants.py",
        "games/hill/ledger.py",
        "games/hill/truths.py",
        "games/hill/box/schema.py",
        "games/hill/box/schema_slopes.py",
        "games/hill/box/tables.py",
        "games/hill/brain/evaluation.py",
        "games/hill/look/scene.py",
        "games/hill/look/slope.py",
        "games/hill/rules/actions/climb.py",
        "games/hill/rules/turn.py",
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
        "tablewright_bots": ["search.py"],
        "tablewright_engine": ["table.py"],
        "tablewright_games": ["shared.py"],
        "tablewright_hill": ["climb.py", "evaluation.py", "tables.py", "turn.py"],
    }


@pytest.mark.parametrize("command", ["egg_info", "editable_wheel", "sdist"])
def test_only_a_wheel_is_compiled(
    command: str, native: ModuleType, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "compile_to_c", lambda source, groups: pytest.fail("compiles"))
    assert native.what_to_build(["setup.py", command])["ext_modules"] == []


FAILURES = [SystemExit(1), ImportError("no mypy"), RuntimeError("a bug in mypyc")]


@pytest.fixture(params=FAILURES, ids=lambda failure: type(failure).__name__)
def failing_mypyc(
    request: pytest.FixtureRequest, compiler: Path, small_package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A compiler that is there, and a mypyc that does not do its work."""

    def refuse(source: Path, groups: object) -> list[Extension]:
        raise request.param

    monkeypatch.setattr(build, "compile_to_c", refuse)


@pytest.mark.usefixtures("failing_mypyc")
def test_what_mypyc_refuses_stays_pure_and_says_so(
    native: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    made = native.what_to_build(["setup.py", "bdist_wheel"])
    assert made["ext_modules"] == []
    (line,) = capsys.readouterr().out.splitlines()
    assert "pure Python" in line
    assert "mypyc" in line
    step = made["cmdclass"]["build_py"](Distribution({"packages": []}))
    step.ensure_finalized()
    step.build_lib = str(tmp_path)
    step.run()
    assert "mypyc" in why_pure(tmp_path / "tablewright")


@pytest.mark.usefixtures("failing_mypyc")
def test_a_compiled_package_can_be_insisted_on(native: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEWRIGHT_COMPILED", "1")
    with pytest.raises(SystemExit, match="TABLEWRIGHT_COMPILED=1 forbids; mypyc"):
        native.what_to_build(["setup.py", "bdist_wheel"])


def test_insisting_where_nothing_can_be_compiled_is_an_error(
    native: ModuleType, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler.unlink()
    monkeypatch.setenv("TABLEWRIGHT_COMPILED", "1")
    with pytest.raises(SystemExit, match="there is no C compiler"):
        native.what_to_build(["setup.py", "bdist_wheel"])


def test_a_compiler_that_fails_half_way_leaves_nothing(
    native: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    distribution = Distribution(
        {"ext_modules": [Extension("first", ["first.c"]), Extension("second", ["second.c"])]}
    )
    command = build.Build(Path("src/tablewright")).commands()["build_ext"](distribution)
    command.build_lib = str(tmp_path)
    command.ensure_finalized()
    (tmp_path / "tablewright").mkdir()
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
    assert "the C compiler failed" in why_pure(tmp_path / "tablewright")


def wheel_of(project: Path, kind: str, *options: str, **environment: str) -> set[str]:
    """Build the project's wheel, of which the name must end as `kind` says; the files in it."""
    result = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", *options, "-w", "dist", "."],
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    (wheel,) = (project / "dist").glob(kind)
    with ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def pure_wheel_of(project: Path, **environment: str) -> set[str]:
    """The files in a wheel for any machine, built with the tools of this environment."""
    return wheel_of(project, "*-py3-none-any.whl", "--no-build-isolation", **environment)


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
    assert pure_wheel_of(checkout, TABLEWRIGHT_PURE="1") == expected | {f"tablewright/{NOTE}"}


@pytest.fixture
def small_checkout(checkout: Path) -> Path:
    """The same with one game only, which compiles in no time."""
    for game in (checkout / "src/tablewright/games").iterdir():
        if game.is_dir() and game.name != "quarry":
            shutil.rmtree(game)
    return checkout


@pytest.mark.slow
def test_a_broken_compiler_gives_the_pure_wheel(small_checkout: Path) -> None:
    expected = files_of_package(small_checkout)
    assert pure_wheel_of(small_checkout, CC="false") == expected | {f"tablewright/{NOTE}"}


@pytest.mark.slow
def test_a_plain_pip_wheel_is_compiled(native: ModuleType, small_checkout: Path) -> None:
    """In build isolation: nothing but the build requirements is there."""
    if why := hindrance():
        pytest.skip(f"Nothing can be compiled here: {why}")
    expected = files_of_package(small_checkout)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = wheel_of(
        small_checkout,
        "*-cp*.whl",
        PYTHONPATH="",
        TABLEWRIGHT_COMPILED="1",
        TABLEWRIGHT_OPTIMISED="0",
        TABLEWRIGHT_NO_CLIENT="1",
    )
    assert expected <= found
    assert f"tablewright/{NOTE}" not in found
    for module in ("engine/table", "bots/search", "games/quarry/rules/working", "games/quarry/rules/copiers"):
        assert f"tablewright/{module}{suffix}" in found
