"""What all tests share."""

from __future__ import annotations

import pytest

# Helpers with assertions of their own, which shall tell as much as those in tests.
pytest.register_assert_rewrite("tests.generic", "tests.scenario", "tests.engine.toys")
