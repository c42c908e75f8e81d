"""What a reader of the log can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine.ledger import (
    Book,
    Ledger,
    Reader,
    Told,
    becomes,
    each,
    less,
    more,
    number,
    placed,
    size,
)
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS
from tablewright.games.tabannusi.box.tables import (
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    PLACES,
    PORT_SPACE_NUMBER,
    ROWS,
    ZIGGURAT_SPACE_NUMBER,
    Board,
)
from tablewright.games.tabannusi.rules.state import (
    BUILDING,
    GARDEN,
    NOBODY,
    PROJECT,
    WATER,
    Automa,
    Builder,
    Tabannusi,
)

Posting = Callable[[Book, Told], None]
#: The seat of the king, who plays against one.
KING: Final = 1


def named(names: tuple[str, ...]) -> Reader:
    """A row of numbers, each at the place that has this name."""
    return lambda row: each(dict(zip(names, row, strict=True)))


def district(number_of: int) -> dict[str, Any]:
    """A district by its name."""
    return number(DISTRICT_NAMES[number_of])


def coloured(crates: list[int]) -> dict[str, Any]:
    """Crates by colour."""
    return each([COLOURS[colour] for colour in crates])


def marked(ships: list[int]) -> dict[str, Any]:
    """The ships with a marker, awake or not."""
    return each([place for place, mark in zip(PLACES, ships, strict=True) if mark])


def spaces(board: Board) -> dict[str, Any]:
    """The number of each space, counted from 1, by its name: a board has its own."""
    return {f":{name}": i for i, name in enumerate(board.names, 1)}


def raised(buildings: list[tuple[int, int, tuple[int, ...]]]) -> dict[str, Any]:
    """Whose building stands on a space, counted from 1."""
    return {f":{cell}": owner + 1 for owner, _, cells in buildings for cell in cells}


def total(row: list[int]) -> dict[str, Any]:
    """How many there are in all."""
    return number(sum(row))


def barges(dice: list[tuple[int, ...]]) -> dict[str, Any]:
    """The dice of each district's barge, value by value."""
    return {f":{DISTRICT_NAMES[d]}{part}": n for d, row in enumerate(dice) for part, n in each(row).items()}


def tops(tokens: list[list[int]]) -> dict[str, Any]:
    """The colour on top of each pile of project tiles."""
    return {f":{place}": CRAFTS[pile[-1]] for place, pile in enumerate(tokens, 1)}


def top(pile: list[Any]) -> dict[str, Any]:
    """The card that lies open."""
    return number(pile[-1])


def barge_of(book: Book, colour: str) -> str:
    """The district whose barge has dice of a colour."""
    return next(d for d in DISTRICT_NAMES[1:] if book.get(f"table.local:{DISTRICT_NUMBER[d]}") == colour)


def colours(local: list[int]) -> dict[str, Any]:
    """The colour of each district's barge."""
    return {f":{d}": COLOURS[colour] for d, colour in enumerate(local) if d}


def off_a_barge(seat: int | None = None) -> Posting:
    """TAB-3.2 A die goes from its barge into an area."""

    def write(book: Book, told: Told) -> None:
        book.add(f"table.barges:{barge_of(book, told['color'])}:{told['value']}", -1)
        book.add(f"{told['seat'] if seat is None else seat}.dice:{told['color']}", 1)

    return write


def rolled(book: Book, told: Told) -> None:
    """TAB-7.4 A barge is filled from the supply."""
    colour = book.get(f"table.local:{DISTRICT_NUMBER[told['district']]}")
    book.add(f"table.supply:{colour}", -len(told["values"]))
    for value in told["values"]:
        book.add(f"table.barges:{told['district']}:{value}", 1)


def paid(book: Book, told: Told) -> None:
    """TAB-3.5 Gold, dice and full crates."""
    for name, n in told["paid"].items():
        kind, _, colour = name.partition("-")
        if kind == "gold":
            book.add(f"{told['seat']}.gold", -n)
        elif kind == "die":
            book.add(f"{told['seat']}.dice:{colour}", -n)
            book.add(f"table.supply:{colour}", n)
        else:
            book.add(f"{told['seat']}.crate_full", -n)


def marker_used(book: Book, told: Told) -> None:
    """One of the area lies on the board now; TAB-10.2.2 a king's are not counted."""
    book.add(f"{told['seat']}.markers", -int(not book.get(f"{told['seat']}.bot")))


def lies(book: Book, space: str, what: int, owner: int = NOBODY) -> int:
    """This lies on a space of the grids now, with a marker or without; returns the number of the space."""
    place: int = book.get(f"table.board:{space}") - 1
    book.put(f"table.lies:{place}", what)
    book.put(f"table.marker:{place}", owner)
    return place


def projected(book: Book, told: Told) -> None:
    """TAB-5.1.5 A project with a marker on its space."""
    lies(book, told["space"], PROJECT + CRAFTS.index(told["color"]), told["seat"])


