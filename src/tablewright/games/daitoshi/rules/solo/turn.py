"""DAI-21.10 to DAI-21.35 The Mayor's turn. Nobody decides for him: his cards do, and the log tells what
they show.
"""

from __future__ import annotations

from tablewright.engine import Rule, reveal, tell
from tablewright.games.daitoshi.box.schema import (
    ACTIONS,
    BUILDING_FLOORS,
    BUILDINGS,
    CENTRE,
    EXPLOIT_BONUS,
    LEFT,
    MAGNATE_SPACES,
    MAYOR_FLOORS,
    PAYS_LOWER,
    PAYS_UPPER,
    PLAY,
    PROGRESS_STEPS,
    RIGHT,
    RING_NAMES,
    RINGS,
    SECTORS,
    SPENT_ON,
    TRACK_END,
    CardFront,
    GainWorker,
    MayorCard,
)
from tablewright.games.daitoshi.rules.bonuses import machine_bonus, workshop_bonus
from tablewright.games.daitoshi.rules.exploiting import take_hex
from tablewright.games.daitoshi.rules.moving import take_space, taken_spaces
from tablewright.games.daitoshi.rules.possible import can_perform
from tablewright.games.daitoshi.rules.production import end_producing, start_production
from tablewright.games.daitoshi.rules.solo.actions import mayor_performs
from tablewright.games.daitoshi.rules.solo.icons import (
    advance_by_card,
    advisor_acts,
    mayor_advances,
    mayor_gains,
    mayor_gains_all,
    mayor_houses,
    top_card,
)
from tablewright.games.daitoshi.rules.state import (
    END,
    Daitoshi,
    Magnate,
    inner_tile,
    is_city_hall,
    is_upper,
)
from tablewright.games.daitoshi.rules.turn import tidy_up
from tablewright.games.daitoshi.rules.workers import MACHINE, empty_workshops, post_worker


def mayor_turn(g: Daitoshi) -> Rule[None]:
    """DAI-21.10 A card; DAI-21.17 a City turn in the first fitting District, else a Production turn."""
    mayor = g.magnates[-1]
    card = reveal_card(g)
    sector, space = find_district(g, mayor, card.front)
    if sector < 0:
        tell(g, "mayor-produces")
        start_production(g, mayor)  # DAI-21.23
    else:
        mayor_city_turn(g, mayor, card.front, sector, space)
        g.phase = END
    yield from ()  # the Mayor is never asked


def reveal_card(g: Daitoshi) -> MayorCard:
    """DAI-21.10, DAI-21.11 The top card goes on the pile; after the last one the pile becomes the new deck
    first.
    """
    card = g.deck.pop()
    shuffled = not g.deck
    if shuffled:
        g.deck = g.pile
        g.pile = []
        g.chance.shuffle(g.deck, "mayor deck")
    g.pile.append(card)
    reveal(g)
    tell_cards(g, card, shuffled)
    return card


def tell_cards(g: Daitoshi, card: MayorCard, shuffled: bool) -> None:
    """DAI-21.11, DAI-21.12 What his card and the back of the top card show."""
    front, back = card.front, top_card(g)
    tell(
        g,
        "mayor-card",
        card=card.id,
        icons=[f"icon-{action}" for action in front.actions],
        hex=front.city_hall_land,
        resources=list(front.resource_order),
    )
    if shuffled:
        tell(g, "mayor-shuffles")
    tell(
        g,
        "mayor-top",
        district=inner_tile(g, back.sector - 1).id,
        arrow=back.arrow,
        hexes=list(back.hex_order),
        colour=back.worker_color,
    )


# --------------------------------------------------------------------------------------- finding a District
def find_district(g: Daitoshi, mayor: Magnate, front: CardFront) -> tuple[int, int]:
    """DAI-21.14 Clockwise from him, his own District last; the first that meets both criteria, with the
    Magnate space he takes there. (-1, -1) if there is none.
    """
    for distance in range(1, SECTORS + 1):
        sector = (mayor.sector + distance) % SECTORS
        if not card_shows(g, front, sector):
            tell(g, "mayor-passes", district=inner_tile(g, sector).id)
        elif not can_act_in(g, mayor, sector):
            tell(g, "mayor-cannot", district=inner_tile(g, sector).id)
        else:
            space = mayor_space(g, mayor, sector)
            if space >= 0:
                return sector, space
            tell(g, "mayor-stuck", district=inner_tile(g, sector).id)
    return -1, -1


