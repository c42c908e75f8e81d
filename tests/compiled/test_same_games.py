"""The compiled package plays exactly the games that the pure one plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import tablewright.engine.table
from tests.compiled.digests import all_chains

ROOT = Path(__file__).parents[2]


def test_same_seeds_same_digests() -> None:
    assert tablewright.engine.table.__file__.endswith((".so", ".pyd"))
    script = ROOT / "tests" / "compiled" / "digests.py"
    pure = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(pure.stdout) == all_chains()
