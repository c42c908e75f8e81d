"""What a seat may see, and how the rest may be: TAB-11 information, randomness, decisions outside the own
turn.

Elsewhere: TAB-11.2 in setup.py; TAB-11.3 in craft.py; TAB-11.4 in effects.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, shuffle_unknown
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    CRAFTS,
    SOLO,
    AutomaCard,
    CityCard,
    Harbour,
    SpecialWater,
)
from tablewright.games.tabannusi.box.tables import DISTRICTS
from tablewright.games.tabannusi.rules.scoring import forecast
from tablewright.games.tabannusi.rules.state import (
    BUILDING,
    EMPTY,
    GARDEN,
    NOBODY,
    OVER,
    WATER,
    Automa,
    Builder,
    Tabannusi,
)


def view_of(g: Tabannusi, seat: int | None) -> dict[str, Any]:
    """TAB-11.1 All is open but city cards in hand and the order of what lies face down."""
    return {
        "board": g.board.id,
        "step": g.step,
        "first": g.first,
        "active": g.active,
        "actions_left": g.actions_left,
        "built": g.built,
        "time_gold": g.time_gold,
        "turns_left": g.turns_left,
        "scorings": g.scorings,
        "districts": [district_seen(g, district) for district in DISTRICTS],
        "supply": list(g.supply),
        "spaces": {g.board.names[space]: space_seen(g, space) for space in range(len(g.lies))},
        "buildings": [
            {"owner": owner, "color": CRAFTS[colour], "spaces": [g.board.names[cell] for cell in cells]}
            for owner, colour, cells in g.buildings
        ],
        "stacks": stacks_seen(g),
        "special_display": [tile.id for tile in g.special_display],
        "tiles": [tile.id for tile in g.tiles],
        "ships": [ship.id for ship in g.ships],
        "harbours": [None if tile is None else tile.id for tile in g.harbours],
        "spare_harbours": len(g.spare_harbours),
        "used_harbours": [tile.id for tile in g.used_harbours],
        "port": list(g.port),
        "port_crates": [None if colour == NOBODY else COLOURS[colour] for colour in g.port_crates],
        "ziggurat": list(g.ziggurat),
        "ziggurat_tiles": [tile.id for tile in g.ziggurat_tiles],
        "decrees": [decree.id for decree in g.decrees],
        "builders": [builder_seen(g, player, seat) for player in g.builders],
        "automa": None if g.automa is None else automa_seen(g.automa),
    }


def district_seen(g: Tabannusi, district: int) -> dict[str, Any]:
    """A district's barge and what a scoring would give everybody now."""
    return {
        "color": COLOURS[g.local[district]],
        "dice": list(g.barges[district]),
        "worth": [forecast(g, player, district) for player in g.builders],
    }


def space_seen(g: Tabannusi, space: int) -> dict[str, Any] | None:
    """What lies on a space; None for nothing."""
    lies = g.lies[space]
    if lies == EMPTY:
        return None
    if lies in (WATER, GARDEN):
        special = g.special_at.get(space)
        owner = g.marker[space] if lies == GARDEN else None
        kind = "garden" if lies == GARDEN else "water"
        return {"kind": kind, "owner": owner, "special": None if special is None else special.id}
    if lies >= BUILDING:
        return {"kind": "building", "color": CRAFTS[lies - BUILDING]}
    return {"kind": "project", "color": CRAFTS[lies - 1], "owner": g.marker[space]}


def stacks_seen(g: Tabannusi) -> dict[str, Any]:
    """How many lie in each stack."""
    return {
        "projects": list(g.project_stack),
        "pieces": list(g.pieces),
        "water": g.water_stack,
        "gardens": g.garden_stack,
        "special": len(g.special_stack),
        "cities": len(g.city_deck),
        "set_aside": list(g.set_aside),
    }


def builder_seen(g: Tabannusi, player: Builder, seat: int | None) -> dict[str, Any]:
    """One player's side of the table; TAB-2.15 city cards are the owner's secret until the end."""
    open_cities = (player.seat == seat and not player.bot) or g.step == OVER
    return {
        "seat": player.seat,
        "bot": player.bot,
        "points": player.vp,
        "gold": player.gold,
        "dice": list(player.dice),
        "markers": player.markers,
        "markers_left": player.markers_left,
        "water": player.water,
        "special": [tile.id for tile in player.special],
        "gardens": player.gardens,
        "crates": [
            {"color": COLOURS[colour], "full": full, "paid": paid}
            for colour, full, paid in zip(player.crates, player.crate_full, player.crate_paid, strict=True)
        ],
        "rows": list(player.rows),
        "craft": list(player.craft),
        "houses": list(player.houses),
        "planted": player.planted,
        "ships": list(player.ships),
        "tile_markers": list(player.tile_markers),
        "section_houses": list(player.section_houses),
        "harbours": [tile.id for tile in player.harbours],
        "decrees": [decree.id for decree in player.decrees],
        "cities": [card.id for card in player.cities] if open_cities else None,
        "cities_seen": [card.id for card in g.cities_seen] if open_cities and player.seat == g.active else [],
        "city_count": len(player.cities),
        "city_ignore": player.city_ignore,
        "assistant": player.assistant,
        "architect": player.architect,
    }


def automa_seen(automa: Automa) -> dict[str, Any]:
    """TAB-10 The automa's cards and tiles; the order of the deck and the next draw are unknown to all."""
    return {
        "king": automa.king.id,
        "city": list(automa.city),
        "deck": len(automa.deck),
        "left": automa.left[0].id,
        "right": [card.id for card in automa.right],
        "bag": list(automa.bag),
        "tokens": [[CRAFTS[colour] for colour in token] for token in automa.tokens],
    }


def resample(g: Tabannusi, seat: int, chance: Chance, now: Tabannusi) -> None:
    """TAB-11.1 Deal anew what the seat cannot know: city cards, and the order of stacks and decks."""
    me = now.builders[seat]
    known_cities: set[CityCard] = {*me.cities, *now.known_cities[seat]}
    if now.active == seat:
        known_cities.update(now.cities_seen)
    if now.step == OVER:
        for player in now.builders:
            known_cities.update(player.cities)  # TAB-8.3 all are revealed
    shuffle_unknown(
        [g.city_deck, *[player.cities for player in g.builders], g.cities_seen],
        known_cities,
        chance,
    )
    seen_water: set[SpecialWater] = {*now.special_display, *now.special_at.values()}
    for player in now.builders:
        seen_water.update(player.special)
    shuffle_unknown([g.special_stack], seen_water, chance)
    seen_harbours: set[Harbour] = {*[tile for tile in now.harbours if tile is not None], *now.used_harbours}
    for player in now.builders:
        seen_harbours.update(player.harbours)
    shuffle_unknown([g.spare_harbours], seen_harbours, chance)
    if g.automa is not None and now.automa is not None:
        shuffle_unknown([g.automa.deck], automa_cards_seen(g, now, now.automa), chance)


def automa_cards_seen(g: Tabannusi, now: Tabannusi, automa: Automa) -> set[AutomaCard]:
    """TAB-10.4.7 The cards of a deck that everybody has seen by now; if it was shuffled anew since, those
    that lay open before that.
    """
    if any(g.scorings < scoring <= now.scorings for scoring in SOLO.reset_after):
        return {*automa.read}
    return {*automa.left, *automa.right}
