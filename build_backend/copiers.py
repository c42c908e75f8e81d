"""Compiled copiers: for each game a module ``copiers``, with ``copy_<class>`` for each class of its state.

The source exists only while mypyc reads it; the wheel gets the compiled module, in which the engine's model
finds it. Run as a program this writes the modules of all games and prints their paths. The build runs it so,
because it imports the games, which must not happen in the process that compiles them.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "copiers.py"


@contextmanager
def written_copiers(source: Path) -> Iterator[list[Path]]:
    """The modules, as long as they are needed. `source` is the folder of the package."""
    command = [sys.executable, __file__, str(source)]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    modules = [Path(line) for line in told.splitlines()]
    try:
        yield modules
    finally:
        for module in modules:
            module.unlink(missing_ok=True)


def write_copiers(source: Path) -> Iterator[Path]:
    """Write the module of each game that has a state."""
    sys.path.insert(0, str(source.parent))
    for state in sorted(source.glob("games/*/state.py")):
        module = state.with_name(NAME)
        module.write_text(copiers_of(f"{source.name}.games.{state.parent.name}.state"), encoding="utf-8")
        yield module


def copiers_of(state: str) -> str:
    """The source of the copiers for the classes of a module."""
    from tablewright.engine.model import Model, copier_body

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
    if elsewhere := [each for each in needed.values() if each not in classes]:
        raise TypeError(f"{state}: a state holds classes of other modules: {elsewhere}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for written in write_copiers(Path(sys.argv[1])):
        print(written)
