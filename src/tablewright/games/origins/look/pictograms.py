"""What components do, in pictograms: glyph lines built from their effects. And the colours of things."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glyphs import Glyph, GlyphLine, gap, number, on, sign, small
from tablewright.games.origins.box import schema as box

#: The sign that goes with each die colour, so that nobody needs to tell colours apart.
EMBLEM: Final = {
    "red": "sword",
    "purple": "gate",
    "blue": "temple",
    "yellow": "food",
    "orange": "worker",
    "white": "speaker",
}
TEMPLE_ICON: Final = {"forests": "forest", "mountains": "mountain", "seas": "wave"}
#: Colours of pictograms that stand on paper.
TINT: Final = {
    "stone": "stone",
    "food": "food",
    "wisdom": "wisdom",
    "gold": "gold",
    "march": "war",
    "attack": "war",
    "temple": "temple",
    "zodiac": "zodiac",
    "vp": "res-vp",
    "tile-full": "build",
    "crane": "build",
    "any-basic": "ink-2",
    "speaker": "ink-2",
    "seat": "zodiac",
    "tower-disc": "build",
}
PICTURES: Final = {
    "palace": "palace",
    "agora": "agora",
    "farm": "farm",
    "obelisk": "obelisk",
    "monument": "statue",
    "temple_mountains": "mountain",
    "temple_forests": "forest",
    "temple_seas": "wave",
    "sacred_site": "stepped-temple",
    "quarry": "quarry",
    "mint": "coin",
    "harbour": "harbour",
    "granary": "windmill",
    "marketplace": "market",
    "workshop": "hammer",
    "hippodrome": "trophy",
    "veterans_settlement": "shield",
    "outpost": "tent-flag",
    "riding_grounds": "horse",
    "fortress": "citadel",
    "armoury": "helmet",
    "forum": "column",
    "stone_circle": "stone-circle",
    "construction_site": "crane",
    "estate": "house",
    "court": "scales",
    "castle": "keep",
    "healers_hut": "heal",
    "fountain_of_wisdom": "fountain",
    "main_gate": "gate",
    "art_workshop": "brush",
    "astronomical_tower": "telescope",
    "mages_tower": "mage",
}
DIE: Final = on("die")
CELL: Final = on("octagon")


def pic(*icons: str) -> GlyphLine:
    """Pictograms in their own colours."""
    return tuple(sign(icon, TINT.get(icon, "")) for icon in icons)


@cache
def reconstructed(component: str) -> str:
    """The mark for a component whose values, or some of them, are not the publisher's."""
    origin = box.LOADED.origin(component)
    return "reconstructed" if origin is not None and origin.is_reconstructed else ""


# ---------------------------------------------------------------------------------------------- effects
@cache
def effect_glyphs(effect: box.Effect) -> GlyphLine:
    """All steps, one after the other; after a price comes an arrow. What is only a possible addition is
    three dots: a tile has little room, and the words say it all.
    """
    line: list[Glyph] = []
    for i, step in enumerate(effect):
        before = effect[i - 1] if i else None
        if before is not None and isinstance(step, box.Optional):
            line.append(small("…"))
            continue
        if before is not None and not isinstance(before, box.Pay) and not isinstance(step, box.LowerFreeman):
            line.append(small("+"))
        line.extend(counted_too(before, step) or STEPS[type(step)](step))
        if isinstance(step, box.Pay) and i + 1 < len(effect):
            line.extend(pic("gives"))
    return tuple(line)


def counted_too(before: object, step: object) -> GlyphLine:
    """What a step counts, if it gives the same points for it as the step before for something else."""
    if isinstance(before, box.Vp) and isinstance(step, box.Vp):
        mine, last = step.amount, before.amount
        if isinstance(mine, box.Formula) and isinstance(last, box.Formula) and mine.count and not mine.base:
            return counted(mine.count) if (last.base, last.per) == (0, mine.per) else ()
    return ()


@cache
def gains_pictured(effect: box.Effect) -> GlyphLine:
    """What is gained as so many pictures; any other effect as usual."""
    line: list[Glyph] = []
    for step in effect:
        if not isinstance(step, (box.Gain, box.GainBasic)) or not isinstance(step.amount, int):
            return effect_glyphs(effect)
        line.extend(pic(step.resource if isinstance(step, box.Gain) else "any-basic") * step.amount)
    return tuple(line)


def measured(amount: int | box.Formula, unit: GlyphLine) -> GlyphLine:
    """An amount of something: as printed, for each thing counted, or by a table."""
    if isinstance(amount, int):
        return (number(amount), *unit)
    if amount.table:
        return (*unit, small(f"{amount.table[0]}–{amount.table[-1]}"), *counted(amount.by))
    if not amount.base:
        often = (number(amount.per),) if amount.per != 1 else ()
        return (*often, *unit, small("×"), *counted(amount.count))
    more = small(f"+{amount.per}" if amount.per != 1 else "+")
    return (number(amount.base), *unit, more, *counted(amount.count))


COUNTED: Final[dict[str, GlyphLine]] = {
    "farms": (sign("farm"),),
    "adjacent_empty_cells": (CELL,),
    "obelisks": (sign("obelisk"),),
    "building_colours": (sign("tile-full"),),
    "freemen": (DIE,),
    "freemen_colours": (DIE, small("≠"), DIE),
    "red_citizen_dice": (on("die", "red", EMBLEM["red"]),),
    "advisors": (sign("advisor"),),
    "closed_districts": (sign("seat"),),
    "zodiac_cards": (sign("zodiac"),),
    "discs_behind": (sign("step-back"), sign("dot")),
    "players_behind": (sign("step-back"), sign("dot")),
    "chosen_die_value": (DIE,),
    "retreat_steps": (sign("step-back"),),
}


