"""What components do, in pictograms: one glyph for each operation. And the colours and signs of things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine.glyphs import Glyph, GlyphLine, on, points, sign
from tablewright.games.daitoshi.box import schema as box

TERRAIN: Final = {
    "river": "wave",
    "forest": "forest",
    "mountain": "mountain",
    "underground": "cave",
    "any": "anyhex",
    "any_land": "anyhex",
}
GOODS: Final = {
    "food": ("box", "rice"),
    "energy": ("box", "energy"),
    "material": ("box", "material"),
    "luxury": ("box", "luxury"),
    "wealth": ("box", "wealth"),
    "steam": ("disc", "steam"),
    "water": ("disc", "water"),
    "coal": ("disc", "coal"),
}
ACTION_ICON: Final = {
    "invention": "gear",
    "expand": "expand",
    "electrify": "electrify",
    "trade": "scales",
    "universal": "palace",
    "megamachine": "robot",
}
MULTIPLIER_ICON: Final = {
    "university_inventions": "university",
    "progress_markers_at_end": "progress",
    "reputation_vp": "star",
    "hex_types_missing_in_zone": "anyhex",
}
GOLD: Final = "#B4830F"
TEAL: Final = "#0F6E66"
OLIVE: Final = "#5E6E14"
SLATE: Final = "#33414C"
GREEN: Final = "#1F6F4F"


def worker_colour(colour: str) -> str:
    """The paint of a worker; grey for any."""
    return "anyone" if colour == "any" else colour


def hex_colour(kind: str) -> str:
    """The paint of a hex or track; grey for any."""
    return kind if kind in ("river", "forest", "mountain", "underground") else "anyhex"


def good(what: str, amount: int = 1) -> Glyph:
    """A resource in its box, Steam and the like on a disc."""
    ground, icon = GOODS[what]
    return on(ground, what, icon, amount=amount)


def terrain(kind: str) -> Glyph:
    """A hex with its terrain."""
    return on("hexagon", hex_colour(kind), TERRAIN[kind])


def effect_glyphs(effect: box.Effect) -> GlyphLine:
    """All operations, one after the other."""
    return tuple(op_glyph(op) for op in effect)


def op_glyph(op: box.AnyOp) -> Glyph:
    """One operation as a pictogram."""
    return OPS[type(op)](op)


def _fixed(icon: str, colour: str = "") -> Callable[[Any], Glyph]:
    """An operation that always looks the same."""
    return lambda op: sign(icon, colour)


def _counted(icon: str, colour: str) -> Callable[[Any], Glyph]:
    """An operation with its number."""
    return lambda op: sign(icon, colour, op.n)


OPS: Final[dict[type, Callable[[Any], Glyph]]] = {
    box.Gain: lambda op: good(op.what, op.n),
    box.GainWorker: lambda op: sign("meeple", worker_colour(op.color), op.n),
    box.Pilgrim: lambda op: sign("pilgrim", hex_colour(op.track), op.n),
    box.Vp: lambda op: points(op.n, "vp"),
    box.ScoreRep: lambda op: on("laurel", "vp", "star", amount=op.n),
    box.Rep: _counted("star", GOLD),
    box.Prestige: _counted("torii", TEAL),
    box.Wormbus: _counted("wormbus", OLIVE),
    box.Progress: _counted("progress", SLATE),
    box.ReturnHex: lambda op: sign("returnhex", "conflict-ink" if op.conflict_bonus else "ink-2"),
    box.ConflictBonus: _counted("conflict", "conflict-ink"),
    box.Flag: lambda op: sign("flag", "ink" if op.where == "here" else "ink-2"),
    box.ActivateCity: _fixed("activate", GREEN),
    box.CopyMarket: _fixed("gear"),
    box.MachineWorkshop: _fixed("robot"),
    box.WorkshopHere: _fixed("house"),
    box.CopyCity: _fixed("swap"),
    box.HexSlot: lambda op: on("hexagon"),
}


def reconstructed(component: str) -> str:
    """The mark for a component whose values, or some of them, are not the publisher's."""
    origin = box.LOADED.origin(component)
    return "reconstructed" if origin is not None and origin.is_reconstructed else ""
