"""SETX-0 Modules: which of them are on, and which factions and players they bring.

Elsewhere: SETX-0.4 and 0.12 in fire/conquest.py; SETX-0.6 in setup.py; SETX-0.7 in base/supply.py; SETX-0.8
in aztecs/rulings.py; SETX-0.9 in base/effects.py; SETX-0.10 in colours.py; SETX-0.11 in boxes.py; SETX-0.13
in base/lookout.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import BadSetup, Text
from tablewright.games.settlers.box.cards import BASE, FACTIONS, NEW_FACTIONS
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.box.schema_expansions import MORE

#: SETX-0.1 All modules, in the order of their boxes.
MODULES: Final[tuple[str, ...]] = tuple(box.id for box in MORE.boxes)
MINI: Final = "mini"

#: SETX-1.1 to SETX-1.3 The formats; without one, expansions bring rules and factions, but no cards.
INTRODUCTORY: Final = "introductory"
OPEN_FORMAT: Final = "open"
STANDARD_FORMAT: Final = "standard"
FORMATS: Final = (BASE, INTRODUCTORY, OPEN_FORMAT, STANDARD_FORMAT)
NONE: Final = "none"
YES: Final = "yes"
NO: Final = "no"
RANDOM: Final = "random"

#: SETX-1.2 What of an expansion an Open game mixes in: one such setting for each.
CARDS_OF: Final = "cards-"
ALL_CARDS: Final = "all"
COMMON_CARDS: Final = "common"
FACTION_CARDS: Final = "faction"
#: SETX-10.12 The set of a rival's deck.
RIVAL_SET: Final = "rival-set"

#: Expansions that cards can be taken from.
WITH_CARDS: Final[tuple[str, ...]] = tuple(module for module in MODULES if module != MINI)
#: SETX-0.2 The factions of all boxes.
ALL_FACTIONS: Final[tuple[str, ...]] = (*FACTIONS, *NEW_FACTIONS.values())
#: SETX-0.5 One more player for each new faction.
BASE_MOST: Final[int] = max(DATA.meta.players)
MOST: Final[int] = BASE_MOST + len(NEW_FACTIONS)


def refused(message: str, name: str, **args: object) -> BadSetup:
    """Settings that do not go together: told in English, and as ``setup-<name>`` of the locale files."""
    return BadSetup(message, Text(f"setup-{name}", args), "settlers")


def modules_on(options: Mapping[str, str]) -> tuple[str, ...]:
    """SETX-0.2, SETX-0.3 What is turned on, and what a chosen deck needs."""
    sets = [options.get(RIVAL_SET, NONE)]
    if options["format"] != BASE:
        sets += [value for name, value in options.items() if name.startswith("set-") or name == "expansion"]
    return tuple([module for module in MODULES if options.get(module) == YES or module in sets])


def factions_in(modules: tuple[str, ...]) -> list[str]:
    """SETX-0.2 The factions to choose from."""
    return [*FACTIONS, *(faction for module, faction in NEW_FACTIONS.items() if module in modules)]
