"""The file of an SQLite database: whose it is, whether it is sound, a copy before it is changed."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Final

from tablewright.server.store.errors import StorageError

#: A file so large that looking through it takes longer is taken as it is.
CHECK_SECONDS: Final = 10.0


class DatabaseFile:
    """One file, which one server at a time may have."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._lock: IO[bytes] | None = None

    def take(self) -> None:
        """Keep every other server out: each would show what it remembers, not what the other has stored.

        The lock ends with the process, however that ends.
        """
        if self._lock is not None:
            return
        try:
            lock = open(self.path.with_name(f"{self.path.name}.lock"), "ab")  # noqa: SIM115
        except OSError as error:
            raise StorageError(f"{self.path}: {error.strerror}") from error
        try:
            _lock(lock)
        except OSError as error:
            lock.close()
            raise StorageError(
                f"Another server has {self.path} open. Stop it, or give this one a folder of its own "
                "(--data)."
            ) from error
        self._lock = lock

    def let_go(self) -> None:
        """Another server may have the file."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def check(self) -> None:
        """Refuse a file with damaged pages: some of its tables could be neither read nor kept."""
        if not self.path.exists():
            return
        until = time.monotonic() + CHECK_SECONDS
        try:
            with closing(sqlite3.connect(self.path)) as database:
                database.set_progress_handler(lambda: time.monotonic() > until, 10_000)
                found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError as error:
            if "interrupted" not in str(error):
                raise StorageError(f"{self.path}: {error}") from error
            return
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            raise StorageError(
                f"{self.path} is damaged ({found}). Keep the file, and restore a backup as docs/server.md "
                "says; without one, `sqlite3 DAMAGED .recover | sqlite3 NEW` saves what can be read."
            )

    def back_up(self, schema: int) -> Path:
        """A copy of all that is stored, beside the file."""
        at = time.strftime("%Y%m%d-%H%M%S")
        copy = self.path.with_name(f"{self.path.stem}.schema-{schema}.{at}{self.path.suffix}")
        part = copy.with_name(f"{copy.name}.part")
        with suppress(FileNotFoundError):
            part.unlink()
        try:
            with closing(sqlite3.connect(self.path)) as database:
                database.execute("VACUUM INTO ?", (str(part),))
            os.replace(part, copy)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"No copy of {self.path} can be made before it is changed: {error}") from error
        return copy


if sys.platform == "win32":
    import msvcrt

    def _lock(lock: IO[bytes]) -> None:
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(lock: IO[bytes]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