def card_shows(g: Daitoshi, front: CardFront, sector: int) -> bool:
    """DAI-21.15 The District's action, or the Mega-Machine that is here; at City Hall only the universal
    icon.
    """
    if is_city_hall(g, sector):
        return "universal" in front.actions
    action = inner_tile(g, sector).action
    if action in front.actions or (g.bribe and action == "invention"):  # DAI-21.13
        return True
    return "megamachine" in front.actions and g.machine_at == sector


def can_act_in(g: Daitoshi, mayor: Magnate, sector: int) -> bool:
    """DAI-21.16 With what he has now: the District's action, the contribution, at City Hall any action."""
    return bool(actions_in(g, mayor, sector))


def actions_in(g: Daitoshi, mayor: Magnate, sector: int) -> list[str]:
    """The actions he could perform in a District."""
    if is_city_hall(g, sector):
        candidates = list(ACTIONS)
    else:
        candidates = [str(inner_tile(g, sector).action)]
        if g.machine_at == sector:
            candidates.append("megamachine")
    return [action for action in candidates if can_perform(g, mayor, action)]


def mayor_space(g: Daitoshi, mayor: Magnate, sector: int) -> int:
    """DAI-21.30 The Magnate space he takes; DAI-21.18 after a full lap another one than before; -1 if he
    cannot.
    """
    taken = taken_spaces(g)
    wanted = wanted_spaces(g, mayor, sector)
    stays = sector == mayor.sector
    if stays and wanted == [RIGHT] and mayor.space == RIGHT:
        wanted = [CENTRE, LEFT]
    for space in wanted:
        if stays and space == mayor.space:
            continue
        if space == RIGHT or not taken[sector * RIGHT + space]:
            return space
    return -1


def wanted_spaces(g: Daitoshi, mayor: Magnate, sector: int) -> list[int]:
    """DAI-21.30 Right without a matching worker; middle if all find a workshop, left if not."""
    workers = matching_workers(g, mayor, sector)
    if not workers:
        return [RIGHT]
    if len(empty_workshops(g, sector)) >= len(workers):
        return [CENTRE, LEFT, RIGHT]
    return [LEFT, CENTRE, RIGHT]


def matching_workers(g: Daitoshi, mayor: Magnate, sector: int) -> list[str]:
    """DAI-12.3 His workers that may work in a District, place by place."""
    accepted = inner_tile(g, sector).worker_color
    return [colour for colour in mayor.workers if colour and accepted in ("any", colour)]


# ------------------------------------------------------------------------------------------- the City turn
def mayor_city_turn(g: Daitoshi, mayor: Magnate, front: CardFront, sector: int, space: int) -> None:
    """DAI-21.31 to DAI-21.35 Move, workers, exploitation, action, tidy-up; DAI-21.6 all without Steam."""
    tell(g, "mayor-moves", seat=mayor.seat, district=inner_tile(g, sector).id, space=MAGNATE_SPACES[space].id)
    take_space(g, mayor, sector, space)
    if is_city_hall(g, sector):
        advisor_acts(g, mayor, "city_turn_at_city_hall")
    if MAGNATE_SPACES[space].workers_allowed:
        mayor_places_workers(g, mayor)
    for kind in kinds_for_mayor(g, mayor, front):
        mayor_exploits(g, mayor, kind)
    action = mayor_action(g, mayor, front)
    if action:
        mayor_performs(g, mayor, action)
    else:
        tell(g, "mayor-idle")
    tidy_up(g, mayor)


