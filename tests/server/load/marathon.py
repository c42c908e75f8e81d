"""The long measurements behind docs/reliability.md; writes their figures there.

python -m tests.server.load.marathon --kills 1000 --fuzz 20000 --soak 1800 --twins 5000
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tablewright.engine.registry import OWN
from tests.generic.twins import compare
from tests.server.load.kills import LONGEST_LIFE, Marathon
from tests.server.postgres import programs, running_cluster

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = ROOT / "docs" / "reliability.md"
#: What so many examples for each operation come to.
CASES_PER_EXAMPLE: Final = 20_000 / 300


def noted(page: str, goal: str, figure: str, date: str) -> str:
    """The page with the new figure of a goal."""
    row = re.compile(rf"^(\| {goal} \|(?:[^|\n]*\|){{2}})[^|\n]*\|[^|\n]*\|$", re.M)
    page, count = row.subn(lambda found: f"{found[1]} {figure} | {date} |", page)
    if count != 1:
        raise LookupError(f"{goal} has {count} rows")
    return page


def note(goal: str, figure: str) -> None:
    """Write a figure into the page, and say it."""
    print(f"{goal}: {figure}", flush=True)
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    PAGE.write_text(noted(PAGE.read_text(encoding="utf-8"), goal, figure, today), encoding="utf-8")


def kill(cycles: int, url: str, life: float) -> str:
    """Kill the server so often; what was held against the database."""
    with tempfile.TemporaryDirectory() as folder:
        marathon = Marathon(Path(folder), url, tables=20, seed=int(time.time()), life=life)
        for _ in range(cycles):
            marathon.cycle()
    return f"{cycles} kills, {marathon.answered} answered moves, none lost, none twice"


def fuzz(cases: int) -> str:
    """Ask the server everything its description allows."""
    examples = max(1, round(cases / CASES_PER_EXAMPLE))
    environment = {**os.environ, "TABLEWRIGHT_FUZZ_EXAMPLES": str(examples)}
    command = [sys.executable, "-m", "pytest", "-q", "tests/server/test_fuzz.py"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:])
    told = "no server error" if done.returncode == 0 else "FAILED"
    return f"{examples} examples for each operation (about {round(examples * CASES_PER_EXAMPLE):,}): {told}"


def twins(positions: int) -> str:
    """Compare tables that a seat cannot tell apart; a difference is a leak, and ends it."""
    seed = str(int(time.time()))
    return "; ".join(str(compare(game, positions, seed)) for game in OWN)


def soak(seconds: int, tables: int) -> dict[str, str]:
    """Play under load for a while: latency, memory, the storm at the end."""
    command = [sys.executable, "-m", "tests.server.load.load", "--seconds", str(seconds), "--burst", "0"]
    command += ["--tables", str(tables), "--rate", str(tables / 8), "--storm"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    told = done.stdout
    first, last = (
        re.findall(r"memory \{'total': '(\d+) MB'", told)[:2],
        re.findall(r"'total': '(\d+) MB'", told),
    )
    steady = re.search(r"^steady, .*$", told, re.M)
    assert steady is not None, told
    times = ", ".join(re.findall(r"'(?:median|p95|p99)': '\d+ ms'", steady[0])).replace("'", "")
    failures = re.search(r"'failures': \[(.*?)\]", steady[0])
    faults = len(failures[1].split(",")) if failures and failures[1] else 0
    storm = re.search(r"back at once after ([\d.]+) s; (.*)", told)
    assert storm is not None, told
    meanwhile = ", ".join(re.findall(r"'(?:median|p95)': '\d+ ms'", storm[2])).replace("'", "")
    load = f"load of the machine {os.getloadavg()[0]:.1f}"
    setting = f"{tables} tables of all titles, bots at half of them, {tables / 8:g} moves/s for {seconds} s"
    return {
        "R10": f"{times}, {faults} failures ({setting}; {load})",
        "R11": f"{first[0]} MB idle, {last[-1]} MB at the end of that",
        "R9": f"{tables * 4} streams back after {storm[1]} s, moves meanwhile {meanwhile} ({load})",
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--life", type=float, default=LONGEST_LIFE, help="seconds of a server, at most")
    parser.add_argument("--fuzz", type=int, default=20_000)
    parser.add_argument("--soak", type=int, default=1800, help="seconds")
    parser.add_argument("--twins", type=int, default=5000, help="positions of each title")
    parser.add_argument("--tables", type=int, default=200, help="of the soak")
    options = parser.parse_args()
    if options.kills:
        note("R1", kill(options.kills, "", options.life))
        found = programs()
        if found is not None:
            with running_cluster(found) as cluster:
                note("R1p", kill(options.kills, cluster.new_database(), options.life))
    if options.fuzz:
        note("R47", fuzz(options.fuzz))
    if options.twins:
        note("R25", twins(options.twins))
    if options.soak:
        for goal, figure in soak(options.soak, options.tables).items():
            note(goal, figure)


if __name__ == "__main__":
    main()
