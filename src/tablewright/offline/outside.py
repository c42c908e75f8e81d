"""What a browser does for the tables in its worker: it keeps, it fetches, it thinks elsewhere, it shows."""

from __future__ import annotations

from typing import Protocol


class Outside(Protocol):
    """The world around the worker."""

    async def bring(self, game: str) -> None:
        """Bring the files of a game, unless they are here; a game that does not exist is no error."""

    async def keep(self, table: str, before: int, version: int, kept: bytes, cards: bytes) -> bool:
        """Keep a table for good with its entries in the list of tables (JSON, by language).

        False, and nothing is kept, if somebody else (another window) has changed what was kept as version
        `before`; 0 is a table that was not kept yet.
        """

    async def fetch(self, table: str) -> bytes | None:
        """What was kept of a table."""

    async def forget(self, table: str) -> None:
        """A table is not wanted any more."""

    async def work(self, kind: str, game: str, wish: bytes) -> bytes:
        """Have work done by another worker; see `tablewright.offline.mate`."""

    def tell(self, stream: str, frame: bytes) -> None:
        """Send a frame (JSON) to a page that listens."""
