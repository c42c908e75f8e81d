"""What a position of Imperial Settlers is worth.

Points so far and what the Locations count at the end; what Locations, Deals and boards will bring in the
rounds to come; what lies in the supply; and what the hand and the open actions can make of it in this round.

Everything is counted in points by *prices*: what a good is worth falls from round to round, since there is
less and less to build with it that pays. So there is a `Season` for every number of rounds ahead, with its
prices and with what each card is worth by them; it is made once for each set of weights, see `Market`.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine.brain import View, Weights
from tablewright.games.settlers.box.cards import (
    ATLANTEANS,
    BOARDS,
    CARD,
    CARD_COMMON,
    CARD_FACTION,
    CARDS,
    DEAL_COST,
    EXCHANGE_COST,
    FOOD,
    GOLD,
    GOODS,
    KEPT,
    NO_DEAL,
    NUMBER,
    RAZE,
    RESOURCES,
    ROUNDS,
    STONE,
    SUPPLY,
    WOOD,
    WORKER,
    Card,
    Cost,
    Effect,
    Effects,
)

#: Goods with a price among the weights; those of expansions are compared with a point here.
PRICED: Final = ("wood", "stone", "food", "gold", "worker", "raze", "defense", "card", "samurai")
OTHERS: Final[dict[str, float]] = {
    "vp": 1.0,
    "tech": 0.7,
    "adv_scoring": 0.9,
    "adv_defensive": 0.3,
    "adv_tech": 1.0,
    "favor": 0.5,
    "favor_tricolor": 0.6,
    "foundation": 0.55,
}
#: Steps that give no goods by name, compared with a point.
STEPS: Final[dict[str, float]] = {
    "draw_keep": 0.8,
    "copy_production": 1.1,
    "gain_from_deals": 0.65,
    "gain_raze_field": 0.75,
    "raze_location": 2.0,
    "raze_with_exchange": 3.0,
    "remove_location": 1.6,
    "steal_resource": 1.2,
    "discard_deal": 0.9,
    "take_deal": 1.6,
    "sign_deal": 1.4,
    "build_card": 1.0,
    "activate": 1.2,
    "clear_location": 0.9,
    "block_location": 0.6,
    "take_over_location": 1.4,
    "foundation_from_hand": 0.6,
    "opponent_discards": 0.5,
    "gain_tiers": 0.6,
    "gain_per_full_set": 1.0,
    "gain_match": 0.7,
    "gain_match_favor": 0.9,
    "take_match": 0.5,
    "copy_stored": 1.2,
    "draw_split": 0.7,
    "draw_discard_any": 1.5,
    "draw_color": 0.6,
    "draw_and_raze": 1.2,
    "reorder_top": 0.2,
    "reveal_take": 0.5,
    "reveal_build": 1.5,
    "return_from_discard": 0.6,
    "opponent_faction_deck": 0.6,
    "shuffle_into_faction_deck": 1.0,
    "shuffle_deal_into_deck": -0.6,
    "discard_for_match": 2.0,
    "exchange": 0.4,
    "swap_resource": 0.2,
    "pay_repeat": 0.8,
    "prayer": 1.4,
    "remove_pair": 0.8,
    "take_location": 2.0,
    "conquer": 3.0,
    "move_location_left": 0.3,
    "fortify": 2.5,
    "share_feature": 0.9,
    "protect_location": 0.4,
    "foundation_from_opponent_hand": 0.9,
    "foundation_from_deck": 1.1,
    "restore_foundation": 1.3,
    "send_worker_free": 0.9,
    "move_tech": 0.3,
    "place_token": 0.2,
    "place_statue_part": 3.0,
    "put_here": 0.8,
    "tuck_here": 0.2,
    "tuck_under_location": 1.5,
    "unlock": 1.2,
    "each_player": 0.0,
    "discard_cards": -0.5,
    "keep_through_cleanup": 0.1,
}
#: How often in a round a feature works that waits for something.
FEATURES: Final[dict[str, float]] = {
    "build": 1.0,
    "raze": 1.0,
    "sign_deal": 0.7,
    "deploy_samurai": 0.8,
    "opponent_exchanges_workers": 2.0,
    "gain_vp_at_least": 1.5,
    "conquer": 0.5,
    "siege": 0.3,
    "activate": 1.2,
    "send_worker": 0.8,
    "opponent_sends_worker": 0.6,
    "new_set": 1.0,
    "prayer": 0.9,
    "spend_tech": 0.8,
    "gain_favor": 0.8,
    "own_location_lost": 0.4,
    "foundation_used": 0.8,
    "shuffle_back": 0.9,
    "cleanup": 1.0,
    "gain_vp_from_location": 0.8,
}
#: Features that have a weight of their own.
FEATURE_WEIGHTS: Final = {"build": "feature-build", "raze": "feature-raze"}
MANY: Final = 3  # more uses of an action in one round hardly matter
SAFE_LEAD: Final = 3  # Faction Locations ahead of the Collection that are enough, alone
TOKEN: Final = 0.2  # what a token on a Location is worth by itself
AGAIN: Final = 0.8  # part of what a Location brings that a token on it brings once more
KEPT_PART: Final = 1.5  # of goods that are stored on a card: it produces by them
SUPPLY_NAMES: Final[list[str]] = list(GOODS[:SUPPLY])


# ------------------------------------------------------------------------------------------ worth of cards
class Worth:
    """What a card is worth in one season: standing in an Empire, used, and in hand."""

    def __init__(self, card: Card, season: Season) -> None:
        ability = card.ability
        self.card: Final[Card] = card
        self.deposits: Final[bool] = bool(card.deposit_value)
        self.cost: Final[Cost] = card.cost
        self.places: Final[int] = card.cost.locations
        self.use_cost: Final[Cost | None] = None if ability is None else ability.cost
        self.times: Final[int] = 0 if ability is None else min(ability.times, MANY)
        self.use: Final[float] = season.profit(card)
        #: At the end, and by what it brings in the rounds to come.
        self.brings: Final[float] = season.brings(card)
        self.stays: Final[float] = season.counts(card) + self.brings
        #: Beyond its price and the card itself; not counted are Locations that it takes.
        self.build: Final[float] = (
            season.build_gain(card) + self.stays if card.is_built else season.play_gain(card)
        )
        self.deal: Final[float] = season.deal_gain(card)
        self.raze: Final[float] = season.raze_gain(card)
        #: In hand, whatever is on it; and what it may bring in a later round.
        self.held: Final[float] = season.hand_card(card)
        self.later: Final[float] = season.later(card)


class Season:
    """Prices while so many rounds are ahead, and what cards are worth by them."""

    def __init__(self, weights: Weights, ahead: int, next_one: Season | None) -> None:
        early = ahead / ROUNDS
        self.weights: Final[Weights] = weights
        self.ahead: Final[int] = ahead
        self.next: Final[Season | None] = next_one
        self.prices: Final[list[float]] = [price(weights, good, early) for good in GOODS]
        #: One of a good in each of the rounds ahead.
        self.incomes: Final[list[float]] = (
            [0.0 for _ in GOODS] if next_one is None else next_one.from_now_on()
        )
        self.income: Final[dict[str, float]] = {
            good: weights["deal"] * self.incomes[number] for number, good in enumerate(GOODS)
        }
        self.boards: Final[dict[str, float]] = {
            name: sum([n * self.incomes[good] for good, n in board.production])
            for name, board in BOARDS.items()
        }
        self.build_now: Final[float] = timed(weights, "build-now", early)
        self.use_now: Final[float] = timed(weights, "use-now", early)
        self.use_unpaid: Final[float] = weights["use-unpaid"]
        self.spare: Final[float] = timed(weights, "spare", early)
        self.hand: Final[float] = timed(weights, "hand", early)
        self.unknown_common: Final[float] = self.prices[CARD_COMMON]
        self.unknown_faction: Final[float] = self.prices[CARD_FACTION]
        self.hand_plans: Final[float] = weights["hand-plans"]
        self.foundation: Final[float] = timed(weights, "foundation", early)
        self.samurai: Final[float] = weights["samurai-standing"] * early
        self.exposed: Final[float] = timed(weights, "exposed", early)
        self.kept: Final[float] = weights["kept"] if ahead else 0.0
        self.extras: Final[float] = weights["extras"]
        self.goal: Final[float] = weights["goal"]
        self._cards: Final[dict[str, Worth]] = {}

    def of(self, name: str) -> Worth:
        """What a card is worth."""
        worth = self._cards.get(name)
        if worth is None:
            worth = self._cards[name] = Worth(CARDS[name], self)
        return worth

    def from_now_on(self) -> list[float]:
        """What one of each good is worth in this round and in each that follows."""
        return [now + later for now, later in zip(self.prices, self.incomes, strict=True)]

    def counts(self, card: Card) -> float:
        """What a Location counts at the end, if it stands until then."""
        kind = "common" if card.common else "faction"
        return card.end_value * timed(self.weights, f"{kind}-location", self.ahead / ROUNDS)

    def brings(self, card: Card) -> float:
        """What a Location brings in the rounds ahead."""
        if self.next is None:
            return 0.0
        return self.next.a_round(card) + self.next.brings(card)

    def a_round(self, card: Card) -> float:
        """What a Location brings in this round, if it stands from its beginning."""
        weights = self.weights
        value = weights["production"] * self.effects(card.production)
        value += weights["action"] * self.profit(card) * self.repeated(card) + self.features(card)
        if card.stores or card.holds:
            value += weights["storage"]
        if card.deposit:
            value += weights["deposit"]
        return value + weights["protection"] * card.protects

    def features(self, card: Card) -> float:
        """What features give that wait for something, in a round."""
        value = 0.0
        for trigger in card.triggers:
            often = FEATURES[trigger.when] * self.weights[FEATURE_WEIGHTS.get(trigger.when, "feature")]
            if trigger.colour:
                often *= self.weights["feature-colour"]
            value += often * max(0.0, self.effects(trigger.effects))
        return value

    def profit(self, card: Card) -> float:
        """What one use of an action brings, beyond its price."""
        if card.ability is None:
            return 0.0
        return max(0.0, self.effects(card.ability.effects) - self.cost(card.ability.cost))

    def repeated(self, card: Card) -> float:
        """Uses of an action in a round, the first as one and others for what they are worth of it."""
        times = 0 if card.ability is None else min(card.ability.times, MANY)
        return 1.0 + self.weights["action-again"] * (times - 1) if times else 0.0

    def build_gain(self, card: Card) -> float:
        """What building brings at once, beyond its price."""
        value = self.effects(card.production) + self.effects(card.bonus) - self.cost(card.cost)
        value += self.weights["feature-now"] * self.features(card)
        return value + self.use_now * self.profit(card) * self.repeated(card) - self.hand_card(card)

    def play_gain(self, card: Card) -> float:
        """What an Instant brings; an Event just happens."""
        return self.effects(card.instant) - self.cost(card.cost) - self.hand_card(card)

    def deal_gain(self, card: Card) -> float:
        """What a Deal with a card brings, beyond the food."""
        if card.deal == NO_DEAL or card.common:
            return 0.0
        value = self.prices[card.deal] + self.weights["deal"] * self.incomes[card.deal]
        return value - self.prices[FOOD] - self.hand_card(card)

    def raze_gain(self, card: Card) -> float:
        """What razing a card from hand brings."""
        value = 0.0
        for good in card.raze:
            value += self.prices[good]
        return value - self.prices[RAZE] - self.hand_card(card) if card.raze else 0.0

    def hand_card(self, card: Card) -> float:
        """What any card in hand is worth, whatever is on it."""
        return self.hand * self.prices[CARD_COMMON if card.common else CARD_FACTION]

    def later(self, card: Card) -> float:
        """What a card in hand may bring in a later round."""
        if self.next is None:
            return 0.0
        worth = self.next.of(card.id)
        lost = self.weights["lost-location"] * worth.places
        return max(0.0, worth.build - lost, worth.deal)

    def effects(self, effects: Effects) -> float:
        """What the steps of an effect bring."""
        value = 0.0
        for effect in effects:
            value += self.effect(effect)
        return value

    def effect(self, effect: Effect) -> float:
        """What a step brings."""
        if effect.op in ("gain", "pay"):
            worth = sum([n * self.prices[good] for good, n in effect.goods])
            return worth if effect.op == "gain" else -worth
        if effect.op == "gain_per":
            good, n = effect.goods[0]
            return self.weights["counted"] * n * self.prices[good]
        if effect.op == "choose":
            return max([self.effects(branch) for branch in effect.branches])
        if effect.op == "gain_choice":
            return float(effect.args.n * max([self.prices[good] for good, _ in effect.goods]))
        return self.weights["step"] * STEPS[effect.op]

    def cost(self, cost: Cost) -> float:
        """What a price is worth, without Locations."""
        prices = self.prices
        value = cost.wood * prices[WOOD] + cost.stone * prices[STONE] + cost.food * prices[FOOD]
        value += cost.gold * prices[GOLD] + cost.any_resources * min([prices[good] for good in RESOURCES])
        value += sum([n * prices[good] for good, n in cost.others]) + cost.cards * prices[CARD]
        value += cost.deals * self.weights["lost-deal"] * (1 + self.ahead) + cost.as_raze * prices[RAZE]
        return value + cost.foundations * self.foundation


def timed(weights: Weights, name: str, early: float) -> float:
    """A weight that changes with the time that is left."""
    return weights[name] + early * weights[f"{name}-early"]


def price(weights: Weights, good: str, early: float) -> float:
    """What a good is worth."""
    if good in PRICED:
        return timed(weights, good, early)
    if good in OTHERS:
        return OTHERS[good]
    return timed(weights, "card", early) * weights[good]  # from a deck that is named


class Market:
    """The seasons of one set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final[Weights] = weights  # held, so that no other set can get its place in memory
        self.seasons: Final[list[Season]] = []
        for ahead in range(ROUNDS + 1):
            self.seasons.append(Season(weights, ahead, self.seasons[-1] if ahead else None))


