"""What a seat may see, and how the rest may be: ORI-1.7 hidden and random elements. Only the order of the
stacks below their top tile is hidden.

Elsewhere: ORI-1.7.2 in setup.py; ORI-1.7.3 in solo.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance
from tablewright.games.origins.box.schema import COLOURS
from tablewright.games.origins.rules.scoring import final_points
from tablewright.games.origins.rules.solo import target
from tablewright.games.origins.rules.state import Builder, Origins


def view_of(g: Origins, seat: int | None) -> dict[str, Any]:
    """The same for every seat: there are no hands (ORI-19.5)."""
    return {
        "phase": g.phase,
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "solo": g.solo,
        "target": target(g) if g.solo else None,
        "alien": g.alien,
        "draft": [list(die) for die in g.draft],
        "sites": {site: {"value": value, "token": g.tokens[site]} for site, value in g.values.items()},
        "speakers_out": [list(speaker) for speaker in g.speakers_out],
        "temples": {
            temple: {"card": power, "holder": g.holder[power], "order": list(g.temple_order[temple])}
            for temple, power in g.temple_card.items()
        },
        "military_order": list(g.military_order),
        "stacks": {colour: stack_seen(g, colour) for colour in COLOURS},
        "offer": [None if tile is None else tile.id for tile in g.offer],
        "citizens": [None if die is None else list(die) for die in g.citizens],
        "reserve": dict(g.reserve),
        "speaker_pool": list(g.speaker_pool),
        "tower_pool": dict(g.tower_pool),
        "cards": {card.id: g.card_gold[card.id] for card in g.cards},
        "met": list(g.met),
        "builders": [builder_seen(builder) for builder in g.builders],
    }


def stack_seen(g: Origins, colour: str) -> dict[str, Any]:
    """How many tiles, the open top one, and ORI-19.5 what is known to lie at the bottom."""
    stack = g.stacks[colour]
    return {
        "count": len(stack),
        "top": stack[-1].id if stack else None,
        "bottom": [tile.id for tile in stack[: g.known_bottom[colour]]],
    }


def builder_seen(me: Builder) -> dict[str, Any]:
    """ORI-1.7.1 All possessions are open, the fronts of farms and kept tiles included."""
    return {
        "seat": me.seat,
        "points": me.vp,
        "goods": dict(me.goods),
        "bases_on_track": me.bases_on_track,
        "empty_bases": me.empty_bases,
        "freemen": [[freeman.colour, freeman.value, freeman.site] for freeman in me.freemen],
        "archon": me.archon,
        "speakers": list(me.speakers),
        "superiority": me.superiority,
        "advisors": list(me.advisors),
        "towers": dict(me.towers),
        "temples": dict(me.temples),
        "military": me.military,
        "city": [[x, y, tile.id, (x, y) in me.farms] for (x, y), tile in me.city.items()],
        "districts": [list(corner) for corner in me.districts],
        "seats": [[x, y, colour, value] for (x, y), (colour, value) in me.seats.items()],
        "kept": [tile.id for tile in me.kept],
        "scored": list(me.scored),
        "passed": me.passed,
        "final": dict(final_points(me)),
    }


def resample(g: Origins, seat: int, chance: Chance, now: Origins) -> None:
    """Shuffle the stacks between the tiles seen by now at the top and the known ones at the bottom."""
    for colour in COLOURS:
        stack = g.stacks[colour]
        seen = now.drawn[colour] - g.drawn[colour] + 1
        low, high = g.known_bottom[colour], len(stack) - seen
        if high - low > 1:
            middle = stack[low:high]
            chance.shuffle(middle, colour)
            stack[low:high] = middle