def mayor_places_workers(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.32 Mega-Machine, Outer, Middle, Inner, as long as there are workers; his first matching one
    each.
    """
    for workshop in (MACHINE, *reversed(RING_NAMES)):
        workers = matching_workers(g, mayor, mayor.sector)
        if not workers:
            return
        if workshop not in empty_workshops(g, mayor.sector):
            continue
        post_worker(g, mayor, workers[0], workshop)
        if workshop == MACHINE:
            mayor_gains_all(g, mayor, machine_bonus(g), "machine")
        else:
            space = mayor.sector * RINGS + RING_NAMES.index(workshop)
            mayor_gains_all(g, mayor, workshop_bonus(g, space), "workshop")


def kinds_for_mayor(g: Daitoshi, mayor: Magnate, front: CardFront) -> list[str]:
    """DAI-21.33 The District's hex; at City Hall River, then the land on his card or the next one that is
    there.
    """
    kinds: list[str] = []
    for kind in inner_tile(g, mayor.sector).exploit:
        if kind != "any_land":
            candidates = [str(kind)]
        else:
            order = [each for each in top_card(g).hex_order if each != "river"]
            candidates = [front.city_hall_land, *order]
        kinds += [each for each in candidates if g.hexes[each] or g.discard[each]][:1]
    return kinds


def mayor_exploits(g: Daitoshi, mayor: Magnate, kind: str) -> None:
    """DAI-21.33 The worker, then the hex on his first empty place or, if there is none, to the discard
    pile.
    """
    take_hex(g, mayor, kind)
    for op in EXPLOIT_BONUS[kind]:
        if isinstance(op, GainWorker):
            mayor_houses(g, mayor, op.color)
        else:
            mayor_gains(g, mayor, op, "exploitation")
    if "" in mayor.zone:
        mayor.zone[mayor.zone.index("")] = kind
    else:
        g.discard[kind] += 1
        tell(g, "mayor-zone-full", seat=mayor.seat, hex=kind)
        advisor_acts(g, mayor, "hex_discarded_zone_full")


def mayor_action(g: Daitoshi, mayor: Magnate, front: CardFront) -> str:
    """DAI-21.34 The contribution first; else the District's action; at City Hall the one with most of its
    resource, ties by the order on the card. Empty if nothing is possible.
    """
    possible = actions_in(g, mayor, mayor.sector)
    if "megamachine" in possible:
        return "megamachine"
    if not possible:
        return ""
    order: tuple[str, ...] = front.resource_order
    return min(possible, key=lambda action: (-mayor.goods[SPENT_ON[action]], order.index(SPENT_ON[action])))


# ---------------------------------------------------------------------------------------------- production
def mayor_produces(g: Daitoshi) -> Rule[None]:
    """DAI-21.20 All his buildings, free of charge; DAI-21.22 completely before or after the human."""
    mayor = g.magnates[-1]
    leads = g.leader == mayor.seat
    upper = [is_upper(mayor, floor) for floor in range(len(mayor.floors))]
    for floor in MAYOR_FLOORS:
        if mayor.floors[floor] is not None:
            mayor_uses_floor(g, mayor, floor, upper[floor], leads)
    if leads:
        active = sum(mayor.floors[BUILDING_FLOORS[building][0]] is not None for building in BUILDINGS)
        for _ in range(active * PLAY.leader_pilgrims_per_building):  # DAI-21.21
            advance_by_card(g, mayor)
    advisor_acts(g, mayor, "after_own_production")
    end_producing(g)
    yield from ()  # the Mayor is never asked


def mayor_uses_floor(g: Daitoshi, mayor: Magnate, floor: int, upper: bool, leads: bool) -> None:
    """DAI-21.20 Field by field from left to right, then the marker."""
    tile = mayor.floors[floor]
    assert tile is not None
    pays = PAYS_UPPER[floor] if upper else PAYS_LOWER[floor]
    for op, times in zip((tile.left, tile.middle, tile.right), pays, strict=True):
        for _ in range(times[leads]):
            mayor_gains(g, mayor, op, "production")
    for _ in range(PROGRESS_STEPS[leads][0]):
        if mayor.steps[floor] < TRACK_END[floor]:
            mayor_advances(g, mayor, floor)
