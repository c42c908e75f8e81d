"""TAW-12.2 to TAW-12.4, TAW-12.6, TAW-12.7, TAW-12.9 Axomamma's turn.

Elsewhere: TAW-12.2.7 in solo/reactions.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    BOARD,
    CONDITIONS,
    CONST,
    CORN,
    DIFFICULTY,
    GOLD,
    SIDES,
    SOLO_CONST,
    SPACE_GOD,
    SPACES,
    STATUE_COST,
    STONE,
    TOKENS,
    BoardSpace,
    Statue,
    StatueFree,
)
from tablewright.games.tawantinsuyu.rules.buildings import fill_market
from tablewright.games.tawantinsuyu.rules.cards import draw_army, draw_god_card, put_into_offer
from tablewright.games.tawantinsuyu.rules.effects import turn_up_top
from tablewright.games.tawantinsuyu.rules.hill import action_facing
from tablewright.games.tawantinsuyu.rules.passive_buildings import owners_reacting
from tablewright.games.tawantinsuyu.rules.placement import score_used_steps, way_cost
from tablewright.games.tawantinsuyu.rules.resources import gain_gold
from tablewright.games.tawantinsuyu.rules.secondary_actions import advance_priest, trigger
from tablewright.games.tawantinsuyu.rules.solo.reactions import (
    HUMAN,
    available_statues,
    board_of,
    build_her_steps,
    free_building,
    her_free_weaving,
    her_pick,
    her_steps_space,
    is_on,
    place_her_weaving,
    recruit_random_nomad,
    remove_oldest,
    roll,
    she_can_pay,
    she_gains,
    she_pays,
    she_recruits,
    statue_by_slots,
    take_random_building,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import STEPS_COST, has_statue_of, take_statue
from tablewright.games.tawantinsuyu.rules.tasks import buy_one_weaving, show_rest, take_tiles
from tablewright.games.tawantinsuyu.rules.turn import next_turn
from tablewright.games.tawantinsuyu.rules.workers import CORN_END, POTATO_END, VILLAGE, take_from_village

ROWS: Final[tuple[str, ...]] = ("top", "middle", "bottom")


def her_turn(g: Tawantinsuyu) -> Rule[None]:
    """TAW-12.2.2 A High Priest action whose condition is met, else TAW-12.2.3 a worker, else TAW-12.2.4 no
    workers; TAW-12.2.5 nothing else. TAW-12.2.6 At the end only the market is refilled.

    TAW-12.2.1 A feast she holds was resolved before this.
    """
    she = g.incas[g.active]
    way = her_way(g, she)
    if way:
        yield from her_priest_action(g, she, way)
    elif she.workers:
        yield from she_places(g, she)
    else:
        no_workers(g, she)
    fill_market(g)
    next_turn(g)


# ----------------------------------------------------------------------------------- High Priest actions
def her_way(g: Tawantinsuyu, she: Inca) -> int:
    """TAW-12.2.2 How far her High Priest goes: to the first action, nearest first, whose condition is met."""
    for sections in CONST.high_priest_steps.value:
        if is_condition_met(g, she, action_facing(g, she.priest + sections)):
            return sections
    return 0


def is_condition_met(g: Tawantinsuyu, she: Inca, action: str) -> bool:
    """TAW-12.4.1 The printed conditions; TAW-12.12.2 and TAW-12.12.3 change two of them."""
    names, more, right = CONDITIONS[action]
    have = sum([measure(g, she, name) for name in names])
    need = int(right) if right.isdigit() else measure(g, she, right)
    if action == "worship" and is_on(g, "easy_worship_2"):
        need = DIFFICULTY["easy_worship_2"].n
    if action == "conquest" and is_on(g, "hard_conquest_equal"):
        more = False
    return have > need if more else have >= need


def measure(g: Tawantinsuyu, she: Inca, name: str) -> int:
    """TAW-12.4.1 What a condition counts; her unplayed army cards are no face-down cards."""
    if name == "corn":
        return she.goods[CORN]
    if name == "statues":
        return len(she.statues)
    if name == "casualties":
        return len(g.casualties)
    if name == "face_up_production_buildings":
        return len(she.production_up)
    if name == "face_down_production_buildings":
        return len(she.production_down)
    if name == "face_down_army_cards":
        return len(she.army_down)
    cards = she.army_up if name == "soldiers_face_up" else she.army
    return sum([card.soldiers for card in cards])


def her_priest_action(g: Tawantinsuyu, she: Inca, sections: int) -> Rule[None]:
    """TAW-12.2.2 She moves and performs, you may follow; TAW-12.3.1 then an army card, and two offer cards
    go; TAW-12.12.3 points with the harder option.
    """
    action = action_facing(g, she.priest + sections)
    tell(g, "her-priest", action=action)
    advance_priest(g, she, sections)
    if is_on(g, "hard_priest_vp"):
        score(g, she, "priest", DIFFICULTY["hard_priest_vp"].n)
    yield from trigger(g, she, action, owners_reacting(g, she, action), performs=True)
    after = SOLO_CONST.after_priest_action.value
    draw_army(g, she, after.army_cards)
    score(g, she, "gods", after.vp * remove_oldest(g, after.offer_cards_removed_max))


# ---------------------------------------------------------------------------------------------- placement
def she_places(g: Tawantinsuyu, she: Inca) -> Rule[None]:
    """TAW-12.6.1, TAW-12.6.2 Her oldest worker by the die, TAW-12.6.6 for free, but you score your steps
    above it; then the actions of the tokens of that value.
    """
    her = board_of(g)
    oldest = 0
    if not her.placed:  # TAW-12.6.1 nobody knows which of the first two is older
        oldest = g.chance.below(len(she.workers), "her worker")
        her.placed = True
    colour = she.workers.pop(oldest)
    die = roll(g)
    tell(g, "her-die", die=die)
    number = find_space(g, she, die)
    if number == NOBODY:
        she.workers.insert(oldest, colour)
        tell(g, "her-full-hill")
        no_workers(g, she)
        return
    card = her.tucked[die - 1]
    g.hill[number] = colour
    tell(g, "her-place", seat=she.seat, worker=colour, space=SPACES[number].id)
    score_used_steps(g, she, number)
    if has_statue_of(she, card.god):
        score(g, she, "statues", SOLO_CONST.statue_match_vp.value)  # TAW-12.6.7
    exchange_tucked(g, die)
    yield from board_actions(g, she, die)


def find_space(g: Tawantinsuyu, she: Inca, die: int) -> int:
    """TAW-12.6.2 The god of the slot; TAW-12.6.5 if it has no space left, the next card, as long as any card
    she could draw has one.
    """
    her = board_of(g)
    number = space_of_god(g, she, her.tucked[die - 1].god)
    while number == NOBODY:
        open_gods = [SPACE_GOD[i] for i, worker in enumerate(g.hill) if not worker]
        if not any(card.god in open_gods for card in g.god_deck + g.god_offer):
            return NOBODY
        exchange_tucked(g, die)
        number = space_of_god(g, she, her.tucked[die - 1].god)
    return number


def space_of_god(g: Tawantinsuyu, she: Inca, god: str) -> int:
    """TAW-12.6.3 The preferred terrace first; TAW-12.6.4 there the cheapest way, ties at random."""
    for terrace in SOLO_CONST.terrace_by_resolved_feasts.value[g.feasts_resolved]:
        spaces = [
            i
            for i, space in enumerate(SPACES)
            if space.terrace == terrace and space.god == god and not g.hill[i]
        ]
        if spaces:
            least = min([way_cost(g, she.priest, i) for i in spaces])
            cheapest = [i for i in spaces if way_cost(g, she.priest, i) == least]
            return g.chance.pick(cheapest, "her space") if len(cheapest) > 1 else cheapest[0]
    return NOBODY


def exchange_tucked(g: Tawantinsuyu, die: int) -> None:
    """TAW-12.6.8 The chosen card goes into the offer; the top card of the deck is tucked into the slot."""
    her = board_of(g)
    put_into_offer(g, her.tucked[die - 1])
    new = draw_god_card(g)
    assert new is not None  # at least the card that was just put into the offer
    her.tucked[die - 1] = new
    tell(g, "her-slot", slot=die, god=new.god)


def board_actions(g: Tawantinsuyu, she: Inca, die: int) -> Rule[None]:
    """TAW-12.6.9 The actions under all tokens of that value, row by row; TAW-12.6.10 then they move on."""
    her = board_of(g)
    for row in ROWS:
        for i, token in enumerate(TOKENS):
            if token.value == die and token.row == row:
                space = BOARD[row][her.tokens[i] - 1]
                tell(g, "her-action", token=token.id, space=space.id)
                yield from board_action(g, she, space)
    for i, token in enumerate(TOKENS):
        if token.value == die:
            her.tokens[i] = (her.tokens[i] - 1 + die) % len(BOARD[token.row]) + 1
    tell(g, "her-tokens", count=die)


def board_action(g: Tawantinsuyu, she: Inca, space: BoardSpace) -> Rule[None]:
    """TAW-12.9.1 to TAW-12.9.10 One action of her board."""
    action = space.action
    if space.effect:
        she_gains(g, she, space.effect, "board")
        if space.personality_space:
            personality(g, she)
    elif action == "recruit_village" and g.village:
        end = POTATO_END if space.end == "potato" else CORN_END
        she_recruits(g, she, take_from_village(g, end), VILLAGE)
    elif action == "recruit_nomad" and g.nomads:
        recruit_random_nomad(g, she)
    elif action in ("recruit_village", "recruit_nomad"):
        tell(g, "her-skip", space=space.id)
    elif action == "buy_weaving":
        yield from her_weavings(g, she)
    elif not builds(g, she, space):
        tell(g, "her-failure", space=space.id)
        gain_gold(g, she, SOLO_CONST.middle_row_failed_gold.value)


def builds(g: Tawantinsuyu, she: Inca, space: BoardSpace) -> bool:
    """TAW-12.9.3 A middle-row action for which she pays; says whether it could be carried out in full."""
    if space.action == "build_steps":
        return pays_for_steps(g, she)
    if space.action == "build_statue":
        return pays_for_statue(g, she)
    return pays_for_building(g, she, space.building_type)


def personality(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.9.2 The action of her personality token, for free; what is impossible is left out."""
    side = board_of(g).personality
    if not side:
        return
    tell(g, "her-personality", side=side)
    for step in SIDES[side].effect:
        if isinstance(step, StatueFree):
            statues = available_statues(g, she, step.size, free=True)
            if statues:
                take_statue(g, she, pick_god(g, statues))
        elif side == "weaver":
            her_free_weaving(g, she)
        elif side == "priestess":
            she_gains(g, she, SIDES[side].effect, "temple")
        else:
            free_building(g, she)


