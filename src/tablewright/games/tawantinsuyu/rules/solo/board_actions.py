"""TAW-12.9 The actions of Axomamma's board."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, tell
from tablewright.games.tawantinsuyu.box.schema import (
    BOARD,
    CONST,
    GOLD,
    SIDES,
    SOLO_CONST,
    STATUE_COST,
    STONE,
    TOKENS,
    BoardSpace,
    Statue,
    StatueFree,
)
from tablewright.games.tawantinsuyu.rules.effects import turn_up_top
from tablewright.games.tawantinsuyu.rules.resources import gain_gold
from tablewright.games.tawantinsuyu.rules.solo.gains import (
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
    she_can_pay,
    she_gains,
    she_pays,
    she_recruits,
    statue_by_slots,
    take_random_building,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import STEPS_COST, take_statue
from tablewright.games.tawantinsuyu.rules.weavings import buy_one_weaving, show_rest, take_tiles
from tablewright.games.tawantinsuyu.rules.workers import CORN_END, POTATO_END, VILLAGE, take_from_village

ROWS: Final[tuple[str, ...]] = ("top", "middle", "bottom")


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
