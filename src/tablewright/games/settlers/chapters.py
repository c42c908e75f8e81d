"""The chapters of the expansions: importing them enters what they add into `hooks` and `DOING`."""

from __future__ import annotations

from tablewright.games.settlers import (
    conquest,
    embassies,
    fortresses,
    holding,
    instants,
    solo_conquest,
    visiting,
)

CHAPTERS = (
    visiting,
    holding,
    instants,
    embassies,
    conquest,
    fortresses,
    solo_conquest,
)
