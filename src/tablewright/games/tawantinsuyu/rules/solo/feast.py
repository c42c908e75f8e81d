"""TAW-12.8 Axomamma at the feast.

Elsewhere: TAW-12.8.3 in workers.py.
"""

from __future__ import annotations

from tablewright.engine import score
from tablewright.games.tawantinsuyu.box.schema import DIFFICULTY, SOLO_CONST
from tablewright.games.tawantinsuyu.rules.solo.gains import HUMAN, is_on
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu


def scores_weavings(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.8.1 Instead of the Merchant 1 point per weaving; TAW-12.12.3 2 with the harder option."""
    per_weaving = SOLO_CONST.feast.value.vp_per_weaving
    if is_on(g, "hard_weaving_vp"):
        per_weaving = DIFFICULTY["hard_weaving_vp"].n
    score(g, she, "weavings", per_weaving * sum([len(tapestry) for tapestry in she.tapestries]))


def scores_if_behind(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.8.1, TAW-12.8.2 She scores 2 if she has fewer points than you; a tie gives nothing."""
    if she.vp < g.incas[HUMAN].vp:
        score(g, she, "behind", SOLO_CONST.feast.value.vp_if_behind)
