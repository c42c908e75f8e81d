"""SETX-0, SETX-1 Modules and deck formats: which cards, factions and players a game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import BadSetup, Rule, Setting, choose_many, reveal, tell
from tablewright.games.settlers.cards import BASE, COMMON, DECKS, FACTIONS, NEW_FACTIONS, SETS, Card
from tablewright.games.settlers.foes import FOES, OPPONENT, foes_in
from tablewright.games.settlers.minis import all_minis, mini_settings, minis_wanted
from tablewright.games.settlers.rivals import check_rival, completed_rival, rival_settings
from tablewright.games.settlers.rows import WAR
from tablewright.games.settlers.schema import DATA
from tablewright.games.settlers.schema_expansions import COLOURS, MORE, standard_pattern
from tablewright.games.settlers.state import Settler, Settlers, plays_with

#: SETX-0.1 All modules, in the order of their boxes.
MODULES: Final[tuple[str, ...]] = tuple(box.id for box in MORE.boxes)
#: The modules whose rules can be played; only they are offered.
PLAYABLE: Final[tuple[str, ...]] = ("wcwbf", "magic3", "fire", "atl", "azt", "ama", "mini")
MINI: Final = "mini"

#: SETX-1.1 to SETX-1.3 The formats; without one, expansions bring rules and factions, but no cards.
INTRODUCTORY: Final = "introductory"
OPEN_FORMAT: Final = "open"
STANDARD_FORMAT: Final = "standard"
FORMATS: Final = (BASE, INTRODUCTORY, OPEN_FORMAT, STANDARD_FORMAT)
NONE: Final = "none"
YES: Final = "yes"
NO: Final = "no"
RANDOM: Final = "random"
#: SETX-10.11.4 The advanced variant of the Atlanteans alone.
COLLECT_TOKENS: Final = "collect-tokens"

#: SETX-1.4 How many kinds of card with so many copies a Standard deck has.
PATTERN: Final[dict[int, int]] = {
    3: standard_pattern().triples,
    2: standard_pattern().pairs,
    1: standard_pattern().singles,
}

#: Expansions that cards can be taken from.
WITH_CARDS: Final[tuple[str, ...]] = tuple(module for module in PLAYABLE if module != MINI)
#: SETX-0.2 Factions that modules bring, as far as they can be played.
PLAYABLE_FACTIONS: Final[dict[str, str]] = {
    module: faction for module, faction in NEW_FACTIONS.items() if module in PLAYABLE
}
#: SETX-0.5 One more player for each new faction.
BASE_MOST: Final[int] = max(DATA.meta.players)
MOST: Final[int] = BASE_MOST + len(PLAYABLE_FACTIONS)


# ------------------------------------------------------------------------------------------------ settings
def module_settings() -> list[Setting]:
    """SETX-0.1, SETX-0.5 Each module is on or off; with more than four players those with factions are on."""
    found: list[Setting] = []
    for module in PLAYABLE:
        if module in PLAYABLE_FACTIONS:
            found.append(Setting(module, (NO, YES), range(1, BASE_MOST + 1)))
            found.append(Setting(module, (YES, NO), range(BASE_MOST + 1, MOST + 1)))
        else:
            found.append(Setting(module, (NO, YES)))
    if WAR in PLAYABLE:
        found += rival_settings([*FACTIONS, *PLAYABLE_FACTIONS.values()])
    if "atl" in PLAYABLE:
        found.append(Setting(COLLECT_TOKENS, (NO, YES), range(1, 2)))
    return found


def deck_settings() -> list[Setting]:
    """SETX-1 The format, the expansion of an Introductory game, and a set for each seat of a Standard one."""
    return [
        Setting("format", FORMATS),
        Setting("expansion", (NONE, *WITH_CARDS)),
        *(Setting(f"set-{seat}", (NONE, *WITH_CARDS), range(seat, MOST + 1)) for seat in range(1, MOST + 1)),
    ]


def solo_settings() -> list[Setting]:
    """SETX-10.1 The Faction card of the virtual player is drawn, or chosen."""
    return [Setting(OPPONENT, (RANDOM, *foes_in(PLAYABLE)), range(1, 2))]


def extra_settings() -> list[Setting]:
    """SETX-8.3 to SETX-8.6 What the mini-expansions offer besides cards."""
    return mini_settings(MOST) if MINI in PLAYABLE else []


def check_settings(players: int, options: Mapping[str, str]) -> None:
    """SETX-0.5, SETX-1.1, SETX-1.3, SETX-1.10 Settings that contradict each other are refused."""
    format_ = options["format"]
    if format_ == INTRODUCTORY and options["expansion"] == NONE:
        raise BadSetup("The introductory format mixes in one expansion: choose it with 'expansion'.")
    if format_ != INTRODUCTORY and options["expansion"] != NONE:
        raise BadSetup("'expansion' is for the introductory format; set 'format' to 'introductory'.")
    chosen = [name for name, value in options.items() if name.startswith("set-") and value != NONE]
    if chosen and format_ != STANDARD_FORMAT:
        raise BadSetup(f"{chosen[0]!r} is for the standard format; set 'format' to 'standard'.")
    if format_ == OPEN_FORMAT and not any(options.get(module) == YES for module in WITH_CARDS):
        raise BadSetup("The open format mixes in the expansions that are on: turn at least one on.")
    factions = factions_in(modules_on(options))
    if players > len(factions):
        raise BadSetup(f"{players} players need {players - BASE_MOST} of the expansions with a new faction.")
    for name, value in options.items():
        if name.startswith("faction-") and value != RANDOM and value not in factions:
            raise BadSetup(f"The faction {value!r} belongs to an expansion that is off.")
    check_rival(options, factions, WAR in modules_on(options))
    if minis_wanted(options) and options.get(MINI) != YES:
        raise BadSetup(f"Tokens, tiles and the Market belong to {MINI!r}, which is off.")
    foe = options.get(OPPONENT, RANDOM)
    if foe != RANDOM and foe not in foes_in(modules_on(options)):
        raise BadSetup(f"The virtual player's card {foe!r} belongs to {FOES[foe].box!r}, which is off.")


def completed(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with what they cannot do without, for settings that were changed one by one.

    A module that is on has its cards in the decks, in the Standard format somebody uses a set, there are
    factions for everybody, and the minis are played together.
    """
    found = completed_rival(options)
    if found["format"] == BASE and any(found.get(module) == YES for module in WITH_CARDS):
        found["format"] = OPEN_FORMAT
    if found["format"] == INTRODUCTORY or found["expansion"] != NONE:
        found["format"] = INTRODUCTORY
        if found["expansion"] == NONE:
            found["expansion"] = WITH_CARDS[0]
    if found["format"] == OPEN_FORMAT and not any(found.get(module) == YES for module in WITH_CARDS):
        found[WITH_CARDS[0]] = YES
    sets = [value for name, value in found.items() if name.startswith("set-") and value != NONE]
    if sets or found["format"] == STANDARD_FORMAT:
        found["format"] = STANDARD_FORMAT
        found["set-1"] = sets[0] if sets else WITH_CARDS[0]
    players = sum(name.startswith("faction-") for name in found)
    for module, faction in PLAYABLE_FACTIONS.items():
        wanted = faction in [value for name, value in found.items() if name != OPPONENT]
        if wanted or players > len(factions_in(modules_on(found))):
            found[module] = YES
    foe = found.get(OPPONENT, RANDOM)
    if foe != RANDOM:
        found[FOES[foe].box] = YES
    if found.get(MINI) == YES or minis_wanted(found):
        found = {**all_minis(found), MINI: YES}
    return found


