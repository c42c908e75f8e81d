"""Make the site that plays without a server: ``python web/site.py`` (or ``make site``), into ``site/``.

The folder holds everything: the client, Pyodide, our package compiled for it, and what pages show before Python
has started. Any file host serves it. docs/offline.md explains the parts.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build import WEB, BuildError, check_version, find_node, find_npm, run

ROOT: Final = WEB.parent
SOURCE: Final = ROOT / "src" / "tablewright"
SITE: Final = ROOT / "site"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
#: The Python and the platform of that Pyodide, as wheels name them.
WHEEL_PYTHON: Final = "3.14"
WHEEL_PLATFORM: Final = "pyemscripten_2026_0_wasm32"
#: What the package needs in a browser; PyYAML is not among it, as all data come ready-made.
COMPILED: Final = ("msgspec",)
PURE: Final = (
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
    "typing_extensions",
    "pytz",
    "mypy_extensions",
)
#: Of these packages only some files are of use: languages that nobody can choose, time zones, tests.
LOCALES: Final = re.compile(r"babel/locale-data/(?!(root|en|en_001|en_US|pl|pl_PL)\.dat)")
USELESS: Final = re.compile(
    r"(^|/)(__pycache__|tests?|zoneinfo|messages)/|\.dist-info/|\.pyi$|(^|/)bin/|^\.\./"
)
#: The rooms of our package that a page never asks for.
ELSEWHERE: Final = ("cli", "server", "lab", "envs", "testing", "compiling", "scaffold", "web")
LANGUAGES: Final = ("en", "pl")


def main() -> int:
    """Make the site; 0 when it is there."""
    parser = argparse.ArgumentParser(description="Make the site that plays without a server.")
    parser.add_argument("--into", type=Path, default=SITE, help="the folder to write (default: site)")
    site = parser.parse_args().into.resolve()
    try:
        make(site)
    except BuildError as error:
        print(f"The site was not made: {error}", file=sys.stderr)
        return 1
    print(f"The site is made: {site} ({megabytes(site):.1f} MB)")
    return 0


def make(site: Path) -> None:
    """All of it, in a fresh folder."""
    node = find_node()
    check_version(node)
    npm = find_npm(node)
    if not PYODIDE.is_dir():
        run(node, [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], "fetching the packages")
    with tempfile.TemporaryDirectory() as folder:
        staging = Path(folder) / "python"
        stage(staging, Path(folder))
        make_data_ready(staging)
        shutil.rmtree(site, ignore_errors=True)
        run(node, [*npm, "run", "site", "--", "--outDir", str(site)], "building the client")
        compile_all(node, staging)
        pack(staging, site / "python")
    (site / "pyodide").mkdir()
    for name in PYODIDE_FILES:
        shutil.copy2(PYODIDE / name, site / "pyodide" / name)
    write_ready_answers(site / "ready")


# -------------------------------------------------------------------------------------------------- Python


def stage(staging: Path, folder: Path) -> None:
    """Everything that will be imported in the browser, as sources."""
    for path in sorted(SOURCE.rglob("*")):
        name = path.relative_to(SOURCE)
        if path.is_file() and name.parts[0] not in ELSEWHERE and "__pycache__" not in name.parts:
            copy(path, staging / "tablewright" / name)
    for name in PURE:
        for file in files_of(distribution(name)):
            copy(Path(str(file.locate())), staging / file)
    for wheel in fetched_wheels(folder):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith("/") and not USELESS.search(name):
                    packed.extract(name, staging)


def files_of(found: Distribution) -> Iterator[Any]:
    """The files of an installed package that are of use."""
    for file in found.files or ():
        name = file.as_posix()
        if not USELESS.search(name) and not LOCALES.search(name):
            yield file


def fetched_wheels(folder: Path) -> list[Path]:
    """The compiled packages, as requirements/base.txt locks them."""
    locked = (ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")
    wanted = [one for one in re.split(r"(?m)^(?=\S)", locked) if one.split("==")[0] in COMPILED]
    wishes = folder / "wheels.txt"
    wishes.write_text("".join(wanted), encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", "--platform", WHEEL_PLATFORM]
    command += ["--python-version", WHEEL_PYTHON, "--dest", str(folder / "wheels"), "-r", str(wishes)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"fetching the compiled packages failed.\n{done.stderr}")
    return sorted((folder / "wheels").glob("*.whl"))


READ_ALL: Final = """
from tablewright.engine import playable_games
from tablewright.lessons import common_signs, has_lessons, lessons_of
from tablewright.service import sentences
from tablewright.text import LANGUAGES, words_for

