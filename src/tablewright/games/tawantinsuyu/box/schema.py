"""The shape of components.yaml: what is printed on board, tiles, cards and tokens, and the vocabulary of
effects; and the tables that the rules look things up in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import field

from tablewright import components
from tablewright.components import Struct, load, pieces

Resource: TypeAlias = Literal["potato", "corn", "stone", "gold"]
Colour: TypeAlias = Literal["blue", "green", "red", "yellow", "white"]
GodId: TypeAlias = Literal["serpent", "square", "diamond", "waves", "cross", "mountain"]
Terrace: TypeAlias = Literal["top", "middle", "bottom"]
Size: TypeAlias = Literal["small", "large"]
Players: TypeAlias = Literal["p2", "p3", "p4"]
Action: TypeAlias = Literal["worship", "offering", "refresh", "conquest", "production"]
TaskId: TypeAlias = Literal[
    "harvest_potato",
    "harvest_corn",
    "harvest_stone",
    "harvest_gold",
    "build_steps",
    "build_building",
    "build_statue",
    "buy_weaving",
    "merchant",
    "training",
    "produce_once",
]
Half: TypeAlias = Literal["gold", "stone", "potato", "god", "refresh", "army", "temple", "vp"]
T = TypeVar("T")


class Entry(components.Entry, frozen=True, kw_only=True, eq=False):
    """A component of this game."""

    known: str = ""


class Given(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A single value of the rulebook with where it comes from."""

    value: T
    source: str = "rulebook"
    why: str = ""
    known: str = ""
    ref: str = ""


class Goods(Struct, frozen=True):
    """A cost or an income."""

    potato: int = 0
    corn: int = 0
    stone: int = 0
    gold: int = 0
    food: int = 0


# ---------------------------------------------------------------------------------------------- effects
class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", eq=False):
    """One operation of an effect."""


class Gain(Step, frozen=True, tag="gain"):
    potato: int = 0
    corn: int = 0
    stone: int = 0
    gold: int = 0


class Vp(Step, frozen=True, tag="vp"):
    n: int


class ArmyDraw(Step, frozen=True, tag="army_draw"):
    n: int


class ArmyTrain(Step, frozen=True, tag="army_train"):
    pass


class TakeGodCard(Step, frozen=True, tag="god_card"):
    n: int


class TakeNomad(Step, frozen=True, tag="nomad"):
    n: int


class WeavingFree(Step, frozen=True, tag="weaving_free"):
    n: int


class StepsFree(Step, frozen=True, tag="steps_free"):
    pass


class StatueFree(Step, frozen=True, tag="statue_free"):
    size: Size


class BuildingFree(Step, frozen=True, tag="building_free"):
    pass


class Climb(Step, frozen=True, tag="temple"):
    n: int


class PayTemple(Step, frozen=True, tag="pay_temple"):
    gold: int
    n: int


class Refresh(Step, frozen=True, tag="refresh"):
    n: int
    what: tuple[Literal["production_building", "army_card"], ...]


class DoTask(Step, frozen=True, tag="task"):
    task: Literal["build_building", "build_statue"]


class Choose(Step, frozen=True, tag="choose"):
    options: tuple[tuple[AnyStep, ...], ...]


AnyStep: TypeAlias = (
    Gain
    | Vp
    | ArmyDraw
    | ArmyTrain
    | TakeGodCard
    | TakeNomad
    | WeavingFree
    | StepsFree
    | StatueFree
    | BuildingFree
    | Climb
    | PayTemple
    | Refresh
    | DoTask
    | Choose
)
Effect: TypeAlias = tuple[AnyStep, ...]

#: The word for each kind of step; it names the step in questions.
STEP_NAMES: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyStep)}
#: Steps that nobody would decline and that ask for nothing but which card to keep.
PLAIN_STEPS: Final[tuple[type, ...]] = (Gain, Vp, ArmyDraw, ArmyTrain)


