"""Every sentence of the command line, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablewright.cli
from tablewright.cli.app import COMMANDS
from tablewright.cli.speech import CliError, Speech, spoken_language, take_language
from tablewright.cli.terminal.orders import ORDERS
from tablewright.engine import TablewrightError
from tablewright.text import LANGUAGES, Catalogue, check_pair, try_all
from tests.cli.conftest import Tablewright

FOLDER = Path(tablewright.cli.__file__).parent
SPOKEN = {"say", "error", "print"}
ANY = r"[\w-]+"


def test_both_languages_say_the_same_and_can_be_said() -> None:
    assert check_pair(FOLDER / "locale" / "en.ftl", FOLDER / "locale" / "pl.ftl") == []
    for language in LANGUAGES:
        assert try_all(FOLDER, language) == []


def sources() -> Iterator[ast.Module]:
    for file in FOLDER.rglob("*.py"):
        yield ast.parse(file.read_text(encoding="utf-8"))


def patterns(node: ast.AST) -> Iterator[str]:
    """The ids an expression may stand for, as regular expressions."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in node.values
        ]
        if any(part != ANY for part in parts):
            yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)


def ids() -> set[str]:
    return {name for name, attribute in Catalogue(FOLDER, "en").patterns() if attribute is None}


def test_everything_the_program_says_is_in_the_catalogue() -> None:
    own = ids()
    said = {
        pattern
        for module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SPOKEN
        if ast.unparse(node.func.value).endswith("speech") and node.args
        for pattern in patterns(node.args[0])
    }
    assert len(said) > 60
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, name) for name in own)]


def test_everything_in_the_catalogue_is_said_somewhere() -> None:
    written = {pattern for module in sources() for node in ast.walk(module) for pattern in patterns(node)}
    own_file = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
    own = {name for name in ids() if re.search(rf"^{re.escape(name)} =", own_file, re.MULTILINE)}
    assert len(own) > 150
    assert not [name for name in own if not any(re.fullmatch(pattern, name) for pattern in written)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_and_every_command_has_its_words(language: str, tablewright: Tablewright) -> None:
    speech = Speech(language)
    names = [speech.say(f"order-{name}") for name in ORDERS]
    assert len(set(names)) == len(names)
    for command in ["", *COMMANDS]:
        answer = tablewright(*command.split(), "--help", "--language", language)
        assert answer.code == 0
        assert "⟦" not in answer.out
        assert answer.err == ""
    for name in ORDERS:
        speech.say(f"order-{name}-help")
    assert not speech.catalogue.missing


@pytest.mark.parametrize(
    ("chosen", "environment", "language"),
    [
        (None, {}, "en"),
        ("pl", {"TABLEWRIGHT_LANGUAGE": "en"}, "pl"),
        (None, {"TABLEWRIGHT_LANGUAGE": "pl", "LANG": "en_GB.UTF-8"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"TABLEWRIGHT_LANGUAGE": "", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_which_language_is_spoken(chosen: str | None, environment: dict[str, str], language: str) -> None:
    assert spoken_language(chosen, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CliError, match=r"There is no language “xx”. Languages: en, pl."):
        spoken_language("xx", {})
    with pytest.raises(CliError, match="xx"):
        spoken_language(None, {"TABLEWRIGHT_LANGUAGE": "xx"})


@pytest.mark.parametrize(
    "words", [["--language", "pl", "games"], ["games", "--language", "pl"], ["games", "--language=pl"]]
)
def test_the_language_may_stand_anywhere(words: list[str]) -> None:
    assert take_language(words) == ("pl", ["games"])
    assert take_language(["games"]) == (None, ["games"])
    assert take_language(["games", "--language"]) == ("", ["games"])


def test_what_only_english_tells_stands_in_a_polish_sentence(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **settings: object) -> None:
        raise TablewrightError("The stones are gone. Bring new ones.")

    monkeypatch.setattr("tablewright.cli.sim.simulate", broken)
    assert tablewright("sim", "quarry").err == "The stones are gone. Bring new ones.\n"
    polish = tablewright("sim", "quarry", "--language", "pl")
    assert polish.code == 2
    assert polish.err == "To się nie uda; po angielsku: The stones are gone. Bring new ones.\n"


def test_an_unknown_language_is_refused_in_the_known_one(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEWRIGHT_LANGUAGE", "pl")
    assert tablewright("games", "--language", "de").err == "Nie ma języka „de”. Języki: en, pl.\n"
    monkeypatch.setenv("TABLEWRIGHT_LANGUAGE", "de")
    assert tablewright("games").err == "There is no language “de”. Languages: en, pl.\n"
