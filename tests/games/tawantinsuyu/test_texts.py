"""Names in the catalogues say what the component data says."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game
from tablewright.games.tawantinsuyu.schema import (
    ARMY_CARDS,
    DATA,
    GOD_CARDS,
    ICONS,
    PASSIVE,
    PRODUCTION,
    WEAVINGS,
    amounts,
)
from tablewright.games.tawantinsuyu.texts import ability_text, conquest_text, effect_text, production_text
from tablewright.text import LANGUAGES, CatalogueWords, words_for


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> CatalogueWords:
    """The game in one language."""
    return words_for(find_game("tawantinsuyu"), request.param)


def test_army_cards_are_named_by_soldiers_and_resource(words: CatalogueWords) -> None:
    for card in ARMY_CARDS.values():
        name = words.catalogue.name(card.id)
        n = max(amounts(card.resource))
        assert f"({card.soldiers} " in name
        assert f"; {n} " in name
    kinds = {(card.soldiers, amounts(card.resource)) for card in ARMY_CARDS.values()}
    endings = {words.catalogue.name(card.id).partition("(")[2] for card in ARMY_CARDS.values()}
    assert len(endings) == len(kinds)


def test_god_cards_icons_and_weavings_are_named_by_what_they_show(words: CatalogueWords) -> None:
    catalogue = words.catalogue
    for card in GOD_CARDS.values():
        assert catalogue.name(card.id).startswith(catalogue.name(card.god))
    for icon in ICONS.values():
        assert catalogue.name(icon.id).startswith(catalogue.name(icon.task))
    for tile in WEAVINGS.values():
        halves = [catalogue.say(f"half-{side}", {}) for side in (tile.left, tile.right)]
        assert f"({catalogue.name(tile.pattern)}: {halves[0]} | {halves[1]})" in catalogue.name(tile.id)


def test_every_component_has_a_sentence(words: CatalogueWords) -> None:
    texts = [production_text(tile) for tile in PRODUCTION.values()]
    texts += [ability_text(tile) for tile in PASSIVE.values()]
    texts += [conquest_text(space) for space in DATA.conquest_spaces]
    texts += [effect_text(face.benefit) for face in DATA.god_card_faces]
    read = [words.text(text) for text in texts]
    assert all(sentence.strip() for sentence in read)
    assert not words.catalogue.missing
    assert not words.catalogue.faults
