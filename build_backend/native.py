"""What of Tablewright itself is compiled, and into which libraries; how, `tablewright.compiling` tells."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from tablewright.compiling import can_compile
from tablewright.compiling.build import Build, Groups, stays_pure

__all__ = ["BUILD_REQUIREMENTS", "can_compile", "groups", "modules_to_compile", "what_to_build"]

PACKAGE = Path("src/tablewright")

# mypyc reads types across the whole package, and the copiers import the games: the packages that components/
# imports must be there too.
BUILD_REQUIREMENTS = ["mypy>=2.4,<3", "msgspec>=0.20", "PyYAML>=6.0.2", "types-PyYAML>=6.0.12"]

#: Of the bots only what they spend their time in; what wraps it would gain nothing.
THINKING = ("search.py", "trials.py", "judge.py", "horizon.py", "habits.py")


def modules_to_compile() -> list[Path]:
    """The modules that playouts spend their time in, without what is left pure."""
    modules = [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/**/*.py")]
    modules += [module for pattern in THINKING for module in PACKAGE.glob(f"bots/{pattern}")]
    return sorted(module for module in modules if not stays_pure(module, PACKAGE))


def group_of(module: Path) -> str:
    """The shared library a module goes into: one for the engine, one for the bots, one for each game.

    The libraries compile side by side, and playing is as fast as with one for everything.
    """
    part, folder, *deeper = module.relative_to(PACKAGE).parts
    return folder if part == "games" and deeper else part


def groups(modules: list[Path]) -> Groups:
    """The modules of each shared library with its name, as mypyc wants them."""
    return [
        ([str(module) for module in members], f"tablewright_{name}")
        for name, members in groupby(sorted(modules, key=group_of), group_of)
    ]


def what_to_build(arguments: list[str]) -> dict[str, Any]:
    """What ``setup`` needs for this run: the compiled modules, and the steps that know of them."""
    build = Build(PACKAGE)
    states = sorted(PACKAGE.glob("games/*/rules/state.py"))
    made = build.extensions(arguments, groups(modules_to_compile()), states)
    return {"ext_modules": made, "cmdclass": build.commands()}
