"""The checks that tests run on every game's catalogues, and the shared catalogue under them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.text import LANGUAGES, check_pair, try_all
from tablewright.text.catalogue import SHARED_FOLDER


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
