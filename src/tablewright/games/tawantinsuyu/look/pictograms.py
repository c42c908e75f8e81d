"""What components do, in pictograms."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.glyphs import Glyph, GlyphLine, on, points, sign, small
from tablewright.games.tawantinsuyu.box import schema as box

#: Pictogram and colour of each task.
TASK_ICONS: Final[dict[str, tuple[str, str]]] = {
    "harvest_potato": ("potato", "potato"),
    "harvest_corn": ("corn", "corn"),
    "harvest_stone": ("stone", "stone"),
    "harvest_gold": ("gold", "gold"),
    "build_steps": ("steps", "build"),
    "build_building": ("hut", "build"),
    "build_statue": ("idol", "build"),
    "buy_weaving": ("tapestry", "weave"),
    "merchant": ("scales", "weave"),
    "training": ("training", "war"),
    "produce_once": ("gear", "produce"),
}
#: Pictogram of each High Priest action.
ACTION_ICONS: Final[dict[str, str]] = {
    "worship": "idol",
    "offering": "offering",
    "refresh": "refresh",
    "conquest": "warrior",
    "production": "gear",
}
#: Colour and pictogram of each worker class.
WORKER_LOOKS: Final[dict[str, tuple[str, str]]] = {
    "blue": ("architect", "tawantinsuyu-blue"),
    "green": ("artisan", "tawantinsuyu-green"),
    "red": ("warrior", "tawantinsuyu-red"),
    "yellow": ("courier", "tawantinsuyu-yellow"),
    "white": ("priest", "tawantinsuyu-white"),
}
#: Pictogram and colour of each reward half of a weaving.
HALF_ICONS: Final[dict[str, tuple[str, str]]] = {
    "gold": ("gold", "gold"),
    "stone": ("stone", "stone"),
    "potato": ("potato", "potato"),
    "god": ("godcard", "#5B3A86"),
    "refresh": ("refresh", "produce"),
    "army": ("army", "war"),
    "temple": ("stepped-temple", "sun-ink"),
    "vp": ("laurel", "vp"),
}
#: Pictogram and colour of each weaving pattern.
PATTERNS: Final[dict[str, tuple[str, str]]] = {
    "PAT1": ("tawantinsuyu-fret", "#8E2F3C"),
    "PAT2": ("tawantinsuyu-zigzag", "#2C6B72"),
    "PAT3": ("tawantinsuyu-llama", "#B0762A"),
    "PAT4": ("tawantinsuyu-condor", "#4B4A86"),
    "PAT5": ("tawantinsuyu-chakana", "#7A2E6E"),
    "PAT6": ("tawantinsuyu-sun", "#C0582A"),
    "PAT7": ("tawantinsuyu-puma", "#3F6A35"),
}
#: A short summary of each passive building; the sentence is its tooltip.
PASSIVE_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "Z01": ("meeple", "gives", "tawantinsuyu-yellow"),
    "Z02": ("meeple", "gives", "tawantinsuyu-white"),
    "Z03": ("tawantinsuyu-red", "gives", "refresh"),
    "Z04": ("tapestry", "gives", "scales"),
    "Z05": ("tawantinsuyu-blue", "swap", "tawantinsuyu-green"),
    "Z06": ("cup", "gives", "potato"),
    "Z07": ("steps", "gives", "laurel"),
    "Z08": ("tapestry", "plus"),
    "Z09": ("cup", "gives", "tapestry"),
    "Z10": ("cup", "gives", "corn"),
    "Z11": ("offering", "gives", "tapestry"),
    "Z12": ("idol", "gives", "stepped-temple"),
    "Z13": ("warrior", "minus"),
    "Z14": ("tawantinsuyu-red", "plus"),
    "Z15": ("stone", "swap", "gold"),
    "Z16": ("gear", "gives", "refresh"),
    "Z17": ("warrior", "gives", "gold"),
    "Z18": ("refresh", "gives", "army"),
    "Z19": ("potato", "gives", "godcard"),
    "Z20": ("corn", "plus"),
}
SIGN_COLOURS: Final[dict[str, str]] = {
    "tawantinsuyu-blue": "architect",
    "tawantinsuyu-green": "artisan",
    "tawantinsuyu-red": "warrior",
    "potato": "potato",
    "corn": "corn",
    "stone": "stone",
    "gold": "gold",
    "warrior": "war",
    "army": "war",
    "tapestry": "weave",
    "scales": "weave",
    "godcard": "#5B3A86",
    "refresh": "produce",
    "gear": "produce",
    "steps": "build",
    "idol": "build",
    "laurel": "vp",
    "stepped-temple": "sun-ink",
}


def effect_glyphs(effect: box.Effect) -> GlyphLine:
    """An effect as a line of signs; alternatives are parted by a slash."""
    line: list[Glyph] = []
    for step in effect:
        line += step_glyphs(step)
    return tuple(line)


def step_glyphs(step: Any) -> list[Glyph]:
    """The signs of one operation."""
    if isinstance(step, box.Gain):
        return [sign(r, r, n) for r, n in zip(box.RESOURCES, box.amounts(step), strict=True) if n]
    if isinstance(step, box.Vp):
        return [points(step.n)]
    if isinstance(step, box.PayTemple):
        return [sign("gold", "gold", step.gold), small("→"), sign("stepped-temple", "sun-ink", step.n)]
    if isinstance(step, box.DoTask):
        icon, colour = TASK_ICONS[step.task]
        return [sign(icon, colour)]
    if isinstance(step, box.Choose):
        line: list[Glyph] = []
        for option in step.options:
            if line:
                line.append(small("/"))
            line += effect_glyphs(option)
        return line
    icon, colour = SIMPLE[type(step)]
    return [sign(icon, colour, getattr(step, "n", 1))]


SIMPLE: Final[dict[type, tuple[str, str]]] = {
    box.ArmyDraw: ("army", "war"),
    box.ArmyTrain: ("training", "war"),
    box.TakeGodCard: ("godcard", "#5B3A86"),
    box.TakeNomad: ("tent", "#3F4A2A"),
    box.WeavingFree: ("tapestry", "weave"),
    box.StepsFree: ("steps", "build"),
    box.StatueFree: ("idol", "build"),
    box.BuildingFree: ("hut", "build"),
    box.Climb: ("stepped-temple", "sun-ink"),
    box.Refresh: ("refresh", "produce"),
}


def cost_glyphs(cost: box.Goods) -> GlyphLine:
    """A price: each resource on its ground."""
    return tuple(
        on("box", f"{r}-ground", r, amount=n, colour=r)
        for r, n in zip(box.RESOURCES, box.amounts(cost), strict=True)
        if n
    )


def passive_glyphs(building: str) -> GlyphLine:
    """The summary of a passive building."""
    return tuple(sign(icon, SIGN_COLOURS.get(icon, "")) for icon in PASSIVE_SIGNS[building])


def origin(entry: str) -> str:
    """The mark for components whose values are our reconstruction."""
    found = box.LOADED.origin(entry)
    return "reconstructed" if found is not None and found.is_reconstructed else ""
