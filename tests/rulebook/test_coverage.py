"""Rule -> code -> tests: what is cited, what is tested, what is missing, what is mistyped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright.rulebook import Coverage, coverage
from tablewright.rulebook.ids import CitationReader

RULES = """\
## MIL-1 Goods
- MIL-1.1 One.
- MIL-1.2 Two.
- MIL-1.3.1 Three one.
- MIL-1.3.2 Three two.
- MIL-1.10 Ten.
- MIL-2.1 Other.
- Example MIL-EX-01: first.
- Example MIL-EX-02: second.
- Check MIL-CK-01: derived.
- INV-01 Always.
"""

IDS = [
    "MIL-1.1",
    "MIL-1.2",
    "MIL-1.3.1",
    "MIL-1.3.2",
    "MIL-1.10",
    "MIL-2.1",
    "MIL-EX-01",
    "MIL-EX-02",
    "MIL-EX-03",
    "INV-01",
]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("MIL-1.1", ["MIL-1.1"]),
        ("(MIL-1.1).", ["MIL-1.1"]),
        ("MIL-1.1, MIL-1.10", ["MIL-1.1", "MIL-1.10"]),
        ("MIL-1.1 to 1.3.1 and more", ["MIL-1.1", "MIL-1.2", "MIL-1.3.1"]),
        ("MIL-1.1 to MIL-1.2", ["MIL-1.1", "MIL-1.2"]),
        ("MIL-1.3.1..2", ["MIL-1.3.1", "MIL-1.3.2"]),
        ("MIL-1.3.1..1.3.2", ["MIL-1.3.1", "MIL-1.3.2"]),
        ("MIL-1.3.1-2", ["MIL-1.3.1", "MIL-1.3.2"]),
        ("MIL-1.2–1.10", ["MIL-1.2", "MIL-1.3.1", "MIL-1.3.2", "MIL-1.10"]),
        ("MIL-1.2 - 1.10", ["MIL-1.2", "MIL-1.3.1", "MIL-1.3.2", "MIL-1.10"]),
        ("MIL-EX-01 to MIL-EX-03", ["MIL-EX-01", "MIL-EX-02", "MIL-EX-03"]),
        ("MIL-EX-01..3", ["MIL-EX-01", "MIL-EX-02", "MIL-EX-03"]),
        ("MIL-1.1, 1.3.1 and 2.1", ["MIL-1.1", "MIL-1.3.1", "MIL-2.1"]),
        ("MIL-1.1/1.2", ["MIL-1.1", "MIL-1.2"]),
        ("MIL-1.1, 7.5 percent", ["MIL-1.1"]),
        ("MIL-1.2 - 3 wood", ["MIL-1.2"]),
        ("MIL-1.2 to 10 wood", ["MIL-1.2"]),
        ("MIL-1.3.1b the second step", ["MIL-1.3.1"]),
        ("INV-01", ["INV-01"]),
        ("MIL-1 and MIL-1.3", []),
        ("XMIL-1.1 MIL-1.1x2 ABC-1.1", []),
    ],
)
def test_ways_to_cite(text: str, ids: list[str]) -> None:
    found = list(CitationReader(IDS).read(text))
    assert [id_ for citation in found for id_ in citation.ids] == ids
    assert not any(citation.unknown or citation.problem for citation in found)


@pytest.mark.parametrize(
    ("text", "unknown", "problem"),
    [
        ("MIL-1.4", ["MIL-1.4"], ""),
        ("MIL-9", ["MIL-9"], ""),
        ("MIL-EX-99", ["MIL-EX-99"], ""),
        ("MIL-1.1 to 1.9", ["MIL-1.9"], ""),
        ("MIL-1.10 to 1.2", [], "the range MIL-1.10 to MIL-1.2 runs backwards"),
        ("MIL-1.1 to 2.1", [], "the range MIL-1.1 to MIL-2.1 leaves its chapter"),
    ],
)
def test_citations_that_are_mistakes(text: str, unknown: list[str], problem: str) -> None:
    (citation,) = CitationReader(IDS).read(text)
    assert (list(citation.unknown), citation.problem) == (unknown, problem)


CODE = '''\
"""MIL-1 Goods: this announces MIL-1.10 and does it not."""

# MIL-1.3.1: above the function
@decorator
def three() -> None:
    pass


class Mill:
    """MIL-2.1 A mill."""

    def grind(self) -> str:
        """MIL-1.1 to 1.2 Grind."""
        x = 1  # MIL-1.3 is a section
        return because("MIL-1.3.2")


LIMIT = 3  # MIL-7.7 does not exist
'''

TESTS = '''\
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("MIL-1.1")
proves = pytest.mark.rule
BOTH = ("MIL-1.2", "MIL-2.1")
CASES = [pytest.param(1, marks=pytest.mark.rule("MIL-1.3.1")), pytest.param(2, marks=[proves("MIL-1.3.2")])]


@pytest.mark.rule(*BOTH)
@pytest.mark.parametrize("n", CASES)
def test_many(n):
    pass


@mark.example("MIL-EX-01")
class TestMill:
    pytestmark = [pytest.mark.rule("MIL-1.10"), pytest.mark.slow]

    def test_it(self):
        pass

    @pytest.mark.rule("MIL-8.8")
    async def test_mistyped(self):
        pass


@pytest.mark.rule("MIL-EX-02")
def helper():
    pass


@pytest.mark.rule("nonsense", computed())
def test_unreadable():
    pass


@other.rule("MIL-EX-02")
def test_not_a_mark():
    """MIL-EX-02"""
'''


@pytest.fixture
def mill(tmp_path: Path) -> Coverage:
    for folder in ("rules", "code", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "rules" / "rules.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "code" / "mill.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests" / "test_mill.py").write_text(TESTS, encoding="utf-8")
    return coverage("mill", tmp_path / "rules", tmp_path / "code", tmp_path / "tests")


def test_code_is_found_with_its_function(mill: Coverage) -> None:
    code = {
        id_: [(place.line, place.name) for place in covered.code] for id_, covered in mill.entries.items()
    }
    assert {id_: places for id_, places in code.items() if places} == {
        "MIL-1.1": [(13, "Mill.grind")],
        "MIL-1.2": [(13, "Mill.grind")],
        "MIL-1.3.1": [(3, "three")],
        "MIL-1.3.2": [(15, "Mill.grind")],
        "MIL-2.1": [(10, "Mill")],
    }


def test_tests_are_found_by_their_marks(mill: Coverage) -> None:
    tests = {id_: {place.name for place in covered.tests} for id_, covered in mill.entries.items()}
    everywhere = {
        "test_many",
        "TestMill.test_it",
        "TestMill.test_mistyped",
        "test_unreadable",
        "test_not_a_mark",
    }
    assert tests == {
        "MIL-1.1": everywhere,
        "MIL-1.2": {"test_many"},
        "MIL-1.3.1": {"test_many"},
        "MIL-1.3.2": {"test_many"},
        "MIL-1.10": {"TestMill.test_it", "TestMill.test_mistyped"},
        "MIL-2.1": {"test_many"},
        "MIL-EX-01": {"TestMill.test_it", "TestMill.test_mistyped"},
        "MIL-EX-02": set(),
        "MIL-CK-01": set(),
        "INV-01": set(),
    }


def test_what_is_missing(mill: Coverage) -> None:
    assert mill.uncited == ["MIL-1.10"]
    assert mill.untested == ["MIL-EX-02", "MIL-CK-01"]
    assert mill.missing == ["MIL-1.10", "MIL-EX-02", "MIL-CK-01"]


def test_mistakes_are_told_with_their_place(mill: Coverage) -> None:
    found = sorted(problem.rpartition("/")[2] for problem in mill.problems)
    assert found == [
        "mill.py:18: the rulebook has no MIL-7.7",
        "test_mill.py:23 TestMill.test_mistyped: the rulebook has no MIL-8.8",
        "test_mill.py:33 test_unreadable: the rulebook has no nonsense",
        "test_mill.py:33: the ids of this mark can only be known by running it",
    ]


def test_the_keys_scripts_rely_on(mill: Coverage) -> None:
    figures = mill.to_json()
    assert list(figures)[:6] == ["game", "rules", "examples", "cited", "tested", "missing"]
    assert {key: figures[key] for key in list(figures)[:6]} == {
        "game": "mill",
        "rules": 6,
        "examples": 2,
        "cited": 5,
        "tested": 6,
        "missing": ["MIL-1.10", "MIL-EX-02", "MIL-CK-01"],
    }
    assert (figures["checks"], figures["checks_tested"], figures["examples_tested"]) == (1, 0, 1)
    assert json.loads(json.dumps(figures)) == figures


def test_a_game_without_tests_is_untested(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(RULES, encoding="utf-8")
    figures = coverage("mill", tmp_path, tmp_path / "code", tmp_path / "tests").to_json()
    assert (figures["cited"], figures["tested"], len(figures["missing"])) == (0, 0, 9)


@pytest.fixture
def grown(tmp_path: Path) -> Path:
    """Everything of the mill is done; nothing of its expansion, which has a book of its own."""
    (tmp_path / "rules.md").write_text("- MIL-1.1 One.\n- INV-01 Always.\n", encoding="utf-8")
    expansion = "- MILX-1.1 Wind.\n- Example MILX-EX-01: storm.\n- MILX-INV-01 Never.\n"
    (tmp_path / "wind-rules.md").write_text(expansion, encoding="utf-8")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "mill.py").write_text("LIMIT = 3  # MIL-1.1\n", encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_mill.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("MIL-1.1")\ndef test_one():\n    pass\n', encoding="utf-8"
    )
    return tmp_path


def test_each_book_has_figures_of_its_own(grown: Path) -> None:
    figures = coverage("mill", grown, grown / "code", grown / "tests", ["MILX"]).to_json()
    assert (figures["rules"], figures["missing"], figures["due"]) == (2, ["MILX-1.1", "MILX-EX-01"], [])
    books = [(b["book"], b["open"], b["rules"], b["examples"], b["missing"]) for b in figures["books"]]
    assert books == [("MIL", False, 1, 0, []), ("MILX", True, 1, 1, ["MILX-1.1", "MILX-EX-01"])]


def test_gaps_are_due_unless_their_book_is_open(grown: Path) -> None:
    assert coverage("mill", grown, grown / "code", grown / "tests").due == ["MILX-1.1", "MILX-EX-01"]
    (grown / "code" / "mill.py").write_text("", encoding="utf-8")
    assert coverage("mill", grown, grown / "code", grown / "tests", ["MILX"]).due == ["MIL-1.1"]


def test_an_open_book_must_exist(grown: Path) -> None:
    found = coverage("mill", grown, grown / "code", grown / "tests", ["MILX", "MILY"])
    assert found.problems == ["mill calls the book MILY open, but no rule begins with MILY-"]
