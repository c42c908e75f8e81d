"""What a reader of the log can follow."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.ledger import (
    Book,
    Ledger,
    Told,
    becomes,
    each,
    empties,
    less,
    more,
    number,
    placed,
    size,
)
from tablewright.games.tawantinsuyu.box.schema import (
    BOARD,
    COLOURS,
    CONQUESTS,
    DATA,
    PRODUCTION,
    RESOURCES,
    SPACES,
    STEPS_SPACES,
    TOKENS,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Axomamma, Inca, Tawantinsuyu


def named(names: tuple[str, ...]) -> Any:
    """A reader: a row of numbers or things, each at the place that has this name."""

    def read(row: list[Any]) -> dict[str, Any]:
        return each(dict(zip(names, row, strict=True)))

    return read


def owners(names: tuple[str, ...]) -> Any:
    """A reader: whose marker lies at each place, as ``seat 0``."""

    def read(row: list[int]) -> dict[str, Any]:
        return {f":{name}": f"seat {seat}" for name, seat in zip(names, row, strict=True) if seat != NOBODY}

    return read


def tiles(tapestries: list[list[Any]]) -> dict[str, Any]:
    """All weavings of somebody, tapestry by tapestry."""
    return {
        f":{i}{part}": n for i, tapestry in enumerate(tapestries, 1) for part, n in each(tapestry).items()
    }


def claims(account: str) -> Any:
    """A posting: a marker of the seat lies on the space."""

    def write(book: Book, told: Told) -> None:
        book.put(f"table.{account}:{told['space']}", f"seat {told['seat']}")

    return write


def building(book: Book, told: Told, where: str, n: int) -> None:
    """Production buildings and passive ones lie apart."""
    kind = "production" if told["tile"] in PRODUCTION else "passive"
    book.add(f"table.{kind}_{where}" + (f":{told['tile']}" if where == "market" else ""), n)


def built(book: Book, told: Told) -> None:
    """TAW-5.3.1 From the market into an area."""
    building(book, told, "market", -1)
    area = "production_up" if told["tile"] in PRODUCTION else "passive"
    book.add(f"{told['seat']}.{area}:{told['tile']}", 1)


def new_in_market(book: Book, told: Told) -> None:
    """TAW-7.5 From the stack into the market."""
    building(book, told, "stack", -1)
    building(book, told, "market", 1)


def under_the_stack(book: Book, told: Told) -> None:
    """TAW-5.3.4, TAW-8.4.5 From the market under the stack."""
    for tile in told["tiles"] if "tiles" in told else [told["tile"]]:
        building(book, {"tile": tile}, "market", -1)
        building(book, {"tile": tile}, "stack", 1)


def turned(up: int) -> Any:
    """A posting: production buildings and army cards are turned face up or down."""

    def write(book: Book, told: Told) -> None:
        for thing in told["things"] if "things" in told else [told["thing"]]:
            kind = "production" if thing in PRODUCTION else "army"
            book.add(f"{told['seat']}.{kind}_up:{thing}", up)
            book.add(f"{told['seat']}.{kind}_down:{thing}", -up)

    return write


def gods_kept(book: Book, told: Told) -> None:
    """TAW-2.15 The cards that are not played are in hand."""
    dealt = book.get(f"{told['seat']}.played")
    book.add(f"{told['seat']}.gods", dealt - len(told["cards"]))
    book.put(f"{told['seat']}.played", len(told["cards"]))


def gods_shuffled(book: Book, told: Told) -> None:
    """TAW-2.18, TAW-8.4.4 All cards played go into the deck."""
    for name in list(book.accounts):
        if name.endswith(".played"):
            book.put(name, 0)
    book.put("table.god_deck", told["count"])


def into_offer(book: Book, told: Told) -> None:
    """TAW-4.4.2 A card that was used, or one that was tucked under her board."""
    account = f"table.god_used:{told['card']}"
    book.add(account if book.get(account) else "table.her.tucked", -1)


def tucked(book: Book, told: Told) -> None:
    """TAW-12.6.8 The top card of the deck."""
    book.add("table.her.tucked", 1)
    book.add("table.god_deck", -1)


def tokens_moved(book: Book, told: Told) -> None:
    """TAW-12.6.10 All tokens of that value go as many spaces on their loops."""
    for i, token in enumerate(TOKENS):
        if token.value == told["count"]:
            account = f"table.her.tokens:{i}"
            book.put(account, (book.get(account) - 1 + token.value) % len(BOARD[token.row]) + 1)


def moved(book: Book, told: Told) -> None:
    """The High Priest stands in a section, counted from 1."""
    book.put(f"{told['seat']}.priest", told["section"] - 1)


def woven(book: Book, told: Told) -> None:
    """TAW-5.5.6 A new tapestry."""
    known = {name.split(":")[1] for name in book.parts(f"{told['seat']}.tapestries:")}
    book.add(f"{told['seat']}.tapestries:{len(known) + 1}:{told['tile']}", 1)


FOLLOWS: Final = "follows from what is told"
GOD_TAKEN: Final = (more("gods"), less("table.god_deck"))
LEDGER = Ledger(
    keeps={
        Inca: {
            "goods": named(RESOURCES),
            "workers": each,
            "priest": number,
            "temple": number,
            "steps_left": number,
            "markers_left": number,
            "gods": size,
            "played": size,
            "army": size,
            "army_up": each,
            "army_down": each,
            "production_up": each,
            "production_down": each,
            "passive": each,
            "statues": each,
            "tapestries": tiles,
        },
        Axomamma: {"tucked": size, "tokens": placed, "personality": number},
        Tawantinsuyu: {
            "hill": named(tuple(space.id for space in SPACES)),
            "steps": owners(tuple(space.id for space in STEPS_SPACES)),
            "conquered": owners(tuple(space.id for space in CONQUESTS)),
            "village": each,
            "nomads": each,
            "bag": named(COLOURS),
            "casualties": each,
            "removed": each,
            "feast_holder": number,
            "feasts_triggered": number,
            "god_deck": size,
            "god_offer": each,
            "god_used": each,
            "army_deck": size,
            "army_discard": each,
            "production_stack": size,
            "passive_stack": size,
            "production_market": each,
            "passive_market": each,
            "start_weavings": each,
            "weavings": size,
            "statues": named(tuple(statue.id for statue in DATA.statues)),
            "statues_gone": each,
        },
    },
    leaves={
        Axomamma: {"difficulty": "never changes", "placed": FOLLOWS},
        Tawantinsuyu: {
            **dict.fromkeys(("size", "rotation", "first"), "never changes"),
            **dict.fromkeys(("step", "at", "active", "first_action", "placed", "conquests"), FOLLOWS),
            "feasts_resolved": "one fewer than the feast that has begun, until it is over",
            **dict.fromkeys(("drawn", "drawn_by", "top_shown"), "only while weavings are drawn"),
            **dict.fromkeys(("seen", "seen_before"), "who has seen what: no thing on the table"),
        },
    },
    events={
        "turn": (),
        "gain": (more("goods:", "goods"),),
        "pay": (less("goods:", "goods"),),
        "exchange": (less("goods:", "given"), more("goods:", "got")),
        "use-army": (less("army"), more("table.army_discard:", "card")),
        "start-weaving": (woven, less("table.start_weavings:", "tile")),
        "weavings-left": (less("table.start_weavings:", "tiles"),),
        "keep-gods": (gods_kept,),
        "priest": (moved,),
        "priest-gold": (),
        "secondary": (),
        "army-drawn": (more("army"), less("table.army_deck")),
        "army-discarded": (less("army"), more("table.army_discard:", "card")),
        "army-shuffled": (empties("table.army_discard:"), becomes("table.army_deck", "count")),
        "offer-shuffled": (empties("table.god_offer:"), becomes("table.god_deck", "count")),
        "gods-shuffled": (gods_shuffled,),
        "god-drawn": GOD_TAKEN,
        "god-offer": (more("gods"), less("table.god_offer:", "card")),
        "into-offer": (into_offer, more("table.god_offer:", "card")),
        "offer-removed": (less("table.god_offer:", "card"), more("table.god_deck")),
        "return-god": (less("gods"), more("table.god_deck")),
        "use-god": (less("gods"), more("table.god_used:", "card")),
        "god-benefit": (),
        "benefit-lost": (),
        "play-god": (less("gods"), more("played")),
        "nomad": (less("table.nomads:", "worker"), more("workers:", "worker")),
        "new-nomad": (less("table.bag:", "worker"), more("table.nomads:", "worker")),
        "village": (less("table.village:", "worker"), more("workers:", "worker")),
        "village-filled": (less("table.bag:", "workers"), more("table.village:", "workers")),
        "worker-removed": (less("workers:", "worker"), more("table.removed:", "worker")),
        "feast-tile": (becomes("table.feast_holder", "seat"), becomes("table.feasts_triggered", "feast")),
        "feast-tile-back": (becomes("table.feast_holder", value=NOBODY),),
        "place": (less("workers:", "worker"), becomes("table.hill:{space}", "worker")),
        "take-worker": (more("workers:", "worker"), becomes("table.hill:{space}", value="")),
        "no-potato": (),
        "tasks": (),
        "task": (),
        "tasks-lost": (),
        "steps": (claims("steps"), less("steps_left")),
        "statue": (more("statues:", "statue"), less("table.statues:", "statue")),
        "build": (built,),
        "no-building": (),
        "remove-building": (under_the_stack,),
        "market-cleared": (under_the_stack,),
        "new-building": (new_in_market,),
        "produce": (),
        "face-down": (turned(-1),),
        "refresh": (turned(1),),
        "react": (),
        "weavings-drawn": (less("table.weavings", "count"),),
        "weavings-shown": (),
        "weavings-returned": (more("table.weavings", "count"),),
        "weavings-back": (more("table.weavings", "count"),),
        "free-weaving": (less("table.weavings"),),
        "weaving-too-dear": (),
        "bought-weaving": (),
        "woven": (more("tapestries:{tapestry}:{tile}"),),
        "new-tapestry": (woven,),
        "top-weaving": (),
        "climb": (becomes("temple", "space"),),
        "at-top": (),
        "worship": (less("statues:", "statue"), more("table.statues_gone:", "statue")),
        "no-offering": (),
        "casualty": (less("table.{place}:{worker}"), more("table.casualties:", "worker")),
        "no-casualty": (),
        "muster": (less("army"), more("army_up:", "card")),
        "conquer": (claims("conquered"), less("markers_left")),
        "conquest-discard": (less("army_up:", "cards"), more("table.army_discard:", "cards")),
        "feast": (),
        "region": (),
        "upkeep": (less("goods:", "goods"),),
        "blocker": (less("table.bag:", "worker"), becomes("table.hill:{space}", "worker")),
        "final": (becomes("table.feast_holder", value=NOBODY),),
        "idle": (),
        "her-die": (),
        "her-priest": (),
        "her-place": (less("workers:", "worker"), becomes("table.hill:{space}", "worker")),
        "her-slot": (tucked,),
        "her-action": (),
        "her-skip": (),
        "her-tokens": (tokens_moved,),
        "her-failure": (),
        "her-personality": (),
        "her-recruit": (less("table.{place}:{worker}"), more("workers:", "worker")),
        "her-potatoes": (less("goods:potato", "count"),),
        "her-choice-worker": (),
        "her-choice-stone": (),
        "her-no-workers": (),
        "her-full-hill": (),
    },
    skips={
        "village": ("idle",),
        "conquer": ("idle",),
        "refresh": ("idle",),
        "worship": ("idle",),
        "follow-worship": ("idle",),
        "refresh-for-corn": ("idle",),
        "refresh-for-food": ("idle",),
        "take-worker": ("idle",),
        "refresh-building": ("idle",),
        "refresh-building-early": "asked again after the production",
        "refresh-early": "asked again after the production",
        "play-god": "nobody plays what is not in hand, as everybody sees",
        "god-source": "both deck and offer are empty, as everybody sees",
    },
)
