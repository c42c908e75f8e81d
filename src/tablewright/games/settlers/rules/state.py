"""What lies on the table."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Model, Player, State, add_later, share
from tablewright.games.settlers.box.cards import ATLANTEANS, BOARDS, CARDS, Card

share(Card, CARDS)

#: SET-3.1 The phases of a round, in order; owed discards of Desert come before the next turn.
BUILDING_DECKS: Final = "decks"
DEALING: Final = "dealing"
LOOKOUT: Final = "lookout"
PRODUCING: Final = "production"
ACTING: Final = "action"
DEPOSITING: Final = "deposit"
CLEANUP: Final = "cleanup"
ATTACKING: Final = "attack"
COUNTING: Final = "counting"
OVER: Final = "over"

STANDARD: Final = "standard"
ALTERNATIVE: Final = "alternative"
ADVANCED: Final = "advanced"
PEACEFUL: Final = "peaceful"
SOLO: Final = "solo"

#: What a player can do in a turn.
BUILD: Final = "build"
DEAL: Final = "deal"
RAZE_HAND: Final = "raze-hand"
RAZE_ENEMY: Final = "raze"
ACTIVATE: Final = "activate"
WORKERS: Final = "workers"
PASS: Final = "pass"
DEFEND: Final = "defend"
DEPLOY: Final = "samurai"
SEND: Final = "send"
INSTANTLY: Final = "instant"
TILE: Final = "tile"
MARKET: Final = "market"

NOBODY: Final = -1
VIRTUAL: Final = "virtual"


class Extras(Model):
    """What the expansions lay on a Location or remember of it; SETX-12.7 it goes when that leaves play."""

    sent: int  # Workers sent to it this round (SETX-2.1.3)
    stored: tuple[int, ...]  # goods stored on it until the end of the next Production phase (SETX-2.2)
    colour: str  # the colour chosen for it when it was built (SETX-3.7)
    watched: bool  # the SETs of its owner were marked when it came into this Empire (SETX-3.6.1)
    marked: int  # new SETs marked so far (SETX-3.6), cards or not
    markers: tuple[Card, ...]  # face-down cards that mark them; nobody knows them
    sets_before: int  # SETs of its user when it was taken over (SETX-3.6.5)
    shared_sets: int  # SETs of whoever shares its feature that are rewarded or were there before (SETX-5.7.7)
    level: int  # of a Fortress (SETX-4.4)
    row: str  # the row of a Foundation that is laid as a barrier (SETX-4.1.2)
    stood: int  # where it stood in its row before it was taken over (SETX-4.2.8)
    tech: bool  # Technology tokens (SETX-5.1.3)
    scoring: bool
    defensive: bool
    unlocked: bool  # its second ability can be used this round (SETX-5.5.1)
    unlocked_in: int  # the turn in which that happened
    second_uses: int  # activations of its second Action
    barred: bool  # by a Barbarian token (SETX-5.7.4)
    shared_with: int  # seat that uses its feature too (SETX-5.7.7)
    parts: int  # of a statue
    tucked: tuple[Card, ...]  # cards under it until Cleanup (SETX-6.3.12)
    propped: tuple[Card, ...]  # cards under it that count at the end (SETX-6.3.13)
    triggered_in: int  # the turn in which a feature with a limit for each turn was last used
    protected: bool  # until the end of the round (Truce)
    shut: bool  # by the virtual Egyptians (SETX-10.7)
    shut_in: int  # the round in which that happened
    razed: bool  # a Foundation that was a razed Location (SETX-5.7.12)
    name: str  # a Foundation that nobody has seen is called by its number, not by its card (SETX-7.1)


class Location(Model):
    """A card in an Empire: face up a Location, face down a Foundation (SET-0.3).

    It stands in the Empire of its controller; `owner` is who gets it back (SET-0.10).
    """

    card: Card
    owner: int
    foundation: bool
    secret: bool  # a Foundation from hand, whose front only its owner knows (SET-22.2)
    uses: int  # activations since it was last cleared; those through Acting Troupe do not count
    goods: tuple[int, ...]  # paid for activations, until Cleanup (SET-10.2)
    laid: tuple[int, ...]  # Resources on a Shrine, for good (SET-17.4)
    under: tuple[Card, ...]  # cards under a Gate, for good (SET-17.3)
    defended: bool
    samurai: bool
    blocked: bool  # by a Scorpion Breeder
    taken_with: str  # id of the card that holds it in a foreign Empire; empty: it stands where it belongs
    neutral: bool  # held by a card that is gone: nobody's until Cleanup (SET-17.38)
    triggered: int  # uses of a limited feature this round (Oasis)
    route: Card | None  # a Trade Route marker under it
    route_seat: int  # whose Deal that is
    more: Extras | None  # None: nothing of an expansion

    @property
    def id(self) -> str:
        """A Location is named by its card, unless nobody has seen it (SETX-12.8)."""
        return self.card.id if self.more is None else self.more.name or self.card.id


class Means(Model):
    """What the expansions give a player."""

    set: str  # the set chosen for a Standard deck (SETX-1.3)
    favours: tuple[str, ...]  # colours of God Favour tokens (SETX-6.1.1)
    tricolour: bool
    adopted: tuple[Card, ...]  # cards of other factions that belong to this deck now (SETX-7.3)
    kept: tuple[int, ...]  # goods that survive the next Cleanup (expedition tokens)
    tiles: tuple[str, ...]  # Diplomacy tiles used this round (SETX-8.5)
    visited: bool  # the Market, this round (SETX-8.6)
    sees: int  # seat whose hand this player has looked at in this turn (SETX-12.4)
    spied: tuple[Card, ...]  # Deals that Lady Spy has made; Negotiator cannot build them (SETX-2.4.17)


class Settler(Player):
    """A player, or the virtual player of the solo game; SET-0.7 goods on cards are not in the supply."""

    faction: str  # empty: the virtual player
    goods: list[int]  # the supply, by number of the good
    hand: list[Card]
    deck: list[Card]  # faction deck; the last card is on top
    discard: list[Card]  # faction discard pile; never reshuffled
    empire: list[Location]
    deals: list[Card]  # under the board; of the virtual player the target line, its front first
    offer: list[Card]  # cards this player looks at and chooses from, unseen by the others
    passed: bool
    owes: int  # hand cards to discard because of a Desert
    more: Means | None  # None: the base game

    @property
    def id(self) -> str:
        """Who is meant in a choice of opponents: factions differ (SET-2.3)."""
        return self.faction or VIRTUAL


class Additions(Model):
    """What the expansions bring to the table."""

    modules: tuple[str, ...]  # that are on, in the order of the boxes (SETX-0.1)
    format: str  # of the decks (SETX-1)
    cards: int  # in the game altogether (I-1)
    turns: int  # taken so far in this game
    unseen: int  # Foundations laid unseen so far; gives them their names
    drawn: list[Card]  # cards that lie open for a Prayer or another effect in progress
    pending: list[Card]  # Events that wait for its end (SETX-6.2.4)
    context: str  # colours the effect in progress looks back at, blanks between them (SETX-6.2.11, SETX-7.18)
    giving: str  # the Location whose effect is being carried out, for what it gives (SETX-6.3.11)
    expedition: tuple[str, ...]  # tokens that lie open (SETX-8.3)
    reshuffled: bool  # they are laid out anew before every Action phase (SETX-8.4)
    diplomacy: tuple[str, ...]  # tiles in the middle (SETX-8.5)
    entrance: str  # the Market tile that lies with its Entrance up; empty: no Market (SETX-8.6)
    foe: str  # the virtual player's Faction card (SETX-10.1)
    rival: str  # the Faction whose deck lies opposite a single player (SETX-10.12)
    level: str  # how hard he conquers (SETX-10.12.4)
    advanced: bool  # tokens lost to Attacks count for him (SETX-10.11.4)
    loot: tuple[Card, ...]  # Deals in his Collection, worth more there (SETX-10.6)
    tokens: int  # worth of those in his Collection, in cards (SETX-10.7.2, SETX-10.11.4)
    matching: str  # the colours that "a matching good" means right now, apart by blanks (SETX-0.10)


class Settlers(State):
    """The whole table."""

    settlers: list[Settler]
    virtual: Settler | None
    common: list[Card]  # the last card is on top
    common_discard: list[Card]
    display: list[Card]  # open cards of the Lookout
    removed: list[Card]  # out of the game
    attack_deck: list[Card]
    collection: list[Card]
    lookout: str  # which Lookout is played
    peaceful: bool
    round: int
    phase: str
    step: int  # how many steps of the phase are done
    turn: int  # seat whose turn it is in the Action phase
    first: int  # holder of the First Player token
    opening: int  # who held it in round 1
    resolving: list[str]  # cards whose effect is being carried out right now
    midway: bool  # the action of a turn is being carried out (SET-6.11)
    rank: int  # solo: the rank reached, -1 if the game is lost or not over
    more: Additions | None  # None: the base game


#: The base game is written down as it was before there were expansions.
add_later(Location, more=None)
add_later(Settler, more=None)
add_later(Settlers, more=None, midway=False)
#: So are games with expansions that know nothing of these.
add_later(Additions, rival="", matching="", context="", giving="")
add_later(Means, spied=())
add_later(Extras, watched=False, shared_sets=0, shut_in=0)


def new_location(card: Card, owner: int) -> Location:
    """A card as it comes into an Empire, with nothing on it."""
    location = Location()
    location.card = card
    location.owner = owner
    location.foundation = False
    location.secret = False
    location.uses = 0
    location.goods = ()
    location.laid = ()
    location.under = ()
    location.defended = False
    location.samurai = False
    location.blocked = False
    location.taken_with = ""
    location.neutral = False
    location.triggered = 0
    location.route = None
    location.route_seat = NOBODY
    location.more = None
    return location


def extras(location: Location) -> Extras:
    """What the expansions lay on a Location, to be changed."""
    found = location.more
    if found is None:
        found = location.more = new_extras()
    return found


def new_extras() -> Extras:
    """Nothing lies there yet."""
    more = Extras()
    more.sent = 0
    more.stored = ()
    more.colour = ""
    more.watched = False
    more.marked = 0
    more.markers = ()
    more.sets_before = 0
    more.shared_sets = 0
    more.level = 0
    more.row = ""
    more.stood = 0
    more.tech = False
    more.scoring = False
    more.defensive = False
    more.unlocked = False
    more.unlocked_in = 0
    more.second_uses = 0
    more.barred = False
    more.shared_with = NOBODY
    more.parts = 0
    more.tucked = ()
    more.propped = ()
    more.triggered_in = 0
    more.protected = False
    more.shut = False
    more.shut_in = 0
    more.razed = False
    more.name = ""
    return more


def face_down(card: Card, owner: int) -> Location:
    """SET-22.2 A card as a Foundation whose front the others do not know."""
    foundation = new_location(card, owner)
    foundation.foundation = True
    foundation.secret = True
    return foundation


def in_order(g: Settlers) -> list[Settler]:
    """SET-3.3 Clockwise from the First Player."""
    return g.settlers[g.first :] + g.settlers[: g.first]


def everybody(g: Settlers) -> list[Settler]:
    """All who have an Empire, the virtual player last."""
    return g.settlers if g.virtual is None else [*g.settlers, g.virtual]


def settler_at(g: Settlers, seat: int) -> Settler:
    """Who sits there; the virtual player has the seat behind the last one."""
    if seat == len(g.settlers) and g.virtual is not None:
        return g.virtual
    return g.settlers[seat]


def opponents(g: Settlers, me: Settler) -> list[Settler]:
    """SET-0.9 All others, clockwise."""
    others = g.settlers[me.seat + 1 :] + g.settlers[: me.seat]
    if g.virtual is not None and me is not g.virtual:
        others.append(g.virtual)
    return others


def targets(g: Settlers, me: Settler) -> list[Settler]:
    """SET-6.7 The opponents who may be the target of an action: those who have not passed.

    SET-19.7 The virtual player never passes.
    """
    return [other for other in opponents(g, me) if not other.passed]


def works(location: Location) -> bool:
    """SET-0.3, SET-17.38 Whether it is a Location whose abilities work for its controller.

    SETX-5.7.4, SETX-10.7.1 None that is barred or shut.
    """
    if location.foundation or location.neutral:
        return False
    more = location.more
    return more is None or not (more.barred or more.shut)


def counts(location: Location) -> bool:
    """SETX-5.7.4, SETX-10.7.1 Whether it counts as a Location; a barred one does, a shut one does not."""
    return not (location.foundation or location.neutral or (location.more is not None and location.more.shut))


def is_shut(location: Location) -> bool:
    """SETX-10.7.1, SETX-10.7.2, I-19 Whether a block token of the virtual Egyptians lies on it."""
    return location.more is not None and location.more.shut


def is_left_out(g: Settlers, location: Location) -> bool:
    """SETX-10.7.1 Whether Attacks pass it by: it was shut in an earlier round, not just now."""
    return location.more is not None and location.more.shut and location.more.shut_in < g.round


def is_fortress(location: Location) -> bool:
    """SETX-4.4.1 Whether no effect of a card touches it, not even of its owner's."""
    return location.card.most_levels > 0


