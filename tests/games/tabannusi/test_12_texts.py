"""Names say what pieces show; answers, reasons, forecasts and rules texts say what is true."""

from __future__ import annotations

import re

import pytest

from tablewright.engine import Decision, find_game
from tablewright.engine.scene import outline
from tablewright.games.tabannusi.box.tables import (
    ACTION_TILES,
    AUTOMA_CARDS,
    BOARDS,
    CITIES,
    DECREES,
    HARBOURS,
    SHIPS,
    SPECIAL_WATERS,
    ZIGGURAT_TILES,
)
from tablewright.games.tabannusi.look.wording import TEXT_OF, bonus_words
from tablewright.games.tabannusi.rules.moments import TAKING
from tablewright.games.tabannusi.rules.scoring import forecast
from tablewright.games.tabannusi.rules.state import START
from tablewright.service.questions import blocked_options
from tablewright.testing.scenario import Scenario, position
from tablewright.text import LANGUAGES, CatalogueWords, words_for
from tests.games.tabannusi.grids import building, garden, project
from tests.games.tabannusi.owning import barge, craft, crates, give, in_supply, spent
from tests.games.tabannusi.places import ability, harbour, mark, port_house, ziggurat_house, ziggurat_tiles
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of, taking_a_die


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> CatalogueWords:
    """The game in one language."""
    return words_for(find_game("tabannusi"), request.param)


def polish() -> CatalogueWords:
    """The game in Polish."""
    return words_for(find_game("tabannusi"), "pl")


def text(name: str, language: CatalogueWords) -> str:
    """What a tile or card says."""
    return language.text(TEXT_OF[name])


def label(s: Scenario, option: str, language: CatalogueWords) -> str:
    """An offered answer in words."""
    question = s.question()
    return language.option(question, question.values[s.offered().index(option)])


def reason(question: Decision, option: str, language: CatalogueWords) -> str:
    """Why an answer is not offered, in words."""
    return language.text(question.reasons()[option].text)


# ------------------------------------------------------------------------------------------------- names
def test_pieces_are_named_by_what_they_show_not_by_numbers(words: CatalogueWords) -> None:
    names = [
        words.catalogue.name(name)
        for things in (ACTION_TILES, HARBOURS, SHIPS, ZIGGURAT_TILES, SPECIAL_WATERS, DECREES)
        for name in things
    ]
    assert len(set(names)) == len(names)
    assert not [name for name in names if re.search(r"(tile|decree|water|kafel \w+|Dekret|Woda) \d+$", name)]
    for ship in SHIPS.values():
        name = words.catalogue.name(ship.id)
        assert str(ship.size) in name
        if ship.color != "wild":
            assert words.catalogue.name(ship.color) in name


def test_cards_are_named_by_their_numbers_and_letters(words: CatalogueWords) -> None:
    for city in CITIES.values():
        name = words.catalogue.name(city.id)
        shown = [int(number) for number in re.findall(r"\d+", name)]
        assert shown == [number for district, n in city.houses.items() for number in (n, district)]
    for card in AUTOMA_CARDS.values():
        name = words.catalogue.name(card.id)
        assert f"({card.top}; {', '.join(row.action for row in card.rows)}; " in name
        assert name.endswith(f" {card.arrow_row})")
    assert len({words.catalogue.name(card) for card in CITIES}) == len(CITIES)


# ----------------------------------------------------------------------------------- what tiles and cards say
@pytest.mark.rule("TAB-9.3.5")
def test_the_ship_that_is_paid_for_each_marker_says_so(words: CatalogueWords) -> None:
    said = text("S14", words)
    each = {"en": "pay 1 resource for each opponent’s marker", "pl": "za każdy odłożony znacznik przeciwnika"}
    assert each[words.catalogue.language] in said


@pytest.mark.rule("TAB-9.3.7")
def test_the_ship_that_takes_markers_from_the_supply_gives_none() -> None:
    assert text("S12", polish()).endswith(
        "możesz umieścić na nim znacznik ze Wspólnych Zasobów zamiast ze swojego obszaru"
    )


def test_what_a_ship_allows_is_good_polish() -> None:
    for ship in SHIPS:
        assert "możesz:" not in text(ship, polish())
    assert "możesz od razu wykonać akcję" in text("S08", polish())
    assert "możesz napełnić 2 Skrzynie" in text("S03", polish())


@pytest.mark.rule("TAB-9.2.1")
def test_a_flat_ziggurat_tile_scores_every_time(words: CatalogueWords) -> None:
    every = {"en": "at every scoring", "pl": "przy każdym Punktowaniu"}
    assert every[words.catalogue.language] in text("Z08", words)


