"""The same games in another process, where Python orders its sets another way.

Run as a module it reads tasks from standard input, one JSON object in each line, and answers each of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

from tablewright.engine import Table, digest
from tablewright.engine.record import from_data, replay
from tablewright.testing.driver import future
from tablewright.testing.sight import everybody, questions_seen, seat_sees


def ask_elsewhere(tasks: Iterable[dict[str, Any]], hash_seed: int) -> list[Any]:
    """Do the tasks in a process of its own and return the answers."""
    given = "".join(json.dumps(task) + "\n" for task in tasks)
    done = subprocess.run(
        [sys.executable, "-m", "tablewright.testing.elsewhere"],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def chain_of(record: dict[str, Any]) -> list[str]:
    """The digests on the way through a record; what goes wrong stands at the end."""
    chain: list[str] = []
    try:
        replay(record, each=lambda table: chain.append(digest(table.state)))
    except Exception as error:  # the other process tells; this one judges
        chain.append(f"{type(error).__name__}: {error}")
    return chain


def portrait(table: Table, seed: str) -> dict[str, Any]:
    """All there is to see of a table, and how it goes on."""
    return {
        "digest": digest(table.state),
        "questions": questions_seen(table),
        "seen": [seat_sees(table, seat) for seat in everybody(table)],
        "future": future(table, seed),
    }


def answer(task: dict[str, Any]) -> Any:
    """Do one task: replay a record, or load a save and look at it."""
    if task.get("mutants"):
        from tablewright.testing.mutants import register_all

        register_all()
    if task["do"] == "replay":
        return chain_of(task["data"])
    return portrait(from_data(task["data"]), task["seed"])


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))))
