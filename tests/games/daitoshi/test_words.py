"""What players read: prices and effects in the answers, names, grammar, reasons, the table in words."""

from __future__ import annotations

import re

import pytest

from tablewright.engine import Event, Text, find_game
from tablewright.engine.looks import Space
from tablewright.engine.scene import Node, outline, walk
from tablewright.games.daitoshi.look.area import area
from tablewright.games.daitoshi.look.glance import glance_of
from tablewright.games.daitoshi.look.scene import scenes_of
from tablewright.games.daitoshi.rules.state import ACTION, EXPLOIT
from tablewright.testing.scenario import Scenario, position
from tablewright.text import LANGUAGES, words_for
from tests.games.daitoshi.board import build, stack_deck
from tests.games.daitoshi.magnates import hire, install, owns, put_flag, stand, take_hexes
from tests.games.daitoshi.table import BUILDERS, HALL, INVENTORS, POWER, TRADERS, alone, daitoshi, pass_turn

GAME = find_game("daitoshi")
LOCALE = GAME.folder / "locale"


def labels(table: Scenario, language: str) -> dict[str, str]:
    """The answers of the open question in words, by option name."""
    question = table.question()
    words = words_for(GAME, language)
    found = {
        name: words.option(question, value)
        for name, value in zip(question.option_ids(), question.values, strict=True)
    }
    assert not words.catalogue.missing
    assert not words.catalogue.faults
    assert not words.catalogue.unnamed
    return found


def prompt(table: Scenario, language: str) -> str:
    """The open question in words."""
    return words_for(GAME, language).prompt(table.question())


def log(table: Scenario, language: str, players: int | None = None) -> list[str]:
    """The log in words."""
    words = words_for(GAME, language, players=players)
    return [words.event(event, None) for event in table.table.events]


def told(table: Scenario, language: str, sheet: int = 0) -> list[str]:
    """A sheet in words, as a terminal or a screen reader gives it: the board is sheet 0."""
    scenes = scenes_of(table.table.view(0), 0)
    return outline(scenes[sheet], words_for(GAME, language, players=table.table.players).text)


def nodes(table: Scenario) -> dict[str, Node]:
    """Everything on the table by its name."""
    return {node.id: node for scene in scenes_of(table.table.view(0), 0) for node in walk(scene)}


# ------------------------------------------------------------------------------------------- prices
@pytest.mark.rule("DAI-11.1")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("move:2/right", "za darmo"),
        ("move:1/left", "za 5 jednostek Pary"),  # a full lap
        ("move:5/left", "za 4 jednostki Pary"),
        ("move:4/middle", "za 2 jednostki Pary"),
        ("move:2/middle", "za 1 jednostkę Pary"),
    ],
)
def test_a_move_says_what_it_costs_with_every_district_beyond_two(option: str, price: str) -> None:
    table = daitoshi()
    owns(table.state.magnates[0], steam=9)
    table.play("turn:city")
    assert labels(table, "pl")[option].endswith(price)
    sector, space = option.removeprefix("move:").split("/")
    tip = nodes(table)[f"magnates-{sector}-{space}"].tip
    assert tip is not None
    beside = words_for(GAME, "pl").text(tip)
    number = re.search(r"\d+", price)
    assert ("za darmo" in beside) if number is None else (f": {number[0]} jednost" in beside)


def test_buildings_expansions_and_electrifications_say_their_prices() -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], steam=9)
    me.conflict["forest"] = True
    install(table.state, me, "M1", "common_05")
    take_hexes(table.state, me, "forest", "forest")
    table.play("turn:production")
    assert labels(table, "pl")["activate:middle"] == "Środkowy budynek, za 3 jednostki Pary"
    other = daitoshi()
    me = owns(other.state.magnates[0], material=4, energy=4)
    stand(me, HALL, "right")
    take_hexes(other.state, me, "river", "forest")
    build(other.state, INVENTORS, "middle_3", "river")
    other.state.phase = ACTION
    other.play("action:expand")
    found = labels(other, "pl")
    price = "za 4 jednostki Materiałów Konstrukcyjnych i 2 heksy"
    assert found["expand:outer/1"] == f"Pole Zewnętrzne (Dystrykt Wynalazców), {price}"
    assert found["expand:renew"].startswith("Odnowa Dystryktu, za 3 jednostki Materiałów Konstrukcyjnych:")


