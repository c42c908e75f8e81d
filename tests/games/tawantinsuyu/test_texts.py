"""Names in the catalogues say what the component data says; labels, reasons and log say enough."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tablewright.engine import Decision, find_game, new_table
from tablewright.games.tawantinsuyu.box.schema import (
    ACTIONS,
    ARMY_CARDS,
    CONQUEST_NUMBER,
    DATA,
    GOD_CARDS,
    ICONS,
    PASSIVE,
    PRODUCTION,
    STATUES,
    WEAVINGS,
    amounts,
)
from tablewright.games.tawantinsuyu.look.wording import (
    ability_text,
    conquest_text,
    effect_text,
    production_text,
)
from tablewright.games.tawantinsuyu.rules.buildings import build_building
from tablewright.games.tawantinsuyu.rules.feast import feast_cards
from tablewright.games.tawantinsuyu.rules.resources import exchange_freely, too_dear
from tablewright.games.tawantinsuyu.rules.solo.reactions import conquer_for_her
from tablewright.games.tawantinsuyu.rules.state import TURN_END, Inca
from tablewright.games.tawantinsuyu.rules.steps_and_statues import build_statue
from tablewright.games.tawantinsuyu.rules.tasks import produce_once
from tablewright.testing.scenario import Scenario
from tablewright.text import LANGUAGES, CatalogueWords, words_for
from tests.games.tawantinsuyu.offers import market, stacked
from tests.games.tawantinsuyu.owning import army, gods, goods, passive, production
from tests.games.tawantinsuyu.people import village, workers
from tests.games.tawantinsuyu.seats import PURPLE, SHE
from tests.games.tawantinsuyu.table import laid_out, scenario


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


# ------------------------------------------------------------------- what the Polish text asked for (gaps.md)
EN = words_for(find_game("tawantinsuyu"), "en", ("Ann", "Bea"))
PL = words_for(find_game("tawantinsuyu"), "pl", ("Ann", "Bea"))


def labels(table: Scenario, words: CatalogueWords) -> dict[str, str]:
    """The options that are offered now, in words."""
    question = table.question()
    read = [words.option(question, value) for value in question.values]
    return dict(zip(question.option_ids(), read, strict=True))


def why_not(table: Scenario, option: str, words: CatalogueWords) -> str:
    """The reason in words."""
    return words.text(table.question().reasons()[option].text)


def log(table: Scenario, words: CatalogueWords) -> list[str]:
    """All that happened, in words."""
    return [words.event(event, None) for event in table.table.events]


def acting(action: str, **amounts: int) -> tuple[Scenario, Inca]:
    """Purple has just triggered an action of the High Priest."""
    g = laid_out()
    me = g.incas[PURPLE]
    goods(me, **amounts)
    me.priest = ACTIONS.index(action) - 1
    return scenario(g), me


@pytest.mark.rule("TAW-6.6.6")
def test_the_log_says_which_army_cards_a_conquest_took() -> None:
    """Lines 694-710."""
    table, me = acting("conquest")
    g = table.state
    army(g, me, "A01", "A19", place="army_up")
    table.play("action:priest", "priest-move:conquest", "priest-action:perform", "casualty:potato-end")
    table.play("conquer:CH4")
    table.told("conquest-discard", seat=PURPLE, cards=["A01"])
    table.told("face-down", seat=PURPLE, things=["A19"])
    assert "Ann discards for the conquest: army card 1 (1 soldier; 2 potatoes)." in log(table, EN)
    assert "Ann odrzuca za Podbój: karta Armii 1 (1 Żołnierz; 2 ziemniaki)." in log(table, PL)


@pytest.mark.rule("TAW-12.5.5")
def test_the_log_says_which_army_cards_her_conquest_took() -> None:
    g = laid_out(1)
    she = g.incas[SHE]
    army(g, she, "A01", "A19", place="army_up")
    g._journal = []
    conquer_for_her(g, she, CONQUEST_NUMBER["CH4"])
    told = {event.kind: event.args for event in g._journal}
    assert told["conquest-discard"] == {"seat": SHE, "cards": ["A01"]}
    assert told["face-down"] == {"seat": SHE, "things": ["A19"]}


@pytest.mark.rule("TAW-6.4.1")
def test_offerings_say_their_price_and_what_is_lacking() -> None:
    """Lines 663-668."""
    table, _me = acting("offering", corn=3)
    table.play("action:priest", "priest-move:offering", "priest-action:perform")
    assert labels(table, EN) == {"offering:1": "1 space, for 2 corn", "offering:no": "Nothing"}
    assert labels(table, PL)["offering:1"] == "O 1 pole, za 2 kukurydze"
    assert why_not(table, "offering:2", EN) == "Cost: 4 corn. Lacking: 1 corn."
    assert why_not(table, "offering:3", PL) == "Koszt: 6 kukurydzy. Brakuje: 3 kukurydze."


@pytest.mark.rule("TAW-5.5.1")
def test_every_further_weaving_says_its_price_and_why_it_is_not_bought() -> None:
    """Line 542."""
    g = laid_out()
    me = g.incas[PURPLE]
    workers(g, me, "blue")
    gods(g, me, "G15")
    army(g, me, "A06")
    goods(me, corn=2)
    stacked(g, "W01", "W08", "W14")
    table = scenario(g).play("action:place", "task:T1-M")
    assert EN.prompt(table.question()) == "Which weaving do you buy for 1 corn?"
    table.play("buy-weaving:W01")
    assert PL.prompt(table.question()) == "Którą Tkaninę kupujesz za 2 kukurydze?"
    assert why_not(table, "buy-weaving:W08", EN) == "Cost: 2 corn. Lacking: 1 corn."


@pytest.mark.rule("TAW-5.3.1")
def test_a_reason_names_what_is_lacking_and_the_gold_that_could_stand_in() -> None:
    me = laid_out().incas[PURPLE]
    goods(me, stone=1, gold=1)
    reason = too_dear("TAW-5.3.1", me, (0, 1, 2, 0))
    assert EN.text(reason.text) == (
        "Cost: 1 corn and 2 stone. Lacking: 1 corn and 1 stone; gold to stand in for it, at most: 1."
    )
    assert "Brakuje: 1 kukurydza i 1 kamień; zastąpi to najwyżej tyle złota: 1." in PL.text(reason.text)


@pytest.mark.rule("TAW-5.8.1")
@pytest.mark.parametrize("tile", ["P10", "P11", "P19"])
def test_goods_to_choose_from_say_how_many(tile: str) -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    production(g, me, tile)
    asked = next(produce_once(g, me))
    for words in (EN, PL):
        assert all(any(sign.isdigit() for sign in words.option(asked, value)) for value in asked.values)


@pytest.mark.rule("TAW-11.15")
def test_an_exchange_says_what_is_given_and_what_is_got() -> None:
    me = laid_out().incas[PURPLE]
    goods(me, stone=2)
    asked = next(exchange_freely(laid_out(), me))
    assert EN.option(asked, ("stone", "corn")) == "Give 2 stone, take 2 corn"
    assert PL.option(asked, ("stone", "corn")) == "Oddaj 2 kamienie, weź 2 kukurydze"


@pytest.mark.rule("TAW-7.1")
def test_the_ends_of_the_village_say_who_stands_there() -> None:
    """Lines 799, 1522."""
    g = laid_out()
    village(g, "red", "blue", "white")
    goods(g.incas[PURPLE], potato=1)
    g.step = TURN_END
    table = scenario(g)
    assert labels(table, EN)["village:potato-end"] == "The Warrior at the potato end, for 1 potato"
    assert labels(table, PL)["village:potato-end"] == (
        "Wojownika z końca kolejki po stronie ziemniaków, za 1 ziemniaka"
    )
    assert why_not(table, "village:corn-end", EN) == "Cost: 1 corn. Lacking: 1 corn."
    assert PL.option(table.question(), "corn-end").startswith("Kapłana z końca kolejki po stronie kukurydzy")


@pytest.mark.rule("TAW-6.6.5", "TAW-11.13")
def test_conquests_say_what_they_take() -> None:
    table, me = acting("conquest")
    g = table.state
    army(g, me, "A01", "A09", "A19", place="army_up")
    passive(g, me, "Z13")
    table.play("action:priest", "priest-move:conquest", "priest-action:perform", "casualty:potato-end")
    read = labels(table, EN)
    price = "turn 1 soldier face down and discard 1 soldier"
    assert read["conquer:CH6"] == f"Chinchaysuyu 6: {price}; benefit: score 7 points"
    assert read["conquer:AN3"].startswith(
        "Antisuyu 3: turn 1 soldier face down or discard 1 soldier; benefit: "
    )
    assert labels(table, PL)["conquer:CH2"].startswith("Chinchaysuyu 2: zakryj 1 Żołnierza; korzyść: ")


@pytest.mark.rule("TAW-5.3.1", "TAW-5.4.1")
def test_buildings_and_statues_say_what_they_cost() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    market(g, "P02", "P16", "Z14", "Z15")
    goods(me, stone=3, corn=1)
    asked = next(build_building(g, me, free=False))
    assert EN.option(asked, asked.values[0]) == "Potato field, for 1 corn and 1 stone: gain 3 potatoes"
    assert (
        PL.option(asked, asked.values[0])
        == "Pole ziemniaków, za 1 kukurydzę i 1 kamień: otrzymaj 3 ziemniaki"
    )
    asked = next(build_building(g, me, free=True))
    assert PL.option(asked, asked.values[0]) == "Pole ziemniaków, za darmo: otrzymaj 3 ziemniaki"
    asked = next(build_statue(g, me, "", free=False, optional=True))
    assert PL.option(asked, asked.values[0]) == "mały Posąg (Wąż), za 3 kamienie: zdobądź 3 PZ"


@pytest.mark.rule("TAW-2.15", "TAW-8.4.3")
def test_god_cards_say_what_they_bring() -> None:
    """And their names stand together in a list: none has a comma in it."""
    g = laid_out()
    gods(g, g.incas[PURPLE], "G01", "G04")
    asked = next(feast_cards(g))
    assert [PL.option(asked, card) for card in asked.values[:2]] == [
        "Zagraj: Wąż (plony); otrzymaj 3 ziemniaki i 1 kukurydzę",
        "Zagraj: Wąż (chwała); zdobądź 4 PZ",
    ]
    assert not [card for card in GOD_CARDS for words in (EN, PL) if "," in words.catalogue.name(card)]


@pytest.mark.rule("TAW-4.2.1")
def test_spaces_say_god_and_food() -> None:
    g = laid_out()
    workers(g, g.incas[PURPLE], "blue")
    goods(g.incas[PURPLE], gold=1, potato=3)
    table = scenario(g).play("action:place")
    assert labels(table, EN)["place-space:T1a"] == ("space a (top terrace, section 1), Diamond: no food")
    assert labels(table, PL)["place-space:M2a"] == ("Pole a (taras środkowy, sekcja 2), Romb: 3 żywności")


@pytest.mark.rule("TAW-5.3.4", "TAW-5.3.5")
def test_who_can_only_exchange_the_market_is_asked_before() -> None:
    """Line 517: "you may"."""
    g = laid_out()
    me = g.incas[PURPLE]
    workers(g, me, "blue")
    gods(g, me, "G15", "G01")
    goods(me, gold=1, potato=3)
    market(g, "P16", "P18", "Z14", "Z11")
    table = scenario(g).play("action:place", "place-space:M2a", "place-payment:gold")
    icon = next(name for name in table.offered() if ICONS[name.partition(":")[2]].task == "build_building")
    table.play(icon).only_options("build:exchange-market", "build:no").play("build:no")
    table.asks(PURPLE, "task").not_offered(icon, rule="TAW-4.3.6")
    assert len(me.gods) == 2


@pytest.mark.rule("TAW-3.4")
def test_asides_in_words() -> None:
    """Lines 240-242."""
    g = laid_out()
    me = g.incas[PURPLE]
    army(g, me, "A01")
    passive(g, me, "Z19")
    goods(me, potato=1)
    table = scenario(g)
    read = labels(table, PL)
    assert read["use-army:A01"] == (
        "Odrzuć z ręki kartę Armii 1 (1 Żołnierz; 2 ziemniaki), aby zyskać wskazany surowiec"
    )
    assert read["house-of-prayer:yes"] == "Dom modlitwy: zapłać 1 ziemniaka i weź 1 kartę Bogów"


@pytest.mark.rule("TAW-6.3.1")
def test_statues_and_corn_in_good_polish() -> None:
    statue = next(iter(STATUES.values()))
    asked = Decision(PURPLE, "worship", [statue, None])
    assert PL.option(asked, statue) == "Odrzuć mały Posąg (Wąż)"
    assert EN.option(asked, statue) == "Discard the small statue (Serpent)"
    assert [PL.option(Decision(PURPLE, "pay-corn", [0, 5]), n) for n in (0, 5)] == [
        "Bez kukurydzy",
        "5 kukurydzy",
    ]


def test_the_vocabulary_of_the_polish_book() -> None:
    """Lines 240-242, 1522: na ręku, PZ; nothing half said."""
    text = Path(PL.catalogue.files[0]).read_text(encoding="utf-8")
    assert not re.findall(r"na ręce|\bpunkt(?!acj|ow)|Nie przed|kukurydz\b|dla surowca|końca ziemniaka", text)


@pytest.mark.parametrize("players", [1, 2])
def test_no_rule_ids_and_no_raw_ids_in_the_log(players: int) -> None:
    game = find_game("tawantinsuyu")
    table = new_table(game, players, "log", record=True)
    random = Random("log")
    while not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + random.randrange(len(question.values)))
    for language in LANGUAGES:
        words = words_for(game, language, players=players)
        lines = [words.event(event, seat) for event in table.events for seat in (None, 0)]
        assert not [line for line in lines if re.search(r"TAW-\d|⟦|[a-z]_[a-z]", line)]
