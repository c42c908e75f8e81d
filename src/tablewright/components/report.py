"""What `tablewright data GAME --check` tells: totals, sources, problems."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from tablewright.components.errors import ComponentError
from tablewright.components.load import DEFAULT_FILES, Loaded, Total, Totals, game_of, load
from tablewright.components.provenance import SOURCES, Source

T = TypeVar("T")


@dataclass
class DataReport:
    """The state of a game's component data."""

    game: str
    #: What is counted: how many there must be and how many there are.
    totals: dict[str, tuple[int, int]] = field(default_factory=dict)
    by_source: dict[Source, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    partly_reconstructed: int = 0
    #: Entries that say nowhere where they come from.
    unsourced: tuple[str, ...] = ()
    override: Path | None = None
    override_digest: str | None = None
    corrected: tuple[str, ...] = ()
    problems: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """The report for scripts: ``game, totals, by_source, problems``, then what else is known."""
        return {
            "game": self.game,
            "totals": {name: {"expected": e, "actual": a} for name, (e, a) in self.totals.items()},
            "by_source": dict(self.by_source),
            "problems": list(self.problems),
            "partly_reconstructed": self.partly_reconstructed,
            "unsourced": list(self.unsourced),
            "override": None if self.override is None else str(self.override),
            "override_digest": self.override_digest,
            "corrected": list(self.corrected),
        }


def check_totals(loaded: Loaded[T], totals: Totals[T]) -> list[ComponentError]:
    """The totals that are not met, as errors to show or to raise."""
    return _unmet(loaded, totals(loaded.data))


def report(
    game_folder: Path | str,
    schema: type[T],
    files: Sequence[str] = DEFAULT_FILES,
    *,
    totals: Totals[T] | None = None,
    game: str | None = None,
) -> DataReport:
    """Load and check everything; what is wrong stands in `problems`, nothing is raised."""
    name = game if game is not None else game_of(Path(game_folder))
    try:
        loaded = load(game_folder, schema, files, game=name)
    except ComponentError as error:
        return DataReport(name, problems=[str(error)])
    counted = list(totals(loaded.data)) if totals is not None else []
    return DataReport(
        name,
        {what: (expected, actual) for what, expected, actual in counted},
        loaded.provenance.by_source,
        loaded.provenance.partly_reconstructed,
        loaded.provenance.unsourced,
        loaded.override,
        loaded.override_digest,
        loaded.corrected,
        [str(error) for error in _unmet(loaded, counted)],
    )


def _unmet(loaded: Loaded[Any], counted: Iterable[Total]) -> list[ComponentError]:
    blamed = (
        loaded.override
        if loaded.override_digest is not None and loaded.override is not None
        else loaded.files[0]
    )
    return [
        ComponentError(
            blamed,
            what,
            f"{expected} pieces are expected, the entries hold {actual}",
            "Correct the counts or add the missing entries" if actual < expected else "Correct the counts",
        )
        for what, expected, actual in counted
        if expected != actual
    ]
