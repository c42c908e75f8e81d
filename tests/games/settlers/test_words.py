"""What people read: labels that can be told apart, reasons that say what is missing, the rulebook's words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablewright.engine import BadSetup, Event, Table, Text, find_game
from tablewright.games.settlers.box.cards import CARDS, GOODS
from tablewright.games.settlers.box.schema_expansions import KINDS
from tablewright.games.settlers.look.wording import card_text
from tablewright.games.settlers.rules.state import Settlers, extras
from tablewright.text import LANGUAGES, Catalogue, words_for
from tablewright.text.speaker import setup_fault
from tests.games.settlers.asked import refused
from tests.games.settlers.laying import built, deals, foundation, hand, supply
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import play, position, table_of

GAME = find_game("settlers")
POLISH = Catalogue(GAME.folder, "pl", ["Tomek", "Marek", "Ewa"])
ENGLISH = Catalogue(GAME.folder, "en", ["Tom", "Mark", "Eva"])


def labels(table: Table, language: str = "pl") -> list[str]:
    """The answers as people read them."""
    words = words_for(GAME, language, ["Tomek", "Marek", "Ewa"])
    question = table.question()
    return [words.option(question, value) for value in question.values]


def log(kind: str, language: Catalogue = POLISH, **args: Any) -> str:
    """A line of the log."""
    return language.event(kind, Event(kind, args).args)


def card(name: str) -> str:
    """A card by its English name."""
    return next(card.id for card in CARDS.values() if card.kind in KINDS and KINDS[card.kind].name_en == name)


# ------------------------------------------------------------------------------------- labels (2, X20)
@pytest.mark.rule("SET-9.2")
def test_678_the_same_location_of_two_opponents() -> None:
    g = position("barbarians", "romans", "egyptians")
    built(g, MARK, "Quarry")
    (other,) = built(g, EVA, "Quarry")
    other.defended = True
    supply(g, TOM, raze=3)
    table = table_of(g)
    found = [label for label in labels(table) if "Kamieniołom" in label]
    assert found == [
        "Splądruj: Kamieniołom (Marek; 2 żetony Plądrowania)",
        "Splądruj: Kamieniołom (Ewa; 3 żetony Plądrowania)",
    ]
    assert "Raze Quarry of Marek (2 Raze tokens)" in labels(table, "en")


@pytest.mark.rule("SET-1.5", "SET-8.1", "SET-7.1")
def test_256_copies_differ_in_their_deal_or_their_cost() -> None:
    g = position("japanese", "romans")
    hand(g, TOM, "Trade Route", "Trade Route", "Trade Route", "ZWY046", "ZWY047", "ZWY048")
    supply(g, TOM, food=1, wood=9, stone=9)
    found = labels(table_of(g))
    routes = {label for label in found if label.startswith("Podpisz Umowę: Szlak handlowy")}
    assert routes == {
        "Podpisz Umowę: Szlak handlowy (1 jadło)",
        "Podpisz Umowę: Szlak handlowy (1 Robotnik)",
        "Podpisz Umowę: Szlak handlowy (1 PZ)",
    }
    assert len({label for label in found if label.startswith("Zbuduj: Zamek")}) == 2  # two prices


@pytest.mark.parametrize(
    ("faction", "own", "question"),
    [
        ("egyptians", "Temple of Ra", "take-over"),
        ("egyptians", "Scorpion Breeder", "block-location"),
        ("romans", "Engineers", "remove-location"),
        ("barbarians", "Pack", "pack-location"),
    ],
)
def test_678_whatever_is_done_to_others_names_them(faction: str, own: str, question: str) -> None:
    others = [name for name in ("japanese", "romans", "barbarians") if name != faction][:2]
    g = position(faction, *others)
    built(g, TOM, own)
    for seat in (MARK, EVA):
        built(g, seat, "Gold Mine")
    supply(g, TOM, worker=3, gold=3, raze=3, wood=3, stone=3, food=3)
    table = table_of(g)
    table.choose(next(name for name in table.question().option_ids() if "activate" in name))
    assert table.question().kind == question
    found = [label for label in labels(table) if "Kopalnia złota" in label]
    assert len(found) == len(set(found)) == 2
    assert "Marek" in found[0]
    assert "Ewa" in found[1]


def test_deals_name_their_good_and_their_holder() -> None:
    g = position("japanese", "romans", "barbarians")
    built(g, TOM, "Ninjas")
    deals(g, MARK, "Legion")
    deals(g, EVA, "Raid")
    supply(g, TOM, worker=3)
    table = table_of(g)
    play(table, "turn:activate/Ninjas")
    assert [label.partition(": ")[2] for label in labels(table)[:2]] == [
        f"Legion ({deal_good(g, MARK)}; Marek)",
        f"Napaść ({deal_good(g, EVA)}; Ewa)",
    ]


def deal_good(g: Settlers, seat: int) -> str:
    """The good of a player's Deal in Polish."""
    return POLISH.name(GOODS[g.settlers[seat].deals[0].deal])


