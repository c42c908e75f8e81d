"""The shape of components.yaml: cards, boards, attack cards and the vocabulary of their effects.

Everything here is data as it is written. `cards` makes the things from it that lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from tablewright.components import Struct, load
from tablewright.games.settlers.box.schema_effects import (
    Action,
    Colour,
    DealGood,
    Deck,
    Feature,
    Gain,
    Kind,
    Op,
    Origin,
)


class Fortress(Struct, frozen=True):
    max_level: int
    vp_per_level: int
    when: Literal["round_end"]


class Variant(Struct, frozen=True):
    cost: dict[str, int] | None = None
    raze: dict[DealGood, int] | None = None


class CardFace(Struct, frozen=True, kw_only=True):
    """What every kind of card says, of the base game or of an expansion, once for all its copies."""

    id: str
    numbers: tuple[str, ...]
    name_en: str
    name_pl: str
    deck: Deck
    count: int
    types: tuple[Kind, ...]
    colors: tuple[Colour, ...]
    cost: dict[str, int]
    text: str
    source: Origin
    deals: tuple[DealGood, ...] = ()
    raze: dict[DealGood, int] | None = None
    unrazable: bool = False
    printed_defense: bool = False
    color_on_build: Literal["choose"] | None = None
    variants: dict[str, Variant] | None = None
    production: tuple[Op, ...] = ()
    bonus: tuple[Op, ...] = ()
    features: tuple[Feature, ...] = ()
    action: Action | None = None
    fortress: Fortress | None = None
    instant: tuple[Op, ...] = ()
    event: tuple[Op, ...] = ()
    end_game: tuple[Op, ...] = ()
    ref: str = ""
    note: str = ""

    @property
    def is_reconstructed(self) -> bool:
        """Whether its ability is not from the publisher."""
        return self.source == "reconstructed"


class CardKind(CardFace, frozen=True, kw_only=True):
    """A card of the base game."""

    set: Literal["base"]
    name_pl_source: Literal["rulebook", "translated"]
    ability_source: Origin
    ability_ref: str = ""
    ability_why: str = ""

    @property
    def is_reconstructed(self) -> bool:
        return self.ability_source == "reconstructed"


class Good(Struct, frozen=True, rename={"family": "class"}):
    id: str
    name_en: str
    name_pl: str
    family: Literal["resource", "worker", "token", "card", "vp"]
    source: Origin
    supply_min: int = 0
    count: int = 0
    limited: bool = False


class ColourEntry(Struct, frozen=True):
    id: Colour
    name_pl: str
    good: str
    source: Origin


class Faction(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    code: str
    board_count: int
    sides: int
    production: dict[Gain, int]
    store: Gain
    cards: int
    source: Origin
    special: tuple[Literal["samurai", "razable_faction_cards", "egypt_tokens"], ...] = ()
    ref: str = ""


class BoardAction(Struct, frozen=True):
    id: str
    text: str
    cost: dict[Gain, int]
    options: tuple[Gain, ...]
    source: Origin


class AttackKind(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    target: DealGood
    count: int
    source: Origin
    why: str


class Rank(Struct, frozen=True):
    min: int
    name_en: str
    name_pl: str
    source: Origin


class AlternativeLookout(Struct, frozen=True):
    deal: int


class AdvancedLookout(Struct, frozen=True):
    first: int
    first_lap: int
    second_lap: int
    last: int


class LookoutVariants(Struct, frozen=True):
    alternative: AlternativeLookout
    advanced: AdvancedLookout
    source: Origin


class SoloLookout(Struct, frozen=True):
    reveal: int
    player_takes: int
    virtual_takes: int


class Solo(Struct, frozen=True):
    attacks_per_round: int
    face_up_attack_cards_at_start: int
    defense_tokens: Literal["unused"]
    win: str
    lookout: SoloLookout
    target_priority: tuple[Kind, ...]
    japanese_deal_priority: tuple[DealGood, ...]
    source: Origin


class VpTrack(Struct, frozen=True):
    first: int
    last: int
    laps: str


class ScoreBoard(Struct, frozen=True):
    id: str
    name_en: str
    name_pl: str
    count: int
    vp_track: VpTrack
    round_track: tuple[str, ...]
    source: Origin
    ref: str


class EndValues(Struct, frozen=True):
    common_location: int
    faction_location: int
    foundation: int


class Meta(Struct, frozen=True):
    game: str
    game_pl: str
    part: str
    rules: str
    prefix: str
    players: tuple[int, ...]
    rounds: int


class Components(Struct, frozen=True):
    meta: Meta
    goods: tuple[Good, ...]
    colors: tuple[ColourEntry, ...]
    score_board: ScoreBoard
    factions: tuple[Faction, ...]
    lookout: LookoutVariants
    board_action: BoardAction
    tokens: tuple[dict[str, Any], ...]
    card_totals: dict[str, int]
    end_values: EndValues
    cards: tuple[CardKind, ...]
    attack_cards: tuple[AttackKind, ...]
    solo_ranks: tuple[Rank, ...]
    solo: Solo
    errata: tuple[dict[str, Any], ...]


def totals(data: Components) -> Iterator[tuple[str, int, int]]:
    """SET-1.1 What the sum of the components must be: name, expected, actual.

    SET-1.7, SET-21.3 A faction deck of the base game has 3 cards in three copies, 6 in two, 9 in one.
    """
    for deck in ("common", *(faction.id for faction in data.factions)):
        yield deck, data.card_totals[deck], sum(kind.count for kind in data.cards if kind.deck == deck)
        if deck != "common":
            for copies, kinds in ((3, 3), (2, 6), (1, 9)):
                found = sum(kind.deck == deck and kind.count == copies for kind in data.cards)
                yield f"{deck}, {copies} copies", kinds, found
    yield "attack", data.card_totals["attack"], sum(kind.count for kind in data.attack_cards)
    printed = sum(len(kind.numbers) for kind in data.cards) + sum(kind.count for kind in data.attack_cards)
    yield "all", data.card_totals["all"], printed


LOADED = load(Path(__file__).parent, Components)
DATA = LOADED.data