_MARKETS: Final[dict[int, Market]] = {}
SOME: Final = 16  # sets of weights that are remembered; a training uses up many


def market_of(weights: Weights) -> Market:
    """The market of a set of weights, which must not change any more."""
    market = _MARKETS.get(id(weights))
    if market is None:
        if len(_MARKETS) >= SOME:
            _MARKETS.clear()
        market = _MARKETS[id(weights)] = Market(weights)
    return market


# -------------------------------------------------------------------------------------- worth of a position
def evaluate(view: View, seat: int, weights: Weights) -> float:
    """The points a seat may expect at the end."""
    settlers: list[View] = view["settlers"]
    me = settlers[seat]
    value = float(me["points"])
    if view["phase"] == "over":
        return value
    ahead: int = ROUNDS - view["round"] + (1 if view["phase"] == "lookout" else 0)
    season = market_of(weights).seasons[ahead]
    incomes = season.income
    deals: list[str] = me["income"]
    for good in deals:
        value += incomes[good]
    value += season.boards[me["faction"]]
    places: list[float] = []
    uses: list[Worth] = []
    danger = 0 if view["peaceful"] or me["passed"] else danger_for(settlers, seat)
    value += standing(me["empire"], seat, season, danger, places, uses)
    for other in settlers:
        if other is not me:
            value += lent(other["empire"], seat, season)
    if view["virtual"] is not None:
        value += season.goal * min(goal_reached(me), len(view["collection"]) + SAFE_LEAD)
    if me["passed"]:
        return value + kept_goods(me, season) + hand_kept(me, season)
    return value + rest_of_round(me, season, places, uses)