def test_an_exploitation_says_what_the_hex_brings() -> None:
    table = daitoshi()
    stand(owns(table.state.magnates[0]), HALL, "right")
    table.state.phase = EXPLOIT
    assert labels(table, "en")["exploit:river"] == "River hex: 1 blue worker and 2 Water"
    assert labels(table, "pl")["exploit:forest"] == "Heks Lasu: 1 zielony Pracownik i 1 jednostka Węgla"


@pytest.mark.parametrize(("space", "told"), [(-2, "2 below 0"), (0, "0"), (3, "3 above 0")])
def test_the_chimney_is_told_as_the_steam_engine_prints_it(space: int, told: str) -> None:
    event = Event("chimney", {"seat": 0, "what": "coal", "n": 1, "space": space})
    line = words_for(GAME, "en", ["Ann"]).event(event, None)
    assert line == f"Ann's chimney moves by 1 Coal to {told}."


def test_an_electrification_says_its_price_and_bonuses() -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], energy=4)
    stand(me, POWER, "right")
    build(table.state, INVENTORS, "middle_3", "river")
    table.state.phase = ACTION
    table.play("action:electrify")
    found = labels(table, "en")
    assert found["electrify:middle/1"] == (
        "Middle tile (Inventors District), Boiler House, for 3 Energy: "
        "2 Steam, conflict bonus of the hex here and 1 Prestige"
    )
    assert found["electrify:inner/2"].startswith("Inner tile (Builders District), for 2 Energy:")


# ------------------------------------------------------------------------------------------ cities and flags
def test_a_trade_says_its_price_what_luxury_buys_and_what_the_city_does() -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], steam=5, luxury=3)
    stand(me, TRADERS, "right")
    table.state.phase = ACTION
    table.play("action:trade")
    assert labels(table, "en")["trade:city_10"] == (
        "Steam City, for 5 Steam; one Luxury after the other buys 6 VP, a flag in this city, 1 Prestige, "
        "activate the city and 7 VP; effect of the city: 4 Steam"
    )
    table.play("trade:city_10")
    assert labels(table, "en")["trade-units:2"] == "2 Luxury: 6 VP and a flag in this city"
    table.not_offered("trade-units:4", rule="DAI-15.31")


@pytest.mark.parametrize(
    ("language", "before"), [("en", "just before this: exploit"), ("pl", "tuż przed tym:")]
)
def test_a_flag_question_says_before_or_after_what_and_what_the_flag_brings(
    language: str, before: str
) -> None:
    table = daitoshi(cities=("city_03", "city_17", "city_18", "city_13", "city_14"))
    put_flag(table.state, table.state.magnates[0], "city_03")
    table.play("turn:city", "move:2/right")
    assert before in prompt(table, language)
    assert "Gór" in prompt(table, "pl")
    assert "1 jednostka Energii" in labels(table, "pl")["flag-before:city_03"]


def test_copying_a_city_and_placing_a_flag_say_what_the_cities_do() -> None:
    table = daitoshi(cities=("city_15", "city_06", "city_18", "city_13", "city_14"))
    g = table.state
    me = owns(g.magnates[0], steam=2, luxury=2)
    stand(me, TRADERS, "right")
    put_flag(g, me, "city_15")
    g.phase = ACTION
    table.play("action:trade", "flag-before:city_15")
    assert labels(table, "pl")["copy-city:city_06"] == "Miasto Czerwiobusów: 4 ruchy Czerwiobusa"
    table.not_offered("copy-city:city_15", rule="DAI-19.9")
    table.play("copy-city:city_14", "trade:city_15", "trade-units:2")
    assert labels(table, "pl")["place-flag:city_15"] == (
        "Miasto Luster (Handel z innymi Miastami daje: efekt innego Miasta)"
    )


