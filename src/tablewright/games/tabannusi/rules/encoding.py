"""What a seat may see (TAB-11.1), in numbers, and what every answer can be."""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import YES_OR_NO, AnyOf, Domain, Names, Parts, Whole, shared
from tablewright.engine.encoding import Encoder
from tablewright.engine.state import Player
from tablewright.engine.writer import Writer
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS
from tablewright.games.tabannusi.box.tables import (
    ACTION_TILES,
    AUTOMA_CARDS,
    BOARDS,
    CITIES,
    CRAFT_TOP,
    DECREES,
    DICE_FACES,
    DISTRICT_NUMBER,
    GOLD_ON_TRACK,
    HARBOURS,
    HOUSES,
    KINGS,
    LINES,
    MARKERS,
    PLACES,
    PORT_SPACES,
    ROW_SIZE,
    ROWS,
    SHIPS,
    SPECIAL_WATERS,
    STACKS,
    TILE_DISTRICT,
    ZIGGURAT_SPACES,
    ZIGGURAT_TILES,
)
from tablewright.games.tabannusi.rules.moments import DECREE, FILL, HARBOUR
from tablewright.games.tabannusi.rules.state import (
    ACT,
    AFTER_BUILD,
    ARRIVE,
    ASLEEP,
    DIE,
    EMPTY,
    FINAL,
    KING,
    NOBODY,
    OVER,
    SCORE,
    SCORED,
    START,
    Automa,
    Builder,
    Tabannusi,
)

STEPS: Final = Names([START, ARRIVE, DIE, KING, ACT, AFTER_BUILD, SCORE, SCORED, FINAL, OVER])
SPACES: Final = Names([name for board in BOARDS.values() for name in board.names])
#: What lies on a space, by the numbers of the state.
CONTENTS: Final = [*[f"project-{c}" for c in CRAFTS], *[f"building-{c}" for c in CRAFTS], "water", "garden"]
LYING: Final = Names([f"{space}.{it}" for space in SPACES.words for it in CONTENTS])
COLOUR_NAMES: Final = Names(COLOURS)
CRAFT_NAMES: Final = Names(CRAFTS)
DISTRICTS: Final = Names(DISTRICT_NUMBER)
DICE: Final = Names(
    [f"{district}.{face}" for district in DISTRICTS.words for face in range(1, DICE_FACES + 1)]
)
CRATES: Final = Names(
    [f"{colour}.{state}" for colour in COLOURS for state in ("empty", "empty-paid", "full", "full-paid")]
)
WATERS: Final = Names(SPECIAL_WATERS)
TILES: Final = Names(ACTION_TILES)
SHIP_NAMES: Final = Names(SHIPS)
HARBOUR_NAMES: Final = Names(HARBOURS)
ZIGGURATS: Final = Names(ZIGGURAT_TILES)
DECREE_NAMES: Final = Names(DECREES)
CITY_NAMES: Final = Names(CITIES)
BOARD_NAMES: Final = Names(BOARDS)
KING_NAMES: Final = Names(KINGS)
KING_CARDS: Final = Names(AUTOMA_CARDS)
COINS: Final = ("gold", *COLOURS)
WAYS: Final = (*COINS, *[f"crate-{colour}" for colour in COLOURS])

#: What is seldom exceeded; see the slots.
MOST_POINTS: Final = 200
MOST_GOODS: Final = 10
MOST_ACTIONS: Final = 3
MOST_STACK: Final = max(STACKS.values())


