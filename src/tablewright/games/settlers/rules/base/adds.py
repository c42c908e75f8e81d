"""What the base game enters: the steps of its cards, and what they count."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.box.cards import BASE
from tablewright.games.settlers.rules.adds import Adds, Step
from tablewright.games.settlers.rules.base import (
    activating,
    building,
    dealing,
    defending,
    effects,
    razing,
    rulings,
    taking_over,
)
from tablewright.games.settlers.rules.state import DEPLOY, RAZE_ENEMY

ADDS: Final = Adds(
    module=BASE,
    steps={
        "gain": Step(effects.gain),
        "gain_choice": Step(effects.gain_choice),
        "gain_per": Step(effects.gain_per),
        "gain_samurai": Step(defending.gain_samurai),
        "draw_keep": Step(effects.draw_keep),
        "choose": Step(effects.choose_branch, effects.can_follow_any),
        "pay": Step(effects.pay_part),
        "build_card": Step(building.build_by_card, building.can_build_by_card),
        "copy_production": Step(building.copy_production, building.can_copy_production),
        "foundation_from_hand": Step(building.foundation_from_hand, building.has_hand_card),
        "gain_from_deals": Step(dealing.gain_from_deals, dealing.has_deals),
        "take_deal": Step(dealing.take_deal, dealing.enemy_has_deals),
        "discard_deal": Step(dealing.discard_enemy_deal, dealing.enemy_has_deals),
        "sign_deal": Step(dealing.open_route, dealing.can_open_route),
        "raze_location": Step(razing.raze_by_card, razing.can_raze_by_card),
        "raze_with_exchange": Step(razing.raze_with_exchange, razing.can_raze_with_exchange),
        "gain_raze_field": Step(razing.gain_raze_field, razing.has_raze_fields),
        "activate": Step(activating.activate_other, activating.can_activate_other),
        "clear_location": Step(activating.clear, activating.can_clear),
        "remove_location": Step(rulings.remove, rulings.can_remove),
        "block_location": Step(rulings.block, rulings.can_block),
        "steal_resource": Step(rulings.steal, rulings.can_steal),
        "opponent_discards": Step(rulings.make_discard, rulings.has_victim),
        "take_over_location": Step(taking_over.take_over, taking_over.can_take_over),
    },
    prices={RAZE_ENEMY: razing.tokens_to_raze, DEPLOY: defending.worker_for_samurai},
    counts={"samurai": effects.samurai_of, "locations": effects.locations_of},
)
