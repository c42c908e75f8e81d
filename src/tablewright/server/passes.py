"""Secrets: passes and seat links. Only their hashes are stored and nothing of them is logged."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BYTES: Final = 24  # 192 bits
TABLE_ID_BYTES: Final = 9


def new_secret() -> str:
    """A pass or the secret part of a link."""
    return secrets.token_hex(BYTES)


def hashed(secret: str) -> str:
    """How a secret is stored. Plain SHA-256: there is nothing to guess in 192 random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_seed() -> str:
    """The secret part of a sealed seed: 256 bits."""
    return secrets.token_hex(32)


def is_secret(text: str) -> bool:
    """Whether this can be one of our secrets at all."""
    return len(text) == 2 * BYTES and all(sign in "0123456789abcdef" for sign in text)


def new_table_id() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_report_id() -> str:
    """A name for a failure, to be found in the log."""
    return secrets.token_hex(6)