@pytest.mark.rule("TAB-9.2.4")
def test_sets_of_buildings_and_sets_of_ships_are_not_mixed(words: CatalogueWords) -> None:
    said = text("Z10", words)
    assert said.count("3 ") >= 2
    assert ("and for each set" in said) or ("oraz za każdy zestaw" in said)


@pytest.mark.rule("TAB-3.5.3")
@pytest.mark.parametrize("name", ["AT5", "D02", "H03"])
def test_crates_are_filled_up_to_a_number(name: str, words: CatalogueWords) -> None:
    n = {"AT5": 2, "D02": 3, "H03": 3}[name]
    assert {"en": f"fill up to {n} crates", "pl": f"napełnij do {n} Skrzyń"}[
        words.catalogue.language
    ] in text(name, words)


@pytest.mark.rule("TAB-9.4.6")
@pytest.mark.parametrize("name", ["D05", "H09"])
def test_how_many_city_cards_are_drawn(name: str, words: CatalogueWords) -> None:
    drawn = {"en": "draw 2 city cards and keep 1", "pl": "dobierz 2 karty Miasta i zatrzymaj 1"}
    assert drawn[words.catalogue.language] in text(name, words)


@pytest.mark.rule("TAB-9.4.1")
@pytest.mark.parametrize(("name", "colour"), [("D05", "white"), ("D06", "yellow"), ("D07", "brown")])
def test_houses_count_in_the_section_of_the_same_colour(
    name: str, colour: str, words: CatalogueWords
) -> None:
    section = {"en": f"in the {colour} section", "pl": f"w {words.catalogue.name(colour, 'fg')} sekcji"}
    assert section[words.catalogue.language] in text(name, words)


def test_steps_are_fields_in_the_polish_book() -> None:
    words = polish()
    for name in TEXT_OF:
        assert not re.search(r"krok", text(name, words)), name
    assert words.catalogue.say("log-final-scoring", {}) == "Punktacja Końcowa."
    assert words.catalogue.name("king") == "Bot"


# ----------------------------------------------------------------------------------------------- questions
@pytest.mark.rule("TAB-5.2.5")
def test_after_the_ship_nobody_speaks_of_a_building_of_size_0() -> None:
    s = begun()
    g = s.state
    ability(g, "S08")
    project(g, BLUE, "yellow", "D1-r1c1")
    give(g, brown=2, green=1, gold=3)
    s.play("act:build", "pay:2/0/0").asks(RED, "after-build").play("after-build:ship", "mark-ship:r1c2")
    s.asks(RED, "after-build").offers("after-build:garden")
    for language in LANGUAGES:
        assert "0" not in words_for(s.table.game, language).prompt(s.question())


def test_spaces_say_their_bonus(words: CatalogueWords) -> None:
    s = position("tabannusi", 2, setup="first")
    assert s.state.step == START
    s.play("start-colour:brown")
    board = BOARDS["B12"]
    for option in s.offered():
        name = option.partition(":")[2]
        said = label(s, option, words)
        assert words.catalogue.name(name) in said
        assert words.text(bonus_words(board.bonus[board.index[name]])) in said


@pytest.mark.rule("TAB-5.4.2")
def test_red_port_spaces_say_the_colour_of_their_crate(words: CatalogueWords) -> None:
    s = begun(at=4)
    give(s.state, blue=2, gold=0)
    s.play("act:port-house")
    assert words.catalogue.name("white", "fa") in label(s, "port-space:R2-red", words)
    assert words.catalogue.name("brown", "fa") in label(s, "port-space:R1-red", words)
    taken = begun(at=4)
    port_house(taken.state, BLUE, "R1-red")
    give(taken.state, blue=2, gold=0)
    taken.play("act:port-house").not_offered("port-space:R1-red", rule="TAB-5.4.3")
    assert words.option(taken.question(), "R1-red").endswith(words.catalogue.say("tip-no-bonus", {}))


@pytest.mark.rule("TAB-5.2.2")
def test_actions_and_groups_say_what_they_cost() -> None:
    s = begun()
    project(s.state, RED, "white", "D1-r1c1")
    project(s.state, RED, "brown", "D1-r3c3")
    give(s.state, brown=3, white=1, gold=0)
    english = words_for(s.table.game, "en")
    assert label(s, "act:build", english).startswith("Build: 2 brown, and 1 of the projects’ colour")
    s.play("act:build")
    assert label(s, "build-colour:white", english) == "The white projects: 2 brown and 1 white"
    assert label(s, "build-colour:brown", english) == "The brown projects: 3 brown"
    assert label(s, "build-colour:brown", polish()) == "Projekty brązowe: 3 brązowe Surowce"


