"""What a seat may see (DAI-22.2), in numbers, and what every answer can be."""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import AnyOf, Domain, Names, Parts, Whole
from tablewright.engine.encoding import Encoder
from tablewright.engine.state import Player
from tablewright.engine.writer import Writer
from tablewright.games.daitoshi.box.schema import (
    ACTION_CONDITION,
    ACTIONS,
    ADVISORS,
    BUILDINGS,
    CHIMNEY_HIGH,
    CITIES,
    CITY_SLOTS,
    COLOURS,
    DATA,
    EXPLOIT_CONDITION,
    FLAGS,
    FLOOR_NAMES,
    INVENTIONS,
    LEADER_CONDITION,
    MACHINES,
    MAGNATE_SPACES,
    MARKET_PLACES,
    MAYOR_CARDS,
    PRESTIGE_BONUS,
    REPUTATION_TOP,
    RESOURCES,
    RING_NAMES,
    SECTORS,
    SPACE_NAMES,
    STORAGE,
    TILES,
    TRACK_END,
    TRACKS,
    TYPES,
    UPGRADES,
    WORKERS_OF_A_COLOUR,
    WORMBUS_BONUS,
)
from tablewright.games.daitoshi.rules.effects import VERBS
from tablewright.games.daitoshi.rules.state import (
    ACTION,
    ADVISING,
    BLOCKED,
    END,
    EXPLOIT,
    GRANT,
    MARKER_LEFT,
    MARKER_MIDDLE,
    MARKER_RIGHT,
    OVER,
    PRODUCE,
    START,
    TURN,
    Daitoshi,
    Magnate,
)

PHASES: Final = Names([START, ADVISING, TURN, EXPLOIT, ACTION, PRODUCE, END, GRANT, OVER])
HEXES: Final = Names(TYPES)
WORKERS: Final = Names(COLOURS)
GOODS: Final = Names([*RESOURCES, "wealth"])
TILE_NAMES: Final = Names(TILES)
CITY_NAMES: Final = Names(CITIES)
TOOLS: Final = Names(INVENTIONS)
MACHINE_NAMES: Final = Names(MACHINES)
UPGRADE_NAMES: Final = Names(UPGRADES)
MAYORS: Final = Names(MAYOR_CARDS)
COUNCIL: Final = Names(ADVISORS)
FLOORS: Final = Names(FLOOR_NAMES)
HOUSES: Final = Names(BUILDINGS)
MARKET: Final = Names(MARKET_PLACES)
MARKERS: Final = Names([MARKER_LEFT, MARKER_MIDDLE, MARKER_RIGHT])
SPACES: Final = Names([f"{ring}/{sector}" for ring, sector in SPACE_NAMES])
HEX_PLACES: Final = Names([f"{space}.{kind}" for space in SPACES.words for kind in TYPES])
QUALITIES: Final = Names([tool.quality for tool in INVENTIONS.values()])
PLACES: Final = Names([place.id for place in MAGNATE_SPACES])
SLOTS: Final = max([len(machine.slots) for machine in MACHINES.values()])
UPGRADE_PLACES: Final = max([len(machine.upgrade_places) for machine in MACHINES.values()])
MAYOR_ZONE: Final = DATA.mayor.zone_places
ENVIRONMENT: Final = max([len(track.spaces) for track in TRACKS.values()])
LONGEST_TRACK: Final = max(TRACK_END)
TOP_PRESTIGE: Final = len(PRESTIGE_BONUS)
WORMBUS_END: Final = len(WORMBUS_BONUS)
CITY_COUNT: Final = len(CITY_SLOTS)

#: What is seldom exceeded; see the slots.
MOST_POINTS: Final = 200
MOST_STEAM: Final = 20
MOST_ROUNDS: Final = 30
MOST_BONUSES: Final = 9


