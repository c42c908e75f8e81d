"""The chapters of the expansions: importing them enters what they add into `hooks` and `DOING`."""

from __future__ import annotations

from tablewright.games.settlers import (
    amazons,
    embassies,
    favours,
    holding,
    instants,
    offerings,
    prayers,
    revealing,
    visiting,
)

CHAPTERS = (
    visiting,
    holding,
    instants,
    embassies,
    amazons,
    revealing,
    favours,
    prayers,
    offerings,
)
