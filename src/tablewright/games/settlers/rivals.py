"""SETX-10.12 The settings of a single player at war: whose deck lies opposite, and how hard he conquers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import BadSetup, Setting
from tablewright.games.settlers.rows import WAR
from tablewright.games.settlers.schema_expansions import ConquestsPerRound

#: The names of the settings.
RIVAL: Final = "rival"
LEVEL: Final = "conquests"
#: SETX-10.12.4 The levels, the easiest first.
LEVELS: Final[tuple[str, ...]] = ConquestsPerRound.__struct_fields__
RANDOM: Final = "random"
YES: Final = "yes"
ALONE: Final = (1,)


def rival_settings(factions: list[str]) -> list[Setting]:
    """SETX-10.12, SETX-10.12.4 The opponent's Faction and the number of his Conquests."""
    return [Setting(RIVAL, (RANDOM, *factions), ALONE), Setting(LEVEL, LEVELS, ALONE)]


def is_changed(options: Mapping[str, str]) -> bool:
    """Whether one of these settings is not as it is by itself."""
    return options.get(RIVAL, RANDOM) != RANDOM or options.get(LEVEL, LEVELS[0]) != LEVELS[0]


def check_rival(options: Mapping[str, str], factions: list[str], war: bool) -> None:
    """SETX-10.12 The rival is another Faction than the player's, and there is one only with the expansion."""
    rival = options.get(RIVAL, RANDOM)
    if is_changed(options) and not war:
        raise BadSetup("'rival' and 'conquests' belong to the expansion 'fire': turn it on.")
    if rival != RANDOM and rival not in factions:
        raise BadSetup(f"The faction {rival!r} belongs to an expansion that is off.")
    if rival != RANDOM and rival == options["faction-1"]:
        raise BadSetup("The rival must be of another faction than yours.")


def completed_rival(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with the expansion that they cannot do without."""
    return {**options, WAR: YES} if is_changed(options) else dict(options)
