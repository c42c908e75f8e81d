"""What components do, in pictograms: glyph lines built from their effects. And the colours of things."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tablewright.engine.glyphs import Glyph, GlyphLine, on, points, sign, small
from tablewright.games.tabannusi.box.schema import (
    LOADED,
    ActionTileAny,
    BonusAction,
    BuildDiscount,
    Buildings,
    BuildingsOrZiggurat,
    BuildingWithGarden,
    Choice,
    CityIgnore,
    CraftDistinct,
    CraftSplit,
    CraftSteps,
    DieBarge,
    DieSupply,
    DrawCity,
    Effect,
    ExtraProject,
    FillCrate,
    Garden,
    GardensNextToOwnBuildings,
    Gold,
    HouseFromColouredRow,
    LeftCardBonus,
    LoseVp,
    Marker,
    MarkerFromSupply,
    MarkShip,
    MarkZiggurat,
    MoveArchitect,
    OwnGardens,
    PayCraft,
    PortHouseFree,
    PortHouses,
    RandomHarbour,
    ReplaceGold,
    RowsToBottom,
    Ships,
    TakeCrate,
    TakeSpecialWater,
    Vp,
    Water,
    ZigguratAllTiles,
)

#: The sign that goes with each colour, so that nobody needs to tell colours apart.
EMBLEM: Final = {
    "brown": "material",
    "white": "column",
    "yellow": "food",
    "blue": "water",
    "green": "leaf",
}
#: What reads on each colour.
INK_ON: Final = {
    "brown": "white",
    "white": "#4F4838",
    "yellow": "#3B2D08",
    "blue": "white",
    "green": "white",
}
TEXTURE: Final = {"brown": "brick", "white": "ashlar", "yellow": "thatch"}
#: The sign of what sets a ship's ability off.
TRIGGER_ICON: Final = {
    "when_mark_ship": "boat",
    "when_place_house": "house",
    "when_pay_to_fill_crate": "crate-fill",
    "when_place_project": "plan",
    "when_place_ziggurat_house": "ziggurat",
    "when_build": "citadel",
    "when_place_garden": "palm",
    "when_place_port_house": "harbour",
    "when_cross_blue_line": "border",
    "when_mark_ship_pay_gold": "boat",
}
#: The sign of what a ziggurat tile counts.
COUNT_ICON: Final = {
    "houses_in_common_districts": "house",
    "houses_in_ziggurat": "ziggurat",
    "blue_lines_crossed": "border",
    "ships_marked": "boat",
    "buildings_next_to_garden": "citadel",
    "own_gardens": "palm",
    "houses_in_port": "harbour",
    "flat": "vp",
    "decree_or_city_cards_done": "scroll",
    "sets_buildings_plus_sets_ships": "star",
}
DECREE_ICON: Final = {"buildings": "citadel", "port": "boat", "gardens": "palm"}
DECREE_BAND: Final = {"buildings": "#C98B5B", "port": "#6E95C9", "gardens": "garden"}


def reconstructed(component: str) -> str:
    """The mark for a component whose values, or some of them, are not the publisher's."""
    origin = LOADED.origin(component)
    return "reconstructed" if origin is not None and origin.is_reconstructed else ""


def die_glyph(colour: str, amount: int = 1) -> Glyph:
    """A resource: a small die with the sign of its colour."""
    return on("die", colour, EMBLEM[colour], amount=amount, colour=INK_ON[colour])


def hammer(track: str, amount: int = 1) -> Glyph:
    """A craft step: a hammer on the colour of the track; dashed for any track."""
    if track in EMBLEM:
        return on("disc", track, "mallet", amount=amount, colour=INK_ON[track])
    return on("disc", "" if track == "any" else "act", "mallet", amount=amount)


@cache
def effect_glyphs(effect: Effect) -> GlyphLine:
    """All steps, one after the other."""
    line: list[Glyph] = []
    for step in effect:
        line.extend(STEPS[type(step)](step))
    return tuple(line)


def need_glyphs(need: Any) -> GlyphLine:
    """A requirement of a decree."""
    return NEEDS[type(need)](need)


