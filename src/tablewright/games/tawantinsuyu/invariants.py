"""What is always true at the table: the section Invariants of the rules."""

from __future__ import annotations

from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    COLOURS,
    CONST,
    DATA,
    GOD_CARDS,
    NEIGHBOURS,
    PASSIVE,
    PIECES,
    POTATO,
    PRODUCTION,
    SECTIONS,
    SOLO_CONST,
    SPACES,
    STEPS_SPACES,
    TEMPLE_TOP,
    WEAVINGS,
    WORKERS,
    by_players,
)
from tablewright.games.tawantinsuyu.rules.solo.gains import SLOTS
from tablewright.games.tawantinsuyu.rules.state import (
    NOBODY,
    OVER,
    SETUP,
    START_WEAVING,
    TURN,
    Tawantinsuyu,
    is_her,
)
from tablewright.games.tawantinsuyu.rules.workers import workers_in_bag


def problems_of(g: Tawantinsuyu) -> list[str]:
    """All invariants that can be seen in a single position. What compares two moments (INV-02, INV-09 at the
    start of a turn, INV-17 to INV-22) is watched by the tests.
    """
    return [
        *wrong_workers(g),
        *wrong_feasts(g),
        *wrong_cards(g),
        *wrong_buildings(g),
        *wrong_weavings(g),
        *wrong_markers(g),
        *wrong_players(g),
        *wrong_solo(g),
    ]


def wrong_workers(g: Tawantinsuyu) -> list[str]:
    """INV-01, INV-03, INV-05, INV-06."""
    problems = []
    gone = by_players(CONST.workers_removed_per_colour.value, g.size)
    supplies = [worker for inca in g.incas for worker in inca.workers]
    placed = [worker for worker in g.hill if worker]
    out = g.village + g.nomads + g.casualties + g.removed + placed + supplies
    for i, colour in enumerate(COLOURS):
        if g.bag[i] + out.count(colour) != WORKERS[colour].count - gone:
            problems.append(f"INV-01: {colour} workers are missing or doubled")
    if len(g.village) > by_players(CONST.village_size.value, g.size):
        problems.append("INV-03: the Village is too full")
    nomads = by_players(CONST.nomads_size.value, g.size)
    if len(g.nomads) > nomads or (workers_in_bag(g) and len(g.nomads) < nomads):
        problems.append("INV-03: the Nomads are not full, or too full")
    if len(g.casualties) > g.conquests:
        problems.append("INV-05: more casualties than Conquests")
    if len(g.hill) != len(SPACES) or any(
        i not in NEIGHBOURS[n] for i in range(len(SPACES)) for n in NEIGHBOURS[i]
    ):
        problems.append("INV-06: the hill is out of shape")
    return problems


def wrong_feasts(g: Tawantinsuyu) -> list[str]:
    """INV-04, at the start of a turn."""
    problems = []
    if not 0 <= g.feasts_triggered - g.feasts_resolved <= 1 or g.feasts_triggered > CONST.feasts.value:
        problems.append("INV-04: feasts triggered and resolved do not fit together")
    if g.step == TURN and (g.feast_holder != NOBODY) != (not g.village):
        problems.append("INV-04: the feast tile is held if and only if the Village is empty")
    if (g.step == OVER) and g.feasts_resolved != CONST.feasts.value:
        problems.append("INV-04: the game is over before the last feast")
    return problems


def wrong_cards(g: Tawantinsuyu) -> list[str]:
    """INV-07, INV-08."""
    problems = []
    gods = g.god_deck + g.god_offer + g.god_used
    army = g.army_deck + g.army_discard
    for inca in g.incas:
        gods += inca.gods + inca.played
        army += inca.army + inca.army_up + inca.army_down
    if g.her is not None:
        gods += g.her.tucked
    if sorted(card.id for card in gods) != sorted(GOD_CARDS):
        problems.append("INV-07: a god card is missing or doubled")
    if len(g.god_offer) > by_players(CONST.god_offer_max.value, g.size):
        problems.append("INV-07: the offer is too large")
    if sorted(card.id for card in army) != sorted(ARMY_CARDS):
        problems.append("INV-08: an army card is missing or doubled")
    return problems


