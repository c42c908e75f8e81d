"""The cards that lie on the table (SET-1), made once from the component data and never changed.

Goods are numbers here (`WOOD` ...), so that a supply is a short list and a cost is compared in no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.box.schema_expansions import COLOURS, MORE

#: All goods of SET-0.1 by number. The first `KEPT` of them lie in a supply; the others are points, cards
#: drawn (from a deck of choice or a named one) and Samurai, which go somewhere at once. SETX-0.7 Behind them
#: come those of the expansions: three kinds of Technology tokens, which lie in a supply too, and others.
GOODS: Final = (
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
    "adv_scoring",
    "adv_defensive",
    "adv_tech",
    "favor",
    "favor_tricolor",
    "foundation",
)
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENSE: Final = 6
VP: Final = 7
CARD: Final = 8
CARD_COMMON: Final = 9
CARD_FACTION: Final = 10
SAMURAI: Final = 11
KEPT: Final = 7
TECH: Final = 12
ADV_SCORING: Final = 13
ADV_DEFENSIVE: Final = 14
ADV_TECH: Final = 15  # SETX-5.3.1 becomes one of the two kinds when it is gained
FAVOR: Final = 16
FAVOR_TRICOLOR: Final = 17
FOUNDATION: Final = 18
#: The size of a supply with expansions: the Technology tokens have their numbers, what is no token has 0.
SUPPLY: Final = 15
#: SET-0.2 Wood, stone, food, and nothing else.
RESOURCES: Final = (WOOD, STONE, FOOD)
RESOURCE_NAMES: Final = ("wood", "stone", "food")

NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(GOODS)}
NO_DEAL: Final = -1

COMMON: Final = "common"
ATTACK: Final = "attack"

PRODUCTION: Final = "production"
FEATURE: Final = "feature"
ACTION: Final = "action"
OPEN: Final = "open_production"
FORTRESS: Final = "fortress"
INSTANT: Final = "instant"
EVENT: Final = "event"
#: SETX-2.1.1, SETX-4.4.1 The row in which a card lies, where it is not called like its kind.
ROWS: Final = {OPEN: PRODUCTION, FORTRESS: ACTION}
BASE: Final = "base"
#: An Action that may be used any number of times in a round.
ANY_TIMES: Final = 1 << 30

Amounts = tuple[tuple[int, int], ...]  # pairs of a good and how many


def is_kept(good: int) -> bool:
    """SET-0.7, SETX-0.7 Whether it lies in a supply until it is spent or discarded."""
    return good < KEPT or TECH <= good < ADV_TECH


class Cost:
    """What must be paid: Resources (Gold may stand in), Gold and other goods in kind, cards and Locations."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        self.wood: Final[int] = written.get("wood", 0)
        self.stone: Final[int] = written.get("stone", 0)
        self.food: Final[int] = written.get("food", 0)
        self.resources: Final[int] = self.wood + self.stone + self.food
        self.gold: Final[int] = written.get("gold", 0)
        self.as_raze: Final[bool] = written.get("raze") == "as_raze_action"  # paid like a Raze action
        self.others: Final[Amounts] = tuple(
            (NUMBER[name], n)
            for name, n in written.items()
            if name in ("worker", "raze", "defense", "tech") and isinstance(n, int)
        )
        self.locations: Final[int] = written.get("location", 0)
        self.cards: Final[int] = written.get("discard_card", 0)
        self.deals: Final[int] = written.get("discard_deal", 0)
        self.foundations: Final[int] = written.get("discard_foundation", 0)
        self.any_resources: Final[int] = written.get("resource", 0)


#: SET-8.1 The price of a Deal.
DEAL_COST: Final = Cost({GOODS[FOOD]: 1})


def can_pay(goods: list[int], cost: Cost) -> bool:
    """SET-15.1 Whether a supply suffices; Gold may stand in for Resources, nothing stands in for the rest."""
    gold = goods[GOLD] - cost.gold
    if gold < 0:
        return False
    if cost.resources:
        short = cost.wood - goods[WOOD]
        if short > 0:
            gold -= short
        short = cost.stone - goods[STONE]
        if short > 0:
            gold -= short
        short = cost.food - goods[FOOD]
        if short > 0:
            gold -= short
        if gold < 0:
            return False
    for good, n in cost.others:  # noqa: SIM110 a generator would be slower, and this is asked all the time
        if goods[good] < n:
            return False
    return True