def test_foundations_that_nobody_has_seen_have_numbers() -> None:
    g = position("amazons", "romans", ama="yes", format="open")
    for number in (1, 2):
        place = foundation(g, TOM, "Quarry")
        place.secret = True
        extras(place).name = f"foundation-{number}"
    built(g, TOM, "Village")
    built_card = next(card for card in g.settlers[TOM].deck if card.cost.locations == 1)
    g.settlers[TOM].deck.remove(built_card)
    g.settlers[TOM].hand.append(built_card)
    supply(g, TOM, wood=9, stone=9, food=9)
    table = table_of(g)
    table.choose(f"turn:build/{built_card.id}")
    assert labels(table) == ["Odrzuć Fundament numer 1", "Odrzuć Fundament numer 2", "Odrzuć Lokację: Wioska"]


# ------------------------------------------------------------------------------------- reasons (3, 4), glance
def why(table: Table, doing: str) -> str:
    """The reason in English."""
    names = {name: reason for name, reason in table.decision.reasons.items() if name.startswith(doing)}
    (reason,) = names.values()
    return ENGLISH.render(reason.text)


@pytest.mark.rule("SET-17.52", "SET-10.8")
def test_1076_dark_chapel_lacks_tokens_not_targets() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Dark Chapel")
    built(g, MARK, "Quarry")
    supply(g, TOM, worker=2, raze=1)
    assert why(table_of(g), "turn:activate") == "It takes 2 Raze tokens; you have 1."
    g.settlers[MARK].empire.clear()
    assert "nothing" in why(table_of(g), "turn:activate")


@pytest.mark.rule("SET-17.62", "SET-17.7", "SET-17.67", "SET-10.8")
@pytest.mark.parametrize("name", ["Settlers", "Negotiator", "Acting Troupe"])
def test_949_what_the_action_allows_must_be_paid_for_too(name: str) -> None:
    g = position("japanese", "romans")
    (place,) = built(g, TOM, name)
    if name == "Settlers":
        hand(g, TOM, "Casino")
    elif name == "Negotiator":
        deals(g, TOM, "Casino")
    else:
        (other,) = built(g, TOM, "Masons Guild")
        other.uses = 1
    supply(g, TOM, worker=2, wood=1)
    reasons = table_of(g).decision.reasons[f"turn:activate/{place.card.id}"]
    assert reasons.text.id == "why-too-little-left"


@pytest.mark.rule("SET-7.2", "SET-15.1", "SET-15.2")
@pytest.mark.parametrize(
    ("goods", "english", "polish"),
    [
        ({"wood": 1}, "You are missing 1 wood and 1 stone.", "Brakuje ci: 1 drewno i 1 kamień."),
        ({"wood": 2}, "You are missing 1 stone.", "Brakuje ci: 1 kamień."),
        (
            {"gold": 2},
            "You are missing 2 wood and 1 stone, and your 2 Gold does not replace all of it.",
            "Brakuje ci: 2 drewna i 1 kamień; twoje Złoto (2) nie zastąpi wszystkiego.",
        ),
    ],
)
def test_what_is_missing_is_named(goods: dict[str, int], english: str, polish: str) -> None:
    g = position("romans", "egyptians")
    hand(g, TOM, "Rubble")
    supply(g, TOM, worker=2, **goods)
    reason = table_of(g).decision.reasons[f"turn:build/{g.settlers[TOM].hand[0].id}"]
    assert (ENGLISH.render(reason.text), POLISH.render(reason.text)) == (english, polish)


