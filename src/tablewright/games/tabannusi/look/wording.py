"""What tiles and cards say, made from their effects; the locale files hold the words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tablewright.engine import Text
from tablewright.games.tabannusi.box.schema import (
    Choice,
    CraftSteps,
    DieBarge,
    DrawCity,
    Effect,
    PayCraft,
    Ship,
    TakeSpecialWater,
    Vp,
)
from tablewright.games.tabannusi.box.tables import (
    ACTION_TILES,
    CITIES,
    DECREES,
    DISTRICT_NAMES,
    HARBOURS,
    SHIPS,
    SPECIAL_WATERS,
    ZIGGURAT_TILES,
)

NO_BONUS: Final = Text("tip-no-bonus")


def words_of(effect: Effect) -> Text:
    """An effect as a sentence: its steps joined."""
    if len(effect) == 1:
        return step_words(effect[0])
    return Text("effect", {"steps": [step_words(step) for step in effect]})


def bonus_words(effect: Effect) -> Text:
    """What a space gives; also that it gives nothing."""
    return words_of(effect) if effect else NO_BONUS


def step_words(step: Any) -> Text:
    """One step: the message ``do-<op>`` with the step's numbers and colours."""
    args: dict[str, object] = {}
    op = type(step).__struct_config__.tag
    if hasattr(step, "n"):
        args["n"] = step.n
    if isinstance(step, CraftSteps):
        args["track"] = f"track-{step.track}"
    elif isinstance(step, DieBarge | PayCraft):
        args["color"] = step.color
    elif isinstance(step, Choice):
        args["first"], args["second"] = words_of(step.of[0]), words_of(step.of[1])
    elif isinstance(step, DrawCity):
        args["draw"], args["keep"] = step.draw, step.keep
    if isinstance(step, Vp) and step.per:
        op = f"{op}-each"
    if isinstance(step, TakeSpecialWater) and step.fallback:
        op = f"{op}-or"
    return Text(f"do-{op}", args)


def ability_words(ship: Ship) -> Text:
    """TAB-9.3 What a ship does and when; TAB-5.5.6 a printed ship does nothing."""
    if not ship.effect:
        return Text("ship-printed", {"size": ship.size})
    args: dict[str, object] = {"size": ship.size, "color": ship.color}
    args["when"] = Text(ship.trigger.replace("_", "-"))
    if not ship.cost and not ship.optional:
        return Text("ship", {**args, "does": words_of(ship.effect)})
    step = ship.effect[0]
    args["does"] = may_words(step)
    if not ship.cost:
        return Text("ship-may", args)
    args["cost"] = f"cost-{next(iter(ship.cost))}"
    return Text("ship-paid-each" if isinstance(step, CraftSteps) and step.per else "ship-paid", args)


def may_words(step: Any) -> Text:
    """What the owner of a ship may do, as it follows "you may": the message ``may-<op>``."""
    return Text(f"may-{type(step).__struct_config__.tag}", step_words(step).args)


def need_words(need: Any) -> Text:
    """TAB-9.4 One requirement of a decree."""
    args: dict[str, object] = {}
    if hasattr(need, "n"):
        args["n"] = need.n
    if hasattr(need, "color"):
        args["color"] = need.color
    return Text(f"need-{type(need).__struct_config__.tag}", args)


def _all_texts() -> Iterable[tuple[str, Text]]:
    for tile in ACTION_TILES.values():
        yield tile.id, words_of(tile.effect)
    for harbour in HARBOURS.values():
        yield harbour.id, words_of(harbour.effect)
    for water in SPECIAL_WATERS.values():
        yield water.id, words_of(water.bonus)
    for ship in SHIPS.values():
        yield ship.id, ability_words(ship)
    for ziggurat in ZIGGURAT_TILES.values():
        low, middle, high = ziggurat.vp_by_rightmost_slot
        counted = Text(f"per-{ziggurat.per.replace('_', '-')}")
        yield ziggurat.id, Text("ziggurat-tile", {"low": low, "middle": middle, "high": high, "per": counted})
    for city in CITIES.values():
        houses = [
            Text("city-need", {"n": n, "district": DISTRICT_NAMES[district]})
            for district, n in city.houses.items()
        ]
        yield city.id, Text("city", {"needs": houses, "vp": city.vp})
    for decree in DECREES.values():
        needs = [need_words(need) for need in decree.requirements]
        yield decree.id, Text("decree", {"needs": needs, "reward": words_of(decree.effect)})


#: What every tile and card says, by its id.
TEXT_OF: Final[dict[str, Text]] = dict(_all_texts())


def text_of(thing: Any) -> Text:
    """What a thing says, for the label of an answer."""
    return TEXT_OF[thing.id]


def texts_of(things: Iterable[Any]) -> dict[str, object]:
    """What these things say, for the words of a question."""
    return {thing.id: TEXT_OF[thing.id] for thing in things}
