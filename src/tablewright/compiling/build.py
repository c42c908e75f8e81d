"""One build of a package, in the steps of setuptools."""

from __future__ import annotations

import os
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from setuptools import Extension
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

from tablewright.compiling import COMPILED, NOTE, OPTIMISED, hindrance
from tablewright.compiling.copiers import written_copiers

Groups: TypeAlias = list[tuple[list[str], str | None]]

LEFT_PURE: Final = {
    "__init__.py": "packages stay ordinary Python, so that imports and package data work the same either way",
    "native.py": "stands in for the compiler's hints where there is no compiler",
    "schema*.py": "msgspec builds its structs with a metaclass, which mypyc does not allow",
    "scene.py": "runs once for each picture, never in a playout",
    "glance.py": "runs once for each look at a table, never in a playout",
    "look": "all that people see and read of a game: runs once for each look at a table, never in a playout",
    "adds.py": "what a box adds: looked at once, when the game is registered",
    "invariants.py": "the invariants, looked at by tests and audits",
    "truths.py": "whether reasons are true, looked at by tests",
    "ledger.py": "what the log tells of the table, looked at by tests",
}

#: What is not compiled is read for its types only: what it imports (languages, the server) need not be there.
SILENT: Final = "--follow-imports=silent"


class CannotCompile(SystemExit):
    """A compiled package was asked for, and cannot be made."""


def stays_pure(module: Path, package: Path) -> bool:
    """Whether LEFT_PURE names the module or a folder it lies in, below the package's."""
    return any(fnmatch(part, pattern) for part in module.relative_to(package).parts for pattern in LEFT_PURE)


class Build:
    """One build of a package: which modules are compiled, and if none, why."""

    def __init__(self, package: Path) -> None:
        self.package: Final = package
        self.why_pure = ""

    def extensions(self, arguments: list[str], groups: Groups, states: list[Path]) -> list[Extension]:
        """The extension modules for this run of setup.py: none unless it builds a wheel and can compile."""
        if "bdist_wheel" not in arguments:
            return []
        if why := hindrance():
            self.stay_pure(why)
            return []
        try:
            with written_copiers(self.package.parent, states) as copiers:
                return compile_to_c(self.package.parent, with_copiers(groups, copiers))
        except CannotCompile:
            raise
        except SystemExit:
            self.stay_pure("mypyc refuses the sources, for the reasons above")
        except Exception as problem:  # whatever goes wrong inside mypyc: the pure install must not suffer
            self.stay_pure(f"mypyc failed with {type(problem).__name__}: {problem}")
        return []

    def stay_pure(self, why: str) -> None:
        """Say that, and why, this package is pure Python; where a compiled one was asked for, stop."""
        if os.environ.get(COMPILED) == "1":
            raise CannotCompile(f"{self.package.name}: not compiled, which {COMPILED}=1 forbids; {why}")
        self.why_pure = why
        print(f"{self.package.name}: pure Python, slower but otherwise the same; {why}", flush=True)

    def note(self, built: Path) -> None:
        """Leave the reason in a built package."""
        if self.why_pure:
            (built / self.package.name / NOTE).write_text(f"{self.why_pure}\n", encoding="utf-8")

    def commands(self) -> dict[str, Any]:
        """The steps of setuptools that know this build."""
        build = self

        class Noting(build_py):
            """Leaves the reason why a package is pure in it."""

            def run(self) -> None:
                super().run()
                if not self.editable_mode:
                    build.note(Path(self.build_lib))

        class AllOrNothing(build_ext):
            """Builds every extension or none: half a compiled package could not be imported."""

            def finalize_options(self) -> None:
                super().finalize_options()
                self.parallel = os.cpu_count()

            def run(self) -> None:
                try:
                    super().run()
                except Exception as problem:  # compilers fail in many ways; none of them may stop the install
                    build.stay_pure(
                        f"the C compiler failed with {type(problem).__name__}, for the reasons above"
                    )
                    self.take_back()
                    build.note(Path(self.build_lib))

            def take_back(self) -> None:
                """Remove what was built and carry on as a pure package, its wheel named accordingly."""
                for built in self.get_outputs():
                    Path(built).unlink(missing_ok=True)
                self.extensions = []
                self.distribution.ext_modules = []
                cast(bdist_wheel, self.get_finalized_command("bdist_wheel")).root_is_pure = True

        return {"build_py": Noting, "build_ext": AllOrNothing}


def with_copiers(groups: Groups, copiers: list[Path]) -> Groups:
    """The copiers join the library of the state they copy."""
    joined = [(files[:], name) for files, name in groups]
    for copier in copiers:
        state = str(copier.with_name("state.py"))
        for files, _ in joined:
            if state in files:
                files.append(str(copier))
    return joined


def compile_to_c(source: Path, groups: Groups) -> list[Extension]:
    """Have mypyc write the C sources of the modules; `source` is the folder around the package."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(source)
    options = ["--config-file=", "--cache-dir=build/mypy_cache", "--explicit-package-bases", SILENT]
    modules = [file for files, _ in groups for file in files]
    level = os.environ.get(OPTIMISED, "1")  # 0 is for those who only try the build
    made = mypycify([*options, *modules], separate=groups, opt_level=level, debug_level="0")
    return cast(list[Extension], made)  # setuptools has replaced distutils and its Extension
