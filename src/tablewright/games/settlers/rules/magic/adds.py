"""What 3 Is a Magic Number adds (SETX-3): SETs, searching decks by colour, two opponents alone."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.rules.adds import Adds, Step
from tablewright.games.settlers.rules.magic import rulings, searching, sets, solo

ADDS: Final = Adds(
    module="magic3",
    steps={
        "draw_color": Step(searching.draw_colour, searching.can_search),
        "gain_per_full_set": Step(rulings.gain_per_full_set),
        "exchange": Step(rulings.exchange),
        "foundation_from_opponent_hand": Step(rulings.interrogate, rulings.can_interrogate),
    },
    counts={"sets": sets.sets_of},
    placed=[sets.choose_own_colour, sets.mark_when_placed],
    grown=[sets.look_for_new_sets],
    taken_over=[sets.remember_sets],
    restored=[sets.mark_all_sets],
    shared=[sets.remember_shared_sets],
    # SETX-10.5 to SETX-10.7 alone: the virtual Japanese and Egyptians
    attack_cards=[solo.raze_cards],
    before_attack=[solo.before_attack],
    sweeping=[solo.collect_token],
    collection_worth=[solo.worth_of_stolen_deals],
    problems=[sets.set_problems, solo.stolen_deal_problems],
    pieces=["stolen-deal", "shut", "opened"],
)