@pytest.mark.rule("TAB-4.6")
def test_a_die_promises_no_district_where_gold_may_change_it() -> None:
    s = taking_a_die()
    english = words_for(find_game("tabannusi"), "en")
    give(s.state, gold=0)
    harbour(s.state, "H04")
    s.play("use-harbour:H04")
    assert label(s, "take-die:3", english).endswith("(or anywhere for 1 gold)")
    poor = taking_a_die()
    give(poor.state, gold=0)
    assert label(poor, "take-die:3", english).endswith("District 3 (Scribes)")


@pytest.mark.rule("TAB-3.4.6")
def test_a_payment_names_what_is_paid_and_nothing_else() -> None:
    s = begun()
    project(s.state, BLUE, "white", "D1-r1c1")
    crates(s.state, RED, brown=True)
    give(s.state, brown=2, gold=1)
    s.play("act:build").asks(RED, "pay")
    english = words_for(s.table.game, "en")
    assert label(s, "pay:1/0/1", english) == "1 brown die and 1 brown crate"
    assert label(s, "pay:1/0/1", polish()) == "1 brązowa kość i 1 brązowa Skrzynia"
    assert label(s, "pay:1/1/0", polish()) == "1 brązowa kość i 1 Złoto"
    s.play("pay:1/0/1")
    told = next(event for event in s.table.events if event.kind == "pay")
    assert polish().event(told, None).endswith("płaci 1 brązową kość i 1 brązową Skrzynię.")


@pytest.mark.rule("TAB-6.2")
def test_paying_for_a_crate_is_good_polish() -> None:
    s = begun()
    crates(s.state, RED, white=False)
    give(s.state, white=1, gold=1)
    s.play("fill:yes").asks(RED, "fill-payment")
    assert label(s, "fill-payment:white", polish()) == "Zapłać 1 białą kość"
    assert label(s, "fill-payment:gold", polish()) == "Zapłać 1 Złoto"


# ------------------------------------------------------------------------------------------------- reasons
@pytest.mark.rule("TAB-5.2.2")
def test_a_group_of_the_local_colour_has_one_price() -> None:
    s = begun(at=3)  # white dice
    project(s.state, RED, "white", "D3-r2c1", "D3-r3c1")
    give(s.state, white=3, gold=0)
    said = reason(s.question(), "act:build", polish())
    assert said == "Grupa białych Projektów kosztuje: 4 białe Surowce; nie możesz tyle zapłacić."


@pytest.mark.rule("TAB-5.2.1", "TAB-3.1.2")
def test_a_build_is_refused_for_one_true_reason() -> None:
    s = begun()
    give(s.state, gold=9)
    s.not_offered("act:build", rule="TAB-5.2.1")
    dear = begun()
    project(dear.state, RED, "white", "D1-r1c1")
    give(dear.state, gold=0)
    dear.not_offered("act:build", rule="TAB-5.2.2")
    houseless = begun()
    g = houseless.state
    project(g, BLUE, "white", "D1-r1c1")
    ziggurat_house(g, RED, "ZS-white-r1c1", "ZS-white-r1c2", "ZS-white-r1c3")
    port_house(g, RED, "R1-blue", "R2-blue", "R3-blue", "C1-blue", "C2-blue")
    give(g, gold=9)
    houseless.not_offered("act:build", rule="TAB-3.1.2")


@pytest.mark.rule("TAB-9.3.4", "TAB-5.4.1")
def test_with_the_ship_an_empty_bottom_row_is_a_matter_of_cost() -> None:
    s = begun(at=4)
    g = s.state
    ability(g, "S09")
    port_house(g, RED, "R1-blue", "R2-blue", "R3-blue", "C1-blue", "C2-blue")
    give(g, blue=2, gold=0)
    s.not_offered("act:port-house", rule="TAB-9.3.4")
    assert "3 blue" in reason(s.question(), "act:port-house", words_for(s.table.game, "en"))


@pytest.mark.rule("TAB-4.7")
def test_nobody_explains_a_six_that_does_not_lie_there() -> None:
    s = taking_a_die()
    give(s.state, gold=0)
    barge(s.state, 1, 1, 2)
    assert "take-die:6" not in s.question().reasons()


