"""What players read: prompts with their prices, tips, reasons, and the words of the Polish rulebook."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablewright.engine import Decision, Table, find_game
from tablewright.engine.scene import Node, walk
from tablewright.games.origins.box.schema import BUILDINGS, COLOURS, ZODIAC
from tablewright.games.origins.look.scene import scenes_of
from tablewright.games.origins.look.wording import building_text, zodiac_text
from tablewright.games.origins.rules.abilities import may_use_ability, use_ability
from tablewright.games.origins.rules.city import purchase
from tablewright.games.origins.rules.districts import activate_buildings, close_district
from tablewright.games.origins.rules.military import attack
from tablewright.games.origins.rules.state import Origins
from tablewright.games.origins.rules.towers_and_population import build_tower
from tablewright.games.origins.rules.view import view_of
from tablewright.games.origins.rules.zodiac import aquarius
from tablewright.text import LANGUAGES, words_for
from tablewright.text.catalogue import catalogue_files
from tests.games.origins.laying import cards, citizens, city, freemen, goods, holding, military, offer
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import play, position, table_of

GAME = find_game("origins")
ENGLISH = words_for(GAME, "en")
POLISH = words_for(GAME, "pl")


def said(question: Decision) -> tuple[str, str]:
    """A question in both languages."""
    return ENGLISH.prompt(question), POLISH.prompt(question)


def labels(question: Decision, language: str = "pl") -> list[str]:
    """The answers in words."""
    words = POLISH if language == "pl" else ENGLISH
    return [words.option(question, value) for value in question.values]


def why(question: Decision, option: str) -> tuple[str, str, str]:
    """The rule that keeps an option from being offered, and the sentence in both languages."""
    reason = question.reasons()[f"{question.kind}:{option}"]
    return reason.rule, ENGLISH.text(reason.text), POLISH.text(reason.text)


def tips(g: Origins, seat: int | None, language: str = "pl") -> dict[str, str]:
    """What the things on the table say to a seat."""
    words = POLISH if language == "pl" else ENGLISH
    found: dict[str, str] = {}
    for scene in scenes_of(view_of(g, seat), seat):
        for node in walk(scene):
            assert isinstance(node, Node)
            if node.tip is not None:
                found[node.id] = words.text(node.tip)
    return found


def asked(table: Table) -> Decision:
    """The open question."""
    assert table.asked is not None
    return table.asked


# ------------------------------------------------------------------------------------------------ prices
@pytest.mark.rule("ORI-7.2.1")
def test_the_exchange_of_an_attack_names_its_price() -> None:
    """Polish 831-833: pay 1 basic resource to get 1 gold."""
    g = position()
    military(g, 2, 0)
    goods(g, stone=1)
    question = next(attack(g, g.builders[GREEN]))
    assert said(question) == (
        "Do you pay 1 basic resource to take 1 gold?",
        "Płacisz 1 podstawowy surowiec, aby otrzymać 1 złoto?",
    )


@pytest.mark.rule("ORI-16.1.3")
def test_the_second_step_of_a_temple_building_names_its_price() -> None:
    """Polish 1715: 1 gold may be spent to move in another temple."""
    g = position()
    goods(g, gold=1)
    city(g.builders[GREEN], x1y0="temple_seas")
    question = next(use_ability(g, g.builders[GREEN], (1, 0)))
    assert said(question) == (
        "Do you pay 1 gold to climb 1 step in another temple?",
        "Płacisz 1 złoto, aby przesunąć się o 1 pole w innej świątyni?",
    )


@pytest.mark.rule("ORI-10.1.1", "ORI-10.2.1")
def test_actions_and_towers_name_their_prices() -> None:
    g = position()
    goods(g, gold=3, food=2)
    table = table_of(g)
    assert "Zwiększ populację (podstawka za 2 żywności)" in labels(asked(table))
    assert "Increase your population (a base for 2 food)" in labels(asked(table), "en")
    play(table, "action:tower")
    assert "tyle złota, ile ma pięter" in said(asked(table))[1]
    assert "as much gold as the tower is high" in said(asked(table))[0]
    bought = position()
    bought.builders[GREEN].bases_on_track = 0
    bought.builders[GREEN].archon = ""
    assert POLISH.option(asked(table_of(bought)), "population") == "Zwiększ populację"


@pytest.mark.rule("ORI-4.1.2", "ORI-10.1.1")
def test_sites_and_towers_are_offered_with_what_they_cost() -> None:
    g = position()
    freemen(g, GREEN, ("red", 2), ("blue", 1))
    g.values.update(S1=4, S2=1, S3=3, S4=2, S5=6)
    goods(g, wisdom=2, gold=2)
    g.builders[GREEN].towers["blue"] = 2
    table = table_of(g)
    play(table, "action:visit", "visit-worker:red/2")
    assert labels(asked(table))[:3] == [
        "miejsce kamienia i wojny (wartość 4; 2 mądrości)",
        "miejsce żywności i budowania (wartość 1; za darmo)",
        "miejsce mądrości i świątyń (wartość 3; 1 mądrość)",
    ]
    assert labels(asked(table), "en")[0] == "the Site of stone and war (value 4; 2 wisdom)"
    question = next(build_tower(g, g.builders[GREEN]))
    assert {"niebieska (2 złota)", "czerwona (1 złoto)"} <= set(labels(question))


@pytest.mark.rule("ORI-8.1.7", "ORI-9.5")
def test_abilities_are_offered_with_what_they_do() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="forum")
    question = next(may_use_ability(g, me, me.city[1, 0], (1, 0)))
    assert said(question) == (
        "Do you use the ability of the Forum (take a speaker of your choice from the pool)?",
        "Używasz zdolności Forum (weź wybraną kość mówcy z puli)?",
    )


@pytest.mark.rule("ORI-6.1", "ORI-8.1.2", "ORI-15.5")
def test_dice_and_tiles_are_offered_with_what_they_cost_the_player_who_is_asked() -> None:
    g = position()
    holding(g, "taurus")
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    offer(g, "mint", "castle", "forum", "court", "obelisk")
    goods(g, wisdom=9, stone=9)
    g.builders[GREEN].archon = ""
    table = table_of(g)
    play(table, "action:visit", "visit-site:S4", "site-action:bottom")
    assert labels(asked(table))[1:3] == [
        "niebieska 2 (miejsce 2, mądrość: 0)",
        "żółta 3 (miejsce 3, mądrość: 1)",
    ]
    question = next(purchase(g, g.builders[GREEN]))
    assert labels(question)[1] == "Zamek (miejsce 2; kamień: 3, mądrość: 0)"
    assert labels(question, "en")[4] == "Obelisk (place 5; stone: 1, wisdom: 3)"


@pytest.mark.rule("ORI-8.2.1")
def test_who_cannot_pay_a_tile_reads_why_it_becomes_a_farm_and_can_go_back() -> None:
    """Polish 935-946: a farm is laid instead, of one's own will."""
    g = position()
    offer(g, "mint", "castle", "forum", "court", "obelisk")
    goods(g, wisdom=1)
    g.builders[GREEN].archon = ""
    table = table_of(g)
    play(table, "action:visit", "visit-site:S2", "site-action:bottom", "tile:2/castle")
    assert asked(table).kind == "cell"
    assert said(asked(table)) == (
        "You cannot pay for the Castle (3 stone and 1 wisdom; you are 3 short), so the tile becomes a farm. "
        "Where do you lay it?",
        "Nie stać cię na Zamek (koszt: 3 kamienie i 1 mądrość; brakuje 3), więc płytka będzie farmą. "
        "Gdzie ją kładziesz?",
    )
    table.undo()
    assert asked(table).kind == "tile"
    assert "tylko farmą" in said(asked(table))[1]


