"""The pytest plugin: the marks of the kit.

It is loaded in every test run of an environment in which Tablewright is installed, so it does next to nothing
and imports nothing of the package.
"""

from __future__ import annotations

import pytest

MARKS = (
    "rule(*ids): the numbered rules of rules.md that this test proves",
    "example(id): the rulebook's worked example that this test plays through",
    "words: it looks at words and drawings, which are never compiled, in a way that two runs play",
)

# Assertions of the kit shall tell as much as those in tests.
pytest.register_assert_rewrite(
    *(f"tablewright.testing.{module}" for module in ("checks", "driver", "elsewhere", "records", "scenario"))
)


def pytest_configure(config: pytest.Config) -> None:
    """Make the marks known."""
    for mark in MARKS:
        config.addinivalue_line("markers", mark)
