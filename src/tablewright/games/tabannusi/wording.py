"""What tiles and cards say, made from their effects; the locale files hold the words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tablewright.engine import Text
from tablewright.games.tabannusi.schema import (
    Choice,
    CraftSteps,
    DieBarge,
    Effect,
    PayCraft,
    Ship,
    TakeSpecialWater,
    Vp,
)
from tablewright.games.tabannusi.tables import (
    ACTION_TILES,
    CITIES,
    DECREES,
    DISTRICT_NAMES,
    HARBOURS,
    SHIPS,
    SPECIAL_WATERS,
    ZIGGURAT_TILES,
)


def words_of(effect: Effect) -> Text:
    """An effect as a sentence: its steps joined."""
    if len(effect) == 1:
        return step_words(effect[0])
    return Text("effect", {"steps": [step_words(step) for step in effect]})


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
    if isinstance(step, Vp | CraftSteps) and step.per:
        op = f"{op}-each"
    if isinstance(step, TakeSpecialWater) and step.fallback:
        op = f"{op}-or"
    return Text(f"do-{op}", args)


def ability_words(ship: Ship) -> Text:
    """TAB-9.3 What a ship does and when; TAB-5.5.6 a printed ship does nothing."""
    if not ship.effect:
        return Text("ship-printed", {"size": ship.size})
    args: dict[str, object] = {"size": ship.size, "color": ship.color, "does": words_of(ship.effect)}
    price = "-paid" if ship.cost else "-may" if ship.optional else ""
    args["cost"] = f"cost-{next(iter(ship.cost))}" if ship.cost else "cost-none"
    return Text(f"ship{price}", {"when": Text(ship.trigger.replace("_", "-")), **args})


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


def texts_of(things: Iterable[Any]) -> dict[str, object]:
    """What these things say, for the words of a question."""
    return {thing.id: TEXT_OF[thing.id] for thing in things}