@pytest.mark.rule("ORI-8.2.1")
def test_a_farm_of_choice_is_just_a_farm() -> None:
    g = position()
    offer(g, "mint", "castle", "forum", "court", "obelisk")
    goods(g, stone=1)
    rule = purchase(g, g.builders[GREEN])
    question = next(rule)
    question.answer = 0
    question = next(rule)  # as a farm or as a building
    question.answer = question.option_ids().index("tile-as:farm")
    assert said(next(rule)) == ("Where do you lay the farm?", "Gdzie kładziesz farmę?")


# -------------------------------------------------------------------------------------------------- tips
@pytest.mark.rule("ORI-15.5")
def test_the_holder_of_taurus_reads_lower_prices_and_nobody_else_does() -> None:
    """Polish 1616: 1 wisdom less for buildings and dice of the offers."""
    g = position()
    holding(g, "taurus")
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    offer(g, "mint", "castle", "forum", "court", "obelisk")
    mine, others, watching = tips(g, GREEN), tips(g, BLUE), tips(g, None, "en")
    assert mine["offer-castle-0"].endswith("Koszt w mądrości na miejscu 2: 0 (z kartą Byka; bez niej 1).")
    assert mine["offer-mint-0"].endswith("Koszt w mądrości na miejscu 1: 0 (z kartą Byka; bez niej 0).")
    assert others["offer-castle-0"].endswith("Koszt w mądrości na miejscu 2: 1.")
    assert mine["citizen-blue-0"] == (
        "niebieska kość o wartości 2; koszt w mądrości: 0 (z kartą Byka; bez niej 1)"
    )
    assert others["citizen-purple-0"] == "fioletowa kość o wartości 5; koszt w mądrości: 4"
    assert watching["citizen-purple-0"] == "purple die, value 5; wisdom: 4"


