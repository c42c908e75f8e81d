"""What all tests share."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes tells how busy the machine is, not whether the code is right.
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")

# A helper with assertions of its own, which shall tell as much as those in tests.
pytest.register_assert_rewrite("tests.engine.toys")

#: Set where everything is installed: a test that is skipped there would never be run at all.
SKIP_NOTHING = os.environ.get("TABLEWRIGHT_SKIP_NOTHING") == "1"


@pytest.fixture(autouse=True, scope="session")
def _ctrl_c_works() -> None:
    """Tests that run in the background of a shell are started with Ctrl-C ignored, and so would be every
    process they start.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that cannot run where all tests must run has failed."""
    report = yield
    if SKIP_NOTHING and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"This test may not be skipped (TABLEWRIGHT_SKIP_NOTHING=1): {report.longrepr}"
    return report