@pytest.mark.rule("SETX-7.5", "SET-7.3")
def test_one_location_of_two_is_not_none() -> None:
    g = position("amazons", "romans", ama="yes", format="open")
    built(g, TOM, "Quarry")
    hand(g, TOM, "Moon Temple")
    supply(g, TOM, worker=2, wood=9, stone=9, food=9)
    reason = why(table_of(g), "turn:build")
    assert reason == "It costs 2 Locations or Foundations, and you have only 1 to discard."


@pytest.mark.rule("SETX-8.5", "SET-9.7")
def test_a_truce_is_not_a_missing_raze_field() -> None:
    g = position("romans", "egyptians", mini="yes", **{"dip-truce": "yes"})
    (quarry,) = built(g, MARK, "Quarry")
    extras(quarry).protected = True
    supply(g, TOM, worker=2, raze=5)
    assert why(table_of(g), "turn:raze") == "It is protected until the end of the round."


@pytest.mark.rule("SET-12.1", "SET-12.6", "SET-12.3")
def test_520_why_a_token_or_a_samurai_may_not_go_there() -> None:
    g = position("japanese", "romans")
    (quarry, dojo) = built(g, TOM, "Quarry", "Dojo")
    built(g, TOM, "Village")
    quarry.defended = True
    supply(g, TOM, worker=2, defense=1)
    table = table_of(g)
    assert refused(table, "turn:defend/Dojo") == "SET-12.1"
    assert refused(table, "turn:defend/Quarry") == "SET-12.3"
    assert refused(table, "turn:samurai/Quarry") == "SET-12.6"
    dojo.samurai = True
    assert why(table_of(g), f"turn:samurai/{dojo.card.id}") == "A Samurai guards this Location already."


@pytest.mark.rule("SET-0.3")
def test_151_a_foundation_is_no_location_at_a_glance() -> None:
    g = position("romans", "egyptians")
    built(g, TOM, "Quarry")
    foundation(g, TOM, "Village")
    holdings = GAME.glance(GAME.view(g, TOM)).holdings[TOM]
    assert [tally.amount for tally in holdings if tally.icon == "house"] == [1]


# ---------------------------------------------------------------------------------- grammar (6, X22, X24)
@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("foundation", "Lumberjacks", "Lokacja Drwale staje się Fundamentem; Tomek zyskuje 1 drewno."),
        ("copy", "Pyramids", "Tomek zyskuje produkcję Lokacji Piramidy."),
        ("removed", "Garrison", "Lokacja Garnizon (właściciel: Tomek) zostaje usunięta z gry."),
        ("neutral", "Ruins", "Lokacja Ruiny jest neutralna do końca rundy."),
        ("unbar", "Ruins", "Lokacja Ruiny nie jest już zablokowana."),
        ("ward-off", "Quarry", "Atak odparty: żeton Obrony ratuje Lokację Kamieniołom (Tomek)."),
        ("shut", "Legion", "Lokacja Legion (Tomek) jest zablokowana na następną rundę."),
    ],
)
def test_sentences_agree_with_every_name(kind: str, name: str, said: str) -> None:
    assert log(kind, seat=TOM, card=card(name), goods={"wood": 1}, good="defense") == said


def test_after_a_colon_stands_the_nominative() -> None:
    told = {"cost": {"location": 1, "worker": 1}, "goods": {"worker": 1, "card": 1}}
    assert (
        POLISH.render(Text("tip-raze-field", {"goods": told["goods"]})) == "Plądrowanie: 1 Robotnik i 1 karta"
    )
    tip = POLISH.render(
        Text(
            "tip-card",
            {"card": card("Quarry"), "kind": "action", "colours": [], "fields": [], "text": "", **told},
        )
    )
    assert "Koszt: 1 własna Lokacja lub Fundament i 1 Robotnik." in tip


