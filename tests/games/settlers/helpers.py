"""Positions of Imperial Settlers in table language: cards are called by their English names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tablewright.engine import Chance, Options, Table, find_game
from tablewright.games.settlers.box.cards import CARDS, COMMON, NUMBER, Card
from tablewright.games.settlers.box.schema_expansions import KINDS
from tablewright.games.settlers.rules.setup import set_up
from tablewright.games.settlers.rules.state import ACTING, Location, Settler, Settlers, new_location

TOM, MARK, EVA, IDA = 0, 1, 2, 3  # seats

_CARD_ID = re.compile(r"SET(?:X-[A-Z0-9]+)?-(?:[A-Z]{3}\d{3}|ATT-[a-z]+)-\d+|att-[a-z]+-\d+")


def position(*factions: str, seed: str = "7", **options: str) -> Settlers:
    """Round 1, Tom to act first: empty hands, supplies and Empires, all cards in their decks.

    Only the others have 2 Workers, so that they can act and the round goes on.
    """
    settled: Options = {f"faction-{i + 1}": faction for i, faction in enumerate(factions)}
    settled = find_game("settlers").settle(len(factions), {**settled, **options})
    g = set_up(len(factions), settled, Chance(seed))
    for settler in g.settlers:
        for card in settler.hand:
            (g.common if card.common else settler.deck).append(card)
        settler.hand.clear()
        settler.goods[NUMBER["worker"]] = 0 if settler.seat == TOM else 2
    g.first = g.opening = g.turn = TOM
    g.phase = ACTING
    return g


# ------------------------------------------------------------------------------------------------- cards
def name_of(card: Card) -> str:
    """The English name of a card; an attack card is called by its good."""
    return KINDS[card.kind].name_en if card.kind in KINDS else card.kind.removeprefix("SET-ATT-")


def fetch(g: Settlers, name: str) -> Card:
    """Take a copy of a card out of its deck; a printed number, such as ZWY048, names one of the copies."""
    for deck in (g.common, g.attack_deck, *(settler.deck for settler in g.settlers)):
        for card in deck:
            if name in (name_of(card), card.number):
                deck.remove(card)
                return card
    raise LookupError(f"there is no {name} in any deck")


def hand(g: Settlers, seat: int, *names: str) -> None:
    """Put cards into a hand."""
    g.settlers[seat].hand += [fetch(g, name) for name in names]


def deals(g: Settlers, seat: int, *names: str) -> None:
    """Put cards under a board as Deals."""
    g.settlers[seat].deals += [fetch(g, name) for name in names]


def built(g: Settlers, seat: int, *names: str) -> list[Location]:
    """Put Locations into an Empire, without any effect; returns them."""
    new = [new_location(fetch(g, name), seat) for name in names]
    g.settlers[seat].empire += new
    return new


def foundation(g: Settlers, seat: int, name: str) -> Location:
    """Put a Foundation into an Empire."""
    (location,) = built(g, seat, name)
    location.foundation = True
    return location


def on_top(g: Settlers, deck: str | int, *names: str) -> None:
    """Put cards on top of the Common deck or of a player's faction deck, the last one uppermost."""
    cards = [fetch(g, name) for name in names]
    (g.common if deck == COMMON else g.settlers[int(deck)].deck).extend(cards)


def supply(g: Settlers, seat: int, **amounts: int) -> None:
    """Set goods of a supply."""
    for name, n in amounts.items():
        g.settlers[seat].goods[NUMBER[name]] = n


def has(settler: Settler, **amounts: int) -> bool:
    """Whether a supply holds exactly so much of these goods."""
    found = {name: settler.goods[NUMBER[name]] for name in amounts}
    assert found == amounts
    return True


def names(cards: list[Card] | tuple[Card, ...]) -> list[str]:
    """Cards by name."""
    return [name_of(card) for card in cards]


def empire(settler: Settler) -> list[str]:
    """Locations by name, Foundations as they are."""
    return ["Foundation" if loc.foundation else name_of(loc.card) for loc in settler.empire]


def location(g: Settlers, name: str) -> Location:
    """The Location of that name, wherever it stands."""
    everybody = [*g.settlers, *([g.virtual] if g.virtual is not None else [])]
    for settler in everybody:
        for place in settler.empire:
            if name_of(place.card) == name:
                return place
    raise LookupError(name)


# ------------------------------------------------------------------------------------------------- table
def table_of(g: Settlers) -> Table:
    """Let the game go on from here."""
    table = Table(find_game("settlers"), g, len(g.settlers), {}, keep=True, record=True)
    g._journal = table.events
    table.start()
    return table


def readable(option: str) -> str:
    """An option with the names of cards instead of their ids."""
    return _CARD_ID.sub(lambda match: name_of(CARDS[match[0]]), option)


def offered(table: Table) -> list[str]:
    """What can be chosen now."""
    return [] if table.asked is None else [readable(name) for name in table.asked.option_ids()]


def kind(table: Table) -> str:
    """What is asked now."""
    return "" if table.asked is None else table.asked.kind


def asked_seat(table: Table) -> int:
    """Who is asked now."""
    assert table.asked is not None
    return table.asked.seat


def play(table: Table, *options: str) -> Settlers:
    """Choose these options one after the other."""
    for option in options:
        assert table.asked is not None, f"the game is over before {option}"
        found = offered(table)
        assert option in found, f"{option} is not among {found}"
        table.play(found.index(option))
        problems = find_game("settlers").check(table.state)
        assert problems == [], problems
    return state(table)


def state(table: Table) -> Settlers:
    """The table's state."""
    assert isinstance(table.state, Settlers)
    return table.state


def refused(table: Table, option: str) -> str:
    """The rule that forbids an option which is not offered."""
    assert option not in offered(table)
    reasons = {readable(name): reason for name, reason in table.decision.reasons.items()}
    return reasons[option].rule


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    """What happened of one kind."""
    return [event.args for event in table.events if event.kind == kind]


def pass_all(table: Table) -> None:
    """Everybody passes."""
    while kind(table) == "turn":
        play(table, "turn:pass")


def skip_to(table: Table, wanted: Callable[[Settlers], bool], prefer: str = "") -> None:
    """Answer everything with the first option (a pass or the preferred answer, if there is one)."""
    for _ in range(2000):
        if wanted(state(table)) or table.over:
            return
        found = offered(table)
        choices = [i for i, name in enumerate(found) if name == "turn:pass" or (prefer and prefer in name)]
        table.play(table.question().offset + (choices[0] if choices else 0))
    raise AssertionError("the position never came")
