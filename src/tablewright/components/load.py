"""Loading a game's component data: files, schema, owner's corrections. The same data is read only once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from tablewright.components.convert import Misfit, convert
from tablewright.components.merge import Document, locate, merge, read_documents, refuse_repeated_ids
from tablewright.components.overrides import Corrected, apply_override, override_file
from tablewright.components.paths import Index, Steps, entry_id, has_ids, value_at
from tablewright.components.provenance import BadSource, Origin, Provenance, trace
from tablewright.components.yamlfile import read_yaml

T = TypeVar("T")

#: What is counted, how many there must be, how many there are.
Total: TypeAlias = tuple[str, int, int]
Totals: TypeAlias = Callable[[T], Iterable[Total]]

DEFAULT_FILES: Final = ("components.yaml",)
BOX: Final = "box"  # the folder of a game with its component data


@dataclass(frozen=True)
class Loaded(Generic[T]):
    """The component data of a game, ready to play with."""

    game: str
    data: T
    files: tuple[Path, ...]
    #: The YAML values behind `data`, owner's corrections included; not to be changed.
    raw: dict[str, Any] = field(repr=False)
    provenance: Provenance = field(repr=False)
    override: Path | None = None
    #: Stands for the owner's corrections in saves; None if nothing is corrected.
    override_digest: str | None = None
    #: The corrected places, entries by id, such as ``building_tiles.quarry.cost_stone``.
    corrected: tuple[str, ...] = ()

    def origin(self, entry: str) -> Origin | None:
        """Where an entry comes from, by its id; None if nothing is known. See `Provenance.origin`."""
        return self.provenance.origin(entry)


_loaded: Final[dict[tuple[object, ...], Loaded[Any]]] = {}


def load(
    game_folder: Path | str,
    schema: type[T],
    files: Sequence[str] = DEFAULT_FILES,
    *,
    game: str | None = None,
) -> Loaded[T]:
    """The data of a game as the schema's structs; raises `ComponentError`.

    The folder is the game's own, or ``box`` in it. Several files are merged (lists put end to end). The
    game's name, by default that of its folder, also names the owner's override file. Unchanged files are
    read only once per process.
    """
    folder = Path(game_folder)
    name = game if game is not None else game_of(folder)
    paths = tuple(folder / file for file in files)
    override = override_file(name)
    key = (name, schema, *(_stamp(path) for path in paths), None if override is None else _stamp(override))
    if key not in _loaded:
        _loaded[key] = _load(name, schema, paths, override)
    return cast(Loaded[T], _loaded[key])


def game_of(folder: Path) -> str:
    """The name of the game whose components lie in a folder."""
    return folder.parent.name if folder.name == BOX else folder.name


def pieces(entries: Iterable[object]) -> int:
    """How many physical pieces the entries stand for: the sum of their ``count`` (1 where they have none)."""
    return sum(getattr(entry, "count", 1) for entry in entries)


def _stamp(file: Path) -> tuple[str, int, int]:
    """Changes whenever the file does."""
    try:
        status = file.stat()
    except OSError:
        return str(file), 0, 0
    return str(file), status.st_mtime_ns, status.st_size


def _load(game: str, schema: type[T], files: tuple[Path, ...], override: Path | None) -> Loaded[T]:
    documents = read_documents(files)
    packaged = merge(documents)
    data, provenance = _check_packaged(packaged, schema, documents)
    if override is None:
        return Loaded(game, data, files, packaged, provenance)
    document = Document(override, read_yaml(override, may_be_empty=True, keep=False))
    refuse_repeated_ids(document)
    corrected = apply_override(packaged, document, schema)
    data, provenance = _check_corrected(corrected, schema, document)
    return Loaded(
        game,
        data,
        files,
        corrected.data,
        provenance,
        override,
        corrected.digest,
        tuple(place for place, _ in corrected.changes),
    )


def _check_packaged(
    raw: dict[str, Any], schema: type[T], documents: Sequence[Document]
) -> tuple[T, Provenance]:
    try:
        return convert(raw, schema), trace(raw)
    except (Misfit, BadSource) as fault:
        document, steps = locate(documents, fault.steps)
        raise document.error(steps, fault.problem, fault.remedy) from None


def _check_corrected(corrected: Corrected, schema: type[T], override: Document) -> tuple[T, Provenance]:
    """The packaged data was fine, so whatever does not fit now was written by the owner."""
    try:
        return convert(corrected.data, schema), trace(corrected.data)
    except (Misfit, BadSource) as fault:
        steps = _place_in_override(corrected.data, override.data, fault.steps)
        raise override.error(steps, fault.problem, fault.remedy) from None


def _place_in_override(data: object, override: object, steps: Steps) -> Steps:
    """A place of the corrected data counted in the override file, as deep as the file goes."""
    place: Steps = ()
    for step in steps:
        if isinstance(override, list) and isinstance(data, list) and isinstance(step, int) and has_ids(data):
            ids = [entry_id(item) for item in override]
            wanted = entry_id(value_at(data, (step,)))
            if wanted not in ids:
                break
            mine: Any = Index(ids.index(wanted))
        else:
            mine = step
        if value_at(override, (mine,)) is None:
            break
        place = (*place, mine)
        data, override = value_at(data, (step,)), value_at(override, (mine,))
    return place
