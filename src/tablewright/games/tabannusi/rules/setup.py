"""TAB-2 Set-up, and TAB-12 variants.

Elsewhere: TAB-2.19 in building.py; TAB-12.2 in tabannusi/__init__.py.
"""

from __future__ import annotations

from tablewright.engine import Chance, Options, Rule, choose, tell
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    CRAFTS,
    DATA,
    META,
    SOLO,
    Decree,
    Harbour,
    King,
    Ship,
)
from tablewright.games.tabannusi.box.tables import (
    ACTION_TILES,
    CITIES,
    COLOUR_NUMBER,
    COMMON,
    CRATE_COLOURS,
    DECREES,
    DICE_FACES,
    DISPLAY,
    DISTRICTS,
    GOLD_ON_TRACK,
    HARBOURS,
    KINGS,
    LINES,
    MARKERS,
    PLACES,
    PORT_SPACES,
    PRINTED_SHIPS,
    ROW_SIZE,
    SHIP_TILES,
    SPECIAL_WATERS,
    STACKS,
    TILE_DISTRICT,
    ZIGGURAT_SPACES,
    ZIGGURAT_TILES,
    board_for,
)
from tablewright.games.tabannusi.rules.building import raise_building, starting_spaces
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.houses import remove_house
from tablewright.games.tabannusi.rules.projects import about_spaces
from tablewright.games.tabannusi.rules.solo.cards import deal_cards, lay_out_tiles
from tablewright.games.tabannusi.rules.solo.setup import fill_bag, king_starts, new_automa
from tablewright.games.tabannusi.rules.state import EMPTY, NOBODY, START, WATER, Builder, Tabannusi
from tablewright.games.tabannusi.rules.turn import begin_turn


def set_up(players: int, options: Options, chance: Chance) -> Tabannusi:
    """TAB-2.1 to TAB-2.17 The table before the first starting building; TAB-10.1.1 alone as for two.

    TAB-11.2 All that is random comes from the table's chance.
    """
    g = Tabannusi()
    g.chance = chance
    g.revealed = 0
    king = KINGS[f"K-{options['king']}"] if players == 1 else None
    g.automa = None if king is None else new_automa(king)
    seats = players if king is None else players + 1
    g.builders = [new_builder(seat, seat >= players) for seat in range(seats)]
    lay_out_board(g, players)
    place_barges(g, players, options["setup"] == "first")
    lay_out_port(g)
    lay_out_tiles_and_cards(g)
    g.decrees = draw_decrees(chance, players) if king is None else draw_solo_decrees(chance, king)
    deal(g)
    if king is not None:
        deal_cards(g)  # TAB-10.1.5
        fill_bag(g)  # TAB-10.1.6
        lay_out_tiles(g)  # TAB-10.1.7
    # TAB-2.17 by chance; TAB-10.1.8 a king begins
    g.first = chance.below(players, "first player") if king is None else players
    g.active = (g.first - 1) % seats
    g.step = START
    g.actions_left = 0
    g.built = 0
    g.garden_due = False
    g.to_score = []
    g.scorings = 0
    g.turns = [0] * seats
    g.turns_left = -1
    return g


def new_builder(seat: int, bot: bool) -> Builder:
    """TAB-2.14, TAB-2.16 A player with houses, markers and points; TAB-10.1.2 a king has other gold."""
    me = Builder()
    me.seat = seat
    me.vp = META.start_vp
    me.tally = {"start": META.start_vp}
    me.bot = bot
    me.gold = SOLO.start_gold if bot else META.start_gold
    me.dice = [0] * len(COLOURS)
    me.markers = 0 if bot else META.start_markers_area
    me.markers_left = 0 if bot else MARKERS - META.start_markers_area
    me.water = 0
    me.special = ()
    me.gardens = 0
    me.crates, me.crate_full, me.crate_paid = [], [], []
    me.rows = list(ROW_SIZE)
    me.craft = [0] * len(CRAFTS)
    me.houses = [0] * (len(DISTRICTS) + 1)
    me.built = [0] * len(CRAFTS)
    me.planted = 0
    me.ships = [0] * len(PLACES)
    me.powers = 0
    me.tile_markers = [0] * len(CRAFTS)
    me.section_houses = [0] * len(CRAFTS)
    me.harbours, me.decrees, me.cities = (), (), []
    me.city_ignore = 0
    me.assistant = me.architect = 0  # TAB-2.20
    return me


def lay_out_board(g: Tabannusi, players: int) -> None:
    """TAB-2.1 The side of the board; TAB-2.4 the time track; TAB-2.13 stacks and pieces."""
    g.board = board_for(players)
    g.lies = [WATER if printed else EMPTY for printed in g.board.printed]
    g.marker = [NOBODY] * len(g.lies)
    g.special_at = {}
    g.projects = [()] * (len(COMMON) * len(CRAFTS))
    g.near = [0] * len(g.lies)
    g.buildings = []
    g.set_aside = [0] * len(g.builders)
    g.project_stack = [STACKS[f"PT-{colour}"] for colour in CRAFTS]
    g.pieces = [STACKS[f"BP-{colour}"] for colour in CRAFTS]
    g.time_gold = GOLD_ON_TRACK


