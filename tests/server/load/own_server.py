"""A server of one's own, and what it wrote into its log."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PROGRAM = "from tablewright.cli import main; main()"


class OwnServer(NamedTuple):
    """Its address, the number of its process, its log."""

    url: str
    pid: int
    log: Path

    def events(self) -> Counter[str]:
        """What it logged, and how often; tracebacks, too."""
        lines = self.log.read_text().splitlines()
        found = Counter(_event(line) for line in lines)
        found["tracebacks"] = sum("Traceback" in line for line in lines)
        return found


@contextmanager
def own_server(*more: str, **variables: str) -> Iterator[OwnServer]:
    """A server with a folder of its own, stopped afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [
            sys.executable,
            "-c",
            PROGRAM,
            "serve",
            "--no-open",
            "--port",
            "0",
            "--data",
            folder,
            *more,
        ]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "TABLEWRIGHT_LANGUAGE": "en", **variables}
        with log.open("w") as written:
            server = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=written, text=True, env=environment
            )
            try:
                assert server.stdout is not None
                found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
                assert found is not None, log.read_text()
                yield OwnServer(found[0], server.pid, log)
            finally:
                server.terminate()
                server.wait(30)


def _event(line: str) -> str:
    try:
        return str(json.loads(line).get("event"))
    except (ValueError, AttributeError):
        return "plain text"
