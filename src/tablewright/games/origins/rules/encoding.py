"""What a seat may see (ORI-1.7.1), in numbers, and what every answer can be."""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import YES_OR_NO, AnyOf, Around, Domain, Names, Parts, Whole, shared
from tablewright.engine.encoding import Encoder
from tablewright.engine.state import Player
from tablewright.engine.writer import Writer
from tablewright.games.origins.box.schema import (
    BASIC,
    BUILDINGS,
    CAP_VALUE,
    COLOURS,
    DATA,
    DISTRICTS,
    LAST_SPACE,
    POPULATION,
    SITES,
    SPEAKER_MOST,
    STEP_NAMES,
    TEMPLE_TOP,
    TEMPLES,
    ZODIAC,
)
from tablewright.games.origins.rules.state import (
    ARCHON,
    DRAFT,
    OVER,
    PLAY,
    ROUND_END,
    SPEAKER,
    Builder,
    Cell,
    Origins,
)

#: A city grows without bounds; one that is not wider than this has a number for each of its cells.
WIDTH: Final = 16

PHASES: Final = Names([DRAFT, PLAY, ROUND_END, OVER])
TILES: Final = Names(BUILDINGS)
CARDS: Final = Names(DISTRICTS)
COLOUR_NAMES: Final = Names(COLOURS)
SITE_NAMES: Final = Names(SITES)
TEMPLE_NAMES: Final = Names(TEMPLES)
POWERS: Final = Names(ZODIAC)
GOODS: Final = Names([*BASIC, "gold"])
ENDS: Final = Names([condition.id for condition in DATA.end_conditions])
FACES: Final = Whole(1, CAP_VALUE)
DICE: Final = Parts(COLOUR_NAMES, FACES)
HOME: Final = "home"
PEOPLE: Final = Parts(COLOUR_NAMES, FACES, Names([HOME, *SITES]))
CELLS: Final = shared("cell", Parts(Around(WIDTH), Around(WIDTH)))
CELLS_WITH_TILE: Final = shared("cell", Parts(Around(WIDTH), Around(WIDTH), None))
SPEECHES: Final = Parts(SITE_NAMES, Whole(1, SPEAKER_MOST))
DONE: Final = "done"
OFFER: Final = len(DATA.building_offer.positions)
CITIZENS: Final = len(DATA.citizen_offer.positions)
TILE_COUNT: Final = sum([tile.count for tile in DATA.building_tiles])

DIE_NAMES: Final = Names([DICE.name(number) for number in range(DICE.size)])
PEOPLE_NAMES: Final = Names([PEOPLE.name(number) for number in range(PEOPLE.size)])
SPEECH_NAMES: Final = Names([SPEECHES.name(number) for number in range(SPEECHES.size)])
CELL_NAMES: Final = Names([CELLS.name(number) for number in range(CELLS.size)])

#: What is seldom exceeded; see the slots.
MOST_POINTS: Final = 200
MOST_GOODS: Final = 20
MOST_ROUNDS: Final = 20
MOST_SPEAKERS: Final = 5


