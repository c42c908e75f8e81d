"""The report of a league, the command, and the examples of the documentation."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablewright.lab.league import report as reports
from tablewright.lab.league.league import LeagueResult, run_league
from tablewright.lab.league.plots import Named, Share, distributions, nice_step, stacks, whiskers
from tablewright.lab.league.ratings import Interval
from tablewright.lab.league.report import ratings_plot, report, write_report
from tablewright.text import LANGUAGES, Catalogue, check_pair, try_all
from tests.cli.conftest import Tablewright, tablewright

__all__ = ["tablewright"]  # the fixture that runs a command line

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def settlers(tmp_path_factory: pytest.TempPathFactory) -> LeagueResult:
    folder = tmp_path_factory.mktemp("league")
    return run_league("settlers", ["random", "random"], 2, 20, out=folder, options={"peaceful": "yes"})


def test_both_languages_say_the_same_and_can_be_said() -> None:
    folder = reports.FOLDER
    assert check_pair(folder / "locale" / "en.ftl", folder / "locale" / "pl.ftl") == []
    for language in LANGUAGES:
        assert try_all(folder, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plot_has_its_heading_and_its_text(settlers: LeagueResult, language: str) -> None:
    page = report(settlers, language)
    catalogue = Catalogue(reports.FOLDER, language)
    headings = re.findall(r"<h2>(.*?)</h2>", page)
    wanted = ["standings", "ratings", "scores", "against", "seat", "faction", "sources", "length"]
    assert headings == [catalogue.say(f"report-{name}", {}) for name in wanted]
    assert len(re.findall("<figcaption>[^<]+</figcaption>", page)) == 6
    assert "⟦" not in page
    assert "peaceful = yes" in page


def test_it_needs_nothing_from_elsewhere(settlers: LeagueResult) -> None:
    page = report(settlers).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in page
    assert "<script" not in page
    assert "prefers-color-scheme: dark" in page


def test_it_is_written_into_the_folder(settlers: LeagueResult, tmp_path: Path) -> None:
    assert write_report(settlers) == settlers.folder / "report.html"
    assert write_report(settlers, file=tmp_path / "r.html").read_text(encoding="utf-8") == report(settlers)


def test_every_picture_is_sound(settlers: LeagueResult) -> None:
    pictures = re.findall(r"<svg.*?</svg>", report(settlers), re.DOTALL)
    assert len(pictures) == 6
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag == f"{SVG}svg"
    assert ElementTree.fromstring(ratings_plot(settlers.standings)).find(f"{SVG}style") is not None


def test_one_bot_alone_has_a_report_without_comparisons(tmp_path: Path) -> None:
    result = run_league("quarry", ["random"], 1, 5, out=tmp_path)
    headings = re.findall(r"<h2>(.*?)</h2>", report(result))
    assert headings == ["Standings", "Points", "Where the points come from", "Length of the games"]


@pytest.mark.usefixtures("odd_games")
def test_a_league_of_failures_has_a_report(tmp_path: Path) -> None:
    result = run_league("caving-in", ["random", "random"], 2, 2, out=tmp_path)
    assert "2 games ended in an error and are left out." in report(result)


class TestPlots:
    def test_ticks_are_round(self) -> None:
        assert [nice_step(span) for span in (1, 7, 30, 93, 1200)] == [0.2, 2.0, 5.0, 20.0, 200.0]

    def test_dots_lie_where_their_figures_are(self) -> None:
        rows = [Named("a", Interval(10, 5, 15), "10", 0), Named("b", Interval(20, 18, 25), "20", 1)]
        root = ElementTree.fromstring(whiskers(rows, expected=15))
        dots = [float(one.attrib["cx"]) for one in root.iter(f"{SVG}circle")]
        ranges = [line for line in root.iter(f"{SVG}line") if "range" in line.attrib["class"]]
        (even,) = [line for line in root.iter(f"{SVG}line") if line.attrib["class"] == "even"]
        assert float(ranges[0].attrib["x1"]) < dots[0] < float(ranges[0].attrib["x2"])
        assert float(even.attrib["x1"]) == pytest.approx((dots[0] + dots[1]) / 2)

    def test_bars_are_as_long_as_their_parts_and_losses_go_to_the_left(self) -> None:
        root = ElementTree.fromstring(stacks([Share("a", [6.0, 3.0, -3.0])], ["x", "y", "z"]))
        bars = [one for one in root.iter(f"{SVG}rect") if one.find(f"{SVG}title") is not None]
        six, three, loss = (float(bar.attrib["width"]) for bar in bars)
        assert six == pytest.approx(2 * three, abs=0.5)
        assert loss == pytest.approx(three, abs=0.5)
        start, _, below = (float(bar.attrib["x"]) for bar in bars)
        assert below + loss == pytest.approx(start, abs=0.5)

    def test_a_histogram_counts_everything(self) -> None:
        root = ElementTree.fromstring(distributions([("a", [1, 1, 1, 5], 0)]))
        hints = [one.text or "" for one in root.iter(f"{SVG}title")]
        assert [hint.rpartition(" ")[2] for hint in hints] == ["75.0%", "25.0%"]

    def test_names_cannot_break_out(self) -> None:
        rows = [Named("<b>&", Interval(1, 0, 2), "1", 0)]
        assert "<b>" not in whiskers(rows)


class TestCommand:
    def test_for_people(self, tablewright: Tablewright) -> None:
        said = tablewright("league", "quarry", "--bots", "random,greedy:tries=1", "--games", "8")
        assert said.code == 0
        assert "8 games played" in said.out
        assert "greedy:tries=1" in said.out
        assert Path("league/report.html").exists()
        again = tablewright("league", "quarry", "--bots", "random,greedy:tries=1", "--games", "8")
        assert "0 games played in" in again.out
        assert "8 known before." in again.out

    def test_for_scripts_and_in_polish(self, tablewright: Tablewright) -> None:
        line = ["league", "quarry", "-b", "random", "-n", "2", "-p", "3", "--out", "x", "--language", "pl"]
        said = tablewright(*line, "--json")
        assert said.data["games"] == 2
        assert "liga botów" in Path(said.data["report"]).read_text(encoding="utf-8")
        assert "Raport: x/report.html" in tablewright(*line).out.replace("\\", "/")

    @pytest.mark.parametrize(
        ("line", "message"),
        [
            ("quarry --bots rndom", "Did you mean “random”?"),
            ("quarry --games 0", "Name at least 1."),
            ("quarry --jobs -1", "0 for one per core"),
            ("quarry --players 9", "cannot be played by 9"),
        ],
    )
    def test_what_cannot_be_used_is_refused(self, tablewright: Tablewright, line: str, message: str) -> None:
        said = tablewright("league", *line.split())
        assert said.code == 2
        assert message in said.err

    def test_without_ray_it_is_said_how_to_get_it(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tablewright.cli.league.find_spec", lambda name: None)
        assert 'pip install "tablewright[ray]"' in tablewright("league", "quarry", "--ray", "local").err

    @pytest.mark.usefixtures("odd_games")
    def test_games_that_fail_are_told(self, tablewright: Tablewright) -> None:
        said = tablewright("league", "caving-in", "--bots", "random", "--games", "2")
        assert said.code == 1
        assert "2 games ended in an error" in said.err


def test_the_example_makes_a_league_with_a_plot_in_fifteen_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = EXAMPLES / "league_with_plot.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 16  # and a line that says what it is
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(example), run_name="__main__")
    plot = ElementTree.parse(tmp_path / "league" / "ratings.svg").getroot()
    assert len(list(plot.iter(f"{SVG}circle"))) == 3
    assert "random" in capsys.readouterr().out
