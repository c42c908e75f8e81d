"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Ending, Glance, Tally, named
from tablewright.games.origins.box.schema import DATA, FEW_COLOURS, TEMPLE_TOP

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
    goal = (Text("head-target", {"points": view["target"]}),) if view["solo"] else ()
    return Glance(
        turn,
        (head, Text(f"phase-{view['phase']}"), *goal),
        tuple(holdings(builder) for builder in view["builders"]),
        () if view["solo"] else nearness(view),
        tuple(further(builder) for builder in view["builders"]),
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


def unused_workers(builder: Mapping[str, Any]) -> list[Tally]:
    """Freemen and speakers that have visited no site in this round."""
    free = sum(site == "" for _, _, site in builder["freemen"])
    tallies = [
        Tally("die", Text("holding-freemen"), free),
        Tally("speaker", Text("counter-speakers"), len(builder["speakers"])),
    ]
    return [tally for tally in tallies if tally.amount]


def further(builder: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Temples, military disc, towers, advisors, speakers and superiority."""
    return (
        *(named("temple", temple, step) for temple, step in builder["temples"].items()),
        Tally("march", Text("counter-military"), builder["military"]),
        *(
            Tally("tower-disc", Text("counter-tower", {"colour": colour}), height)
            for colour, height in builder["towers"].items()
        ),
        named("advisor", "advisors", len(builder["advisors"])),
        Tally("speaker", Text("counter-speakers"), len(builder["speakers"])),
        Tally("superiority", Text("counter-superiority"), builder["superiority"]),
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
    return (
        Ending(
            "E_temples", "temple", Text("ending-temples"), topped, len(TEMPLE_TOP), topped == len(TEMPLE_TOP)
        ),
        Ending("E_gold", "gold", Text("ending-gold"), cards, 0, not cards),
        Ending("E_towers", "tower-disc", Text("ending-towers"), colours, FEW_COLOURS, colours <= FEW_COLOURS),
        Ending("E_dice", "die", Text("ending-dice"), dice, 0, "E_dice" in view["met"]),
    )
