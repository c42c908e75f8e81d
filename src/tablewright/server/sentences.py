"""What the server says beside the service's own sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablewright.service import sentences as service

FOLDER: Final = Path(__file__).parent


def say(language: str, message: str, **args: object) -> str:
    """A sentence of the server, or of the service."""
    own = service.catalogue_in(FOLDER, language)
    shared = service.catalogue_in(service.FOLDER, language)
    return service.sentence(own if own.has(message) else shared, message, args)
