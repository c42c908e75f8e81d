"""What a seat may see (TAW-13.1), in numbers, and what every answer can be."""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import YES_OR_NO, AnyOf, Domain, Names, Parts, Whole, shared
from tablewright.engine.encoding import Encoder
from tablewright.engine.state import Player
from tablewright.engine.writer import Writer
from tablewright.games.tawantinsuyu.box.schema import (
    ACTIONS,
    ARMY_CARDS,
    COLOURS,
    CONQUESTS,
    CONST,
    DATA,
    DIFFICULTY,
    GOD_CARDS,
    GODS,
    ICONS,
    OFFERING,
    PASSIVE,
    PIECES,
    PRODUCTION,
    RESOURCES,
    SECTIONS,
    SIDES,
    SPACES,
    STATUES,
    STEP_NAMES,
    STEPS_SPACES,
    TEMPLE_TOP,
    TOKENS,
    WEAVING_REWARDS,
    WEAVINGS,
    GodCard,
    by_players,
)
from tablewright.games.tawantinsuyu.rules.moments import PRAY, USE_ARMY
from tablewright.games.tawantinsuyu.rules.state import (
    FEAST_CARDS,
    FEAST_MERCHANT,
    FEAST_START,
    FEAST_TEMPLE,
    FEAST_UPKEEP,
    NOBODY,
    OVER,
    SECOND_ACTION,
    SETUP,
    TURN,
    TURN_END,
    Axomamma,
    Inca,
    Tawantinsuyu,
)
from tablewright.games.tawantinsuyu.rules.view import is_dealt

FEAST: Final = (FEAST_START, FEAST_MERCHANT, FEAST_TEMPLE, FEAST_UPKEEP, FEAST_CARDS)
STEPS: Final = Names([*SETUP, TURN, SECOND_ACTION, TURN_END, *FEAST, OVER])
WORKERS: Final = Names(COLOURS)
HILL: Final = Names([space.id for space in SPACES])
STAIRS: Final = Names([space.id for space in STEPS_SPACES])
LANDS: Final = Names([space.id for space in CONQUESTS])
GOD_NAMES: Final = Names(GOD_CARDS)
SYMBOLS: Final = Names(GODS)
ARMY_NAMES: Final = Names(ARMY_CARDS)
FIELDS: Final = Names(PRODUCTION)
PASSIVES: Final = Names(PASSIVE)
TILES: Final = Names(WEAVINGS)
STATUE_NAMES: Final = Names(STATUES)
SIDE_NAMES: Final = Names(SIDES)
OPTIONS: Final = Names(DIFFICULTY)
GOODS: Final = len(RESOURCES)
TUCKED: Final = 4
MOST_PLAYERS: Final = 4
VILLAGE: Final = max([by_players(CONST.village_size.value, size) for size in range(2, MOST_PLAYERS + 1)])
BAG: Final = max([worker.count for worker in DATA.workers])
WORKER_COUNT: Final = sum([worker.count for worker in DATA.workers])

#: What is seldom exceeded; see the slots.
MOST_POINTS: Final = 200
MOST_GOODS: Final = 20
MOST_CARDS: Final = 10
MOST_FEASTS: Final = 5

NO_CARDS: Final[list[GodCard]] = []