def place_barges(g: Tabannusi, players: int, first_game: bool) -> None:
    """TAB-2.2, TAB-12.1 Printed or shuffled barges; TAB-2.3 dice rolled onto the barge of their colour."""
    colours = [COLOUR_NUMBER[district.default_barge] for district in DATA.districts]
    if not first_game:
        g.chance.shuffle(colours, "barges")
    g.local = [NOBODY, *colours]
    g.barges = [()]
    for _ in DISTRICTS:
        rolled = [g.chance.die(DICE_FACES, "dice") for _ in range(META.dice_per_color[players])]
        g.barges.append(tuple(sorted(rolled)))
    g.supply = [0] * len(COLOURS)


def lay_out_port(g: Tabannusi) -> None:
    """TAB-2.5 Ships, TAB-2.6 harbour tiles and three spare ones, TAB-2.7 crates."""
    ships: list[Ship] = list(SHIP_TILES)
    g.chance.shuffle(ships, "ships")
    g.ships = [PRINTED_SHIPS[p] if p in PRINTED_SHIPS else ships.pop() for p in range(len(PLACES))]
    tiles: list[Harbour] = list(HARBOURS.values())
    g.chance.shuffle(tiles, "harbours")
    g.harbours = [tiles.pop() for _ in LINES]
    g.spare_harbours = tiles
    g.used_harbours = []
    g.port = [NOBODY] * len(PORT_SPACES)
    g.ziggurat = [NOBODY] * len(ZIGGURAT_SPACES)
    crates = list(CRATE_COLOURS)
    g.chance.shuffle(crates, "crates")
    g.port_crates = [crates.pop() for _ in LINES]
    for player in g.builders:  # TAB-2.15, TAB-10.1.2
        for _ in range(0 if player.bot else META.start_crates):
            player.crates.append(crates.pop())
            player.crate_full.append(True)
            player.crate_paid.append(False)


def lay_out_tiles_and_cards(g: Tabannusi) -> None:
    """TAB-2.8 Water and gardens, TAB-2.9 action tiles, TAB-2.10 ziggurat tiles, TAB-2.12 city cards."""
    g.water_stack = STACKS["WT"]
    g.garden_stack = STACKS["GT"]
    g.special_stack = list(SPECIAL_WATERS.values())
    g.chance.shuffle(g.special_stack, "special water")
    g.special_display = [g.special_stack.pop() for _ in range(DISPLAY)]
    g.tiles = list(ACTION_TILES.values())
    g.chance.shuffle(g.tiles, "action tiles")
    del g.tiles[len(TILE_DISTRICT) :]
    g.ziggurat_tiles = list(ZIGGURAT_TILES.values())
    g.chance.shuffle(g.ziggurat_tiles, "ziggurat tiles")
    del g.ziggurat_tiles[len(CRAFTS) :]
    g.city_deck = list(CITIES.values())
    g.chance.shuffle(g.city_deck, "city cards")
    g.known_cities = [()] * len(g.builders)
    g.cities_seen = []
    g.cities_drawn = [0] * len(g.builders)


def draw_decrees(chance: Chance, players: int) -> list[Decree]:
    """TAB-2.11 As many as players; draw anew until the types are as different as they must be."""
    n = META.decree_cards[players]
    cards = list(DECREES.values())
    types = len({card.type for card in cards})
    while True:
        chance.shuffle(cards, "decrees")
        if len({card.type for card in cards[:n]}) == min(n, types):
            return cards[:n]


def draw_solo_decrees(chance: Chance, king: King) -> list[Decree]:
    """TAB-10.1.3 One of the king's own, one of all others."""
    own = DECREES[chance.pick(list(king.decrees), "decrees")]
    return [own, chance.pick([card for card in DECREES.values() if card is not own], "decrees")]


def deal(g: Tabannusi) -> None:
    """TAB-2.15 A city card for everybody, a king included (TAB-10.1.2)."""
    for player in g.builders:
        for _ in range(META.start_city_cards):
            player.cities.append(g.city_deck.pop())


# ------------------------------------------------------------------------------------ starting buildings
def starting_building(g: Tabannusi) -> Rule[None]:
    """TAB-2.18 From the last player counter-clockwise to the first: a building, its bonus, a house."""
    me = g.builders[g.active]
    if not g.buildings:
        tell(g, "begin", first_seat=g.first, decrees=[decree.id for decree in g.decrees])
    if me.bot:
        yield from king_starts(g, me)
        return
    picked = yield from choose(me, "start-colour", list(CRAFTS))
    colour = COLOUR_NUMBER[picked]
    spaces = [space for district in COMMON for space in starting_spaces(g, district, colour)]
    names = [g.board.names[space] for space in spaces]
    name = yield from choose(me, "start-space", names, None, about_spaces(g, colour))
    space = g.board.index[name]
    district = g.board.district[space]
    raise_building(g, me, district, colour, (space,))
    remove_house(me, colour)  # what it uncovers is not gained, so it may go before the bonus of the space
    yield from resolve(g, me, g.board.bonus[space], "spaces", colour, district)  # TAB-2.21
    if g.active == g.first:
        begin_turn(g, g.first)
    else:
        g.active = (g.active - 1) % len(g.builders)
