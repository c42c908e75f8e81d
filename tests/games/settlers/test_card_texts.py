"""The texts of all cards, made from their effects, as somebody has read and approved them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.draw.measure import fit
from tablewright.engine import find_game
from tablewright.engine.marks import Words
from tablewright.games.settlers.box.cards import CARDS
from tablewright.games.settlers.box.schema import DATA, CardFace
from tablewright.games.settlers.box.schema_expansions import KINDS, MORE
from tablewright.games.settlers.look.faces import full_card
from tablewright.games.settlers.look.wording import card_text
from tablewright.games.settlers.rules.modules import MODULES
from tablewright.text import LANGUAGES, Catalogue

HERE = Path(__file__).parent


#: The cards of the base game, and those of each module that can be played.
CARDS_OF: dict[str, list[CardFace]] = {
    "cards": [*DATA.cards],
    **{f"cards.{module}": [kind for kind in MORE.cards if kind.box == module] for module in MODULES},
}


def texts(cards: list[CardFace], language: str) -> list[str]:
    """One line for each kind of card."""
    catalogue = Catalogue(find_game("settlers").folder, language)
    lines = [f"{k.id} {catalogue.name(k.id)}: {catalogue.render(card_text(k))}" for k in cards]
    assert not catalogue.missing | catalogue.unnamed | catalogue.faults
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS_OF)
def test_card_texts_are_the_reviewed_ones(name: str, language: str) -> None:
    reviewed = (HERE / f"{name}.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert texts(CARDS_OF[name], language) == reviewed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_on_the_large_card(language: str) -> None:
    """Nothing on the large form of a card is cut off, its name and text least of all."""
    catalogue = Catalogue(find_game("settlers").folder, language)
    for card in CARDS.values():
        if card.kind in KINDS:
            written = [
                mark for mark in full_card(card.id, 0, 0, ()).marks if isinstance(mark, Words) and mark.width
            ]
            assert any(mark.text == card_text(KINDS[card.kind]) for mark in written)
            for mark in written:
                said = catalogue.render(mark.text)
                fitted = fit(said, mark.size, mark.width, mark.lines, mark.face, mark.weight)
                assert " ".join(fitted.lines) == said


def test_polish_names_are_those_of_the_components() -> None:
    catalogue = Catalogue(find_game("settlers").folder, "pl")
    for kind in KINDS.values():
        assert catalogue.name(kind.id) == kind.name_pl.replace("'", "’")
