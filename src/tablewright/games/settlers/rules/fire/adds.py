"""What We Didn't Start the Fire adds (SETX-4): rows, Conquests, Fortresses and Sieges, and a rival alone."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.rules.adds import Action, Adds, Step
from tablewright.games.settlers.rules.fire import conquest, defending, fortresses, rows, rulings, solo
from tablewright.games.settlers.rules.state import WAR

ADDS: Final = Adds(
    module=WAR,
    actions={
        conquest.CONQUER: Action(
            conquest.ways_to_conquer,
            conquest.conquer,
            conquest.why_not_conquer,
            conquest.tokens_to_conquer,
        ),
        fortresses.SIEGE: Action(
            fortresses.ways_to_besiege,
            fortresses.besiege,
            fortresses.why_not_besiege,
            fortresses.tokens_to_besiege,
        ),
    },
    steps={
        "fortify": Step(fortresses.fortify, fortresses.can_fortify),
        "conquer": Step(rulings.conquer_by_card, rulings.can_conquer_by_card),
        "move_location_left": Step(rulings.move_location_left, rulings.can_move_a_location),
        "place_token": Step(defending.place_token, defending.can_place_token),
        "gain_tiers": Step(rulings.gain_tiers),
        "foundation_from_hand": Step(rulings.barrier_from_hand),
    },
    replaces=["foundation_from_hand"],
    filters={"min_conquered": rulings.holds_conquered},
    actions_over=[fortresses.fortresses_score],
    taking_over=[rows.remember_place],
    coming_home=[rows.next_further_out],
    leaving=[rows.close_gap],
    # SETX-10.12 alone: a rival with a deck of cards to Conquer
    settings=solo.SETTINGS,
    check=solo.check_rival,
    complete=solo.with_war,
    spoken_for=[solo.faction_of_rival],
    setting_up=[solo.bring_in_rival],
    building=[solo.build_rival_deck],
    attacks_over=[solo.wage_war, fortresses.fortresses_score_alone],
    problems=[conquest.row_problems, fortresses.fortress_problems, solo.line_problems],
)
