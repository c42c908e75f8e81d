"""The texts of all cards, made from their effects, as somebody has read and approved them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.games.settlers.scene_wording import card_text
from tablewright.games.settlers.schema import DATA
from tablewright.text import LANGUAGES, Catalogue

HERE = Path(__file__).parent


def texts(language: str) -> list[str]:
    """One line for each kind of card."""
    catalogue = Catalogue(find_game("settlers").folder, language)
    lines = [f"{k.id} {catalogue.name(k.id)}: {catalogue.render(card_text(k))}" for k in DATA.cards]
    assert not catalogue.missing | catalogue.unnamed | catalogue.faults
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_are_the_reviewed_ones(language: str) -> None:
    reviewed = (HERE / f"cards.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert texts(language) == reviewed


def test_polish_names_are_those_of_the_components() -> None:
    catalogue = Catalogue(find_game("settlers").folder, "pl")
    for kind in DATA.cards:
        assert catalogue.name(kind.id) == kind.name_pl.replace("'", "’")
