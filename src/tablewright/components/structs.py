"""What the structs of every game's schema are made from."""

from __future__ import annotations

import msgspec


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Component data: unknown keys are errors."""


class Entry(Struct, frozen=True, kw_only=True, eq=False):
    """A component with its names, how many of it there are, and where its values come from."""

    source: str = "rulebook"
    why: str = ""
    ref: str = ""
    name_en: str = ""
    name_pl: str = ""
    count: int = 1
