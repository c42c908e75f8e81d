"""Reading rules files: every list style in use, the real games, search."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablewright.rulebook
from tablewright.rulebook import Rulebook, RulebookError

GAMES = Path(tablewright.rulebook.__file__).parents[1] / "games"

RULES = """\
# Mill — rules

Rules are called `MIL-x.y`. See MIL-1.1 for goods.

## MIL-1 Goods
*(introduction)*

- MIL-1.1 Wood and stone; see MIL-2.1 and MIL-1.2.
  Both are unlimited.
- **MIL-1.2** Gold stands in for **any** good.
1. **MIL-1.3 A** (always): take one.
   - Gilded mill: take two.

Not a rule any more.

### 1.2 Details
- MIL-1.10 One mill. MIL-1.11 Two mills, as in MIL-1.2. MIL-1.3 is a reference. MIL-1.12 "Three" mills.
  - MIL-1.12.1 A part of it.

## 2. Świątynie i młyny
- MIL-2.1 Młyn jest ŻÓŁTY.
- See MIL-1.1 for more.
- Vocabulary without an id.

## Examples
- Example MIL-EX-01 (goods): given wood, then stone.
- **Przykład MIL-EX-02**: bolded.

Derived checks
- Check MIL-CK-01: one.
- Test MIL-DX-01 (solo): two.

## Invariants
- INV-01 Nothing is lost.
- **MIL-INV-02** Nothing is negative.
- I-3 Order.

