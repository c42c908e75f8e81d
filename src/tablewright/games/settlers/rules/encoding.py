"""What a seat may see (SET-22.2), in numbers."""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import Domain, Names
from tablewright.engine.encoding import Encoder
from tablewright.engine.state import Player
from tablewright.engine.writer import Writer
from tablewright.games.settlers.box.cards import BASE, CARDS, GOODS, ROUNDS, Card, is_kept
from tablewright.games.settlers.rules.answers import (
    COLOUR_NAMES,
    FACTIONS,
    GOOD_NAMES,
    ROWS,
    UNSEEN,
    answers_with,
)
from tablewright.games.settlers.rules.fire.solo import LEVELS
from tablewright.games.settlers.rules.minis.diplomacy import TILES
from tablewright.games.settlers.rules.minis.expedition import TOKENS
from tablewright.games.settlers.rules.minis.market import STALLS
from tablewright.games.settlers.rules.modules import FORMATS, MODULES, NONE, modules_on
from tablewright.games.settlers.rules.state import (
    ACTING,
    ADVANCED,
    ALTERNATIVE,
    ATTACKING,
    BUILDING_DECKS,
    CLEANUP,
    COUNTING,
    DEALING,
    DEPOSITING,
    LOOKOUT,
    OVER,
    PEACEFUL,
    PRODUCING,
    SOLO,
    STANDARD,
    Extras,
    Location,
    Settler,
    Settlers,
    everybody,
)
from tablewright.games.settlers.rules.view import is_unseen, looks_into, shows_under

PHASES: Final = Names(
    [BUILDING_DECKS, DEALING, LOOKOUT, PRODUCING, ACTING, DEPOSITING, CLEANUP, ATTACKING, COUNTING, OVER]
)
LOOKOUTS: Final = Names([STANDARD, ALTERNATIVE, ADVANCED, PEACEFUL, SOLO])
KEPT: Final = [good for good in range(len(GOODS)) if is_kept(good)]
MODULE_NAMES: Final = Names(MODULES)
SETS: Final = Names([NONE, BASE, *MODULES])
FORMAT_NAMES: Final = Names(FORMATS)
LEVEL_NAMES: Final = Names(LEVELS)
TOKEN_NAMES: Final = Names(TOKENS)
TILE_NAMES: Final = Names(TILES)
STALL_NAMES: Final = Names(STALLS)
ROW_NAMES: Final = Names(ROWS)

#: What is seldom exceeded; see the slots.
MOST_POINTS: Final = 100
MOST_GOODS: Final = 10
MOST_HAND: Final = 20
MOST_STEPS: Final = 20


