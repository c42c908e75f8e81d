"""What the mini-expansions add (SETX-8): Expedition tokens, Diplomacy tiles, the Market, promo cards."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.rules.adds import Action, Adds, Step
from tablewright.games.settlers.rules.minis import diplomacy, expedition, market, settings
from tablewright.games.settlers.rules.modules import MINI
from tablewright.games.settlers.rules.state import MARKET, TILE

ADDS: Final = Adds(
    module=MINI,
    settings=settings.SETTINGS,
    check=settings.check_minis,
    complete=settings.with_all_minis,
    setting_up=[settings.lay_out_minis],
    actions={
        TILE: Action(
            diplomacy.usable_tiles, diplomacy.use_tile, diplomacy.why_no_tile, diplomacy.price_of_tile
        ),
        MARKET: Action(
            market.way_to_market, market.visit_market, market.why_no_market, market.price_of_entrance
        ),
    },
    steps={
        "discard_cards": Step(expedition.discard_cards),
        "protect_location": Step(diplomacy.protect, diplomacy.can_protect),
        "swap_resource": Step(diplomacy.swap_resource, diplomacy.can_swap),
    },
    produced=[expedition.before_the_action_phase],
    passing=[expedition.set_out],
    problems=[settings.mini_problems],
    pieces=[
        *(f"{expedition.EXPEDITION}:{token}" for token in expedition.TOKENS),
        *(f"{TILE}:{tile}" for tile in diplomacy.TILES),
        *(f"stall:{stall}" for stall in market.STALLS),
    ],
)
