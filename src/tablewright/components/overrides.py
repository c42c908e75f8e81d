"""The owner's corrections: a YAML file in the user's configuration folder, laid over the packaged data.

The file has the same shape as the game's components. Only what differs needs to be written:

* maps are merged key by key; ``key: REMOVE`` takes a key away,
* in a list of entries with ids each entry is matched by its ``id``; an id unknown to the game is an error,
* every other list and every single value replaces what was there.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tablewright.components.merge import Document
from tablewright.components.paths import Index, Steps, entry_id, has_ids, nearest, path_text
from tablewright.components.schema import keys_at

#: Names another folder for override files; set but empty, it turns overrides off.
FOLDER_VARIABLE: Final = "TABLEWRIGHT_DATA_OVERRIDES"
#: The value that takes a key of the packaged data away.
REMOVE: Final = "REMOVE"


def override_folder() -> Path | None:
    """Where override files are looked for; None if they are turned off."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen is not None:
        return Path(chosen).expanduser() if chosen else None
    return _user_config_folder() / "tablewright"


def override_file(game: str) -> Path | None:
    """The override file of a game, None if there is none."""
    folder = override_folder()
    if folder is None:
        return None
    file = folder / f"{game}.yaml"
    return file if file.is_file() else None


def _user_config_folder() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    return Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")


@dataclass(frozen=True)
class Corrected:
    """Packaged data with the owner's corrections."""

    data: dict[str, Any]
    #: What really changed: the place (entries by id) and the new value, in the order of the places.
    changes: tuple[tuple[str, object], ...]

    @property
    def digest(self) -> str | None:
        """Stands for the corrections in a save; None if nothing changed. Comments and layout are ignored."""
        if not self.changes:
            return None
        text = json.dumps(
            self.changes, sort_keys=True, default=repr, ensure_ascii=True, separators=(",", ":")
        )
        return hashlib.sha256(text.encode()).hexdigest()


def apply_override(packaged: dict[str, Any], override: Document, schema: type) -> Corrected:
    """Lay the owner's corrections over the packaged data. The result still has to pass the schema."""
    layer = _Layer(override, schema)
    data = layer.over_map(packaged, override.data, (), (), "")
    return Corrected(data, tuple(sorted(layer.changes, key=lambda change: change[0])))


class _Layer:
    """One walk through override and packaged data side by side.

    `mine` is the place in the override file (for messages), `theirs` that in the packaged data (for the
    schema).
    """

    def __init__(self, override: Document, schema: type) -> None:
        self.override = override
        self.schema = schema
        self.changes: list[tuple[str, object]] = []

    def over_map(
        self, base: dict[Any, Any], change: dict[Any, Any], mine: Steps, theirs: Steps, path: str
    ) -> dict[Any, Any]:
        merged = dict(base)
        for key, value in change.items():
            place = (*mine, key)
            label = f"{path}.{key}" if path else str(key)
            if key not in base:
                self._refuse_unknown_key(base, key, place, theirs)
            if value == REMOVE and key in base:
                del merged[key]
                self.changes.append((label, None))
            else:
                merged[key] = self._over(base.get(key), value, place, (*theirs, key), label)
        return merged

    def _over(self, base: object, change: object, mine: Steps, theirs: Steps, path: str) -> object:
        if isinstance(base, dict) and isinstance(change, dict):
            return self.over_map(base, change, mine, theirs, path)
        if isinstance(base, list) and has_ids(base):
            return self._over_entries(base, change, mine, theirs, path)
        self._refuse_stray_removals(change, mine)
        if base != change:
            self.changes.append((path, change))
        return change

    def _over_entries(
        self, base: list[Any], change: object, mine: Steps, theirs: Steps, path: str
    ) -> list[Any]:
        if not isinstance(change, list):
            raise self.override.error(
                mine, "a list of entries is expected", "Write `- id: ...` with what differs"
            )
        merged = list(base)
        positions = {entry_id(item): position for position, item in enumerate(base)}
        for number, item in enumerate(change):
            place = (*mine, Index(number))
            name = entry_id(item)
            if name is None:
                raise self.override.error(
                    place, "the entry has no id", "Add the `id` of the entry to correct"
                )
            if name not in positions:
                raise self.override.error(
                    place, f"the game has no entry {name} in {path_text(mine)}", nearest(name, positions)
                )
            at = positions[name]
            merged[at] = self.over_map(base[at], item, place, (*theirs, Index(at)), f"{path}.{name}")
        return merged

    def _refuse_unknown_key(self, base: dict[Any, Any], key: object, mine: Steps, theirs: Steps) -> None:
        """A new key is fine where the schema knows it, or in a free map of plain values such as a cost."""
        known = keys_at(self.schema, theirs)
        if known is not None and key in known:
            return
        if known is None and not any(isinstance(value, dict) for value in base.values()):
            return
        raise self.override.error(mine, f"unknown key `{key}`", nearest(key, known or base))

    def _refuse_stray_removals(self, change: object, mine: Steps) -> None:
        if change == REMOVE:
            raise self.override.error(mine, "`REMOVE` has nothing to remove here", "Leave the line out")
        if isinstance(change, dict):
            for key, value in change.items():
                self._refuse_stray_removals(value, (*mine, key))
        elif isinstance(change, list):
            for position, value in enumerate(change):
                self._refuse_stray_removals(value, (*mine, Index(position)))