class TabannusiEncoder(Encoder):
    """The numbers of Tabannusi."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, max(2, players))
        self.subjects = COLOUR_NAMES
        self.amounts = ("amount", "left", "n", "value")

    def answers(self) -> dict[str, Domain]:
        return {**self._acting(), **self._meanwhile(), **self._building(), **self._trading()}

    def _acting(self) -> dict[str, Domain]:
        """The course of a turn."""
        districts = Names(DISTRICTS.words)
        actions = ["build", "end", "garden", "port-house", "project", "ship", "ziggurat-house"]
        return {
            "arrive": districts,
            "take-die": Whole(1, DICE_FACES),
            "act": AnyOf(Names(actions), TILES),
            "after-build": Names(["garden", "ship"]),
            "move-architect": districts,
            "send-architect": Names([*DISTRICTS.words, *[f"gold-{name}" for name in DISTRICTS.words]]),
            "score-district": districts,
            "end-turn": Names(["end"]),
            "choose-effect": Names(["first", "second"]),
            "any-tile": TILES,
            "use-ability": YES_OR_NO,
            "keep-city": CITY_NAMES,
        }

    def _meanwhile(self) -> dict[str, Domain]:
        """TAB-6.1 What can be done at any moment of the own turn."""
        return {FILL: YES_OR_NO, DECREE: DECREE_NAMES, HARBOUR: HARBOUR_NAMES}

    def _building(self) -> dict[str, Domain]:
        """What comes onto the board."""
        spaces = shared("space", Names(SPACES.words))
        return {
            "start-colour": CRAFT_NAMES,
            "start-space": spaces,
            "project-colour": CRAFT_NAMES,
            "project-space": spaces,
            "extra-project": spaces,
            "build-colour": CRAFT_NAMES,
            "use-discount": Names([*COLOURS, "full"]),
            "garden": Names(["buy-garden", "buy-water", "lay-water", "plant"]),
            "garden-space": spaces,
            "garden-marker": Names(["area", "supply"]),
            "garden-track": CRAFT_NAMES,
            "bonus-garden": YES_OR_NO,
            "water-space": spaces,
            "water-tile": AnyOf(WATERS, Names(["regular"])),
            "special-water": WATERS,
            "port-row": Names(ROWS),
            "port-space": Names(PORT_SPACES),
            "no-port-house": YES_OR_NO,
            "row-to-bottom": CRAFT_NAMES,
            "ziggurat-section": CRAFT_NAMES,
            "ziggurat-space": Names(ZIGGURAT_SPACES),
            "mark-ziggurat": CRAFT_NAMES,
            "mark-ship": Names(PLACES),
            "choose-track": CRAFT_NAMES,
        }

    def _trading(self) -> dict[str, Domain]:
        """Goods and prices."""
        amount = Whole(0, MOST_GOODS)
        return {
            "supply-die": COLOUR_NAMES,
            "fill-crate": COLOUR_NAMES,
            "fill-second": COLOUR_NAMES,
            "fill-payment": Names(COINS),
            "pay": Parts(None, amount, amount),
            "pay-ability": Names(WAYS),
            "pay-craft": CRAFT_NAMES,
            "pay-ship": Names(["gold", "blue", "crate-blue"]),
        }

    def sides(self, g: Tabannusi) -> list[Player]:
        return [*g.builders]

    def observe(self, g: Tabannusi, seat: int, w: Writer) -> None:
        tell_course(g, w)
        w.open("")
        spaces: list[object] = [g.lies, g.buildings]
        if w.is_other([*spaces, g.local, g.barges, g.special_at]):
            tell_spaces(g, w)
        w.open("")
        open_tiles = [g.special_display, g.tiles, g.decrees]
        counts = [len(g.special_stack), len(g.city_deck), len(g.spare_harbours)]
        stacks = [g.supply, g.project_stack, g.pieces, g.water_stack, g.garden_stack]
        if w.is_other([*open_tiles, *counts, *stacks]):
            tell_stacks(g, w)
        w.under("")
        port = [g.ships, g.harbours, g.used_harbours, g.port, g.port_crates]
        if w.is_other([*port, g.ziggurat, g.ziggurat_tiles, g.set_aside]):
            self._tell_port(g, seat, w)
        for player in g.builders[seat:] + g.builders[:seat]:
            w.open_side("builder", player.seat)
            if w.is_other([w.version_of(player)]):
                tell_builder(w, player)
            if player.seat == seat:
                w.side("builder", player.seat)
            else:
                w.open_side("builder", player.seat)
            cities = [player.cities, g.cities_seen, player.seat == g.active, g.step == OVER]
            if w.is_other([*spaces, g.marker, *cities]):
                tell_spaces_of(g, w, player)
                tell_cities(g, w, player, seat)
        if self.players == 1:
            assert g.automa is not None
            w.under("automa.")
            tell_automa(w, g.automa)

    def _tell_port(self, g: Tabannusi, seat: int, w: Writer) -> None:
        """Port, ziggurat, and the markers set aside."""
        w.places_of("ships", g.ships, SHIP_NAMES, len(PLACES))
        w.places_of("harbours", g.harbours, HARBOUR_NAMES, len(LINES))
        w.things("used_harbours", g.used_harbours, HARBOUR_NAMES)
        w.seats_at("port", g.port, len(PORT_SPACES))
        crates = ["" if colour == NOBODY else COLOURS[colour] for colour in g.port_crates]
        w.words("port_crates", crates, COLOUR_NAMES, len(LINES))
        w.seats_at("ziggurat", g.ziggurat, len(ZIGGURAT_SPACES))
        w.places("ziggurat_tiles", g.ziggurat_tiles, ZIGGURATS, len(CRAFTS))
        w.numbers("set_aside", g.set_aside[seat:] + g.set_aside[:seat], self.seats, MOST_GOODS)


def tell_course(g: Tabannusi, w: Writer) -> None:
    """Where the game stands."""
    w.word("board", g.board.id, BOARD_NAMES)
    w.word("step", g.step, STEPS)
    w.seat("first", g.first)
    w.seat("active", g.active)
    w.number("actions_left", g.actions_left, MOST_ACTIONS)
    w.number("built", g.built, MOST_GOODS)
    w.flag("garden_due", g.garden_due)
    w.number("time_gold", g.time_gold, GOLD_ON_TRACK)
    w.number("turns_left", g.turns_left + 1, MOST_GOODS)
    w.number("scorings", g.scorings, MOST_GOODS)


def tell_spaces(g: Tabannusi, w: Writer) -> None:
    """The districts: barges, what lies on the spaces, and which spaces one building covers."""
    local = [COLOURS[g.local[district]] for district in DISTRICT_NUMBER.values()]
    w.words("local", local, COLOUR_NAMES, DISTRICTS.size)
    dice = [
        (district - 1) * DICE_FACES + face - 1
        for district in DISTRICT_NUMBER.values()
        for face in g.barges[district]
    ]
    w.picks("barges", dice, DICE)
    rank, names, kinds = SPACES.rank, g.board.names, len(CONTENTS)
    lying = [rank[names[space]] * kinds + lies - 1 for space, lies in enumerate(g.lies) if lies != EMPTY]
    w.picks("lies", lying, LYING)
    covered = [(names[cell], number + 1) for number, one in enumerate(g.buildings) for cell in one[2]]
    w.weights("building", covered, SPACES, SPACES.size)
    special = [(tile.id, rank[names[space]] + 1) for space, tile in g.special_at.items()]
    w.weights("special_at", special, WATERS, SPACES.size)


def tell_stacks(g: Tabannusi, w: Writer) -> None:
    """What is left, and what lies open."""
    w.numbers("supply", g.supply, len(COLOURS), MOST_GOODS)
    w.numbers("projects", g.project_stack, len(CRAFTS), MOST_STACK)
    w.numbers("pieces", g.pieces, len(CRAFTS), MOST_STACK)
    w.number("water", g.water_stack, MOST_STACK)
    w.number("gardens", g.garden_stack, MOST_STACK)
    w.number("special", len(g.special_stack), WATERS.size)
    w.number("cities", len(g.city_deck), CITY_NAMES.size)
    w.number("spare_harbours", len(g.spare_harbours), HARBOUR_NAMES.size)
    w.things("special_display", g.special_display, WATERS)
    w.places("tiles", g.tiles, TILES, len(TILE_DISTRICT))
    w.things("decrees", g.decrees, DECREE_NAMES)


def tell_builder(w: Writer, player: Builder) -> None:
    """One player's side of the table, without the city cards."""
    w.number("points", player.vp, MOST_POINTS)
    w.number("gold", player.gold, MOST_GOODS)
    w.numbers("dice", player.dice, len(COLOURS), MOST_GOODS)
    w.number("markers", player.markers, MARKERS)
    w.number("markers_left", player.markers_left, MARKERS)
    w.number("water", player.water, MOST_GOODS)
    w.things("special", list(player.special), WATERS)
    w.number("gardens", player.gardens, MOST_GOODS)
    crates = [
        colour * 4 + (2 if player.crate_full[crate] else 0) + (1 if player.crate_paid[crate] else 0)
        for crate, colour in enumerate(player.crates)
    ]
    w.picks("crates", crates, CRATES)
    w.numbers("rows", player.rows, len(ROWS), max(ROW_SIZE))
    w.numbers("craft", player.craft, len(CRAFTS), CRAFT_TOP)
    w.numbers("houses", player.houses[1:], DISTRICTS.size, HOUSES)
    w.number("planted", player.planted, MOST_GOODS)
    w.numbers("ships", player.ships, len(PLACES), ASLEEP)
    w.numbers("tile_markers", player.tile_markers, len(CRAFTS), MOST_GOODS)
    w.numbers("section_houses", player.section_houses, len(CRAFTS), MOST_GOODS)
    w.things("harbours", list(player.harbours), HARBOUR_NAMES)
    w.things("decrees", list(player.decrees), DECREE_NAMES)
    w.number("city_count", len(player.cities), MOST_GOODS)
    w.number("city_ignore", player.city_ignore, MOST_GOODS)
    w.number("assistant", player.assistant, DISTRICTS.size)
    w.number("architect", player.architect, DISTRICTS.size)


