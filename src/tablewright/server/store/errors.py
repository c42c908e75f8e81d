"""Why something is not stored; nothing was changed then."""

from __future__ import annotations

from tablewright.engine.errors import TablewrightError


class StorageError(TablewrightError):
    """The database cannot be read or written now."""


class Conflict(TablewrightError):
    """Another process changed the table first."""


class PassGone(TablewrightError):
    """Whoever wants this was forgotten meanwhile."""