def pick_god(g: Tawantinsuyu, statues: list[Statue]) -> Statue:
    """TAW-12.9.2 A random god of those available."""
    return g.chance.pick(statues, "her statue")


def her_weavings(g: Tawantinsuyu, she: Inca) -> Rule[None]:
    """TAW-12.9.4 Draw 3; two weavings for 3 corn, else one for 1 corn and 1 gold; you may buy one of the
    rest; the others go under the stack in ascending number.
    """
    price = SOLO_CONST.weaving_buy.value
    if not g.weavings or not she_can_pay(she, (0, price.one_tile_corn, 0, 0)):
        tell(g, "her-failure", space="buy_weaving")
        gain_gold(g, she, SOLO_CONST.middle_row_failed_gold.value)
        return
    take_tiles(g, NOBODY, CONST.weaving_draw.value)
    two = she_can_pay(she, (0, price.two_tiles_corn, 0, 0)) and len(g.drawn) > 1
    she_pays(g, she, (0, price.two_tiles_corn if two else price.one_tile_corn, 0, 0))
    for _ in range(2 if two else 1):
        tile = her_pick(she, g.drawn)
        g.drawn.remove(tile)
        place_her_weaving(g, she, tile)
    if not two:
        gain_gold(g, she, price.one_tile_extra_gold)
    show_rest(g)
    yield from buy_one_weaving(g, g.incas[HUMAN])
    if g.drawn:
        tell(g, "weavings-returned", count=len(g.drawn))
    for tile in sorted(g.drawn, key=lambda tile: tile.number):
        g.drawn.remove(tile)
        g.weavings.insert(0, tile)
    turn_up_top(g)


