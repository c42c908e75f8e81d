"""What a position of Tawantinsuyu is worth: points so far, final scoring as it stands, and what goods, cards
and pieces may still bring in the turns and feasts to come.

What the rules score anyway is counted as they score it. Everything else is an amount times a weight. Three
measures of time multiply the amounts: the feasts ahead, the share of workers who still have to leave the
Village (``early``: 1 at the start, 0 at the end), and how far things can still be used at all (``use``: 1
until the last Village runs low, 0 after the last own turn).
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tablewright.engine.brain import View, Weights
from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    BARE_COST,
    BENEFITS,
    CONQUESTS,
    CONST,
    GOD_CARDS,
    GODS,
    OFFERING,
    PASSIVE,
    PRODUCTION,
    REGIONS,
    SECTIONS,
    STATUES,
    STEPS_SPACES,
    TAPESTRY_VP,
    TEMPLE,
    TEMPLE_TOP,
    WEAVING_REWARDS,
    WEAVINGS,
    ArmyDraw,
    ArmyTrain,
    Choose,
    DoTask,
    Effect,
    Gain,
    PayTemple,
    Refresh,
    TakeGodCard,
    TakeNomad,
    Vp,
    by_players,
)

#: A printed benefit: the weights of what it brings, and how many of each.
Parts: TypeAlias = list[tuple[str, float]]

FEASTS: Final = CONST.feasts.value
BUILDING_VP: Final = CONST.final_vp.value.face_up_building
GOD_CARD_VP: Final = CONST.final_vp.value.god_card_in_hand
ARMY_CARD_VP: Final = CONST.final_vp.value.face_up_army_card
WORKER_VP: Final = CONST.final_vp.value.worker
GOLD_VP: Final = CONST.final_vp.value.gold
WORKER_LIMIT: Final = CONST.worker_limit_end_of_turn.value
CARDS_PLAYED: Final = CONST.feast_god_cards_playable.value
PRIEST_MOVES: Final = CONST.high_priest_steps.value
WORSHIP: Final[dict[str, int]] = dict(CONST.worship_active_spaces.value.items())
VILLAGE: Final = [by_players(CONST.village_size.value, players) for players in range(5)]

#: What can be used up soon: the dearest placement, the largest Offering, and two statues. More is excess.
ENOUGH_POTATO: Final = max([max(costs) for costs in BARE_COST])
ENOUGH_CORN: Final = max([corn for corn, _ in OFFERING])
ENOUGH_STONE: Final = 2 * max([statue.cost.stone for statue in STATUES.values()])
ENOUGH_GOLD: Final = 2 * max([statue.cost.gold for statue in STATUES.values()])
CORN_PER_SPACE: Final = min([corn for corn, _ in OFFERING])
OFFERED_SPACES: Final = max([spaces for _, spaces in OFFERING])
#: The dearest two conquests of one turn.
ENOUGH_SOLDIERS: Final = 2 * max([space.exhaust + space.discard for space in CONQUESTS])

SOLDIERS: Final[dict[str, int]] = {card.id: card.soldiers for card in ARMY_CARDS.values()}
SOLDIERS_PER_CARD: Final = sum(SOLDIERS.values()) / len(SOLDIERS)
FEAST_VP: Final = [space.feast_vp for space in TEMPLE]
FINAL_VP: Final = [space.final_vp for space in TEMPLE]
#: What one more space would add to the centre.
NEXT_VP: Final = [TEMPLE[min(i + 1, TEMPLE_TOP)].final_vp - space.final_vp for i, space in enumerate(TEMPLE)]
LONGEST_TAPESTRY: Final = max(TAPESTRY_VP)
LENGTH_VP: Final = [TAPESTRY_VP.get(length, 0) for length in range(LONGEST_TAPESTRY + 1)]
LEFT_HALF: Final[dict[str, str]] = {tile.id: tile.left for tile in WEAVINGS.values()}
RIGHT_HALF: Final[dict[str, str]] = {tile.id: tile.right for tile in WEAVINGS.values()}
STATUE_GOD: Final[dict[str, str]] = {statue.id: statue.god for statue in STATUES.values()}
STATUE_SIZE: Final[dict[str, str]] = {statue.id: statue.size for statue in STATUES.values()}
LARGE: Final = "large"
CARD_GOD: Final[dict[str, str]] = {card.id: card.god for card in GOD_CARDS.values()}
#: How many different gods a hidden hand of so many cards is likely to show.
LIKELY_GODS: Final = [len(GODS) * (1 - (1 - 1 / len(GODS)) ** count) for count in range(len(GOD_CARDS) + 1)]
REGION_OF: Final[dict[str, int]] = {space.id: REGIONS.index(space.region) for space in CONQUESTS}
REGION_SIZE: Final = [[*REGION_OF.values()].count(region) for region in range(len(REGIONS))]
UPPER_WITH_LOWER: Final = [(space.requires, space.id) for space in STEPS_SPACES if space.requires]
#: Passive buildings that make god cards in hand score more.
CARD_EXTRA: Final[dict[str, int]] = {
    tile.id: tile.ability.final_extra_vp_per_god_card
    for tile in PASSIVE.values()
    if tile.ability.final_extra_vp_per_god_card
}


def passive_kind(trigger: str) -> str:
    """The weight of a passive building, by what sets it off: an action of anybody, a feast, or own doing."""
    if "any_" in trigger:
        return "passive-action"
    return "passive-feast" if "feast" in trigger else "passive-own"


PASSIVE_KIND: Final[dict[str, str]] = {tile.id: passive_kind(tile.trigger) for tile in PASSIVE.values()}

#: Words of a view for where the turn stands, and what is still to come in it.
SECOND_ACTION: Final = "second-action"
TURN_END: Final = "turn-end"
START_GODS: Final = "start-gods"
OVER: Final = "over"


# ---------------------------------------------------------------------------------------- printed benefits
def parts_of(effect: Effect) -> Parts:
    """What a printed benefit brings, by the weights of it; of a choice the average."""
    found: dict[str, float] = {}
    for step in effect:
        for name, amount in step_parts(step):
            found[name] = found.get(name, 0.0) + amount
    return list(found.items())


def step_parts(step: Any) -> Parts:
    """What one operation of a benefit brings. Gold, cards and workers also score if they are kept."""
    if isinstance(step, Gain):
        goods = (("potato", step.potato), ("corn", step.corn), ("stone", step.stone), ("gold", step.gold))
        kept = [("point", float(GOLD_VP * step.gold))]
        return [(name, float(amount)) for name, amount in [*goods, *kept] if amount]
    if isinstance(step, Vp):
        return [("point", float(step.n))]
    if isinstance(step, ArmyDraw | ArmyTrain):
        return [("soldier-hand", SOLDIERS_PER_CARD)]
    if isinstance(step, TakeGodCard):
        return [("god-card", float(step.n)), ("point", float(GOD_CARD_VP * step.n))]
    if isinstance(step, TakeNomad):
        return [("worker-second", float(step.n)), ("point", float(WORKER_VP * step.n))]
    if isinstance(step, Refresh):
        return [("gain-refresh", float(step.n))]
    if isinstance(step, PayTemple):
        return [("gain-climb", float(step.n))]
    if isinstance(step, DoTask):
        return [("gain-task", 1.0)]
    if isinstance(step, Choose):
        share = 1 / len(step.options)
        return [(name, share * amount) for option in step.options for name, amount in parts_of(option)]
    return []


CONNECTION_PARTS: Final[dict[str, Parts]] = {
    half: parts_of(reward) for half, reward in WEAVING_REWARDS.items()
}
PRODUCE_PARTS: Final[dict[str, Parts]] = {tile.id: parts_of(tile.produce) for tile in PRODUCTION.values()}
REWARD_PARTS: Final[list[Parts]] = [parts_of(space.reward) for space in TEMPLE]
CARD_PARTS: Final[dict[str, Parts]] = {card.id: parts_of(BENEFITS[card.face]) for card in GOD_CARDS.values()}


def average_card() -> Parts:
    """The benefit of a god card that is not known."""
    found: dict[str, float] = {}
    for parts in CARD_PARTS.values():
        for name, amount in parts:
            found[name] = found.get(name, 0.0) + amount / len(CARD_PARTS)
    return list(found.items())


AVERAGE_CARD: Final = average_card()


def worth(parts: Parts, weights: Weights) -> float:
    """The points of a printed benefit."""
    value = 0.0
    for name, amount in parts:
        value += weights[name] * amount
    return value


# --------------------------------------------------------------------------------------------------- value
def evaluate(view: View, seat: int, weights: Weights) -> float:
    """The points the seat may expect at the end."""
    me: View = view["incas"][seat]
    points: int = me["points"]
    if view["step"] == OVER:
        return float(points)
    ahead: int = FEASTS - view["feasts_resolved"]
    early = workers_to_leave(view)
    use = usable(view, seat, weights)
    value = points + temple(me, ahead, use, weights) + tapestries(me, ahead, early, use, weights)
    value += buildings(me, early, use, weights) + workers(view, me, early, use, weights)
    value += god_cards(view, me, ahead, use, weights) + regions(view, seat, ahead, weights)
    value += steps(view, seat, early, weights)
    goods: dict[str, int] = me["goods"]
    value += GOLD_VP * goods["gold"]
    if use:
        value += use * (
            stores(me, goods, ahead, early, weights)
            + statues(me, ahead, weights)
            + priest(view, me, goods, weights)
        )
    value += army(me, early, use, weights)
    return value + turn(view, me, seat, use, weights)


# --------------------------------------------------------------------------------------------------- time
def workers_to_leave(view: View) -> float:
    """The share of workers of all Villages of a game who still have to leave them: 1 at the start."""
    size = VILLAGE[view["players"]]
    village: list[str] = view["village"]
    to_fill: int = FEASTS - view["feasts_triggered"] - (view["feast_holder"] < 0)
    bag: dict[str, int] = view["bag"]
    return (len(village) + min(max(0, to_fill) * size, sum(bag.values()))) / (FEASTS * size)


def usable(view: View, seat: int, weights: Weights) -> float:
    """How far things can still be used: less and less as the last Village runs low, then in the last turn,
    and not at all after it.
    """
    to_trigger: int = FEASTS - view["feasts_triggered"]
    holder: int = view["feast_holder"]
    if not to_trigger:
        return weights["last-turn"] if has_turn(view, holder, seat) else 0.0
    if to_trigger > 1 or holder >= 0:
        return 1.0
    village: list[str] = view["village"]
    return min(1.0, weights["last-turn"] + weights["last-village-worker"] * (len(village) - 1))


def has_turn(view: View, holder: int, seat: int) -> bool:
    """Whether a seat still has a turn before the feast of the holder, or is in the middle of it."""
    active: int = view["active"]
    if seat == active:
        return seat != holder and view["step"] not in (SECOND_ACTION, TURN_END)
    if seat == holder:
        return False
    count = len(view["incas"])
    return (seat - active) % count < ((holder - active) % count or count)


def turn(view: View, me: View, seat: int, use: float, weights: Weights) -> float:
    """What the seat may still do in its turn, and its last turn once the last feast is near."""
    if view["active"] != seat:
        last = use and view["feasts_triggered"] == FEASTS
        return weights["turn"] if last else 0.0
    step: str = view["step"]
    if step == SECOND_ACTION:
        lacking = WORKER_LIMIT - len(me["workers"])
        return weights["second-action"] + weights["second-action-recruit"] * max(0, lacking)
    if step == TURN_END and view["village"] and len(me["workers"]) < WORKER_LIMIT:
        return weights["purchase"]
    return 0.0


# -------------------------------------------------------------------------------------------- what is owned
def stores(me: View, goods: dict[str, int], ahead: int, early: float, weights: Weights) -> float:
    """Goods that can still be spent, less for what is more than enough; corn also is temple spaces."""
    potato, corn, stone, gold = goods["potato"], goods["corn"], goods["stone"], goods["gold"]
    value = (
        (weights["potato"] + weights["potato-early"] * early) * potato
        + (weights["corn"] + weights["corn-early"] * early) * corn
        + (weights["stone"] + weights["stone-early"] * early) * stone
        + (weights["gold"] + weights["gold-early"] * early) * gold
    )
    if potato > ENOUGH_POTATO:
        value -= weights["potato-excess"] * (potato - ENOUGH_POTATO)
    if corn > ENOUGH_CORN:
        value -= weights["corn-excess"] * (corn - ENOUGH_CORN)
    if stone > ENOUGH_STONE:
        value -= weights["stone-excess"] * (stone - ENOUGH_STONE)
    if gold > ENOUGH_GOLD:
        value -= weights["gold-excess"] * (gold - ENOUGH_GOLD)
    spaces = min(corn // CORN_PER_SPACE, OFFERED_SPACES, TEMPLE_TOP - me["temple"])
    if spaces:
        value += (weights["offering-space"] + weights["offering-space-feast"] * ahead) * spaces
    return value


def temple(me: View, ahead: int, use: float, weights: Weights) -> float:
    """Points and reward of the space at every feast to come, its centre, and a hope of the next centre."""
    space: int = me["temple"]
    value = FINAL_VP[space] + weights["temple-next"] * use * NEXT_VP[space]
    if ahead:
        value += weights["temple-feast"] * ahead * FEAST_VP[space]
        # The reward of the last feast comes too late to be used.
        value += weights["temple-reward"] * (ahead - 1) * worth(REWARD_PARTS[space], weights)
    return value


def statues(me: View, ahead: int, weights: Weights) -> float:
    """Spaces of the temple that statues may become, one of each size at a time."""
    owned: list[str] = me["statues"]
    if not owned:
        return 0.0
    spaces = 0
    large = 0
    gods: list[str] = []
    for statue in owned:
        size = STATUE_SIZE[statue]
        spaces += WORSHIP[size]
        large += size == LARGE
        god = STATUE_GOD[statue]
        if god not in gods:
            gods.append(god)
    room: int = TEMPLE_TOP - me["temple"]
    value = (weights["statue-space"] + weights["statue-space-feast"] * ahead) * min(spaces, room)
    waiting = max(0, large - 1) + max(0, len(owned) - large - 1)
    return value + weights["statue-god"] * len(gods) - weights["statue-waiting"] * waiting


def tapestries(me: View, ahead: int, early: float, use: float, weights: Weights) -> float:
    """Final points, what the next weaving would add, and a Merchant at every feast and now and then."""
    merchants = weights["connection"] * ahead + weights["connection-early"] * early
    value = 0.0
    longest = 0
    row: list[str]
    for row in me["tapestries"]:
        length = len(row)
        value += LENGTH_VP[length]
        longest = max(longest, length)
        for i in range(1, length):
            half = RIGHT_HALF[row[i - 1]]
            if half == LEFT_HALF[row[i]]:
                value += merchants * worth(CONNECTION_PARTS[half], weights)
    if 0 < longest < LONGEST_TAPESTRY:
        value += weights["weaving-next"] * use * (LENGTH_VP[longest + 1] - LENGTH_VP[longest])
    return value


def buildings(me: View, early: float, use: float, weights: Weights) -> float:
    """Face-up buildings score at the end; all of them work on."""
    value = 0.0
    tile: str
    for tile in me["passive"]:
        value += BUILDING_VP + weights[PASSIVE_KIND[tile]] * early
    up: list[str] = me["production_up"]
    if up:
        often = weights["production"] * use + weights["production-early"] * early
        for tile in up:
            value += BUILDING_VP + often * worth(PRODUCE_PARTS[tile], weights)
    down: list[str] = me["production_down"]
    if down:
        often = weights["production-early"] * early
        again = weights["turned-up-again"] * use * BUILDING_VP
        for tile in down:
            value += again + often * worth(PRODUCE_PARTS[tile], weights)
    return value


def workers(view: View, me: View, early: float, use: float, weights: Weights) -> float:
    """Workers to place, better where others of their colour stand; those left score."""
    owned: list[str] = me["workers"]
    count = min(WORKER_LIMIT, len(owned))
    if not count:
        return 0.0
    value = weights["worker-first"] + weights["worker-second"] * (count - 1)
    value += weights["worker-early"] * early * count
    standing: list[str] = list(view["hill"].values())
    if standing:
        company = 0
        for colour in owned[:WORKER_LIMIT]:
            company += standing.count(colour)
        value += weights["worker-company"] * company
    return WORKER_VP * count + use * value


def god_cards(view: View, me: View, ahead: int, use: float, weights: Weights) -> float:
    """God cards pay for placements, work at feasts and with statues, and score if they are kept, but each
    costs a potato at a feast.
    """
    value = 0.0
    known: list[str] | None = me["gods"]
    if view["step"] == START_GODS and known is not None:
        for card in me["played"]:
            value += worth(CARD_PARTS[card], weights)
    count: int = me["god_count"]
    if not count:
        return value
    value += GOD_CARD_VP * count
    passive: list[str] = me["passive"]
    for tile, extra in CARD_EXTRA.items():
        if tile in passive:
            value += extra * count
    potatoes: int = me["goods"]["potato"]
    if count > potatoes:
        village: list[str] = view["village"]
        near = 1 - len(village) / VILLAGE[view["players"]]
        value -= (weights["upkeep-missing"] + weights["upkeep-missing-near"] * near) * (count - potatoes)
    if not use:
        return value
    value -= weights["upkeep"] * ahead * count
    held = min(count, CARDS_PLAYED)
    cards = weights["god-card"] * held + weights["god-card-more"] * (count - held)
    at_feast = weights["god-at-feast"] * held / count if ahead > 1 else 0.0
    if known is None:
        cards += hidden_hand(count, len(me["statues"]), at_feast, weights)
    else:
        cards += own_hand(known, me["statues"], at_feast, weights)
    return value + use * cards


def own_hand(hand: list[str], owned: list[str], at_feast: float, weights: Weights) -> float:
    """Benefits of god cards at a feast and with a statue of their god, and how many gods they can pay for."""
    opened = [STATUE_GOD[statue] for statue in owned]
    with_statue = at_feast + weights["god-with-statue"]
    seen: list[str] = []
    value = 0.0
    for card in hand:
        god = CARD_GOD[card]
        if god not in seen:
            seen.append(god)
        value += (with_statue if god in opened else at_feast) * worth(CARD_PARTS[card], weights)
    return value + weights["god-symbol"] * len(seen)


def hidden_hand(count: int, owned: int, at_feast: float, weights: Weights) -> float:
    """The same for a hand that is not seen: cards of the average kind, of any god."""
    opened = min(owned, len(GODS)) / len(GODS)
    often = at_feast + weights["god-with-statue"] * opened
    return often * count * worth(AVERAGE_CARD, weights) + weights["god-symbol"] * LIKELY_GODS[count]


def army(me: View, early: float, use: float, weights: Weights) -> float:
    """Soldiers on the table and in hand; of hidden hands only the size is known."""
    up: list[str] = me["army_up"]
    value = float(ARMY_CARD_VP * len(up))
    if not use:
        return value
    standing = 0
    for card in up:
        standing += SOLDIERS[card]
    down: list[str] = me["army_down"]
    lying = 0
    for card in down:
        lying += SOLDIERS[card]
    cards: int = me["army_count"]
    hand: list[str] | None = me["army"]
    held = 0.0
    if hand is None:
        held = SOLDIERS_PER_CARD * cards
    else:
        for card in hand:
            held += SOLDIERS[card]
    soldiers = standing + lying + held
    worth_now = (
        weights["soldier-up"] * standing
        + weights["soldier-hand"] * held
        + weights["soldier-down"] * lying
        + weights["soldier-early"] * early * soldiers
        + weights["army-card-hand"] * cards
    )
    if soldiers > ENOUGH_SOLDIERS:
        worth_now -= weights["soldier-excess"] * (soldiers - ENOUGH_SOLDIERS)
    return value + use * worth_now


def regions(view: View, seat: int, ahead: int, weights: Weights) -> float:
    """The casualties at every feast to come, in the regions the seat leads or may lead."""
    conquests: dict[str, int] = view["conquests"]
    if not ahead or not conquests:
        return 0.0
    rows: list[list[int]] = [[] for _ in REGIONS]
    for space, owner in conquests.items():  # in every region from left to right
        rows[REGION_OF[space]].append(owner)
    value = 0.0
    for row, size in zip(rows, REGION_SIZE, strict=True):
        mine = row.count(seat)
        if not mine:
            continue
        best = 0
        if mine < len(row):
            for owner in row:
                if owner != seat:
                    best = max(best, row.count(owner))
        # A tie goes to the marker furthest to the right, so a lead is counted in half markers.
        lead = 2 * (mine - best) + (1 if row[-1] == seat else -1)
        value += region_held(lead, size - len(row), weights)
    return value * casualties_to_score(view, ahead, weights) if value else 0.0


def region_held(lead: int, free: int, weights: Weights) -> float:
    """How sure a region is, by the lead in half markers and the free spaces."""
    if lead > 2 * free + 1 or (not free and lead > 0):
        return 1.0
    if lead < 0:
        return weights["region-behind"] if lead >= -3 and free else 0.0
    if lead <= 1:
        return weights["region-tie"]
    return weights["region-lead"] if lead <= 3 else weights["region-safe"]


def casualties_to_score(view: View, ahead: int, weights: Weights) -> float:
    """Casualties of all feasts to come together: a share of those who leave the Village falls in war."""
    fallen: list[str] = view["casualties"]
    village: list[str] = view["village"]
    share = weights["casualty-share"]
    now = len(fallen) + share * len(village)
    return ahead * now + share * VILLAGE[view["players"]] * (ahead * (ahead - 1) // 2)


def steps(view: View, seat: int, early: float, weights: Weights) -> float:
    """Own steps that others will use, and upper ones that wait for the lower ones."""
    built: dict[str, int] = view["steps"]
    if not built:
        return 0.0
    own = list(built.values()).count(seat)
    if not own:
        return 0.0
    waiting = 0
    for upper, lower in UPPER_WITH_LOWER:
        if lower not in built and built.get(upper) == seat:
            waiting += 1
    return early * (weights["steps"] * own + weights["steps-waiting"] * waiting)


def priest(view: View, me: View, goods: dict[str, int], weights: Weights) -> float:
    """What the two actions that the High Priest can reach next would find."""
    section: int | None = me["priest"]
    if section is None:
        return 0.0
    actions: list[str] = view["actions"]
    value = 0.0
    for distance in PRIEST_MOVES:
        action = actions[(section - 1 + distance) % SECTIONS]
        if action == "offering":
            room: int = TEMPLE_TOP - me["temple"]
            value += weights["reach-offering"] * min(goods["corn"] // CORN_PER_SPACE, OFFERED_SPACES, room)
        elif action == "worship":
            value += weights["reach-worship"] * len(me["statues"])
        elif action == "conquest":
            value += weights["reach-conquest"] * min(ENOUGH_SOLDIERS, len(me["army_up"]) + me["army_count"])
        elif action == "production":
            value += weights["reach-production"] * len(me["production_up"])
        else:
            value += weights["reach-refresh"] * (len(me["army_down"]) + len(me["production_down"]))
    return value
