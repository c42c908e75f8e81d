"""SET-1 The cards that lie on the table, made once from the component data and never changed.

Goods are numbers here (`WOOD` ...), so that a supply is a short list and a cost is compared in no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.games.settlers.schema import DATA

#: All goods of SET-0.1 by number. The first `KEPT` of them lie in a supply; the others are points, cards
#: drawn (from a deck of choice or a named one) and Samurai, which go somewhere at once.
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

Amounts = tuple[tuple[int, int], ...]  # pairs of a good and how many


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
            if name in ("worker", "raze", "defense") and isinstance(n, int)
        )
        self.locations: Final[int] = written.get("location", 0)
        self.cards: Final[int] = written.get("discard_card", 0)
        self.deals: Final[int] = written.get("discard_deal", 0)


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
        self.plain: Final[bool] = op in ("gain", "gain_per") and all(good < CARD for good, _ in self.goods)
        self.branches: Final[list[list[Effect]]] = (
            [_effects(branch) for branch in args] if op == "choose" else []
        )


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
        self.least: Final[int] = written.n
        self.effects: Final[Effects] = _effects(written.do)
        self.plain: Final[bool] = not self.may and all(effect.plain for effect in self.effects)


class Ability:
    """What an action Location offers: its cost, how often in a round, and what it does."""

    def __init__(self, written: Any) -> None:
        self.cost: Final = Cost(written.cost)
        self.times: Final[int] = written.times
        self.effects: Final[Effects] = _effects(written.do)


class Card:
    """SET-1.5 One physical card with all its fields; every copy is a card of its own (SET-1.4, SET-1.6).

    SET-0.6 Most have one colour, Ruins none, a Trade Colony three.
    """

    def __init__(self, written: Any, copy: int) -> None:
        number: str = written.numbers[copy]
        variant = written.variants.get(number)
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
        self.bonus: Final[Effects] = _effects(written.bonus)
        self.triggers: Final[list[Trigger]] = [Trigger(f) for f in written.features if f.when is not None]
        self.ability: Final[Ability | None] = None if written.action is None else Ability(written.action)
        stores = [f.store for f in written.features if f.store is not None]
        self.stores: Final[tuple[int, ...]] = tuple(NUMBER[good] for s in stores for good in s.goods)
        deposits = [f.deposit for f in written.features if f.deposit is not None]
        self.deposit: Final[str] = deposits[0].what if deposits else ""
        self.deposit_value: Final[int] = deposits[0].vp_each if deposits else 0
        self.protects: Final[int] = sum(f.n for f in written.features if f.static is not None)
        self.end_value: Final[int] = (
            DATA.end_values.common_location if self.common else DATA.end_values.faction_location
        )

    @property
    def is_production(self) -> bool:
        """SET-0.5 Whether it stands among the Production Locations."""
        return PRODUCTION in self.types

    @property
    def kind_of_ability(self) -> str:
        """SET-0.5 Production, feature or action; the first one decides where a single one is needed."""
        return self.types[0]

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class AttackEntry:
    """An attack card written like any other card, so that it can lie under a board as a Deal (SET-19.10)."""

    def __init__(self, written: Any) -> None:
        self.id: Final[str] = written.id
        self.numbers: Final = [written.id] * written.count
        self.variants: Final[dict[str, Any]] = {}
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


def _amounts(op: str, args: Any) -> Amounts:
    if op in ("gain", "pay"):
        return tuple((NUMBER[name], n) for name, n in args.items())
    if op == "gain_choice":
        return tuple((NUMBER[name], 1) for name in args.goods)
    if op == "gain_per":
        return ((NUMBER[args.good], args.n),)
    return ()


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
        self.production: Final[Amounts] = tuple((NUMBER[name], n) for name, n in written.production.items())
        self.keeps: Final[int] = NUMBER[written.store]
        self.samurai: Final[bool] = "samurai" in written.special


#: Deck by deck, all cards in the order of their printed numbers.
DECKS: Final[dict[str, list[Card]]] = {COMMON: [], **{faction.id: [] for faction in DATA.factions}}
for _kind in DATA.cards:
    DECKS[_kind.deck] += _copies(_kind)
ATTACK_CARDS: Final[list[Card]] = [card for kind in DATA.attack_cards for card in _copies(AttackEntry(kind))]

CARDS: Final[dict[str, Card]] = {
    card.id: card for card in [*(card for deck in DECKS.values() for card in deck), *ATTACK_CARDS]
}
BOARDS: Final[dict[str, Board]] = {faction.id: Board(faction) for faction in DATA.factions}
FACTIONS: Final[list[str]] = [faction.id for faction in DATA.factions]
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
