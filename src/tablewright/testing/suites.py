"""All generic suites on one game, or on all of ours: with every number of players, alone and in variants."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tablewright.engine import Game, find_game
from tablewright.lessons import has_lessons
from tablewright.testing.authors import author_faults
from tablewright.testing.cases import (
    REACH_GAMES,
    SAMPLE,
    USUAL,
    VARIANT_LOOKS,
    both_play,
    case_name,
    cases,
    games,
    is_usual,
)
from tablewright.testing.checks.ahead import check_ahead, check_standing
from tablewright.testing.checks.answers import check_answers, check_wording
from tablewright.testing.checks.components import check_components
from tablewright.testing.checks.confirm import check_confirm
from tablewright.testing.checks.cost import check_cost
from tablewright.testing.checks.ends import check_dead_ends, check_ends, check_playout
from tablewright.testing.checks.everywhere import check_hash_seeds, check_saves_elsewhere
from tablewright.testing.checks.fork import check_fork
from tablewright.testing.checks.glance import check_glance, check_told
from tablewright.testing.checks.glossary import check_glossary, check_words
from tablewright.testing.checks.ledger import check_ledger, ledger_faults
from tablewright.testing.checks.lessons import check_lessons
from tablewright.testing.checks.reach import check_reach
from tablewright.testing.checks.readers import check_readers
from tablewright.testing.checks.reasons import check_reasons, reason_faults
from tablewright.testing.checks.refusals import check_refusals
from tablewright.testing.checks.rules import check_finished
from tablewright.testing.checks.save import check_record, check_save
from tablewright.testing.checks.scenes import check_scenes
from tablewright.testing.checks.secrets import check_events, check_reveals, check_secrets
from tablewright.testing.checks.skips import check_skips
from tablewright.testing.checks.sound import check_conserved, check_scores, check_state
from tablewright.testing.checks.text import check_catalogues, check_texts
from tablewright.testing.checks.together import check_together
from tablewright.testing.checks.twins import check_twins
from tablewright.testing.checks.undo import check_undo
from tablewright.testing.driver import Case
from tablewright.testing.records import check_chance, check_earlier, check_kept, record_files

Check = Callable[[Case], None]

#: The chance of every so many kept games is proved; it takes long.
PROVED = 5

CHECKS: list[Check] = [
    check_ends,
    check_playout,
    check_dead_ends,
    check_refusals,
    check_reasons,
    check_conserved,
    check_scores,
    check_ledger,
    check_skips,
    check_state,
    check_fork,
    check_undo,
    check_confirm,
    check_save,
    check_record,
    check_secrets,
    check_reveals,
    check_events,
    check_twins,
    check_together,
    check_cost,
    check_texts,
    check_answers,
    check_wording,
    check_scenes,
    check_glossary,
    check_glance,
    check_told,
    check_standing,
    check_ahead,
]

#: In a small sample the variants of a game get these; the way it is usually played gets all.
IN_VARIANTS: list[Check] = [
    check_ends,
    check_conserved,
    check_ledger,
    check_skips,
    check_reasons,
    check_save,
    check_secrets,
    check_texts,
    check_answers,
    check_wording,
    check_scenes,
]

#: These look at words and drawings, which are never compiled: marked in ways that two runs play, so that the
#: second on the compiled package can leave them out (``-m "not words"``).
WORDS: list[Check] = [
    check_texts,
    check_answers,
    check_wording,
    check_scenes,
    check_glossary,
    check_glance,
    check_told,
]


class Suites:
    """Suites on the game that a subclass names; if it names none, on all of ours."""

    game: ClassVar[str] = ""

    def games(self) -> list[Game[Any]]:
        """What is tried."""
        return [find_game(self.game)] if self.game else games()

    def folder(self, game: Game[Any]) -> Path:
        """Where the tests of a game lie: beside this one."""
        return Path(inspect.getfile(type(self))).parent

    def kept(self, game: Game[Any]) -> list[Path]:
        """The kept games of a game: records in the folder ``records`` beside its tests."""
        return record_files(self.folder(game) / "records")

    def kept_earlier(self, game: Game[Any]) -> list[Path]:
        """Those kept under earlier rules: in ``records/earlier``."""
        return record_files(self.folder(game) / "records" / "earlier")


class GameSuites(Suites):
    """All suites."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test with every case or game it asks for."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize(("case", "check"), list(_pairs(self.games())))
        elif "played" in metafunc.fixturenames:
            metafunc.parametrize("played", self.games(), ids=lambda game: game.name)

    def test_always_true(self, case: Case, check: Check) -> None:
        """Random games, watched at every choice."""
        check(case)

    def test_same_under_every_hash_seed(self, played: Game[Any]) -> None:
        """Nothing depends on how Python orders its sets."""
        check_hash_seeds(cases(played))

    def test_saves_load_in_another_process(self, played: Game[Any]) -> None:
        """A save is the same table elsewhere."""
        check_saves_elsewhere(cases(played))

    def test_every_piece_comes_into_play(self, played: Game[Any]) -> None:
        """In random games or in the kept ones."""
        check_reach(played, REACH_GAMES * SAMPLE, self.kept(played))

    @pytest.mark.words
    def test_the_author_forgot_nothing(self, played: Game[Any]) -> None:
        """The contract is fulfilled; texts, colours and pictograms are there."""
        assert author_faults(played) == []

    def test_every_change_has_its_place_in_the_ledger(self, played: Game[Any]) -> None:
        """Every attribute is kept or left for a reason, every event has its entry, sentences tell it."""
        assert ledger_faults(played) == []

    def test_every_reason_can_be_checked(self, played: Game[Any]) -> None:
        """What names goods, targets or numbers is compared with the position."""
        assert reason_faults(played) == []

    def test_components_add_up(self, played: Game[Any]) -> None:
        """The data of the box has the totals it should have."""
        check_components(played)

    @pytest.mark.words
    def test_lessons_can_be_played(self, played: Game[Any]) -> None:
        """Every step of every lesson, by every way that it allows."""
        if not has_lessons(played):
            pytest.skip("this game has no lessons")
        check_lessons(played)

    @pytest.mark.words
    def test_words_that_explain_themselves_are_said(self, played: Game[Any]) -> None:
        """Every word of the glossary is one that players read."""
        check_words(played)

    @pytest.mark.words
    def test_players_read_only_what_is_for_players(self, played: Game[Any]) -> None:
        """The rules on the screen say nothing of files, data and open questions."""
        check_readers(played)

    @pytest.mark.words
    def test_catalogues_match(self, played: Game[Any]) -> None:
        """Both languages say the same things."""
        check_catalogues(played)

    @pytest.mark.words
    def test_finished_means_finished(self, played: Game[Any]) -> None:
        """Every rule has its code and its test, if the game says so."""
        check_finished(played, self.folder(played))