def danger_for(settlers: list[View], seat: int) -> int:
    """The most Raze tokens that another player holds who may still use them."""
    most = 0
    for other in settlers:
        if other["seat"] != seat and not other["passed"]:
            tokens: int = other["goods"]["raze"]
            if tokens > most:
                most = tokens
    return most


def standing(
    empire: list[View], seat: int, season: Season, danger: int, places: list[float], uses: list[Worth]
) -> float:
    """What the Locations in a player's Empire count and will bring. Notes what each is worth that may
    have to go for another, and the uses of actions that are open.
    """
    value = 0.0
    most_exposed = 0.0
    for location in empire:
        if location["foundation"]:
            value += season.foundation
            places.append(season.foundation)
            continue
        worth = season.of(location["card"])
        if worth.use > 0.0 and not location["blocked"]:
            uses.extend([worth] * (worth.times - location["uses"]))
        if location["owner"] != seat:  # it is only there for this round
            continue
        stays = location_worth(location, worth, season)
        value += stays
        places.append(stays)
        if danger and stays > most_exposed:
            tokens: int | None = location["raze_price"]
            if tokens is not None and tokens <= danger:
                most_exposed = stays
    return value - season.exposed * most_exposed


def lent(empire: list[View], seat: int, season: Season) -> float:
    """What the Locations of a seat count and will bring that stand in the Empire of another for a round."""
    value = 0.0
    for location in empire:
        if location["owner"] == seat and not location["foundation"]:
            value += location_worth(location, season.of(location["card"]), season)
    return value