@pytest.mark.rule("DAI-4.13", "DAI-4.15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_basic_invention_says_where_it_lets_one_start(language: str) -> None:
    table = position("daitoshi", 4, start="chosen")
    words = words_for(GAME, language)
    districts = ("inner_invention", "inner_expand", "inner_electrify", "inner_trade")
    found = labels(table, language)
    for name in map(words.catalogue.name, districts):
        assert sum(label.endswith(name) for label in found.values()) == 1


# ----------------------------------------------------------------------------------------------- names
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_district_has_one_name_everywhere(language: str) -> None:
    table = daitoshi()
    me = owns(table.state.magnates[0], steam=9, energy=2)
    hire(table.state, me, "blue")
    table.play("turn:city", "move:3/middle", "place-worker:inner", "action:electrify", "electrify:inner/3")
    name = words_for(GAME, language).catalogue.name("inner_electrify")
    stem = name.split()[-1]
    moved, lit = (next(i for i, e in enumerate(table.table.events) if e.kind == k) for k in ("move", "lit"))
    lines = log(table, language)
    assert stem in lines[moved]
    assert lines[lit].count(stem) == 1
    assert not [line for line in lines if re.search(r"(District|Dystryk\w+) \d", line)]


def test_no_text_calls_a_district_by_a_number() -> None:
    for language in LANGUAGES:
        text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
        assert not re.search(r"(District|Dystryk\w+) \{ \$(sector|it_2|marked) \}", text)


def test_polish_amounts_are_counted_in_units() -> None:
    words = words_for(GAME, "pl")
    goods = {"steam": 2, "energy": 3, "material": 1, "food": 5, "coal": 2}
    assert words.text(Text("op-gain", {"goods": goods})) == (
        "2 jednostki Pary, 3 jednostki Energii, 1 jednostka Materiałów Konstrukcyjnych, "
        "5 jednostek Jedzenia i 2 jednostki Węgla"
    )
    assert words.event(Event("gain", {"seat": 0, "goods": {"wealth": 1}}), None) == (
        "Gracz 1 zyskuje 1 jednostkę Bogactwa."
    )
    assert words.text(Text("op-prestige", {"n": 2})) == "2 punkty Prestiżu"


def test_polish_words_are_those_of_the_rulebook() -> None:
    text = (LOCALE / "pl.ftl").read_text(encoding="utf-8")
    for wrong in ("zwrot heksa", "robi Postęp", "rusza?", "Wynalazek Uniwersytecki", "Wynalazki Uniwersytec"):
        assert wrong not in text
    assert not re.search(r"Materia[łl]\w*(?! Konstrukcyj)(?!\w)", text)
    assert "Zwrócenie Środowisku" in text
    assert "Uniwersytecki Wynalazek" in text


@pytest.mark.parametrize(
    ("kind", "hex_type", "line"),
    [
        ("return-hex", "underground", "Player 1 returns an Underground hex."),
        ("return-hex", "river", "Player 1 returns a River hex."),
        ("exploit", "underground", "Player 1 exploits an Underground hex."),
    ],
)
def test_english_articles(kind: str, hex_type: str, line: str) -> None:
    words = words_for(GAME, "en")
    assert words.event(Event(kind, {"seat": 0, "hex": hex_type, "pile": False}), None) == line


def test_no_english_article_stands_before_a_wrong_sound() -> None:
    text = (LOCALE / "en.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b[Aa] (?=[AEIOaeio]|Un[a-z]*d)", text)
    assert not re.search(r"\b[Aa] \{ \$hex \}", text)


# --------------------------------------------------------------------------------------------- the log
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_no_rule_ids(language: str) -> None:
    table = alone("7")
    for _ in range(6):
        pass_turn(table)
    lines = log(table, language, players=1)
    assert any("Burmistrz" in line or "Mayor" in line for line in lines)
    assert not [line for line in lines if re.search(r"DAI-|[a-z]+_\d|⟦", line)]


def test_the_mayors_card_is_told_by_its_icons() -> None:
    table = alone()
    stack_deck(table.state, "mayor_01", "mayor_02")
    pass_turn(table)
    (card,) = (e for e in table.table.events if e.kind == "mayor-card")
    (top,) = (e for e in table.table.events if e.kind == "mayor-top")
    words = words_for(GAME, "pl", players=1)
    shown = words.event(card, None)
    assert shown.startswith("Burmistrz odkrywa kartę: ")
    assert not re.search(r"\d", shown)
    assert all(
        words.catalogue.name(f"icon-{action}") in shown for action in table.state.pile[-1].front.actions
    )
    assert "strzałka w" in words.event(top, None)
    assert "heksy w kolejności" in words.event(top, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_the_mayors_deck_has_arrow_and_hex_order(language: str) -> None:
    table = alone()
    line = next(line for line in told(table, language, 3) if "(15" in line or "(16" in line)
    names = words_for(GAME, language).catalogue
    order = [line.index(names.name(kind)) for kind in table.state.deck[-1].back.hex_order]
    assert order == sorted(order)
    assert ("arrow" in line) or ("strzałka" in line)


# --------------------------------------------------------------------------------------- missing reasons
@pytest.mark.rule("DAI-5.3")
def test_a_barred_production_is_told_with_its_reason() -> None:
    table = daitoshi()
    table.state.magnates[0].marker = "left"
    table.asks(0, "move").told("no-production", seat=0)
    table.not_offered("move:production", rule="DAI-5.3")


@pytest.mark.rule("DAI-2.8", "DAI-14.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_without_a_possible_action_says_why(language: str) -> None:
    table = daitoshi()
    table.play("turn:city", "move:3/right").told("no-action", seat=0, action="electrify")
    table.asks(1, "turn")
    line = next(line for line in log(table, language) if "Elektryfikacja" in line or "Electrify" in line)
    assert ("brakuje zasobów" in line) or ("resources are missing" in line)


def test_city_hall_says_that_no_action_is_possible_at_all() -> None:
    table = daitoshi()
    owns(table.state.magnates[0], steam=2)
    table.play("turn:city", "move:5/right", "exploit:river", "exploit:forest")
    assert [told["action"] for told in table.events("no-action")] == ["universal"]


@pytest.mark.rule("DAI-12.2", "DAI-12.4", "DAI-12.5")
def test_workshops_that_are_not_offered_say_why() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9)
    hire(g, me, "blue", "blue")
    build(g, POWER, "middle_1", "forest")
    table.play("turn:city", "move:3/middle", "place-worker:inner")
    table.not_offered("place-worker:inner", rule="DAI-12.2")
    table.not_offered("place-worker:outer", rule="DAI-12.4")
    table.not_offered("place-worker:machine", rule="DAI-12.5")


@pytest.mark.rule("DAI-12.1")
@pytest.mark.parametrize(("worker", "missing"), [("pink", "worker"), ("blue", "workshop")])
def test_a_worker_step_without_a_choice_says_why(worker: str, missing: str) -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9)
    hire(g, me, worker)
    g.posted[POWER * 3] = "blue"
    g.supply["blue"] -= 1
    table.play("turn:city", "move:3/middle").told("no-placing", seat=0, missing=missing)


@pytest.mark.rule("DAI-8.3", "DAI-7.8")
def test_tracks_and_floors_that_are_not_offered_say_why() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], steam=9)
    install(g, me, "L2", "common_05")
    install(g, me, "M1", "common_06")
    hire(g, me, "yellow")
    me.steps[0] = 7
    stand(me, HALL, "right")
    table.play("turn:city", "move:1/middle", "place-worker:inner").asks(0, "progress")
    table.not_offered("progress:L1", rule="DAI-7.8").not_offered("progress:R1", rule="DAI-7.8")
    other = daitoshi()
    take_hexes(other.state, other.state.magnates[1], "forest")
    owns(other.state.magnates[0], steam=9)
    other.play("turn:production", "activate:left").asks(0, "pilgrim")
    other.not_offered("pilgrim:mountain", rule="DAI-8.3")


