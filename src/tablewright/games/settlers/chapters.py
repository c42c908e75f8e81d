"""The chapters of the expansions: importing them enters what they add into `hooks` and `DOING`."""

from __future__ import annotations

from tablewright.games.settlers import (
    embassies,
    foes,
    holding,
    instants,
    minis,
    raiding,
    sets,
    visiting,
)

CHAPTERS = (
    visiting,
    holding,
    instants,
    embassies,
    sets,
    foes,
    raiding,
    minis,
)
