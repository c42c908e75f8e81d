"""TAW-12.5 Axomamma's High Priest actions, and how she reacts to yours.

Elsewhere: TAW-12.5.7 in conquest.py.
"""

from __future__ import annotations

from tablewright.engine import reveal, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONQUESTS,
    CONST,
    DIFFICULTY,
    GODS,
    OFFERING,
    REGION_SPACES,
    SOLO_CONST,
    TEMPLE_TOP,
    ArmyCard,
    ConquestSpace,
    Production,
    Statue,
    Vp,
)
from tablewright.games.tawantinsuyu.rules.conquest_cards import can_muster, use_cards
from tablewright.games.tawantinsuyu.rules.conquest_cards import kinds_of as kinds_of_cards
from tablewright.games.tawantinsuyu.rules.effects import turn_face_up
from tablewright.games.tawantinsuyu.rules.solo.gains import (
    HUMAN,
    is_on,
    she_can_pay,
    she_climbs,
    she_gains,
    she_pays,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu


def she_produces(g: Tawantinsuyu, she: Inca, triggered: bool) -> None:
    """TAW-12.5.1 All face-up production buildings, lowest number first; the highest stays face up if she
    triggered the action.
    """
    tiles = sorted(she.production_up, key=by_number)
    for tile in tiles:
        tell(g, "produce", seat=she.seat, tile=tile.id)
        she_gains(g, she, tile.produce, "production")
    used = tiles[:-1] if triggered else tiles
    for tile in used:
        she.production_up.remove(tile)
        she.production_down.append(tile)
    if used:
        tell(g, "face-down", seat=she.seat, things=[tile.id for tile in used])


def by_number(tile: Production) -> int:
    """The printed number."""
    return tile.number


def she_offers(g: Tawantinsuyu, she: Inca, triggered: bool) -> None:
    """TAW-12.5.2 The most spaces she can pay when she triggers; 3 corn for 1 space when she follows. She pays
    only for spaces that are left above her.
    """
    others = ((CONST.offering_other_corn.value, CONST.offering_other_spaces.value),)
    best = (0, 0)
    for corn, spaces in OFFERING if triggered else others:
        if she.temple + spaces <= TEMPLE_TOP and she_can_pay(she, (0, corn, 0, 0)):
            best = (corn, spaces)
    if best[0]:
        she_pays(g, she, (0, best[0], 0, 0))
        she_climbs(g, she, best[1])


def she_worships(g: Tawantinsuyu, she: Inca, triggered: bool) -> None:
    """TAW-12.5.3 One large and one small statue when she triggers; when she follows a small one, else a
    large one; none on the top space.
    """
    if triggered:
        for size, spaces in CONST.worship_active_spaces.value.items():
            if she.temple < TEMPLE_TOP and give_her_statue(g, she, size):
                she_climbs(g, she, spaces)
    elif she.temple == TEMPLE_TOP:
        return
    elif give_her_statue(g, she, "small") or give_her_statue(g, she, "large"):
        she_climbs(g, she, CONST.worship_other_spaces.value)


def give_her_statue(g: Tawantinsuyu, she: Inca, size: str) -> bool:
    """TAW-12.5.3 Discard a statue of a size, of the first god in the list; TAW-6.3.3 it leaves the game."""
    mine = [statue for statue in she.statues if statue.size == size]
    if not mine:
        return False
    statue = min(mine, key=god_order)
    she.statues.remove(statue)
    g.statues_gone.append(statue)
    tell(g, "worship", seat=she.seat, statue=statue.id)
    return True


def god_order(statue: Statue) -> int:
    """The place of a statue's god in the list."""
    return GODS.index(statue.god)


def she_refreshes(g: Tawantinsuyu, she: Inca, triggered: bool) -> None:
    """TAW-12.5.8 Everything when she triggers; half of each, rounded up, when she follows. She never pays."""
    tiles = sorted(she.production_down, key=by_number, reverse=True)
    cards = sorted(she.army_down, key=by_soldiers, reverse=True)
    if not triggered:
        tiles = tiles[: (len(tiles) + 1) // 2]
        cards = cards[: (len(cards) + 1) // 2]
    for tile in tiles:
        turn_face_up(g, she, tile)
    for card in cards:
        turn_face_up(g, she, card)


def by_soldiers(card: ArmyCard) -> int:
    """The soldiers on a card."""
    return card.soldiers


def by_name(card: ArmyCard) -> str:
    """What tells a card from all others."""
    return card.id


def she_musters(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.5.4 All army cards of her hand come face up for free, in the order of their names: how a hidden
    hand was sorted tells nobody anything.
    """
    if she.army:
        reveal(g)
    for card in sorted(she.army, key=by_name):
        she.army_up.append(card)
        tell(g, "muster", seat=she.seat, card=card.id)
    she.army.clear()


def her_requirement(g: Tawantinsuyu, space: ConquestSpace) -> tuple[int, int]:
    """TAW-12.12.3 What she must exhaust and discard; each one fewer with the harder option."""
    if is_on(g, "hard_conquest_discount"):
        n = DIFFICULTY["hard_conquest_discount"].n
        return (max(0, space.exhaust - n), max(0, space.discard - n))
    return (space.exhaust, space.discard)


def her_conquests(g: Tawantinsuyu, she: Inca) -> list[int]:
    """The empty spaces she can afford; TAW-12.5.9 with a marker of her own."""
    if not she.markers_left:
        return []
    kinds = kinds_of_cards(she.army_up)
    found: list[int] = []
    for i, space in enumerate(CONQUESTS):
        if g.conquered[i] == NOBODY:
            exhaust, discard = her_requirement(g, space)
            if can_muster(kinds, exhaust, discard):
                found.append(i)
    return found


def she_conquers(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.5.4 The affordable space with the highest points."""
    spaces = her_conquests(g, she)
    if spaces:
        conquer_for_her(g, she, min(spaces, key=lambda i: conquest_rank(g, she, i)))


def conquest_rank(g: Tawantinsuyu, she: Inca, number: int) -> tuple[int, ...]:
    """TAW-12.5.4 Lowest first: points, markers in the region, 3 of hers, yours, region, cost, place."""
    space = CONQUESTS[number]
    owners = [g.conquered[i] for i in REGION_SPACES[space.region] if g.conquered[i] != NOBODY]
    hers = owners.count(she.seat)
    return (
        -sum([step.n for step in space.effect if isinstance(step, Vp)]),
        len(owners),
        1 if hers >= SOLO_CONST.conquest_region_own_marker_limit.value else 0,
        owners.count(HUMAN),
        SOLO_CONST.conquest_region_order.value.index(space.region),
        -space.discard,
        -space.exhaust,
        -space.index,
    )


def she_conquers_again(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.5.6 The affordable space with the fewest soldiers to discard (TAW-12.12.3 after the discount),
    ties at random; TAW-12.12.2 not with the easier option.
    """
    spaces = her_conquests(g, she)
    if not spaces or is_on(g, "easy_single_conquest"):
        return
    discards = {i: her_requirement(g, CONQUESTS[i])[1] for i in spaces}
    least = min(discards.values())
    easiest = [i for i in spaces if discards[i] == least]
    conquer_for_her(g, she, g.chance.pick(easiest, "her conquest"))


def conquer_for_her(g: Tawantinsuyu, she: Inca, number: int) -> None:
    """TAW-6.6.6 Marker, benefit, then the cards."""
    space = CONQUESTS[number]
    exhaust, discard = her_requirement(g, space)
    discards = cards_to_discard(she, discard)
    exhausts = cards_to_exhaust(she, exhaust, discards)
    g.conquered[number] = she.seat
    she.markers_left -= 1
    tell(g, "conquer", seat=she.seat, space=space.id)
    she_gains(g, she, space.effect, "conquest")
    use_cards(g, she, discards, exhausts)


def cards_to_discard(she: Inca, soldiers: int) -> list[ArmyCard]:
    """TAW-12.5.5 1-soldier cards if they suffice alone, else one with 2."""
    ones = [card for card in she.army_up if card.soldiers == 1]
    twos = [card for card in she.army_up if card.soldiers > 1]
    return ones[:soldiers] if len(ones) >= soldiers else twos[:1]


def cards_to_exhaust(she: Inca, soldiers: int, taken: list[ArmyCard]) -> list[ArmyCard]:
    """TAW-12.5.5 One 2-soldier card, else as many 1-soldier cards as needed."""
    if not soldiers:
        return []
    left = [card for card in she.army_up if card not in taken]
    twos = [card for card in left if card.soldiers > 1]
    return twos[:1] if twos else left[:soldiers]
