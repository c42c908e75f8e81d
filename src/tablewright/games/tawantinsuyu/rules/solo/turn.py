"""TAW-12.2 to TAW-12.4, TAW-12.6, TAW-12.7 Axomamma's turn.

Elsewhere: TAW-12.2.7 in solo/gains.py; TAW-12.6.9 and 12.6.10 in solo/board_actions.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONDITIONS,
    CONST,
    CORN,
    DIFFICULTY,
    SOLO_CONST,
    SPACE_GOD,
    SPACES,
)
from tablewright.games.tawantinsuyu.rules.buildings import fill_market
from tablewright.games.tawantinsuyu.rules.cards import draw_army, draw_god_card, put_into_offer
from tablewright.games.tawantinsuyu.rules.hill import action_facing
from tablewright.games.tawantinsuyu.rules.passive_buildings import owners_reacting
from tablewright.games.tawantinsuyu.rules.placement import score_used_steps, way_cost
from tablewright.games.tawantinsuyu.rules.secondary_actions import advance_priest, trigger
from tablewright.games.tawantinsuyu.rules.solo.board_actions import board_actions
from tablewright.games.tawantinsuyu.rules.solo.gains import (
    board_of,
    is_on,
    recruit_random_nomad,
    remove_oldest,
    roll,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import has_statue_of
from tablewright.games.tawantinsuyu.rules.turn import next_turn


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
