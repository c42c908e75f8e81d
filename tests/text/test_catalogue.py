"""Sentences in both languages: names, cases, plurals, lists, answers, events, and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablewright.engine.message import Text
from tablewright.text import Catalogue, SeatName, UnknownLanguage, message_id
from tablewright.text.catalogue import Verbatim

POLISH = """
-brand = Kamieniołom

draw = { $seat } bierze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.

visit-site = Dokąd idzie { $worker }?
    .pass = Nigdzie
    .option = Odwiedź { $it_acc }
    .n0 = Bez dopłaty
pay = Ile płacisz?
    .option = { $it } z { $amount }
buy = Co kupujesz?
    .option = { $it } za { $told }
pair = Kto i dokąd?
    .option = { $it_1 } do { $it_2_gen }
plain = Wybierz.

log-sketch = { $seat } dobiera kartę.
    .own = Dobierasz kartę { $order }.
log-gain = { $seat } zyskuje: { $gain_acc }.
log-many = Wybrano: { $things_acc } ({ $things_count }).
log-meet = { $seats } spotykają się.
log-brand = { -brand } wita.
log-quote = Jest tak: { draw }
log-nested = { $seat }: { $what }
log-choice = { $where_id ->
    [hill] Pod górę
   *[other] W dół
} do { $where_gen }.
log-flag = { $free ->
    [yes] Za darmo
   *[no] Za opłatą
}
why-short = Brakuje { $short }.

name-hill = wzgórze
    .gen = wzgórza
name-well = studnia
    .acc = studnię
    .gen = studni
name-S-01 = statek
amount-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
name-wood = drewno