# ------------------------------------------------------------------------------------------- components
class GameInfo(Entry, frozen=True):
    id: str
    designer: str
    publisher: str
    year: int
    players_min: int
    players_max: int


class Total(Entry, frozen=True):
    id: str


class VillageCost(Struct, frozen=True):
    potato_end: Goods
    corn_end: Goods


class PlacementPayment(Struct, frozen=True):
    god_card: int
    or_gold: int


class Walking(Struct, frozen=True):
    same_section: int
    adjacent_section: int
    other_section: int


class WeavingCost(Struct, frozen=True):
    buy1: int
    buy2: int
    buy3: int


class MarketExchange(Struct, frozen=True):
    god_cards: int
    tiles_min: int
    tiles_max: int


class MarkersPerAction(Struct, frozen=True):
    active: int
    other: int


class Training(Struct, frozen=True):
    draw: int
    keep: int


class FinalVp(Struct, frozen=True):
    face_up_building: int
    god_card_in_hand: int
    face_up_army_card: int
    worker: int
    gold: int


class Constants(Struct, frozen=True):
    start_vp: Given[int]
    start_resources: Given[Goods]
    start_workers: Given[int]
    setup_god_cards_dealt: Given[int]
    setup_god_cards_kept: Given[int]
    setup_god_cards_played: Given[int]
    building_market_per_type: Given[int]
    workers_removed_per_colour: Given[dict[Players, int]]
    setup_bag_seed_per_colour: Given[int]
    village_size: Given[dict[Players, int]]
    nomads_size: Given[dict[Players, int]]
    god_offer_max: Given[dict[Players, int]]
    worker_limit_end_of_turn: Given[int]
    village_recruit_cost: Given[VillageCost]
    placement_payment: Given[PlacementPayment]
    walking_cost_food: Given[Walking]
    descent_cost_food: Given[dict[Terrace, int]]
    steps_discount_food: Given[int]
    steps_use_vp: Given[int]
    steps_build_cost: Given[Goods]
    steps_build_effect: Given[Effect]
    steps_upper_owner_vp_when_lower_built: Given[int]
    weaving_cost_corn: Given[WeavingCost]
    weaving_other_player_cost_corn: Given[int]
    weaving_draw: Given[int]
    tapestry_vp: Given[dict[int, int]]
    feast_trigger_vp: Given[tuple[int, ...]]
    feast_god_cards_playable: Given[int]
    feast_missing_potato_penalty_vp: Given[int]
    feast_card_draw_low_to_high: Given[dict[Players, tuple[int, ...]]]
    offering_active_corn_to_spaces: Given[dict[int, int]]
    offering_other_corn: Given[int]
    offering_other_spaces: Given[int]
    worship_active_spaces: Given[dict[Size, int]]
    worship_other_spaces: Given[int]
    refresh_active_free: Given[int]
    refresh_active_extra_cost: Given[Goods]
    refresh_other_cost: Given[Goods]
    conquest_play_card_cost: Given[Goods]
    conquest_active_free_cards: Given[int]
    high_priest_steps: Given[tuple[int, ...]]
    high_priest_instead_gold: Given[int]
    prayer_cards: Given[int]
    market_exchange: Given[MarketExchange]
    conquest_markers_per_action: Given[MarkersPerAction]
    production_active_refresh: Given[int]
    training_draw_keep: Given[Training]
    recruit_nomads: Given[int]
    village_purchases_per_turn: Given[int]
    feasts: Given[int]
    tasks_per_group: Given[int]
    final_vp: Given[FinalVp]
    solo_target_vp: Given[int]
    gold_is_wild: Given[bool]
    resources_unlimited: Given[bool]
    other_pieces_limited: Given[bool]


class PlayerColour(Entry, frozen=True):
    id: str


class PlayerPiece(Entry, frozen=True):
    id: str


