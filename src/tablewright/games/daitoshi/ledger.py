"""What a reader of the log can follow."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.ledger import Book, Ledger, Told, becomes, each, less, more, number, placed
from tablewright.games.daitoshi.box.schema import (
    ADVISORS,
    FLOOR_NAMES,
    INNER,
    INVENTIONS,
    MAGNATE_SPACES,
    REPUTATION_VP,
    RING_NAMES,
    RINGS,
    SECTORS,
    TILES,
)
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate
from tablewright.games.daitoshi.rules.workers import MACHINE

SPACES: Final = [space.id for space in MAGNATE_SPACES]


def by_floor(row: list[Any]) -> dict[str, Any]:
    """What is on each floor."""
    return each(dict(zip(FLOOR_NAMES, row, strict=True)))


def worth(reputation: int) -> dict[str, Any]:
    """What the Reputation scores."""
    return number(REPUTATION_VP[reputation])


def heights(stacks: dict[str, list[Any]]) -> dict[str, Any]:
    """How many tiles each stack has."""
    return {f":{quality}": len(stack) for quality, stack in stacks.items()}


def count(row: list[Any]) -> dict[str, Any]:
    """How many there are."""
    return number(len(row))


def sector_of(book: Book, district: str) -> int:
    """Where a District lies that is called by its Inner tile."""
    return next(s for s in range(SECTORS) if book.get(f"table.tiles:{s * RINGS + INNER}") == district)


def space_of(book: Book, told: Told) -> int:
    """The space of a tile in its District."""
    return sector_of(book, told["district"]) * RINGS + RING_NAMES.index(TILES[told["tile"]].ring)


def walked(book: Book, told: Told) -> None:
    """DAI-11.1 A Magnate goes to a District."""
    book.put(f"{told['seat']}.sector", sector_of(book, told["district"]))
    if "space" in told:
        book.put(f"{told['seat']}.space", SPACES.index(told["space"]))


def neutral_walked(book: Book, told: Told) -> None:
    """DAI-11.8"""
    book.put("table.neutral", sector_of(book, told["district"]))
    book.put("table.neutral_space", SPACES.index(told["space"]))


def machine_moved(book: Book, told: Told) -> None:
    """DAI-14.4"""
    book.put("table.machine_at", sector_of(book, told["district"]))


def posted(book: Book, told: Told) -> None:
    """DAI-12.2 A worker goes into a workshop."""
    if told["workshop"] == MACHINE:
        book.put("table.machine_worker", told["colour"])
    else:
        ring = RING_NAMES.index(told["workshop"])
        book.put(f"table.posted:{sector_of(book, told['district']) * RINGS + ring}", told["colour"])


def cleared(book: Book, told: Told) -> None:
    """DAI-11.3 All workers of a District go home, that of the Mega-Machine with them if it is there."""
    sector = sector_of(book, told["district"])
    for ring in range(RINGS):
        book.put(f"table.posted:{sector * RINGS + ring}", "")
    if book.get("table.machine_at") == sector:
        book.put("table.machine_worker", "")


def built(book: Book, told: Told) -> None:
    """DAI-15.12 The top tile of a stack, with hexes on it."""
    space = space_of(book, told)
    book.put(f"table.tiles:{space}", told["tile"])
    book.put(f"table.laid:{space}", "-".join(told["hexes"]))
    book.add(f"table.{TILES[told['tile']].ring}_stack", -1)


def lit(book: Book, told: Told) -> None:
    """DAI-15.23 The tile is turned; what lay on it is gone."""
    space = space_of(book, told)
    book.put(f"table.lit:{space}", 1)
    book.put(f"table.laid:{space}", "")
    book.put(f"table.posted:{space}", "")


def exploited(book: Book, told: Told) -> None:
    """DAI-13 From the track, or from the discard pile."""
    book.add(f"table.{'discard' if told['pile'] else 'hexes'}:{told['hex']}", -1)


def contributed(book: Book, told: Told) -> None:
    """DAI-15.52 The invention leaves its floor."""
    for account in book.parts(f"{told['seat']}.floors:"):
        if book.get(account) == told["invention"]:
            book.put(account, "")


def flagged(n: int) -> Any:
    """A posting: a flag stands in a city, or no longer."""

    def write(book: Book, told: Told) -> None:
        slot = next(s for s in book.parts("table.cities:") if book.get(s) == told["city"])
        book.put(f"{told['seat']}.flags:{slot.partition(':')[2]}", n)

    return write


def purse(sign: int) -> Any:
    """A posting: goods come or go; Steam has a track of its own."""

    def write(book: Book, told: Told) -> None:
        for what, n in told["goods"].items():
            account = what if what == "steam" else f"goods:{what}"
            book.add(f"{told['seat']}.{account}", sign * n)

    return write


def educated(book: Book, told: Told) -> None:
    """DAI-15.53 All University inventions of a Mega-Machine are alike."""
    book.put(f"{told['seat']}.floors:{told['floor']}", told["invention"])


def on_market(book: Book, told: Told) -> None:
    """DAI-15.4"""
    book.add(f"table.stacks:{INVENTIONS[told['invention']].quality}", -1)


def advised(book: Book, told: Told) -> None:
    """DAI-21.5 A set-up Advisor is discarded."""
    if ADVISORS[told["advisor"]].kind == "setup":
        book.add(f"table.advisors:{told['advisor']}", -1)
        book.add(f"table.advisors_left:{told['advisor']}", 1)


FOLLOWS: Final = "follows from what is told"
LEDGER = Ledger(
    keeps={
        Magnate: {
            "goods": each,
            "steam": number,
            "chimney": number,
            "workers": each,
            "zone": each,
            "conflict": each,
            "floors": by_floor,
            "steps": by_floor,
            "marker": number,
            "grant": number,
            "flags": placed,
            "pilgrims": each,
            "reputation": worth,
            "prestige": number,
            "wormbus": number,
            "sector": number,
            "space": number,
        },
        Daitoshi: {
            "round": number,
            "basics": each,
            "tiles": placed,
            "lit": placed,
            "posted": placed,
            "laid": placed,
            "middle_stack": count,
            "outer_stack": count,
            "cities": placed,
            "market": each,
            "stacks": heights,
            "supply": each,
            "hexes": each,
            "discard": each,
            "machine_at": number,
            "machine_worker": number,
            "slots": each,
            "installed": count,
            "university": number,
            "neutral": number,
            "neutral_space": number,
            "bribe": number,
            "advisors": each,
            "advisors_left": each,
        },
    },
    leaves={
        Magnate: {"is_mayor": "never changes", "turns": "the turns told"},
        Daitoshi: {
            **dict.fromkeys(("players", "solo", "first", "machine", "upgrades"), "never changes"),
            **dict.fromkeys(("active", "phase", "waiting", "leader", "kept_flags", "committed"), FOLLOWS),
            "last_round": "the round after the one in which the end is triggered",
            "emptied_floor": "only during a contribution",
            "in_hand": "only while inventions are installed",
            "tiles_seen": "the tiles told",
            "uncovered": "follows from the hexes left",
            "deck": "the cards told since it was shuffled",
            "pile": "the cards told since it was shuffled",
        },
    },
    events={
        "basic": (walked, becomes("floors:L1", "invention"), less("table.basics:", "invention")),
        "neutral": (neutral_walked,),
        "move": (walked,),
        "round": (becomes("table.round", "round"),),
        "no-production": (),
        "marker": (becomes("marker", "place"),),
        "gain": (purse(1),),
        "pay": (purse(-1),),
        "lost": (),
        "overflow": (),
        "chimney": (becomes("chimney", "space"),),
        "worker": (more("workers:", "colour"), less("table.supply:", "colour")),
        "worker-back": (less("workers:", "colour"), more("table.supply:", "colour")),
        "worker-home": (more("table.supply:", "colour"),),
        "worker-refused": (),
        "no-worker": (),
        "workers-cleared": (cleared, more("table.supply:", "colours")),
        "no-placing": (),
        "machine-moves": (machine_moved,),
        "post": (posted, less("workers:", "colour")),
        "exploit": (exploited, more("zone:", "hex")),
        "no-hex": (),
        "return-hex": (less("zone:", "hex"), more("table.discard:", "hex")),
        "hexes-discarded": (more("table.discard:", "hexes"),),
        "progress": (becomes("steps:{floor}", "step"),),
        "pilgrim": (becomes("pilgrims:{track}", "space"),),
        "prestige": (becomes("prestige", "space"),),
        "wormbus": (becomes("wormbus", "space"),),
        "reputation": (becomes("reputation", "vp"),),
        "flag": (flagged(1),),
        "flag-spent": (flagged(0),),
        "flag-barred": (),
        "city": (),
        "action": (),
        "no-action": (),
        "install": (becomes("floors:{floor}", "invention"), less("table.market:", "invention")),
        "market": (on_market, more("table.market:", "invention")),
        "build": (built, less("zone:", "hexes")),
        "lit": (lit,),
        "trade": (),
        "contribute": (contributed, more("table.slots:", "invention")),
        "university": (educated, less("table.university")),
        "upgrade": (more("table.installed"),),
        "lead": (),
        "activate": (),
        "no-activation": (),
        "no-second": (),
        "grant": (becomes("grant", value=0),),
        "grant-last": (becomes("grant", value=0),),
        "conflict": (becomes("conflict:{hex}", value=1),),
        "peace": (becomes("conflict:{hex}", value=0),),
        "end-triggered": (),
        "game-over": (),
        "mayor-card": (),
        "mayor-shuffles": (),
        "mayor-top": (),
        "mayor-passes": (),
        "mayor-cannot": (),
        "mayor-stuck": (),
        "mayor-moves": (walked,),
        "mayor-produces": (),
        "mayor-idle": (),
        "mayor-bribe": (becomes("table.bribe", value=0),),
        "mayor-sector": (),
        "mayor-pilgrim": (),
        "mayor-zone-full": (less("zone:", "hex"), more("table.discard:", "hex")),
        "mayor-advisor": (advised,),
    },
    skips={
        "activate": ("no-activation",),
        "action": ("no-action",),
        "take-second": ("no-second",),
        "make-room": ("worker-refused",),
    },
)