class OriginsEncoder(Encoder):
    """The numbers of Origins."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, players)
        self.subjects = Names([*BUILDINGS, "farm", *SITES, *TEMPLES, *GOODS.words, *COLOURS, *STEP_NAMES])
        self.amounts = ("amount", "pips", "times", "value")

    def answers(self) -> dict[str, Domain]:
        place = Whole(0, OFFER)
        effects = Names([*STEP_NAMES, DONE])
        return {
            "draft": DICE,
            "draft-discard": DICE,
            "superiority": YES_OR_NO,
            "action": Names(["visit", "close", "population", "tower", "pass"]),
            "visit-worker": Parts(Names([*COLOURS, SPEAKER, ARCHON]), Whole(0, CAP_VALUE)),
            "visit-site": SITE_NAMES,
            "site-action": Names(["top", "bottom", "bonus", "pisces", DONE]),
            "close-district": CELLS,
            "close-die": DICE,
            "district-card": Parts(
                Whole(1, max([card.number for card in DATA.district_cards])), None, None, None
            ),
            "activate": AnyOf(CELLS_WITH_TILE, Names([DONE])),
            "tile": AnyOf(Parts(Whole(1, OFFER), None), Parts(Whole(0, 0), TILES)),
            "tile-as": Names(["building", "farm", "virgo"]),
            "cell": CELLS,
            "virgo": CELLS,
            "keep-tile": Parts(place, None),
            "mage": CELLS_WITH_TILE,
            "use-ability": YES_OR_NO,
            "effect": effects,
            "repeat": effects,
            "optional-effect": YES_OR_NO,
            "veteran": DICE,
            "raise": PEOPLE,
            "raise-pips": FACES,
            "court-die": DICE,
            "court-colour": COLOUR_NAMES,
            "ship": SITE_NAMES,
            "citizen": Parts(Whole(1, CITIZENS), None, None),
            "speaker": Whole(1, SPEAKER_MOST),
            "sagittarius": YES_OR_NO,
            "aquarius": TEMPLE_NAMES,
            "temple": TEMPLE_NAMES,
            "temple-steps": Whole(1, max(TEMPLE_TOP.values())),
            "tower": COLOUR_NAMES,
            "gain-basic": Names(BASIC),
            "pay-gold": Whole(0, MOST_GOODS),
            "pay-any": GOODS,
            "passing-power": POWERS,
            "take-back": COLOUR_NAMES,
            "keep-sites": YES_OR_NO,
            "raise-neighbour": SITE_NAMES,
        }

    def sides(self, g: Origins) -> list[Player]:
        return [*g.builders]

    def observe(self, g: Origins, seat: int, w: Writer) -> None:
        self._tell_course(g, w)
        w.under("")
        if w.is_other([g.draft, g.values, g.tokens, g.military_order, g.met]):
            self._tell_board(g, w)
        w.under("")
        if w.is_other([g.temple_card, g.holder, *g.temple_order.values()]):
            self._tell_temples(g, w)
        w.open("")
        pools = [g.reserve, g.tower_pool, g.speaker_pool, g.cards, g.card_gold]
        if w.is_other([*g.stacks.values(), g.known_bottom, g.offer, g.citizens, *pools]):
            self._tell_offers(g, w)
        for builder in g.builders[seat:] + g.builders[:seat]:
            w.open_side("builder", builder.seat)
            if w.is_other([w.version_of(builder), g.speakers_out]):
                tell_builder(w, builder)
                tell_speakers(g, w, builder)

    def _tell_course(self, g: Origins, w: Writer) -> None:
        """Where the game stands."""
        w.word("phase", g.phase, PHASES)
        w.number("round", g.round, MOST_ROUNDS)
        w.number("picks", g.picks, 2 * self.players)
        w.seat("first", g.first)
        w.seat("active", g.active)
        w.number("alien", g.alien, LAST_SPACE)

    def _tell_board(self, g: Origins, w: Writer) -> None:
        """The dice to draft, the sites, and the ends that were met."""
        w.picks("draft", [DICE.index(die) for die in g.draft], DIE_NAMES)
        w.amounts("value", g.values, SITE_NAMES, CAP_VALUE)
        w.words("token", [g.tokens[site] for site in SITE_NAMES.words], COLOUR_NAMES, SITE_NAMES.size)
        w.seats_at("military_order", g.military_order, self.players)
        w.heap("met", g.met, ENDS)

    def _tell_temples(self, g: Origins, w: Writer) -> None:
        """The temples with their cards, who holds these and who came first."""
        for temple in TEMPLES:
            power = g.temple_card[temple]
            w.word(temple, power, POWERS)
            w.seat(temple + ".holder", g.holder[power])
            w.seats_at(temple + ".order", g.temple_order[temple], self.players)

    def _tell_offers(self, g: Origins, w: Writer) -> None:
        """ORI-19.5 What can be had; of the stacks the top is known, and what was put below."""
        for colour in COLOURS:
            stack = g.stacks[colour]
            w.number(colour + ".tiles", len(stack), TILE_COUNT // len(COLOURS))
            w.thing(colour + ".top", stack[-1] if stack else None, TILES)
            w.things(colour + ".bottom", stack[: g.known_bottom[colour]], TILES)
        w.places("offer", g.offer, TILES, OFFER)
        dice = [0 if die is None else die[1] for die in g.citizens]
        w.numbers("citizens", dice, CITIZENS, CAP_VALUE)
        w.words("citizens", ["" if die is None else die[0] for die in g.citizens], COLOUR_NAMES, CITIZENS)
        w.amounts("reserve", g.reserve, COLOUR_NAMES, MOST_GOODS)
        w.amounts("towers", g.tower_pool, COLOUR_NAMES, MOST_GOODS)
        w.numbers("speakers", g.speaker_pool, MOST_SPEAKERS, SPEAKER_MOST)
        w.things("cards", g.cards, CARDS)
        w.weights("gold", list(g.card_gold.items()), CARDS, DATA.setup.gold_per_district_card)


def tell_builder(w: Writer, me: Builder) -> None:
    """ORI-1.7.1 All possessions are open."""
    w.number("points", me.vp, MOST_POINTS)
    w.amounts("goods", me.goods, GOODS, MOST_GOODS)
    w.number("bases_on_track", me.bases_on_track, len(POPULATION))
    w.number("empty_bases", me.empty_bases, len(POPULATION))
    people = [PEOPLE.index((freeman.colour, freeman.value, freeman.site or HOME)) for freeman in me.freemen]
    w.picks("freemen", people, PEOPLE_NAMES)
    w.word("archon", me.archon, SITE_NAMES)
    w.numbers("speakers", me.speakers, MOST_SPEAKERS, SPEAKER_MOST)
    w.number("superiority", me.superiority, MOST_SPEAKERS)
    w.heap("advisors", me.advisors, COLOUR_NAMES)
    w.amounts("towers", me.towers, COLOUR_NAMES, MOST_GOODS)
    w.amounts("temples", me.temples, TEMPLE_NAMES, max(TEMPLE_TOP.values()))
    w.number("military", me.military, LAST_SPACE)
    w.flag("passed", me.passed)
    w.things("kept", me.kept, TILES)
    w.heap("scored", me.scored, CARDS)
    tell_city(w, me)


def tell_speakers(g: Origins, w: Writer, me: Builder) -> None:
    """The speakers of a player at the sites."""
    out = [SPEECHES.index((site, value)) for site, value, whose in g.speakers_out if whose == me.seat]
    w.picks("speakers_out", out, SPEECH_NAMES)


def tell_city(w: Writer, me: Builder) -> None:
    """ORI-8.3 The city cell by cell: the number of the tile that lies there, a farm's below 0; and at
    the corner of a district 1, or the number of the die on its closed seat of power.
    """
    farms = me.farms
    w.things("tiles", [tile for cell, tile in me.city.items() if cell not in farms], TILES)
    laid = []
    for cell, tile in me.city.items():
        number = TILES.rank[tile.id] + 1
        laid.append((cell_name(cell), -number if cell in farms else number))
    w.weights("city", laid, CELL_NAMES, TILES.size)
    districts = []
    for corner in me.districts:
        die = me.seats.get(corner)
        districts.append((cell_name(corner), 1 if die is None else DICE.index(die) + 2))
    w.weights("districts", districts, CELL_NAMES, DICE.size + 1)


def cell_name(cell: Cell) -> str:
    """The name of a cell among the slots."""
    return CELL_NAMES.words[CELLS.index(cell)]