class WorkerAbility(Struct, frozen=True):
    extra_task_if_space_colour: str = ""
    army_draw: int = 0
    may_take_adjacent_non_red_worker: bool = False
    food_discount: int = 0
    extra_task_if_segment_empty: bool = False
    may_pay_potato_for_task: int = 0
    god_card_after_tasks: int = 0


class WorkerClass(Entry, frozen=True):
    id: Colour
    text_en: str
    ability: WorkerAbility


class God(Entry, frozen=True):
    id: GodId
    shape: str


class Task(Entry, frozen=True):
    id: TaskId
    cost: Goods | str
    effect: Effect | str


class HillIcon(Entry, frozen=True):
    """A task icon on the hill."""

    id: str
    terrace: Terrace
    section: int
    pos: Literal["I", "C", "K", "M", "P"]
    task: TaskId


class HillSpace(Entry, frozen=True):
    """A space for a worker on the hill."""

    id: str
    terrace: Terrace
    section: int
    segment: str
    god: GodId
    colour: Literal["blue", "green", "none"]
    icons: tuple[str, str, str]
    adjacent: tuple[str, ...]
    block_2p: Literal["none", "setup", "feast1"]


class StepsSpace(Entry, frozen=True):
    """A space for a steps marker."""

    id: str
    section: int
    level: Literal["upper", "lower"]
    between: tuple[Terrace, Terrace]
    requires: str | None


class PriestAction(Entry, frozen=True):
    id: Action
    printed_section: int
    rule: str


class TempleSpace(Entry, frozen=True):
    id: str
    index: int
    reward: Effect
    feast_vp: int
    final_vp: int


class Region(Entry, frozen=True):
    id: str
    corner: str
    spaces: int


class ConquestSpace(Entry, frozen=True):
    """A space for a conquest marker."""

    id: str
    region: str
    index: int
    exhaust: int
    discard: int
    effect: Effect


class Area(Entry, frozen=True):
    id: str
    kind: str
    ends: tuple[str, ...] = ()
    size_key: str = ""
    size: str = ""
    minimum: int = 0


class Statue(Entry, frozen=True):
    """A kind of statue."""

    id: str
    size: Size
    god: GodId
    cost: Goods
    effect: Effect


class Production(Entry, frozen=True):
    """A production building."""

    id: str
    number: int
    cost: Goods
    produce: Effect


class Ability(Struct, frozen=True, rename={"not_for": "not"}):
    """What a passive building does; each uses a few of these."""

    grant_ability: str = ""
    on_place: str = ""
    effect: Effect = ()
    gain_new_connection_rewards: bool = False
    swap_blue_green: bool = False
    feast_start: Effect = ()
    final_extra_vp_per_god_card: int = 0
    own_steps_vp: int = 0
    weaving_draw: int = 0
    weaving_return: int = 0
    weaving_keep: int = 0
    feast_start_vp_per_weaving_longest: int = 0
    on_action: str = ""
    weaving_choice: int = 0
    before_feast: bool = False
    exhaust_discount: int = 0
    discard_discount: int = 0
    min_total: int = 0
    extra_tasks_on_place: dict[Colour, int] = field(default_factory=dict)
    exchange: tuple[Goods, ...] = ()
    pay: Goods = Goods()
    harvest_bonus: int = 0
    harvest_vp: int = 0
    not_for: tuple[Resource, ...] = ()


class Passive(Entry, frozen=True):
    """A passive building."""

    id: str
    number: int
    cost: Goods
    trigger: str
    text_en: str
    ability: Ability


class WeavingReward(Entry, frozen=True):
    id: Half
    effect: Effect


class Pattern(Entry, frozen=True):
    id: str
    tiles: int


class Weaving(Entry, frozen=True):
    """A weaving tile."""

    id: str
    number: int
    pattern: str
    left: Half
    right: Half
    mark: Literal["start", "all", "3+", "4"]


class GodFace(Entry, frozen=True):
    id: str
    benefit: Effect