def counted(what: str) -> GlyphLine:
    """The thing an effect counts."""
    kind, _, colour = what.partition("_")
    if colour in EMBLEM:
        return (on("octagon" if kind == "buildings" else "die", colour, EMBLEM[colour]),)
    return COUNTED[what]


def take(step: box.Gain) -> GlyphLine:
    return measured(step.amount, pic(step.resource))


def take_basic(step: box.GainBasic) -> GlyphLine:
    return measured(step.amount, pic("any-basic"))


def take_stone_or_food(step: box.GainStoneOrFood) -> GlyphLine:
    return measured(step.amount, (*pic("stone"), small("/"), *pic("food")))


def pay(step: box.Pay) -> GlyphLine:
    good = pic("any-basic" if step.resource == "basic" else step.resource)
    return (number(step.amount), *good) if step.amount > 1 else good


def points(step: box.Vp) -> GlyphLine:
    if step.choose:
        return (*pic("vp"), small("="), on("die", "red", EMBLEM["red"]))
    return measured(step.amount, pic("vp"))


def march(step: box.MilitaryMove) -> GlyphLine:
    if isinstance(step.steps, int):
        return (*pic("march"), number(step.steps))
    return measured(step.steps, pic("march"))


def climb(step: box.TempleMove) -> GlyphLine:
    where = sign(TEMPLE_ICON[step.temple]) if step.temple in TEMPLE_ICON else pic("temple")[0]
    return (where, *pic("raise"), number(f"≤{step.steps}" if step.up_to else step.steps))


def citizen(step: box.TakeCitizen) -> GlyphLine:
    return (DIE, small(Text("board-free"))) if step.free else (*pic("wisdom", "gives"), DIE)


def raise_freeman(step: box.RaiseFreeman) -> GlyphLine:
    return (DIE, number(f"+1–{step.amount}" if step.up_to else f"+{step.amount}"))


def lower_freeman(step: box.LowerFreeman) -> GlyphLine:
    return (small(f"−{step.amount}"),)


def either(step: box.ChooseOne) -> GlyphLine:
    return alternatives(step.options, (small("/"),))


def any_order(step: box.AnyOrder) -> GlyphLine:
    return alternatives(step.parts, (gap(0.3),))


def repeat(step: box.Repeat) -> GlyphLine:
    price = (small(f"{step.min}–{step.max} ×"), *pic(step.pay.resource, "gives"))
    return (*price, *alternatives(step.options, (small(Text("board-or")),)))


def alternatives(effects: tuple[box.Effect, ...], between: GlyphLine) -> GlyphLine:
    """Several effects beside each other."""
    line = effect_glyphs(effects[0])
    for effect in effects[1:]:
        line = (*line, *between, *effect_glyphs(effect))
    return line


def fixed(*glyphs: Glyph) -> Callable[[Any], GlyphLine]:
    """A step that always looks the same."""
    return lambda step: glyphs


STEPS: Final[dict[type, Callable[[Any], GlyphLine]]] = {
    box.Gain: take,
    box.GainBasic: take_basic,
    box.GainStoneOrFood: take_stone_or_food,
    box.Pay: pay,
    box.Vp: points,
    box.MilitaryMove: march,
    box.Attack: fixed(*pic("attack")),
    box.TempleMove: climb,
    box.TakeZodiac: fixed(*pic("zodiac")),
    box.BuyBuilding: fixed(*pic("tile-full", "crane")),
    box.ReserveBuilding: fixed(*pic("tile-full", "gives", "hand")),
    box.TakeCitizen: citizen,
    box.TakeSpeaker: fixed(*pic("speaker")),
    box.RaiseFreeman: raise_freeman,
    box.LowerFreeman: lower_freeman,
    box.RecolourFreeman: fixed(DIE, *pic("swap"), on("die", "grey")),
    box.SetShip: lambda step: (*pic("ship", "gives"), number(step.value)),
    box.UseAdjacentAbility: fixed(*pic("activate"), CELL),
    box.ChooseOne: either,
    box.AnyOrder: any_order,
    box.Optional: lambda step: effect_glyphs(step.steps),
    box.Repeat: repeat,
}


# ---------------------------------------------------------------------------------------------- zodiac
TRIGGERS: Final[dict[str, GlyphLine]] = {
    "attack": pic("attack"),
    "pass": pic("pass"),
    "cost": (*pic("tile-full"), small("/"), DIE),
    "build_tower": pic("tower-disc"),
    "close_district_place": pic("seat"),
    "buy_building": pic("farm"),
    "bonus_action": pic("token"),
    "close_district_or_advisor": (*pic("seat"), small("/"), *pic("advisor")),
    "take_die": (*pic("hand"), DIE),
    "close_district_end": pic("seat"),
    "temple_move_2": (*pic("temple", "raise"), number(2)),
}


@cache
def zodiac_glyphs(card: box.ZodiacCard) -> tuple[GlyphLine, GlyphLine]:
    """When a zodiac card works, and what it does then."""
    if card.discount:
        does: GlyphLine = (*pic("wisdom"), number(f"−{card.discount}"))
    elif card.raises:
        does = (DIE, number(f"+{card.raises}"))
    elif card.effect:
        does = effect_glyphs(card.effect)
    else:
        does = (*pic("tile-full"), small(Text("board-free")))
    return (*TRIGGERS[card.trigger], *pic("gives")), does
