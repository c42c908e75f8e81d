"""The chapters of the expansions: importing them enters what they add into `hooks` and `DOING`."""

from __future__ import annotations

from tablewright.games.settlers import (
    amazons,
    barring,
    conquest,
    devices,
    embassies,
    events,
    favours,
    fortresses,
    holding,
    instants,
    offerings,
    prayers,
    revealing,
    solo_atlanteans,
    solo_conquest,
    technology,
    unlocking,
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
    technology,
    unlocking,
    events,
    devices,
    barring,
    solo_atlanteans,
    amazons,
    revealing,
    favours,
    prayers,
    offerings,
)