@pytest.mark.rule("ORI-17.2.9")
def test_alone_no_tip_says_that_the_game_ends_for_want_of_dice() -> None:
    """Polish 1579: five rounds, no other end."""
    for language, end in (("pl", "gra kończy się po rundzie"), ("en", "the game ends after the round")):
        alone, together = tips(position(1), 0, language), tips(position(2), 0, language)
        for colour in COLOURS:
            assert end not in alone[f"reserve-{colour}"]
            assert end in together[f"reserve-{colour}"]


@pytest.mark.rule("ORI-8.4.2", "ORI-15.7")
def test_tips_of_construction_site_and_cancer_leave_nothing_out() -> None:
    """Polish 1764-1765: later, without wisdom; 1654: with a free base."""
    site, cancer = building_text(BUILDINGS["construction_site"]), zodiac_text(ZODIAC["cancer"])
    assert "później, kupując budowlę, bez kosztu w mądrości" in POLISH.text(site)
    assert "later with a purchase, without wisdom" in ENGLISH.text(site)
    assert "potrzebna wolna podstawka" in POLISH.text(cancer)
    assert "needs an empty base" in ENGLISH.text(cancer)


# ----------------------------------------------------------------------------------------------- reasons
@pytest.mark.rule("ORI-10.2.1")
def test_bases_that_are_all_bought_are_not_called_in_use() -> None:
    """Polish 1230-1236: bought ones may be empty again."""
    g = position()
    me = g.builders[GREEN]
    me.bases_on_track, me.empty_bases, me.archon = 0, 6, ""
    assert why(asked(table_of(g)), "population") == (
        "ORI-10.2.1",
        "All bases of the population track have been bought.",
        "Wszystkie podstawki z toru populacji są już pozyskane.",
    )


@pytest.mark.rule("ORI-10.1.1")
def test_an_empty_tower_pool_is_not_a_lack_of_gold() -> None:
    g = position()
    goods(g, gold=9)
    g.tower_pool = dict.fromkeys(g.tower_pool, 0)
    g.builders[GREEN].archon = ""
    assert why(asked(table_of(g)), "tower")[1] == "The pool has no tower discs left."


@pytest.mark.rule("ORI-15.1")
def test_a_six_under_capricorn_has_a_reason() -> None:
    """Polish 1629: a 6 cannot be raised any more."""
    g = position()
    holding(g, "capricorn")
    freemen(g, GREEN, ("red", 6), ("blue", 3, "S1"))
    goods(g, gold=1)
    rule = build_tower(g, g.builders[GREEN])
    next(rule).answer = 0
    question = next(rule)
    assert question.option_ids() == ["raise:blue/3/S1", "raise:no"]
    rule_id, english, polish = why(question, "red/6/home")
    assert rule_id == "ORI-15.1"
    assert english == "The die already has value 6, which this effect does not raise."
    assert polish == "Kość ma już wartość „6”, której ten efekt nie zwiększa."


