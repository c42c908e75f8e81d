"""Files that take long to read, ready-made: what was read of them is kept beside them as msgpack.

The written file stays the source. What is kept carries the hash of the source and of how it is kept, and is
used only while both are the same; it lies in ``__pycache__``, as Python's own compiled files do, and where it
cannot be written everything works as before, only slower.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

ENDING: Final = ".msgpack"
_HASH_BYTES: Final = 16


def ready_made(file: Path, source: bytes, kept_as: str, form: Any, make: Callable[[], T]) -> T:
    """What `make` reads in the source of a file, or has read there before, as data of the type `form`.

    `kept_as` names what is kept and its form: it must change whenever either does.
    """
    stamp = hashlib.blake2b(source, digest_size=_HASH_BYTES, salt=_salt(kept_as)).digest()
    kept = _place(file)
    found: T | None = _kept(kept, stamp, form)
    if found is None:
        found = make()
        _keep(kept, stamp, found, form)
    return found


def _salt(kept_as: str) -> bytes:
    return hashlib.blake2b(kept_as.encode(), digest_size=_HASH_BYTES).digest()


def _place(file: Path) -> Path:
    """In the folder where Python keeps what it has compiled of the files beside this one."""
    folder = Path(cache_from_source(str(file.parent / "any.py"))).parent
    return folder / f"{file.name}{ENDING}"


def _kept(place: Path, stamp: bytes, form: Any) -> Any:
    try:
        content = place.read_bytes()
    except OSError:
        return None
    if content[:_HASH_BYTES] != stamp:
        return None
    try:
        return msgspec.msgpack.decode(memoryview(content)[_HASH_BYTES:], type=form)
    except msgspec.MsgspecError:
        return None


def _keep(place: Path, stamp: bytes, data: object, form: Any) -> None:
    """Write it whole or not at all: others may read and write at the same time."""
    if sys.dont_write_bytecode:
        return
    content = msgspec.msgpack.encode(data)
    if msgspec.msgpack.decode(content, type=form) != data:
        return  # it holds something that only its own language can say, such as a date
    half = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(stamp + content)
        half.replace(place)
    except OSError:
        with suppress(OSError):
            half.unlink()
