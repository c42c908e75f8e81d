"""These tests compare the compiled package with the pure one: nothing to do where there is no compiled one."""

from __future__ import annotations

import tablewright.engine.table

collect_ignore_glob = [] if tablewright.engine.table.__file__.endswith((".so", ".pyd")) else ["test_*.py"]
