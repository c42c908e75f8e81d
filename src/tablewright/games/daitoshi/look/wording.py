"""What an effect says: one message for each operation, so that what a player reads is what happens."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tablewright.engine import Text
from tablewright.games.daitoshi.box import schema as box

#: Operations whose message needs nothing but their number.
COUNTED: Final[dict[type, str]] = {
    box.ScoreRep: "op-score-rep",
    box.Rep: "op-rep",
    box.Prestige: "op-prestige",
    box.Wormbus: "op-wormbus",
    box.ConflictBonus: "op-conflict-bonus",
}
#: Operations that say the same every time.
FIXED: Final[dict[type, str]] = {
    box.ActivateCity: "op-activate-city",
    box.CopyMarket: "op-copy-market",
    box.MachineWorkshop: "op-machine-workshop",
    box.WorkshopHere: "op-workshop-here",
    box.CopyCity: "op-copy-city",
    box.HexSlot: "op-hex-slot",
}


@cache
def op_words(op: box.AnyOp) -> Text:
    """An operation as a message."""
    if isinstance(op, box.Gain):
        return Text("op-gain", {"goods": {op.what: op.n}})
    if isinstance(op, box.GainWorker):
        return Text("op-worker", {"colour": op.color, "n": op.n})
    if isinstance(op, box.Pilgrim):
        return Text("op-pilgrim-far" if op.same_track else "op-pilgrim", {"track": op.track, "n": op.n})
    if isinstance(op, box.Vp):
        return Text("op-vp", {"n": op.n, "per": op.per})
    if isinstance(op, box.Progress):
        return Text("op-progress", {"n": op.n, "upto": op.up_to})
    if isinstance(op, box.ReturnHex):
        return Text("op-return-hex", {"bonus": op.conflict_bonus})
    if isinstance(op, box.Flag):
        return Text("op-flag", {"where": op.where})
    kind = type(op)
    number: Any = getattr(op, "n", 1)
    return Text(COUNTED[kind], {"n": number}) if kind in COUNTED else Text(FIXED[kind])


def effect_words(effect: box.Effect) -> list[Text]:
    """An effect as a list of messages."""
    return [op_words(op) for op in effect]


INVENTION_WORDS: Final = {
    tile.id: effect_words((tile.left, tile.middle, tile.right)) for tile in box.INVENTIONS.values()
}
#: A tile of the market: its Food and what it brings.
TAKE_WORDS: Final = {
    tile.id: Text("take-for", {"price": {"food": tile.food_cost}, "effect": INVENTION_WORDS[tile.id]})
    for tile in box.INVENTIONS.values()
    if tile.food_cost is not None
}
#: What a Basic invention brings, and where it lets a Magnate start.
START_WORDS: Final = {
    tile: Text("start-with", {"effect": INVENTION_WORDS[tile], "district": district})
    for tile, district in box.START_DISTRICT.items()
}
CONFLICT_WORDS: Final[dict[str, object]] = {
    kind: effect_words(bonus) for kind, bonus in box.CONFLICT_BONUS.items()
}
EXPLOIT_WORDS: Final[dict[str, object]] = {
    kind: effect_words(bonus) for kind, bonus in box.EXPLOIT_BONUS.items()
}
CITY_WORDS: Final = {city.id: effect_words(city.effect) for city in box.CITIES.values()}
#: What a flag in a city is good for.
PARTNERSHIP_WORDS: Final = {
    city.id: Text("partnership-with", {"condition": city.condition, "effect": CITY_WORDS[city.id]})
    for city in box.CITIES.values()
}
#: A trade by the slot and the city that lies there: its Steam, what Luxury buys, what the city does.
TRADE_WORDS: Final = {
    (slot, city): Text(
        "trade-with",
        {
            "price": {"steam": row.steam_cost},
            "bonuses": effect_words(row.bonuses_left_to_right),
            "effect": CITY_WORDS[city],
        },
    )
    for slot, row in enumerate(box.CITY_SLOTS)
    for city in box.CITIES
}
#: What so many units of Luxury buy in a slot.
BOUGHT_WORDS: Final[tuple[dict[str, object], ...]] = tuple(
    {
        str(n): effect_words(row.bonuses_left_to_right[:n])
        for n in range(1, len(row.bonuses_left_to_right) + 1)
    }
    for row in box.CITY_SLOTS
)
#: A tile that may be electrified: its name, its Energy, what it brings.
LIGHT_WORDS: Final = {
    tile.id: Text(
        "light-tile",
        {
            "tile": tile.id,
            "ring": tile.ring,
            "price": {"energy": tile.electrify_cost},
            "section": effect_words(tile.electrify_section),
        },
    )
    for tile in box.TILES.values()
}
UNBUILT_WORDS: Final = Text("light-nothing")
#: A workshop by its tile and the side that lies up.
WORKSHOP_WORDS: Final = {
    (tile.id, lit): effect_words(tile.workshop_electrified if lit else tile.workshop)
    for tile in box.TILES.values()
    for lit in (False, True)
}
SLOT_WORDS: Final = {
    machine.id: {slot.id: effect_words(slot.reward) for slot in machine.slots}
    for machine in box.MACHINES.values()
}
