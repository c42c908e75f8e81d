"""What lies on the table."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Model, Player, State, share
from tablewright.games.settlers.cards import BOARDS, CARDS, Card

share(Card, CARDS)

#: SET-3.1 The phases of a round, in order; owed discards of Desert come before the next turn.
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

NOBODY: Final = -1
VIRTUAL: Final = "virtual"


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

    @property
    def id(self) -> str:
        """A Location is named by its card."""
        return self.card.id


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

    @property
    def id(self) -> str:
        """Who is meant in a choice of opponents: factions differ (SET-2.3)."""
        return self.faction or VIRTUAL


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
    rank: int  # solo: the rank reached, -1 if the game is lost or not over


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
    return location


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
    """SET-0.3, SET-17.38 Whether it is a Location that works and counts for its controller."""
    return not location.foundation and not location.neutral


def controller(g: Settlers, location: Location) -> Settler:
    """SET-0.10 In whose Empire it stands."""
    for settler in everybody(g):
        for mine in settler.empire:
            if mine is location:
                return settler
    raise LookupError(location.id)


def is_own_faction(me: Settler, card: Card) -> bool:
    """SET-15.11 Whether the card is of the player's own faction."""
    return card.deck == me.faction


def commands_samurai(me: Settler) -> bool:
    """SET-12.6 Only the Japanese deploy Samurai."""
    return me.faction != "" and BOARDS[me.faction].samurai


def count_colour(me: Settler, colour: str) -> int:
    """SET-7.9 to SET-7.12 Locations of a colour in the Empire; a Foundation has none.

    SET-17.41 A Location of three colours counts for each of them.
    """
    count = 0
    for location in me.empire:
        if colour in location.card.colours and not location.foundation and not location.neutral:
            count += 1
    return count


def count_samurai(me: Settler) -> int:
    """SET-17.11 Samurai on the player's Locations; SET-15.12 nobody but the Japanese has any."""
    count = 0
    if not commands_samurai(me):
        return count
    for location in me.empire:
        if location.samurai and not location.neutral:
            count += 1
    return count
