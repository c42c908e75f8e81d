"""Where tables are kept: SQLite or PostgreSQL, through the same statements."""

from tablewright.server.store.store import (
    Change,
    Conflict,
    SeatRow,
    StorageError,
    Store,
    TableRow,
    open_store,
)

__all__ = ["Change", "Conflict", "SeatRow", "StorageError", "Store", "TableRow", "open_store"]
