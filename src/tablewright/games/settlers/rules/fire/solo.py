"""SETX-10.12 Conquests alone: a line of cards to Conquer, and the Conquests of the virtual player.

Elsewhere: SETX-10.12.1 in fire/conquest.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import Options, Rule, Setting, reveal, tell
from tablewright.games.settlers.box.cards import BASE, ROUNDS, SETS, Card
from tablewright.games.settlers.box.schema_expansions import MORE, ConquestsPerRound
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.base.leaving import CONQUERED, DISCARDED, discard_location
from tablewright.games.settlers.rules.base.supply import draw_common, take_faction
from tablewright.games.settlers.rules.decks import faction_cards, put_deck_together, starting_deck
from tablewright.games.settlers.rules.fire.conquest import change_hands
from tablewright.games.settlers.rules.fire.fortresses import is_fortress
from tablewright.games.settlers.rules.fire.rows import LINE, row
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.modules import (
    ALL_FACTIONS,
    FORMATS,
    INTRODUCTORY,
    NONE,
    OPEN_FORMAT,
    RANDOM,
    RIVAL_SET,
    STANDARD_FORMAT,
    WITH_CARDS,
    YES,
    factions_in,
    modules_on,
    refused,
)
from tablewright.games.settlers.rules.state import (
    BUILDING_DECKS,
    LOOKOUT,
    WAR,
    Location,
    Settler,
    Settlers,
    extras,
    new_location,
    plays_with,
)

#: The names of the settings.
RIVAL: Final = "rival"
LEVEL: Final = "conquests"
#: SETX-10.12.4 The levels, the easiest first.
LEVELS: Final[tuple[str, ...]] = ConquestsPerRound.__struct_fields__
ALONE: Final = (1,)
RIVAL_DECK: Final = "rival-deck"
#: SETX-10.12 His deck is made like those of the table, or in a format of its own.
AS_THE_TABLE: Final = "table"
#: SETX-10.12, SETX-10.12.4 The opponent's Faction, his deck, and the number of his Conquests.
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting(RIVAL, (RANDOM, *ALL_FACTIONS), ALONE),
    Setting(LEVEL, LEVELS, ALONE),
    Setting(RIVAL_DECK, (AS_THE_TABLE, *FORMATS), ALONE),
    Setting(RIVAL_SET, (NONE, *WITH_CARDS), ALONE),
)
#: SETX-10.12 So many cards lie open beside his deck.
IN_LINE: Final[int] = MORE.numbers.solo_line
#: SETX-10.12.4 The number of his Conquests by level and round.
CONQUESTS: Final[dict[str, tuple[int, ...]]] = {
    level: getattr(MORE.solo.conquests_per_round, level) for level in LEVELS
}
#: SETX-10.12 The rows that Conquest cards show; a drawn card is shuffled in again at once.
CONQUEST_CARDS: Final[list[str]] = [card.row for card in MORE.solo.conquest_cards for _ in range(card.count)]


# ------------------------------------------------------------------------------------------------ settings
def is_changed(options: Mapping[str, str]) -> bool:
    """Whether one of these settings is not as it is by itself."""
    usual = {RIVAL: RANDOM, LEVEL: LEVELS[0], RIVAL_DECK: AS_THE_TABLE, RIVAL_SET: NONE}
    return any(options.get(name, value) != value for name, value in usual.items())


def check_rival(options: Mapping[str, str]) -> None:
    """SETX-10.12 The rival is another Faction than the player's, and there is one only with the expansion."""
    rival = options.get(RIVAL, RANDOM)
    modules = modules_on(options)
    if is_changed(options) and WAR not in modules:
        raise refused("The rival and his Conquests belong to the expansion 'fire': turn it on.", "no-war")
    if rival != RANDOM and rival not in factions_in(modules):
        raise refused(
            f"The faction {rival!r} belongs to an expansion that is off.", "faction-off", faction=rival
        )
    if rival != RANDOM and rival == options["faction-1"]:
        raise refused("The rival must be of another faction than yours.", "own-rival")
    format_, set_ = options.get(RIVAL_DECK, AS_THE_TABLE), options.get(RIVAL_SET, NONE)
    if set_ == NONE and format_ in (INTRODUCTORY, STANDARD_FORMAT):
        raise refused("The rival's deck mixes in one expansion: choose it with 'rival-set'.", "no-rival-set")
    if set_ != NONE and format_ in (AS_THE_TABLE, BASE):
        raise refused(
            "'rival-set' is for a rival's deck with a format of its own: choose 'rival-deck'.",
            "rival-set-unused",
        )