class Effect:
    """One step of what a card does: its name, its arguments as written, and its goods by number."""

    def __init__(self, op: str, args: Any) -> None:
        self.op: Final[str] = op
        self.args: Final[Any] = args
        self.goods: Final[Amounts] = _amounts(op, args)
        #: Gives goods without any decision and shows nothing hidden, so its order among others is all one.
        #: The colour of the Locations that are counted; empty: something else is counted, or nothing.
        self.colour: Final[str] = _counted_colour(args) if op == "gain_per" else ""
        counts_plainly = op == "gain_per" and (self.colour or args.per.samurai is not None)
        self.plain: Final[bool] = (op == "gain" or bool(counts_plainly)) and all(
            good == VP or is_kept(good) for good, _ in self.goods
        )
        self.branches: Final[list[list[Effect]]] = _branches(op, args)


Effects = list[Effect]


class Trigger:
    """A feature that does something whenever something happens."""

    def __init__(self, written: Any) -> None:
        self.when: Final[str] = written.when
        self.colour: Final[str] = written.filter.color or ""
        self.faction_only: Final[bool] = written.filter.kind == "faction"
        self.enemy_only: Final[bool] = written.filter.what == "enemy_location"
        self.may: Final[bool] = written.may
        self.limit: Final[int] = written.limit_per_round
        self.limit_per_turn: Final[int] = written.limit_per_turn
        self.least: Final[int] = written.n
        self.by: Final[str] = written.by or ""
        self.colours: Final[tuple[str, ...]] = written.set or ()  # of a SET that must be new
        #: What else must be so, by name: looked up in `hooks.FILTERS`.
        self.filters: Final[tuple[tuple[str, Any], ...]] = _filters(written.filter)
        self.effects: Final[Effects] = _effects(written.do)
        self.plain: Final[bool] = not self.may and all(effect.plain for effect in self.effects)


class Ability:
    """What an action Location offers: its cost, how often in a round, and what it does."""

    def __init__(self, written: Any) -> None:
        self.cost: Final = Cost(written.cost)
        self.times: Final[int] = ANY_TIMES if written.times == "any" else written.times
        self.effects: Final[Effects] = _effects(written.do)


class RareParts:
    """What few cards have, or what is seldom asked: a card itself must stay small to be fast."""

    def __init__(self, written: Any) -> None:
        self.set: Final[str] = written.set
        self.box: Final[str] = getattr(written, "box", BASE)
        self.instant: Final[Effects] = _effects(written.instant)
        self.end_game: Final[Effects] = _effects(written.end_game)
        self.colour_on_build: Final[bool] = written.color_on_build is not None
        #: How often in a round something that is always there works, and what it leaves at least.
        self.static_limits: Final[dict[str, int]] = {
            f.static: f.limit_per_round
            for f in written.features
            if f.static is not None and f.limit_per_round
        }
        self.static_least: Final[dict[str, int]] = {
            f.static: f.min for f in written.features if f.static is not None and f.min
        }
        #: SET-17.11 Whether its production counts Samurai.
        self.counts_samurai: Final[bool] = any(_counts_samurai(step) for step in written.production)
        self.level_value: Final[int] = 0 if written.fortress is None else written.fortress.vp_per_level
        #: SETX-5.5.1 What its Action unlocks: a second Action, or features.
        self.second: Final[Ability | None] = _unlocked_action(written.action)
        self.second_triggers: Final[list[Trigger]] = _unlocked_features(written.action)
        steps = [*written.production, *(() if written.action is None else written.action.do)]
        tucking = [step.tuck_here for step in steps if step.tuck_here is not None]
        praying = [step.prayer for step in steps if step.prayer is not None]
        #: SETX-6.2.8 Whether the cards under it wait for a Prayer; and whether they lie there face up.
        self.serves_prayers: Final[bool] = any(tuck.use is not None for tuck in tucking)
        self.shows_under: Final[bool] = any(tuck.place != "hand" for tuck in tucking) or any(
            prayer.special == "tuck_match" for prayer in praying
        )
        deposits = [f.deposit for f in written.features if f.deposit is not None]
        self.deposit_most: Final[int] = (
            deposits[0].max if deposits and deposits[0].max != "any" else ANY_TIMES
        )