def is_immune(location: Location) -> bool:
    """SETX-4.4.1 Whether no effect of an opponent touches it: a Fortress, or a Location under a truce."""
    return is_fortress(location) or (location.more is not None and location.more.protected)


#: SETX-4.3 The module with which Faction Locations can be Conquered, and so must be defended.
WAR: Final = "fire"


def plays_with(g: Settlers, module: str) -> bool:
    """SETX-0.1 Whether a module is on."""
    return g.more is not None and module in g.more.modules


def holds_out(g: Settlers) -> bool:
    """SETX-10.11 Whether this is a solo game of the Atlanteans, whose tokens stop Attacks."""
    return g.virtual is not None and g.settlers[0].faction == ATLANTEANS


def controller(g: Settlers, location: Location) -> Settler:
    """SET-0.10 In whose Empire it stands."""
    for settler in everybody(g):
        for mine in settler.empire:
            if mine is location:
                return settler
    raise LookupError(location.id)


def is_own_faction(me: Settler, card: Card) -> bool:
    """SET-15.11 Whether the card is of the player's own faction; SETX-7.3 or has been taken into its deck."""
    return card.deck == me.faction or (me.more is not None and card in me.more.adopted)


def home_of(g: Settlers, card: Card) -> str:
    """SETX-7.3 The deck a card belongs to now."""
    if g.more is not None:
        for settler in g.settlers:
            if settler.more is not None and card in settler.more.adopted:
                return settler.faction
    return card.deck


