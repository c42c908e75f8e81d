"""The shape of what the boxes add to components.yaml: expansions.yaml and a file for each box."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from tablewright.components import Struct, load
from tablewright.games.settlers.box.schema import DATA, CardFace
from tablewright.games.settlers.box.schema_effects import (
    Colour,
    DealGood,
    Gain,
    Kind,
    Op,
    Origin,
    Resource,
    StoredGood,
)

Module = Literal["wcwbf", "magic3", "fire", "atl", "azt", "ama", "mini"]
Set = Literal["base", "wcwbf", "magic3", "fire", "atl", "azt", "ama", "mini"]


class ExpansionCard(CardFace, frozen=True, kw_only=True):
    """A card of an expansion: the box it is packed in, and the set it counts for (SETX-1.5)."""

    box: Module
    set: Set
    fields_reconstructed: tuple[str, ...] = ()
    why: str = ""
    types_note: str = ""

    @property
    def is_reconstructed(self) -> bool:
        return self.source == "reconstructed" or bool(self.fields_reconstructed)


class Box(Struct, frozen=True):
    id: Module
    name_en: str
    name_pl: str
    contents: dict[str, int]
    cards_total: int
    source: Origin
    tokens: dict[str, int] | None = None
    why: str = ""


class ExpansionGood(Struct, frozen=True, rename={"family": "class"}):
    id: Gain
    name_en: str
    name_pl: str
    family: Literal["token", "card"]
    box: Module
    source: Origin
    kinds: tuple[Literal["scoring", "defensive"], ...] = ()
    max_per_color: int = 0
    max: int = 0
    owner: str = ""
    storable: bool = True
    note: str = ""


class Constants(Struct, frozen=True):
    """Decisions on open points (expansions-gaps.md), in one place."""

    conquest_compensation: dict[Gain, int]
    copy_uses_basic_token: bool
    watchtower_one_resource_per_card: bool
    fortress_vp_per_level: int
    solo_discard_line_when_no_conquest: bool
    block_removal_cost: dict[Gain, int]


class Numbers(Struct, frozen=True):
    """What the rules count with."""

    guests_at_a_location: int
    locations_in_a_set: int
    conquest_beyond_position: int
    siege_price: dict[Gain, int]
    technology_points: int
    solo_line: int


class ExpansionColour(Struct, frozen=True):
    """SETX-0.10 A colour, its good, and whether there are God Favour tokens of it."""

    id: Colour
    name_pl: str
    good: DealGood
    favor_token_exists: bool
    source: Origin


class ExpansionFaction(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    box: Module
    code: str
    sides: int
    production: dict[Gain, int | Literal["number_of_players"]]
    store: Gain
    faction_location_vp: int
    card_sets: tuple[Set, ...]
    source: Origin
    fields_reconstructed: tuple[str, ...]
    why: str
    board_feature: str = ""


class TokenKind(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    box: Module
    count: int
    source: Origin
    limited: bool | str = False
    per_color: int = 0
    colors: tuple[Colour, ...] = ()
    owner: str = ""
    sets: int = 0
    per_set: int = 0
    used_by: str = ""
    ref: str = ""


class VirtualEffect(Struct, frozen=True):
    """SETX-10.2 to SETX-10.7 What is different against this faction."""

    attacks_per_round: int = 0
    lookout_common_cards: int = 0
    virtual_gets: int = 0
    before_attack: Literal["steal_matching_deal", "block_matching_faction_location"] | None = None
    deal_value_in_collection: int = 1
    block_token: StoredGood | None = None
    token_value_in_collection: int = 0
    raze_cost_against_virtual: int = 0


class VirtualFaction(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    box: Module
    count: int
    effect: VirtualEffect
    source: Origin
    fields_reconstructed: tuple[str, ...] = ()


class ExpansionAttack(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    box: Module
    count: int
    target: DealGood
    use_when: str
    source: Origin
    fields_reconstructed: tuple[str, ...] = ()


class ConquestKind(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    box: Module
    count: int
    row: Kind
    source: Origin
    fields_reconstructed: tuple[str, ...] = ()


class ConquestsPerRound(Struct, frozen=True):
    easy: tuple[int, ...]
    medium: tuple[int, ...]
    hard: tuple[int, ...]


class ExpansionSolo(Struct, frozen=True):
    virtual_factions: tuple[VirtualFaction, ...]
    attack_cards: tuple[ExpansionAttack, ...]
    conquest_cards: tuple[ConquestKind, ...]
    conquests_per_round: ConquestsPerRound


class ExpeditionToken(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    count: int
    do: tuple[Op, ...]
    source: Origin
    name_note: str = ""
    why: str = ""


class DiplomacyTile(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    count: int
    type: Literal["action_once_per_round"]
    cost: dict[Gain, int]
    do: tuple[Op, ...]
    source: Origin
    why: str = ""


class Entrance(Struct, frozen=True):
    cost: dict[Gain, int]


class Stall(Struct, frozen=True):
    cost: dict[Resource | Literal["gold", "resource"], int]
    do: tuple[Op, ...]


class MarketFront(Struct, frozen=True):
    entrance: Entrance


class MarketBack(Struct, frozen=True):
    stall: Stall


class MarketTile(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    count: int
    front: MarketFront
    back: MarketBack
    source: Origin
    why: str = ""


class PanoramicCards(Struct, frozen=True):
    id: str
    name_pl: str
    rule: str
    count: int
    source: Origin


class Minis(Struct, frozen=True):
    expedition_tokens: tuple[ExpeditionToken, ...]
    diplomacy_tiles: tuple[DiplomacyTile, ...]
    market_tiles: tuple[MarketTile, ...]
    panoramic_cards: tuple[PanoramicCards, ...]


class Erratum(Struct, frozen=True):
    id: str
    rule: str
    cards: tuple[str, ...]
    source: Origin
    ref: str = ""


class DeckPattern(Struct, frozen=True):
    """SETX-1.4 How a Standard deck is put together."""

    size: int
    triples: int
    pairs: int
    singles: int
    sets: str
    whole_groups_only: bool


class FormatKind(Struct, frozen=True):
    id: Literal["introductory", "open", "standard"]
    name_pl: str
    common: str
    faction_deck: str | DeckPattern


class ExpansionMeta(Struct, frozen=True):
    game: str
    part: str
    rules: str
    prefix: str
    rounds: int


class Expansions(Struct, frozen=True):
    meta: ExpansionMeta
    boxes: tuple[Box, ...]
    goods: tuple[ExpansionGood, ...]
    constants: Constants
    numbers: Numbers
    colors: tuple[ExpansionColour, ...]
    factions: tuple[ExpansionFaction, ...]
    tokens: tuple[TokenKind, ...]
    cards: tuple[ExpansionCard, ...]
    solo: ExpansionSolo
    minis: Minis
    errata: tuple[Erratum, ...]
    formats: tuple[FormatKind, ...]


def totals(data: Expansions) -> Iterator[tuple[str, int, int]]:
    """SETX-1.7, I-2 What the sum of the components must be: name, expected, actual.

    Each box holds what it says; each set of a faction is one triple, two pairs and three singles, and
    the starting deck of a new faction has the pattern of the Standard format.
    """
    solo = data.solo
    for box in data.boxes:
        found: dict[str, int] = {}
        for kind in data.cards:
            if kind.box == box.id:
                found[kind.deck] = found.get(kind.deck, 0) + len(kind.numbers)
        for name, entries in (
            ("virtual_faction", solo.virtual_factions),
            ("attack", solo.attack_cards),
            ("conquest", solo.conquest_cards),
        ):
            found[name] = sum(entry.count for entry in entries if entry.box == box.id)
        for deck, n in found.items():
            yield f"{box.id}, {deck}", box.contents.get(deck, 0), n
        yield f"{box.id}, all", box.cards_total, sum(found.values())
    for deck, set_ in dict.fromkeys((kind.deck, kind.set) for kind in data.cards if kind.deck != "common"):
        mine = [kind.count for kind in data.cards if (kind.deck, kind.set) == (deck, set_)]
        for copies, kinds in ((3, 3), (2, 6), (1, 9)) if set_ == "base" else ((3, 1), (2, 2), (1, 3)):
            yield f"{deck}, {set_}, {copies} copies", kinds, mine.count(copies)
    for kind in data.cards:
        if len(kind.numbers) != kind.count or (kind.deals and len(kind.deals) != kind.count):
            yield f"{kind.id}, copies", kind.count, len(kind.numbers)


#: What concerns all boxes, then each of them as they were published: this is also the order of the cards.
FILES = (
    "expansions.yaml",
    "friends.yaml",
    "magic.yaml",
    "fire.yaml",
    "atlanteans.yaml",
    "aztecs.yaml",
    "amazons.yaml",
    "minis.yaml",
)
LOADED = load(Path(__file__).parent, Expansions, FILES, game="settlers-expansions")
MORE = LOADED.data
#: Every kind of card there is, by its id.
KINDS: dict[str, CardFace] = {kind.id: kind for kind in (*DATA.cards, *MORE.cards)}
#: The colours of all games; white and orange come with the expansions (SETX-0.10).
COLOURS: dict[str, ExpansionColour] = {colour.id: colour for colour in MORE.colors}


def standard_pattern() -> DeckPattern:
    """SETX-1.4 The pattern of a Standard deck."""
    return next(kind.faction_deck for kind in MORE.formats if isinstance(kind.faction_deck, DeckPattern))