class Card:
    """SET-1.5 One physical card with all its fields; every copy is a card of its own (SET-1.4, SET-1.6).

    SET-0.6 Most have one colour, Ruins none, a Trade Colony three.
    """

    def __init__(self, written: Any, copy: int) -> None:
        number: str = written.numbers[copy]
        variant = None if written.variants is None else written.variants.get(number)
        cost = variant.cost if variant is not None and variant.cost is not None else written.cost
        raze = variant.raze if variant is not None and variant.raze is not None else written.raze
        self.id: Final[str] = f"{written.id}-{copy + 1}"
        self.kind: Final[str] = written.id
        self.number: Final[str] = number
        self.deck: Final[str] = written.deck
        self.common: Final[bool] = written.deck == COMMON
        self.types: Final[tuple[str, ...]] = written.types
        self.colours: Final[tuple[str, ...]] = written.colors
        self.cost: Final = Cost(cost)
        self.deal: Final[int] = NUMBER[written.deals[copy]] if written.deals else NO_DEAL
        #: The goods of the Raze field one by one; empty: there is none.
        self.raze: Final[tuple[int, ...]] = _spread(raze)
        self.production: Final[Effects] = _effects(written.production)
        self.produces_plainly: Final[bool] = all(effect.plain for effect in self.production)
        #: Whether it gives by what lies on it or by SETs: its place among the others is all one.
        self.produces_by_itself: Final[bool] = not self.produces_plainly and all(
            effect.plain or _looks_at_itself(effect) for effect in self.production
        )
        self.bonus: Final[Effects] = _effects(written.bonus)
        self.triggers: Final[list[Trigger]] = [Trigger(f) for f in written.features if f.when is not None]
        self.ability: Final[Ability | None] = None if written.action is None else Ability(written.action)
        stores = [f.store for f in written.features if f.store is not None]
        storing = tuple(NUMBER[good] for s in stores for good in s.goods)
        #: Goods that may stay in the supply; and those that may lie on the card, which produces by them.
        self.stores: Final[tuple[int, ...]] = () if self.production else storing
        self.holds: Final[tuple[int, ...]] = storing if self.production else ()
        deposits = [f.deposit for f in written.features if f.deposit is not None]
        self.deposit: Final[str] = deposits[0].what if deposits else ""
        self.deposit_value: Final[int] = deposits[0].vp_each if deposits else 0
        #: What it does all the time, by name, with its number.
        self.statics: Final[dict[str, int]] = {
            f.static: f.n for f in written.features if f.static is not None
        }
        self.protects: Final[int] = self.statics.get("own_locations_raze_cost_plus", 0)
        self.event: Final[Effects] = _effects(written.event)
        self.most_levels: Final[int] = written.fortress.max_level if written.fortress is not None else 0
        self.printed_defense: Final[bool] = written.printed_defense
        self.rare: Final = RareParts(written)
        self.is_built: Final[bool] = not (self.rare.instant or self.event)
        #: SET-0.5, SETX-2.2.1 Production, feature or action; the first type decides where one is needed.
        self.row: Final[str] = ROWS.get(self.types[0], self.types[0])
        self.end_value: Final[int] = (
            DATA.end_values.common_location
            if self.common
            else FACTION_VALUES.get(self.deck, DATA.end_values.faction_location)
        )

    @property
    def set(self) -> str:
        """SETX-1.5 The set it counts for when decks are built."""
        return self.rare.set

    @property
    def box(self) -> str:
        """The box it is packed in."""
        return self.rare.box

    @property
    def instant(self) -> Effects:
        """SETX-2.3 What an Instant does."""
        return self.rare.instant

    @property
    def is_open(self) -> bool:
        """SETX-2.1.1 Whether it is an Open Production Location."""
        return OPEN in self.types

    @property
    def is_production(self) -> bool:
        """SET-0.5, SETX-2.1.1 Whether it stands among the Production Locations, open ones included."""
        return self.row == PRODUCTION

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class AttackEntry:
    """An attack card written like any other card, so that it can lie under a board as a Deal (SET-19.10)."""

    def __init__(self, written: Any) -> None:
        self.id: Final[str] = written.id
        self.numbers: Final = [written.id] * written.count
        self.variants: Final = None
        self.deck: Final = ATTACK
        self.types: Final[tuple[str, ...]] = (FEATURE,)
        self.colors: Final[tuple[str, ...]] = ()
        self.cost: Final[dict[str, int]] = {}
        self.raze: Final = None
        self.deals: Final = [written.target] * written.count
        self.production: Final[tuple[Any, ...]] = ()
        self.bonus: Final[tuple[Any, ...]] = ()
        self.features: Final[tuple[Any, ...]] = ()
        self.action: Final = None
        self.set: Final = BASE
        self.fortress: Final = None
        self.instant: Final[tuple[Any, ...]] = ()
        self.event: Final[tuple[Any, ...]] = ()
        self.end_game: Final[tuple[Any, ...]] = ()
        self.printed_defense: Final = False
        self.color_on_build: Final = None