@pytest.mark.rule("ORI-9.5")
def test_a_building_that_cannot_be_activated_has_a_reason() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="court", x1y1="outpost")
    freemen(g, GREEN, ("red", 2))
    for colour in COLOURS:
        g.reserve[colour] = 0
    city(me, x2y0="castle", x2y1="forum")
    g.speaker_pool = [3]
    question = next(activate_buildings(g, me, (1, 0), "orange"))
    assert question.option_ids() == ["activate:2/0/castle", "activate:2/1/forum", "activate:done"]
    assert why(question, "1/0/court")[0::2] == ("ORI-9.5", "Ta zdolność niczego teraz nie zmienia.")
    assert why(question, "1/1/outpost")[1] == "This building is not activated by an orange die."
    farm = position()
    city(farm.builders[GREEN], x1y0="outpost", x1y1="farm_mint")
    question = next(activate_buildings(farm, farm.builders[GREEN], (0, 0), "red"))
    assert why(question, "1/1/mint")[1] == "That tile has no ability."
    assert why(question, "0/0/palace")[1] == "That tile has no ability."


@pytest.mark.rule("ORI-16.4.5")
def test_a_colour_without_a_die_in_the_reserve_has_a_reason() -> None:
    """Polish 1769: the die is exchanged for one from the reserve."""
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="court")
    freemen(g, GREEN, ("red", 2))
    g.reserve["blue"] = 0
    question = next(use_ability(g, me, (1, 0)))
    assert why(question, "blue")[0::2] == ("ORI-16.4.5", "W rezerwie nie ma kości w tym kolorze.")
    assert why(question, "red")[1] == "The die already has that colour."


@pytest.mark.rule("ORI-4.1.10", "ORI-4.1.5")
def test_workers_that_have_gone_and_actions_that_are_done_have_a_reason() -> None:
    g = position()
    freemen(g, GREEN, ("yellow", 3), ("blue", 4, "S1"))
    g.builders[GREEN].speakers = [2]
    table = table_of(g)
    play(table, "action:visit")
    gone = "Jest już na planszy: miejsce rozwoju."
    assert why(asked(table), "archon/0")[0::2] == ("ORI-4.1.10", gone)
    assert why(asked(table), "blue/4")[1] == "Already on the board: the Site of stone and war."
    play(table, "visit-worker:yellow/3", "visit-site:S5", "site-action:top")
    assert why(asked(table), "top")[0:2] == ("ORI-4.1.5", "That action has been carried out.")
    assert "1 main action" in why(asked(table), "bottom")[1]


@pytest.mark.rule("ORI-9.1", "ORI-9.3")
def test_districts_dice_and_cards_that_do_not_fit_have_a_reason() -> None:
    g = position()
    me = g.builders[GREEN]
    freemen(g, GREEN, ("red", 2), ("blue", 4, "S1"), ("red", 3))
    city(me, x1y0="obelisk", x1y1="outpost", x2y0="quarry", x2y1="main_gate", x3y0="mint", x3y1="forum")
    me.seats[0, 0] = ("purple", 2)
    cards(g, "D13", "D18", "D23")  # red between purple and blue, blue between red and yellow fit
    rule = close_district(g, me)
    question = next(rule)
    assert why(question, "0/0")[0:2] == ("ORI-9.1", "That district is already closed.")
    question.answer = 0
    question = next(rule)
    assert why(question, "blue/4")[0] == "ORI-9.1"
    question.answer = 0
    question = next(rule)
    assert question.option_ids() == [
        "district-card:13/red/purple/blue",
        "district-card:23/blue/red/yellow",
    ]
    (other,) = question.reasons().values()
    assert (other.rule, POLISH.text(other.text)) == (
        "ORI-9.3",
        "Układ budowli w dzielnicy nie pasuje do tej karty.",
    )


@pytest.mark.rule("ORI-16.5.6")
def test_neighbours_that_lend_nothing_to_a_mages_tower_have_a_reason() -> None:
    g = position()
    me = g.builders[GREEN]
    city(me, x1y0="mages_tower", x1y1="outpost", x2y0="farm_mint", x1y_1="harbour")
    question = next(use_ability(g, me, (1, 0)))
    assert question.option_ids() == ["mage:1/1/outpost", "mage:1/-1/harbour"]
    assert why(question, "2/0/mint")[0:2] == ("ORI-16.5.6", "That tile has no ability.")


