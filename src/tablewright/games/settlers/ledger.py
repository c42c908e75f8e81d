"""What a reader of the log can follow."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.ledger import Book, Ledger, Told, becomes, each, less, more, number, size
from tablewright.games.settlers.box.cards import ATLANTEANS, CARD, FAVOR, FAVOR_TRICOLOR, GOODS, VP, is_kept
from tablewright.games.settlers.rules.atlanteans.technology import KINDS, lies_on
from tablewright.games.settlers.rules.colours import COLOUR
from tablewright.games.settlers.rules.state import Additions, Extras, Location, Means, Settler, Settlers

#: The virtual player sits behind a single player.
VIRTUAL: Final = 1
FOUNDATIONS: Final = "empire@foundations"
#: Goods that are no numbers of the supply.
APART: Final = {GOODS[FAVOR]: "more.favours", GOODS[FAVOR_TRICOLOR]: "more.tricolour"}
FOR_A_ROUND: Final = ("defense", "blocked", "protected", "sent", "unlocked", "shared")


def supply(goods: list[int]) -> dict[str, Any]:
    """The goods by name; points and cards are counted elsewhere."""
    return {f":{GOODS[good]}": n for good, n in enumerate(goods) if is_kept(good)}


def tokens_on(location: Location) -> dict[str, Any]:
    """What lies on a Location or under it."""
    found: dict[str, Any] = {
        "defense": int(location.defended),
        "samurai": int(location.samurai),
        "blocked": int(location.blocked),
        "laid": len(location.laid),
        "under": len(location.under),
        "route": int(location.route is not None),
    }
    more = location.more
    if more is not None:
        found["under"] += len(more.tucked) + len(more.propped)
        found |= {
            "level": more.level,
            "parts": more.parts,
            "barred": int(more.barred),
            "shut": int(more.shut),
        }
        found |= {GOODS[token]: int(lies_on(location, token)) for token in KINDS}
        found |= {"protected": int(more.protected), "stored": len(more.stored), "sent": more.sent}
        found |= {"unlocked": int(more.unlocked), "shared": more.shared_with + 1}
        found["colour"] = more.colour and COLOUR + more.colour
    return found


def standing(empire: list[Location]) -> dict[str, Any]:
    """The Locations by card with the tokens on them, and how many Foundations there are."""
    found: dict[str, Any] = {"@foundations": sum(location.foundation for location in empire)}
    for location in empire:
        if not location.foundation:
            found[f":{location.card.id}"] = 1
            found |= {f"@{token}:{location.card.id}": n for token, n in tokens_on(location).items()}
    return found


def token(name: str, n: int | str = 1) -> Any:
    """A posting: so many tokens lie on the Location that the event names, wherever it stands."""

    def write(book: Book, told: Told) -> None:
        for place in [place for place in book.accounts if place.endswith(f".empire:{told['card']}")]:
            seat = place.partition(".")[0]
            account = f"{seat}.empire@{name.format(**told)}:{told['card']}"
            book.put(account, told[n] if isinstance(n, str) else n)

    return write


def heap(name: str, n: int | str = 1, sign: int = 1) -> Any:
    """A posting: so many things more lie on the Location or under it."""

    def write(book: Book, told: Told) -> None:
        given = told[n] if isinstance(n, str) else n
        many = (
            given
            if isinstance(given, int)
            else sum(given.values())
            if isinstance(given, dict)
            else len(given)
        )
        for place in [place for place in book.accounts if place.endswith(f".empire:{told['card']}")]:
            account = f"{place.partition('.')[0]}.empire@{name}:{told['card']}"
            book.put(account, max(0, book.get(account) + sign * many))  # it may have lost all by moving

    return write


def purse(sign: int) -> Any:
    """A posting: goods come or go; God Favour tokens lie apart."""

    def write(book: Book, told: Told) -> None:
        for good, n in told["goods"].items():
            if good == GOODS[VP]:
                continue  # points are told by themselves
            account = APART.get(good, f"goods:{good}")
            book.add(f"{told['seat']}.{account}", sign * n)

    return write


def gone(book: Book, card: str) -> None:
    """A Location leaves its Empire with all that lies on it."""
    for name in [name for name in book.accounts if ".empire" in name and name.endswith(f":{card}")]:
        book.put(name, 0)


def moved(book: Book, told: Told) -> None:
    """A Location stands in another Empire, with its tokens."""
    for name in book.parts(f"{told['from_seat']}.empire"):
        if name.endswith(f":{told['card']}"):
            book.put(f"{told['seat']}.{name.partition('.')[2]}", book.get(name))
            book.put(name, 0)


def built(book: Book, told: Told) -> None:
    """SET-7.8 From the hand, from under the board or from the cards that lie open."""
    book.put(f"{told['seat']}.empire:{told['card']}", 1)
    if told["place"] == "hand":
        book.add(f"{told['seat']}.hand", -1)
    elif told["place"] == "deals":
        book.put(f"{told['seat']}.deals:{told['card']}", 0)
    else:
        book.put(f"table.display:{told['card']}", 0)


def discarded(book: Book, told: Told) -> None:
    """SET-7.3 A Location or a Foundation is given for another one."""
    if told["foundation"]:
        book.add(f"{told['seat']}.{FOUNDATIONS}", -1)
    else:
        gone(book, told["card"])


def razed(book: Book, told: Told) -> None:
    """SET-9.1 From hand, SET-9.2 or in an Empire."""
    if told["place"] == "hand":
        book.add(f"{told['seat']}.hand", -1)
    else:
        gone(book, told["card"])


def lost(book: Book, told: Told) -> None:
    """The Location is no longer in any Empire."""
    gone(book, told["card"])


def restored(book: Book, told: Told) -> None:
    """SETX-5.7.12 A Foundation is turned face up again."""
    book.add(f"{told['seat']}.{FOUNDATIONS}", -1)
    book.put(f"{told['seat']}.empire:{told['card']}", 1)


def taken(book: Book, told: Told) -> None:
    """SETX-2.4 Into a hand, or as a Foundation."""
    gone(book, told["card"])
    book.add(f"{told['seat']}.{'hand' if told['to'] == 'hand' else FOUNDATIONS}", 1)


def conquered(book: Book, told: Told) -> None:
    """SETX-4.3 It changes hands without its tokens."""
    gone(book, told["card"])
    book.put(f"{told['seat']}.empire:{told['card']}", 1)


def rival_conquered(book: Book, told: Told) -> None:
    """SETX-10.12 The same by the virtual player."""
    conquered(book, {"card": told["card"], "seat": VIRTUAL})


def virtual_gains(book: Book, told: Told) -> None:
    """SET-19.5 A card in the virtual player's Empire."""
    book.put(f"{VIRTUAL}.empire:{told['card']}", 1)


