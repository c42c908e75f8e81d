"""Compiled copiers: for each game a module ``copiers``, with ``copy_<class>`` for each class of its state,
and ``same_<class>``, which compares it with a copy.

The source exists only while mypyc reads it; the wheel gets the compiled module, in which the engine's model
finds it. Run as a program this writes the modules beside the files named and prints their paths. The build
runs it so, because it imports the games, which must not happen in the process that compiles them.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "copiers.py"


@contextmanager
def written_copiers(source: Path, states: Iterable[Path]) -> Iterator[list[Path]]:
    """The modules, as long as they are needed. `states` are files below `source`, the folder of packages."""
    command = [sys.executable, "-m", __name__, str(source), *map(str, states)]
    around = [str(source), str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, around))}
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=where).stdout
    modules = [Path(line) for line in told.splitlines()]
    try:
        yield modules
    finally:
        for module in modules:
            module.unlink(missing_ok=True)


def write_copiers(source: Path, states: Iterable[Path]) -> Iterator[Path]:
    """Write the module for each file with a state."""
    for state in states:
        module = state.with_name(NAME)
        dotted = ".".join(state.relative_to(source).with_suffix("").parts)
        module.write_text(copiers_of(dotted), encoding="utf-8")
        yield module


def copiers_of(state: str) -> str:
    """The source of the copiers for the classes of a module."""
    from tablewright.engine.model import Model, comparer_body, copier_body

    classes = [
        each
        for each in vars(importlib.import_module(state)).values()
        if isinstance(each, type) and issubclass(each, Model) and each.__module__ == state
    ]
    names = ", ".join(each.__name__ for each in classes)
    lines = ["from __future__ import annotations", "", f"from {state} import {names}"]
    needed: dict[str, type] = {}
    for each in classes:
        name = each.__name__
        lines += ["", "", f"def copy_{name}(o: {name}) -> {name}:"]
        lines += [f"    {line}" for line in copier_body(each, needed)]
        lines += ["", "", f"def same_{name}(o: {name}, n: {name}) -> bool:"]
        lines += [f"    {line}" for line in comparer_body(each, needed)]
    if elsewhere := [each for each in needed.values() if each not in classes]:
        raise TypeError(f"{state}: a state holds classes of other modules: {elsewhere}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for written in write_copiers(Path(sys.argv[1]), map(Path, sys.argv[2:])):
        print(written)