class SettlersEncoder(Encoder):
    """The numbers of Imperial Settlers: with the cards of the base game, and of the boxes that are on."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, max(2, players))
        self.modules: Final = modules_on(options)
        boxes = [BASE, *self.modules]
        self.cards: Final = Names([card.id for card in CARDS.values() if card.box in boxes])
        self.subjects = Names(
            [*self.cards.words, *(UNSEEN.words if self.modules else []), *GOODS, *FACTIONS.words]
        )
        self.amounts = ("amount", "n", "copies")

    def answers(self) -> dict[str, Domain]:
        return answers_with(self.cards, self.modules)

    def sides(self, g: Settlers) -> list[Player]:
        return [*everybody(g)]

    def observe(self, g: Settlers, seat: int, w: Writer) -> None:
        self._tell_course(g, w)
        w.open("")
        counts = [len(g.common), len(g.attack_deck)]
        more = [] if g.more is None else [g.more.drawn, g.more.pending, g.more.loot]
        if w.is_other([*counts, g.common_discard, g.display, g.removed, g.collection, *more]):
            self._tell_cards(g, w)
        players = g.settlers[seat:] + g.settlers[:seat]
        if g.virtual is not None:
            players.append(g.virtual)
        for settler in players:
            w.side("settler", settler.seat)
            is_known = settler.seat == seat or looks_into(g, seat, settler)
            if w.is_other([w.version_of(settler), is_known]):
                self._tell_settler(w, settler, seat, is_known)
        w.own("locations.")
        if w.is_other([w.version_of(settler) for settler in players]):
            self._tell_all_locations(g, w, seat)

    def _tell_all_locations(self, g: Settlers, w: Writer, seat: int) -> None:
        """What stands in all Empires, as far as this seat knows it."""
        seen = [place for settler in everybody(g) for place in settler.empire if not is_hidden(place, seat)]
        self._tell_locations(w, seen, seat)
        if self.modules:
            self._tell_extras(w, seen, seat)

    def _tell_course(self, g: Settlers, w: Writer) -> None:
        """Where the game stands."""
        w.number("round", g.round, ROUNDS)
        w.word("phase", g.phase, PHASES)
        w.number("step", g.step, MOST_STEPS)
        w.seat("turn", g.turn)
        w.seat("first", g.first)
        w.word("lookout", g.lookout, LOOKOUTS)
        w.flag("peaceful", g.peaceful)
        w.number("rank", g.rank, MOST_GOODS)
        more = g.more
        if self.modules:
            assert more is not None
            w.heap("modules", list(more.modules), MODULE_NAMES)
            w.word("format", more.format, FORMAT_NAMES)
            w.heap("expedition", list(more.expedition), TOKEN_NAMES)
            w.heap("diplomacy", list(more.diplomacy), TILE_NAMES)
            w.word("entrance", more.entrance, STALL_NAMES)
            w.word("foe", more.foe, FACTIONS)
            w.word("rival", more.rival, FACTIONS)
            w.word("level", more.level, LEVEL_NAMES)
            w.number("tokens", more.tokens, MOST_GOODS)

    def _tell_cards(self, g: Settlers, w: Writer) -> None:
        """Cards that belong to nobody."""
        cards = self.cards
        w.number("deck", len(g.common), cards.size)
        w.number("attack_deck", len(g.attack_deck), cards.size)
        w.things("discard", g.common_discard, cards)
        w.things("display", g.display, cards)
        w.things("removed", g.removed, cards)
        w.things("collection", g.collection, cards)
        if self.modules:
            assert g.more is not None
            w.things("drawn", g.more.drawn, cards)
            w.things("pending", g.more.pending, cards)
            w.things("loot", list(g.more.loot), cards)

    def _tell_settler(self, w: Writer, settler: Settler, seat: int, is_known: bool) -> None:
        """One player's side of the table; SET-15.4 goods and the number of hand cards are public."""
        cards = self.cards
        own = settler.seat == seat
        w.word("faction", settler.faction, FACTIONS)
        w.number("points", settler.vp, MOST_POINTS)
        w.numbers(
            "goods",
            [settler.goods[good] for good in KEPT if good < len(settler.goods)],
            len(KEPT),
            MOST_GOODS,
        )
        w.number("cards", len(settler.hand), MOST_HAND)
        w.number("faction_cards", len([card for card in settler.hand if not card.common]), MOST_HAND)
        w.flag("hand_known", is_known)
        w.things("hand", settler.hand if is_known else NO_CARDS, cards)
        w.number("deck", len(settler.deck), MOST_HAND)
        w.things("discard", settler.discard, cards)
        w.things("deals", settler.deals, cards)
        w.number("offered", len(settler.offer), MOST_HAND)
        w.things("offer", settler.offer if own else NO_CARDS, cards)
        w.flag("passed", settler.passed)
        w.number("owes", settler.owes, MOST_GOODS)
        if self.modules:
            tell_means(w, settler, cards)
        self._tell_empire(w, settler, seat)

    def _tell_empire(self, w: Writer, settler: Settler, seat: int) -> None:
        """SET-22.1 What stands there; of what lies face down for this seat, how many and which backs."""
        hidden = [place for place in settler.empire if is_hidden(place, seat)]
        w.heap(
            "empire", [place.card.id for place in settler.empire if not is_hidden(place, seat)], self.cards
        )
        w.number("hidden_common", len([place for place in hidden if place.card.common]), MOST_GOODS)
        w.number("hidden_faction", len([place for place in hidden if not place.card.common]), MOST_GOODS)
        w.number("hidden_defended", len([place for place in hidden if place.defended]), MOST_GOODS)
        if self.modules:
            w.heap("unseen", [place.more.name for place in hidden if place.more is not None], UNSEEN)

    def _tell_locations(self, w: Writer, seen: list[Location], seat: int) -> None:
        """What is on the Locations whose front this seat knows; a card stands in one place only."""
        cards = self.cards
        w.heap("foundation", [place.card.id for place in seen if place.foundation], cards)
        w.heap("secret", [place.card.id for place in seen if place.secret], cards)
        w.heap("defended", [place.card.id for place in seen if place.defended], cards)
        w.heap("samurai", [place.card.id for place in seen if place.samurai], cards)
        w.heap("blocked", [place.card.id for place in seen if place.blocked], cards)
        w.heap("taken", [place.card.id for place in seen if place.taken_with], cards)
        w.heap("neutral", [place.card.id for place in seen if place.neutral], cards)
        w.weights(
            "owner", [(place.card.id, self._from(place.owner, seat)) for place in seen], cards, self.seats
        )
        w.weights("uses", [(place.card.id, place.uses) for place in seen], cards, MOST_GOODS)
        w.weights("goods", [(place.card.id, mixture(place.goods)) for place in seen], cards, MIXTURES)
        w.weights("laid", [(place.card.id, mixture(place.laid)) for place in seen], cards, MIXTURES)
        w.weights("under", [(place.card.id, len(place.under)) for place in seen], cards, MOST_GOODS)
        routes = [
            (place.card.id, self._from(place.route_seat, seat)) for place in seen if place.route is not None
        ]
        w.weights("route", routes, cards, self.seats)
        w.weights("lies_under", self._lying_under(seen, seat), cards, cards.size)

    def _lying_under(self, seen: list[Location], seat: int) -> list[tuple[str, int]]:
        """The cards under Locations that this seat may look at, with the number of the card above them."""
        found: list[tuple[str, int]] = []
        for place in seen:
            cards: tuple[Card, ...] = ()
            if place.owner == seat or shows_under(place):
                cards = place.under
            if place.owner == seat and place.more is not None:
                cards += place.more.tucked
            found += [(card.id, self.cards.rank[place.card.id] + 1) for card in cards]
        return found

    def _tell_extras(self, w: Writer, seen: list[Location], seat: int) -> None:
        """SETX-12.8 What the expansions have laid on them."""
        cards = self.cards
        with_more: list[tuple[str, Extras]] = [
            (place.card.id, place.more) for place in seen if place.more is not None
        ]
        w.heap("tech", [name for name, more in with_more if more.tech], cards)
        w.heap("scoring", [name for name, more in with_more if more.scoring], cards)
        w.heap("defensive", [name for name, more in with_more if more.defensive], cards)
        w.heap("unlocked", [name for name, more in with_more if more.unlocked], cards)
        w.heap("barred", [name for name, more in with_more if more.barred], cards)
        w.heap("protected", [name for name, more in with_more if more.protected], cards)
        w.heap("shut", [name for name, more in with_more if more.shut], cards)
        w.heap("razed", [name for name, more in with_more if more.razed], cards)
        w.weights("sent", [(name, more.sent) for name, more in with_more], cards, MOST_GOODS)
        w.weights("stored", [(name, mixture(more.stored)) for name, more in with_more], cards, MIXTURES)
        coloured = [(name, COLOUR_NAMES.rank.get(more.colour, -1) + 1) for name, more in with_more]
        w.weights("colour", coloured, cards, COLOUR_NAMES.size)
        rows = [(name, ROW_NAMES.rank.get(more.row, -1) + 1) for name, more in with_more]
        w.weights("row", rows, cards, ROW_NAMES.size)
        w.weights("marked", [(name, more.marked) for name, more in with_more], cards, MOST_GOODS)
        w.weights("level", [(name, more.level) for name, more in with_more], cards, MOST_GOODS)
        w.weights("second_uses", [(name, more.second_uses) for name, more in with_more], cards, MOST_GOODS)
        w.weights("parts", [(name, more.parts) for name, more in with_more], cards, MOST_GOODS)
        w.weights("tucked", [(name, len(more.tucked)) for name, more in with_more], cards, MOST_GOODS)
        w.weights("propped", [(name, len(more.propped)) for name, more in with_more], cards, MOST_GOODS)
        shared = [
            (name, self._from(more.shared_with, seat)) for name, more in with_more if more.shared_with >= 0
        ]
        w.weights("shared_with", shared, cards, self.seats)

    def _from(self, whose: int, seat: int) -> int:
        """A seat, counted from the one that looks, from 1."""
        return (whose - seat) % self.seats + 1


NO_CARDS: Final[list[Card]] = []

#: Goods on one card as one number: three of each kind can be told apart.
MIXTURES: Final = 4 ** len(KEPT)


def mixture(goods: tuple[int, ...]) -> int:
    """Goods on a card as a number, see `MIXTURES`."""
    number = 0
    for good in goods:
        number += 4 ** KEPT.index(good) if good in KEPT else 0
    return number


def is_hidden(place: Location, seat: int) -> bool:
    """SET-22.1 Whether the seat does not know the front."""
    return place.secret and (place.owner != seat or is_unseen(place))


def tell_means(w: Writer, settler: Settler, cards: Names) -> None:
    """SETX-6.1.2 What a player has of the expansions is open."""
    more = settler.more
    w.word("set", "" if more is None else more.set, SETS)
    w.heap("favours", [] if more is None else list(more.favours), COLOUR_NAMES)
    w.flag("tricolour", more is not None and more.tricolour)
    w.things("adopted", NO_CARDS if more is None else list(more.adopted), cards)
    w.heap("tiles", [] if more is None else list(more.tiles), TILE_NAMES)
    w.flag("visited", more is not None and more.visited)
    w.heap("kept", [] if more is None else [GOODS[good] for good in more.kept], GOOD_NAMES)