broken-reference = { nothing-here }
broken-argument = Ile? { $unknown }
round-trip = { round-trip }
"""

ENGLISH = """
draw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-many = Chosen: { $things } ({ $things_count }).
name-hill = hill
name-well = well
"""

MakeCatalogue = Callable[..., Catalogue]


@pytest.fixture
def make(tmp_path: Path) -> MakeCatalogue:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "pl.ftl").write_text(POLISH, encoding="utf-8")
    (tmp_path / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return lambda language="pl", seats=("Ala", "Olek"): Catalogue(tmp_path, language, seats)


@pytest.fixture
def pl(make: MakeCatalogue) -> Catalogue:
    return make()


@dataclass
class Card:
    id: str


@pytest.mark.parametrize(
    ("count", "polish", "english"),
    [
        (0, "0 kart", "0 cards"),
        (1, "1 kartę", "1 card"),
        (2, "2 karty", "2 cards"),
        (5, "5 kart", "5 cards"),
        (12, "12 kart", "12 cards"),
        (22, "22 karty", "22 cards"),
        (25, "25 kart", "25 cards"),
        (112, "112 kart", "112 cards"),
        (1001, "1\xa0001 kart", "1,001 cards"),
        (10002, "10\xa0002 karty", "10,002 cards"),
    ],
)
def test_plural_forms(make: MakeCatalogue, count: int, polish: str, english: str) -> None:
    said = Text("draw", {"seat": 1, "count": count})
    assert make("pl").render(said) == f"Olek bierze {polish}."
    assert make("en").render(said) == f"Olek draws {english}."


def test_things_are_shown_by_name_in_the_case_the_sentence_asks_for(pl: Catalogue) -> None:
    assert pl.option("visit-site", "well") == "Odwiedź studnię"
    assert pl.option("visit-site", Card("well")) == "Odwiedź studnię"
    assert pl.option("visit-site", "hill") == "Odwiedź wzgórze"  # no accusative of its own
    assert pl.option("pair", ("well", "hill")) == "studnia do wzgórza"
    assert pl.name("well", "gen") == "studni"
    assert not pl.missing | pl.unnamed | pl.faults


def test_copies_share_the_name_of_their_kind(pl: Catalogue) -> None:
    assert pl.option("visit-site", Card("well-3")) == "Odwiedź studnię"
    assert pl.option("visit-site", "well#12") == "Odwiedź studnię"


def test_ids_that_fluent_does_not_allow(pl: Catalogue) -> None:
    assert pl.name("S.01") == "statek"
    assert message_id("visit-site") == "visit-site"
    assert message_id("K-*") == "K--"
    assert message_id("1") == "n1"
    assert message_id("łan") == "n-an"
    assert message_id("") == "n"


def test_answers(pl: Catalogue) -> None:
    assert pl.option("visit-site", "pass") == "Nigdzie"
    assert pl.option("visit-site", 0) == "Bez dopłaty"
    assert pl.option("pay", 2, {"amount": 3}) == "2 z 3"
    assert pl.option("buy", Card("well"), {"well": 3, "hill": 2}) == "studnia za 3"  # told of each answer
    assert pl.option("buy", ("well", "hill"), {"well/hill": 5}) == "studnia i wzgórze za 5"
    assert pl.option("plain", True) == "Tak"
    assert pl.option("plain", False) == "Nie"
    assert pl.option("plain", None) == "Nie"
    assert pl.option("plain", None, no="done") == "Gotowe"
    assert pl.option("plain", "skip") == "Pomijam"
    assert pl.option("plain", "well") == "studnia"
    assert pl.option("plain", 7) == "7"
    assert not pl.missing | pl.unnamed | pl.faults


def test_an_answer_without_words_is_noted(pl: Catalogue) -> None:
    assert pl.option("plain", "fly away") == "⟦plain.fly-away⟧"
    assert pl.option("plain", None, no="later") == "⟦plain.later⟧"
    assert pl.missing == {"plain.fly-away", "plain.later"}


def test_events_and_what_only_one_seat_may_read(pl: Catalogue) -> None:
    assert pl.event("sketch", {"seat": 0}) == "Ala dobiera kartę."
    assert pl.event("sketch", {"seat": 0, "order": "well"}, own=True) == "Dobierasz kartę studnia."
    assert pl.event("draw", {"seat": 0}, own=True) == "⟦log-draw⟧"


def test_seats(make: MakeCatalogue) -> None:
    assert make("pl", ()).event("sketch", {"seat": 1}) == "Gracz 2 dobiera kartę."
    assert make("pl").event("sketch", {"seat": 7}) == "Gracz 8 dobiera kartę."
    assert make("pl").event("meet", {"seats": [1, 0]}) == "Olek i Ala spotykają się."
    assert (
        make("pl", ("hill",)).event("sketch", {"seat": 0}) == "hill dobiera kartę."
    )  # a player may be called so
    assert make("pl").event("sketch", {"seat": SeatName("well")}) == "well dobiera kartę."


@pytest.mark.parametrize(
    ("things", "polish", "english"),
    [
        ([], "nic (0)", "nothing (0)"),
        (["well"], "studnię (1)", "well (1)"),
        (["well", "hill"], "studnię i wzgórze (2)", "well and hill (2)"),
        (("well", "hill", Card("well-2")), "studnię, wzgórze i studnię (3)", "well, hill and well (3)"),
        ([3, 1, 5], "3, 1 i 5 (3)", "3, 1 and 5 (3)"),
    ],
)
def test_lists(make: MakeCatalogue, things: object, polish: str, english: str) -> None:
    assert make("pl").event("many", {"things": things}) == f"Wybrano: {polish}."
    assert make("en").event("many", {"things": things}) == f"Chosen: {english}."


def test_amounts(pl: Catalogue) -> None:
    assert (
        pl.event("gain", {"seat": 0, "gain": {"stone": 2, "wood": 1}})
        == "Ala zyskuje: 2 kamienie i 1 × drewno."
    )
    assert pl.event("gain", {"seat": 0, "gain": {"stone": 5, "wood": 0}}) == "Ala zyskuje: 5 kamieni."
    assert pl.event("gain", {"seat": 0, "gain": {}}) == "Ala zyskuje: nic."


def test_sentences_inside_sentences(pl: Catalogue) -> None:
    assert pl.event("quote", {"seat": 0, "count": 3}) == "Jest tak: Ala bierze 3 karty."
    inner = Text("draw", {"seat": 1, "count": 1})
    assert pl.event("nested", {"seat": 0, "what": inner}) == "Ala: Olek bierze 1 kartę."
    assert pl.event("brand", {}) == "Kamieniołom wita."


def test_variants_are_chosen_by_the_bare_id_and_by_truth(pl: Catalogue) -> None:
    assert pl.event("choice", {"where": "hill"}) == "Pod górę do wzgórza."
    assert pl.event("choice", {"where": "well"}) == "W dół do studni."
    assert [pl.event("flag", {"free": free}) for free in (True, False, None)] == [
        "Za darmo",
        "Za opłatą",
        "Za opłatą",
    ]


def test_reasons(pl: Catalogue) -> None:
    assert pl.render(Text("why-short", {"short": 2})) == "Brakuje 2."


def test_what_is_missing_is_visible_and_noted_but_never_raised(pl: Catalogue) -> None:
    assert pl.render(Text("nothing-like-this")) == "⟦nothing-like-this⟧"
    assert pl.missing == {"nothing-like-this"}
    pl.render(Text("broken-reference"))
    pl.render(Text("broken-argument"))
    pl.render(Text("round-trip"))
    assert sorted(fault.split(":")[0] for fault in pl.faults) == [
        "broken-argument",
        "broken-reference",
        "round-trip",
    ]


def test_a_message_without_a_value_is_missing(pl: Catalogue) -> None:
    assert pl.render(Text("common-answer")) == "⟦common-answer⟧"


def test_arguments_without_a_name_are_noted(pl: Catalogue) -> None:
    assert pl.option("visit-site", "castle") == "Odwiedź castle"
    assert pl.unnamed == {"castle"}
    pl.render(Text("visit-site", {"worker": Verbatim("Jan")}))
    assert pl.unnamed == {"castle"}


def test_the_game_goes_before_the_shared_catalogue(pl: Catalogue, tmp_path: Path) -> None:
    assert pl.has("list-empty")
    (tmp_path / "other" / "locale").mkdir(parents=True)
    (tmp_path / "other" / "locale" / "pl.ftl").write_text("list-empty = figa z makiem\n", encoding="utf-8")
    assert Catalogue(tmp_path / "other", "pl").say("list-empty", {}) == "figa z makiem"


def test_has(pl: Catalogue) -> None:
    assert pl.has("visit-site")
    assert pl.has("visit-site.pass")
    assert pl.has("log-score")
    assert not pl.has("visit-site.fly")
    assert not pl.has("fly")


def test_no_signs_for_text_direction_get_in(pl: Catalogue) -> None:
    assert not set("\u2068\u2069") & set(pl.render(Text("draw", {"seat": 0, "count": 4})))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*en, pl"):
        Catalogue(None, "xx")


def test_a_file_that_cannot_be_read_is_noted(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("good = yes\n= what\nfine = too\n", encoding="utf-8")
    catalogue = Catalogue(tmp_path, "en")
    assert catalogue.faults == {"en.ftl, line 2: cannot be read"}
    assert catalogue.say("fine", {}) == "too"


def test_a_game_without_a_catalogue_still_has_the_shared_one(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path, "en")
    assert catalogue.say("list-empty", {}) == "nothing"
    assert catalogue.render(Text("draw")) == "⟦draw⟧"


def test_a_game_may_have_a_file_for_each_of_its_parts(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("first = one\n", encoding="utf-8")
    (tmp_path / "locale" / "en.part.ftl").write_text("second = two\n", encoding="utf-8")
    catalogue = Catalogue(tmp_path, "en")
    assert catalogue.render(Text("first")) == "one"
    assert catalogue.render(Text("second")) == "two"
