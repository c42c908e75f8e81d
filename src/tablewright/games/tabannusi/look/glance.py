"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Ending, Glance, Tally, named
from tablewright.games.tabannusi.box.tables import GOLD_ON_TRACK

#: The pictogram of each source of points.
SIGNS: Final = {
    "start": "flag",
    "houses": "house-full",
    "craft": "mallet",
    "spaces": "tile",
    "gardens": "palm",
    "ships": "boat",
    "port": "harbour",
    "ziggurat": "ziggurat",
    "action-tiles": "action",
    "harbours": "ship",
    "decrees": "scroll",
    "cities": "citadel",
    "dice": "die",
    "markers": "pawn",
    "king": "crown",
    "D1": "die-1",
    "D2": "die-2",
    "D3": "die-3",
    "D4": "die-4",
    "D5": "die-5",
}


def glance_of(view: Mapping[str, Any]) -> Glance:
    """How many scorings are over, the step, what everybody has, and how many dice the barges still hold."""
    done = view["scorings"]
    return Glance(
        done if view["step"] == "over" else done + 1,
        (Text("head-scorings", {"n": done, "of": GOLD_ON_TRACK}), Text(f"phase-{view['step']}")),
        tuple(holdings(builder) for builder in view["builders"]),
        tuple(barge(number, district) for number, district in enumerate(view["districts"], start=1)),
        tuple(further(builder) for builder in view["builders"]),
    )


def holdings(builder: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Resources, gold, markers, water, gardens and crates."""
    return (
        Tally("die-blank", Text("holding-dice"), sum(builder["dice"])),
        named("coin", "gold", builder["gold"]),
        named("flag", "markers", builder["markers"]),
        Tally("wave", Text("holding-water"), builder["water"] + len(builder["special"])),
        named("palm", "gardens", builder["gardens"]),
        Tally("crate", Text("holding-crates"), len(builder["crates"])),
    )


def further(builder: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Houses, crafts, markers on ships and ziggurat, harbour tiles, decrees and city cards."""
    return (
        Tally("house-full", Text("counter-houses"), sum(builder["houses"])),
        named("mallet", "craft", sum(builder["craft"])),
        Tally("boat", Text("counter-ships"), sum(map(bool, builder["ships"]))),
        Tally("ziggurat", Text("counter-ziggurat"), sum(builder["tile_markers"])),
        named("harbour", "harbours", len(builder["harbours"])),
        named("scroll", "decrees", len(builder["decrees"])),
        named("citadel", "cities", builder["city_count"]),
    )


def barge(number: int, district: Mapping[str, Any]) -> Ending:
    """TAB-7.1 A district is scored when its barge is empty."""
    return Ending(f"D{number}", f"die-{number}", Text("ending-barge", {"n": number}), len(district["dice"]))
