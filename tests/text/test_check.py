"""The checks that tests run on every game's catalogues, and the shared catalogue under them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.testing.checks.language import Ear, faults_between, words_alike
from tablewright.text import LANGUAGES, check_pair, try_all
from tablewright.text.catalogue import SHARED_FOLDER

ROOT = Path(__file__).parents[2]
#: Catalogues that belong to no game, and what may stand in both languages there.
OTHERS = {
    "src/tablewright/text": (),
    "src/tablewright/service": (),
    "src/tablewright/server": ("https", "json", "mail", "node", "public", "tablewright", "url"),
}


def write(folder: Path, en: str, pl: str) -> tuple[Path, Path]:
    (folder / "locale").mkdir(exist_ok=True)
    files = folder / "locale" / "en.ftl", folder / "locale" / "pl.ftl"
    for file, text in zip(files, (en, pl), strict=True):
        file.write_text(text, encoding="utf-8")
    return files


def test_the_shared_catalogues_say_the_same() -> None:
    assert check_pair(SHARED_FOLDER / "locale" / "en.ftl", SHARED_FOLDER / "locale" / "pl.ftl") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_sentence_can_be_said(language: str) -> None:
    assert try_all(None, language) == []


@pytest.mark.parametrize("folder", OTHERS)
def test_no_english_stands_in_polish_and_no_id_in_either(folder: str) -> None:
    place = ROOT / folder / "locale"
    alike = words_alike(SHARED_FOLDER).union(OTHERS[folder])
    assert faults_between([place / "en.ftl"], [place / "pl.ftl"], alike) == []


def test_english_in_polish_and_ids_are_found(tmp_path: Path) -> None:
    en, pl = write(tmp_path, "dig = Dig at the hill T2-I\n", "dig = Kop na hill, tile_3 lub SET-ZWY023-2\n")
    assert faults_between([en], [pl], frozenset()) == [
        "en.ftl: dig shows the id 'T2-I'",
        "pl.ftl: dig shows the id 'tile_3'",
        "pl.ftl: dig shows the id 'SET-ZWY023-2'",
        "pl.ftl: dig says the English 'hill'",
    ]
    assert faults_between([en], [pl], frozenset(["t2-i", "tile_3", "set-zwy023-2", "hill"])) == []


@pytest.mark.parametrize(
    "raw", ["G33", "T2-I", "SW02", "SET-ZWY023-2", "tile_3", "mill-2", "colour-pink", "⟦x⟧"]
)
def test_an_id_in_a_sentence_is_heard(raw: str, tmp_path: Path) -> None:
    write(tmp_path, "", "")
    assert Ear(tmp_path).fault("en", f"Take the {raw} now.").startswith("shows the id ")


@pytest.mark.parametrize("text", ["Space 3 (top)", "2 × VP", "a well-known 2-player game", "Round 3 of 5"])
def test_numbers_are_no_ids(text: str, tmp_path: Path) -> None:
    write(tmp_path, "", "")
    assert Ear(tmp_path).fault("en", text) == ""


def test_a_good_pair(tmp_path: Path) -> None:
    en = (
        "name-mill = mill\nvisit = Visit { $it }?\n  .pass = Nowhere\n"
        "n = { $n ->\n  [one] card\n *[other] cards\n }\n"
    )
    pl = (
        "name-mill = młyn\n  .acc = młyn\nvisit = Odwiedzić { $it_acc }?\n  .pass = Nigdzie\n"
        "n = { $n ->\n  [one] karta\n  [few] karty\n *[many] kart\n }\n"
    )
    assert check_pair(*write(tmp_path, en, pl)) == []


@pytest.mark.parametrize(
    ("en", "pl", "problem"),
    [
        ("a = A\nb = B\n", "a = A\n", "b: only in en"),
        ("a = A\n", "a = A\nb = B\n", "b: only in pl"),
        ("a = A\n  .x = X\n", "a = A\n", "a.x: only in en"),
        ("a = A { $n }\n", "a = A\n", "a: $n only in en"),
        ("a = A { $it }\n", "a = A { $it } { $amount }\n", "a: $amount only in pl"),
        ("a = A { $site_value }\n", "a = A { $site }\n", "a: $site_value only in en"),
        (
            "a = { $n ->\n [one] x\n *[other] y\n }\n",
            "a = { $n ->\n [one] x\n *[many] y\n }\n",
            "pl: a: the plural form few",
        ),
        (
            "a = { $n ->\n [few] x\n *[other] y\n }\n",
            "a = { $n }\n",
            "en: a: the plural form few is never used",
        ),
        ("a = A\na = B\n", "a = A\n", "en: a stands twice"),
        ("a = A\n", "a = A\n= b\n", "pl: line 2 cannot be read"),
    ],
)
def test_differences_are_found(tmp_path: Path, en: str, pl: str, problem: str) -> None:
    assert any(found.startswith(problem) for found in check_pair(*write(tmp_path, en, pl)))


def test_variables_count_through_references(tmp_path: Path) -> None:
    assert check_pair(*write(tmp_path, "a = A { b }\nb = { $n }\n", "a = A { $n }\nb = { $n }\n")) == []


def test_a_choice_by_word_needs_no_plural_forms(tmp_path: Path) -> None:
    same = "a = { $it_id ->\n [mill] x\n *[other] y\n }\n"
    assert check_pair(*write(tmp_path, same, same)) == []


def test_sentences_that_cannot_be_said_are_found(tmp_path: Path) -> None:
    write(tmp_path, "a = { gone }\nb = { -term }\nc = { $n }\nd = { a.x }\n", "")
    assert [problem.split(":")[0] for problem in try_all(tmp_path, "en")] == ["a", "b", "d"]
