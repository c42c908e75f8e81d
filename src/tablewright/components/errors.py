"""The one error of the component data: always with its place and a remedy."""

from __future__ import annotations

from pathlib import Path

from tablewright.engine.errors import TablewrightError


class ComponentError(TablewrightError):
    """Component data that cannot be used.

    `str()` gives one sentence for the person who has to mend the file:
    ``components.yaml, line 40: cards[12].cost.stone (entry quarry): expected int, got str. Write ...``
    """

    def __init__(
        self,
        file: Path | str,
        path: str,
        problem: str,
        remedy: str,
        *,
        line: int | None = None,
        entry: str | None = None,
    ) -> None:
        self.file = str(file)
        self.path = path
        self.problem = problem
        self.remedy = remedy
        self.line = line
        self.entry = entry
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        place = self.file if self.line is None else f"{self.file}, line {self.line}"
        if self.path:
            place += f": {self.path}"
        if self.entry is not None:
            place += f" (entry {self.entry})"
        return f"{place}: {self.problem}. {self.remedy}."
