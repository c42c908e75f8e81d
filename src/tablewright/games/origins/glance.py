"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Ending, Glance, Tally, named
from tablewright.games.origins.schema import DATA, TEMPLE_TOP

#: The pictogram of each source of points.
SIGNS: Final = {
    "buildings": "tile-full",
    "sites": "temple",
    "attack": "attack",
    "military-end": "march",
    "aries-points": "z-aries",
    "districts": "district",
    "population": "population",
    "advisors-double": "star",
    "advisors": "advisor",
    "temples": "temple",
    "seats": "seat",
    "gold": "gold",
}
GOODS: Final = ("stone", "food", "wisdom", "gold")


def glance_of(view: Mapping[str, Any]) -> Glance:
    """The round, its phase, what everybody has, and how near the end is."""
    turn = view["round"]
    head = Text("head-round", {"n": turn, "of": DATA.solo.rounds}) if view["solo"] else round_name(turn)
    return Glance(
        turn,
        (head, Text(f"phase-{view['phase']}")),
        tuple(holdings(builder) for builder in view["builders"]),
        () if view["solo"] else nearness(view),
    )


def round_name(turn: int) -> Text:
    """What a round is called."""
    return Text("round-name", {"n": turn})


def holdings(builder: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Goods, workers that are still free, and closed seats of power."""
    free = sum(site == "" for _, _, site in builder["freemen"])
    return (
        *(named(good, good, builder["goods"][good]) for good in GOODS),
        Tally("die", Text("holding-freemen"), free),
        Tally("tile-full", Text("holding-tiles"), len(builder["city"])),
        Tally("seat", Text("holding-seats"), len(builder["seats"])),
    )


def nearness(view: Mapping[str, Any]) -> tuple[Ending, ...]:
    """For each end condition the number that decides, where it ends the game, and whether it does: the round
    goes on until everybody has passed.
    """
    topped = max(
        sum(builder["temples"][temple] == top for temple, top in TEMPLE_TOP.items())
        for builder in view["builders"]
    )
    cards = sum(gold > 0 for gold in view["cards"].values())
    colours = sum(left > 0 for left in view["tower_pool"].values())
    dice = min(view["reserve"].values())
    few = tower_colours_at_end()
    return (
        Ending(
            "E_temples", "temple", Text("ending-temples"), topped, len(TEMPLE_TOP), topped == len(TEMPLE_TOP)
        ),
        Ending("E_gold", "gold", Text("ending-gold"), cards, 0, not cards),
        Ending("E_towers", "tower-disc", Text("ending-towers"), colours, few, colours <= few),
        Ending("E_dice", "die", Text("ending-dice"), dice, 0, "E_dice" in view["met"]),
    )


def tower_colours_at_end() -> int:
    """The game ends when the pool has discs of so few colours."""
    return max(condition.colours_left for condition in DATA.end_conditions)
