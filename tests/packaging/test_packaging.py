"""What is declared, what is locked and what is installed must agree."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tablewright._version import __version__

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/tablewright"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
MOST_DISTRIBUTIONS = 25

lock_files = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)


def locked(lock: Path) -> Iterator[tuple[Requirement, list[str]]]:
    """Each locked requirement with the hashes that follow it."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            requirement, *hashes = line.split(" --hash=")
            yield Requirement(requirement.strip()), [one.strip() for one in hashes]


def declared(extra: str) -> list[Requirement]:
    """What an extra (or ``base``) asks for, the base dependencies and extras it builds on included."""
    found = [Requirement(line) for line in PROJECT["project"]["dependencies"]]
    for line in EXTRAS.get(extra, []):
        requirement = Requirement(line)
        if requirement.name == PROJECT["project"]["name"]:
            found += [own for further in requirement.extras for own in declared(further)]
        else:
            found.append(requirement)
    return found


@lock_files
def test_every_locked_requirement_is_pinned_and_hashed(lock: Path) -> None:
    entries = list(locked(lock))
    assert entries
    for requirement, hashes in entries:
        assert [one.operator for one in requirement.specifier] == ["=="], requirement
        assert hashes, requirement
        assert all(one.startswith("sha256:") for one in hashes), requirement


@lock_files
def test_locks_name_no_address_and_no_index(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not [line for line in text.splitlines() if line.startswith("-")]


def test_every_extra_has_its_lock() -> None:
    assert {lock.stem for lock in LOCKS} == {"base", "build", *EXTRAS}


@pytest.mark.parametrize("extra", ["base", *EXTRAS])
def test_lock_holds_what_is_declared(extra: str) -> None:
    pins: dict[str, list[str]] = {}
    for requirement, _ in locked(ROOT / f"requirements/{extra}.txt"):
        (pin,) = requirement.specifier
        pins.setdefault(canonicalize_name(requirement.name), []).append(pin.version)
    for wanted in declared(extra):
        found = pins.get(canonicalize_name(wanted.name), [])
        assert found, f"{wanted} is not in requirements/{extra}.txt: run `make lock`"
        assert all(pin in wanted.specifier for pin in found), f"{wanted}, locked {found}: run `make lock`"


@lock_files
def test_locks_agree_on_versions(lock: Path) -> None:
    development: dict[str, dict[str, SpecifierSet]] = {}  # by the Python that a pin is for, where it matters
    for requirement, _ in locked(ROOT / "requirements/dev.txt"):
        development.setdefault(requirement.name, {})[str(requirement.marker)] = requirement.specifier
    for requirement, _ in locked(lock):
        pins = development.get(requirement.name, {})
        if str(requirement.marker) in pins:
            assert requirement.specifier == pins[str(requirement.marker)]
        elif pins:
            assert requirement.specifier in pins.values()


def test_the_base_install_stays_small() -> None:
    base = [requirement for requirement, _ in locked(ROOT / "requirements/base.txt")]
    assert len({requirement.name for requirement in base}) <= MOST_DISTRIBUTIONS


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert version("tablewright") == __version__, (
        "the installed package is of another version: run `make setup`"
    )


def test_every_file_of_the_package_goes_into_the_wheel() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    ignored = ("*.py", "*.pyc", "*.so", "*.pyd", ".*")  # code, and stamps of the web client's build
    everything = [path for path in PACKAGE.rglob("*") if path.is_file() and path.parent.name != "__pycache__"]
    files = [path for path in everything if not any(fnmatch(path.name, pattern) for pattern in ignored)]
    assert files
    left_out = [path for path in files if not any(fnmatch(path.name, pattern) for pattern in patterns)]
    assert not left_out, "no pattern of [tool.setuptools.package-data] fits these files"


def imports_of(module: Path) -> set[str]:
    """The modules that a source file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            parts = [f"{node.module}.{name.name}" for name in node.names]
            found |= set(parts) if node.module == "tablewright" else {node.module}
    return found


@pytest.mark.parametrize(
    ("part", "allowed"),
    [
        ("engine", ("mypy_extensions", "tablewright.engine")),
        (
            "games",
            (
                "mypy_extensions",
                "msgspec",
                "tablewright.engine",
                "tablewright.components",
                "tablewright.games",
            ),
        ),
    ],
)
def test_rules_import_nothing_foreign(part: str, allowed: tuple[str, ...]) -> None:
    modules = list((PACKAGE / part).rglob("*.py"))
    assert modules
    for module in modules:
        for name in imports_of(module):
            native = name.split(".")[0] in sys.stdlib_module_names
            assert native or name.startswith(allowed), f"{module.relative_to(ROOT)} imports {name}"