def wrong_buildings(g: Tawantinsuyu) -> list[str]:
    """INV-09, INV-11."""
    problems = []
    production = g.production_stack + g.production_market
    passive = g.passive_stack + g.passive_market
    statues = [statue.id for statue in g.statues_gone]
    for inca in g.incas:
        production += inca.production_up + inca.production_down
        passive += inca.passive
        statues += [statue.id for statue in inca.statues]
    if sorted(tile.id for tile in production) != sorted(PRODUCTION):
        problems.append("INV-09: a production building is missing or doubled")
    if sorted(tile.id for tile in passive) != sorted(PASSIVE):
        problems.append("INV-09: a passive building is missing or doubled")
    most = CONST.building_market_per_type.value
    if len(g.production_market) > most or len(g.passive_market) > most:
        problems.append("INV-09: the market is too large")
    for i, statue in enumerate(DATA.statues):
        if g.statues[i] + statues.count(statue.id) != statue.count:
            problems.append(f"INV-11: {statue.id} is missing or doubled")
    return problems


def wrong_weavings(g: Tawantinsuyu) -> list[str]:
    """INV-10."""
    problems = []
    marks = ["start", "all", "3+", "4"][: g.size]
    tiles = g.weavings + g.drawn
    for inca in g.incas:
        for tapestry in inca.tapestries:
            tiles += tapestry
            patterns = [tile.pattern for tile in tapestry]
            if not tapestry or len(set(patterns)) < len(patterns):
                problems.append(f"INV-10: a tapestry of seat {inca.seat} repeats a pattern or is empty")
        if g.step != START_WEAVING and not inca.tapestries:
            problems.append(f"INV-10: seat {inca.seat} has no tapestry")
    ids = [tile.id for tile in tiles if tile.mark != "start"]
    if sorted(ids) != sorted(tile.id for tile in WEAVINGS.values() if tile.mark in marks[1:]):
        problems.append("INV-10: a weaving is missing or doubled")
    return problems


def wrong_markers(g: Tawantinsuyu) -> list[str]:
    """INV-12, INV-13."""
    problems = []
    for inca in g.incas:
        if inca.steps_left < 0 or inca.steps_left + g.steps.count(inca.seat) != PIECES["steps_marker"]:
            problems.append(f"INV-12: a steps marker of seat {inca.seat} is missing or doubled")
        if (
            inca.markers_left < 0
            or inca.markers_left + g.conquered.count(inca.seat) != PIECES["conquest_marker"]
        ):
            problems.append(f"INV-13: a conquest marker of seat {inca.seat} is missing or doubled")
    numbers = {space.id: i for i, space in enumerate(STEPS_SPACES)}
    for i, space in enumerate(STEPS_SPACES):
        if g.steps[i] != NOBODY and space.requires and g.steps[numbers[space.requires]] == NOBODY:
            problems.append(f"INV-12: {space.id} has no steps above")
    return problems


def wrong_players(g: Tawantinsuyu) -> list[str]:
    """INV-14, INV-15, INV-16, INV-17."""
    problems = []
    for inca in g.incas:
        if min(inca.goods) < 0 or inca.vp < 0:
            problems.append(f"INV-14: seat {inca.seat} owns less than nothing")
        if sum([*inca.tally.values()]) != inca.vp:
            problems.append(f"INV-24: the points of seat {inca.seat} are not the sum of their lines")
        if not 0 <= inca.temple <= TEMPLE_TOP:
            problems.append(f"INV-16: seat {inca.seat} has left the temple track")
        if g.step not in SETUP and not 0 <= inca.priest < SECTIONS:
            problems.append(f"INV-17: the High Priest of seat {inca.seat} stands nowhere")
        if is_her(g, inca) and len(inca.workers) > SOLO_CONST.worker_limit.value:
            problems.append("INV-15: Axomamma has too many workers")
    return problems


def wrong_solo(g: Tawantinsuyu) -> list[str]:
    """INV-07 tucked cards, INV-23."""
    problems: list[str] = []
    if g.her is None:
        return problems
    if g.step not in SETUP and len(g.her.tucked) != SLOTS:
        problems.append("INV-07: the tucked cards are not complete")
    if any(not 1 <= index <= SECTIONS for index in g.her.tokens):
        problems.append("INV-23: a token has left its loop")
    if g.incas[1].goods[POTATO] >= SOLO_CONST.potato_exchange.value.potato:
        problems.append("INV-23: Axomamma has potatoes to exchange")
    return problems
