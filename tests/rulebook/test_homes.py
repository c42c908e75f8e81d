"""A rule is found by its chapter: its own file carries it out, or has a signpost to the one that does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tablewright.rulebook import Coverage, Home, astray, coverage, home_of, homes_in

PAGE = Path(__file__).parents[2] / "docs" / "where.md"
#: ``| heading | ORI-8.1.8 | `origins/rules/city.py` | there |``, or its home in place of ``there``.
GUESS = re.compile(
    r"\|[^|]*\| (?P<id>[A-Z]+-[\d.]+) \| `(?P<guess>[^`]+)` \| (?P<judged>there|`(?P<home>[^`]+)`) \|"
)

#: How a table of guesses begins.
TABLE = "| heading | rule | guess | its home |"

RULES = """\
## MIL-1 Goods
- MIL-1.1 One.
- MIL-1.2 Two.
- MIL-1.10 Ten.
## MIL-2 Grinding
- MIL-2.1 Grind.
- MIL-2.2 Bake.
- MIL-2.3 Burn.
"""

GOODS = '"""MIL-1 Goods."""\n\n\ndef store():\n    """MIL-1.1, MIL-1.2 and MIL-1.10."""\n'
BOX = "# MIL-1 Goods.\n#\n# Elsewhere: MIL-1.1, 1.2 and 1.10 in goods.py.\nmeta: {}\n"
GRINDING = '"""MIL-2 Grinding (MIL-1.2 has its own place).{more}\n"""\n\n\ndef grind():\n    """MIL-2.1."""\n'
OVEN = '"""MIL-2.3 Burning."""\n\n\ndef bake():\n    """MIL-2.2, MIL-2.3."""\n'


def mill(folder: Path, **files: str) -> tuple[Coverage, list[Home]]:
    """A small game with these files among its rules."""
    (folder / "rules").mkdir()
    (folder / "rules.md").write_text(RULES, encoding="utf-8")
    for name, text in files.items():
        (folder / "rules" / f"{name}.py").write_text(text, encoding="utf-8")
    return coverage("mill", folder, folder, folder / "tests"), homes_in(folder)


@pytest.mark.parametrize("game", OWN)
def test_every_rule_is_found_by_its_chapter(game: str) -> None:
    folder = find_game(game).folder
    homes = homes_in(folder)
    assert [problem for home in homes for problem in home.problems] == []
    assert astray(coverage(game, folder, folder, folder / "tests"), homes) == {}


def guesses_in(text: str) -> list[re.Match[str]]:
    """The rows of a table of guesses."""
    return [match for line in text.splitlines() if (match := GUESS.match(line))]


def test_newcomers_find_nineteen_rules_of_twenty() -> None:
    """The last table is of the headings and files of today."""
    last = guesses_in(PAGE.read_text(encoding="utf-8").rpartition(TABLE)[2])
    assert len(last) >= 30
    assert sum(match["judged"] == "there" for match in last) >= 0.95 * len(last)


def test_the_guesses_are_judged_rightly() -> None:
    guesses = guesses_in(PAGE.read_text(encoding="utf-8"))
    assert guesses
    homes = {game: homes_in(find_game(game).folder) for game in OWN}
    for match in guesses:
        game = match["guess"].partition("/")[0]
        (home,) = home_of(match["id"], homes[game])
        found = str(home.file.relative_to(find_game(game).folder.parent))
        assert (match["judged"] == "there") == (match["guess"] == found), match["id"]
        assert match["home"] in (None, found)


def test_the_closest_announcement_is_the_home(tmp_path: Path) -> None:
    _, homes = mill(tmp_path, goods=GOODS, grinding=GRINDING.format(more=""), oven=OVEN)
    found = {
        id_: [home.file.stem for home in home_of(id_, homes)] for id_ in ("MIL-1.2", "MIL-2.2", "MIL-2.3")
    }
    assert found == {"MIL-1.2": ["goods"], "MIL-2.2": ["grinding"], "MIL-2.3": ["oven"]}


def test_the_comment_above_the_component_data_announces_and_puts_up_signposts(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "components.yaml").write_text(BOX, encoding="utf-8")
    more = "\n\nElsewhere: MIL-2.2 in oven.py."
    goods = GOODS.replace("MIL-1 Goods", "Goods (MIL-1)")
    cover, homes = mill(tmp_path, goods=goods, grinding=GRINDING.format(more=more), oven=OVEN)
    assert [home.file.name for home in home_of("MIL-1.10", homes)] == ["components.yaml"]
    assert astray(cover, homes) == {}


def test_a_signpost_leads_to_the_file_that_carries_it_out(tmp_path: Path) -> None:
    more = "\n\nElsewhere: MIL-2.2 in oven.py."
    cover, homes = mill(tmp_path, goods=GOODS, grinding=GRINDING.format(more=more), oven=OVEN)
    assert astray(cover, homes) == {}


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ("", "grinding.py has no signpost to oven.py"),
        (
            "\n\nElsewhere: MIL-2.2 in goods.py.",
            "the signpost in grinding.py leads to goods.py, not to oven.py",
        ),
    ],
)
def test_a_rule_that_nobody_finds_is_told(more: str, problem: str, tmp_path: Path) -> None:
    cover, homes = mill(tmp_path, goods=GOODS, grinding=GRINDING.format(more=more), oven=OVEN)
    assert astray(cover, homes) == {"MIL-2.2": problem}


def test_a_signpost_that_is_not_needed_is_told(tmp_path: Path) -> None:
    more = "\n\nElsewhere: MIL-2.1 and 2.2 in oven.py."
    cover, homes = mill(tmp_path, goods=GOODS, grinding=GRINDING.format(more=more), oven=OVEN)
    assert astray(cover, homes) == {"MIL-2.1": "grinding.py carries it out and needs no signpost"}


def test_two_homes_are_one_too_many(tmp_path: Path) -> None:
    cover, homes = mill(tmp_path, goods=GOODS, store=GOODS, grinding=GRINDING.format(more=""), oven=OVEN)
    assert "goods.py, store.py announces it" in astray(cover, homes)["MIL-1.1"]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ("\n\nElsewhere: MIL-2.2 in kiln.py.", "no signpost to a file: MIL-2.2 in kiln.py"),
        ("\n\nElsewhere: MIL-2.9 in oven.py.", "the rulebook has no MIL-2.9"),
    ],
)
def test_a_signpost_that_leads_nowhere_is_told(more: str, problem: str, tmp_path: Path) -> None:
    _, homes = mill(tmp_path, goods=GOODS, grinding=GRINDING.format(more=more), oven=OVEN)
    ((found,),) = [home.problems for home in homes if home.problems]
    assert found.endswith(problem)
