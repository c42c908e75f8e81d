"""SETX-10.12 Conquests alone: a line of cards to Conquer, and the Conquests of the virtual player."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Options, Rule, reveal, tell
from tablewright.games.settlers.cards import ROUNDS
from tablewright.games.settlers.conquest import change_hands
from tablewright.games.settlers.decks import faction_cards, factions_in
from tablewright.games.settlers.effects import happens
from tablewright.games.settlers.fortresses import is_fortress
from tablewright.games.settlers.hooks import ATTACKS_OVER, PROBLEMS, SETTING_UP, Occasion
from tablewright.games.settlers.leaving import CONQUERED, DISCARDED, discard_location
from tablewright.games.settlers.rivals import LEVEL, LEVELS, RANDOM, RIVAL
from tablewright.games.settlers.rows import LINE, WAR, row
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.state import (
    LOOKOUT,
    Location,
    Settler,
    Settlers,
    extras,
    new_location,
    plays_with,
)
from tablewright.games.settlers.supply import take_common, take_faction

#: SETX-10.12 So many cards lie open beside his deck.
IN_LINE: Final[int] = MORE.numbers.solo_line
#: SETX-10.12.4 The number of his Conquests by level and round.
CONQUESTS: Final[dict[str, tuple[int, ...]]] = {
    level: getattr(MORE.solo.conquests_per_round, level) for level in LEVELS
}
#: SETX-10.12 The rows that Conquest cards show; a drawn card is shuffled in again at once.
CONQUEST_CARDS: Final[list[str]] = [card.row for card in MORE.solo.conquest_cards for _ in range(card.count)]


def bring_in_rival(g: Settlers, options: Options) -> None:
    """SETX-10.12 Another Faction's deck lies opposite, with three open cards: the last one is outermost."""
    if g.virtual is None or not plays_with(g, WAR):
        return
    assert g.more is not None
    others = [name for name in factions_in(g.more.modules) if name != g.settlers[0].faction]
    chosen = options[RIVAL]
    g.more.rival = g.chance.pick(others, RIVAL) if chosen == RANDOM else chosen
    g.more.level = options[LEVEL]
    g.virtual.deck = faction_cards(g.more.rival, options, g.more.modules)
    g.chance.shuffle(g.virtual.deck, RIVAL)
    fill_line(g, g.virtual)


def line_of(g: Settlers) -> list[Location]:
    """SETX-10.12.6 His open cards, one line whatever their kind, from his deck outwards."""
    return [] if g.virtual is None else row(g, g.virtual.seat, LINE)


def fill_line(g: Settlers, virtual: Settler) -> None:
    """SETX-10.12.5 Cards of his deck are added on the left until three lie there, or as many as there are."""
    while len(line_of(g)) < IN_LINE:
        card = take_faction(virtual)
        if card is None:
            return
        virtual.empire.append(new_location(card, virtual.seat))
        reveal(g)
        tell(g, "rival-shows", card=card.id, rule="SETX-10.12.5")


def conquests_now(g: Settlers) -> int:
    """SETX-10.12.4 How many Conquests he makes after this round."""
    assert g.more is not None
    return CONQUESTS[g.more.level][g.round - 1]


def wage_war(g: Settlers) -> Rule[None]:
    """SETX-10.12.2 After the attacks: his line is discarded, he makes his Conquests, the line is refilled."""
    virtual = g.virtual
    if virtual is None or g.more is None or not g.more.rival or g.round == ROUNDS:
        return
    number = conquests_now(g)
    if number or MORE.constants.solo_discard_line_when_no_conquest:
        for location in line_of(g):
            tell(g, "rival-discards", card=location.card.id, rule="SETX-10.12.2")
            discard_location(g, virtual, location, DISCARDED)
    for _ in range(number):
        yield from conquest_by_card(g, virtual, g.chance.pick(CONQUEST_CARDS, "conquest"))
    fill_line(g, virtual)


def conquest_by_card(g: Settlers, virtual: Settler, name: str) -> Rule[None]:
    """SETX-10.12.3 He takes the leftmost Faction Location of the row, protected or not, and a Common card.

    A Fortress only loses its levels; Foundations are skipped, and an empty row is a failure.
    """
    me = g.settlers[0]
    candidates = [location for location in row(g, me.seat, name) if not location.foundation]
    if not candidates:
        tell(g, "conquest-fails", row=name, rule="SETX-10.12.3")
        return
    target = candidates[-1]
    if is_fortress(target):
        tell(g, "rival-besieges", seat=me.seat, card=target.card.id, row=name, rule="SETX-10.12.3")
        if target.more is not None:
            extras(target).level = 0
        return
    tell(g, "rival-conquers", seat=me.seat, card=target.card.id, row=name, rule="SETX-10.12.3")
    change_hands(g, me, virtual, target)
    spoils = take_common(g)
    if spoils is not None:
        reveal(g)
        g.collection.append(spoils)
        tell(g, "collect", card=spoils.id, rule="SETX-10.12.3")
    yield from happens(g, me, "own_location_lost", Occasion(target.card, target, CONQUERED))


def line_problems(g: Settlers) -> list[str]:
    """I-20 After the refill at least three cards lie beside his deck, unless it is empty."""
    if g.virtual is None or g.more is None or not g.more.rival or g.phase != LOOKOUT:
        return []
    short = len(line_of(g)) < IN_LINE and bool(g.virtual.deck)
    return ["I-20: the line beside the rival's deck is too short"] if short else []


SETTING_UP.append(bring_in_rival)
ATTACKS_OVER.append(wage_war)
PROBLEMS.append(line_problems)
