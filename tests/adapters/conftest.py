"""Adapters are extras: without their libraries their tests are left out; the head of the report says so."""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = {
    "test_encoding.py": "numpy",
    "test_gymnasium.py": "gymnasium",
    "test_pettingzoo.py": "pettingzoo",
    "test_openspiel.py": "pyspiel",
    "test_training.py": "pyspiel",
    "test_ppo.py": "numpy",
    "test_tables.py": "gymnasium",
    "test_drafted.py": "numpy",
}
collect_ignore = [file for file, library in NEEDS.items() if find_spec(library) is None]


def pytest_report_header() -> list[str]:
    return [f"left out: {file}, for {NEEDS[file]} is not installed" for file in collect_ignore]
