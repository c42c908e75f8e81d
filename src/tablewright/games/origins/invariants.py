"""The invariants of rules.md."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.games.origins.box.schema import (
    CAP_VALUE,
    COLOURS,
    DATA,
    LAST_SPACE,
    POPULATION,
    SPACES,
    SPEAKER_MOST,
    TEMPLE_TOP,
)
from tablewright.games.origins.rules.city import block, neighbours
from tablewright.games.origins.rules.state import Builder, Origins

BASES = len(POPULATION) + DATA.setup.starting_bases_free


def problems_of(g: Origins) -> list[str]:
    """What does not hold, in words with the id of the invariant."""
    return list(broken(g))


def broken(g: Origins) -> Iterator[str]:
    """One after the other."""
    players = len(g.builders)
    counts = DATA.player_count[players]
    for colour in COLOURS:
        if dice_of(g, colour) != counts.citizen_dice_per_colour:
            yield f"INV-01: {dice_of(g, colour)} {colour} dice"
        discs = g.tower_pool[colour] + sum(b.towers[colour] for b in g.builders)
        shown = sum(colour in card.towers for card in g.cards)
        if discs != DATA.setup.tower_pool_base_per_colour + players + shown or g.tower_pool[colour] < 0:
            yield f"INV-04: {discs} {colour} tower discs"
        if tiles_of(g, colour) != sum(tile.count for tile in DATA.building_tiles if tile.colour == colour):
            yield f"INV-05: {tiles_of(g, colour)} {colour} tiles"
    speakers = len(g.speaker_pool) + len(g.speakers_out) + sum(len(b.speakers) for b in g.builders)
    values = [
        *g.speaker_pool,
        *(v for _, v, _ in g.speakers_out),
        *(v for b in g.builders for v in b.speakers),
    ]
    if speakers != counts.speaker_dice or not all(
        min(DATA.speaker_pool.faces) <= v <= SPEAKER_MOST for v in values
    ):
        yield f"INV-03: speakers {values}"
    yield from broken_board(g)
    for me in g.builders:
        yield from broken_player(g, me)


def dice_of(g: Origins, colour: str) -> int:
    """Citizen dice of a colour, wherever they are (the draft included)."""
    total = g.reserve[colour] + sum(die is not None and die[0] == colour for die in g.citizens)
    total += sum(die[0] == colour for die in g.draft)
    for me in g.builders:
        total += sum(freeman.colour == colour for freeman in me.freemen)
        total += sum(seat[0] == colour for seat in me.seats.values()) + me.advisors.count(colour)
    return total


def tiles_of(g: Origins, colour: str) -> int:
    """Building tiles of a colour, wherever they are."""
    total = len(g.stacks[colour]) + sum(tile is not None and tile.colour == colour for tile in g.offer)
    for me in g.builders:
        total += sum(tile.colour == colour for tile in [*me.city.values(), *me.kept])
    return total


def broken_board(g: Origins) -> Iterator[str]:
    """INV-06, INV-07, INV-11, INV-12, INV-14, INV-15, INV-16."""
    if len(g.offer) != len(DATA.building_offer.positions):
        yield "INV-06: the building offer has lost a place"
    if any(die is not None and die[1] in DATA.citizen_offer.reroll_on_refill for die in g.citizens):
        yield "INV-07: a 6 in the citizen offer"
    if None in g.citizens and "E_dice" not in g.met:
        yield "INV-07: a gap in the citizen offer without a failed refill"
    if sum(me.superiority for me in g.builders) > DATA.superiority_token.count:
        yield "INV-11: too many superiority tokens"
    if sorted(g.military_order) != list(range(len(g.builders))):
        yield "INV-12: a military disc is missing"
    if len(g.holder) != DATA.setup.zodiac_cards_in_play or not all(
        -1 <= s < len(g.builders) for s in g.holder.values()
    ):
        yield "INV-14: a zodiac card is missing"
    if not all(1 <= value <= CAP_VALUE for value in g.values.values()):
        yield f"INV-15: site values {g.values}"
    if not all(gold in (0, DATA.setup.gold_per_district_card) for gold in g.card_gold.values()):
        yield "INV-16: gold on a district card"


def broken_player(g: Origins, me: Builder) -> Iterator[str]:
    """INV-08 to INV-13 and INV-17 to INV-20 for one player."""
    who = f"seat {me.seat}"
    if me.bases_on_track + me.empty_bases + len(me.freemen) != BASES or me.empty_bases < 0:
        yield f"INV-08: bases of {who}"
    if not all(1 <= freeman.value <= CAP_VALUE for freeman in me.freemen):
        yield f"INV-09: freemen of {who}"
    if len(set(me.advisors)) != len(me.advisors):
        yield f"INV-10: advisors of {who}"
    if me.superiority < 0 or me.superiority + me.tokens_returned != SPACES[me.military].zone:
        yield f"INV-11: superiority tokens of {who}"
    if not 0 <= me.military <= LAST_SPACE:
        yield f"INV-12: military disc of {who}"
    if not all(0 <= space <= TEMPLE_TOP[temple] for temple, space in me.temples.items()):
        yield f"INV-13: temple discs of {who}"
    if len(me.scored) > len(me.seats) or len(set(me.scored)) != len(me.scored):
        yield f"INV-17: district cards of {who}"
    if not all(all(cell in me.city for cell in block(corner)) for corner in me.seats):
        yield f"INV-18: closed districts of {who}"
    if not is_connected(me) or me.city[DATA.city.start.palace].id != "palace":
        yield f"INV-19: the city of {who}"
    if min(me.goods.values()) < 0 or me.vp < 0:
        yield f"INV-20: goods of {who}"


def is_connected(me: Builder) -> bool:
    """INV-19 All tiles hang together over edges."""
    todo = [DATA.city.start.palace]
    seen = {DATA.city.start.palace}
    while todo:
        for cell in neighbours(todo.pop()):
            if cell in me.city and cell not in seen:
                seen.add(cell)
                todo.append(cell)
    return len(seen) == len(me.city)