def location_worth(location: View, worth: Worth, season: Season) -> float:
    """What a Location counts and will bring, with what lies on it."""
    value = worth.stays
    if worth.deposits:
        value += (len(location["laid"]) + location["under"]) * worth.card.deposit_value
    if location["samurai"]:
        value += season.samurai
    if "more" in location:
        value += season.extras * extras_worth(location["more"], worth, season)
    return value


def rest_of_round(me: View, season: Season, places: list[float], uses: list[Worth]) -> float:
    """What is in the supply and in hand, and what can be made of it before the round ends."""
    supply: dict[str, int] = me["goods"]
    goods = list(supply.values()) if len(supply) == KEPT else [supply.get(name, 0) for name in SUPPLY_NAMES]
    value = goods_worth(goods, season)
    hand: list[str] | None = me["hand"]
    if hand is None:
        return value + unknown_hand(me, season) + planned(goods, season, places, uses, [])
    cards = [season.of(name) for name in hand]
    for worth in cards:
        value += worth.held
    value += planned(goods, season, places, uses, cards)
    return value - (1.0 - season.spare) * goods_worth(goods, season)


def planned(
    goods: list[int], season: Season, places: list[float], uses: list[Worth], cards: list[Worth]
) -> float:
    """What uses of actions, builds, Deals and razed cards of the hand may bring together. The best comes
    first and is paid from the goods, so that only those are left that nothing needs.
    """
    places.sort()
    cheapest = places[0] if places else 0.0
    built = len(uses)
    chances = [(-worth.use, number) for number, worth in enumerate(uses)]
    for number, worth in enumerate(cards, built):
        hope = worth.build - worth.places * cheapest
        chances.append((-hope if hope > worth.deal else -worth.deal, number))
    chances.sort()
    gained, unpaid, carried_out, later = 0.0, 0.0, 0.0, 0.0
    taken = 0
    for _, number in chances:
        if number < built:
            worth = uses[number]
            if worth.use_cost is None or pay(goods, worth.use_cost):
                gained += worth.use
            else:
                unpaid += worth.use
            continue
        worth = cards[number - built]
        gain = worth.build
        wanted = taken + worth.places
        for place in places[taken:wanted]:
            gain -= place
        if gain > 0.0 and gain >= worth.deal and wanted <= len(places) and pay(goods, worth.cost):
            taken = wanted
            carried_out += gain
        elif worth.deal > 0.0 and pay(goods, DEAL_COST):
            carried_out += worth.deal
        elif worth.raze > 0.0 and goods[RAZE]:
            goods[RAZE] -= 1
            gained += worth.raze
        else:
            later += worth.later
    return (
        season.use_now * gained
        + season.use_unpaid * unpaid
        + season.build_now * carried_out
        + season.hand_plans * later
    )