def built(book: Book, told: Told) -> None:
    """TAB-3.1.1, TAB-5.2.4 Pieces lie where the projects were, without their markers."""
    for space in told["spaces"]:
        place = lies(book, space, BUILDING + CRAFTS.index(told["color"]))
        book.put(f"table.buildings:{place}", told["seat"] + 1)


def watered(book: Book, told: Told) -> None:
    """TAB-5.5 A water tile, or a special one."""
    plain = told["tile"] == "regular"
    book.add(f"{told['seat']}." + ("water" if plain else f"special:{told['tile']}"), -1)
    place = lies(book, told["space"], WATER)
    if not plain:
        book.put(f"table.special_at:{place}", told["tile"])


def watered_by_king(book: Book, told: Told) -> None:
    """TAB-10.2.9 Water of the king."""
    lies(book, told["space"], WATER)


def planted(book: Book, told: Told) -> None:
    """TAB-5.6 A garden, and a marker from where it is told."""
    lies(book, told["space"], GARDEN, told["seat"])
    book.add(f"{told['seat']}.gardens", -1)
    source = {"area": "markers", "supply": "markers_left"}.get(told["source"])
    if source is not None:
        book.add(f"{told['seat']}.{source}", -1)


def housed_in_port(book: Book, told: Told) -> None:
    """TAB-5.4.1, TAB-5.4.2 A house on a space of the port; a red one has no crate any more."""
    space = PORT_SPACE_NUMBER[told["space"]]
    book.put(f"table.port:{space}", told["seat"])
    if space % 2:
        book.put(f"table.port_crates:{space // 2}", NOBODY)


def housed_in_ziggurat(book: Book, told: Told) -> None:
    """TAB-5.6.1 A house on a space of the ziggurat."""
    book.put(f"table.ziggurat:{ZIGGURAT_SPACE_NUMBER[told['space']]}", told["seat"])


def tile_marked(book: Book, told: Told) -> None:
    """TAB-5.6.1 The rightmost own slot of a ziggurat tile."""
    tiles = [book.get(f"table.ziggurat_tiles:{section}") for section in range(len(CRAFTS))]
    book.put(f"{told['seat']}.tile_markers:{CRAFTS[tiles.index(told['tile'])]}", told["slot"])


def harboured(book: Book, told: Told) -> None:
    """TAB-5.5.4 A tile of the port, or TAB-9.4.8 a spare one; TAB-5.5.5, TAB-10.2.11 a king keeps none."""
    book.put(f"table.harbours:{told['tile']}", 0)
    if not book.get(f"{told['seat']}.bot"):
        book.add(f"{told['seat']}.harbours:{told['tile']}", 1)


def city_of_the_king(book: Book, told: Told) -> None:
    """TAB-10.3 So many markers are left on the automa city card."""
    book.put(f"table.automa.city:{DISTRICT_NUMBER[told['district']]}", told["n"])


def shown(book: Book, told: Told) -> None:
    """TAB-10.4.9 New tiles lie on top of the piles."""
    for place, colour in enumerate(told["colors"], 1):
        book.put(f"table.automa.tokens:{place}", colour)


def returned(book: Book, told: Told) -> None:
    """TAB-10.4.9 A tile goes back to the stack; another one lies on top now."""
    if told["token"]:
        book.put(f"table.automa.tokens:{told['token']}", told["shown"])


FOLLOWS: Final = "follows from what is told"
BOARD: Final = "follows from what lies on the spaces"
NEVER: Final = "never changes"
PAWNS: Final = (becomes("assistant", "district"), becomes("architect", "district"))