def _amounts(op: str, args: Any) -> Amounts:
    if op in ("gain", "pay"):
        return tuple((NUMBER[name], n) for name, n in args.items())
    if op == "gain_choice":
        return tuple((NUMBER[name], 1) for name in args.goods)
    if op in ("gain_per", "gain_tiers"):
        return ((NUMBER[args.good], getattr(args, "n", 1)),)
    return ()


def _looks_at_itself(effect: Effect) -> bool:
    """Whether a step gives goods for what lies on or under its own card, or for SETs that nothing changes.

    White ones may grow by Foundations that other Locations give (SETX-3.4).
    """
    if effect.op == "copy_stored":
        return True
    if effect.op != "gain_per" or any(good != VP and not is_kept(good) for good, _ in effect.goods):
        return False
    per = effect.args.per
    if per.sets is not None:
        return "white" not in per.sets
    return per.stored_here is not None or per.under_here is not None


def _counts_samurai(step: Any) -> bool:
    """Whether a step gives or looks at as many as there are Samurai."""
    counted = [step.gain_per.per] if step.gain_per is not None else []
    if step.draw_keep is not None and not isinstance(step.draw_keep.n, int):
        counted.append(step.draw_keep.n)
    return any(per.samurai is not None for per in counted)


def _counted_colour(args: Any) -> str:
    """The colour, where nothing but Locations of a colour is counted."""
    counted = args.per.locations
    return "" if counted is None else counted.color or ""


def _branches(op: str, args: Any) -> list[list[Effect]]:
    """The effects inside an effect: what is chosen from, or what is repeated."""
    if op == "choose":
        return [_effects(branch) for branch in args]
    if op == "each_player":
        return [_effects(args)]
    if op == "pay_repeat":
        return [_effects(args.do)]
    if op == "prayer":
        return [_effects(args.each)]
    return []


def _filters(written: Any) -> tuple[tuple[str, Any], ...]:
    """The conditions that only features of expansions have; those of the base game are fields."""
    names = ("colorless", "has_bonus", "origin", "color_in", "location_matches", "min_matches")
    found = [(name, getattr(written, name)) for name in (*names, "min_conquered", "scoring")]
    if written.kind == COMMON:
        found.append(("kind", COMMON))
    return tuple((name, value) for name, value in found if value)


def _unlocked_action(action: Any) -> Ability | None:
    """The Action inside an Action that unlocks it."""
    unlocks = [] if action is None else [step.unlock for step in action.do if step.unlock is not None]
    return Ability(unlocks[0].action) if unlocks and unlocks[0].action is not None else None


