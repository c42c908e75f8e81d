"""The shape of components.yaml: cards, boards, attack cards and the vocabulary of their effects.

Everything here is data as it is written. `cards` makes the things from it that lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from tablewright.components import load


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Component data: unknown keys are errors."""


Resource = Literal["wood", "stone", "food"]
Gain = Literal[
    "wood",
    "stone",
    "food",
    "gold",
    "worker",
    "raze",
    "defense",
    "vp",
    "card",
    "card_common",
    "card_faction",
    "samurai",
]
DealGood = Literal["wood", "stone", "food", "gold", "worker", "raze", "vp", "card"]
Colour = Literal["black", "purple", "blue", "brown", "gold", "red", "pink", "gray"]
Kind = Literal["production", "feature", "action"]
Deck = Literal["common", "barbarians", "japanese", "romans", "egyptians"]
Origin = Literal["rulebook", "public", "reconstructed"]
Whose = Literal["self", "opponent"]


# --------------------------------------------------------------------------------------------- effects
class GainChoice(Struct, frozen=True, rename={"goods": "from"}):
    n: int
    goods: tuple[Resource, ...]


class Counted(Struct, frozen=True):
    color: Colour
    owner: Literal["self"]


class Per(Struct, frozen=True):
    locations: Counted | None = None
    samurai: Literal["self"] | None = None


class GainPer(Struct, frozen=True):
    good: Gain
    n: int
    each: int
    per: Per
    max: int


class DrawKeep(Struct, frozen=True):
    deck: Literal["faction"]
    n: int
    keep: int
    rest: Literal["discard"]


class CopyProduction(Struct, frozen=True):
    owner: Literal["self"]
    other: bool = False


class GainFromDeals(Struct, frozen=True):
    n: int
    owner: Literal["self"]
    distinct: bool
    trade_route: bool


class GainRazeField(Struct, frozen=True):
    owner: Literal["opponent"]
    n: int


class RazeLocation(Struct, frozen=True):
    owner: Whose
    kind: Literal["any", "common"] = "any"
    ignore_defense: bool = False


class RazeWithExchange(Struct, frozen=True):
    options: tuple[Literal["hand", "enemy_location"], ...]
    vp_per_returned_good: int


class RemoveLocation(Struct, frozen=True):
    owner: Literal["opponent"]
    kind: Literal["any"]


class StealResource(Struct, frozen=True):
    n: int
    owner: Literal["opponent"]


class DiscardDeal(Struct, frozen=True):
    owner: Literal["opponent"]
    n: int


class TakeDeal(Struct, frozen=True):
    owner: Literal["opponent"]
    n: int
    gain_now: bool


class SignDeal(Struct, frozen=True, rename={"with_": "from"}):
    with_: Literal["opponent_faction_location"]
    free: bool
    marker: Literal["top_faction_card"]


class BuildCard(Struct, frozen=True, rename={"place": "from"}):
    place: Literal["hand", "own_deals"]
    kind: Literal["faction"]
    ignore_location_cost: bool


class Activate(Struct, frozen=True):
    owner: Literal["self"]
    pay_cost: bool
    other: bool
    ignore_limit: bool


class ClearLocation(Struct, frozen=True):
    owner: Literal["self"]
    other: bool


class BlockLocation(Struct, frozen=True):
    owner: Literal["opponent"]
    kind: Literal["action"]
    until: Literal["end_of_round"]


class TakeOverLocation(Struct, frozen=True):
    owner: Literal["opponent"]
    kind: Literal["any"]
    until: Literal["end_of_round"]


class FoundationFromHand(Struct, frozen=True):
    kind: Literal["any"]
    wood: int


class OpponentDiscards(Struct, frozen=True):
    n: int
    chooser: Literal["victim"]


class Op(Struct, frozen=True):
    """One step of an effect: exactly one of these keys."""

    gain: dict[Gain, int] | None = None
    gain_choice: GainChoice | None = None
    gain_per: GainPer | None = None
    draw_keep: DrawKeep | None = None
    choose: tuple[tuple[Op, ...], ...] | None = None
    pay: dict[Gain, int] | None = None
    copy_production: CopyProduction | None = None
    gain_from_deals: GainFromDeals | None = None
    gain_raze_field: GainRazeField | None = None
    raze_location: RazeLocation | None = None
    raze_with_exchange: RazeWithExchange | None = None
    remove_location: RemoveLocation | None = None
    steal_resource: StealResource | None = None
    discard_deal: DiscardDeal | None = None
    take_deal: TakeDeal | None = None
    sign_deal: SignDeal | None = None
    build_card: BuildCard | None = None
    activate: Activate | None = None
    clear_location: ClearLocation | None = None
    block_location: BlockLocation | None = None
    take_over_location: TakeOverLocation | None = None
    foundation_from_hand: FoundationFromHand | None = None
    opponent_discards: OpponentDiscards | None = None

    def __post_init__(self) -> None:
        if len(list(self.parts())) != 1:
            raise ValueError("an effect has exactly one key")

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Name and arguments of what is written here."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if value is not None:
                yield name, value


# --------------------------------------------------------------------------------------- cards, boards
class Filter(Struct, frozen=True):
    color: Colour | None = None
    kind: Literal["faction"] | None = None
    what: Literal["enemy_location"] | None = None


class Store(Struct, frozen=True):
    goods: tuple[Resource, ...]
    max: Literal["any"]
    where: Literal["card"]


class Deposit(Struct, frozen=True):
    what: Literal["card", "resource"]
    max: Literal["any"]
    vp_each: int


class Feature(Struct, frozen=True):
    when: (
        Literal[
            "build",
            "raze",
            "sign_deal",
            "deploy_samurai",
            "opponent_exchanges_workers",
            "gain_vp_at_least",
        ]
        | None
    ) = None
    filter: Filter = Filter()
    may: bool = False
    limit_per_round: int = 0
    n: int = 0
    do: tuple[Op, ...] = ()
    store: Store | None = None
    deposit: Deposit | None = None
    static: Literal["own_locations_raze_cost_plus"] | None = None


class Action(Struct, frozen=True):
    cost: dict[str, int | Literal["as_raze_action"]]
    times: int
    do: tuple[Op, ...]


class Variant(Struct, frozen=True):
    cost: dict[str, int] | None = None
    raze: dict[DealGood, int] | None = None


class CardKind(Struct, frozen=True):
    """A card as it is described once for all its copies."""

    id: str
    numbers: tuple[str, ...]
    name_en: str
    name_pl: str
    name_pl_source: Literal["rulebook", "translated"]
    set: Literal["base"]
    deck: Deck
    count: int
    types: tuple[Kind, ...]
    colors: tuple[Colour, ...]
    cost: dict[str, int]
    text: str
    source: Origin
    ability_source: Origin
    deals: tuple[DealGood, ...] = ()
    raze: dict[DealGood, int] | None = None
    unrazable: bool = False
    variants: dict[str, Variant] = {}
    production: tuple[Op, ...] = ()
    bonus: tuple[Op, ...] = ()
    features: tuple[Feature, ...] = ()
    action: Action | None = None
    ref: str = ""
    ability_ref: str = ""
    ability_why: str = ""
    note: str = ""


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
KINDS = {kind.id: kind for kind in DATA.cards}
