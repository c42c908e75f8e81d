"""Where the chapters of the expansions join in.

The base game asks these lists and tables at the places that are named here, most of them only when an
expansion is on (`Settlers.more`). A chapter enters its functions when it is imported; `chapters` imports all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Options, Reason, Rule
from tablewright.games.settlers.cards import Amounts, Card
from tablewright.games.settlers.state import Location, Settler, Settlers


class Occasion:
    """What sets off a feature: the card and Location concerned, and how it came about."""

    def __init__(
        self,
        card: Card | None = None,
        location: Location | None = None,
        by: str = "",
        matches: int = 0,
        points: int = 0,
    ) -> None:
        self.card: Final = card
        self.location: Final = location
        self.by: Final = by
        self.matches: Final = matches
        self.points: Final = points


#: SETX-0.11 More actions of a turn: pairs of a name and a thing, or a name alone.
ACTIONS: Final[list[Callable[[Settlers, Settler], list[Any]]]] = []
#: SETX-0.11 More free steps of a turn, in the same shape.
FREE_STEPS: Final[list[Callable[[Settlers, Settler], list[Any]]]] = []
#: How an action or a free step with that name is carried out; the thing is None where there is none.
PERFORM: Final[dict[str, Callable[[Settlers, Settler, Any], Rule[None]]]] = {}
#: Why such an action is not offered.
REFUSALS: Final[list[Callable[[Settlers, Settler], list[tuple[Any, Reason]]]]] = []

#: Goods that go somewhere at once when they are gained: the player, how many, where points come from.
GAINING: Final[dict[int, Callable[[Settlers, Settler, int, str], Rule[None]]]] = {}
#: Goods have been paid: the player, and what was paid (SETX-5.1.6).
SPENT: Final[list[Callable[[Settlers, Settler, Amounts], Rule[None]]]] = []
#: SETX-5.7.1 Resolve the Events that wait (`Additions.pending`).
RESOLVING: Final[list[Callable[[Settlers], Rule[None]]]] = []
#: What `per`, `times` and `n` of an effect count: the argument as written, and the Location it is written on.
COUNTS: Final[dict[str, Callable[[Settlers, Settler, Any, Location | None], int]]] = {}
#: Conditions of features: the Location with the feature, the value as written, and what happened.
FILTERS: Final[dict[str, Callable[[Settlers, Settler, Location, Any, Occasion], bool]]] = {}

#: A card has been placed; before its production (SETX-12.2).
PLACED: Final[list[Callable[[Settlers, Settler, Location], Rule[None]]]] = []
#: Number of Locations has grown: by a build, after all features, or otherwise (SETX-3.6.2).
GROWN: Final[list[Callable[[Settlers, Settler], Rule[None]]]] = []
#: A Location is taken over for this round; it stands in the Empire of its user (SETX-3.6.5).
TAKEN_OVER: Final[list[Callable[[Settlers, Settler, Location], None]]] = []
#: A Location is given as a build cost: whether the chapter has put the card somewhere itself (SETX-7.3).
GIVEN: Final[list[Callable[[Settlers, Settler, Location], Rule[bool]]]] = []
#: A Location leaves an Empire, with the way it goes (`leaving`); what lies on it is still there (SETX-12.7).
LEAVING: Final[list[Callable[[Settlers, Settler, Location, str], None]]] = []
#: More Raze tokens that a Location of this holder takes.
PROTECTION: Final[list[Callable[[Settlers, Settler, Location], int]]] = []

#: A player has produced (SETX-2.2.4).
PRODUCED: Final[list[Callable[[Settlers, Settler], Rule[None]]]] = []
#: A Production Location has delivered its goods to this player, who need not be its owner (SETX-5.3.2).
DELIVERED: Final[list[Callable[[Settlers, Settler, Location], None]]] = []
#: A feature or an Action of a Location with something of an expansion on it was carried out (SETX-5.3.2).
USED: Final[list[Callable[[Settlers, Location], None]]] = []
#: A player passes; SETX-8.3.
PASSING: Final[list[Callable[[Settlers, Settler], Rule[None]]]] = []
#: The Action phase is over, before the deposits; the same in the last round (SETX-12.10).
ACTIONS_OVER: Final[list[Callable[[Settlers], Rule[None]]]] = []
#: A player stores goods on cards and uses Cleanup features, before the rest is discarded (SETX-12.10).
STORING: Final[list[Callable[[Settlers, Settler], Rule[None]]]] = []
#: What lies on a Location is swept away in Cleanup (SETX-12.9).
SWEEPING: Final[list[Callable[[Settlers, Location], None]]] = []
#: What a player has besides goods is discarded in Cleanup (SETX-12.9).
CLEARING: Final[list[Callable[[Settlers, Settler], None]]] = []
#: All attacks of an Attack phase are made; SETX-10.12.2.
ATTACKS_OVER: Final[list[Callable[[Settlers], Rule[None]]]] = []
#: A player has gained points; where they come from is in `Additions.giving` (SETX-6.3.11).
SCORED: Final[list[Callable[[Settlers, Settler], None]]] = []
#: Points at the end besides those of Locations and deposits (SETX-12.6).
SCORING: Final[list[Callable[[Settlers, Settler], None]]] = []

#: The virtual player has revealed an Attack card, which is still to strike (SETX-10.8).
BEFORE_ATTACK: Final[list[Callable[[Settlers, Settler, Card], Rule[None]]]] = []

#: A module lays out what it needs at set-up; its own settings are in the options.
SETTING_UP: Final[list[Callable[[Settlers, Options], None]]] = []
#: Broken invariants of a module, in words.
PROBLEMS: Final[list[Callable[[Settlers], list[str]]]] = []
