"""What Amazons adds (SETX-7): Foundations as goods, and Locations that go back into the deck."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.box.cards import FOUNDATION
from tablewright.games.settlers.rules.adds import Adds, Step
from tablewright.games.settlers.rules.amazons import foundations, rulings, shuffling_back

ADDS: Final = Adds(
    module="ama",
    steps={
        "draw_split": Step(rulings.draw_split),
        "draw_discard_any": Step(rulings.draw_discard_any),
        "return_from_discard": Step(rulings.return_from_discard, rulings.can_return),
        "shuffle_into_faction_deck": Step(rulings.shuffle_in),
        "shuffle_deal_into_deck": Step(rulings.shuffle_deal),
        "discard_for_match": Step(rulings.discard_for_match, rulings.can_trade),
        "opponent_faction_deck": Step(rulings.opponent_faction_deck, rulings.can_look_at_deck),
    },
    gaining={FOUNDATION: foundations.gain_foundations},
    counts={"foundations": foundations.count_foundations},
    filters={
        "origin": shuffling_back.is_foreign,
        "colorless": rulings.is_colourless,
        "has_bonus": rulings.has_bonus,
    },
    given=[shuffling_back.shuffle_back],
    problems=[shuffling_back.adopted_problems],
)
