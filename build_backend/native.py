"""Compiling engine and games with mypyc: an option that never stands in the way of an install.

Pure Python is the reference. Whatever keeps the compiler from its work (it is not there, it was refused with
TABLEWRIGHT_PURE=1, it fails) leaves a complete pure install and one printed line that says why.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from itertools import groupby
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tablewright")

# mypyc reads types across the whole package, so the typed packages that components/ imports must be there too.
BUILD_REQUIREMENTS = ["mypy>=2.4,<3", "msgspec>=0.20", "types-PyYAML>=6.0.12"]

LEFT_PURE = {
    "__init__.py": "packages stay ordinary Python, so that imports and package data work the same either way",
    "native.py": "stands in for the compiler's hints where there is no compiler",
    "schema.py": "msgspec builds its structs with a metaclass, which mypyc does not allow",
    "scene.py": "runs once for each picture, never in a playout",
}


def can_compile() -> bool:
    """Whether compiling is wanted, and a C compiler and the headers of Python are there."""
    if os.environ.get("TABLEWRIGHT_PURE") == "1":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and header.exists()


def modules_to_compile() -> list[Path]:
    """The modules that playouts spend their time in; LEFT_PURE says which stay Python, and why."""
    modules = [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/**/*.py")]
    return sorted(module for module in modules if module.name not in LEFT_PURE)


def groups(modules: list[Path]) -> list[tuple[list[str], str]]:
    """One shared library for the engine and one for each game: they compile side by side."""

    def name_of_group(module: Path) -> str:
        part, folder = module.relative_to(PACKAGE).parts[:2]
        return "engine" if part == "engine" else folder

    return [
        ([str(module) for module in members], f"tablewright_{name}")
        for name, members in groupby(sorted(modules, key=name_of_group), name_of_group)
    ]


def extensions(arguments: list[str]) -> list[Extension]:
    """The extension modules to build; none where pure Python is wanted or nothing else is possible."""
    if "bdist_wheel" not in arguments or not can_compile():
        return []
    try:
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = "src"
        modules = modules_to_compile()
        options = ["--config-file=", "--cache-dir=build/mypy_cache", "--explicit-package-bases"]
        return mypycify(
            [*options, *map(str, modules)],
            separate=groups(modules),
            multi_file=True,
            opt_level="3",
            debug_level="0",
        )
    except (Exception, SystemExit) as problem:  # mypyc leaves with SystemExit when it refuses a source
        stay_pure(f"mypyc did not compile the sources: {problem}")
        return []


def stay_pure(why: str) -> None:
    """Say that, and why, this install is pure Python."""
    print(f"tablewright: installing pure Python, which is slower but otherwise the same ({why})", flush=True)


class AllOrNothing(build_ext):
    """Builds every extension or none: half a compiled package could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            self.give_up(problem)

    def give_up(self, problem: Exception) -> None:
        """Take back what was built, and carry on without extensions."""
        for built in self.get_outputs():
            Path(built).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []
        stay_pure(f"the C compiler failed: {problem}")