def with_war(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with the expansion that they cannot do without."""
    if not is_changed(options):
        return dict(options)
    found = {**options, WAR: YES}
    format_, set_ = found.get(RIVAL_DECK, AS_THE_TABLE), found.get(RIVAL_SET, NONE)
    if set_ == NONE and format_ in (INTRODUCTORY, STANDARD_FORMAT):
        found[RIVAL_SET] = WITH_CARDS[0]
    if set_ != NONE and format_ in (AS_THE_TABLE, BASE):
        found[RIVAL_DECK] = OPEN_FORMAT
    return found


def faction_of_rival(options: Options) -> list[str]:
    """SETX-10.12 No player gets the Faction that is chosen for the rival."""
    return [options.get(RIVAL, RANDOM)]


# ------------------------------------------------------------------------------------------------ his deck
def bring_in_rival(g: Settlers, options: Options) -> None:
    """SETX-10.12 Another Faction's deck lies opposite, with three open cards: the last one is outermost."""
    if g.virtual is None or not plays_with(g, WAR):
        return
    assert g.more is not None
    others = [name for name in factions_in(g.more.modules) if name != g.settlers[0].faction]
    chosen = options[RIVAL]
    g.more.rival = g.chance.pick(others, RIVAL) if chosen == RANDOM else chosen
    g.more.level = options[LEVEL]
    if options.get(RIVAL_DECK) == STANDARD_FORMAT:
        assert g.virtual.more is not None
        g.virtual.more.set = options[RIVAL_SET]
        g.phase = BUILDING_DECKS
        return
    g.virtual.deck = cards_of_rival(g.more.rival, options, g.more.modules)
    g.chance.shuffle(g.virtual.deck, RIVAL)
    fill_line(g, g.virtual)


def cards_of_rival(faction: str, options: Options, modules: tuple[str, ...]) -> list[Card]:
    """SETX-10.12 His deck in any format with any expansion; by itself it is made like those of the table."""
    format_, set_ = options.get(RIVAL_DECK, AS_THE_TABLE), options.get(RIVAL_SET, NONE)
    if format_ == AS_THE_TABLE:
        return faction_cards(faction, options, modules)
    sets = [set_] if set_ != NONE else list(modules) if format_ == OPEN_FORMAT else []
    return [*starting_deck(faction), *(card for one in sets for card in SETS.get((faction, one), []))]


def build_rival_deck(g: Settlers) -> Rule[None]:
    """SETX-10.12, SETX-1.3 The player puts together a Standard deck for the rival."""
    virtual = g.virtual
    if virtual is None or g.more is None or virtual.more is None or virtual.more.set == NONE:
        return
    virtual.deck = yield from put_deck_together(
        g, g.settlers[0], g.more.rival, virtual.more.set, "leave-out-rival"
    )
    fill_line(g, virtual)


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
        tell(g, "rival-shows", card=card.id)


# ------------------------------------------------------------------------------------------ his Conquests
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
            tell(g, "rival-discards", card=location.card.id)
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
        tell(g, "conquest-fails", row=name)
        return
    target = candidates[-1]
    if is_fortress(target):
        tell(g, "rival-besieges", seat=me.seat, card=target.card.id, row=name)
        if target.more is not None:
            extras(target).level = 0
        return
    tell(g, "rival-conquers", seat=me.seat, card=target.card.id, row=name)
    change_hands(g, me, virtual, target)
    spoils = yield from draw_common(g)  # SETX-5.7.1 an Event is resolved first
    if spoils is not None:
        reveal(g)
        g.collection.append(spoils)
        tell(g, "collect", card=spoils.id)
    yield from happens(g, me, "own_location_lost", Occasion(target.card, target, CONQUERED))


def line_problems(g: Settlers) -> list[str]:
    """I-20 After the refill at least three cards lie beside his deck, unless it is empty."""
    if g.virtual is None or g.more is None or not g.more.rival or g.phase != LOOKOUT:
        return []
    short = len(line_of(g)) < IN_LINE and bool(g.virtual.deck)
    return ["I-20: the line beside the rival's deck is too short"] if short else []