@pytest.mark.rule("DAI-13.1", "DAI-13.4")
def test_hexes_that_are_not_offered_say_why() -> None:
    table = daitoshi()
    owns(table.state.magnates[0], steam=2)
    table.play("turn:city", "move:5/right", "exploit:river").not_offered("exploit:river", rule="DAI-13.1")


@pytest.mark.rule("DAI-15.50", "DAI-15.52", "DAI-3.14")
def test_contributions_that_are_not_offered_say_why() -> None:
    table = daitoshi()
    g = table.state
    me = owns(g.magnates[0], food=1, energy=1, material=1, luxury=1, wealth=1)
    install(g, me, "L2", "common_05", 5)
    install(g, me, "L3", "common_06", 1)
    me.steps[0] = 4
    stand(me, HALL, "right")
    g.phase = ACTION
    table.play("action:megamachine").asks(0, "contribute")
    table.not_offered("contribute:L3", rule="DAI-15.50").not_offered("contribute:R1", rule="DAI-15.50")
    assert labels(table, "pl")["contribute:L2"] == "Zwykły Wynalazek 5 (lewy budynek, piętro 2)"
    table.play("contribute:L2").not_offered("machine-slot:s4", rule="DAI-3.14")


# --------------------------------------------------------------------------------------- the table in words
@pytest.mark.rule("DAI-22.3")
def test_the_glance_counts_workers_not_their_places() -> None:
    table = daitoshi()
    hire(table.state, table.state.magnates[0], "pink", "blue")
    holdings = glance_of(table.table.view(0)).holdings
    assert [own[-1].amount for own in holdings] == [2, 0, 0]