def test_what_is_taken_from_the_supply_stands_in_the_nominative() -> None:
    line = log("samurai", seat=TOM, card=card("Dojo"), paid={"worker": 1})
    assert line == "Tomek rozstawia Samuraja: Dojo (z puli: 1 Robotnik)."


@pytest.mark.parametrize(("goal", "said"), [(1, "1 Faction Location "), (2, "2 Faction Locations ")])
def test_one_faction_location_is_no_plural(goal: int, said: str) -> None:
    assert f"Lost: {said}" in log("solo-lost", ENGLISH, goal=goal, count=3)


def test_questions_ask_for_what_they_mean() -> None:
    assert POLISH.render(Text("copy-production")) == "Produkcję której Lokacji zyskujesz?"
    assert POLISH.render(Text("give-back", {"good": "gold", "points": 2})) == "Ile Złota oddajesz? (po 2 PZ)"
    assert ENGLISH.render(Text("store", {"good": "worker"})) == "Cleanup: how many Workers do you keep?"
    assert ENGLISH.render(Text("store", {"good": "wood"})) == "Cleanup: how much wood do you keep?"
    assert log("copy", ENGLISH, seat=0, card=card("Pyramids")) == "Tom gains the production of Pyramids."


def test_favour_tokens_are_masculine() -> None:
    assert POLISH.option("take-favour", "colour-black") == "czarny"
    assert POLISH.option("declare-tokens", "colour-red") == "czerwony"
    assert POLISH.option("gain-by-favour", "favor_tricolor") == "trójkolorowy żeton Łaski Bogów"
    text = POLISH.render(Text("prayer-announce", {"colours": ["colour-brown", "colour-gray", "colour-red"]}))
    assert text == "ogłoś jeden: brązowy, szary i czerwony"


# ------------------------------------------------------------------------ vocabulary (7, X21, X23), set-up
NOT_IN_THE_RULEBOOK = re.compile(
    r"\bbarw(?!nik)|bezbarwn|[Ll]okacj\w* (?:akcji|cechy)|\b[Rr]ywal|\bTarg\b(?! na| Tlat)|pierwszym graczem"
)


def test_polish_texts_use_the_words_of_the_rulebook() -> None:
    for file in POLISH.files:
        if file.parent.parent == GAME.folder:
            for line in file.read_text(encoding="utf-8").splitlines():
                assert not NOT_IN_THE_RULEBOOK.search(line), f"{file.name}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_names_a_rule(language: str) -> None:
    catalogue = Catalogue(GAME.folder, language)
    for name, attribute in catalogue.patterns():
        if name.startswith("log-"):
            assert "rule" not in catalogue.variables(name, attribute), name


@pytest.mark.parametrize(
    ("language", "feature", "action"), [("pl", "Cecha:", "Akcja:"), ("en", "Feature:", "Action:")]
)
def test_2776_every_ability_begins_with_its_keyword(language: str, feature: str, action: str) -> None:
    catalogue = Catalogue(GAME.folder, language)
    for kind in KINDS.values():
        text = catalogue.render(card_text(kind))
        assert text.count(feature) == len(kind.features), text
        assert (action in text) == (kind.action is not None), text


@pytest.mark.parametrize(
    "options",
    [
        {"faction-1": "romans", "faction-2": "romans"},
        {"peaceful": "yes", "lookout": "advanced"},
        {"format": "introductory"},
        {"expansion": "atl"},
        {"set-1": "atl"},
        {"cards-atl": "none"},
        {"format": "open", "azt": "yes", "cards-atl": "common"},
        {"format": "open"},
        {"faction-1": "aztecs"},
        {"market": "yes"},
    ],
)
def test_faulty_set_ups_are_told_in_both_languages(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.settle(2, options)
    said = {language: setup_fault(refusal.value, language) for language in LANGUAGES}
    assert len(set(said.values())) == 2
    assert not any("⟦" in text or "'" in text for text in said.values())


@pytest.mark.parametrize(
    "options", [{"opponent": "japanese"}, {"rival": "romans"}, {"fire": "yes", "rival-deck": "standard"}]
)
def test_faulty_set_ups_of_a_single_player(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.settle(1, options)
    assert setup_fault(refusal.value, "pl") != setup_fault(refusal.value, "en")