@pytest.mark.rule("ORI-7.1.4", "ORI-4.2.5", "ORI-5.1.2", "ORI-15.2")
def test_tracks_that_are_at_their_end_have_a_reason() -> None:
    g = position()
    me = g.builders[GREEN]
    freemen(g, GREEN, ("red", 2))
    goods(g, food=2, gold=1)
    military(g, 13, 0)
    me.archon = ""
    table = table_of(g)
    play(table, "action:visit", "visit-worker:archon/0", "visit-site:S5", "site-action:bottom")
    play(table, "pay-gold:0")
    assert asked(table).kind == "repeat"
    assert why(asked(table), "military_move")[0] == "ORI-7.1.4"
    holding(g, "aquarius")
    me.temples["seas"] = 10
    question = next(aquarius(g, me, "forests"))
    assert question.option_ids() == ["aquarius:mountains", "aquarius:no"]
    assert why(question, "seas")[0:2] == ("ORI-5.1.2", "Your disc is already on the top space.")
    assert why(question, "forests")[0:2] == ("ORI-15.2", "It has to be another temple.")


# ------------------------------------------------------------------------------- the words of the rulebook
def texts(language: str) -> str:
    """Everything the game says in a language."""
    return "".join(file.read_text(encoding="utf-8") for file in catalogue_files(GAME.folder, language))


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        (r"\bkart\w* zodiaku", "karta znaku zodiaku"),
        (r"\bkrok", "pole"),
        (r"\bwejdź|\bwchodzi", "przesuń się"),
        (r"\b[Pp]odnieś|\b[Pp]odnosisz", "zwiększ wartość"),
        (r"\b[Pp]ul\w* wież", "pula dysków wież"),
        (r"\bpłytk\w* Farma", "farma"),
        (r"\bzaatakuj|\batakuje\b", "przeprowadź atak"),
        (r"\bpunktuj", "zdobądź PZ"),
    ],
)
def test_the_polish_texts_use_the_words_of_the_polish_rulebook(word: str, instead: str) -> None:
    assert re.findall(word, texts("pl")) == [], f"the rulebook says: {instead}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_cited_in_the_log(language: str) -> None:
    messages = re.split(r"\n(?=\S)", texts(language))
    log = [message for message in messages if message.startswith("log-")]
    assert len(log) > 40
    assert [message for message in log if "rule" in message or "ORI-" in message] == []


@pytest.mark.parametrize("colour", COLOURS)
def test_english_says_an_orange_one(colour: str) -> None:
    article = "an" if colour == "orange" else "a"
    told: dict[str, Any] = {"seat": 0, "colour": colour}
    assert f" {article} {colour} advisor" in ENGLISH.catalogue.event("double", told)
    needs = ENGLISH.catalogue.say("why-wrong-colour", {"token": colour})
    assert needs == f"The bonus action needs {article} {colour} worker."
    assert "is missing" not in texts("en")
    assert not re.search(r"\b[Aa] \{ \$(colour|token)|\b[Aa] orange", texts("en"))


def test_polish_names_are_declined() -> None:
    """Gender and case follow the thing: the Mint is feminine, the Castle masculine."""
    say = POLISH.catalogue.event
    assert say("build", {"seat": 0, "tile": "mint"}) == "Gracz 1 dodaje do miasta Mennicę."
    assert say("ability", {"seat": 0, "tile": "castle"}) == "Gracz 1 używa zdolności Zamku."
    assert say("zodiac", {"seat": 0, "power": "gemini"}) == "Gracz 1 bierze kartę Bliźniąt."
    assert say("double", {"seat": 0, "colour": "orange"}).startswith(
        "Gracz 1 ma już doradcę w kolorze pomarańczowym"
    )
    farm = {"seat": 0, "tile": "mages_tower"}
    assert say("farm", farm) == "Gracz 1 dodaje do miasta farmę (na odwrocie: Wieża maga)."
