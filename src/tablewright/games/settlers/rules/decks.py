"""SETX-1 and SET-21 Deck formats: which cards the decks are made of.

Elsewhere: SET-21.3 in box/schema.py; SETX-1.7 in box/schema_expansions.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import Rule, choose_many, reveal, tell
from tablewright.games.settlers.box.cards import BASE, COMMON, DECKS, SETS, Card
from tablewright.games.settlers.box.schema_expansions import standard_pattern
from tablewright.games.settlers.rules.modules import (
    ALL_CARDS,
    CARDS_OF,
    COMMON_CARDS,
    FACTION_CARDS,
    INTRODUCTORY,
    MINI,
    OPEN_FORMAT,
    STANDARD_FORMAT,
    YES,
)
from tablewright.games.settlers.rules.state import Settler, Settlers

#: SETX-1.4 How many kinds of card with so many copies a Standard deck has.
PATTERN: Final[dict[int, int]] = {
    3: standard_pattern().triples,
    2: standard_pattern().pairs,
    1: standard_pattern().singles,
}


def common_cards(options: Mapping[str, str], modules: tuple[str, ...]) -> list[Card]:
    """SETX-1.1 to SETX-1.3, I-2 The Common deck: in the Standard format the base cards alone.

    SETX-8.1 Promo cards are shuffled in with the mini-expansions, each of them if it is wanted.
    """
    cards = DECKS[COMMON][:]
    for set_ in sets_mixed_in(options, modules, COMMON_CARDS):
        cards += SETS.get((COMMON, set_), [])
    if MINI in modules and options["format"] != STANDARD_FORMAT:
        cards += [card for card in SETS[COMMON, MINI] if options.get(promo_setting(card.kind), YES) == YES]
    return cards


#: What the names of these settings begin with.
PROMO: Final = "promo-"


def promo_setting(kind: str) -> str:
    """SETX-8.1 The setting that mixes in a promo card."""
    return PROMO + kind.rpartition("-")[2].lower()


def sets_mixed_in(options: Mapping[str, str], modules: tuple[str, ...], what: str) -> list[str]:
    """SETX-1.1 One set, or SETX-1.2 those of which Common or Faction cards are wanted; SETX-1.3 or none."""
    if options["format"] == INTRODUCTORY:
        return [options["expansion"]]
    if options["format"] != OPEN_FORMAT:
        return []
    wanted = (ALL_CARDS, what)
    return [set_ for set_ in modules if set_ != MINI and options.get(CARDS_OF + set_, ALL_CARDS) in wanted]


def starting_deck(faction: str) -> list[Card]:
    """SETX-1.5 The 30 cards of the base set."""
    return DECKS[faction] if faction in DECKS else SETS[faction, BASE]


def faction_cards(faction: str, options: Mapping[str, str], modules: tuple[str, ...]) -> list[Card]:
    """SETX-1.1, SETX-1.2, SETX-1.9 The base cards and those of the sets mixed in, if the faction has any.

    SETX-8.2 Panoramic cards are the base cards of the same names.
    """
    cards = starting_deck(faction)[:]
    for set_ in sets_mixed_in(options, modules, FACTION_CARDS):
        cards += SETS.get((faction, set_), [])
    return cards


def standard_choice(faction: str, set_: str) -> list[Card]:
    """SETX-1.3, SETX-1.6 What a Standard deck may be made of."""
    return [*starting_deck(faction), *SETS.get((faction, set_), [])]


def groups(cards: list[Card]) -> dict[str, int]:
    """SETX-1.4 The kinds among these cards, with their copies."""
    found: dict[str, int] = {}
    for card in cards:
        found[card.kind] = found.get(card.kind, 0) + 1
    return found


def one_of_each_group(cards: list[Card], copies: int) -> list[Card]:
    """SETX-1.4 The first card of each group with so many copies: it stands for all of them."""
    sizes = groups(cards)
    first: dict[str, Card] = {}
    for card in cards:
        if sizes[card.kind] == copies:
            first.setdefault(card.kind, card)
    return list(first.values())


def deck_problems(faction: str, cards: list[Card]) -> list[str]:
    """SETX-1.10, I-3 What is wrong with a Standard deck: its size, its pattern, split groups, its sets."""
    problems: list[str] = []
    if len(cards) != standard_pattern().size:
        problems.append(f"the deck has {len(cards)} cards, not {standard_pattern().size}")
    sets = sorted({card.set for card in cards} - {BASE})
    everything = groups([card for set_ in (BASE, *sets) for card in standard_choice(faction, set_)])
    whole = groups(cards)
    found = dict.fromkeys(PATTERN, 0)
    for kind, copies in whole.items():
        if copies != printed_copies(faction, kind):
            problems.append(f"the copies of {kind} are not all in the deck")
        found[copies] = found.get(copies, 0) + 1
    if found != PATTERN:
        problems.append(f"the deck has not {PATTERN[3]} triples, {PATTERN[2]} pairs and {PATTERN[1]} singles")
    if len(sets) > 1:
        problems.append(f"the deck has cards of two expansions: {' and '.join(sets)}")
    if any(kind not in everything for kind in whole):
        problems.append("the deck has cards of another faction")
    return problems


def printed_copies(faction: str, kind: str) -> int:
    """SETX-1.4 How many copies of a card there are."""
    own = [starting_deck(faction), *(cards for (deck, _), cards in SETS.items() if deck == faction)]
    return max(groups(cards).get(kind, 0) for cards in own)


def put_deck_together(
    g: Settlers, me: Settler, faction: str, set_: str, question: str = "leave-out"
) -> Rule[list[Card]]:
    """SETX-1.3, SETX-1.4, SETX-1.8 A player leaves out as many groups of a size as the set has added.

    What was left out is no secret, and it is not part of the game. Returns the deck.
    """
    cards = standard_choice(faction, set_)
    out: list[Card] = []
    for copies, kinds in PATTERN.items():
        me.offer = one_of_each_group(cards, copies)
        surplus = len(me.offer) - kinds
        if surplus:
            told: dict[str, object] = {"copies": copies}
            out += yield from choose_many(me, question, me.offer[:], surplus, surplus, None, told)
    me.offer = []
    left_out = [card.kind for card in out]
    if out:
        tell(g, question, seat=me.seat, cards=[card.id for card in out])
    deck = [card for card in cards if card.kind not in left_out]
    g.chance.shuffle(deck, faction)
    reveal(g)
    return deck
