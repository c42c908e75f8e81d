"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Ending, Glance, Tally, named
from tablewright.games.daitoshi.box.schema import TRACKS

#: The pictogram of each source of points.
SIGNS: Final = {
    "production": "factory",
    "progress": "progress",
    "invention": "invention",
    "workshop": "gear",
    "machine": "robot",
    "machine-slot": "robot",
    "electrify": "electrify",
    "conflict": "conflict",
    "trade": "scales",
    "city": "city",
    "prestige": "torii",
    "wormbus": "wormbus",
    "reputation": "star",
    "exploitation": "hex-full",
    "advisors": "advisor",
    "pilgrims": "pilgrim",
    "river": "wave",
    "forest": "forest",
    "mountain": "mountain",
    "underground": "cave",
    "river-loss": "lower",
    "left-over": "any-good",
}
#: The pictogram of each good.
GOODS: Final = {
    "food": "rice",
    "energy": "energy",
    "material": "material",
    "luxury": "luxury",
    "wealth": "wealth",
}
#: The pictogram of each track that can end the game.
ENDS: Final = {"river": "wave", "forest": "forest", "mountain": "mountain", "underground": "cave"}


def glance_of(view: Mapping[str, Any]) -> Glance:
    """The round, its phase, what everybody has, and how far the tracks are uncovered."""
    turn = view["round"]
    return Glance(
        turn,
        (Text("round-name", {"n": turn}), Text(f"phase-{view['phase']}")),
        tuple(holdings(magnate) for magnate in view["magnates"]),
        tuple(track(view["tracks"][kind]["uncovered"], kind) for kind in ENDS),
        tuple(further(magnate) for magnate in view["magnates"]),
    )


def holdings(magnate: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Goods, Steam and workers."""
    return (
        *(named(icon, good, magnate["goods"].get(good, 0)) for good, icon in GOODS.items()),
        named("steam", "steam", magnate["steam"]),
        Tally("meeple", Text("holding-workers"), sum(colour != "" for colour in magnate["workers"])),
    )


def further(magnate: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Tracks, Pilgrims, inventions with their progress, hexes, conflicts, flags, and the grant."""
    return (
        Tally("chimney", Text("counter-chimney"), magnate["chimney"]),
        named("star", "reputation", magnate["reputation"]),
        named("torii", "prestige", magnate["prestige"]),
        named("wormbus", "wormbus", magnate["wormbus"]),
        *(
            Tally("pilgrim", Text("counter-pilgrim", {"track": kind}), space)
            for kind, space in magnate["pilgrims"].items()
        ),
        Tally("invention", Text("counter-inventions"), sum(tile is not None for tile in magnate["floors"])),
        Tally("progress", Text("counter-progress"), sum(magnate["steps"])),
        Tally("hex-full", Text("counter-hexes"), len(magnate["zone"])),
        Tally("conflict", Text("counter-conflicts"), sum(map(bool, magnate["conflict"].values()))),
        Tally("flag", Text("counter-flags"), sum(magnate["flags"])),
        Tally("grant", Text("counter-grant"), int(magnate["grant"])),
    )


def track(uncovered: int, kind: str) -> Ending:
    """DAI-17.1 Uncovered spaces against the one that triggers the end."""
    goal = TRACKS[kind].end_trigger_space
    return Ending(kind, ENDS[kind], Text(f"name-{kind}"), uncovered, goal, uncovered >= goal)