class KeptGames(Suites):
    """Kept games still lead to the same end, and the chance of some of them still follows from their seed."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every record, or some of them, or those of earlier rules."""
        kept = [file for game in self.games() for file in self.kept(game)]
        earlier = [file for game in self.games() for file in self.kept_earlier(game)]
        for asked_for, files in {"record": kept, "proved": kept[::PROVED], "earlier": earlier}.items():
            if asked_for in metafunc.fixturenames:
                ids = [file.name.removesuffix(".json.gz") for file in files]
                metafunc.parametrize(asked_for, files, ids=ids)

    def test_the_same_moves_lead_to_the_same_end(self, record: Path) -> None:
        """Result and digest are those of the day it was kept."""
        check_kept(record)

    def test_games_of_earlier_rules_still_load(self, earlier: Path) -> None:
        """As they were left; and a move that does not fit any more is named."""
        check_earlier(earlier)

    def test_all_chance_follows_from_the_seed(self, proved: Path) -> None:
        """The proof by the seed."""
        check_chance(proved)


def _pairs(tried: list[Game[Any]]) -> Iterator[Any]:
    """Every case of these games with every check it gets."""
    for game in tried:
        for case in cases(game):
            for check in CHECKS if SAMPLE > 1 or is_usual(case) else IN_VARIANTS:
                name = f"{case_name(case)}-{check.__name__.removeprefix('check_')}"
                yield pytest.param(*_seen(case, check), id=name, marks=_marks(case, check))


def _seen(case: Case, check: Check) -> tuple[Case, Check]:
    """The case with as many looks as the check takes in this run."""
    is_second = USUAL and check not in WORDS
    return case._replace(most_looks=min(case.most_looks, VARIANT_LOOKS)) if is_second else case, check


def _marks(case: Case, check: Check) -> list[pytest.MarkDecorator]:
    """Words in the ways that two runs play are left to one of them."""
    shared = is_usual(case) and both_play(case.game, case.players)
    return [pytest.mark.words] if check in WORDS and shared else []