class GodCard(Entry, frozen=True):
    """A god card."""

    id: str
    god: GodId
    face: str


class ArmyCard(Entry, frozen=True):
    """An army card."""

    id: str
    soldiers: int
    resource: Goods


# ------------------------------------------------------------------------------------------------- solo
class SoloDie(Entry, frozen=True):
    id: str
    faces: tuple[int, ...]


class GodSlots(Entry, frozen=True):
    order: str


class PotatoExchange(Struct, frozen=True):
    potato: int
    vp: int


class BuildingPrice(Struct, frozen=True):
    units: int
    pay_with: tuple[Resource, ...]
    units_easy: int


class SoloWeavingBuy(Struct, frozen=True):
    two_tiles_corn: int
    one_tile_corn: int
    one_tile_extra_gold: int


class SoloWeavingFollow(Struct, frozen=True):
    min_corn: int
    pays_corn: int


class AfterPriestAction(Struct, frozen=True):
    army_cards: int
    offer_cards_removed_max: int
    vp: int


class NoWorkers(Struct, frozen=True):
    random_nomads: int
    offer_cards_removed_max: int
    vp_per_removed_card: int
    army_cards: int
    priest_steps: int


class SoloFeast(Struct, frozen=True):
    vp_per_weaving: int
    vp_if_behind: int


class SoloConstants(Struct, frozen=True):
    potato_exchange: Given[PotatoExchange]
    statue_match_vp: Given[int]
    god_card_instead_vp: Given[int]
    worker_limit: Given[int]
    middle_row_failed_gold: Given[int]
    building_price: Given[BuildingPrice]
    weaving_buy: Given[SoloWeavingBuy]
    weaving_follow: Given[SoloWeavingFollow]
    after_priest_action: Given[AfterPriestAction]
    no_workers: Given[NoWorkers]
    feast: Given[SoloFeast]
    refresh_follow_share: Given[str]
    terrace_by_resolved_feasts: Given[tuple[tuple[Terrace, ...], ...]]
    production_choice_order: Given[tuple[Resource, ...]]
    conquest_region_own_marker_limit: Given[int]
    conquest_region_order: Given[tuple[str, ...]]


class InsteadOfGodCards(Struct, frozen=True):
    stone: int
    corn: int
    gold: int
    army_cards_in_hand: int


class SoloStart(Entry, frozen=True):
    normal_setup: Goods
    instead_of_god_cards: InsteadOfGodCards
    total: Goods
    workers: int
    vp: int
    free_upper_steps_in_priest_section: int


class BoardSpace(Struct, frozen=True):
    index: int
    id: str
    action: Literal[
        "gain_potato",
        "gain_corn",
        "gain_stone",
        "gain_gold",
        "gain_stone_or_corn",
        "buy_weaving",
        "build_building",
        "build_steps",
        "build_statue",
        "recruit_village",
        "recruit_nomad",
    ]
    effect: Effect = ()
    personality_space: bool = False
    bot_rule: str = ""
    building_type: Literal["", "production", "passive"] = ""
    end: Literal["", "potato", "corn"] = ""


class BoardRow(Entry, frozen=True):
    id: Literal["top", "middle", "bottom"]
    payment: str
    spaces: tuple[BoardSpace, ...]


class SoloToken(Entry, frozen=True):
    id: str
    value: int
    row: Literal["top", "middle", "bottom"]
    start_index: int


class Side(Struct, frozen=True):
    """A side of a personality token; with ``production_limit`` face-up production buildings she builds
    passive ones.
    """

    id: str
    effect: Effect
    text_en: str
    production_limit: int = 0


class PersonalityToken(Entry, frozen=True):
    id: str
    sides: tuple[Side, ...]


class RecruitingReward(Entry, frozen=True):
    id: str
    colour: Colour
    effect: Effect


class PriestCondition(Entry, frozen=True):
    id: str
    action: Action
    condition: str


