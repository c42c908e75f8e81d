"""Build the documentation site into build/docs/site: ``make docs``, or ``python -m docs.site.build``."""

from __future__ import annotations

import shutil
import subprocess
import sys

from docs.site.links import broken
from docs.site.stage import HERE, OUTPUT, lay_out

SITE = OUTPUT / "site"


def build() -> None:
    """Lay everything out, build both languages without a warning, and follow every link."""
    lay_out()
    for language in ("en", "pl"):  # Polish lies in a folder of the English site, so it comes second
        settings = shutil.copy(HERE / f"{language}.toml", OUTPUT)
        command = [
            sys.executable,
            "-m",
            "zensical",
            "build",
            "--clean",
            "--strict",
            "--config-file",
            settings,
        ]
        subprocess.run(command, check=True, cwd=OUTPUT)
    if found := broken(SITE):
        sys.exit("\n".join(["Links that lead nowhere:", *found]))
    print(f"{SITE.relative_to(OUTPUT.parents[1])}/index.html is the first page")


if __name__ == "__main__":
    build()
