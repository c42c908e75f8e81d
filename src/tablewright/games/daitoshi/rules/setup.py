"""DAI-3 Set-up of the table, DAI-4 of each player, DAI-20 variants and player counts; the set-up of the
solo game (DAI-21.1 to DAI-21.5).

DAI-22.1 All of it by chance: tiles and stacks, cities, Mega-Machine, Basic inventions, first player.

Elsewhere: DAI-20.4 in daitoshi/__init__.py.
"""

from __future__ import annotations

from tablewright.engine import Chance, Rule, choose, tell
from tablewright.games.daitoshi.box.schema import (
    ADVISORS,
    CENTRE,
    CITIES,
    COLOURS,
    DATA,
    FACTORY,
    FLOORS,
    INNER,
    INVENTIONS,
    MARKET_QUALITY,
    MAYOR_CARDS,
    PLAY,
    RESOURCES,
    RINGS,
    SECTORS,
    STACKS,
    START_DISTRICT,
    TILES,
    TYPES,
    UNCOVERED,
    UPGRADES,
    WORKER_PLACES,
    WORKERS_OF_A_COLOUR,
    DistrictTile,
    Invention,
    MayorCard,
    blocked_slots,
)
from tablewright.games.daitoshi.look.wording import START_WORDS
from tablewright.games.daitoshi.rules.solo.icons import mayor_gains
from tablewright.games.daitoshi.rules.state import (
    ADVISING,
    BLOCKED,
    MARKER_MIDDLE,
    OPEN,
    START,
    TURN,
    Daitoshi,
    Magnate,
    inner_tile,
    is_city_hall,
)


def set_up(players: int, advanced: bool, advisors: int, chance: Chance) -> Daitoshi:
    """DAI-3.1 to DAI-3.16, DAI-4.1 to DAI-4.16 Everything as far as nobody has to decide; DAI-22.1 by chance;
    DAI-21.1 alone it is a game of two.
    """
    g = Daitoshi()
    g.chance = chance
    g.revealed = 0
    g.solo = players == 1
    g.players = 2 if g.solo else players  # DAI-21.1
    start_of_play(g)
    lay_out_city(g)
    lay_out_inventions(g)
    fill_tracks(g)
    build_machine(g)
    cards = shuffled_mayor_cards(g)
    place_machine(g, cards)
    g.supply = dict.fromkeys(COLOURS, WORKERS_OF_A_COLOUR)  # DAI-3.16
    g.magnates = [new_magnate(seat, False) for seat in range(g.players)]
    if g.solo:
        g.magnates[-1] = new_magnate(g.players - 1, True)
    g.first = 0 if g.solo else chance.below(players, "first player")  # DAI-4.1, DAI-21.1
    g.active = g.first
    g.deck = cards  # for the neutral Magnate; DAI-21.4 shuffled again for the Mayor
    g.advisors_left = list(ADVISORS.values())
    chance.shuffle(g.advisors_left, "advisors")
    g.advisors = [g.advisors_left.pop() for _ in range(advisors)] if g.solo else []
    deal_basics(g, advanced)
    return g


def start_of_play(g: Daitoshi) -> None:
    """Nothing has happened yet."""
    g.round = 1
    g.last_round = 0
    g.leader = -1
    g.kept_flags = []
    g.committed = ""
    g.emptied_floor = -1
    g.in_hand = []
    g.pile = []
    g.bribe = g.solo  # DAI-21.4
    g.neutral = -1
    g.neutral_space = CENTRE


def lay_out_city(g: Daitoshi) -> None:
    """DAI-3.2 Inner tiles, DAI-3.3 the two stacks with their top tile open, DAI-3.4 five cities."""
    g.tiles = [None] * (SECTORS * RINGS)
    for sector, tile in enumerate(shuffled_ring(g, "inner")):
        g.tiles[sector * RINGS + INNER] = tile
    g.middle_stack = shuffled_ring(g, "middle")
    g.outer_stack = shuffled_ring(g, "outer")
    g.tiles_seen = 0
    g.lit = [False] * len(g.tiles)
    g.posted = [""] * len(g.tiles)
    g.laid = [()] * len(g.tiles)
    cities = list(CITIES.values())
    g.chance.shuffle(cities, "cities")
    g.cities = cities[: PLAY.cities_in_play]


