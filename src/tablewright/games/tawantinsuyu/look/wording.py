"""What components do, in words: sentences built from their effects, so that one reads what happens.

An effect becomes one phrase in the imperative, without a capital or a full stop, to stand after a colon. The
messages are in the locale files, ``effect-...`` and ``passive-...``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.message import joined
from tablewright.games.tawantinsuyu.box import schema as box


# ------------------------------------------------------------------------------------------- components
def does(thing: Any) -> Text:
    """What a component brings, for the label of an answer; nothing of an answer that is none."""
    if isinstance(thing, box.GodCard):
        return effect_text(box.BENEFITS[thing.face])
    if isinstance(thing, box.Production):
        return effect_text(thing.produce)
    if isinstance(thing, box.Passive):
        return ability_text(thing)
    return effect_text(thing.effect if isinstance(thing, box.Statue | box.ConquestSpace) else ())


def god_text(card: box.GodCard) -> Text:
    """A god card: its symbol and its benefit."""
    return Text("tip-god", {"god": card.god, "effect": effect_text(box.BENEFITS[card.face])})


def army_text(card: box.ArmyCard) -> Text:
    """An army card: soldiers and resource."""
    return Text(
        "tip-army", {"card": card.id, "soldiers": {"soldiers": card.soldiers}, "goods": goods(card.resource)}
    )


def production_text(tile: box.Production) -> Text:
    """A production building with its price."""
    return Text(
        "tip-production", {"tile": tile.id, "cost": goods(tile.cost), "effect": effect_text(tile.produce)}
    )


def passive_text(tile: box.Passive) -> Text:
    """A passive building with its price."""
    return Text("tip-passive", {"tile": tile.id, "cost": goods(tile.cost), "effect": ability_text(tile)})


def ability_text(tile: box.Passive) -> Text:
    """What a passive building does; each has a sentence of its own, with the numbers of its ability."""
    ability = tile.ability
    tasks = [*ability.extra_tasks_on_place.values()]
    about: dict[str, object] = {
        "effect": effect_text(ability.effect),
        "feast": effect_text(ability.feast_start),
        "extra": {"points": ability.final_extra_vp_per_god_card},
        "steps": {"points": ability.own_steps_vp},
        "drawn": ability.weaving_draw,
        "returned": ability.weaving_return,
        "kept": ability.weaving_keep,
        "longest": {"points": ability.feast_start_vp_per_weaving_longest},
        "exhaust": ability.exhaust_discount,
        "discard": ability.discard_discount,
        "least": ability.min_total,
        "tasks": {"tasks": tasks[0] if tasks else 0},
        "bundles": [Text("effect-goods", {"goods": goods(bundle)}) for bundle in ability.exchange],
        "pay": goods(ability.pay),
        "bonus": ability.harvest_bonus,
        "points": {"points": ability.harvest_vp},
    }
    return Text(f"passive-{tile.id}", about)


def weaving_text(tile: box.Weaving) -> Text:
    """A weaving: pattern and half symbols."""
    return Text(
        "tip-weaving",
        {
            "tile": tile.id,
            "pattern": tile.pattern,
            "left": Text(f"half-{tile.left}"),
            "right": Text(f"half-{tile.right}"),
        },
    )


def statue_text(statue: box.Statue, left: int) -> Text:
    """A kind of statue with price and points."""
    return Text(
        "tip-statue",
        {
            "statue": statue.id,
            "cost": goods(statue.cost),
            "effect": effect_text(statue.effect),
            "left": left,
        },
    )


def conquest_text(space: box.ConquestSpace) -> Text:
    """A conquest space: requirement and benefit."""
    needs = needs_text([(space.exhaust, space.discard)])
    return Text("tip-conquest", {"space": space.id, "needs": needs, "effect": effect_text(space.effect)})


def needs_text(ways: list[tuple[int, int]]) -> Text:
    """The soldiers to turn face down and to discard; where there are several ways, all of them."""
    return joined("effect-or", [need_text(exhaust, discard) for exhaust, discard in ways])


def need_text(exhaust: int, discard: int) -> Text:
    """One way to pay a conquest."""
    needs = (("need-exhaust", exhaust), ("need-discard", discard))
    return joined("effect-and", [Text(need, {"soldiers": {"soldiers": n}}) for need, n in needs if n])


def temple_text(space: box.TempleSpace) -> Text:
    """A temple space: reward, points at feasts, points at the end."""
    about: dict[str, object] = {
        "space": space.index,
        "effect": effect_text(space.reward),
        "feast": {"points": space.feast_vp},
        "final": {"points": space.final_vp},
    }
    return Text("tip-temple-top" if space.final_vp else "tip-temple", about)


def space_text(space: box.HillSpace) -> Text:
    """A worker space: god, colour and the tasks beside it."""
    about: dict[str, object] = {
        "space": space.id,
        "god": space.god,
        "colour": Text(f"ground-{space.colour}"),
        "tasks": [box.ICONS[icon].task for icon in space.icons],
    }
    return Text("tip-space", about)


def goods(of: box.Goods) -> dict[str, int]:
    """A cost or an income by resource."""
    named = {resource: n for resource, n in zip(box.RESOURCES, box.amounts(of), strict=True) if n}
    if of.food:
        named["food"] = of.food
    return named


# ---------------------------------------------------------------------------------------------- effects
def effect_text(effect: box.Effect) -> Text:
    """All steps, one after the other."""
    return joined("effect-and", [PHRASES[type(step)](step) for step in effect])


def gain(step: box.Gain) -> Text:
    """Goods."""
    named = {resource: n for resource, n in zip(box.RESOURCES, box.amounts(step), strict=True) if n}
    return Text("effect-gain", {"goods": named})


def points(step: box.Vp) -> Text:
    """Victory points."""
    return Text("effect-points", {"points": {"points": step.n}})


def army_draw(step: box.ArmyDraw) -> Text:
    """Army cards to hand."""
    return Text("effect-army", {"cards": {"army": step.n}})


def army_train(step: box.ArmyTrain) -> Text:
    """Draw and keep."""
    training = box.CONST.training_draw_keep.value
    return Text("effect-train", {"drawn": {"army": training.draw}, "kept": training.keep})


def god_card(step: box.TakeGodCard) -> Text:
    """God cards from deck or offer."""
    return Text("effect-god", {"cards": {"gods": step.n}})


def nomad(step: box.TakeNomad) -> Text:
    """Workers from the Nomads."""
    return Text("effect-nomad", {"workers": {"nomads": step.n}})


def weaving_free(step: box.WeavingFree) -> Text:
    """The top weaving."""
    return Text("effect-weaving", {"tiles": {"weavings": step.n}})


def steps_free(step: box.StepsFree) -> Text:
    """Free steps."""
    return Text("effect-steps")


def statue_free(step: box.StatueFree) -> Text:
    """A free statue of a size."""
    return Text(f"effect-statue-{step.size}")


def building_free(step: box.BuildingFree) -> Text:
    """A free building."""
    return Text("effect-building")


def climb(step: box.Climb) -> Text:
    """Temple spaces."""
    return Text("effect-climb", {"spaces": {"spaces": step.n}})


def pay_temple(step: box.PayTemple) -> Text:
    """Gold for temple spaces."""
    return Text("effect-pay-climb", {"goods": {"gold": step.gold}, "spaces": {"spaces": step.n}})


def refresh(step: box.Refresh) -> Text:
    """Things turned face up."""
    kind = "refreshes" if "army_card" in step.what else "buildings"
    return Text("effect-refresh", {"things": {kind: step.n}})


def do_task(step: box.DoTask) -> Text:
    """A task at its normal cost."""
    return Text("effect-task", {"task": step.task})


def choose(step: box.Choose) -> Text:
    """One of several."""
    return joined("effect-or", [effect_text(option) for option in step.options])


PHRASES: Final[dict[type, Callable[[Any], Text]]] = {
    box.Gain: gain,
    box.Vp: points,
    box.ArmyDraw: army_draw,
    box.ArmyTrain: army_train,
    box.TakeGodCard: god_card,
    box.TakeNomad: nomad,
    box.WeavingFree: weaving_free,
    box.StepsFree: steps_free,
    box.StatueFree: statue_free,
    box.BuildingFree: building_free,
    box.Climb: climb,
    box.PayTemple: pay_temple,
    box.Refresh: refresh,
    box.DoTask: do_task,
    box.Choose: choose,
}
