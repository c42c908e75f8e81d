"""Sources, totals and the report, on the small game and on the data of the real ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tablewright.components
from tablewright.components import check_totals, load, report
from tablewright.components.load import DEFAULT_FILES
from tablewright.games.settlers.box.schema_expansions import FILES as BOXES_OF_SETTLERS
from tests.components.mills import Data, Shelf, totals

GAMES = Path(tablewright.components.__file__).parents[1] / "games"


def test_sources_are_counted_and_looked_up(shelf: Shelf) -> None:
    loaded = shelf.load()
    assert loaded.provenance.by_source == {"rulebook": 2, "public": 1, "reconstructed": 1}
    assert loaded.provenance.unsourced == ()
    sources = {name: loaded.origin(name) for name in ("mill", "quarry", "hand", "constants.rounds")}
    assert {name: origin and origin.source for name, origin in sources.items()} == {
        "mill": "rulebook",
        "quarry": "reconstructed",
        "hand": "public",
        "constants.rounds": "rulebook",
    }
    assert loaded.origin("nowhere") is None


def test_totals_that_are_not_met_are_told(shelf: Shelf) -> None:
    assert check_totals(shelf.load(), totals) == []
    shelf.replace("count: 2", "count: 5")
    (error,) = check_totals(shelf.load(), totals)
    assert error.path == "cards"
    assert "3 pieces are expected, the entries hold 6" in str(error)
    assert str(shelf.game / "components.yaml") in str(error)


def test_a_total_broken_by_the_owner_is_the_overrides_fault(shelf: Shelf) -> None:
    shelf.override("cards:\n- {id: mill, count: 1}\n")
    (error,) = check_totals(shelf.load(), totals)
    assert error.file == str(shelf.overrides / "mills.yaml")


def test_the_report_has_the_keys_scripts_rely_on(shelf: Shelf) -> None:
    made = report(shelf.game, Data, totals=totals).to_json()
    assert list(made)[:4] == ["game", "totals", "by_source", "problems"]
    assert made["game"] == "mills"
    assert made["totals"] == {"cards": {"expected": 3, "actual": 3}}
    assert made["by_source"] == {"rulebook": 2, "public": 1, "reconstructed": 1}
    assert made["problems"] == []
    assert msgspec.json.decode(msgspec.json.encode(made)) == made


def test_the_report_names_wrong_totals_and_broken_files(shelf: Shelf) -> None:
    shelf.replace("count: 2", "count: 5")
    (wrong_total,) = report(shelf.game, Data, totals=totals).problems
    assert "the entries hold 6" in wrong_total
    shelf.replace("count: 2", "count: two")
    broken = report(shelf.game, Data, totals=totals)
    assert "cards[0].count" in broken.problems[0]
    assert broken.by_source == {"rulebook": 0, "public": 0, "reconstructed": 0}


class Sections(msgspec.Struct):
    """Takes any data: only reading and sources are of interest."""


@pytest.mark.parametrize(
    ("game", "files"),
    [
        ("daitoshi", DEFAULT_FILES),
        ("origins", DEFAULT_FILES),
        ("settlers", DEFAULT_FILES),
        ("settlers", BOXES_OF_SETTLERS),
        ("tabannusi", DEFAULT_FILES),
        ("tawantinsuyu", DEFAULT_FILES),
    ],
)
def test_the_data_of_every_game_is_readable_and_says_where_it_comes_from(
    game: str, files: tuple[str, ...]
) -> None:
    provenance = load(GAMES / game / "box", Sections, files).provenance
    assert sum(provenance.by_source.values()) > 100
    assert len(provenance.unsourced) <= 3  # the game's own head and format names, which are no components


@pytest.mark.parametrize(
    ("game", "file", "entry", "source", "fields"),
    [
        ("origins", "components.yaml", "obelisk", "rulebook", ("colour", "cost_stone", "count")),
        ("origins", "components.yaml", "mint", "rulebook", ("cost_stone", "count")),
        ("settlers", "fire.yaml", "conq-action", "rulebook", ("row",)),
        ("tabannusi", "components.yaml", "D01", "rulebook", ("type",)),
        ("tawantinsuyu", "components.yaml", "constants.start_vp", "rulebook", ()),
        ("daitoshi", "components.yaml", "inner_hall", "reconstructed", ()),
    ],
)
def test_partly_reconstructed_entries_of_the_real_games(
    game: str, file: str, entry: str, source: str, fields: tuple[str, ...]
) -> None:
    origin = load(GAMES / game / "box", Sections, (file,)).origin(entry)
    assert origin is not None
    assert (origin.source, origin.reconstructed_fields) == (source, fields)
    assert origin.is_reconstructed == (source == "reconstructed" or bool(fields))


def test_the_ability_of_a_card_may_be_reconstructed_while_its_frame_is_not(shelf: Shelf) -> None:
    class Free(msgspec.Struct):
        pass

    shelf.write(
        "cards:\n- {id: a, source: public, ability_source: reconstructed}\n- {id: b, parts: [{id: c}]}\n"
    )
    loaded = load(shelf.game, Free)
    origin = loaded.origin("a")
    assert origin is not None
    assert (origin.source, origin.reconstructed_fields) == ("public", ("ability",))
    assert loaded.provenance.partly_reconstructed == 1
    assert loaded.provenance.unsourced == ("cards.b", "cards.b.parts.c")


def test_an_id_used_twice_is_answered_with_the_weaker_origin(shelf: Shelf) -> None:
    class Free(msgspec.Struct):
        pass

    shelf.write("goods: [{id: gold, source: rulebook}]\ncolors: [{id: gold, source: reconstructed}]\n")
    loaded = load(shelf.game, Free)
    sources = [
        origin.source for name in ("gold", "goods.gold", "colors.gold") if (origin := loaded.origin(name))
    ]
    assert sources == ["reconstructed", "rulebook", "reconstructed"]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("field_source: [count]", "is not a map"),
        ("reconstructed_fields: count", "is not a list"),
        ("field_source: {count: guess}", "`guess` is not a source"),
        ("ability_source: unknown", "`unknown` is not a source"),
    ],
)
def test_sources_themselves_are_checked(shelf: Shelf, entry: str, problem: str) -> None:
    shelf.write(f"cards:\n- {{id: a, source: public, {entry}}}\n")
    made = report(shelf.game, Sections)
    assert problem in made.problems[0]