class DifficultyOption(Struct, frozen=True):
    """A way to make her stronger or weaker; ``n`` is the number in its text, if there is one."""

    id: str
    kind: Literal["easier", "harder"]
    text_en: str
    source: str
    n: int = 0


class Solo(Struct, frozen=True):
    die: SoloDie
    god_slots: GodSlots
    constants: SoloConstants
    start: SoloStart
    rows: tuple[BoardRow, ...]
    tokens: tuple[SoloToken, ...]
    personality_tokens: tuple[PersonalityToken, ...]
    recruiting_rewards: tuple[RecruitingReward, ...]
    priest_conditions: tuple[PriestCondition, ...]
    difficulty_options: tuple[DifficultyOption, ...]


class Components(Struct, frozen=True):
    format_version: int
    game: GameInfo
    component_totals: tuple[Total, ...]
    constants: Constants
    player_colours: tuple[PlayerColour, ...]
    player_pieces: tuple[PlayerPiece, ...]
    workers: tuple[WorkerClass, ...]
    gods: tuple[God, ...]
    tasks: tuple[Task, ...]
    hill_icons: tuple[HillIcon, ...]
    hill_spaces: tuple[HillSpace, ...]
    steps_spaces: tuple[StepsSpace, ...]
    coricancha_actions: tuple[PriestAction, ...]
    temple_track: tuple[TempleSpace, ...]
    conquest_regions: tuple[Region, ...]
    conquest_spaces: tuple[ConquestSpace, ...]
    other_areas: tuple[Area, ...]
    statues: tuple[Statue, ...]
    production_buildings: tuple[Production, ...]
    passive_buildings: tuple[Passive, ...]
    weaving_rewards: tuple[WeavingReward, ...]
    weaving_patterns: tuple[Pattern, ...]
    weavings: tuple[Weaving, ...]
    god_card_faces: tuple[GodFace, ...]
    god_cards: tuple[GodCard, ...]
    army_cards: tuple[ArmyCard, ...]
    solo: Solo


def totals(data: Components) -> Iterator[tuple[str, int, int]]:
    """What the sums of the components must be: name, expected, actual."""
    printed = {total.id: total.count for total in data.component_totals}
    yield "production_building", printed["production_building"], pieces(data.production_buildings)
    yield "passive_building", printed["passive_building"], pieces(data.passive_buildings)
    yield "weaving", printed["weaving"], pieces(data.weavings)
    for pattern in data.weaving_patterns:
        tiles = [tile for tile in data.weavings if tile.pattern == pattern.id]
        yield f"weaving {pattern.id}", pattern.tiles, pieces(tiles)
    for size in ("small", "large"):
        made = [statue for statue in data.statues if statue.size == size]
        yield f"statue_{size}", printed[f"statue_{size}"], pieces(made)
    yield "worker", printed["worker"], pieces(data.workers)
    yield "god_card", printed["god_card"], pieces(data.god_cards)
    yield "army_card", printed["army_card"], pieces(data.army_cards)
    yield "solo_token", printed["solo_token"], pieces(data.solo.tokens)
    yield "personality_token", printed["personality_token"], pieces(data.solo.personality_tokens)
    for region in data.conquest_regions:
        here = [space for space in data.conquest_spaces if space.region == region.id]
        yield f"conquest spaces {region.id}", region.spaces, len(here)


LOADED: Final = load(Path(__file__).parent, Components)
DATA: Final = LOADED.data
CONST: Final = DATA.constants
SOLO: Final = DATA.solo
SOLO_CONST: Final = SOLO.constants

# ------------------------------------------------------------------------------------------------ goods
RESOURCES: Final[tuple[str, ...]] = ("potato", "corn", "stone", "gold")
POTATO: Final = 0
CORN: Final = 1
STONE: Final = 2
GOLD: Final = 3


def amounts(goods: Any) -> tuple[int, int, int, int]:
    """Potato, corn, stone and gold of a cost or an income, in this order."""
    return (goods.potato, goods.corn, goods.stone, goods.gold)


