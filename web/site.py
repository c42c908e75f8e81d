"""Make the site that plays without a server: ``python web/site.py`` (or ``make site``), into ``site/``.

The folder holds everything: the client, Pyodide, our package compiled for it, and what pages show before
Python has started. Any file host serves it. docs/offline.md explains the parts.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import html
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

from build import WEB, BuildError, check_version, find_node, find_npm, run, sources
from icons import png

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
#: Nothing but our own files; WebAssembly may be compiled, text may not be run.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'"
)
STAMP: Final = ".sources"
#: Files for the host, and what the service worker itself is: nobody keeps them for later.
NOT_KEPT: Final = (STAMP, "_headers", "service-worker.js")
#: What the built client is made of.
CLIENT_PARTS: Final = ("svelte", "@fluent/bundle", "@fontsource/gelasio")


def main() -> int:
    """Make the site if needed; 0 when it is there and up to date."""
    parser = argparse.ArgumentParser(description="Make the site that plays without a server.")
    parser.add_argument("--into", type=Path, default=SITE, help="the folder to write (default: site)")
    parser.add_argument("--force", action="store_true", help="make it even if nothing changed")
    arguments = parser.parse_args()
    site = arguments.into.resolve()
    stamp, state = site / STAMP, fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == state and not arguments.force:
        print("The site is up to date.")
        return 0
    try:
        make(site)
    except BuildError as error:
        print(f"The site was not made: {error}", file=sys.stderr)
        return 1
    stamp.write_text(state, encoding="utf-8")
    print(f"The site is made: {site} ({megabytes(site):.1f} MB)")
    return 0


def fingerprint() -> str:
    """Changes with everything that the site is made of."""
    further = [*WEB.glob("*.py"), *WEB.glob("*.mjs"), *(WEB / "site").iterdir()]
    digest = hashlib.sha256()
    for path in [*sources(), *our_files(), *sorted(further), ROOT / "requirements" / "base.txt"]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def make(site: Path) -> None:
    """All of it, in a fresh folder."""
    node = find_node()
    check_version(node)
    npm = find_npm(node)
    run(node, [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], "fetching the packages")
    shutil.rmtree(site, ignore_errors=True)
    run(node, [*npm, "run", "site", "--", "--outDir", str(site)], "building the client")
    with tempfile.TemporaryDirectory() as folder:
        staging = Path(folder) / "python"
        stage(staging, Path(folder))
        make_data_ready(staging)
        compile_all(node, staging)
        pack(staging, site / "python")
    for name in PYODIDE_FILES:
        copy(PYODIDE / name, site / "pyodide" / name)
    write_ready_answers(site / "ready")
    write(site / "licences.html", licences().encode())
    write_app(site)


# ---------------------------------------------------------------------------------------------------- the app


def write_app(site: Path) -> None:
    """What makes the site one that can be installed, and that opens without a network."""
    copy(WEB / "site" / "app.webmanifest", site / "app.webmanifest")
    for name, size in (("icon-180", 180), ("icon-192", 192), ("icon-512", 512)):
        write(site / f"{name}.png", png(size))
    write(site / "icon-maskable-512.png", png(512, bleeds=True))
    page = (site / "index.html").read_text(encoding="utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    write(site / "index.html", page.replace("<head>", f"<head>\n    {policy}", 1).encode())
    write(
        site / "_headers",
        f"/*\n  Content-Security-Policy: {POLICY}\n  Referrer-Policy: no-referrer\n".encode(),
    )
    worker = (WEB / "site" / "service-worker.js").read_text(encoding="utf-8")
    kept = json.dumps(hashes(site), indent=1)
    write(
        site / "service-worker.js", worker.replace("const FILES = {};", f"const FILES = {kept};", 1).encode()
    )


def hashes(site: Path) -> dict[str, str]:
    """All files of the site, each with what changes when it does."""
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return {
        name: hashlib.sha256((site / name).read_bytes()).hexdigest()[:16]
        for name in names
        if name not in NOT_KEPT
    }


def licences() -> str:
    """The page that says whose work all this is."""
    parts = [("Tablewright", package_version(), "MIT", "", (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    parts += [python_part(name) for name in (*COMPILED, *PURE)]
    parts += [node_part(name) for name in ("pyodide", *CLIENT_PARTS)]
    parts.append(("CPython, its standard library", WHEEL_PYTHON, "PSF-2.0", "https://www.python.org", ""))
    rows = [
        f"<h2>{html.escape(name)} {html.escape(version)}</h2><p>{html.escape(kind)}"
        + (f' · <a href="{html.escape(home)}">{html.escape(home)}</a>' if home else "")
        + "</p>"
        + (f"<details><summary>…</summary><pre>{html.escape(text)}</pre></details>" if text else "")
        for name, version, kind, home, text in parts
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Licences · Tablewright</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        '<body style="font: 15px/1.5 system-ui; max-width: 50rem; margin: 2rem auto; padding: 0 1rem">'
        f"<h1>Licences · Licencje</h1>{''.join(rows)}</body></html>"
    )


def package_version() -> str:
    """The version of this package."""
    from tablewright._version import __version__

    return __version__


def python_part(name: str) -> tuple[str, str, str, str, str]:
    """A Python package: name, version, licence, home, and the text of its licence."""
    found = distribution(name)
    facts: Any = found.metadata
    kinds = [
        one.rpartition(" :: ")[2] for one in facts.get_all("Classifier") or () if one.startswith("License ::")
    ]
    home = facts["Home-page"] or next(
        (one.partition(", ")[2] for one in facts.get_all("Project-URL") or ()), ""
    )
    texts = [file for file in found.files or () if re.match(r"(?i)(licen[cs]e|copying)", file.name)]
    text = "\n\n".join(file.read_text() for file in texts)
    stated = facts["License-Expression"] or ", ".join(kinds) or str(facts["License"] or "").split("\n")[0]
    return facts["Name"], found.version, stated, home, text


def node_part(name: str) -> tuple[str, str, str, str, str]:
    """The same of a package of the client."""
    folder = WEB / "node_modules" / name
    facts = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    text = next((path.read_text(encoding="utf-8") for path in sorted(folder.glob("LICEN*"))), "")
    return name, facts["version"], facts["license"], facts.get("homepage", ""), text


# -------------------------------------------------------------------------------------------------- Python


def stage(staging: Path, folder: Path) -> None:
    """Everything that will be imported in the browser, as sources."""
    for path in our_files():
        copy(path, staging / "tablewright" / path.relative_to(SOURCE))
    for name in PURE:
        for file in files_of(distribution(name)):
            copy(Path(str(file.locate())), staging / file)
    for wheel in fetched_wheels(folder):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith("/") and not USELESS.search(name):
                    packed.extract(name, staging)


def our_files() -> list[Path]:
    """The files of our package that a page may need."""
    found = [path for path in sorted(SOURCE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return [path for path in found if path.relative_to(SOURCE).parts[0] not in ELSEWHERE]


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
    """Read all component data, lessons and catalogues once: they are kept ready-made beside their sources."""
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
