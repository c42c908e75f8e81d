"""What is always true, in every registered game, with every number of players, alone and in variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablewright.engine import Game
from tests.generic.cases import REACH_GAMES, SAMPLE, case_name, cases, games, is_usual
from tests.generic.check_components import check_components
from tests.generic.check_confirm import check_confirm
from tests.generic.check_cost import check_cost
from tests.generic.check_ends import check_dead_ends, check_ends, check_playout
from tests.generic.check_everywhere import check_hash_seeds, check_saves_elsewhere
from tests.generic.check_fork import check_fork
from tests.generic.check_glance import check_glance, check_told
from tests.generic.check_reach import check_reach
from tests.generic.check_refusals import check_refusals
from tests.generic.check_save import check_record, check_save
from tests.generic.check_scenes import check_scenes
from tests.generic.check_secrets import check_events, check_reveals, check_secrets
from tests.generic.check_sound import check_conserved, check_scores, check_state
from tests.generic.check_text import check_catalogues, check_texts
from tests.generic.check_together import check_together
from tests.generic.check_undo import check_undo
from tests.generic.driver import Case

CHECKS: list[Callable[[Case], None]] = [
    check_ends,
    check_playout,
    check_dead_ends,
    check_refusals,
    check_conserved,
    check_scores,
    check_state,
    check_fork,
    check_undo,
    check_confirm,
    check_save,
    check_record,
    check_secrets,
    check_reveals,
    check_events,
    check_together,
    check_cost,
    check_texts,
    check_scenes,
    check_glance,
    check_told,
]

#: In a small sample the variants of a game get these; the way it is usually played gets all.
IN_VARIANTS: list[Callable[[Case], None]] = [
    check_ends,
    check_conserved,
    check_save,
    check_secrets,
    check_texts,
    check_scenes,
]

PAIRS = [
    pytest.param(case, check, id=f"{case_name(case)}-{check.__name__.removeprefix('check_')}")
    for game in games()
    for case in cases(game)
    for check in (CHECKS if SAMPLE > 1 or is_usual(case) else IN_VARIANTS)
]

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@pytest.mark.parametrize(("case", "check"), PAIRS)
def test_always_true(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@every_game
def test_same_under_every_hash_seed(game: Game[Any]) -> None:
    check_hash_seeds(cases(game))


@every_game
def test_saves_load_in_another_process(game: Game[Any]) -> None:
    check_saves_elsewhere(cases(game))


@every_game
def test_every_piece_comes_into_play(game: Game[Any]) -> None:
    check_reach(game, REACH_GAMES * SAMPLE)


@every_game
def test_components_add_up(game: Game[Any]) -> None:
    check_components(game)


@every_game
def test_catalogues_match(game: Game[Any]) -> None:
    check_catalogues(game)