def everything(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with all modules and all their cards."""
    return completed({**options, **dict.fromkeys(PLAYABLE, YES)})


def modules_on(options: Mapping[str, str]) -> tuple[str, ...]:
    """SETX-0.2, SETX-0.3 What is turned on, and what a chosen deck needs."""
    if options["format"] == BASE:
        return tuple([module for module in PLAYABLE if options.get(module) == YES])
    sets = [value for name, value in options.items() if name.startswith("set-") or name == "expansion"]
    return tuple([module for module in PLAYABLE if options.get(module) == YES or module in sets])


def factions_in(modules: tuple[str, ...]) -> list[str]:
    """SETX-0.2 The factions to choose from."""
    return [*FACTIONS, *(faction for module, faction in PLAYABLE_FACTIONS.items() if module in modules)]


def colours_in(g: Settlers) -> list[str]:
    """SETX-0.10 The colours of this game: white and orange come with modules."""
    brought = {"white": "atl", "orange": "azt"}
    return [name for name in COLOURS if name not in brought or plays_with(g, brought[name])]


# ------------------------------------------------------------------------------------------------- decks
def common_cards(options: Mapping[str, str], modules: tuple[str, ...]) -> list[Card]:
    """SETX-1.1 to SETX-1.3, I-2 The Common deck: in the Standard format the base cards alone.

    SETX-8.1 Promo cards are shuffled in with the mini-expansions.
    """
    cards = DECKS[COMMON][:]
    for set_ in sets_mixed_in(options, modules):
        cards += SETS.get((COMMON, set_), [])
    return cards


def sets_mixed_in(options: Mapping[str, str], modules: tuple[str, ...]) -> list[str]:
    """SETX-1.1 One set, or SETX-1.2 those of all modules that are on; SETX-1.3 in a Standard game none."""
    format_ = options["format"]
    if format_ == STANDARD_FORMAT:
        return []
    promo = [MINI] if MINI in modules else []
    if format_ == INTRODUCTORY:
        return [options["expansion"], *promo]
    return list(modules) if format_ == OPEN_FORMAT else promo


def starting_deck(faction: str) -> list[Card]:
    """SETX-1.5 The 30 cards of the base set."""
    return DECKS[faction] if faction in DECKS else SETS[faction, BASE]


def faction_cards(faction: str, options: Mapping[str, str], modules: tuple[str, ...]) -> list[Card]:
    """SETX-1.1, SETX-1.2, SETX-1.9 The base cards and those of the sets mixed in, if the faction has any.

    SETX-8.2 Panoramic cards are the base cards of the same names.
    """
    cards = starting_deck(faction)[:]
    for set_ in sets_mixed_in(options, modules):
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


def put_decks_together(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-1.3, SETX-1.4, SETX-1.8 A player leaves out as many groups of a size as the set has added.

    What was left out is no secret, and it is not part of the game.
    """
    assert me.more is not None
    cards = standard_choice(me.faction, me.more.set)
    me.deck = []
    out: list[Card] = []
    for copies, kinds in PATTERN.items():
        me.offer = one_of_each_group(cards, copies)
        surplus = len(me.offer) - kinds
        if surplus:
            told: dict[str, object] = {"copies": copies}
            out += yield from choose_many(me, "leave-out", me.offer[:], surplus, surplus, None, told)
    me.offer = []
    left_out = [card.kind for card in out]
    me.deck = [card for card in cards if card.kind not in left_out]
    if out:
        tell(g, "leave-out", seat=me.seat, cards=[card.id for card in out])
    g.chance.shuffle(me.deck, me.faction)
    reveal(g)
