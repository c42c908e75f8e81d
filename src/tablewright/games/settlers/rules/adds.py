"""The form in which a box says what it adds; one such list for each box lies in its folder, in `adds.py`.

The fields are the lists and tables of `hooks`, which tells what each of them is for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tablewright.engine import Options, Rule, Setting
from tablewright.games.settlers.box.cards import Amounts, Card
from tablewright.games.settlers.rules import hooks
from tablewright.games.settlers.rules.hooks import (
    Counting,
    Doing,
    Filter,
    Gaining,
    NoteLocation,
    NotePlayer,
    NoteTable,
    OfLocation,
    OfPlayer,
    OfTable,
    Perform,
    Possible,
    Price,
    Refuse,
    Ways,
)
from tablewright.games.settlers.rules.state import Location, Settler, Settlers


@dataclass(frozen=True)
class Action:
    """Something that can be done in a turn, as its action or as a free step."""

    ways: Ways
    perform: Perform
    refuse: Refuse
    price: Price | None = None
    free: bool = False


@dataclass(frozen=True)
class Step:
    """A step of effects; without `possible` it needs neither target nor goods."""

    do: Doing
    possible: Possible | None = None


@dataclass(frozen=True, kw_only=True)
class Adds:
    """All that a box adds to the game."""

    module: str
    # settings, and what cannot be
    settings: Sequence[Setting] = ()
    check: Callable[[Mapping[str, str]], None] | None = None
    complete: Callable[[Mapping[str, str]], dict[str, str]] | None = None
    spoken_for: Sequence[Callable[[Options], list[str]]] = ()
    setting_up: Sequence[Callable[[Settlers, Options], None]] = ()
    building: Sequence[OfTable] = ()
    # effects of cards; `replaces` names the steps that a box of before has, too
    steps: Mapping[str, Step] = field(default_factory=dict)
    replaces: Sequence[str] = ()
    gaining: Mapping[int, Gaining] = field(default_factory=dict)
    counts: Mapping[str, Counting] = field(default_factory=dict)
    filters: Mapping[str, Filter] = field(default_factory=dict)
    # a turn; `prices` are those of actions that every turn has
    actions: Mapping[str, Action] = field(default_factory=dict)
    prices: Mapping[str, Price] = field(default_factory=dict)
    spent: Sequence[Callable[[Settlers, Settler, Amounts], Rule[None]]] = ()
    resolving: Sequence[OfTable] = ()
    passing: Sequence[OfPlayer] = ()
    scored: Sequence[NotePlayer] = ()
    # Locations that come and go
    placed: Sequence[OfLocation] = ()
    restored: Sequence[NoteLocation] = ()
    shared: Sequence[NoteLocation] = ()
    grown: Sequence[OfPlayer] = ()
    taking_over: Sequence[Callable[[Settlers, Location], None]] = ()
    taken_over: Sequence[NoteLocation] = ()
    coming_home: Sequence[Callable[[Settlers, Location], Location | None]] = ()
    given: Sequence[Callable[[Settlers, Settler, Location], Rule[bool]]] = ()
    leaving: Sequence[Callable[[Settlers, Settler, Location, str], None]] = ()
    protection: Sequence[Callable[[Settlers, Settler, Location], int]] = ()
    dearer_to_raze: Sequence[Callable[[Settlers, Settler], int]] = ()
    # phases of a round
    produced: Sequence[OfPlayer] = ()
    delivered: Sequence[NoteLocation] = ()
    used: Sequence[Callable[[Settlers, Location], None]] = ()
    actions_over: Sequence[OfTable] = ()
    storing: Sequence[OfPlayer] = ()
    sweeping: Sequence[Callable[[Settlers, Location], None]] = ()
    scoring: Sequence[NotePlayer] = ()
    # alone
    introducing: Sequence[NoteTable] = ()
    attack_cards: Sequence[Callable[[Settlers], list[Card]]] = ()
    lookout_cards: Sequence[Callable[[Settlers], int]] = ()
    attacks: Sequence[Callable[[Settlers], int]] = ()
    before_attack: Sequence[Callable[[Settlers, Settler, Card], Rule[None]]] = ()
    hit_first: Sequence[Callable[[Settler, list[Location]], list[Location]]] = ()
    warding_off: Sequence[Callable[[Settlers, Settler, Location], bool]] = ()
    attacks_over: Sequence[OfTable] = ()
    collection_worth: Sequence[Callable[[Settlers], int]] = ()
    # what is checked, and what a sweep of games must have seen besides its cards
    problems: Sequence[Callable[[Settlers], list[str]]] = ()
    pieces: Sequence[str] = ()


#: The lists of `hooks` by the names of the fields.
MOMENTS: Final[dict[str, list[Any]]] = {
    "spoken_for": hooks.SPOKEN_FOR,
    "setting_up": hooks.SETTING_UP,
    "building": hooks.BUILDING,
    "spent": hooks.SPENT,
    "resolving": hooks.RESOLVING,
    "passing": hooks.PASSING,
    "scored": hooks.SCORED,
    "placed": hooks.PLACED,
    "restored": hooks.RESTORED,
    "shared": hooks.SHARED,
    "grown": hooks.GROWN,
    "taking_over": hooks.TAKING_OVER,
    "taken_over": hooks.TAKEN_OVER,
    "coming_home": hooks.COMING_HOME,
    "given": hooks.GIVEN,
    "leaving": hooks.LEAVING,
    "protection": hooks.PROTECTION,
    "dearer_to_raze": hooks.DEARER_TO_RAZE,
    "produced": hooks.PRODUCED,
    "delivered": hooks.DELIVERED,
    "used": hooks.USED,
    "actions_over": hooks.ACTIONS_OVER,
    "storing": hooks.STORING,
    "sweeping": hooks.SWEEPING,
    "scoring": hooks.SCORING,
    "introducing": hooks.INTRODUCING,
    "attack_cards": hooks.ATTACK_CARDS,
    "lookout_cards": hooks.LOOKOUT_CARDS,
    "attacks": hooks.ATTACKS,
    "before_attack": hooks.BEFORE_ATTACK,
    "hit_first": hooks.HIT_FIRST,
    "warding_off": hooks.WARDING_OFF,
    "attacks_over": hooks.ATTACKS_OVER,
    "collection_worth": hooks.COLLECTION_WORTH,
    "problems": hooks.PROBLEMS,
}


def enter(boxes: Sequence[Adds], actions: Sequence[str], order: Mapping[str, Sequence[Adds]]) -> None:
    """Enter what all boxes add into `hooks`: box by box, unless `order` has another one for a moment.

    The actions of a turn are entered in the order of their names in `actions`.
    """
    for box in boxes:
        enter_effects(box)
    for moment, entries in MOMENTS.items():
        in_turn = order.get(moment, boxes)
        assert all(box in in_turn for box in boxes if getattr(box, moment)), moment
        for box in in_turn:
            entries += getattr(box, moment)
    named = {name: action for box in boxes for name, action in box.actions.items()}
    assert sorted(named) == sorted(actions)
    for name in actions:
        enter_action(name, named[name])


def enter_effects(box: Adds) -> None:
    """Enter the steps of a box, and what its effects gain, count and ask for."""
    for name, step in box.steps.items():
        assert (name in hooks.DOING) == (name in box.replaces), name
        hooks.DOING[name] = step.do
        if step.possible is not None:
            hooks.POSSIBLE[name] = step.possible
    hooks.PRICES.update(box.prices)
    hooks.GAINING.update(box.gaining)
    hooks.COUNTS.update(box.counts)
    hooks.FILTERS.update(box.filters)


def enter_action(name: str, action: Action) -> None:
    """Enter an action, or a free step."""
    (hooks.FREE_STEPS if action.free else hooks.ACTIONS).append(action.ways)
    if action.free:
        hooks.FREE.append(name)
    hooks.PERFORM[name] = action.perform
    if action.price is not None:
        hooks.PRICES[name] = action.price
    hooks.REFUSALS.append(action.refuse)
