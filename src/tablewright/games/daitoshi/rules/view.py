"""What a seat may see, and how the rest may be: DAI-22 hidden information and randomness. Hidden are only
the stacks and the Mayor's deck; there are no hands, so everybody sees the same.

Elsewhere: DAI-22.1 in setup.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance
from tablewright.games.daitoshi.box.schema import RINGS, STACKS, TYPES, DistrictTile
from tablewright.games.daitoshi.rules.scoring import final_points
from tablewright.games.daitoshi.rules.state import START, Daitoshi, Magnate, is_upper


def view_of(g: Daitoshi, seat: int | None) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "phase": g.phase,
        "players": g.players,
        "solo": g.solo,
        "first": g.first,
        "active": g.active,
        "leader": g.leader,
        "round": g.round,
        "last_round": g.last_round,
        "waiting": list(g.waiting),
        "basics": [tile.id for tile in g.basics],
        "spaces": [space_seen(g, space) for space in range(len(g.tiles))],
        "middle_stack": stack_seen(g.middle_stack),
        "outer_stack": stack_seen(g.outer_stack),
        "cities": [city_seen(g, slot) for slot in range(len(g.cities))],
        "market": [None if tile is None else tile.id for tile in g.market],
        "in_hand": [tile.id for tile in g.in_hand],
        "stacks": {quality: len(stack) for quality, stack in g.stacks.items()},
        "supply": dict(g.supply),
        "tracks": {kind: track_seen(g, kind) for kind in TYPES},
        "discard": dict(g.discard),
        "machine": machine_seen(g),
        "neutral": None if g.neutral < 0 else {"sector": g.neutral, "space": g.neutral_space},
        "mayor": mayor_seen(g) if g.solo else None,
        "magnates": [magnate_seen(me) for me in g.magnates],
    }


def space_seen(g: Daitoshi, space: int) -> dict[str, Any]:
    """DAI-22.4 A space of the city; both sides of its tile are known."""
    tile = g.tiles[space]
    return {
        "sector": space // RINGS,
        "ring": space % RINGS,
        "tile": None if tile is None else tile.id,
        "lit": g.lit[space],
        "worker": g.posted[space],
        "hexes": list(g.laid[space]),
    }


def stack_seen(stack: list[DistrictTile]) -> dict[str, Any]:
    """DAI-3.3 The top tile is open, the order below is not."""
    return {"count": len(stack), "top": stack[-1].id if stack else None}


def city_seen(g: Daitoshi, slot: int) -> dict[str, Any]:
    """A city and whose flags stand there."""
    return {"tile": g.cities[slot].id, "flags": [me.seat for me in g.magnates if me.flags[slot]]}


def track_seen(g: Daitoshi, kind: str) -> dict[str, Any]:
    """The hexes on the spaces of a track, counted from the Temple."""
    return {"stacks": stacks_left(g, kind), "left": g.hexes[kind], "uncovered": g.uncovered[kind]}


def stacks_left(g: Daitoshi, kind: str) -> list[int]:
    """DAI-13.2 What lies on each space: hexes are taken from the Temple outward."""
    taken = sum(STACKS[g.players][kind]) - g.hexes[kind]
    left: list[int] = []
    for hexes in STACKS[g.players][kind]:
        gone = min(hexes, taken)
        left.append(hexes - gone)
        taken -= gone
    return left


def machine_seen(g: Daitoshi) -> dict[str, Any]:
    """The Mega-Machine: where it stands, its slots and Upgrades."""
    return {
        "id": g.machine.id,
        "sector": g.machine_at,
        "worker": g.machine_worker,
        "slots": list(g.slots),
        "upgrades": [token.id for token in g.upgrades],
        "installed": list(g.installed),
        "university": g.university,
    }


def mayor_seen(g: Daitoshi) -> dict[str, Any]:
    """DAI-22.2 The pile and the back of the top card; the rest of the deck is hidden, all of it during the
    set-up.
    """
    return {
        "deck": len(g.deck),
        "top": None if g.phase == START else g.deck[-1].id,
        "pile": [card.id for card in g.pile],
        "bribe": g.bribe,
        "advisors": [card.id for card in g.advisors],
    }


def magnate_seen(me: Magnate) -> dict[str, Any]:
    """DAI-22.3 All possessions are open."""
    return {
        "seat": me.seat,
        "mayor": me.is_mayor,
        "points": me.vp,
        "goods": dict(me.goods),
        "steam": me.steam,
        "chimney": me.chimney,
        "workers": list(me.workers),
        "zone": list(me.zone),
        "conflict": dict(me.conflict),
        "floors": [None if tile is None else tile.id for tile in me.floors],
        "steps": list(me.steps),
        "upper": [is_upper(me, floor) for floor in range(len(me.floors))],
        "marker": me.marker,
        "grant": me.grant,
        "flags": list(me.flags),
        "pilgrims": dict(me.pilgrims),
        "reputation": me.reputation,
        "prestige": me.prestige,
        "wormbus": me.wormbus,
        "sector": me.sector,
        "space": me.space,
        "final": dict(final_points(me)),
    }


# ---------------------------------------------------------------------------------------------- resampling
def resample(g: Daitoshi, seat: int, chance: Chance, now: Daitoshi) -> None:
    """DAI-22.2 Shuffle what lies hidden in `g`, leaving on top what has come to light until `now`."""
    for quality, stack in g.stacks.items():
        shuffle_below(stack, len(stack) - len(now.stacks[quality]), chance, quality)
    for name, mine, later in (
        ("middle", g.middle_stack, now.middle_stack),
        ("outer", g.outer_stack, now.outer_stack),
    ):
        shuffle_below(mine, len(mine) - len(later) + 1, chance, name)
    if g.deck:
        shuffle_deck(g, chance, now)
    chance.shuffle(g.advisors_left, "advisors")


def shuffle_below(stack: list[Any], known: int, chance: Chance, stream: str) -> None:
    """Bring all but the topmost `known` tiles into another order."""
    hidden = stack[: max(0, len(stack) - known)]
    chance.shuffle(hidden, stream)
    stack[: len(hidden)] = hidden


def shuffle_deck(g: Daitoshi, chance: Chance, now: Daitoshi) -> None:
    """The Mayor's deck keeps the cards revealed since, and its top card, whose back is seen."""
    if g.phase == START:
        shuffle_below(g.deck, 0, chance, "mayor deck")
        return
    revealed = len(g.deck) - len(now.deck) if len(now.deck) <= len(g.deck) else len(g.deck)
    shuffle_below(g.deck, revealed + 1, chance, "mayor deck")