def tell_spaces_of(g: Tabannusi, w: Writer, player: Builder) -> None:
    """Where markers and buildings of a player lie."""
    seat, names = player.seat, g.board.names
    marked = [
        names[space] for space, owner in enumerate(g.marker) if owner == seat and g.lies[space] != EMPTY
    ]
    w.heap("marker", marked, SPACES)
    w.heap(
        "building",
        [names[cell] for owner, _, cells in g.buildings if owner == seat for cell in cells],
        SPACES,
    )


def tell_cities(g: Tabannusi, w: Writer, player: Builder, seat: int) -> None:
    """TAB-2.15 City cards are the owner's secret until the end."""
    is_open = (player.seat == seat and not player.bot) or g.step == OVER
    w.things("cities", player.cities if is_open else [], CITY_NAMES)
    w.things("cities_seen", g.cities_seen if is_open and player.seat == g.active else [], CITY_NAMES)


def tell_automa(w: Writer, automa: Automa) -> None:
    """TAB-10 The automa's cards and tiles; the order of the deck and the next draw are unknown to all."""
    w.word("king", automa.king.id, KING_NAMES)
    w.numbers("city", automa.city, DISTRICTS.size + 1, MOST_GOODS)
    w.number("deck", len(automa.deck), KING_CARDS.size)
    w.thing("left", automa.left[0], KING_CARDS)
    w.places_of("right", automa.right, KING_CARDS, KING_CARDS.size)
    w.numbers("bag", automa.bag, len(CRAFTS), MOST_GOODS)
    for number, token in enumerate(automa.tokens):
        w.words(f"token{number}", [CRAFTS[colour] for colour in token], CRAFT_NAMES, MOST_GOODS)