def shuffled_ring(g: Daitoshi, ring: str) -> list[DistrictTile]:
    """The tiles of a ring in random order."""
    tiles = [tile for tile in TILES.values() if tile.ring == ring]
    g.chance.shuffle(tiles, f"{ring} tiles")
    return tiles


def lay_out_inventions(g: Daitoshi) -> None:
    """DAI-3.5 Three face-down stacks and the market."""
    g.stacks = {}
    for quality in dict.fromkeys(MARKET_QUALITY):
        stack = [tile for tile in INVENTIONS.values() if tile.quality == quality]
        g.chance.shuffle(stack, f"{quality} inventions")
        g.stacks[quality] = stack
    g.market = [g.stacks[quality].pop() for quality in MARKET_QUALITY]


def fill_tracks(g: Daitoshi) -> None:
    """DAI-3.6 to DAI-3.10 Hexes by the number of players (DAI-20.2, DAI-20.3); the discard piles start
    empty.
    """
    stacks = STACKS[g.players]
    g.hexes = {kind: sum(stacks[kind]) for kind in TYPES}
    g.uncovered = {kind: UNCOVERED[g.players][kind][g.hexes[kind]] for kind in TYPES}
    g.discard = dict.fromkeys(TYPES, 0)


def build_machine(g: Daitoshi) -> None:
    """DAI-3.11, DAI-21.100 The side that an Advisor card names, DAI-3.13 its University tiles, DAI-3.14
    blockers, DAI-3.15 Upgrades.
    """
    numbers = [card.megamachine_number for card in ADVISORS.values() if card.megamachine_number is not None]
    number = g.chance.pick(numbers, "mega-machine")
    g.machine = DATA.megamachines[number - 1]
    g.university = INVENTIONS[g.machine.university_tile].count
    covered = blocked_slots(g.machine, g.players)
    g.slots = [BLOCKED if slot.id in covered else OPEN for slot in g.machine.slots]
    g.upgrades = list(UPGRADES.values())
    g.chance.shuffle(g.upgrades, "upgrades")
    g.installed = []
    g.machine_worker = ""


def shuffled_mayor_cards(g: Daitoshi) -> list[MayorCard]:
    """DAI-1.8 The Mayor cards serve every set-up by their map side."""
    cards = list(MAYOR_CARDS.values())
    g.chance.shuffle(cards, "mayor cards")
    return cards


def place_machine(g: Daitoshi, cards: list[MayorCard]) -> None:
    """DAI-3.12 Draw until a sector without City Hall comes up."""
    sector = cards.pop().back.sector - 1
    while is_city_hall(g, sector):
        sector = cards.pop().back.sector - 1
    g.machine_at = sector


def new_magnate(seat: int, is_mayor: bool) -> Magnate:
    """DAI-4.2 to DAI-4.11, DAI-4.14 A Factory with its pieces; DAI-21.2, DAI-21.3 the Mayor gets fewer."""
    start = FACTORY.start
    me = Magnate()
    me.seat = seat
    me.vp = 0
    me.tally = {}
    me.is_mayor = is_mayor
    me.goods = {resource: start[resource] for resource in (*RESOURCES, "wealth")}  # DAI-4.5
    me.steam = 0 if is_mayor else start["steam"]  # DAI-4.8
    me.chimney = FACTORY.steam_engine.start
    me.workers = [""] * WORKER_PLACES[0]
    me.zone = [""] * DATA.mayor.zone_places if is_mayor else []
    me.conflict = dict.fromkeys(TYPES, False)  # DAI-4.6
    me.floors = [None] * len(FLOORS)
    me.steps = [floor.progress_track.start for floor in FLOORS]  # DAI-4.3
    me.marker = MARKER_MIDDLE  # DAI-4.7
    me.grant = not is_mayor  # DAI-4.9
    me.flags = [False] * start["flags"]
    me.pilgrims = dict.fromkeys(TYPES, 0)  # DAI-4.11
    me.reputation = FACTORY.reputation_track.start_index  # DAI-4.4
    me.prestige = DATA.prestige_track.start  # DAI-4.10
    me.wormbus = DATA.wormbus_track.start
    me.sector = -1
    me.space = CENTRE
    me.turns = 0
    return me


