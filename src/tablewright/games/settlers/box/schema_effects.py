"""The vocabulary of the cards: goods, colours, the steps of effects, features and actions, as written.

It is one for the base game and its expansions: the files of the boxes only add words to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from tablewright.components import Struct

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
    "tech",
    "adv_tech",
    "favor",
    "favor_tricolor",
    "foundation",
]
DealGood = Literal[
    "wood", "stone", "food", "gold", "worker", "raze", "vp", "card", "tech", "favor", "foundation"
]
StoredGood = Literal["wood", "stone", "food", "gold", "worker", "raze", "defense", "tech"]
Colour = Literal["black", "purple", "blue", "brown", "gold", "red", "pink", "gray", "white", "orange"]
Kind = Literal["production", "feature", "action", "open_production", "fortress", "instant", "event"]
Deck = Literal["common", "barbarians", "japanese", "romans", "egyptians", "atlanteans", "aztecs", "amazons"]
Origin = Literal["rulebook", "public", "reconstructed"]
Whose = Literal["self", "opponent"]
Whatever = Literal["any", "common", "faction"]


# ----------------------------------------------------------------------------------------------- counts
class Counted(Struct, frozen=True, rename={"with_": "with"}):
    color: Colour | None = None
    kind: Literal["common", "faction"] | None = None
    owner: Literal["self"] = "self"
    origin: Literal["other"] | None = None
    with_: Literal["tech_token", "bonus"] | None = None
    colorless: bool = False
    other: bool = False


class Per(Struct, frozen=True):
    """What is counted: exactly one of these keys."""

    locations: Counted | None = None
    samurai: Literal["self"] | None = None
    sets: tuple[Colour, Colour, Colour] | None = None
    stored_here: StoredGood | Literal["any"] | None = None
    under_here: Literal["cards"] | None = None
    foundations: Literal["self"] | None = None
    tech_on_locations: Literal["self"] | None = None

    def __post_init__(self) -> None:
        if sum(getattr(self, name) is not None for name in self.__struct_fields__) != 1:
            raise ValueError("exactly one thing is counted")

    def part(self) -> tuple[str, Any]:
        """Name and argument of what is counted."""
        return next(
            (name, getattr(self, name)) for name in self.__struct_fields__ if getattr(self, name) is not None
        )


# --------------------------------------------------------------------------------------- gains and draws
class GainChoice(Struct, frozen=True, rename={"goods": "from"}):
    n: int
    goods: tuple[Resource, ...]


class GainPer(Struct, frozen=True):
    good: Gain
    n: int
    each: int
    per: Per
    max: int = 0  # 0: no limit


class GainTiers(Struct, frozen=True):
    good: Gain
    per: Per
    tiers: dict[int, int]


class GainPerFullSet(Struct, frozen=True):
    good: Gain | Literal["matching"]
    max: int
    n: int = 1


class AtMost(Struct, frozen=True):
    max: int


class DrawKeep(Struct, frozen=True):
    deck: Literal["common", "faction"]
    n: int | Per
    keep: int
    rest: Literal["discard", "shuffle"]
    need_full: bool = False


class DrawSplit(Struct, frozen=True):
    deck: Literal["faction"]
    n: int
    order: tuple[Literal["discard", "shuffle", "remove_from_game", "hand"], ...]


class DrawDiscardAny(Struct, frozen=True):
    deck: Literal["faction"]
    n: int
    each: dict[Gain, int]
    rest: Literal["shuffle"]


class DrawColor(Struct, frozen=True):
    deck: Literal["common", "faction", "choose"]
    color: Colour | Literal["announce"]


class FromDeck(Struct, frozen=True):
    deck: Literal["common"]
    n: int


class RevealTake(Struct, frozen=True):
    deck: Literal["common"]
    n: int
    color: Literal["announce"]
    take: int
    rest: Literal["discard"]


class RevealBuild(Struct, frozen=True):
    deck: Literal["common"]
    n: int
    build: int
    pay_cost: bool
    rest: Literal["discard"]
    color: Literal["same_as_removed"] | None = None
    ability: Kind | None = None
    may: bool = False


class ReturnFromDiscard(Struct, frozen=True):
    n: int
    to: Literal["deck", "hand"]


class OpponentFactionDeck(Struct, frozen=True):
    n: int
    discard: int
    rest: Literal["top"]
    gain: Literal["deal_good_of_discarded"]


class ShuffleIntoFactionDeck(Struct, frozen=True, rename={"place": "from"}):
    place: Literal["hand"]
    kind: Literal["common"]
    max: int
    each: dict[Gain, int]


class DiscardForMatch(Struct, frozen=True, rename={"place": "from"}):
    place: Literal["hand"]
    n: int


class Exchange(Struct, frozen=True):
    give: Gain
    get: Gain
    times: Per


class SwapResource(Struct, frozen=True, rename={"with_": "with"}):
    with_: Literal["general_supply"]
    n: int


class PayRepeat(Struct, frozen=True):
    cost: dict[str, int]
    max: int | Literal["any"]
    do: tuple[Op, ...]
    distinct: bool = False


# --------------------------------------------------------------------------------------------- prayers
class ColourOf(Struct, frozen=True):
    color_of: Literal["razed", "deal_good"]


class PrayerReward(Struct, frozen=True):
    per_resource: int
    per_type: int = 0


class Prayer(Struct, frozen=True):
    n: int
    mode: Literal["announce", "choose", "all"]
    colors: tuple[Colour, ...] | Literal["any"] | ColourOf
    each: tuple[Op, ...] = ()
    special: Literal["spend_matching", "give_matching", "opponent_removes", "tuck_match"] | None = None
    reward: PrayerReward | None = None
    per_match: int = 0
    kind: Whatever = "any"
    max_matches: int = 0  # 0: no limit


# ----------------------------------------------------------------------------------- Locations and Deals
class CopyProduction(Struct, frozen=True):
    owner: Whose
    other: bool = False


class GainFromDeals(Struct, frozen=True):
    n: int
    owner: Whose
    distinct: bool
    trade_route: bool = False


class GainRazeField(Struct, frozen=True):
    owner: Literal["opponent"]
    n: int


class RazeLocation(Struct, frozen=True):
    owner: Whose
    kind: Literal["any", "common"] = "any"
    ignore_defense: bool = False
    pay_extra_for_defense: bool = False


class RazeWithExchange(Struct, frozen=True):
    options: tuple[Literal["hand", "enemy_location"], ...]
    vp_per_returned_good: int


class RemoveLocation(Struct, frozen=True):
    owner: Whose
    kind: Whatever


class RemovePair(Struct, frozen=True):
    own: int
    opponent: int
    same_kind: bool


class TakeLocation(Struct, frozen=True):
    owner: Literal["opponent"]
    kind: Literal["common"]
    to: Literal["hand", "own_foundation"]


class Conquer(Struct, frozen=True):
    position: Literal["any", "outermost"]
    free_raze: bool
    max_position: int = 0


class MoveLocationLeft(Struct, frozen=True):
    owner: Literal["any", "opponent"]
    kind: Literal["faction"]


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
    with_: Literal["opponent_faction_location", "opponent_hand"]
    free: bool
    marker: Literal["top_faction_card"] | None = None


class ShuffleDealIntoDeck(Struct, frozen=True):
    owner: Literal["self"]
    n: int
    trade_route: bool


class BuildCard(Struct, frozen=True, rename={"place": "from"}):
    place: Literal["hand", "own_deals"]
    kind: Literal["faction"]
    ignore_location_cost: bool


class Activate(Struct, frozen=True):
    owner: Whose
    pay_cost: bool
    other: bool = False
    ignore_limit: bool = False


class ClearLocation(Struct, frozen=True):
    owner: Literal["self"]
    other: bool


class BlockLocation(Struct, frozen=True):
    owner: Literal["opponent"]
    kind: Literal["action"] | None = None
    until: Literal["end_of_round"] | None = None
    token: Literal["barbarian"] | None = None
    max_tokens: int = 0


class ShareFeature(Struct, frozen=True):
    owner: Literal["opponent"]
    token: Literal["egypt"]
    until: Literal["round_end"]


class ProtectLocation(Struct, frozen=True):
    owner: Literal["self"]
    until: Literal["round_end"]


class TakeOverLocation(Struct, frozen=True):
    owner: Literal["opponent"]
    kind: Literal["any"]
    until: Literal["end_of_round"]


class FoundationFromHand(Struct, frozen=True):
    kind: Literal["any", "common"]
    wood: int
    as_barrier: bool = False


class FoundationFromOpponentHand(Struct, frozen=True):
    kind: Literal["common"]
    wood: int


class FoundationFromDeck(Struct, frozen=True):
    deck: Literal["common"]
    n: int
    wood_each: int


class RestoreFoundation(Struct, frozen=True):
    owner: Literal["self"]


class SendWorkerFree(Struct, frozen=True):
    worker_from: Literal["supply_general"]


class OpponentDiscards(Struct, frozen=True):
    n: int
    chooser: Literal["victim"]


# -------------------------------------------------------------------------------- things on and under cards
class PlaceToken(Struct, frozen=True):
    token: Literal["defense"]
    on: Literal["own_faction_or_common"]
    allow_with_samurai: bool


class PlaceStatuePart(Struct, frozen=True):
    parts: int
    vp: tuple[int, ...]


class PutHere(Struct, frozen=True):
    good: Literal["any_matching_own_feature_color"]
    distinct: bool
    keep: bool
    max: int


class TuckHere(Struct, frozen=True, rename={"place": "from"}):
    place: Literal["hand", "common_deck"]
    n: int
    kind: Literal["any", "common"] = "any"
    use: Literal["future_prayer"] | None = None
    until: Literal["round_end", "game_end"] = "game_end"


class TuckUnderLocation(Struct, frozen=True, rename={"place": "from"}):
    place: Literal["hand"]
    n: int
    end_vp: int
    max_per_location: int


class Unlock(Struct, frozen=True):
    action: Action | None = None
    features: tuple[Feature, ...] = ()


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
    gain_tiers: GainTiers | None = None
    gain_per_full_set: GainPerFullSet | None = None
    gain_match: int | None = None
    gain_match_favor: AtMost | None = None
    take_match: int | None = None
    copy_stored: AtMost | None = None
    draw_split: DrawSplit | None = None
    draw_discard_any: DrawDiscardAny | None = None
    draw_color: DrawColor | None = None
    draw_and_raze: FromDeck | None = None
    reorder_top: FromDeck | None = None
    reveal_take: RevealTake | None = None
    reveal_build: RevealBuild | None = None
    return_from_discard: ReturnFromDiscard | None = None
    opponent_faction_deck: OpponentFactionDeck | None = None
    shuffle_into_faction_deck: ShuffleIntoFactionDeck | None = None
    shuffle_deal_into_deck: ShuffleDealIntoDeck | None = None
    discard_for_match: DiscardForMatch | None = None
    exchange: Exchange | None = None
    swap_resource: SwapResource | None = None
    pay_repeat: PayRepeat | None = None
    prayer: Prayer | None = None
    remove_pair: RemovePair | None = None
    take_location: TakeLocation | None = None
    conquer: Conquer | None = None
    move_location_left: MoveLocationLeft | None = None
    fortify: int | None = None
    share_feature: ShareFeature | None = None
    protect_location: ProtectLocation | None = None
    foundation_from_opponent_hand: FoundationFromOpponentHand | None = None
    foundation_from_deck: FoundationFromDeck | None = None
    restore_foundation: RestoreFoundation | None = None
    send_worker_free: SendWorkerFree | None = None
    move_tech: AtMost | None = None
    place_token: PlaceToken | None = None
    place_statue_part: PlaceStatuePart | None = None
    put_here: PutHere | None = None
    tuck_here: TuckHere | None = None
    tuck_under_location: TuckUnderLocation | None = None
    unlock: Unlock | None = None
    each_player: tuple[Op, ...] | None = None
    discard_cards: int | None = None
    keep_through_cleanup: int | None = None

    def __post_init__(self) -> None:
        if len(list(self.parts())) != 1:
            raise ValueError("an effect has exactly one key")

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Name and arguments of what is written here."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if value is not None:
                yield name, value


# --------------------------------------------------------------------------------- features and actions
class Filter(Struct, frozen=True):
    color: Colour | None = None
    kind: Literal["common", "faction"] | None = None
    what: Literal["enemy_location"] | None = None
    colorless: bool = False
    has_bonus: bool = False
    origin: Literal["other"] | None = None
    color_in: Literal["under_here"] | None = None
    location_matches: Literal["own_favor"] | None = None
    min_matches: int = 0
    min_conquered: int = 0
    scoring: bool = False


class Store(Struct, frozen=True):
    goods: tuple[StoredGood, ...]
    max: Literal["any"]
    where: Literal["card"]


class Deposit(Struct, frozen=True):
    what: Literal["card", "resource", "stone"]
    max: int | Literal["any"]
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
            "conquer",
            "siege",
            "activate",
            "send_worker",
            "opponent_sends_worker",
            "new_set",
            "prayer",
            "spend_tech",
            "gain_favor",
            "own_location_lost",
            "foundation_used",
            "shuffle_back",
            "cleanup",
            "gain_vp_from_location",
        ]
        | None
    ) = None
    filter: Filter = Filter()
    set: tuple[Colour, Colour, Colour] | None = None
    by: Literal["raze_or_conquest", "any"] | None = None
    may: bool = False
    limit_per_round: int = 0
    limit_per_turn: int = 0
    n: int = 0
    min: int = 0
    do: tuple[Op, ...] = ()
    store: Store | None = None
    deposit: Deposit | None = None
    static: (
        Literal[
            "own_locations_raze_cost_plus",
            "open_production_owner_gets_no_worker",
            "samurai_may_guard_common",
            "foundations_are_white",
            "not_as_build_cost",
            "conquest_discount",
            "own_faction_conquest_cost_plus",
            "siege_discount",
        ]
        | None
    ) = None


class Action(Struct, frozen=True):
    cost: dict[str, int | Literal["as_raze_action"]]
    times: int | Literal["any"]
    do: tuple[Op, ...]
