"""The command line: ``tablewright play | sim | rules | ...``, in English and Polish."""

import sys
from collections.abc import Sequence

__all__ = ["main", "run"]


def main() -> None:
    """The command ``tablewright``."""
    try:
        from tablewright.engine.collector import search_rarely  # takes a while: here Ctrl-C is minded already

        search_rarely()
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before the command itself could answer
        sys.exit(130)


def run(words: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    from tablewright.cli.app import run as carry_out  # as late as can be

    return carry_out(words)