# ----------------------------------------------------------------------------------------------- pieces
COLOURS: Final[tuple[str, ...]] = tuple(worker.id for worker in DATA.workers)
WORKERS: Final[dict[str, WorkerClass]] = {worker.id: worker for worker in DATA.workers}
ARCHITECT: Final = "blue"
ARTISAN: Final = "green"
WARRIOR: Final = "red"
COURIER: Final = "yellow"
PRIEST: Final = "white"
GODS: Final[tuple[str, ...]] = tuple(god.id for god in DATA.gods)
GOD_CARDS: Final[dict[str, GodCard]] = {card.id: card for card in DATA.god_cards}
BENEFITS: Final[dict[str, Effect]] = {face.id: face.benefit for face in DATA.god_card_faces}
ARMY_CARDS: Final[dict[str, ArmyCard]] = {card.id: card for card in DATA.army_cards}
ARMY_GOODS: Final[dict[str, tuple[int, int, int, int]]] = {
    card.id: amounts(card.resource) for card in DATA.army_cards
}
PRODUCTION: Final[dict[str, Production]] = {tile.id: tile for tile in DATA.production_buildings}
PASSIVE: Final[dict[str, Passive]] = {tile.id: tile for tile in DATA.passive_buildings}
BUILDING_COST: Final[dict[str, tuple[int, int, int, int]]] = {
    **{tile.id: amounts(tile.cost) for tile in DATA.production_buildings},
    **{tile.id: amounts(tile.cost) for tile in DATA.passive_buildings},
}
WEAVINGS: Final[dict[str, Weaving]] = {tile.id: tile for tile in DATA.weavings}
WEAVING_REWARDS: Final[dict[str, Effect]] = {reward.id: reward.effect for reward in DATA.weaving_rewards}
STATUES: Final[dict[str, Statue]] = {statue.id: statue for statue in DATA.statues}
STATUE_COST: Final[dict[str, tuple[int, int, int, int]]] = {
    statue.id: amounts(statue.cost) for statue in DATA.statues
}
PIECES: Final[dict[str, int]] = {piece.id: piece.count for piece in DATA.player_pieces}
TASKS: Final[dict[str, Task]] = {task.id: task for task in DATA.tasks}

# ------------------------------------------------------------------------------------------------- hill
TERRACES: Final[tuple[str, ...]] = ("top", "middle", "bottom")
SECTIONS: Final = len(DATA.coricancha_actions)
SPACES: Final[tuple[HillSpace, ...]] = DATA.hill_spaces
SPACE_BY_ID: Final[dict[str, HillSpace]] = {space.id: space for space in SPACES}
SPACE_NUMBER: Final[dict[str, int]] = {space.id: i for i, space in enumerate(SPACES)}
ICONS: Final[dict[str, HillIcon]] = {icon.id: icon for icon in DATA.hill_icons}
SPACE_ICONS: Final[tuple[tuple[HillIcon, ...], ...]] = tuple(
    tuple(ICONS[icon] for icon in space.icons) for space in SPACES
)
SPACE_GOD: Final[tuple[str, ...]] = tuple(space.god for space in SPACES)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SPACE_NUMBER[other] for other in space.adjacent) for space in SPACES
)
SEGMENT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(i for i, other in enumerate(SPACES) if other.segment == space.segment) for space in SPACES
)
STEPS_SPACES: Final[tuple[StepsSpace, ...]] = DATA.steps_spaces
STEPS_BY_ID: Final[dict[str, StepsSpace]] = {space.id: space for space in STEPS_SPACES}
STEPS_NUMBER: Final[dict[str, int]] = {space.id: i for i, space in enumerate(STEPS_SPACES)}
UPPER_STEPS: Final[tuple[int, ...]] = tuple(
    i for i, space in enumerate(STEPS_SPACES) if space.level == "upper"
)
LOWER_STEPS: Final[tuple[int, ...]] = tuple(
    i for i, space in enumerate(STEPS_SPACES) if space.level == "lower"
)
#: For each hill space the steps spaces above it in its section.
STEPS_ABOVE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        i
        for i, steps in enumerate(STEPS_SPACES)
        if steps.section == space.section
        and TERRACES.index(steps.between[1]) <= TERRACES.index(space.terrace)
    )
    for space in SPACES
)