@pytest.mark.rule("DAI-21.33", "DAI-21.63")
def test_the_mayors_zone_shows_which_hex_is_topmost() -> None:
    table = alone()
    mayor = table.state.magnates[1]
    take_hexes(table.state, mayor, "river", "mountain")
    mayor.zone = ["", "river", "", "mountain"]
    first = told(table, "pl", 2)
    other = alone()
    mayor = other.state.magnates[1]
    take_hexes(other.state, mayor, "river", "mountain")
    mayor.zone = ["mountain", "", "", "river"]
    assert first != told(other, "pl", 2)
    (topmost,) = (line for line in first if "położony najwyżej" in line)
    assert "heks Rzeki na 2. miejscu" in topmost
    places = [node.id for node in walk(area(table.table.view(0)["magnates"][1], False)) if "place" in node.id]
    assert places == [f"zone-place-{n}-1" for n in range(1, 5)]


@pytest.mark.rule("DAI-21.2", "DAI-21.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mayors_sheet_shows_no_chimney_and_no_steam(language: str) -> None:
    table = alone()
    text = "\n".join(told(table, language, 2))
    for word in ("Komin", "chimney", "Para —", "Pary", "Steam", "Wydajności", "Efficiency"):
        assert word not in text
    mine = "\n".join(told(table, language, 1))
    assert ("Komin" in mine) or ("chimney" in mine)


@pytest.mark.rule("DAI-22.3", "DAI-22.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_open_on_the_board_is_told_with_where_it_stands(language: str) -> None:
    table = daitoshi(2)
    g = table.state
    g.magnates[0].prestige, g.magnates[0].wormbus = 5, 7
    lines = told(table, language)
    names = words_for(GAME, language).catalogue
    for city in g.cities:
        assert any(line.startswith(names.name(city.id)) for line in lines)
    for sector in range(5):
        district = names.name(g.tiles[sector * 3].id)
        assert sum(line.startswith(district) for line in lines) == 4  # Inner tile and three Magnate spaces
        assert sum(f"({district})" in line for line in lines) == 2  # Middle and Outer space
    for slot in range(1, 7):
        assert any(line.strip().startswith(names.name(f"s{slot}")) for line in lines)
    text = "\n".join(lines)
    district = names.name("inner_invention")
    magnate = {"en": f"Player 1's Magnate, {district}, right", "pl": f"Gracz 1: Magnat, {district}, prawe"}
    machine = {"en": "The Mega-Machine, City Hall", "pl": "Mega-Maszyna, Dystrykt Ratusza"}
    loops = {"en": ("marker on space 5", "Wormbus on space 7"), "pl": ("na polu 5", "Czerwiobus na polu 7")}
    for wanted in (magnate[language], machine[language], *loops[language]):
        assert wanted in text


@pytest.mark.rule("DAI-17.1")
@pytest.mark.parametrize(
    ("language", "remark"), [("en", "triggers the end)"), ("pl", "wywołuje koniec gry)")]
)
def test_the_space_that_ends_the_game_is_told_on_every_track(language: str, remark: str) -> None:
    lines = [line for line in told(daitoshi(), language) if remark in line]
    assert len(lines) == 4
    assert any("18" in line for line in lines)


def test_no_space_with_words_is_left_out() -> None:
    table = daitoshi()
    words = words_for(GAME, "en")
    for scene in scenes_of(table.table.view(0), 0):
        text = "\n".join(outline(scene, words.text))
        for node in walk(scene):
            if isinstance(node.look, Space) and node.tip is not None:
                assert words.text(node.tip) in text


@pytest.mark.rule("DAI-15.13", "DAI-15.22")
def test_hexes_on_a_tile_are_told() -> None:
    table = daitoshi()
    build(table.state, BUILDERS, "middle_1", "forest")
    line = next(line for line in told(table, "pl") if line.startswith("Elektrownia, kafelek"))
    assert "heksy: Las" in line
    assert "Elektryfikacja za 3 jednostki Energii" in line
