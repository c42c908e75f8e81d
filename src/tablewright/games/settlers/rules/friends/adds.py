"""What Why Can't We Be Friends adds (SETX-2): Open Production, storing on cards, Instants, two opponents."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Setting
from tablewright.games.settlers.rules.adds import Action, Adds, Step
from tablewright.games.settlers.rules.friends import (
    instants,
    open_production,
    rulings,
    solo,
    storing,
)
from tablewright.games.settlers.rules.state import INSTANTLY, SEND

ADDS: Final = Adds(
    module="wcwbf",
    actions={
        SEND: Action(
            open_production.ways_to_send,
            open_production.send_worker,
            open_production.why_not_send,
            open_production.worker_to_send,
        ),
        INSTANTLY: Action(instants.instants_to_play, instants.play_instant, instants.why_not_play),
    },
    steps={
        "copy_stored": Step(storing.copy_stored),
        "tuck_here": Step(storing.tuck_here, storing.can_tuck),
        "take_location": Step(rulings.take_location, rulings.can_take),
        "sign_deal": Step(rulings.sign_deal, rulings.can_sign),
        "reveal_take": Step(rulings.reveal_take),
    },
    replaces=["sign_deal"],
    counts={"stored_here": storing.stored_here, "under_here": storing.under_here},
    storing=[storing.store_on_cards, storing.cleanup_features],
    produced=[storing.take_back],
    # SETX-10.1 alone: the Faction card of the virtual player, and the first two of them
    settings=[Setting(solo.OPPONENT, (solo.ANY_FOE, *solo.FOES), range(1, 2))],
    check=solo.check_opponent,
    complete=solo.with_opponents_box,
    setting_up=[solo.meet_foe],
    introducing=[solo.introduce_foe],
    attacks=[solo.more_attacks],
    lookout_cards=[solo.more_lookout_cards],
    problems=[solo.collection_problems],
)
