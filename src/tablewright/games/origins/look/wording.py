"""What components do, in words: built from their effects, so that what a player reads is what happens.

An effect becomes one phrase in the imperative, without a capital or a full stop, to stand after a colon:
``take 1 stone and 1 more for each empty cell beside it``. Its messages are called ``effect-...``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.message import joined
from tablewright.games.origins.box import schema as box

#: Counts that cannot be larger: the last entry of a table that reaches so far does not say "or more".
MOST: Final = {
    "building_colours": len(box.COLOURS),
    "freemen_colours": len(box.COLOURS),
    "zodiac_cards": box.DATA.setup.zodiac_cards_in_play,
}


# ------------------------------------------------------------------------------------------- components
def ability_text(named: Any) -> Text:
    """What the building does that an answer names by cell and name; "no more" names none."""
    return Text("effect-none") if isinstance(named, str) else ABILITIES[named[-1]]


def building_text(tile: box.Building) -> Text:
    """Name, colour, price and ability of a building, the palace and the agora included."""
    if tile.tower_slots:
        return Text("tip-palace")
    about: dict[str, object] = {
        "tile": tile.id,
        "colour": tile.colour,
        "stone": tile.cost_stone,
        "effect": effect_text(tile.effect),
    }
    return Text("tip-building-any-die" if tile.activates_with_any_die_colour else "tip-building", about)


def zodiac_text(card: box.ZodiacCard) -> Text:
    """The power of a zodiac card; those that change a rule have a message of their own."""
    if card.modifier:
        about: dict[str, object] = {
            "discount": card.discount,
            "raises": card.raises,
            "most": card.most,
            "most_speaker": card.most_speaker,
            "effect": effect_text(card.effect),
        }
        return Text(f"zodiac-{card.power}", about)
    return Text(
        "zodiac-power",
        {
            "when": Text(f"trigger-{card.trigger}"),
            "optional": card.optional,
            "effect": effect_text(card.effect),
        },
    )


def token_text(colour: str, effect: box.Effect) -> Text:
    """The bonus action of a token, and whose it is."""
    return Text("tip-bonus", {"colour": colour, "effect": effect_text(effect)})


def action_text(part: str, effect: box.Effect) -> Text:
    """A main action of a site, ``upper`` or ``lower``."""
    return Text(f"tip-{part}", {"effect": effect_text(effect)})


def space_text(space: box.MilitarySpace) -> Text:
    """What an attack from a military space gives, and where the disc goes back to."""
    about: dict[str, object] = {"space": space.space, "zone": space.zone, "back": space.retreat_to}
    if space.role == "last":
        about["points"] = {"points": box.DATA.military_track.last_space_vp}
        return Text("tip-military-last", about)
    if not space.attack_bonus:
        return Text("tip-military-plain", about)
    about["effect"] = effect_text(space.attack_bonus)
    return Text("tip-military", about)


def district_text(card: box.DistrictCard, gold: int) -> Text:
    """The pattern of a district card and what it is worth."""
    return Text(
        "tip-district",
        {
            "number": card.number,
            "middle": card.middle,
            "ends": list(card.ends),
            "first": {"points": card.vp_first},
            "later": card.vp_next,
            "gold": gold,
        },
    )


# ---------------------------------------------------------------------------------------------- effects
def effect_text(effect: box.Effect) -> Text:
    """All steps, one after the other; plain gains in a row are one, a price belongs to what it pays for."""
    price, *paid_for = effect or (None,)
    if isinstance(price, box.Pay) and paid_for:
        first, *rest = paid_for
        paid = joined("effect-pay-for", [pay(price), effect_text((first,))])
        return joined("effect-then", [paid, effect_text(tuple(rest))] if rest else [paid])
    phrases: list[Text] = []
    gains: dict[str, int] = {}
    for step in effect:
        if isinstance(step, (box.Gain, box.GainBasic)) and isinstance(step.amount, int):
            if not gains:
                phrases.append(Text("effect-take", {"amount": gains}))
            resource = step.resource if isinstance(step, box.Gain) else "basic"
            gains[resource] = gains.get(resource, 0) + step.amount
        else:
            gains = {}
            phrases.append(PHRASES[type(step)](step))
    return joined("effect-then", phrases)


def measured(message: str, amount: int | box.Formula, unit: str) -> Text:
    """A phrase with an amount: as printed, for each thing counted, or by a table."""
    if isinstance(amount, int):
        return Text(message, {"amount": {unit: amount}})
    if amount.table:
        by = counted(amount.by, "number")
        return Text(f"{message}-table", {"what": by, "entries": entries(amount, unit)})
    what = counted(amount.count, "each")
    if amount.base:
        return Text(f"{message}-more", {"amount": {unit: amount.base}, "more": amount.per, "what": what})
    return Text(f"{message}-per", {"amount": {unit: amount.per}, "what": what})


def entries(amount: box.Formula, unit: str) -> list[Text]:
    """The entries of a table; the last one is for everything beyond as well."""
    last = len(amount.table)
    open_ended = last < MOST.get(amount.by, last + 1)
    return [
        Text(
            "effect-entry",
            {"count": count, "amount": {unit: worth}, "more": open_ended and count == last},
        )
        for count, worth in enumerate(amount.table, start=1)
    ]


def counted(what: str, form: str) -> Text:
    """The things an effect counts: ``each of them`` or ``the number of them``."""
    kind, _, rest = what.partition("_")
    if rest in box.COLOURS:
        return Text(f"counted-{kind}-of", {"form": form, "colour": rest})
    return Text(f"counted-{what}", {"form": form})


def take(step: box.Gain) -> Text:
    return measured("effect-take", step.amount, step.resource)


def take_basic(step: box.GainBasic) -> Text:
    return measured("effect-take", step.amount, "basic")


def take_stone_or_food(step: box.GainStoneOrFood) -> Text:
    return measured("effect-take", step.amount, "stone_or_food")


def pay(step: box.Pay) -> Text:
    return Text("effect-pay", {"amount": {str(step.resource): step.amount}})


def points(step: box.Vp) -> Text:
    return Text("effect-veteran") if step.choose else measured("effect-score", step.amount, "points")


def march(step: box.MilitaryMove) -> Text:
    return measured("effect-march", step.steps, "steps")


def climb(step: box.TempleMove) -> Text:
    about: dict[str, object] = {"amount": {"steps": step.steps}, "up_to": step.up_to}
    if step.temple in ("choice", "other"):
        return Text(f"effect-climb-{step.temple}", about)
    about["temple"] = step.temple
    return Text("effect-climb", about)


def citizen(step: box.TakeCitizen) -> Text:
    return Text("effect-citizen", {"free": step.free})


def raise_freeman(step: box.RaiseFreeman) -> Text:
    about: dict[str, object] = {"pips": step.amount, "up_to": step.up_to, "scope": step.scope}
    if isinstance(step.cap, int):
        about["cap"] = step.cap
        return Text("effect-raise-capped", about)
    return Text("effect-raise", about)


def lower_freeman(step: box.LowerFreeman) -> Text:
    return Text("effect-lower", {"pips": step.amount, "least": step.min})


def ship(step: box.SetShip) -> Text:
    return Text("effect-ship", {"value": step.value})


def either(step: box.ChooseOne) -> Text:
    return Text("effect-either", {"options": joined("effect-or", [effect_text(o) for o in step.options])})


def any_order(step: box.AnyOrder) -> Text:
    return Text("effect-any-order", {"parts": joined("effect-and-or", [effect_text(p) for p in step.parts])})


def optional(step: box.Optional) -> Text:
    return Text("effect-optional", {"effect": effect_text(step.steps)})


def repeat(step: box.Repeat) -> Text:
    return Text(
        "effect-repeat",
        {
            "least": step.min,
            "most": step.max,
            "amount": {str(step.pay.resource): step.pay.amount},
            "options": joined("effect-or", [effect_text(option) for option in step.options]),
        },
    )


def fixed(message: str) -> Callable[[Any], Text]:
    """A step that always says the same."""
    return lambda step: Text(message)


PHRASES: Final[dict[type, Callable[[Any], Text]]] = {
    box.Gain: take,
    box.GainBasic: take_basic,
    box.GainStoneOrFood: take_stone_or_food,
    box.Pay: pay,
    box.Vp: points,
    box.MilitaryMove: march,
    box.Attack: fixed("effect-attack"),
    box.TempleMove: climb,
    box.TakeZodiac: fixed("effect-zodiac"),
    box.BuyBuilding: fixed("effect-buy"),
    box.ReserveBuilding: fixed("effect-keep"),
    box.TakeCitizen: citizen,
    box.TakeSpeaker: fixed("effect-speaker"),
    box.RaiseFreeman: raise_freeman,
    box.LowerFreeman: lower_freeman,
    box.RecolourFreeman: fixed("effect-recolour"),
    box.SetShip: ship,
    box.UseAdjacentAbility: fixed("effect-neighbour"),
    box.ChooseOne: either,
    box.AnyOrder: any_order,
    box.Optional: optional,
    box.Repeat: repeat,
}


#: What each building does, by its name.
ABILITIES: Final[dict[str, Text]] = {tile.id: effect_text(tile.effect) for tile in box.BUILDINGS.values()}