def statically(me: Settler, name: str) -> list[Location]:
    """The Locations of an Empire that have this effect all the time."""
    return [location for location in me.empire if name in location.card.statics and works(location)]


def colours_of(location: Location) -> tuple[str, ...]:
    """SET-0.6, SETX-3.7 The colours of a Location, a chosen one included."""
    if location.more is not None and location.more.colour:
        return (location.more.colour,)
    return location.card.colours


def look_back_at(g: Settlers, colours: tuple[str, ...]) -> None:
    """SETX-6.2.11, SETX-7.18 What follows in the same effect asks for these colours."""
    if g.more is not None:
        g.more.context = " ".join(colours)


def colours_looked_at(g: Settlers) -> list[str]:
    """SETX-6.2.11, SETX-7.18 The colours of what was razed, removed or signed before."""
    assert g.more is not None
    return g.more.context.split()


def commands_samurai(me: Settler) -> bool:
    """SET-12.6 Only the Japanese deploy Samurai."""
    return me.faction != "" and BOARDS[me.faction].samurai


def count_colour(me: Settler, colour: str) -> int:
    """SET-7.9 to SET-7.12 Locations of a colour in the Empire; a Foundation has none.

    SET-17.41, SETX-2.4.15, SETX-5.7.11 A Location of several colours counts for each, SETX-12.5 a Foundation
    for none.
    """
    count = 0
    for location in me.empire:
        if location.more is None:
            if colour in location.card.colours and not location.foundation and not location.neutral:
                count += 1
        elif colour in colours_of(location) and counts(location):
            count += 1
    return count


def count_samurai(me: Settler) -> int:
    """SET-17.11 Samurai on the player's Locations; SET-15.12 nobody but the Japanese has any."""
    count = 0
    if not commands_samurai(me):
        return count
    for location in me.empire:
        if location.samurai and not location.neutral and not is_shut(location):
            count += 1
    return count


def with_features(g: Settlers, me: Settler, when: str) -> list[Location]:
    """SETX-5.7.7 The Locations whose features work for a player: own ones, and shared ones for own deeds."""
    if when in NO_DEEDS:
        return me.empire
    shared = [
        location
        for other in g.settlers
        if other is not me
        for location in other.empire
        if location.more is not None and location.more.shared_with == me.seat
    ]
    return [*me.empire, *shared] if shared else me.empire


#: SETX-5.7.7 What others do, or what happens to everybody.
NO_DEEDS: Final = ("own_location_lost", "opponent_sends_worker", "opponent_exchanges_workers", "cleanup")