def targeted(book: Book, told: Told) -> None:
    """SET-19.12 A card in the target line."""
    book.put(f"{VIRTUAL}.deals:{told['card']}", 1)


def put_here(book: Book, told: Told) -> None:
    """SETX-6.3.10 A good, a God Favour token, or a card from hand; what is paid is told by itself."""
    if told["good"] == GOODS[CARD]:
        book.add(f"{told['seat']}.hand", -1)
    elif told["good"] == GOODS[FAVOR]:
        book.add(f"{told['seat']}.more.favours", -1)
    book.add(f"{told['seat']}.empire@{'under' if told['good'] == GOODS[CARD] else 'laid'}:{told['card']}", 1)


def swept(book: Book, told: Told) -> None:
    """SET-13.4 Nobody has passed, and what lasts for a round goes; SETX-10.11 not the Defense of Atlanteans
    who play alone.
    """
    alone = book.get("0.faction") == ATLANTEANS and not book.get(f"{VIRTUAL}.faction")
    ends = FOR_A_ROUND[1:] if alone else FOR_A_ROUND
    for name in list(book.accounts):
        if name.endswith(".passed") or any(f".empire@{token}:" in name for token in ends):
            book.put(name, 0)


def shared(book: Book, told: Told) -> None:
    """SETX-5.7.7 Whoever shares a Location marks it, by the seat counted from 1."""
    token("shared", told["seat"] + 1)(book, told)


def defenses_down(book: Book, told: Told) -> None:
    """SETX-10.11"""
    for card in told["cards"]:
        book.put(f"0.empire@defense:{card}", 0)


FOLLOWS: Final = "follows from what is told"
PILE: Final = "an open pile: what goes there is told"
NOW: Final = "only while something is carried out"
GAINED: Final = (purse(1),)
PAID: Final = (purse(-1),)

