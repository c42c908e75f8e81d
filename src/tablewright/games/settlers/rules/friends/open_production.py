"""SETX-2.1 Open Production: Workers are sent to Locations of opponents.

Elsewhere: SETX-2.1.1 in box/cards.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, tell
from tablewright.games.settlers.box.cards import WORKER, Amounts
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import features_at_work, give_goods, happens, work_once
from tablewright.games.settlers.rules.base.supply import gain_plain, spend
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    SEND,
    Location,
    Settler,
    Settlers,
    controller,
    extras,
    opponents,
    targets,
    works,
)

#: SETX-2.1.3 Workers that a Location takes in a round, from all players together.
MOST_GUESTS: Final[int] = MORE.numbers.guests_at_a_location
#: SETX-2.1.2 What the owner gains for a visit.
FOR_THE_HOST: Final = ((WORKER, 1),)
#: SETX-2.4.1 What keeps him from it.
NO_WORKER_FOR_HOST: Final = "open_production_owner_gets_no_worker"


def guests(location: Location) -> int:
    """SETX-2.1.3 Workers sent to it this round."""
    return 0 if location.more is None else location.more.sent


def open_places(g: Settlers, me: Settler) -> list[Location]:
    """SETX-2.1.3, SETX-2.1.6 Open Production of opponents with room for a Worker; SETX-11.1 none who passed.

    SETX-10.9 The Locations that the virtual player got this round too.
    """
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if location.card.is_open
        and works(location)
        and guests(location) < MOST_GUESTS
        and takes_guests(g, location)
    ]


def takes_guests(g: Settlers, location: Location) -> bool:
    """SETX-10.9 Not the Faction Locations of the virtual player."""
    return location.card.common or location.owner < len(g.settlers)


def ways_to_send(g: Settlers, me: Settler) -> list[Any]:
    """SETX-2.1.2, SETX-2.1.6 The action takes a Worker of the supply."""
    return [(SEND, location) for location in open_places(g, me)] if me.goods[WORKER] else []


def worker_to_send(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SETX-2.1.2 What the action costs."""
    return ((WORKER, 1),)


def send_worker(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-2.1.2 Put exactly 1 Worker on the Location."""
    spend(g, me, ((WORKER, 1),), None)
    yield from visit(g, me, location)


def visit(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-2.1.2, SETX-11.2 A Worker comes: its sender gains the goods, then the owner gains a Worker.

    SETX-2.1.4 The Worker stays until Cleanup and is nobody's. SETX-2.1.5 Cards come from the sender's decks,
    and what is counted is in the sender's Empire. SETX-2.1.7 At last the features of both react.
    """
    host = controller(g, location)
    extras(location).sent += 1
    tell(g, "send", seat=me.seat, host_seat=host.seat, card=location.card.id)
    yield from give_goods(g, me, location, 1, "production")
    if host is not g.virtual:
        turned_away = features_at_work(g, me, NO_WORKER_FOR_HOST)  # SETX-2.4.1
        work_once(g, turned_away)
        if not turned_away:
            gain_plain(g, host, FOR_THE_HOST, "features")
    occasion = Occasion(location.card, location)
    yield from happens(g, me, "send_worker", occasion)
    yield from happens(g, host, "opponent_sends_worker", occasion)


def why_not_send(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-2.1.3, SETX-2.1.6 Why no Worker can be sent to an Open Production Location."""
    return [
        ((SEND, location), reason_against(g, me, other, location))
        for other in opponents(g, me)
        for location in other.empire
        if location.card.is_open and not location.foundation
    ]


def reason_against(g: Settlers, me: Settler, host: Settler, location: Location) -> Reason:
    """SETX-2.1.3, SETX-2.1.6, SETX-10.9 What forbids a visit."""
    if host.passed:
        return because("SETX-2.1.3", "has-passed", seat=host.seat)
    if not works(location):
        return because("SETX-2.1.6", "barred")
    if guests(location) >= MOST_GUESTS:
        return because("SETX-2.1.3", "enough-guests", count=MOST_GUESTS)
    if not takes_guests(g, location):
        return because("SETX-10.9", "not-received")
    return because("SETX-2.1.6", "no-worker")