for language in LANGUAGES:
    sentences.catalogue_in(sentences.FOLDER, language)
    for game in playable_games():
        words_for(game, language)
common_signs()
for game in playable_games():
    if has_lessons(game):
        lessons_of(game)
"""


def make_data_ready(staging: Path) -> None:
    """Read all component data, lessons and catalogues once, so that they lie beside their sources ready-made."""
    environment = {**os.environ, "PYTHONPATH": str(staging), "PYTHONDONTWRITEBYTECODE": ""}
    environment.pop("PYTHONPYCACHEPREFIX", None)
    # The staged msgspec is for another machine; this one's own must be found first.
    aside = staging / "msgspec"
    aside.rename(staging.parent / "msgspec")
    done = subprocess.run(
        [sys.executable, "-c", READ_ALL], env=environment, capture_output=True, text=True, check=False
    )
    (staging.parent / "msgspec").rename(aside)
    if done.returncode != 0:
        raise BuildError(f"making the data ready failed.\n{done.stderr}")
    for compiled in staging.rglob("*.pyc"):
        compiled.unlink()


def compile_all(node: Path, staging: Path) -> None:
    """Compile every module with the Python that will run it."""
    done = subprocess.run(
        [node, WEB / "compile.mjs", PYODIDE, staging], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BuildError(f"compiling the package failed.\n{done.stdout}{done.stderr}")


def pack(staging: Path, folder: Path) -> None:
    """One archive for each game, and one for everything else."""
    folder.mkdir(parents=True)
    games = staging / "tablewright" / "games"
    parts: dict[str, list[Path]] = {"app": []}
    for path in sorted(path for path in staging.rglob("*") if path.is_file()):
        inside = path.relative_to(games).parts if path.is_relative_to(games) else ()
        parts.setdefault(inside[0] if len(inside) > 1 else "app", []).append(path)
    for name, paths in parts.items():
        if name.startswith("_"):
            continue
        with zipfile.ZipFile(folder / f"{name}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for path in paths:
                packed.writestr(
                    zipfile.ZipInfo(path.relative_to(staging).as_posix()),
                    path.read_bytes(),
                    zipfile.ZIP_DEFLATED,
                )


# ------------------------------------------------------------------------------------------ ready answers


def write_ready_answers(folder: Path) -> None:
    """What can be answered before anybody asks: games, rules, lessons, pages and pictures."""
    from tablewright.draw import emblem, emblems, own_definitions, worlds_css
    from tablewright.engine import playable_games
    from tablewright.lessons import has_lessons
    from tablewright.service.shelf import hidden

    asked = ["/me", "/games"]
    for game in playable_games():
        asked.append(f"/games/{game.name}/rules")
        if has_lessons(game):
            asked += [f"/games/{game.name}/lessons", f"/games/{game.name}/page"]
    for language in LANGUAGES:
        for address in asked:
            write(folder / f"{address[1:]}.{language}.json", answer(address, language))
    for name in emblems():
        write(folder / "games" / name / "emblem.svg", emblem(name).encode())
    write(folder / "assets" / "worlds.css", worlds_css().encode())
    write(folder / "assets" / "worlds.svg", hidden(own_definitions()))


class Nowhere:
    """A browser that has all games and keeps nothing."""

    async def bring(self, game: str) -> None:
        """It is here."""


def answer(address: str, language: str) -> bytes:
    """What the desk of a worker would say."""
    from tablewright.offline.desk import Desk

    outside: Any = Nowhere()
    told = asyncio.run(Desk(outside).ask("GET", f"{address}?lang={language}"))
    if told.status != 200:
        raise BuildError(f"{address} was refused: {told.body.decode()}")
    return told.body


# ------------------------------------------------------------------------------------------------- files


def copy(source: Path, target: Path) -> None:
    """Copy a file into a folder that may not be there yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, content: bytes) -> None:
    """Write a file into a folder that may not be there yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def megabytes(folder: Path) -> float:
    """How much a folder holds."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1_000_000


if __name__ == "__main__":
    sys.exit(main())
