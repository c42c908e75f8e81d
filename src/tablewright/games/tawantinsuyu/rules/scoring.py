"""TAW-9 End of the game and final scoring."""

from __future__ import annotations

from typing import Final

from tablewright.engine import score, tell
from tablewright.games.tawantinsuyu.box.schema import CONST, DIFFICULTY, GOLD, PASSIVE, TAPESTRY_VP, TEMPLE
from tablewright.games.tawantinsuyu.rules.solo.gains import is_on
from tablewright.games.tawantinsuyu.rules.solo.reactions import she_refreshes, she_worships
from tablewright.games.tawantinsuyu.rules.state import OVER, Inca, Tawantinsuyu, is_her, owns

GRANARY: Final = PASSIVE["Z06"]
FINAL: Final = CONST.final_vp.value


def final_scoring(g: Tawantinsuyu) -> None:
    """TAW-9.1 After the third feast everybody scores; TAW-12.11.1 before, Axomamma refreshes and worships
    once more.
    """
    tell(g, "final")
    for inca in g.incas:
        if is_her(g, inca):
            she_refreshes(g, inca, triggered=True)
            she_worships(g, inca, triggered=True)
    for inca in g.incas:
        score_area(g, inca)
        if is_her(g, inca) and is_on(g, "hard_final_resources"):  # TAW-12.12.3
            score(g, inca, "resources", DIFFICULTY["hard_final_resources"].n * sum(inca.goods))
    g.step = OVER


def score_area(g: Tawantinsuyu, inca: Inca) -> None:
    """The lines of the final scoring."""
    score(g, inca, "tapestries", tapestry_points(inca))
    score(g, inca, "temple-top", TEMPLE[inca.temple].final_vp)  # TAW-9.3
    buildings = len(inca.production_up) + len(inca.passive)
    score(g, inca, "buildings", FINAL.face_up_building * buildings)  # TAW-9.4
    score(g, inca, "god-cards", god_card_value(inca) * len(inca.gods))
    score(g, inca, "army-cards", FINAL.face_up_army_card * len(inca.army_up))  # TAW-9.6
    score(g, inca, "workers", FINAL.worker * len(inca.workers))  # TAW-9.7
    score(g, inca, "gold", FINAL.gold * inca.goods[GOLD])


def tapestry_points(inca: Inca) -> int:
    """TAW-9.2 Points for each tapestry by its length."""
    return sum([TAPESTRY_VP[len(tapestry)] for tapestry in inca.tapestries])


def god_card_value(inca: Inca) -> int:
    """TAW-9.5 1 point per god card in hand, 2 with Z06 (TAW-11.06); TAW-12.11.2 tucked cards are no hand."""
    extra = GRANARY.ability.final_extra_vp_per_god_card if owns(inca, GRANARY) else 0
    return FINAL.god_card_in_hand + extra


def places(g: Tawantinsuyu) -> list[int]:
    """TAW-9.8 Most points, then most resources, then shared; TAW-12.11.3 alone you need the target and more
    points than Axomamma.
    """
    if g.her is not None:
        you, she = g.incas
        won = you.vp >= CONST.solo_target_vp.value and you.vp > she.vp
        return [1, 2] if won else [2, 1]
    results = [(inca.vp, sum(inca.goods)) for inca in g.incas]
    return [1 + sum(other > mine for other in results) for mine in results]
