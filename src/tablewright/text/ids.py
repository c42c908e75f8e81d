"""From the ids that games use to the ids that Fluent allows."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_NOT_ALLOWED: Final = re.compile(r"[^A-Za-z0-9_-]")
_COPY_NUMBER: Final = re.compile(r"[-#]\d+$")


@cache
def message_id(name: str) -> str:
    """The Fluent identifier of a name.

    Fluent allows letters, digits, ``-`` and ``_``, a letter first. Every other sign becomes ``-``; a name
    that does not begin with a letter gets an ``n`` in front.

    >>> message_id("visit-site"), message_id("die.red#2"), message_id("7")
    ('visit-site', 'die-red-2', 'n7')
    """
    cleaned = _NOT_ALLOWED.sub("-", name)
    return cleaned if cleaned[:1].isalpha() else f"n{cleaned}"


def without_copy_number(name: str) -> str:
    """The name that all copies of a thing share: ``mill-2`` and ``mill#2`` are both a ``mill``."""
    return _COPY_NUMBER.sub("", name)