def _water(step: Any) -> GlyphLine:
    return (on("box", "water", "wave", amount=step.n, colour="water-ink"),)


def _special(step: Any) -> GlyphLine:
    return (on("box", "water", "star", amount=step.n, colour="gold-ink"),)


def _garden(step: Any) -> GlyphLine:
    return (on("box", "garden", "palm", amount=step.n, colour="garden-ink"),)


def _craft(step: CraftSteps) -> GlyphLine:
    same = (small("="),) if step.track in ("match", "ship", "building", "project") else ()
    return (hammer(step.track, step.n), *same)


def _pay_craft(step: PayCraft) -> GlyphLine:
    return (die_glyph(step.color), sign("gives"), hammer(step.color))


def _choice(step: Choice) -> GlyphLine:
    return (*effect_glyphs(step.of[0]), small("/"), *effect_glyphs(step.of[1]))


STEPS: Final[dict[type, Callable[[Any], GlyphLine]]] = {
    DieBarge: lambda step: (die_glyph(step.color),),
    DieSupply: lambda step: (sign("any-good", amount=step.n),),
    Gold: lambda step: (sign("coin", "gold-ink", step.n),),
    Water: _water,
    TakeSpecialWater: _special,
    Garden: _garden,
    Marker: lambda step: (sign("flag", amount=step.n),),
    Vp: lambda step: (points(step.n, "vp"),),
    LoseVp: lambda step: (points(-step.n, "port-red"),),
    MoveArchitect: lambda step: (sign("compass"),),
    FillCrate: lambda step: (sign("crate-fill", amount=step.n),),
    CraftSteps: _craft,
    CraftSplit: lambda step: (hammer("any", step.n),),
    CraftDistinct: lambda step: (hammer("any", step.n), small("≠")),
    PayCraft: _pay_craft,
    ExtraProject: lambda step: (sign("plan-plus"),),
    MarkShip: lambda step: (sign("boat"), sign("flag")),
    MarkZiggurat: lambda step: (sign("ziggurat"), sign("flag")),
    PortHouseFree: lambda step: (sign("harbour"), sign("house")),
    DrawCity: lambda step: (sign("gate"),),
    CityIgnore: lambda step: (small(f"−{step.n}"), sign("house")),
    RowsToBottom: lambda step: (sign("house", amount=step.n), sign("chevron-down")),
    RandomHarbour: lambda step: (sign("harbour"), small("?")),
    ActionTileAny: lambda step: (sign("action"),),
    BuildDiscount: lambda step: (sign("citadel"), small(f"−{step.n}")),
    Choice: _choice,
    TakeCrate: lambda step: (sign("crate-shut"),),
    BonusAction: lambda step: (sign("palm"), sign("action")),
    HouseFromColouredRow: lambda step: (die_glyph("blue"), sign("house")),
    ReplaceGold: lambda step: (die_glyph("blue"), small("="), sign("coin", "gold-ink")),
    MarkerFromSupply: lambda step: (sign("flag"), small("0")),
    LeftCardBonus: lambda step: (sign("card"),),
}


def _coloured(icon: str) -> Callable[[Any], GlyphLine]:
    return lambda need: (on("box", need.color, icon, amount=need.n, colour=INK_ON[need.color]),)


NEEDS: Final[dict[type, Callable[[Any], GlyphLine]]] = {
    Buildings: _coloured("citadel"),
    BuildingsOrZiggurat: _coloured("ziggurat"),
    Ships: _coloured("boat"),
    BuildingWithGarden: lambda need: (
        on("box", need.color, "citadel", colour=INK_ON[need.color]),
        sign("palm", "garden-ink"),
    ),
    PortHouses: lambda need: (sign("harbour", amount=need.n),),
    ZigguratAllTiles: lambda need: (sign("ziggurat"), sign("flag", amount=3)),
    OwnGardens: lambda need: (sign("palm", "garden-ink", need.n), sign("flag")),
    GardensNextToOwnBuildings: lambda need: (sign("palm", "garden-ink", need.n), sign("citadel")),
}
