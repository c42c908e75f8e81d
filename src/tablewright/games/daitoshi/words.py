"""What an effect says: one message for each operation, so that what a player reads is what happens."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Text
from tablewright.games.daitoshi.schema import (
    CITIES,
    INVENTIONS,
    MACHINES,
    TILES,
    ActivateCity,
    AnyOp,
    ConflictBonus,
    CopyCity,
    CopyMarket,
    Effect,
    Flag,
    Gain,
    GainWorker,
    HexSlot,
    MachineWorkshop,
    Pilgrim,
    Prestige,
    Progress,
    Rep,
    ReturnHex,
    ScoreRep,
    Vp,
    WorkshopHere,
    Wormbus,
)

#: Operations whose message needs nothing but their number.
COUNTED: Final[dict[type, str]] = {
    ScoreRep: "op-score-rep",
    Rep: "op-rep",
    Prestige: "op-prestige",
    Wormbus: "op-wormbus",
    ConflictBonus: "op-conflict-bonus",
}
#: Operations that say the same every time.
FIXED: Final[dict[type, str]] = {
    ActivateCity: "op-activate-city",
    CopyMarket: "op-copy-market",
    MachineWorkshop: "op-machine-workshop",
    WorkshopHere: "op-workshop-here",
    CopyCity: "op-copy-city",
    HexSlot: "op-hex-slot",
}


def op_words(op: AnyOp) -> Text:
    """An operation as a message."""
    if isinstance(op, Gain):
        return Text("op-gain", {"goods": {op.what: op.n}})
    if isinstance(op, GainWorker):
        return Text("op-worker", {"colour": op.color, "n": op.n})
    if isinstance(op, Pilgrim):
        return Text("op-pilgrim-far" if op.same_track else "op-pilgrim", {"track": op.track, "n": op.n})
    if isinstance(op, Vp):
        return Text("op-vp", {"n": op.n, "per": op.per})
    if isinstance(op, Progress):
        return Text("op-progress", {"n": op.n, "upto": op.up_to})
    if isinstance(op, ReturnHex):
        return Text("op-return-hex", {"bonus": op.conflict_bonus})
    if isinstance(op, Flag):
        return Text("op-flag", {"where": op.where})
    kind = type(op)
    number: Any = getattr(op, "n", 1)
    return Text(COUNTED[kind], {"n": number}) if kind in COUNTED else Text(FIXED[kind])


def effect_words(effect: Effect) -> list[Text]:
    """An effect as a list of messages."""
    return [op_words(op) for op in effect]


INVENTION_WORDS: Final = {
    tile.id: effect_words((tile.left, tile.middle, tile.right)) for tile in INVENTIONS.values()
}
CITY_WORDS: Final = {city.id: effect_words(city.effect) for city in CITIES.values()}
#: A workshop by its tile and the side that lies up.
WORKSHOP_WORDS: Final = {
    (tile.id, lit): effect_words(tile.workshop_electrified if lit else tile.workshop)
    for tile in TILES.values()
    for lit in (False, True)
}
SLOT_WORDS: Final = {
    machine.id: {slot.id: effect_words(slot.reward) for slot in machine.slots}
    for machine in MACHINES.values()
}
