"""The shape of components.yaml: what is printed on boards, tiles and cards, and the vocabulary of effects."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import field

from tablewright import components
from tablewright.components import Struct, load, pieces

Colour: TypeAlias = Literal["red", "purple", "blue", "yellow", "orange"]
Resource: TypeAlias = Literal["stone", "food", "wisdom", "gold"]
Temple: TypeAlias = Literal["forests", "mountains", "seas"]


class Entry(components.Entry, frozen=True, kw_only=True, eq=False):
    """A component of this game."""

    field_source: dict[str, str] = field(default_factory=dict)


# ---------------------------------------------------------------------------------------------- effects
class Formula(Struct, frozen=True):
    """A number that depends on the table: base + per x count, or an entry of a table chosen by a count."""

    base: int = 0
    per: int = 0
    count: str = ""
    table: tuple[int, ...] = ()
    by: str = ""


Amount: TypeAlias = int | Formula


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", eq=False):
    """One step of an effect."""


class Gain(Step, frozen=True, tag="gain"):
    resource: Resource
    amount: Amount


class GainBasic(Step, frozen=True, tag="gain_basic"):
    amount: Amount


class GainStoneOrFood(Step, frozen=True, tag="gain_stone_or_food"):
    amount: Amount


class Pay(Step, frozen=True, tag="pay"):
    resource: Literal["stone", "food", "wisdom", "gold", "basic"]
    amount: int


class Vp(Step, frozen=True, tag="vp"):
    amount: Amount
    choose: str = ""


class MilitaryMove(Step, frozen=True, tag="military_move"):
    steps: Amount


class Attack(Step, frozen=True, tag="attack"):
    pass


class TempleMove(Step, frozen=True, tag="temple_move"):
    temple: Literal["forests", "mountains", "seas", "choice", "other"]
    steps: int
    up_to: bool = False


class TakeZodiac(Step, frozen=True, tag="take_zodiac"):
    temple: Literal["same"]


class BuyBuilding(Step, frozen=True, tag="buy_building"):
    pass


class ReserveBuilding(Step, frozen=True, tag="reserve_building"):
    pass


class TakeCitizen(Step, frozen=True, tag="take_citizen"):
    free: bool


class TakeSpeaker(Step, frozen=True, tag="take_speaker"):
    pass


class RaiseFreeman(Step, frozen=True, tag="raise_freeman"):
    amount: int
    scope: Literal["unused", "any"]
    cap: int | Literal["none"]
    up_to: bool = False


class LowerFreeman(Step, frozen=True, tag="lower_freeman"):
    amount: int
    scope: Literal["unused"]
    colour: Colour
    min: int
    target: Literal["chosen"]


class RecolourFreeman(Step, frozen=True, tag="recolour_freeman"):
    pass


class SetShip(Step, frozen=True, tag="set_ship"):
    value: int


class UseAdjacentAbility(Step, frozen=True, tag="use_adjacent_ability"):
    pass


class ChooseOne(Step, frozen=True, tag="choose_one"):
    options: tuple[tuple[AnyStep, ...], ...]


class AnyOrder(Step, frozen=True, tag="any_order"):
    parts: tuple[tuple[AnyStep, ...], ...]


class Optional(Step, frozen=True, tag="optional"):
    steps: tuple[AnyStep, ...]


class Price(Struct, frozen=True):
    resource: Resource
    amount: int


class Repeat(Step, frozen=True, tag="repeat"):
    min: int
    max: int
    pay: Price
    options: tuple[tuple[AnyStep, ...], ...]


AnyStep: TypeAlias = (
    Gain
    | GainBasic
    | GainStoneOrFood
    | Pay
    | Vp
    | MilitaryMove
    | Attack
    | TempleMove
    | TakeZodiac
    | BuyBuilding
    | ReserveBuilding
    | TakeCitizen
    | TakeSpeaker
    | RaiseFreeman
    | LowerFreeman
    | RecolourFreeman
    | SetShip
    | UseAdjacentAbility
    | ChooseOne
    | AnyOrder
    | Optional
    | Repeat
)
Effect: TypeAlias = tuple[AnyStep, ...]


# ------------------------------------------------------------------------------------------- components
class GameInfo(Entry, frozen=True):
    id: str
    designer: str
    players: tuple[int, ...]
    rule_prefix: str
    colours: tuple[Colour, ...]
    player_colours: tuple[str, ...]


class Total(Entry, frozen=True):
    id: str
    per_colour: int = 0
    per_player: int | dict[str, int] = 0
    per_resource: int = 0
    faces: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()


class PlayerCount(Entry, frozen=True):
    citizen_dice_removed_per_colour: int
    citizen_dice_per_colour: int
    speaker_dice: int
    district_cards: int
    rounds: int | None


class Draft(Struct, frozen=True):
    dice_rolled_per_colour: int
    reroll: tuple[int, ...]
    picks: str = ""
    picks_per_player: int = 0
    discard_highest: int = 0
    keep: int = 0


class Setup(Entry, frozen=True):
    gold_per_district_card: int
    ship_start_value: int
    starting_resources: dict[Resource, int]
    starting_bases_free: int
    starting_tower_height_per_colour: int
    tower_pool_base_per_colour: int
    zodiac_cards_in_play: int
    start_draft: Draft
    solo_start_draft: Draft


class MainAction(Struct, frozen=True):
    id: str
    effect: Effect


class Site(Entry, frozen=True):
    id: str
    position: int
    neighbours: tuple[str, ...]
    top: MainAction
    bottom: MainAction


class Ship(Entry, frozen=True):
    id: str
    colour: Colour
    values: tuple[int, ...]


class BonusToken(Entry, frozen=True):
    id: str
    colour: Colour
    effect: Effect


class OfferPosition(Entry, frozen=True):
    position: int
    wisdom_cost: int


class BuildingOffer(Entry, frozen=True):
    id: str
    positions: tuple[OfferPosition, ...]
    stacks: tuple[Colour, ...]


class CitizenOffer(Entry, frozen=True):
    id: str
    positions: tuple[OfferPosition, ...]
    reroll_on_refill: tuple[int, ...]


class SpeakerPool(Entry, frozen=True):
    id: str
    faces: tuple[int, ...]
    max_value: int
    raise_chain: dict[int, int | Literal["reroll"]]


class TowerPool(Entry, frozen=True):
    id: str
    discs_total_per_colour: int


class Border(Entry, frozen=True):
    id: str
    after_space: int


class BorderReward(Struct, frozen=True):
    superiority_token: int


class MilitarySpace(Entry, frozen=True):
    space: int
    zone: int
    retreat_to: int
    attack_bonus: Effect
    role: str = ""


class MilitaryTrack(Entry, frozen=True):
    id: str
    borders: tuple[Border, ...]
    border_reward: BorderReward
    last_space_vp: int
    spaces: tuple[MilitarySpace, ...]
    solo_alien_space_by_round: dict[int, int]


class TempleTrack(Entry, frozen=True):
    id: Temple
    position: int
    vp: tuple[int, ...]


class PopulationBase(Entry, frozen=True):
    base: int
    food_cost: int
    vp: int


class AdvisorSpace(Entry, frozen=True):
    space: int
    vp: int


class PlayerBoard(Entry, frozen=True):
    id: str
    population_track: tuple[PopulationBase, ...]
    advisor_track: tuple[AdvisorSpace, ...]


class CityStart(Struct, frozen=True):
    palace: tuple[int, int]
    agora: tuple[int, int]


class City(Entry, frozen=True):
    tile_shape: str
    grid: str
    start: CityStart
    adjacent: tuple[tuple[int, int], ...]
    district: str


class Building(Entry, frozen=True):
    """A kind of building tile, the agora and the palace included."""

    id: str
    colour: Colour | Literal["grey"]
    cost_stone: int
    effect: Effect
    tower_slots: tuple[Colour, ...] = ()
    activates_with_any_die_colour: bool = False


class Farm(Entry, frozen=True):
    id: str
    colour: str
    cost_stone: int
    cost_wisdom: int
    effect: Effect
    back_of: str


class DistrictCard(Entry, frozen=True):
    id: str
    number: int
    kind: str
    middle: Colour
    ends: tuple[Colour, Colour]
    pattern: tuple[tuple[Colour | None, Colour | None], tuple[Colour | None, Colour | None]]
    towers: tuple[Colour, ...]
    vp_first: int
    vp_next: int


class ZodiacCard(Entry, frozen=True):
    id: str
    power: str
    number: int
    trigger: str
    optional: bool
    effect: Effect
    modifier: str = ""
    discount: int = 0
    raises: int = 0
    most: int = 0
    most_speaker: int = 0


class ZodiacToken(Entry, frozen=True):
    id: str
    one_per_card: bool


class SuperiorityToken(Entry, frozen=True):
    id: str
    use_multiplayer: str
    use_solo: str


class EndCondition(Entry, frozen=True):
    id: str
    text: str
    colours_left: int = 0


class FinalScoring(Entry, frozen=True):
    id: str
    text: str
    vp_per_gold: int = 0


class SoloCondition(Struct, frozen=True):
    token: Colour
    site: str


class Solo(Entry, frozen=True):
    rounds: int
    district_cards: int
    alien_disc: str
    end_conditions_used: bool
    neighbour_site_rises: bool
    target_base: int
    target_per_condition: int
    conditions: tuple[SoloCondition, ...]
    zodiac_cards_kept_at_round_end: int


class Components(Struct, frozen=True):
    game: GameInfo
    component_totals: tuple[Total, ...]
    player_count: dict[int, PlayerCount]
    setup: Setup
    encounter_sites: tuple[Site, ...]
    ships: tuple[Ship, ...]
    bonus_tokens: tuple[BonusToken, ...]
    building_offer: BuildingOffer
    citizen_offer: CitizenOffer
    speaker_pool: SpeakerPool
    tower_pool: TowerPool
    military_track: MilitaryTrack
    temple_tracks: tuple[TempleTrack, ...]
    player_board: PlayerBoard
    city: City
    starting_tiles: tuple[Building, ...]
    farm: Farm
    building_tiles: tuple[Building, ...]
    district_cards: tuple[DistrictCard, ...]
    zodiac_cards: tuple[ZodiacCard, ...]
    zodiac_tokens: tuple[ZodiacToken, ...]
    superiority_token: SuperiorityToken
    end_conditions: tuple[EndCondition, ...]
    final_scoring: tuple[FinalScoring, ...]
    tie_break: tuple[str, ...]
    solo: Solo


def totals(data: Components) -> Iterator[tuple[str, int, int]]:
    """What the sums of the components must be: name, expected, actual."""
    printed = {total.id: total for total in data.component_totals}
    yield "building_tile", printed["building_tile"].count, pieces(data.building_tiles)
    for colour in data.game.colours:
        tiles = [tile for tile in data.building_tiles if tile.colour == colour]
        yield f"building_tile {colour}", printed["building_tile"].per_colour, pieces(tiles)
    yield "district_card", printed["district_card"].count, pieces(data.district_cards)
    yield "zodiac_card", printed["zodiac_card"].count, pieces(data.zodiac_cards)
    yield "zodiac_token", printed["zodiac_token"].count, pieces(data.zodiac_tokens)
    yield "bonus_token", printed["bonus_token"].count, pieces(data.bonus_tokens)
    yield "ship", printed["ship"].count, pieces(data.ships)
    yield "superiority_token", printed["superiority_token"].count, data.superiority_token.count
    yield "military borders", printed["superiority_token"].count, 4 * len(data.military_track.borders)


LOADED: Final = load(Path(__file__).parent, Components)
DATA: Final = LOADED.data

COLOURS: Final[tuple[str, ...]] = DATA.game.colours
STEP_NAMES: Final[tuple[str, ...]] = tuple(str(kind.__struct_config__.tag) for kind in get_args(AnyStep))
BASIC: Final[tuple[str, ...]] = ("stone", "food", "wisdom")  # ORI-1.1.1; gold is the joker
SITES: Final[dict[str, Site]] = {site.id: site for site in DATA.encounter_sites}
TOKENS: Final[dict[str, BonusToken]] = {token.colour: token for token in DATA.bonus_tokens}
BUILDINGS: Final[dict[str, Building]] = {
    tile.id: tile for tile in (*DATA.building_tiles, *DATA.starting_tiles)
}
DISTRICTS: Final[dict[str, DistrictCard]] = {card.id: card for card in DATA.district_cards}
ZODIAC: Final[dict[str, ZodiacCard]] = {card.power: card for card in DATA.zodiac_cards}
TEMPLES: Final[tuple[str, ...]] = tuple(track.id for track in DATA.temple_tracks)
TEMPLE_VP: Final[dict[str, tuple[int, ...]]] = {track.id: track.vp for track in DATA.temple_tracks}
TEMPLE_TOP: Final[dict[str, int]] = {track.id: len(track.vp) - 1 for track in DATA.temple_tracks}
SPACES: Final[tuple[MilitarySpace, ...]] = DATA.military_track.spaces  # ORI-7.1.1
LAST_SPACE: Final = len(SPACES) - 1
BUILDING_WISDOM: Final = tuple(place.wisdom_cost for place in DATA.building_offer.positions)
CITIZEN_WISDOM: Final = tuple(place.wisdom_cost for place in DATA.citizen_offer.positions)
ADVISOR_VP: Final = tuple(space.vp for space in DATA.player_board.advisor_track)
POPULATION: Final = DATA.player_board.population_track
CAP_VALUE: Final = max(
    face for total in DATA.component_totals if total.id == "citizen_die" for face in total.faces
)
SPEAKER_MOST: Final = DATA.speaker_pool.max_value
FEW_COLOURS: Final = max(condition.colours_left for condition in DATA.end_conditions)  # ORI-14.1.3
NEIGHBOURS: Final[tuple[tuple[int, int], ...]] = DATA.city.adjacent
