"""What nobody can guess: secrets of passes and seat links, and numbers of reports.

Of the secrets only hashes are stored, and nothing of them is logged.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BYTES: Final = 24  # 192 bits


def new_secret() -> str:
    """A pass or the secret part of a link."""
    return secrets.token_hex(BYTES)


def hashed(secret: str) -> str:
    """How a secret is stored. Plain SHA-256: there is nothing to guess in 192 random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(text: str) -> bool:
    """Whether this can be one of our secrets at all."""
    return len(text) == 2 * BYTES and all(sign in "0123456789abcdef" for sign in text)


def new_report_id() -> str:
    """A name for a failure, to be found in the log."""
    return secrets.token_hex(6)