@pytest.mark.rule("TAB-5.5.2", "TAB-5.2.5")
def test_why_a_ship_cannot_be_marked() -> None:
    s = begun(at=4)
    mark(s.state, RED, "r1c1")
    give(s.state, gold=2)
    s.play("act:ship").not_offered("mark-ship:r1c1", rule="TAB-5.5.2")
    built = begun()
    project(built.state, BLUE, "yellow", "D1-r1c1")
    give(built.state, brown=2, gold=1)
    built.play("act:build", "pay:2/0/0", "after-build:ship").not_offered("mark-ship:r1c1", rule="TAB-5.2.5")


@pytest.mark.rule("TAB-5.3.4")
def test_why_a_garden_cannot_lie_on_a_space() -> None:
    s = begun()
    garden(s.state, BLUE, "W1")
    give(s.state, gardens=1, gold=0)
    s.play("act:garden").not_offered("garden-space:W1", rule="TAB-5.3.4")
    s.not_offered("garden-space:D1-r1c1", rule="TAB-5.3.4")


@pytest.mark.rule("TAB-5.6.1")
def test_why_a_house_cannot_stand_on_a_space_of_the_ziggurat() -> None:
    s = begun(at=5)
    ziggurat_house(s.state, BLUE, "ZS-white-r1c1")
    give(s.state, green=2, gold=0)
    s.play("act:ziggurat-house", "ziggurat-section:white")
    s.not_offered("ziggurat-space:ZS-white-r1c1", rule="TAB-5.6.1")


# ----------------------------------------------------------------------------------------------- forecasts
@pytest.mark.rule("TAB-7.3", "TAB-7.4")
def test_the_forecast_counts_the_step_that_lost_dice_bring() -> None:
    s = begun()
    g = s.state
    building(g, RED, "brown", "D1-r1c1")
    craft(g, RED, 1, 3, 3)
    give(g, brown=1, gold=0)
    assert forecast(g, me_of(s), 1) == 2  # the marker enters row 2, where the multiplier is 2
    barge(g, 1)
    s.roll(1, 1, 1, 1, 1)
    shown = s.table.view(RED)["districts"][0]["worth"][RED]
    before = me_of(s).vp
    s.play("act:end")
    assert me_of(s).vp - before == shown == 2


@pytest.mark.rule("TAB-7.3", "TAB-7.6")
def test_the_forecast_counts_blue_lines_that_lost_dice_cross() -> None:
    s = begun()
    g = s.state
    ziggurat_tiles(g, "Z03", "Z02", "Z01")
    ziggurat_house(g, RED, "ZS-brown-r1c1", "ZS-brown-r1c2")
    g.local[1], g.local[5] = g.local[5], g.local[1]
    g.barges[1], g.barges[5] = g.barges[5], g.barges[1]
    craft(g, RED, 1, 0, 0)
    assert forecast(g, me_of(s), 5) == 0
    me_of(s).dice[0] += 1
    assert forecast(g, me_of(s), 5) == 1


def test_the_words_for_asides(words: CatalogueWords) -> None:
    s = begun()
    harbour(s.state, "H04")
    crates(s.state, RED, white=False)
    spent(s.state, "blue")
    in_supply(s.state, RED, 5)
    said = [words.option(s.question(), aside) for aside in s.question().asides]
    expected = {
        "en": ["Fill a crate: pay 1 die or 1 gold", "Use the harbour tile: gain 2 gold"],
        "pl": ["Napełnij Skrzynię: zapłać 1 kość albo 1 Złoto", "Użyj kafla Przystani: otrzymaj 2 Złota"],
    }
    assert said == expected[words.catalogue.language]


def test_buildings_are_listed_with_their_place(words: CatalogueWords) -> None:
    s = begun()
    building(s.state, RED, "white", "D1-r1c1", "D1-r1c2")
    lines = [
        line for scene in s.table.game.scenes(s.table.view(RED), RED) for line in outline(scene, words.text)
    ]
    places = [words.catalogue.name(name) for name in ("D1-r1c1", "D1-r1c2")]
    assert any(all(place in line for place in places) for line in lines)
    assert any(words.catalogue.say("port-crate", {"color": "white"}) in line for line in lines)


@pytest.mark.rule("TAB-6.3")
def test_reasons_of_additional_actions_have_the_names_of_their_options(words: CatalogueWords) -> None:
    s = begun()
    found = {one.option: one for one in blocked_options(s.question(), words, words.catalogue.language)}
    assert {"take-decree:D16", "take-decree:D12", "fill:yes"} <= found.keys()
    assert found["take-decree:D16"].label == words.option(s.question(), TAKING["D16"])
