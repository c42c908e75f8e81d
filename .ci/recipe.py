"""A Containerfile read: its stages with their steps, as an engine would carry them out."""

from __future__ import annotations

import fnmatch
import json
import re
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Step:
    """An instruction of a recipe and what follows it."""

    word: str
    rest: str

    def words(self) -> list[str]:
        """What follows, as a list: written as JSON, or parted by blanks."""
        found: list[str] = json.loads(self.rest) if self.rest.startswith("[") else self.rest.split()
        return found


@dataclass
class Stage:
    """What is built from one FROM to the next."""

    image: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def last(self, word: str) -> Step:
        """The instruction of that name that counts."""
        return [step for step in self.steps if step.word == word][-1]


def stages(text: str) -> list[Stage]:
    """The stages of a recipe. Instructions that are not known here are refused, never passed over."""
    known = {"ARG", "CMD", "COPY", "ENV", "EXPOSE", "HEALTHCHECK", "RUN", "USER", "VOLUME", "WORKDIR"}
    found: list[Stage] = []
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            found.append(Stage(image, name))
        elif word in known:
            found[-1].steps.append(Step(word, rest.strip()))
        else:
            raise ValueError(f"an instruction that is not known here: {line}")
    return found


class Ignored:
    """What of the folder an image is built from an engine never sees: the last pattern that fits decides."""

    def __init__(self, file: Path) -> None:
        lines = [line.strip() for line in file.read_text().splitlines()]
        self._patterns = [line for line in lines if line and not line.startswith("#")]

    def __contains__(self, path: Path) -> bool:
        names = [str(path), *(str(parent) for parent in path.parents if str(parent) != ".")]
        ignored = False
        for line in self._patterns:
            wanted = line.removeprefix("!")
            if any(_fits(name, wanted) for name in names):
                ignored = not line.startswith("!")
        return ignored


def _fits(name: str, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch.fnmatch(name.rpartition("/")[2], pattern[3:])
    return fnmatch.fnmatch(name, pattern) if "/" in pattern or "/" not in name else False
