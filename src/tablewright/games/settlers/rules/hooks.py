"""Where the boxes join in: lists and tables that the rules look into at the places named here.

Each box says in its `adds` what it enters, and `boxes` enters all of them, once. Most of these are asked only
when an expansion is on (`Settlers.more`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tablewright.engine import Options, Reason, Rule
from tablewright.games.settlers.box.cards import Amounts, Card, Effect
from tablewright.games.settlers.rules.state import DEFEND, DEPLOY, Location, Settler, Settlers


class Occasion:
    """What sets off a feature: the card and Location concerned, and how it came about."""

    def __init__(
        self,
        card: Card | None = None,
        location: Location | None = None,
        by: str = "",
        matches: int = 0,
        points: int = 0,
        colours: tuple[str, ...] = (),
    ) -> None:
        self.card: Final = card
        self.location: Final = location
        self.by: Final = by
        self.matches: Final = matches
        self.points: Final = points
        self.colours: Final = colours  # of the Location, a chosen one included


#: What can be done in a turn: pairs of a name and a thing, or a name alone.
Ways: TypeAlias = Callable[[Settlers, Settler], list[Any]]
#: Carries one of them out; the thing is None where there is none.
Perform: TypeAlias = Callable[[Settlers, Settler, Any], Rule[None]]
#: What one of them costs.
Price: TypeAlias = Callable[[Settlers, Settler, Any], Amounts]
#: Why they are not offered.
Refuse: TypeAlias = Callable[[Settlers, Settler], list[tuple[Any, Reason]]]
#: What a step of an effect does; it returns False if it found nothing: the steps behind it are not done.
Doing: TypeAlias = Callable[[Settlers, Settler, Effect, "Location | None", str], Rule["bool | None"]]
#: Whether a step can be carried out with the goods that will be left then.
Possible: TypeAlias = Callable[[Settlers, Settler, Effect, "Location | None", "list[int]"], bool]
#: Goods go somewhere at once: the player, how many, where points come from.
Gaining: TypeAlias = Callable[[Settlers, Settler, int, str], Rule[None]]
#: Counts for `per`, `times` and `n`: the argument as written, and the Location it is written on.
Counting: TypeAlias = Callable[[Settlers, Settler, Any, "Location | None"], int]
#: A condition of a feature: the Location with the feature, the value as written, and what happened.
Filter: TypeAlias = Callable[[Settlers, Settler, Location, Any, Occasion], bool]
#: Something that happens at the table, to a player, or to a Location of a player.
OfTable: TypeAlias = Callable[[Settlers], Rule[None]]
OfPlayer: TypeAlias = Callable[[Settlers, Settler], Rule[None]]
OfLocation: TypeAlias = Callable[[Settlers, Settler, Location], Rule[None]]
#: The same where nobody is asked anything.
NoteTable: TypeAlias = Callable[[Settlers], None]
NotePlayer: TypeAlias = Callable[[Settlers, Settler], None]
NoteLocation: TypeAlias = Callable[[Settlers, Settler, Location], None]

# ------------------------------------------------------------------------------------------------- effects
#: SET-15.10 The steps that cards are made of, by name.
DOING: Final[dict[str, Doing]] = {}
#: SET-10.8 Those of them that need a target or goods.
POSSIBLE: Final[dict[str, Possible]] = {}
#: SETX-0.7 Goods that go somewhere at once when they are gained.
GAINING: Final[dict[int, Gaining]] = {}
#: What an effect counts.
COUNTS: Final[dict[str, Counting]] = {}
#: What a feature asks for.
FILTERS: Final[dict[str, Filter]] = {}

# -------------------------------------------------------------------------------------------------- a turn
#: SETX-0.11 More actions of a turn, and more free steps.
ACTIONS: Final[list[Ways]] = []
FREE_STEPS: Final[list[Ways]] = []
#: SET-6.11 The names of free steps.
FREE: Final[list[str]] = [DEFEND, DEPLOY]
#: How an action or a free step with that name is carried out, what it costs, and why it is not offered.
PERFORM: Final[dict[str, Perform]] = {}
PRICES: Final[dict[str, Price]] = {}
REFUSALS: Final[list[Refuse]] = []
#: Goods have been paid: the player, and what was paid (SETX-5.1.6).
SPENT: Final[list[Callable[[Settlers, Settler, Amounts], Rule[None]]]] = []
#: SETX-5.7.1 Resolve the Events that wait (`Additions.pending`).
RESOLVING: Final[list[OfTable]] = []
#: A player passes; SETX-8.3.
PASSING: Final[list[OfPlayer]] = []
#: A player has gained points; where they come from is in `Additions.giving` (SETX-6.3.11).
SCORED: Final[list[NotePlayer]] = []

# ---------------------------------------------------------------------------------------- coming and going
#: A card has been placed; before its production (SETX-12.2).
PLACED: Final[list[OfLocation]] = []
#: A razed Location is turned up again (SETX-5.7.12), or its feature is shared with somebody (SETX-5.7.7).
RESTORED: Final[list[NoteLocation]] = []
SHARED: Final[list[NoteLocation]] = []
#: Number of Locations has grown: by a build, after all features, or otherwise (SETX-3.6.2).
GROWN: Final[list[OfPlayer]] = []
#: A Location is about to be taken over (SETX-4.2.8).
TAKING_OVER: Final[list[Callable[[Settlers, Location], None]]] = []
#: A Location is taken over for this round; it stands in the Empire of its user (SETX-3.6.5).
TAKEN_OVER: Final[list[NoteLocation]] = []
#: Before which Location of the owner's Empire one that comes home is put; None: behind all (SETX-4.2.8).
COMING_HOME: Final[list[Callable[[Settlers, Location], Location | None]]] = []
#: A Location is given as a build cost: whether the chapter has put the card somewhere itself (SETX-7.3).
GIVEN: Final[list[Callable[[Settlers, Settler, Location], Rule[bool]]]] = []
#: A Location leaves an Empire, with the way it goes (`leaving`); what lies on it is still there (SETX-12.7).
LEAVING: Final[list[Callable[[Settlers, Settler, Location, str], None]]] = []
#: More Raze tokens that a Location of this holder takes, to raze or to Conquer it; and only to raze it.
PROTECTION: Final[list[Callable[[Settlers, Settler, Location], int]]] = []
DEARER_TO_RAZE: Final[list[Callable[[Settlers, Settler], int]]] = []

# ----------------------------------------------------------------------------------------- phases of a round
#: A player has produced (SETX-2.2.4).
PRODUCED: Final[list[OfPlayer]] = []
#: A Production Location has delivered its goods to this player, who need not be its owner (SETX-5.3.2).
DELIVERED: Final[list[NoteLocation]] = []
#: A feature or an Action of a Location with something of an expansion on it was carried out (SETX-5.3.2).
USED: Final[list[Callable[[Settlers, Location], None]]] = []
#: The Action phase is over, before the deposits; the same in the last round (SETX-12.10).
ACTIONS_OVER: Final[list[OfTable]] = []
#: A player stores goods on cards and uses Cleanup features, before the rest is discarded (SETX-12.10).
STORING: Final[list[OfPlayer]] = []
#: What lies on a Location is swept away in Cleanup (SETX-12.9).
SWEEPING: Final[list[Callable[[Settlers, Location], None]]] = []
#: Points at the end besides those of Locations and deposits (SETX-12.6).
SCORING: Final[list[NotePlayer]] = []

# ------------------------------------------------------------------------------------------------------ alone
#: The first Lookout of a solo game begins (SETX-10.1).
INTRODUCING: Final[list[NoteTable]] = []
#: More Attack cards for the virtual player's deck (SETX-10.5).
ATTACK_CARDS: Final[list[Callable[[Settlers], list[Card]]]] = []
#: More cards of a solo Lookout (SETX-10.3), and more Attacks in a phase (SETX-10.2).
LOOKOUT_CARDS: Final[list[Callable[[Settlers], int]]] = []
ATTACKS: Final[list[Callable[[Settlers], int]]] = []
#: The virtual player has revealed an Attack card, which is still to strike (SETX-10.8).
BEFORE_ATTACK: Final[list[Callable[[Settlers, Settler, Card], Rule[None]]]] = []
#: Which of the Locations that an Attack can hit come first (SETX-10.11.2).
HIT_FIRST: Final[list[Callable[[Settler, list[Location]], list[Location]]]] = []
#: Whether something stops an Attack on this Location (SETX-10.11.1).
WARDING_OFF: Final[list[Callable[[Settlers, Settler, Location], bool]]] = []
#: All attacks of an Attack phase are made; SETX-10.12.2.
ATTACKS_OVER: Final[list[OfTable]] = []
#: What the Collection is worth besides its cards (SETX-10.6).
COLLECTION_WORTH: Final[list[Callable[[Settlers], int]]] = []

# ----------------------------------------------------------------------------------------- set-up and checks
#: Factions that no player gets by chance (SETX-10.12).
SPOKEN_FOR: Final[list[Callable[[Options], list[str]]]] = []
#: A module lays out what it needs at set-up; its own settings are in the options.
SETTING_UP: Final[list[Callable[[Settlers, Options], None]]] = []
#: SETX-1.3 The players have put their decks together; there may be another one to build (SETX-10.12).
BUILDING: Final[list[OfTable]] = []
#: Broken invariants of a module, in words.
PROBLEMS: Final[list[Callable[[Settlers], list[str]]]] = []
