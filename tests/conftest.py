"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

# Helpers with assertions of their own, which shall tell as much as those in tests.
pytest.register_assert_rewrite("tests.generic", "tests.scenario", "tests.engine.toys")

#: Set where everything is installed: a test that is skipped there would never be run at all.
SKIP_NOTHING = os.environ.get("TABLEWRIGHT_SKIP_NOTHING") == "1"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that cannot run where all tests must run has failed."""
    report = yield
    if SKIP_NOTHING and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"This test may not be skipped (TABLEWRIGHT_SKIP_NOTHING=1): {report.longrepr}"
    return report
