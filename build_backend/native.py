"""Compiling engine, games and bots with mypyc: an option that never stands in the way of an install.

Pure Python is the reference. Whatever keeps the compiler from its work (it is not there, it was refused with
TABLEWRIGHT_PURE=1, it fails) leaves a complete pure install and one printed line that says why.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from fnmatch import fnmatch
from itertools import groupby
from pathlib import Path
from typing import cast

from copiers import written_copiers
from setuptools import Extension
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tablewright")

# mypyc reads types across the whole package, and copiers.py imports the games: the packages that components/
# imports must be there too.
BUILD_REQUIREMENTS = ["mypy>=2.4,<3", "msgspec>=0.20", "PyYAML>=6.0.2", "types-PyYAML>=6.0.12"]

LEFT_PURE = {
    "__init__.py": "packages stay ordinary Python, so that imports and package data work the same either way",
    "native.py": "stands in for the compiler's hints where there is no compiler",
    "schema*.py": "msgspec builds its structs with a metaclass, which mypyc does not allow",
    "glance.py": "runs once for each look at a table, never in a playout",
    "scene*": "runs once for each picture, never in a playout",
    "glyphs.py": "draws the effects of cards for pictures",
    "texts.py": "tells the effects of cards in words",
    "wording.py": "tells the effects of cards in words",
    "words.py": "tells the effects of cards in words",
    "check*.py": "the invariants, looked at by tests and audits",
    "invariants.py": "the invariants, looked at by tests and audits",
}

#: Of the bots only what they spend their time in; what wraps it would gain nothing.
THINKING = ("search.py", "trials.py", "judge.py", "horizon.py", "habits.py", "evaluation/*.py")


def can_compile() -> bool:
    """Whether compiling is wanted, and a C compiler and the headers of Python are there."""
    if os.environ.get("TABLEWRIGHT_PURE") == "1":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and header.exists()


def modules_to_compile() -> list[Path]:
    """The modules that playouts spend their time in, without what LEFT_PURE names."""
    modules = [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/**/*.py")]
    modules += [module for pattern in THINKING for module in PACKAGE.glob(f"bots/{pattern}")]
    return sorted(module for module in modules if not stays_pure(module))


def stays_pure(module: Path) -> bool:
    """Whether LEFT_PURE names the module or a folder it lies in."""
    parts = module.relative_to(PACKAGE).parts
    return any(fnmatch(part, pattern) for part in parts for pattern in LEFT_PURE)


def group_of(module: Path) -> str:
    """The shared library a module goes into: one for the engine, one for the bots, one for each game.

    The libraries compile side by side, and playing is as fast as with one for everything.
    """
    part, folder, *deeper = module.relative_to(PACKAGE).parts
    return folder if part == "games" and deeper else part


def groups(modules: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules of each shared library with its name, as mypyc wants them."""
    return [
        ([str(module) for module in members], f"tablewright_{name}")
        for name, members in groupby(sorted(modules, key=group_of), group_of)
    ]


def extensions(arguments: list[str]) -> list[Extension]:
    """The extension modules for this run of setup.py: none unless it builds a wheel and can compile."""
    if "bdist_wheel" not in arguments or not can_compile():
        return []
    try:
        with written_copiers(PACKAGE):
            return compile_to_c(modules_to_compile())
    except SystemExit:
        stay_pure("mypyc refuses the sources, for the reasons above")
    except Exception as problem:  # whatever goes wrong inside mypyc: the pure install must not suffer
        stay_pure(f"mypyc failed with {type(problem).__name__}: {problem}")
    return []


def compile_to_c(modules: list[Path]) -> list[Extension]:
    """Have mypyc write the C sources of the modules."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    options = ["--config-file=", "--cache-dir=build/mypy_cache", "--explicit-package-bases"]
    made = mypycify([*options, *map(str, modules)], separate=groups(modules), opt_level="1", debug_level="0")
    return cast(list[Extension], made)  # setuptools has replaced distutils and its Extension


def stay_pure(why: str) -> None:
    """Say that, and why, this install is pure Python."""
    print(f"tablewright: installing pure Python, slower but otherwise the same; {why}", flush=True)


class AllOrNothing(build_ext):
    """Builds every extension or none: half a compiled package could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # compilers fail in many ways; none of them may stop the install
            self.take_back()
            stay_pure(f"the C compiler failed with {type(problem).__name__}, for the reasons above")

    def take_back(self) -> None:
        """Remove what was built and carry on as a pure package, its wheel named accordingly."""
        for built in self.get_outputs():
            Path(built).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []
        cast(bdist_wheel, self.get_finalized_command("bdist_wheel")).root_is_pure = True
