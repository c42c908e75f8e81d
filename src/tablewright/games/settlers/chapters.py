"""The chapters of the expansions: importing them enters what they add into `hooks` and `DOING`."""

from __future__ import annotations

from tablewright.games.settlers import (
    barring,
    devices,
    embassies,
    events,
    holding,
    instants,
    solo_atlanteans,
    technology,
    unlocking,
    visiting,
)

CHAPTERS = (
    visiting,
    holding,
    instants,
    embassies,
    technology,
    unlocking,
    events,
    devices,
    barring,
    solo_atlanteans,
)