class DaitoshiEncoder(Encoder):
    """The numbers of Daitoshi."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, max(2, players))
        conditions = [*EXPLOIT_CONDITION.values(), *ACTION_CONDITION.values(), LEADER_CONDITION]
        self.subjects = Names([*conditions, *CITIES, *INVENTIONS, *TYPES, *COLOURS, *RESOURCES, *ACTIONS])
        self.amounts = ("amount", "times", "place", "most")

    def answers(self) -> dict[str, Domain]:
        space = Parts(Names(RING_NAMES), Whole(1, SECTORS))
        return {
            "basic": TOOLS,
            "turn": Names(["city", "production"]),
            "move": Parts(Whole(1, SECTORS), PLACES),
            "exploit": HEXES,
            "conflict-hex": HEXES,
            "lay-hex": HEXES,
            "return-hex": HEXES,
            "action": Names(ACTIONS),
            "take-invention": MARKET,
            "take-second": MARKET,
            "install": HOUSES,
            "expand": AnyOf(space, Names(["renew"])),
            "electrify": space,
            "trade": CITY_NAMES,
            "trade-units": Whole(1, len(CITY_SLOTS)),
            "contribute": FLOORS,
            "machine-slot": Names([f"s{slot + 1}" for slot in range(SLOTS)]),
            "copy-city": CITY_NAMES,
            "place-flag": CITY_NAMES,
            "flag-before": CITY_NAMES,
            "flag-after": CITY_NAMES,
            "flag-needed": CITY_NAMES,
            "pilgrim": HEXES,
            "pilgrim-far": HEXES,
            "pilgrim-spaces": Whole(1, ENVIRONMENT),
            "progress": FLOORS,
            "bonus-order": Parts(Names(VERBS.values()), Whole(0, MOST_BONUSES)),
            "use-workshop": Names(RING_NAMES),
            "place-worker": Names([*RING_NAMES, "machine"]),
            "worker-to-place": WORKERS,
            "worker-colour": WORKERS,
            "keep-worker": WORKERS,
            "make-room": WORKERS,
            "pay-wealth": Whole(0, STORAGE),
            "activate": Names([*BUILDINGS, "grant"]),
            "activate-granted": HOUSES,
        }

    def sides(self, g: Daitoshi) -> list[Player]:
        return [*g.magnates]

    def observe(self, g: Daitoshi, seat: int, w: Writer) -> None:
        self._tell_course(g, w)
        w.open("")
        if w.is_other([g.tiles, g.lit, g.posted, g.laid, g.neutral, g.neutral_space]):
            tell_city(g, w)
        w.open("")
        stacks = [g.middle_stack, g.outer_stack, *g.stacks.values()]
        hexes = [g.hexes, g.uncovered, g.discard]
        if w.is_other([g.cities, g.market, g.in_hand, g.supply, g.university, *stacks, *hexes]):
            tell_offers(g, w)
        w.open("")
        if w.is_other([g.machine, g.machine_at, g.machine_worker, g.slots, g.upgrades, g.installed]):
            tell_machine(g, w)
        for magnate in g.magnates[seat:] + g.magnates[:seat]:
            w.open_side("magnate", magnate.seat)
            if w.is_other([w.version_of(magnate)]):
                tell_magnate(w, magnate)
        if self.players == 1:
            w.under("mayor.")
            tell_mayor(g, w)

    def _tell_course(self, g: Daitoshi, w: Writer) -> None:
        """Where the game stands."""
        w.word("phase", g.phase, PHASES)
        w.seat("first", g.first)
        w.seat("active", g.active)
        w.seat("leader", g.leader)
        w.number("round", g.round, MOST_ROUNDS)
        w.number("last_round", g.last_round, MOST_ROUNDS)
        w.seats_at("waiting", g.waiting, self.seats)
        w.things("basics", g.basics, TOOLS)


def tell_city(g: Daitoshi, w: Writer) -> None:
    """DAI-22.4 The spaces of the city: the tile (by its place), light, worker and hexes."""
    w.places_of("tiles", g.tiles, TILE_NAMES, SPACES.size)
    w.flags("lit", g.lit, SPACES.size)
    w.words("worker", g.posted, WORKERS, SPACES.size)
    kinds = HEXES.size
    laid = [space * kinds + HEXES.rank[kind] for space, hexes in enumerate(g.laid) for kind in hexes]
    w.picks("hexes", laid, HEX_PLACES)
    w.number("neutral", g.neutral + 1, SECTORS)
    w.number("neutral_space", g.neutral_space if g.neutral >= 0 else 0, PLACES.size)


def tell_offers(g: Daitoshi, w: Writer) -> None:
    """What can be had; DAI-3.3 of the stacks of tiles only the top one is known, of the others none."""
    for name, stack in (("middle", g.middle_stack), ("outer", g.outer_stack)):
        w.number(name, len(stack), SECTORS)
        w.thing(name + ".top", stack[-1] if stack else None, TILE_NAMES)
    w.places_of("cities", g.cities, CITY_NAMES, CITY_COUNT)
    w.places_of("market", g.market, TOOLS, MARKET.size)
    w.things("in_hand", g.in_hand, TOOLS)
    w.numbers("stacks", [len(g.stacks.get(kind, ())) for kind in QUALITIES.words], QUALITIES.size, TOOLS.size)
    w.amounts("supply", g.supply, WORKERS, WORKERS_OF_A_COLOUR)
    w.amounts("left", g.hexes, HEXES, ENVIRONMENT)
    w.amounts("uncovered", g.uncovered, HEXES, ENVIRONMENT)
    w.amounts("discard", g.discard, HEXES, ENVIRONMENT)
    w.number("university", g.university, SLOTS)


def tell_machine(g: Daitoshi, w: Writer) -> None:
    """The Mega-Machine: where it stands, its slots and Upgrades."""
    w.word("machine", g.machine.id, MACHINE_NAMES)
    w.number("machine_at", g.machine_at, SECTORS)
    w.word("machine_worker", g.machine_worker, WORKERS)
    w.flags("blocked", [slot == BLOCKED for slot in g.slots], SLOTS)
    filled = [(tool, slot + 1) for slot, tool in enumerate(g.slots) if tool and tool != BLOCKED]
    w.weights("slots", filled, TOOLS, SLOTS)
    w.places("upgrades", g.upgrades, UPGRADE_NAMES, UPGRADE_PLACES)
    w.numbers("installed", [place + 1 for place in g.installed], UPGRADE_PLACES, UPGRADE_PLACES)


def tell_magnate(w: Writer, me: Magnate) -> None:
    """DAI-22.3 All possessions are open."""
    w.number("points", me.vp, MOST_POINTS)
    w.amounts("goods", me.goods, GOODS, STORAGE)
    w.number("steam", me.steam, MOST_STEAM)
    w.number("chimney", me.chimney, CHIMNEY_HIGH)
    w.heap("workers", me.workers, WORKERS)
    w.heap("zone", me.zone, HEXES)
    w.words("places", me.zone if me.is_mayor else [], HEXES, MAYOR_ZONE)
    w.flags("conflict", [me.conflict[kind] for kind in HEXES.words], HEXES.size)
    w.places_of("floors", me.floors, TOOLS, FLOORS.size)
    w.numbers("steps", me.steps, FLOORS.size, LONGEST_TRACK)
    w.word("marker", me.marker, MARKERS)
    w.flag("grant", me.grant)
    w.flags("flags", me.flags, FLAGS)
    w.amounts("pilgrims", me.pilgrims, HEXES, ENVIRONMENT)
    w.number("reputation", me.reputation, REPUTATION_TOP)
    w.number("prestige", me.prestige, TOP_PRESTIGE)
    w.number("wormbus", me.wormbus, WORMBUS_END)
    w.number("sector", me.sector, SECTORS)
    w.number("space", me.space, PLACES.size)


def tell_mayor(g: Daitoshi, w: Writer) -> None:
    """DAI-22.2 The pile and the top card; the rest of the deck is hidden, all of it during the set-up."""
    w.number("deck", len(g.deck), MAYORS.size)
    w.thing("top", None if g.phase == START or not g.deck else g.deck[-1], MAYORS)
    w.things("pile", g.pile, MAYORS)
    w.flag("bribe", g.bribe)
    w.things("advisors", g.advisors, COUNCIL)