def _unlocked_features(action: Any) -> list[Trigger]:
    """The features inside an Action that unlocks them."""
    unlocks = [] if action is None else [step.unlock for step in action.do if step.unlock is not None]
    return [Trigger(feature) for unlock in unlocks for feature in unlock.features]


def _effects(written: Any) -> Effects:
    return [Effect(op, args) for step in written for op, args in step.parts()]


def _spread(amounts: Mapping[str, int] | None) -> tuple[int, ...]:
    """The goods of a field one by one."""
    if amounts is None:
        return ()
    return tuple(NUMBER[name] for name, n in amounts.items() for _ in range(n))


def _copies(written: Any) -> list[Card]:
    return [Card(written, copy) for copy in range(len(written.numbers))]


class Board:
    """A faction's board: what it produces, what it keeps, what is special about it."""

    def __init__(self, written: Any) -> None:
        self.id: Final[str] = written.id
        self.production: Final[Amounts] = tuple(
            (NUMBER[name], n) for name, n in written.production.items() if isinstance(n, int)
        )
        #: SETX-5.1.1 The goods of which there are as many as players.
        self.per_player: Final[tuple[int, ...]] = tuple(
            NUMBER[name] for name, n in written.production.items() if not isinstance(n, int)
        )
        self.keeps: Final[int] = NUMBER[written.store]
        self.samurai: Final[bool] = "samurai" in getattr(written, "special", ())
        #: SETX-7.3 Whether own Faction Locations given as a build cost go back into the deck.
        self.takes_back: Final[bool] = bool(getattr(written, "board_feature", ""))


#: SETX-5.1.2, SETX-12.6 What a Faction Location is worth where a board says so.
FACTION_VALUES: Final[dict[str, int]] = {faction.id: faction.faction_location_vp for faction in MORE.factions}
#: Deck by deck, all cards in the order of their printed numbers.
DECKS: Final[dict[str, list[Card]]] = {COMMON: [], **{faction.id: [] for faction in DATA.factions}}
for _kind in DATA.cards:
    DECKS[_kind.deck] += _copies(_kind)
#: The cards of the expansions, by deck and set (SETX-1.5).
SETS: Final[dict[tuple[str, str], list[Card]]] = {}
for _more in MORE.cards:
    SETS.setdefault((_more.deck, _more.set), []).extend(_copies(_more))
ATTACK_CARDS: Final[list[Card]] = [card for kind in DATA.attack_cards for card in _copies(AttackEntry(kind))]
#: SETX-10.5 Attack cards that are only sometimes used, by the good they show.
MORE_ATTACK_CARDS: Final[dict[str, list[Card]]] = {
    kind.target: _copies(AttackEntry(kind)) for kind in MORE.solo.attack_cards
}

CARDS: Final[dict[str, Card]] = {
    card.id: card
    for cards in (*DECKS.values(), ATTACK_CARDS, *SETS.values(), *MORE_ATTACK_CARDS.values())
    for card in cards
}
BOARDS: Final[dict[str, Board]] = {
    **{faction.id: Board(faction) for faction in DATA.factions},
    **{faction.id: Board(faction) for faction in MORE.factions},
}
FACTIONS: Final[list[str]] = [faction.id for faction in DATA.factions]
#: SETX-0.2 The faction that a module brings.
NEW_FACTIONS: Final[dict[str, str]] = {faction.box: faction.id for faction in MORE.factions}
ATLANTEANS: Final[str] = NEW_FACTIONS["atl"]
#: SETX-0.10 The good of every colour.
GOOD_OF_COLOUR: Final[dict[str, int]] = {name: NUMBER[colour.good] for name, colour in COLOURS.items()}
ROUNDS: Final[int] = DATA.meta.rounds

#: SET-17.25 A smaller event of points sets off no feature at all.
LEAST_EVENT: Final[int] = min(
    trigger.least
    for card in CARDS.values()
    for trigger in card.triggers
    if trigger.when == "gain_vp_at_least"
)

#: SET-11 What the Workers of the board action buy.
EXCHANGE_COST: Final[int] = DATA.board_action.cost["worker"]
EXCHANGE_FOR: Final[list[int]] = [NUMBER[name] for name in DATA.board_action.options]