def _walking(one: int, other: int) -> int:
    """TAW-4.2.2 The way between two sections; TAW-1.2.2 they form a ring."""
    way = abs(one - other)
    way = min(way, SECTIONS - way)
    costs = CONST.walking_cost_food.value
    return (costs.same_section, costs.adjacent_section, costs.other_section)[way]


#: Walking and descent without steps, by the section of the High Priest (from 0) and the number of the space.
BARE_COST: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_walking(s + 1, space.section) + CONST.descent_cost_food.value[space.terrace] for space in SPACES)
    for s in range(SECTIONS)
)
ACTIONS: Final[tuple[str, ...]] = tuple(action.id for action in DATA.coricancha_actions)

# ------------------------------------------------------------------------------------------------ areas
TEMPLE: Final[tuple[TempleSpace, ...]] = DATA.temple_track
TEMPLE_TOP: Final = len(TEMPLE) - 1
REGIONS: Final[tuple[str, ...]] = tuple(region.id for region in DATA.conquest_regions)
CONQUESTS: Final[tuple[ConquestSpace, ...]] = DATA.conquest_spaces
CONQUEST_BY_ID: Final[dict[str, ConquestSpace]] = {space.id: space for space in CONQUESTS}
CONQUEST_NUMBER: Final[dict[str, int]] = {space.id: i for i, space in enumerate(CONQUESTS)}
REGION_SPACES: Final[dict[str, tuple[int, ...]]] = {
    region: tuple(i for i, space in enumerate(CONQUESTS) if space.region == region) for region in REGIONS
}
WEAVING_PRICE: Final[tuple[int, ...]] = (
    0,
    CONST.weaving_cost_corn.value.buy1,
    CONST.weaving_cost_corn.value.buy2,
    CONST.weaving_cost_corn.value.buy3,
)
TAPESTRY_VP: Final[dict[int, int]] = CONST.tapestry_vp.value
OFFERING: Final[tuple[tuple[int, int], ...]] = tuple(
    (corn, spaces) for corn, spaces in CONST.offering_active_corn_to_spaces.value.items()
)


def by_players(values: dict[Players, T], players: int) -> T:
    """The value for a number of players; the solo game is a game for two."""
    key: Players = "p4" if players == 4 else "p3" if players == 3 else "p2"
    return values[key]


# ------------------------------------------------------------------------------------------------- solo
BOARD: Final[dict[str, tuple[BoardSpace, ...]]] = {row.id: row.spaces for row in SOLO.rows}
TOKENS: Final[tuple[SoloToken, ...]] = SOLO.tokens
SIDES: Final[dict[str, Side]] = {side.id: side for token in SOLO.personality_tokens for side in token.sides}
RECRUITING: Final[dict[str, Effect]] = {reward.colour: reward.effect for reward in SOLO.recruiting_rewards}
DIFFICULTY: Final[dict[str, DifficultyOption]] = {option.id: option for option in SOLO.difficulty_options}


def _condition(text: str) -> tuple[tuple[str, ...], bool, str]:
    """What is counted, whether more is needed (or as many suffice), and the number or what it is held
    against: ``corn >= 4``.
    """
    left, sign, right = re.split(r"\s*(>=|>)\s*", text)
    return tuple(re.split(r"\s*\+\s*", left)), sign == ">", right


CONDITIONS: Final[dict[str, tuple[tuple[str, ...], bool, str]]] = {
    entry.action: _condition(entry.condition) for entry in SOLO.priest_conditions
}