LEDGER = Ledger(
    keeps={
        Settler: {
            "faction": number,
            "goods": supply,
            "hand": size,
            "empire": standing,
            "deals": each,
            "passed": number,
        },
        Location: dict.fromkeys(
            ("card", "foundation", "defended", "samurai", "blocked", "laid", "under", "route"), number
        ),
        Extras: dict.fromkeys(
            (
                *("stored", "level", "tech", "scoring", "defensive", "barred"),
                *("parts", "tucked", "propped", "protected", "shut"),
                *("sent", "unlocked", "shared_with", "colour"),
            ),
            number,
        ),
        Means: {"favours": size, "tricolour": number},
        Settlers: {"first": number, "display": each, "collection": each},
    },
    leaves={
        Settler: {
            "deck": "of each card that leaves it is told",
            "discard": PILE,
            "offer": NOW,
            "owes": NOW,
        },
        Location: {
            "owner": "told when it changes Empires",
            **dict.fromkeys(("secret", "taken_with", "neutral", "route_seat"), FOLLOWS),
            **dict.fromkeys(("uses", "goods", "triggered"), "what was told of it since the last Cleanup"),
        },
        Extras: {
            **dict.fromkeys(("unlocked_in", "second_uses", "triggered_in"), FOLLOWS),
            **dict.fromkeys(("shut_in", "razed", "row", "stood"), FOLLOWS),
            **dict.fromkeys(("watched", "marked", "markers", "sets_before", "shared_sets"), "the SETs told"),
            "name": "how a card is called that nobody has seen",
        },
        Means: {
            "set": "never changes",
            "adopted": FOLLOWS,
            "kept": FOLLOWS,
            "tiles": FOLLOWS,
            "visited": FOLLOWS,
            "sees": NOW,
            "spied": FOLLOWS,
        },
        Additions: {
            **dict.fromkeys(
                ("modules", "format", "cards", "diplomacy", "rival", "level", "advanced"), "never changes"
            ),
            **dict.fromkeys(
                ("turns", "unseen", "expedition", "reshuffled", "entrance", "foe", "loot", "tokens"), FOLLOWS
            ),
            **dict.fromkeys(("drawn", "pending", "context", "giving", "matching"), NOW),
        },
        Settlers: {
            "common": "of each card that leaves it is told",
            "common_discard": PILE,
            "removed": PILE,
            "attack_deck": "of each card that leaves it is told",
            **dict.fromkeys(("lookout", "peaceful", "opening"), "never changes"),
            **dict.fromkeys(("round", "phase", "step", "turn", "rank"), FOLLOWS),
            **dict.fromkeys(("resolving", "midway"), NOW),
        },
    },
    events={
        "round": (becomes("table.first", "seat"),),
        "reveal": (more("table.display:", "cards"),),
        "pick": (more("hand"), becomes("table.display:{card}", value=0)),
        "keep": (more("hand", "count"),),
        "deal-offers": (),
        "hand-on": (),
        "shuffle-rest": (),
        "left-over": (becomes("table.display:{card}", value=0),),
        "reshuffle": (),
        "draw": (more("hand"),),
        "look": (),
        "produce": (),
        "gain": GAINED,
        "pay": PAID,
        "build": (built,),
        "discard-location": (discarded,),
        "lay-foundation": (less("hand"), more(FOUNDATIONS)),
        "copy": (),
        "feature-idle": (),
        "nothing-given": (),
        "deal": (less("hand"), more("deals:", "card")),
        "deal-lost": (less("deals:", "card"),),
        "take-deal": (more("deals:", "card"), less("deals:", "card", of="from_seat")),
        "open-route": (token("route"),),
        "route-ends": (token("route", 0),),
        "raze": (razed,),
        "foundation": (*GAINED, more(FOUNDATIONS, of="owner_seat")),
        "give-back": PAID,
        "pack": (),
        "removed": (lost,),
        "remove-looked-at": (),
        "block": (token("blocked"),),
        "take-over": (moved,),
        "neutral": (moved,),
        "come-home": (moved,),
        "steal": (*GAINED, less("goods:", "goods", of="from_seat")),
        "desert": (),
        "discard": (less("hand"),),
        "discard-looked-at": (),
        "discard-under": (heap("under", "cards", -1),),
        "activate": (),
        "clear": (),
        "defend": (less("goods:", "paid"), more("empire@defense:", "card")),
        "samurai": (less("goods:", "paid"), more("empire@samurai:", "card")),
        "pass": (becomes("passed", value=1),),
        "lay-cards": (less("hand", "count"), heap("under", "count")),
        "lay-resources": (*PAID, heap("laid", "goods")),
        "lose-goods": PAID,
        "store": (),
        "cleanup": (becomes("table.first", "seat"), swept),
        "virtual-takes": (virtual_gains, becomes("table.display:{card}", value=0)),
        "attack-card": (targeted,),
        "collect": (lost, more("table.collection:", "card")),
        "attacked": (),
        "attack-fails": (),
        "targets-back": (),
        "solo-won": (),
        "solo-lost": (),
        "solo-won-common": (),
        "solo-lost-common": (),
        # what the expansions add
        "activate-second": (),
        "add-stored": (heap("under", "cards", -1), more("table.display:", "cards")),
        "announce-colour": (),
        "bar": (token("barred"),),
        "conquer": (conquered,),
        "conquest-fails": (),
        "defense-down": (defenses_down,),
        "discard-theirs": (),
        "empty-collection": (less("table.collection:", "card"),),
        "event": (becomes("table.display:{card}", value=0),),
        "exchange": PAID,
        "expedition": (),
        "expedition-tokens": (),
        "foe": (),
        "fortify": (token("level", "level"),),
        "fortress-scores": (),
        "instant": (less("hand"),),
        "known-sets": (),
        "lay-back": (),
        "lay-unseen": (more(FOUNDATIONS),),
        "leave-out": (),
        "leave-out-rival": (),
        "look-at-deck": (),
        "look-into-hand": (),
        "market": (),
        "move-left": (),
        "move-technology": (less("empire@{good}:{origin}"), more("empire@{good}:{card}")),
        "new-set": (),
        "opened": (token("shut", 0),),
        "place-technology": (less("goods:{good}"), more("empire@{good}:{card}")),
        "prayer": (),
        "protect": (token("protected"),),
        "put-here": (put_here,),
        "raze-drawn": (becomes("table.display:{card}", value=0),),
        "reveal-drawn": (becomes("table.display:{card}", value=0),),
        "restore": (restored,),
        "return-to-deck": (),
        "return-to-hand": (more("hand"),),
        "rival-besieges": (token("level", 0),),
        "rival-conquers": (rival_conquered,),
        "rival-discards": (lost,),
        "rival-shows": (virtual_gains,),
        "search": (more("hand"),),
        "search-fails": (),
        "send": (heap("sent"),),
        "share-feature": (shared,),
        "shuffle-back": (),
        "shuffle-deal": (less("deals:", "card"),),
        "shuffle-in": (less("hand", "count"),),
        "shut": (token("shut"),),
        "siege": (token("level", 0),),
        "spy-deal": (less("hand", of="from_seat"), more("deals:", "card")),
        "stall": (),
        "no-stall": (),
        "statue-part": (token("parts", "n"),),
        "stolen-deal": (less("deals:", "card"), more("table.collection:", "card")),
        "store-on-card": (*PAID, heap("stored", "goods")),
        "swap": (less("goods:", "given"), more("goods:", "taken")),
        "take-back": (*GAINED, token("stored", 0)),
        "take-colour": (token("colour", "colour"),),
        "take-favour": (more("more.favours"),),
        "take-foundation": (less("hand", of="from_seat"), more(FOUNDATIONS)),
        "take-location": (taken,),
        "take-tricolour": (becomes("more.tricolour", value=1),),
        "technology-lost": (token("{good}", 0),),
        "tile": (),
        "tuck-match": (heap("under"), becomes("table.display:{tucked}", value=0)),
        "unbar": (token("barred", 0),),
        "unlock": (token("unlocked"),),
        "ward-off": (token("{good}", 0),),
    },
    skips={
        "stall": ("no-stall",),
        "use-feature": ("feature-idle",),
        "give-to": ("nothing-given",),
        "before-production": "a moment for Samurai: nothing is owed",
        "move-technology": "the end of a row of moves that are told",
        "spend-workers": "the end of a row of exchanges that are told",
        "after-action": "a moment for what may be done at any time: nothing is owed",
        "expedition": "no token lies open any more, as everybody sees",
        "pay-different": "the end of a row of payments that are told",
    },
)
