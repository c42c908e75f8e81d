#!/usr/bin/env python3
"""What others made and we ship or build with: a list of it, and whether something is known against it.

``list`` writes the list in CycloneDX's form (an SBOM): all that a server with everything installs, and all
that the page is built with, as locked, with its hashes. ``audit`` asks the database of advisories at osv.dev
about each of them and fails if one has been known for a week. Needs nothing but Python.
"""

from __future__ import annotations

import base64
import datetime
import json
import re
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
#: What a server may install; everything else is for those who develop.
LOCKS: Final = ("server", "postgres", "push", "ray")
ADVISORIES: Final = "https://api.osv.dev/v1/"
#: So long an advisory may be known before it is a failure: a newer version waits two days, and is tried.
DAYS: Final = 7

Ask = Callable[[str, Any], Any]


class Supply(NamedTuple):
    """A package of a version, with the hashes (algorithm and hexadecimal) of its files."""

    ecosystem: str
    name: str
    version: str
    hashes: tuple[tuple[str, str], ...]

    @property
    def purl(self) -> str:
        """Its name in lists like this."""
        kind = {"PyPI": "pypi", "npm": "npm"}[self.ecosystem]
        return f"pkg:{kind}/{self.name.replace('@', '%40')}@{self.version}"


def supplies(root: Path) -> list[Supply]:
    """Everything, once."""
    found = {one.purl: one for lock in LOCKS for one in of_python(root / "requirements" / f"{lock}.txt")}
    found.update((one.purl, one) for one in of_the_page(root / "web" / "package-lock.json"))
    return [found[purl] for purl in sorted(found)]


def of_python(lock: Path) -> Iterator[Supply]:
    """What a lock file names."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    for name, version, rest in re.findall(r"(?m)^([\w.-]+)==([^\s;]+)(.*)$", text):
        hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", rest)
        yield Supply("PyPI", name, version, tuple(("SHA-256", one) for one in hashes))


def of_the_page(lock: Path) -> Iterator[Supply]:
    """What the page is built with."""
    for path, package in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        if path:
            algorithm, _, digest = package["integrity"].partition("-")
            known = (algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex())
            yield Supply("npm", path.rpartition("node_modules/")[2], package["version"], (known,))


def bill(root: Path) -> dict[str, Any]:
    """The list, in CycloneDX's form."""
    version = re.search(r'"([^"]+)"', (root / "src/tablewright/_version.py").read_text(encoding="utf-8"))
    assert version is not None
    own = {"type": "application", "name": "tablewright", "version": version[1]}
    parts = [
        {
            "type": "library",
            "bom-ref": one.purl,
            "name": one.name,
            "version": one.version,
            "purl": one.purl,
            "hashes": [{"alg": algorithm, "content": content} for algorithm, content in one.hashes],
        }
        for one in supplies(root)
    ]
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": {"component": own}}
    return {**head, "components": parts}


def ask(path: str, question: Any) -> Any:
    """What the database of advisories answers."""
    body = None if question is None else json.dumps(question).encode()
    request = urllib.request.Request(ADVISORIES + path, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def faults(known: list[Supply], today: datetime.date, ask: Ask = ask) -> list[str]:
    """Advisories that have been known for too long."""
    names = [{"package": {"ecosystem": one.ecosystem, "name": one.name}} for one in known]
    queries = [{**name, "version": one.version} for name, one in zip(names, known, strict=True)]
    found = []
    for one, answer in zip(known, ask("querybatch", {"queries": queries})["results"], strict=True):
        for advisory in answer.get("vulns", ()):
            told = ask(f"vulns/{advisory['id']}", None)
            age = (today - datetime.date.fromisoformat(told["published"][:10])).days
            if age >= DAYS and "withdrawn" not in told:
                found.append(f"{one.purl}: {advisory['id']} ({age} days): {told.get('summary', '')}")
    return found


def main(command: str) -> None:
    """The command."""
    if command == "list":
        print(json.dumps(bill(ROOT), indent=1))
    elif command == "audit":
        known = supplies(ROOT)
        found = faults(known, datetime.datetime.now(datetime.UTC).date())
        print(f"{len(known)} packages; {len(found)} advisories", *found, sep="\n")
        sys.exit(1 if found else 0)
    else:
        sys.exit(f"list or audit, not {command!r}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