## Pitfalls
1. Do not confuse MIL-1.1 with MIL-1.2.
"""


@pytest.fixture
def mill(tmp_path: Path) -> Rulebook:
    (tmp_path / "rules.md").write_text(RULES, encoding="utf-8")
    return Rulebook.read(tmp_path)


def test_ids_of_every_kind_in_their_order(mill: Rulebook) -> None:
    assert [rule.id for rule in mill.rules] == [
        "MIL-1.1",
        "MIL-1.2",
        "MIL-1.3",
        "MIL-1.10",
        "MIL-1.11",
        "MIL-1.12",
        "MIL-1.12.1",
        "MIL-2.1",
    ]
    assert [rule.id for rule in mill.examples] == ["MIL-EX-01", "MIL-EX-02"]
    assert [rule.id for rule in mill.checks] == ["MIL-CK-01", "MIL-DX-01"]
    assert [rule.id for rule in mill.invariants] == ["INV-01", "MIL-INV-02", "I-3"]
    assert len(mill.everything) == 15


def test_texts(mill: Rulebook) -> None:
    assert mill.rule("MIL-1.1").text == "Wood and stone; see MIL-2.1 and MIL-1.2.\nBoth are unlimited."
    assert mill.rule("MIL-1.2").text == "Gold stands in for **any** good."
    assert mill.rule("MIL-1.3").text == "A (always): take one.\n- Gilded mill: take two."
    assert mill.rule("MIL-1.10").text == "One mill."
    assert mill.rule("MIL-1.11").text == "Two mills, as in MIL-1.2. MIL-1.3 is a reference."
    assert mill.rule("MIL-1.12").text == '"Three" mills.'
    assert mill.rule("MIL-EX-01").text == "(goods): given wood, then stone."
    assert mill.rule("MIL-EX-02").text == "bolded."
    assert (mill.rule("MIL-1.3").line, mill.rule("MIL-1.11").line) == (11, 17)


def test_chapters(mill: Rulebook) -> None:
    assert [(c.level, c.number, c.title, len(c.rules)) for c in mill.chapters] == [
        (1, "", "Mill — rules", 0),
        (2, "MIL-1", "Goods", 3),
        (3, "1.2", "Details", 4),
        (2, "2", "Świątynie i młyny", 1),
        (2, "", "Examples", 4),
        (2, "", "Invariants", 3),
        (2, "", "Pitfalls", 0),
    ]
    assert mill.chapters[1].text.startswith("*(introduction)*\n\n- MIL-1.1 Wood")
    assert mill.rule("MIL-2.1").chapter == "Świątynie i młyny"


def test_search_wants_all_words_and_ignores_case_and_accents(mill: Rulebook) -> None:
    assert [rule.id for rule in mill.search("MLYN zolty")] == ["MIL-2.1"]
    assert [rule.id for rule in mill.search("wood")] == ["MIL-1.1", "MIL-EX-01"]
    assert [rule.id for rule in mill.search("wood unlimited")] == ["MIL-1.1"]
    assert [rule.id for rule in mill.search("mil-1.12")] == ["MIL-1.12", "MIL-1.12.1"]
    assert mill.search("ood") == []
    assert mill.search("") == []


def test_looking_up_an_id(mill: Rulebook) -> None:
    assert mill.rule("mil-1.2").id == "MIL-1.2"
    assert [rule.id for rule in mill.group("MIL-1.12")] == ["MIL-1.12.1"]
    assert len(mill.group("MIL-1")) == 7
    with pytest.raises(RulebookError, match=r"no rule 'MIL-1\.33'\. Did you mean MIL-1\.3"):
        mill.rule("MIL-1.33")


def test_a_number_given_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("- MIL-1.1 One.\n- MIL-1.2 Two.\n- MIL-1.1 Three.\n", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"rules\.md, line 3: MIL-1\.1 already stands in line 1"):
        Rulebook.read(tmp_path)


def test_a_game_without_rules(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"rules\.md is missing"):
        Rulebook.read(tmp_path)


def test_languages_and_further_files(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("- MIL-1.1 Wood.\n", encoding="utf-8")
    (tmp_path / "expansions-rules.md").write_text("- MILX-1.1 Gold.\n", encoding="utf-8")
    assert Rulebook.read(tmp_path, "pl").language == "en"
    (tmp_path / "rules.pl.md").write_text("- MIL-1.1 Drewno.\n", encoding="utf-8")
    (tmp_path / "expansions-rules.pl.md").write_text("- MILX-1.1 Złoto.\n", encoding="utf-8")
    polish, english = Rulebook.read(tmp_path, "pl"), Rulebook.read(tmp_path)
    assert (polish.language, english.language) == ("pl", "en")
    assert [rule.text for rule in polish.rules] == ["Drewno.", "Złoto."]
    assert [rule.text for rule in english.rules] == ["Wood.", "Gold."]


@pytest.mark.parametrize(
    ("game", "rules", "examples", "checks", "invariants", "chapters"),
    [
        ("daitoshi", 281, 20, 0, 25, 26),
        ("origins", 233, 27, 10, 25, 21),
        ("settlers", 511, 82, 0, 47, 42),
        ("tabannusi", 199, 26, 0, 22, 15),
        ("tawantinsuyu", 276, 10, 23, 25, 17),
    ],
)
def test_the_rulebooks_of_the_games(
    game: str, rules: int, examples: int, checks: int, invariants: int, chapters: int
) -> None:
    """The figures were counted by hand from the files; whoever adds a rule counts on."""
    book = Rulebook.read(GAMES / game)
    assert (len(book.rules), len(book.examples), len(book.checks)) == (rules, examples, checks)
    assert len(book.invariants) == invariants
    assert sum(chapter.level == 2 for chapter in book.chapters) == chapters
    assert all(rule.text for rule in book.everything)


@pytest.mark.parametrize(
    ("game", "id_", "beginning", "chapter"),
    [
        ("origins", "ORI-4.1.2", "Compare values.", "Visiting an encounter site"),
        ("origins", "ORI-CK-03", "solo target is 180", "Worked examples"),
        ("tabannusi", "TAB-10.4.1", "Move the left card", "Bot turn"),
        ("tabannusi", "TAB-10.5.8", "D in 4 or 5: do C.", "Bot actions"),
        ("tawantinsuyu", "TAW-11.00", '"Any player" includes', "Passive buildings"),
        ("tawantinsuyu", "TAW-DX-20", "(solo): Axomamma", "Derived tests"),
        ("daitoshi", "DAI-21.100", "The numbers 1-4", "Advisor cards"),
        ("settlers", "SET-17.68", "Official restriction", "Rulings on Common cards"),
        ("settlers", "SETX-5.7.11", "Distant Trade Colony", "Card rulings"),
        (
            "settlers",
            "SETX-10.12.6",
            "His face-up cards form ONE line",
            "We Didn't Start the Fire: playing it alone",
        ),
        ("settlers", "I-22", "The game ends after round 5", "Invariants"),
    ],
)
def test_rules_in_unusual_places(game: str, id_: str, beginning: str, chapter: str) -> None:
    rule = Rulebook.read(GAMES / game).rule(id_)
    assert rule.text.startswith(beginning)
    assert rule.chapter.startswith(chapter)
