"""The settings of a table: modules, formats, factions, and what the boxes ask for (SETX-0, SETX-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import Setting
from tablewright.games.settlers.box.cards import BASE, NEW_FACTIONS
from tablewright.games.settlers.rules.boxes import BOXES
from tablewright.games.settlers.rules.friends.solo import OPPONENT
from tablewright.games.settlers.rules.modules import (
    ALL_CARDS,
    BASE_MOST,
    CARDS_OF,
    COMMON_CARDS,
    FACTION_CARDS,
    FORMATS,
    INTRODUCTORY,
    MODULES,
    MOST,
    NO,
    NONE,
    OPEN_FORMAT,
    RANDOM,
    STANDARD_FORMAT,
    WITH_CARDS,
    YES,
    factions_in,
    modules_on,
    refused,
)

#: SETX-1.2 What may be mixed in.
MIXTURES: Final = (ALL_CARDS, COMMON_CARDS, FACTION_CARDS, NONE)


def module_settings() -> list[Setting]:
    """SETX-0.1, SETX-0.5 Each module is on or off; with more than four players those with factions are on."""
    found: list[Setting] = []
    for module in MODULES:
        if module in NEW_FACTIONS:
            found.append(Setting(module, (NO, YES), range(1, BASE_MOST + 1)))
            found.append(Setting(module, (YES, NO), range(BASE_MOST + 1, MOST + 1)))
        else:
            found.append(Setting(module, (NO, YES)))
    return found


def box_settings() -> list[Setting]:
    """What the boxes let the players choose besides."""
    return [setting for box in BOXES for setting in box.settings]


def deck_settings() -> list[Setting]:
    """SETX-1 The format, the expansion of an Introductory game, and a set for each seat of a Standard one.

    SETX-1.2 In an Open game each expansion is mixed in as a whole, or with one kind of its cards, or not.
    """
    return [
        Setting("format", FORMATS),
        Setting("expansion", (NONE, *WITH_CARDS)),
        *(Setting(CARDS_OF + module, MIXTURES) for module in WITH_CARDS),
        *(Setting(f"set-{seat}", (NONE, *WITH_CARDS), range(seat, MOST + 1)) for seat in range(1, MOST + 1)),
    ]


def check_settings(players: int, options: Mapping[str, str]) -> None:
    """SETX-0.5, SETX-1.1, SETX-1.3, SETX-1.10 Settings that contradict each other are refused."""
    format_ = options["format"]
    if format_ == INTRODUCTORY and options["expansion"] == NONE:
        raise refused(
            "The introductory format mixes in one expansion: choose it with 'expansion'.", "no-expansion"
        )
    if format_ != INTRODUCTORY and options["expansion"] != NONE:
        raise refused(
            "'expansion' is for the introductory format; set 'format' to 'introductory'.", "expansion-unused"
        )
    chosen = [name for name, value in options.items() if name.startswith("set-") and value != NONE]
    if chosen and format_ != STANDARD_FORMAT:
        raise refused(f"{chosen[0]!r} is for the standard format; set 'format' to 'standard'.", "set-unused")
    picked = [name for name in options if name.startswith(CARDS_OF) and options[name] != ALL_CARDS]
    if picked and format_ != OPEN_FORMAT:
        raise refused(f"{picked[0]!r} is for the open format; set 'format' to 'open'.", "cards-unused")
    for name in picked:
        module = name.removeprefix(CARDS_OF)
        if options[name] != NONE and module not in modules_on(options):
            raise refused(
                f"{name!r} needs the expansion {module!r}, which is off.", "cards-off", module=module
            )
    if format_ == OPEN_FORMAT and not any(options.get(module) == YES for module in WITH_CARDS):
        raise refused(
            "The open format mixes in the expansions that are on: turn at least one on.", "nothing-on"
        )
    factions = factions_in(modules_on(options))
    if players > len(factions):
        raise refused(
            f"{players} players need {players - BASE_MOST} of the expansions with a new faction.",
            "too-few-factions",
            players=players,
            count=players - BASE_MOST,
        )
    for name, value in options.items():
        if name.startswith("faction-") and value != RANDOM and value not in factions:
            raise refused(
                f"The faction {value!r} belongs to an expansion that is off.", "faction-off", faction=value
            )
    for box in BOXES:
        if box.check is not None:
            box.check(options)


def completed(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with what they cannot do without, for settings that were changed one by one.

    A module that is on has its cards in the decks, in the Standard format somebody uses a set, there are
    factions for everybody, and the boxes have what their own settings need.
    """
    found = dict(options)
    for box in BOXES:
        if box.complete is not None:
            found = box.complete(found)
    if found["format"] == BASE and any(found.get(module) == YES for module in WITH_CARDS):
        found["format"] = OPEN_FORMAT
    if found["format"] == INTRODUCTORY or found["expansion"] != NONE:
        found["format"] = INTRODUCTORY
        if found["expansion"] == NONE:
            found["expansion"] = WITH_CARDS[0]
    if found["format"] == OPEN_FORMAT and not any(found.get(module) == YES for module in WITH_CARDS):
        found[WITH_CARDS[0]] = YES
    for module in WITH_CARDS:
        if found.get(CARDS_OF + module, ALL_CARDS) != ALL_CARDS:
            found |= {"format": OPEN_FORMAT, module: YES}
    sets = [value for name, value in found.items() if name.startswith("set-") and value != NONE]
    if sets or found["format"] == STANDARD_FORMAT:
        found["format"] = STANDARD_FORMAT
        found["set-1"] = sets[0] if sets else WITH_CARDS[0]
    players = sum(name.startswith("faction-") for name in found)
    for module, faction in NEW_FACTIONS.items():
        wanted = faction in [value for name, value in found.items() if name != OPPONENT]
        if wanted or players > len(factions_in(modules_on(found))):
            found[module] = YES
    return found


def everything(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with all modules and all their cards."""
    return completed({**options, **dict.fromkeys(MODULES, YES)})
