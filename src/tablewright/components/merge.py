"""Several component files of one game become one: maps merged, lists put end to end, nothing said twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablewright.components.errors import ComponentError
from tablewright.components.paths import Index, Steps, entry_at, entry_id, path_text, value_at
from tablewright.components.yamlfile import line_of, read_yaml


@dataclass(frozen=True)
class Document:
    """A component file as it was read."""

    file: Path
    data: dict[str, Any]

    def error(self, steps: Steps, problem: str, remedy: str) -> ComponentError:
        """An error at a place of this file."""
        return ComponentError(
            self.file,
            path_text(steps),
            problem,
            remedy,
            line=line_of(self.file, steps),
            entry=entry_at(self.data, steps),
        )


def read_documents(files: Sequence[Path]) -> list[Document]:
    """The files, each checked for two entries with one id in the same list."""
    documents = [Document(file, read_yaml(file)) for file in files]
    for document in documents:
        refuse_repeated_ids(document)
    return documents


def merge(documents: Sequence[Document]) -> dict[str, Any]:
    """All documents as one; a contradiction is reported in the later file."""
    merged: dict[str, Any] = {}
    for document in documents:
        merged = _merge_maps(merged, document.data, document, ())
    return merged


def locate(documents: Sequence[Document], steps: Steps) -> tuple[Document, Steps]:
    """Where a place of the merged data stands: its file and its place in there."""
    for document in documents:
        here = _place_in(documents, document, steps)
        if here is not None:
            return document, here
    return documents[-1], steps


def refuse_repeated_ids(document: Document) -> None:
    """Two entries of one list must not have the same id: an override or a rule could only ever reach one."""
    _refuse_repeated_ids(document.data, document, ())


def _merge_maps(old: dict[Any, Any], new: dict[Any, Any], document: Document, steps: Steps) -> dict[Any, Any]:
    merged = dict(old)
    for key, value in new.items():
        place = (*steps, key)
        if key not in old:
            merged[key] = value
        elif isinstance(old[key], dict) and isinstance(value, dict):
            merged[key] = _merge_maps(old[key], value, document, place)
        elif isinstance(old[key], list) and isinstance(value, list):
            merged[key] = _join_lists(old[key], value, document, place)
        elif old[key] != value:
            raise document.error(
                place,
                f"is {value!r} here but {old[key]!r} in another file of the game",
                "Keep only one of them",
            )
    return merged


def _join_lists(old: list[Any], new: list[Any], document: Document, steps: Steps) -> list[Any]:
    taken = {entry_id(item) for item in old} - {None}
    for position, item in enumerate(new):
        if entry_id(item) in taken:
            raise document.error(
                (*steps, Index(position)),
                f"another file of the game already has an entry {entry_id(item)} in {path_text(steps)}",
                "Rename or remove one of the two",
            )
    return old + new


def _place_in(documents: Sequence[Document], document: Document, steps: Steps) -> Steps | None:
    """The place counted in one file, None if it is not in there."""
    for at, step in enumerate(steps):
        if isinstance(step, Index):
            earlier = [value_at(each.data, steps[:at]) for each in documents[: documents.index(document)]]
            local = Index(step - sum(len(items) for items in earlier if isinstance(items, list)))
            items = value_at(document.data, steps[:at])
            if isinstance(items, list) and 0 <= local < len(items):
                return (*steps[:at], local, *steps[at + 1 :])
            return None
    parent = value_at(document.data, steps[:-1])
    return steps if isinstance(parent, dict) and (not steps or steps[-1] in parent) else None


def _refuse_repeated_ids(data: object, document: Document, steps: Steps) -> None:
    if isinstance(data, dict):
        for key, value in data.items():
            _refuse_repeated_ids(value, document, (*steps, key))
    elif isinstance(data, list):
        seen: set[object] = set()
        for position, item in enumerate(data):
            place = (*steps, Index(position))
            name = entry_id(item)
            if name is not None and name in seen:
                raise document.error(place, f"a second entry with the id {name}", "Give it an id of its own")
            seen.add(name)
            _refuse_repeated_ids(item, document, place)