class TawantinsuyuEncoder(Encoder):
    """The numbers of Tawantinsuyu."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, max(2, players))
        self.subjects = Names(
            [*ACTIONS, *GOD_CARDS, *WEAVINGS, *RESOURCES, "food", *COLOURS, *STEP_NAMES.values()]
        )
        self.amounts = ("amount", "count", "food", "missing")

    def answers(self) -> dict[str, Domain]:
        return {**self._placing(), **self._using_cards(), **self._building(), **self._paying()}

    def _placing(self) -> dict[str, Domain]:
        """Turns, workers and the hill."""
        actions = Names(["place", "priest", "recruit", "training", "prayer"])
        hill = shared("space", Names(HILL.words))
        ends = Names(["potato-end", "corn-end"])
        sections = Names(ACTIONS)
        return {
            "action": actions,
            "second-action": actions,
            "place-worker": WORKERS,
            "place-space": hill,
            "take-worker": hill,
            "place-payment": AnyOf(shared("god", Names(GOD_CARDS)), Names(["gold"])),
            "task": Names(ICONS),
            "as-priest": YES_OR_NO,
            "priest-start": sections,
            "priest-move": sections,
            "priest-action": Names(["perform", "gold"]),
            "priest-potato": Names(["pay"]),
            "nomad": WORKERS,
            "village": ends,
            "casualty": ends,
            "casualty-nomad": WORKERS,
            "remove-worker": WORKERS,
            "steps": STAIRS,
            "climb": YES_OR_NO,
            "conquer": LANDS,
            "conquest-way": Parts(Whole(0, MOST_CARDS), Whole(0, MOST_CARDS)),
        }

    def _using_cards(self) -> dict[str, Domain]:
        """God cards, army cards and what can be done at any moment."""
        gods = shared("god", Names(GOD_CARDS))
        army = shared("army", Names(ARMY_CARDS))
        steps = Names(STEP_NAMES.values())
        return {
            "god-source": AnyOf(gods, Names(["deck"])),
            "keep-gods": gods,
            "start-god": gods,
            "play-god": gods,
            "return-god": gods,
            "god-benefit": Names(["all", *STEP_NAMES.values()]),
            "benefit": steps,
            "benefit-choice": Names([*RESOURCES, *STEP_NAMES.values()]),
            "keep-army": army,
            "muster": army,
            "muster-free": army,
            "discard-army": army,
            "exhaust-army": army,
            USE_ARMY: ARMY_NAMES,
            PRAY: YES_OR_NO,
            "before-scoring": Names(["go-on"]),
            "before-upkeep": Names(["go-on"]),
        }

    def _building(self) -> dict[str, Domain]:
        """Buildings, statues and weavings."""
        fields = shared("production", Names(PRODUCTION))
        passives = shared("passive", Names(PASSIVE))
        army = shared("army", Names(ARMY_CARDS))
        both = AnyOf(fields, army)
        statues = shared("statue", Names(STATUES))
        weavings = shared("weaving", Names(WEAVINGS))
        return {
            "build": AnyOf(fields, passives, Names(["exchange-market"])),
            "remove-building": AnyOf(fields, passives),
            "produce": fields,
            "produce-once": fields,
            "refresh": both,
            "refresh-early": both,
            "refresh-for-corn": both,
            "refresh-for-food": both,
            "refresh-building": fields,
            "refresh-building-early": fields,
            "statue": statues,
            "worship": statues,
            "follow-worship": statues,
            "start-weaving": weavings,
            "buy-weaving": weavings,
            "buy-rest": weavings,
            "weaving-of-two": weavings,
            "weave-next": weavings,
            "return-weaving": weavings,
            "weave": AnyOf(Parts(Whole(1, TILES.size), Names(["left", "right"])), Names(["new"])),
            "merchant": Names(WEAVING_REWARDS),
        }

    def _paying(self) -> dict[str, Domain]:
        """Prices."""
        goods = Names(RESOURCES)
        return {
            "offering": Whole(1, len(OFFERING)),
            "follow-offering": YES_OR_NO,
            "exchange": Parts(goods, goods),
            "pay-corn": Whole(0, MOST_GOODS),
            "pay-gold": Whole(0, MOST_GOODS),
            "upkeep-gold": Whole(0, WORKER_COUNT),
            "pay-temple": YES_OR_NO,
        }

    def sides(self, g: Tawantinsuyu) -> list[Player]:
        return [*g.incas]

    def observe(self, g: Tawantinsuyu, seat: int, w: Writer) -> None:
        tell_course(g, w)
        w.under("")
        workers = [g.hill, g.village, g.nomads, g.casualties, g.removed, g.bag]
        if w.is_other([g.steps, g.conquered, *workers]):
            tell_hill(g, w)
        w.under("")
        gods = [len(g.god_deck), g.god_offer, g.god_used, len(g.army_deck), g.army_discard]
        markets = [len(g.production_stack), len(g.passive_stack), g.production_market, g.passive_market]
        tiles = [g.start_weavings, g.weavings, g.top_shown, g.drawn_by, g.drawn, g.statues]
        if w.is_other([*gods, *markets, *tiles]):
            tell_offers(g, seat, w)
        own = g.incas[seat]
        dealt = is_dealt(g)
        for inca in g.incas[seat:] + g.incas[:seat]:
            if inca is own:
                w.side("inca", inca.seat)
            else:
                w.open_side("inca", inca.seat)
            is_open = inca is own or not dealt
            if w.is_other([w.version_of(inca), is_open]):
                tell_inca(w, inca)
                w.things("played", inca.played if is_open else NO_CARDS, GOD_NAMES)
        w.under("own.")
        w.things("gods", own.gods, GOD_NAMES)
        w.things("army", own.army, ARMY_NAMES)
        if self.players == 1:
            assert g.her is not None
            w.under("axomamma.")
            tell_her(w, g.her)


def tell_course(g: Tawantinsuyu, w: Writer) -> None:
    """Where the game stands; TAW-2.3 the rotation says which action faces which section."""
    w.word("step", g.step, STEPS)
    w.seat("first", g.first)
    w.seat("active", g.active)
    w.number("rotation", g.rotation, SECTIONS)
    w.seat("feast_holder", g.feast_holder)
    w.number("feasts_triggered", g.feasts_triggered, MOST_FEASTS)
    w.number("feasts_resolved", g.feasts_resolved, MOST_FEASTS)


def tell_hill(g: Tawantinsuyu, w: Writer) -> None:
    """The board: workers, markers, and the workers who wait."""
    w.words("hill", g.hill, WORKERS, HILL.size)
    w.seats_at("steps", g.steps, STAIRS.size)
    w.seats_at("conquests", g.conquered, LANDS.size)
    w.words("village", g.village, WORKERS, VILLAGE)
    w.heap("nomads", g.nomads, WORKERS)
    w.heap("casualties", g.casualties, WORKERS)
    w.heap("removed", g.removed, WORKERS)
    w.numbers("bag", g.bag, WORKERS.size, BAG)


def tell_offers(g: Tawantinsuyu, seat: int, w: Writer) -> None:
    """Cards and tiles that lie open; of decks and stacks only how many are left."""
    w.number("god_deck", len(g.god_deck), GOD_NAMES.size)
    w.things("god_offer", g.god_offer, GOD_NAMES)
    w.things("god_used", g.god_used, GOD_NAMES)
    w.number("army_deck", len(g.army_deck), ARMY_NAMES.size)
    w.things("army_discard", g.army_discard, ARMY_NAMES)
    w.number("production_stack", len(g.production_stack), FIELDS.size)
    w.number("passive_stack", len(g.passive_stack), PASSIVES.size)
    w.things("production_market", g.production_market, FIELDS)
    w.things("passive_market", g.passive_market, PASSIVES)
    w.things("start_weavings", g.start_weavings, TILES)
    w.number("weavings", len(g.weavings), TILES.size)
    w.thing("top_weaving", g.weavings[-1] if g.weavings and g.top_shown else None, TILES)
    w.flag("drawn_known", g.drawn_by == NOBODY or g.drawn_by == seat)
    w.things("drawn", g.drawn if g.drawn_by == NOBODY or g.drawn_by == seat else [], TILES)
    w.number("drawn_count", len(g.drawn), MOST_CARDS)
    w.numbers("statues", g.statues, STATUE_NAMES.size, MOST_FEASTS)


def tell_inca(w: Writer, inca: Inca) -> None:
    """What lies open before a player."""
    w.number("points", inca.vp, MOST_POINTS)
    w.numbers("goods", inca.goods, GOODS, MOST_GOODS)
    w.heap("workers", inca.workers, WORKERS)
    w.number("priest", inca.priest + 1, SECTIONS)
    w.number("temple", inca.temple, TEMPLE_TOP)
    w.number("steps_left", inca.steps_left, PIECES["steps_marker"])
    w.number("markers_left", inca.markers_left, PIECES["conquest_marker"])
    w.number("god_count", len(inca.gods), MOST_CARDS)
    w.number("played_count", len(inca.played), MOST_CARDS)
    w.number("army_count", len(inca.army), MOST_CARDS)
    w.things("army_up", inca.army_up, ARMY_NAMES)
    w.things("army_down", inca.army_down, ARMY_NAMES)
    w.things("production_up", inca.production_up, FIELDS)
    w.things("production_down", inca.production_down, FIELDS)
    w.things("passive", inca.passive, PASSIVES)
    w.things("statues", inca.statues, STATUE_NAMES)
    row: list[tuple[str, int]] = []
    place: list[tuple[str, int]] = []
    for number, tapestry in enumerate(inca.tapestries):
        for at, tile in enumerate(tapestry):
            row.append((tile.id, number + 1))
            place.append((tile.id, at + 1))
    w.weights("tapestry", row, TILES, MOST_CARDS)
    w.weights("tapestry_place", place, TILES, MOST_CARDS)


def tell_her(w: Writer, her: Axomamma) -> None:
    """TAW-12.1.7 Of her tucked cards only the symbols are visible."""
    w.words("slots", [card.god for card in her.tucked], SYMBOLS, TUCKED)
    w.numbers("tokens", her.tokens, len(TOKENS), MOST_CARDS)
    w.word("personality", her.personality, SIDE_NAMES)
    w.heap("difficulty", her.difficulty, OPTIONS)