def pays_for_steps(g: Tawantinsuyu, she: Inca) -> bool:
    """TAW-12.9.9 Steps for 3 stone, if a marker and a space are left."""
    if not she.steps_left or her_steps_space(g, she) == NOBODY or not she_can_pay(she, STEPS_COST):
        return False
    she_pays(g, she, STEPS_COST)
    return build_her_steps(g, she)


def pays_for_statue(g: Tawantinsuyu, she: Inca) -> bool:
    """TAW-12.9.6 A statue she can pay, large before small."""
    statue = statue_by_slots(g, she, ["large", "small"], free=False)
    if statue is None:
        return False
    she_pays(g, she, STATUE_COST[statue.id])
    take_statue(g, she, statue)
    return True


def pays_for_building(g: Tawantinsuyu, she: Inca, kind: str) -> bool:
    """TAW-12.9.7 A random building of the type for 1 stone, or 1 gold without stone; TAW-12.12.2 2 with the
    easier option, stone first.
    """
    price = SOLO_CONST.building_price.value
    units = price.units_easy if is_on(g, "easy_building_cost_2") else price.units
    tiles = g.production_market if kind == "production" else g.passive_market
    if not tiles or she.goods[STONE] + she.goods[GOLD] < units:
        return False
    she_pays(g, she, (0, 0, units, 0))
    return take_random_building(g, she, kind)


# ---------------------------------------------------------------------------------------------- no workers
def no_workers(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.7.1 A random Nomad, points for two offer cards, an army card, her High Priest goes on;
    TAW-12.12.2 and TAW-12.12.3 change it.
    """
    rule = SOLO_CONST.no_workers.value
    tell(g, "her-no-workers")
    for _ in range(rule.random_nomads):
        recruit_random_nomad(g, she)
    score(g, she, "gods", rule.vp_per_removed_card * remove_oldest(g, rule.offer_cards_removed_max))
    if not is_on(g, "easy_no_worker_no_army"):
        draw_army(g, she, rule.army_cards)
    if is_on(g, "hard_no_worker_vp"):
        score(g, she, "no-workers", DIFFICULTY["hard_no_worker_vp"].n)
    advance_priest(g, she, rule.priest_steps)