# ------------------------------------------------------------------------------------------ Basic inventions
def deal_basics(g: Daitoshi, advanced: bool) -> None:
    """DAI-4.12 A random Basic invention for everybody, or DAI-4.15 as many to choose from."""
    tiles = [tile for tile in INVENTIONS.values() if tile.quality == "basic"]
    g.chance.shuffle(tiles, "basic inventions")
    g.basics = tiles[: g.players]
    seats = len(g.magnates)
    g.waiting = [(g.first + i) % seats for i in range(seats)]
    if advanced:
        g.phase = START
        return
    for seat in g.waiting:
        take_basic(g, g.magnates[seat], g.basics.pop())
    finish_setup(g)


def choose_basic(g: Daitoshi) -> Rule[None]:
    """DAI-4.15, DAI-20.1 In turn order everybody chooses a Basic invention; the Mayor gets the one left."""
    me = g.magnates[g.waiting.pop(0)]
    about: dict[str, object] = {tile.id: START_WORDS[tile.id] for tile in g.basics}
    tile = yield from choose(me, "basic", list(g.basics), None, about)
    g.basics.remove(tile)
    take_basic(g, me, tile)
    if not g.waiting:
        finish_setup(g)


def take_basic(g: Daitoshi, me: Magnate, tile: Invention) -> None:
    """DAI-4.12 To the bottom floor of the left building; DAI-4.13 its middle field decides where the Magnate
    starts.
    """
    me.floors[0] = tile
    start = START_DISTRICT[tile.id]
    me.sector = next(sector for sector in range(SECTORS) if inner_tile(g, sector).id == start)
    tell(g, "basic", seat=me.seat, invention=tile.id, district=inner_tile(g, me.sector).id)


def finish_setup(g: Daitoshi) -> None:
    """DAI-4.16 The neutral Magnate; DAI-21.4, DAI-21.5 the Mayor's deck; his Advisors come next."""
    g.waiting = []
    if g.players == 2:
        place_neutral(g)
    g.deck = shuffled_mayor_cards(g) if g.solo else []
    g.phase = ADVISING if g.solo else TURN


def place_neutral(g: Daitoshi) -> None:
    """DAI-4.16 Draw until a District without a player's Magnate comes up."""
    occupied = [magnate.sector for magnate in g.magnates]
    sector = g.deck.pop().back.sector - 1
    while sector in occupied:
        sector = g.deck.pop().back.sector - 1
    g.neutral = sector
    tell(g, "neutral", district=inner_tile(g, sector).id, space="middle")


def call_advisors(g: Daitoshi) -> Rule[None]:
    """DAI-21.5 The set-up Advisors of the Mayor; then the first turn."""
    apply_setup_advisors(g)
    g.phase = TURN
    yield from ()  # nobody is asked


def apply_setup_advisors(g: Daitoshi) -> None:
    """DAI-21.5 Set-up Advisors at once in the order drawn, then discarded: DAI-21.90 to DAI-21.93."""
    mayor = g.magnates[-1]
    for card in [card for card in g.advisors if card.kind == "setup"]:
        tell(g, "mayor-advisor", advisor=card.id)
        for op in card.effect:
            mayor_gains(g, mayor, op, "advisors")
        g.advisors.remove(card)
        g.advisors_left.append(card)
