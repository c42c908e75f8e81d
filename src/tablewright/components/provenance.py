"""Where component values come from: the rulebook, a public page, or our own reconstruction.

An entry is a map with the key ``source``; it counts once. What it holds without a source of its own comes
from the same place. Single fields of other origin are named by ``field_source`` (a map field: source),
``reconstructed_fields`` or ``fields_reconstructed`` (a list of fields), and ``ability_source`` (the origin of
what a card does, apart from its frame).
``name_pl_source`` is about the translation of a name, not about the component, and is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, get_args

from tablewright.components.paths import Index, Steps, nearest

Source: TypeAlias = Literal["rulebook", "public", "reconstructed"]
#: From the best known to the least.
SOURCES: Final[tuple[Source, ...]] = get_args(Source)


class BadSource(Exception):
    """Something that should tell a source and does not."""

    def __init__(self, steps: Steps, problem: str, remedy: str) -> None:
        super().__init__(problem)
        self.steps = steps
        self.problem = problem
        self.remedy = remedy


@dataclass(frozen=True)
class Origin:
    """The source of an entry and the fields of it that are reconstructed."""

    source: Source
    reconstructed_fields: tuple[str, ...] = ()

    @property
    def is_reconstructed(self) -> bool:
        """Whether the client shall mark the component: all of it or a part of it is our reconstruction."""
        return self.source == "reconstructed" or bool(self.reconstructed_fields)

    def weaker(self, other: Origin) -> Origin:
        """Both together, as one would have to say of two things with the same id."""
        source = max(self.source, other.source, key=SOURCES.index)
        return Origin(source, tuple(dict.fromkeys(self.reconstructed_fields + other.reconstructed_fields)))


@dataclass(frozen=True)
class Provenance:
    """The origins of all entries of a game."""

    by_source: dict[Source, int]
    partly_reconstructed: int
    unsourced: tuple[str, ...]
    _origins: dict[str, Origin] = field(repr=False)

    def origin(self, entry: str) -> Origin | None:
        """The origin of an entry by its id (``quarry``) or by its whole place (``colors.gold``).

        An id that occurs more than once is answered with the weakest of its origins. None: nothing is known.
        """
        return self._origins.get(entry)


def trace(raw: dict[str, Any]) -> Provenance:
    """Walk the data and note the origin of every entry; raises `BadSource`."""
    by_source = dict.fromkeys(SOURCES, 0)
    partly = 0
    unsourced: list[str] = []
    origins: dict[str, Origin] = {}
    for found in _walk(raw, (), "", "", None):
        if found.own:
            assert found.origin is not None  # an entry with a source of its own has one
            by_source[found.origin.source] += 1
            partly += found.origin.source != "reconstructed" and found.origin.is_reconstructed
        if found.origin is None:
            unsourced.append(found.path)
            continue
        for name in {found.path, found.name}:
            known = origins.get(name)
            origins[name] = found.origin if known is None else known.weaker(found.origin)
    return Provenance(by_source, partly, tuple(unsourced), origins)


@dataclass(frozen=True)
class _Found:
    """An entry met on the way; `own`: it states its source itself."""

    path: str
    name: str
    origin: Origin | None
    own: bool


def _walk(data: object, steps: Steps, path: str, name: str, inherited: Origin | None) -> Iterator[_Found]:
    if isinstance(data, list):
        for position, item in enumerate(data):
            label = str(item.get("id", position) if isinstance(item, dict) else position)
            yield from _walk(item, (*steps, Index(position)), f"{path}.{label}", label, inherited)
    elif isinstance(data, dict):
        own = "source" in data
        origin = _origin(data, steps) if own else inherited
        if own or "id" in data:
            yield _Found(path, str(data.get("id", name)), origin, own)
        for key, value in data.items():
            yield from _walk(value, (*steps, key), f"{path}.{key}" if path else str(key), str(key), origin)


def _origin(entry: dict[str, Any], steps: Steps) -> Origin:
    source = _checked(entry["source"], (*steps, "source"))
    return Origin(source, tuple(_reconstructed_fields(entry, steps)))


def _reconstructed_fields(entry: dict[str, Any], steps: Steps) -> Iterator[str]:
    for key in ("reconstructed_fields", "fields_reconstructed"):
        fields = entry.get(key, [])
        if not isinstance(fields, list):
            raise BadSource((*steps, key), "is not a list of fields", "Write a list such as [cost, count]")
        yield from map(str, fields)
    by_field = entry.get("field_source", {})
    if not isinstance(by_field, dict):
        raise BadSource(
            (*steps, "field_source"), "is not a map", "Write a map such as {count: reconstructed}"
        )
    for name, source in by_field.items():
        if _checked(source, (*steps, "field_source", name)) == "reconstructed":
            yield str(name)
    if (
        "ability_source" in entry
        and _checked(entry["ability_source"], (*steps, "ability_source")) == "reconstructed"
    ):
        yield "ability"


def _checked(source: object, steps: Steps) -> Source:
    for known in SOURCES:
        if source == known:
            return known
    raise BadSource(steps, f"`{source}` is not a source", nearest(source, SOURCES))
