"""These tests compare the compiled package with the pure one; where there is none, nothing is collected."""

from __future__ import annotations

import tablewright.engine.table

collect_ignore_glob = [] if tablewright.engine.table.__file__.endswith((".so", ".pyd")) else ["test_*.py"]
