"""What a reader of the log can follow."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.ledger import Book, Ledger, Told, becomes, each, empties, less, more, number, size
from tablewright.games.origins.box.schema import BUILDINGS, CAP_VALUE, Building
from tablewright.games.origins.rules.state import ARCHON, SPEAKER, Builder, Freeman, Origins

OFFER: Final = "table.offer:"


def dice_and_places(freemen: list[Freeman]) -> dict[str, Any]:
    """The dice by colour and value, and how many of them stand at each site."""
    dice = each([(freeman.colour, freeman.value) for freeman in freemen])
    return dice | {f"@{site[1:]}": n for site, n in each([freeman.site for freeman in freemen]).items()}


def tiles(laid: dict[Any, Any]) -> dict[str, Any]:
    """What lies in a city; where, is drawn."""
    return each(list(laid.values()))


def heights(stacks: dict[str, list[Building]]) -> dict[str, Any]:
    """How many tiles each stack has."""
    return {f":{colour}": len(stack) for colour, stack in stacks.items()}


def values_out(speakers: list[tuple[str, int, int]]) -> dict[str, Any]:
    """The speakers at the sites, by value."""
    return each([value for _, value, _ in speakers])


def sent(book: Book, told: Told) -> None:
    """ORI-4.1.3 A worker goes to a site."""
    kind, value = told["worker"]
    if kind == ARCHON:
        book.put(f"{told['seat']}.archon", told["site"])
    elif kind == SPEAKER:
        book.add(f"{told['seat']}.speakers:{value}", -1)
        book.add(f"table.speakers_out:{value}", 1)
    else:
        book.add(f"{told['seat']}.freemen@{told['site']}", 1)


def left(book: Book, told: Told) -> None:
    """ORI-11.1 A six leaves its base; ORI-12.3 who has passed has taken it back from its site already."""
    book.add(f"{told['seat']}.freemen:{told['colour']}-{CAP_VALUE}", -1)
    book.add(f"{told['seat']}.empty_bases", 1)
    if told["site"] and not book.get(f"{told['seat']}.passed"):
        book.add(f"{told['seat']}.freemen@{told['site']}", -1)


def off_the_stack(book: Book, told: Told) -> None:
    """ORI-8.1.6 The offer is refilled from the stack of the colour."""
    book.add(f"{OFFER}{told['tile']}", 1)
    book.add(f"table.stacks:{BUILDINGS[told['tile']].colour}", -1)


def under_the_stack(book: Book, told: Told) -> None:
    """ORI-15.9 The tile of a farm goes under the stack of its colour."""
    book.add(f"table.stacks:{BUILDINGS[told['tile']].colour}", 1)
    book.add(f"{told['seat']}.city:{told['tile']}", -1)


def scored(book: Book, told: Told) -> None:
    """ORI-9.4.2 A district card is told by its number; its gold goes with it."""
    book.put(f"{told['seat']}.scored:{told['card']}", 1)
    book.put(f"table.card_gold:{told['card']}", 0)


def begun(book: Book, told: Told) -> None:
    """ORI-13.5 Nobody has passed."""
    for name in list(book.accounts):
        if name.endswith(".passed"):
            book.put(name, 0)


#: A die shows another value.
CHANGED: Final = (less("freemen:{die.0}-{was}"), more("freemen:", "die"))
LAID: Final = (more("city:", "tile"), less(OFFER, "tile"))

LEDGER = Ledger(
    keeps={
        Builder: {
            "goods": each,
            "bases_on_track": number,
            "empty_bases": number,
            "freemen": dice_and_places,
            "archon": number,
            "speakers": each,
            "superiority": number,
            "tokens_returned": number,
            "advisors": each,
            "towers": each,
            "temples": each,
            "military": number,
            "city": tiles,
            "farms": size,
            "seats": tiles,
            "kept": each,
            "scored": each,
            "passed": number,
        },
        Freeman: {"colour": number, "value": number, "site": number},
        Origins: {
            "round": number,
            "first": number,
            "draft": each,
            "values": each,
            "holder": each,
            "alien": number,
            "stacks": heights,
            "offer": each,
            "citizens": each,
            "reserve": each,
            "speaker_pool": each,
            "speakers_out": values_out,
            "tower_pool": each,
            "card_gold": each,
        },
    },
    leaves={
        Builder: {"districts": "follow from the city"},
        Origins: {
            "solo": "never changes",
            "phase": "follows from what is told",
            "active": "follows from who acts and who has passed",
            "picks": "the dice picked so far",
            "tokens": "never change",
            "temple_card": "never changes",
            "temple_order": "who climbs comes to lie on top",
            "military_order": "who advances comes to lie on top",
            "drawn": "how many tiles were told",
            "known_bottom": "the farms told",
            "cards": "never change",
            "met": "told when it arises, noted at the end of the round",
        },
    },
    events={
        "round": (becomes("table.round", "round"), becomes("table.first", "seat"), begun),
        "draft": (less("table.draft:", "die"), more("freemen:", "die"), less("empty_bases")),
        "draft-discard": (less("table.draft:", "die"), more("table.reserve:{die.0}")),
        "draft-returned": (more("table.reserve:", "dice"), empties("table.draft:")),
        "visit": (sent,),
        "site-action": (),
        "site-rises": (becomes("table.values:{site}", "value"),),
        "gain": (more("goods:{resource}", "amount"),),
        "pay": (less("goods:", "goods"),),
        "neighbour": (becomes("table.values:{site}", "value"),),
        "keep-sites": (less("superiority"), more("tokens_returned")),
        "superiority": (less("superiority"), more("tokens_returned")),
        "advance": (becomes("military", "space"),),
        "border": (more("superiority", "tokens"),),
        "attack": (),
        "climb": (becomes("temples:{temple}", "space"),),
        "power": (),
        "power-idle": (),
        "zodiac": (becomes("table.holder:{power}", "seat"),),
        "zodiac-taken": (becomes("table.holder:{power}", "seat"),),
        "zodiac-dealt": (becomes("table.holder:{power}", "seat"),),
        "zodiac-returned": (becomes("table.holder:{power}", value=-1),),
        "citizen": (less("table.citizens:{die.0}-{was}"), more("freemen:", "die"), less("empty_bases")),
        "citizen-refill": (less("table.reserve:{die.0}"), more("table.citizens:", "die")),
        "citizen-gap": (),
        "speaker": (more("speakers:{value}"), less("table.speaker_pool:{was}")),
        "speaker-return": (less("table.speakers_out:{value}"), more("table.speaker_pool:{now}")),
        "raise": CHANGED,
        "lower": CHANGED,
        "advisor": (left, more("advisors:", "colour")),
        "double": (left, more("table.reserve:", "colour")),
        "kept-tile": (less("kept:", "tile"), more(OFFER, "tile")),
        "build": LAID,
        "farm": (*LAID, more("farms")),
        "virgo": (*LAID, less("farms")),
        "farm-returned": (under_the_stack,),
        "keep": (more("kept:", "tile"), less(OFFER, "tile")),
        "building-refill": (off_the_stack,),
        "building-gap": (),
        "stack-top": (),
        "ability": (),
        "ability-idle": (),
        "no-other-temple": (),
        "optional-unpaid": (),
        "court": (
            less("freemen:", "die"),
            more("freemen:{colour}-{die.1}"),
            more("table.reserve:{die.0}"),
            less("table.reserve:", "colour"),
        ),
        "ship": (becomes("table.values:{site}", "value"),),
        "close": (less("freemen:{die.0}-{was}"), more("seats:", "die"), more("empty_bases")),
        "district-card": (scored,),
        "tower": (becomes("towers:{colour}", "height"), less("table.tower_pool:", "colour")),
        "population": (less("bases_on_track"), more("empty_bases")),
        "pass": (becomes("passed", value=1), becomes("archon", value=""), empties("freemen@")),
        "first-player": (becomes("table.first", "seat"),),
        "retreat": (becomes("military", "space"),),
        "alien": (becomes("table.alien", "space"),),
        "end-condition": (),
        "game-ends": (),
        "final-scoring": (),
    },
)