LEDGER = Ledger(
    keeps={
        Builder: {
            "bot": number,
            "gold": number,
            "dice": named(COLOURS),
            "markers": number,
            "markers_left": number,
            "water": number,
            "special": each,
            "gardens": number,
            "crates": coloured,
            "crate_full": total,
            "rows": named(ROWS),
            "craft": named(CRAFTS),
            "ships": marked,
            "tile_markers": named(CRAFTS),
            "harbours": each,
            "decrees": each,
            "cities": size,
            "city_ignore": number,
            "assistant": district,
            "architect": district,
        },
        Automa: {"city": placed, "left": top, "right": top, "tokens": tops},
        Tabannusi: {
            "board": spaces,
            "lies": placed,
            "marker": placed,
            "special_at": each,
            "buildings": raised,
            "port": placed,
            "port_crates": placed,
            "ziggurat": placed,
            "ziggurat_tiles": placed,
            "harbours": each,
            "local": colours,
            "barges": barges,
            "supply": named(COLOURS),
            "time_gold": number,
            "project_stack": named(CRAFTS),
            "pieces": named(CRAFTS),
            "water_stack": number,
            "garden_stack": number,
            "special_display": each,
            "decrees": each,
            "city_deck": size,
        },
    },
    leaves={
        Builder: {
            **dict.fromkeys(("crate_paid", "powers"), FOLLOWS),
            **dict.fromkeys(("houses", "built", "planted", "section_houses"), BOARD),
        },
        Automa: {
            "king": NEVER,
            **dict.fromkeys(("deck", "bag", "read"), "hidden, or seen before"),
            **dict.fromkeys(("crates_removed", "unmarked_port_houses"), FOLLOWS),
        },
        Tabannusi: {
            **dict.fromkeys(("tiles", "ships"), NEVER),
            **dict.fromkeys(("first", "active", "turns", "step", "actions_left", "to_score"), FOLLOWS),
            **dict.fromkeys(("scorings", "turns_left", "cities_drawn", "known_cities"), FOLLOWS),
            **dict.fromkeys(("built", "garden_due", "set_aside", "cities_seen"), "only during an action"),
            **dict.fromkeys(("projects", "near"), BOARD),
            **dict.fromkeys(("spare_harbours", "used_harbours"), "told by their tiles"),
            "special_stack": "hidden; what leaves it is told",
        },
    },
    events={
        "begin": (),
        "turn": (),
        "arrive": PAWNS,
        "take-die": (off_a_barge(),),
        "architect": (becomes("architect", "district"),),
        "assistant": (becomes("assistant", "district"),),
        "best-die": (off_a_barge(),),
        "supply-die": (less("table.supply:", "color"), more("dice:", "color")),
        "gold": (more("gold", "n"),),
        "markers": (more("markers", "n"), less("markers_left", "n")),
        "markers-back": (more("markers", "n"),),
        "markers-spent": (more("markers_left", "n"),),
        "water": (more("water", "n"), less("table.water_stack", "n")),
        "gardens": (more("gardens", "n"), less("table.garden_stack", "n")),
        "special-water": (less("table.special_display:", "tile"), more("special:", "tile")),
        "new-water": (more("table.special_display:", "tile"),),
        "fill-crate": (more("crate_full"),),
        "crate": (more("crates:", "color"), more("crate_full")),
        "pay": (paid,),
        "pay-gold": (less("gold", "n"),),
        "craft": (becomes("craft:{track}", "row"),),
        "project": (less("table.project_stack:", "color"), marker_used, projected),
        "take-projects": (more("table.project_stack:{color}", "n"),),
        "build": (less("table.pieces:{color}", "size"), less("rows:", "row"), built),
        "lay-water": (watered,),
        "garden": (planted,),
        "port-house": (less("rows:", "row"), housed_in_port),
        "mark-ship": (more("ships:", "place"), marker_used),
        "take-harbour": (harboured,),
        "harbour": (less("harbours:", "tile"),),
        "ability": (),
        "ziggurat-house": (less("rows:", "row"), housed_in_ziggurat),
        "ziggurat-marker": (tile_marked, marker_used),
        "row-to-bottom": (less("rows:", "color"), more("rows:bottom")),
        "action-tile": (),
        "decree": (less("table.decrees:", "decree"), more("decrees:", "decree")),
        "city-ignore": (more("city_ignore", "n"),),
        "scoring": (less("table.time_gold"),),
        "refill-only": (),
        "lose-dice": (less("dice:{color}", "n"), more("table.supply:{color}", "n")),
        "refill": (rolled,),
        "end-triggered": (),
        "final-scoring": (),
        "cities": (),
        "draw-city": (less("table.city_deck", "n"),),
        "keep-city": (more("cities"), more("table.city_deck", "back")),
        "lost": (),
        "king-starts": (),
        "king-arrives": (becomes(f"{KING}.assistant", "district"), becomes(f"{KING}.architect", "district")),
        "king-cards": (becomes("table.automa.left", "left"), becomes("table.automa.right", "right")),
        "king-moves": (becomes(f"{KING}.architect", "district"),),
        "king-die": (off_a_barge(KING),),
        "king-acts": (),
        "king-pays": (less(f"{KING}.dice:", "color"), more("table.supply:", "color")),
        "king-pays-gold": (less(f"{KING}.gold", "n"),),
        "king-covers": (),
        "king-ship": (),
        "king-water": (less("table.water_stack"), watered_by_king),
        "king-projects": (shown,),
        "king-tile": (becomes("table.automa.tokens:{token}", "color"),),
        "king-borrows": (less("table.project_stack:", "color"),),
        "king-returns": (returned, more("table.project_stack:", "color")),
        "king-city": (city_of_the_king,),
        "king-reset": (),
    },
    skips={
        "fill-crate": ("lost", "fill-crate"),
        "supply-die": ("lost",),
        "extra-project": ("lost",),
        "pay-craft": ("lost",),
        "pay-ability": ("lost",),
        "bonus-garden": ("lost",),
        "mark-ship": ("lost",),
        "mark-ziggurat": ("lost",),
        "row-to-bottom": ("lost",),
        "special-water": ("lost",),
        "after-build": "nothing is owed after a Build: what is possible is offered",
        "fill-second": "the end of a row of crates that are told",
        "garden": "the end of a row of steps that are told",
    },
)