def goods_worth(goods: list[int], season: Season) -> float:
    """What a supply is worth."""
    value = 0.0
    prices = season.prices
    for good, n in enumerate(goods):
        if n:
            value += n * prices[good]
    return value


def pay(goods: list[int], cost: Cost) -> bool:
    """Pay a price, if the supply suffices. Gold stands in for Resources that are short, and Workers that may
    be spent for them.
    """
    gold = goods[GOLD] - cost.gold
    if gold < 0 or (cost.as_raze and not goods[RAZE]):
        return False
    workers = goods[WORKER]
    for good, n in cost.others:
        if goods[good] < n:
            return False
        if good == WORKER:
            workers -= n
    wood, stone, food = goods[WOOD] - cost.wood, goods[STONE] - cost.stone, goods[FOOD] - cost.food
    if wood < 0:
        gold += wood
        wood = 0
    if stone < 0:
        gold += stone
        stone = 0
    if food < 0:
        gold += food
        food = 0
    if gold < 0:
        workers += EXCHANGE_COST * gold
        if workers < 0:
            return False
        gold = 0
    for good, n in cost.others:
        goods[good] -= n
    goods[WOOD], goods[STONE], goods[FOOD] = wood, stone, food
    goods[GOLD], goods[WORKER] = gold, workers
    if cost.as_raze:
        goods[RAZE] -= 1
    return True


