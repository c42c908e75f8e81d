"""What Atlanteans adds (SETX-5): Technology, Actions that unlock others, Events, and the Atlanteans alone."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.box.cards import ADV_TECH
from tablewright.games.settlers.rules.adds import Action, Adds, Step
from tablewright.games.settlers.rules.atlanteans import (
    blocking,
    events,
    rulings,
    sharing,
    solo,
    technology,
    unlocking,
    virtual_faction,
)

ADDS: Final = Adds(
    module="atl",
    actions={
        technology.PLACE: Action(
            technology.ways_to_place, technology.place, technology.why_not_place, free=True
        ),
        unlocking.UNLOCKED: Action(
            unlocking.unlocked_actions, unlocking.use_unlocked, unlocking.why_not_use, unlocking.price_of_use
        ),
        blocking.UNBLOCK: Action(
            blocking.ways_to_unblock,
            blocking.unblock,
            blocking.why_not_unblock,
            blocking.tokens_to_unblock,
        ),
    },
    steps={
        "move_tech": Step(technology.move_tech),
        "unlock": Step(unlocking.unlock),
        "each_player": Step(events.each_player),
        "block_location": Step(blocking.block_somehow, blocking.can_block_somehow),
        "share_feature": Step(sharing.share_feature, sharing.can_share),
        "gain_match": Step(rulings.gain_match),
        "pay_repeat": Step(rulings.pay_repeat, rulings.can_repeat),
        "remove_pair": Step(rulings.remove_pair, rulings.can_remove_pair),
        "restore_foundation": Step(rulings.restore_foundation, rulings.can_restore),
        "send_worker_free": Step(rulings.send_worker_free, rulings.can_send_free),
        "draw_and_raze": Step(rulings.draw_and_raze, rulings.is_there_a_card),
        "foundation_from_deck": Step(rulings.foundation_from_deck, rulings.is_there_a_card),
    },
    replaces=["block_location"],
    gaining={ADV_TECH: technology.gain_advanced},
    counts={"tech_on_locations": technology.tech_on_locations},
    filters={"kind": technology.is_of_kind, "scoring": technology.is_scoring},
    spent=[technology.technology_spent],
    used=[technology.score_use],
    delivered=[technology.score_delivery],
    protection=[technology.defensive_technology],
    leaving=[technology.tokens_come_back],
    scoring=[technology.score_at_the_end],
    resolving=[events.resolve_pending],
    # SETX-10.4, SETX-10.5, SETX-10.11 alone: against the Atlanteans, and as the Atlanteans
    attack_cards=[virtual_faction.technology_card],
    dearer_to_raze=[virtual_faction.dearer_to_raze],
    settings=[solo.VARIANT],
    setting_up=[solo.choose_variant],
    placed=[solo.stand_for_printed],
    hit_first=[solo.guarded_first],
    warding_off=[solo.ward_off],
    attacks_over=[solo.take_down_defense],
    problems=[technology.technology_problems, unlocking.unlocking_problems, blocking.blocking_problems],
)
