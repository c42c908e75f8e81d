"""What Aztecs adds (SETX-6): God Favour tokens and Prayers."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.box.cards import FAVOR, FAVOR_TRICOLOR
from tablewright.games.settlers.rules.adds import Adds, Step
from tablewright.games.settlers.rules.aztecs import favours, prayers, rulings

ADDS: Final = Adds(
    module="azt",
    steps={
        "gain_match_favor": Step(favours.gain_by_favour),
        "prayer": Step(prayers.pray, prayers.can_pray),
        "put_here": Step(rulings.put_here, rulings.can_put_here),
        "place_statue_part": Step(rulings.place_part, rulings.can_place_part),
        "tuck_under_location": Step(rulings.prop, rulings.can_prop),
        "reorder_top": Step(rulings.reorder_top),
        "reveal_build": Step(rulings.reveal_build),
    },
    gaining={FAVOR: favours.gain_favours, FAVOR_TRICOLOR: favours.gain_tricolour},
    filters={"min_matches": prayers.enough_matches, "color_in": prayers.colour_lies_under},
    scored=[favours.chapels],
    scoring=[rulings.score_pyramids, rulings.score_props],
    problems=[favours.favour_problems, rulings.deposit_problems],
)
