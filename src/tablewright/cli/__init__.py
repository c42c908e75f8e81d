"""The command line: ``tablewright play | sim | rules | ...``, in English and Polish."""

from tablewright.cli.app import main, run

__all__ = ["main", "run"]
