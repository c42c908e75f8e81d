#!/usr/bin/env python3
"""What `make release VERSION=1.2.3` does to the files: bump, check, notes. Needs nothing but Python and git.

``check`` says whether what is committed here can be released, ``bump`` writes the version everywhere it
stands and turns "Unreleased" of the changelog into it, ``notes`` prints what the changelog says of it.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = Path("src/tablewright/_version.py")
CHANGELOG = Path("CHANGELOG.md")
CITATION = Path("CITATION.cff")
SECTIONS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
HEADLESS = "## Unreleased"


def version_in(root: Path) -> str:
    """The version that the source says."""
    found = re.search(r'__version__ = "([^"]+)"', (root / VERSION_FILE).read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def chapter(changelog: str, name: str) -> str:
    """What the changelog says of a version, or of what is not released."""
    found = re.search(rf"^## {re.escape(name)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return found[1].strip() if found else ""


def faults_of(changelog: str, name: str) -> list[str]:
    """What is wrong with a chapter of the changelog."""
    told = chapter(changelog, name)
    if not told:
        return [f"{CHANGELOG}: nothing is told of {name}"]
    headings = re.findall(r"^### (.+)$", told, re.M)
    wrong = [
        f"{CHANGELOG}: {heading} is none of {', '.join(SECTIONS)}"
        for heading in headings
        if heading not in SECTIONS
    ]
    if not told.startswith("### "):
        wrong.append(f"{CHANGELOG}: {name} does not begin with one of its sections")
    return wrong


def bumped(root: Path, version: str, today: str) -> None:
    """Write the version and its date everywhere they stand."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"VERSION must be like 1.2.3, not {version!r}")
    old = version_in(root)
    changes = {
        VERSION_FILE: (f'"{old}"', f'"{version}"'),
        CITATION: (f"version: {old}\n", f"version: {version}\n"),
        CHANGELOG: (f"{HEADLESS}\n", f"{HEADLESS}\n\n## {version} ({today})\n"),
    }
    if wrong := faults_of((root / CHANGELOG).read_text(encoding="utf-8"), "Unreleased"):
        sys.exit("\n".join(wrong))
    for file, (before, after) in changes.items():
        text = (root / file).read_text(encoding="utf-8")
        if text.count(before) != 1:
            sys.exit(f"{file} does not hold {before.strip()!r} once")
        (root / file).write_text(text.replace(before, after), encoding="utf-8")


def problems(root: Path) -> list[str]:
    """What keeps the tagged commit from being a release."""
    version = version_in(root)
    wrong = faults_of((root / CHANGELOG).read_text(encoding="utf-8"), version)
    if f"version: {version}\n" not in (root / CITATION).read_text(encoding="utf-8"):
        wrong.append(f"{CITATION} names another version than {version}")
    if _git(root, "status", "--porcelain", "--untracked-files=no"):
        wrong.append("something is not committed")
    if f"v{version}" not in _git(root, "tag", "--points-at", "HEAD").split():
        wrong.append(f"the tag v{version} is not at this commit")
    return wrong


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout


def main(root: Path = ROOT) -> None:
    """``check``, ``bump VERSION`` or ``notes``."""
    word, *rest = sys.argv[1:] or ["check"]
    if word == "bump":
        today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
        bumped(root, rest[0] if rest else "", today)
    elif word == "notes":
        print(chapter((root / CHANGELOG).read_text(encoding="utf-8"), version_in(root)))
    elif wrong := problems(root):
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
