"""Where tables are kept: SQLite or PostgreSQL, through the same statements."""

from tablewright.server.store.database import now
from tablewright.server.store.errors import Conflict, PassGone, StorageError
from tablewright.server.store.rows import DueNotice, LinkRow, PassRow, SeatRow, TableRow
from tablewright.server.store.store import Store, open_store

__all__ = [
    "Conflict",
    "DueNotice",
    "LinkRow",
    "PassGone",
    "PassRow",
    "SeatRow",
    "StorageError",
    "Store",
    "TableRow",
    "now",
    "open_store",
]