def kept_goods(me: View, season: Season) -> float:
    """What a player who has passed may store until the next round."""
    following = season.next
    if following is None:
        return 0.0
    goods: dict[str, int] = me["goods"]
    keeps = BOARDS[me["faction"]].keeps
    value: float = goods[GOODS[keeps]] * following.prices[keeps]
    empire: list[View] = me["empire"]
    for location in empire:
        if not location["foundation"]:
            for good in CARDS[location["card"]].stores:
                value += goods.get(GOODS[good], 0) * following.prices[good]
    return season.kept * value


def hand_kept(me: View, season: Season) -> float:
    """A hand for the next round."""
    hand: list[str] | None = me["hand"]
    if season.next is None:
        return 0.0
    if hand is None:
        return unknown_hand(me, season)
    value = 0.0
    for name in hand:
        worth = season.of(name)
        value += worth.held + season.hand_plans * worth.later
    return value


def unknown_hand(me: View, season: Season) -> float:
    """A hand of which only the backs can be seen."""
    cards: int = me["cards"]
    faction: int = me["faction_cards"]
    return faction * season.unknown_faction + (cards - faction) * season.unknown_common


def extras_worth(more: View, worth: Worth, season: Season) -> float:
    """What tokens, stored Goods and levels on a Location bring: more uses, points for each, protection."""
    ahead, brings = season.ahead, worth.brings
    value: float = -brings if more["barred"] else 0.0
    value += more["tech"] * (TOKEN + AGAIN * brings)
    value += more["scoring"] * (TOKEN + ahead) + more["defensive"] * 2 * TOKEN
    value += worth.card.rare.level_value * more["level"] * (ahead + 1)
    stored: list[str] = more["stored"]
    for good in stored:
        value += KEPT_PART * season.prices[NUMBER[good]]
    if more["unlocked"]:
        value += STEPS["unlock"]
    return value


def goal_reached(me: View) -> int:
    """Faction Locations of the Empire, Conquered ones included; of the Atlanteans Common ones."""
    wants_common = me["faction"] == ATLANTEANS
    reached = 0
    empire: list[View] = me["empire"]
    for location in empire:
        if not location["foundation"] and location["owner"] == me["seat"]:
            reached += CARDS[location["card"]].common == wants_common
    return reached
