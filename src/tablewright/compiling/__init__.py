"""Compiling games with mypyc when a package is built: an option that never stands in the way of an install.

Pure Python is the reference. Whatever keeps the compiler from its work (it is not there, it was refused with
TABLEWRIGHT_PURE=1, it fails) leaves a complete pure package, one printed line that says why, and the same in
the file ``pure.txt`` of the package, where ``tablewright doctor`` finds it. With TABLEWRIGHT_COMPILED=1 it is
an error instead.

A game in a package of its own is compiled the same way, by a ``setup.py`` beside its ``pyproject.toml``::

    from setuptools import setup
    from tablewright.compiling import compiled

    setup(**compiled("src/my_game"))

and ``pip install --no-build-isolation .`` where Tablewright, setuptools and mypy are installed.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

PURE: Final = "TABLEWRIGHT_PURE"
COMPILED: Final = "TABLEWRIGHT_COMPILED"
OPTIMISED: Final = "TABLEWRIGHT_OPTIMISED"
#: Where a pure package says why it is pure.
NOTE: Final = "pure.txt"


def hindrance() -> str:
    """What keeps the compiler from its work; empty where nothing does."""
    if os.environ.get(PURE) == "1":
        return f"{PURE}=1 asks for it"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler {compiler!r}"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else "the headers of Python are missing (on Debian: python3-dev)"


def can_compile() -> bool:
    """Whether compiling is wanted, and a C compiler and the headers of Python are there."""
    return not hindrance()


def why_pure(package: Path) -> str:
    """What the build of a pure package noted; empty for sources that nobody built."""
    note = package / NOTE
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""


def compiled(package: str) -> dict[str, Any]:
    """What ``setup`` needs to compile a game in a package of its own; `package` is the package's folder."""
    from tablewright.compiling.build import Build, stays_pure  # needs setuptools, which players need not have

    folder = Path(package)
    build = Build(folder)
    modules = sorted(str(each) for each in folder.rglob("*.py") if not stays_pure(each, folder))
    states = [state for state in [folder / "rules" / "state.py"] if state.is_file()]
    made = build.extensions(sys.argv, [(modules, folder.name)], states)
    return {"ext_modules": made, "cmdclass": build.commands()}
