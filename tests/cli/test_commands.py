"""The commands besides `play`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablewright.engine import registry
from tablewright.games.quarry import QuarryGame
from tablewright.games.settlers import SettlersGame
from tests.cli.conftest import Tablewright
from tests.lab.games import CavingIn, Strolling
from tests.packages import find_for_a_while, lay_package


def test_without_a_command_there_is_help(tablewright: Tablewright) -> None:
    answer = tablewright()
    assert answer.code == 0
    assert "Usage: tablewright COMMAND [OPTIONS]" in answer.out
    assert "play      Play a game in the terminal." in answer.out
    assert answer == tablewright("--help")


def test_help_shows_arguments_options_and_defaults(tablewright: Tablewright) -> None:
    shown = tablewright("sim", "--help").out
    for part in (
        "Usage: tablewright sim GAME",
        "--games, -n GAMES",
        "(default: 100)",
        "(default: 0)",
        "--language",
    ):
        assert part in shown
    assert "Usage: tablewright rules [GAME] [RULE]" in tablewright("rules", "--help").out
    assert "Użycie: tablewright sim GAME" in tablewright("sim", "--help", "--language", "pl").out


class TestGames:
    def test_for_people(self, tablewright: Tablewright) -> None:
        answer = tablewright("games")
        assert answer.code == 0
        assert "quarry" in answer.out
        assert "1–4" in answer.out
        assert tablewright("games", "--language", "pl").out.startswith("Nazwa")

    def test_for_scripts(self, tablewright: Tablewright) -> None:
        found = {game["name"]: game for game in tablewright("games", "--json").data}
        assert found["quarry"] == {
            "name": "quarry",
            "title": "Quarry",
            "players": [1, 2, 3, 4],
            "automa": "foreman",
            "options": [],
            "rules": 1,
            "finished": True,
        }


class TestSim:
    def test_for_scripts(self, tablewright: Tablewright) -> None:
        answer = tablewright("sim", "quarry", "--players", "4", "--games", "30", "--seed", "3", "--json")
        assert answer.code == 0
        assert answer.err == ""
        data = answer.data
        assert (data["game"], data["players"], data["games"], data["errors"]) == ("quarry", 4, 30, 0)
        assert len(data["mean_scores"]) == 4
        assert data["decisions_per_second"] > 0
        assert data["unreached"] == []

    def test_for_people(self, tablewright: Tablewright) -> None:
        answer = tablewright("sim", "quarry", "--players", "1", "--games", "1")
        assert answer.out.startswith("1 game, ")
        assert "the foreman" in answer.out
        assert "pieces never came into play: deliver:" in answer.out
        assert tablewright("sim", "quarry", "--games", "2", "--language", "pl").out.startswith("2 partie, ")
        assert tablewright("sim", "quarry", "--games", "5", "--language", "pl").out.startswith("5 partii, ")

    def test_bots_may_be_named_for_every_seat(self, tablewright: Tablewright) -> None:
        data = tablewright("sim", "quarry", "--bots", "random,random", "--games", "2", "--json").data
        assert data["bots"] == ["random", "random"]

    def test_games_that_fail_are_told(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setitem(registry._REGISTER, "caving-in", CavingIn())
        answer = tablewright("sim", "caving-in", "--games", "2", "--failures", "kept")
        assert answer.code == 1
        lines = answer.err.splitlines()
        assert [line.partition(":")[0] for line in lines] == ["Seed 0", "Seed 1"]
        assert "the pit has caved in" in lines[0]
        assert sorted(file.name for file in (tmp_path / "kept").iterdir()) == [
            "caving-in-2-seed-0.json",
            "caving-in-2-seed-1.json",
        ]
        many = tablewright("sim", "caving-in", "--games", "13").err.splitlines()
        assert many[-1] == "… and 3 more failed."
        assert len(many) == 11
        data = tablewright("sim", "caving-in", "--games", "2", "--json").data
        assert data["errors"] == 2
        assert data["failures"][0]["record"] == str(Path("failures") / "caving-in-2-seed-0.json")

    def test_games_that_were_stopped_are_told(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(registry._REGISTER, "strolling", Strolling())
        answer = tablewright("sim", "strolling", "--games", "2")
        assert answer.code == 0
        assert "2 games were stopped after 400 choices" in " ".join(answer.out.split())
        polish = tablewright("sim", "strolling", "--games", "1", "--language", "pl").out
        assert "1 partia została przerwana po 400 wyborach" in " ".join(polish.split())
        head, first, *_ = tablewright("sweep", "strolling", "--games", "3").out.splitlines()
        assert "Stopped" in head
        assert first.split()[-3:-1] == ["0", "3"]  # no error, three were stopped


class TestRules:
    def test_a_rule_a_section_and_words(self, tablewright: Tablewright) -> None:
        assert "Rest: take 1 coin." in tablewright("rules", "quarry", "qry-3.6").out
        section = tablewright("rules", "quarry", "QRY-3").out
        assert section.count("QRY-3.") >= 6
        assert "QRY-2" not in section
        found = tablewright("rules", "quarry", "--search", "coin stone").out
        assert "QRY-1.1" in found
        assert "found." in found
        assert "Nothing was found." in tablewright("rules", "quarry", "--search", "xyzzy").out

    def test_the_whole_book_in_both_languages(self, tablewright: Tablewright) -> None:
        english = tablewright("rules", "quarry").out
        polish = tablewright("rules", "quarry", "--language", "pl").out
        assert "QRY-5.3" in english
        assert "QRY-5.3" in polish
        assert english != polish

    @pytest.fixture
    def tests(self, tmp_path: Path) -> Path:
        """Tests that prove two rules and an example."""
        folder = tmp_path / "tests" / "games" / "quarry"
        folder.mkdir(parents=True)
        (folder / "test_some.py").write_text(
            "import pytest\n\n"
            '@pytest.mark.rule("QRY-3.5", "QRY-3.6")\ndef test_actions():\n    pass\n\n'
            '@pytest.mark.example("QRY-EX-01")\ndef test_sharing():\n    pass\n',
            encoding="utf-8",
        )
        return folder

    def test_coverage_for_scripts(self, tests: Path, tablewright: Tablewright) -> None:
        answer = tablewright("rules", "quarry", "--coverage", "--json")
        assert answer.code == 1  # quarry calls itself finished
        data = answer.data
        assert list(data)[:6] == ["game", "rules", "examples", "cited", "tested", "missing"]
        assert (data["game"], data["tested"], data["examples_tested"]) == ("quarry", 2, 1)
        assert "QRY-3.5" not in data["missing"]
        assert "QRY-3.4" in data["missing"]
        assert data == tablewright("rules", "quarry", "--coverage", "--json", "--tests", str(tests)).data
        every = tablewright("rules", "--coverage", "--json").data
        assert every[0] == data

    def test_where_a_rule_is(self, tests: Path, tablewright: Tablewright) -> None:
        shown = tablewright("rules", "quarry", "QRY-3.5", "--where").out
        assert "at home in" in shown
        assert re.search(r"rules/working\.py:\d+ \w+", shown)
        assert re.search(r"test_some\.py:3 test_actions", shown)
        assert "QRY-3.4" not in shown
        polish = tablewright("rules", "quarry", "QRY-3.5", "--where", "--language", "pl").out
        assert "miejsce rozdziału" in polish
        assert tablewright("rules", "quarry", "--where").code != 0

    def test_coverage_for_people(self, tests: Path, tablewright: Tablewright) -> None:
        shown = tablewright("rules", "quarry", "--coverage").out
        assert "test_actions" in shown
        assert "quarry lacks code or a test for: " in shown
        assert "… (" in tablewright("rules", "--coverage").out

    def test_gaps_of_an_open_book_are_told_but_not_due(
        self, tests: Path, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(SettlersGame, "open_books", ("SET", "SETX"))
        answer = tablewright("rules", "settlers", "--coverage")
        assert answer.code == 0
        assert "settlers, SETX" in answer.out
        assert "settlers: the book SETX is open" in answer.out
        assert "settlers lacks" not in answer.out
        polish = tablewright("rules", "settlers", "--coverage", "--language", "pl").out
        assert "księga SETX jest otwarta" in polish

    def test_an_unfinished_game_may_have_gaps(
        self, tests: Path, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(QuarryGame, "finished", False)
        assert tablewright("rules", "quarry", "--coverage").code == 0


class TestData:
    def test_for_people_and_scripts(self, tablewright: Tablewright) -> None:
        answer = tablewright("data", "quarry", "--check")
        assert answer.code == 0
        assert "orders        24     24" in answer.out
        assert "9 entries from the rulebook" in answer.out
        assert "Everything adds up." in answer.out
        data = tablewright("data", "quarry", "--check", "--json").data
        assert list(data)[:4] == ["game", "totals", "by_source", "problems"]
        assert data["totals"] == {"orders": {"expected": 24, "actual": 24}}
        assert data["by_source"] == {"rulebook": 9, "public": 0, "reconstructed": 0}
        assert data["problems"] == []

    def test_a_game_without_component_data(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(registry._REGISTER, "caving-in", CavingIn())
        answer = tablewright("data", "caving-in")
        assert (answer.code, answer.err) == (2, "caving-in has no component data to show.\n")


class TestRecords:
    @pytest.fixture(autouse=True)
    def _game(self, tablewright: Tablewright) -> None:
        tablewright("play", "quarry", "--players", "3", "--seed", "7", typed="2\n1\n\n2\nsave game\n")

    def test_a_record_is_verified(self, tablewright: Tablewright) -> None:
        answer = tablewright("verify", "game.json")
        assert answer.code == 0
        assert answer.out.startswith("game.json is sound: ")
        data = tablewright("verify", "game.json", "--json").data
        assert (data["file"], data["game"], data["problems"]) == ("game.json", "quarry", [])
        assert data["moves"] > 5

    def test_a_changed_die_is_found_out(self, tablewright: Tablewright, tmp_path: Path) -> None:
        data = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
        move = next(move for move in data["moves"] if move[2])
        move[2][0] = (move[2][0] + 1) % 6
        (tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
        assert tablewright("verify", "game.json").code == 1

    def test_a_record_is_told_move_by_move(self, tablewright: Tablewright) -> None:
        answer = tablewright("replay", "game.json")
        assert answer.code == 0
        assert "   1  Player 2: dig:cliff" in answer.out
        assert "      · Player 1 digs at the cliff." in answer.out
        assert "The table after " in answer.out
        assert "A hidden order of Player 1" in answer.out

    def test_a_seat_sees_its_own_hand(self, tablewright: Tablewright) -> None:
        shown = tablewright("replay", "game.json", "--seat", "1").out
        assert "A hidden order of Player 1" not in shown
        assert "A hidden order of Player 2" in shown
        assert tablewright("replay", "game.json", "--seat", "4").code == 2

    def test_a_seat_is_not_told_what_others_chose_in_secret(self, tablewright: Tablewright) -> None:
        shown = tablewright("replay", "game.json", "--seat", "1").out
        assert "   1  Player 2\n" in shown
        assert not [line for line in shown.splitlines() if re.match(r" *\d+  Player [23]: ", line)]
        assert "  Player 1: dig:" in shown
        assert "      · Player 2 digs at the cliff." in shown

    def test_only_the_table_after_some_moves(self, tablewright: Tablewright) -> None:
        shown = tablewright("replay", "game.json", "--to", "2").out
        assert shown.startswith("The table after 2 moves")
        assert tablewright("replay", "game.json", "--to", "0").out.startswith("The table at the start")
        refused = tablewright("replay", "game.json", "--to", "999")
        assert refused.code == 2
        assert "There is no move 999." in refused.err

    def test_step_by_step_until_nobody_wants_more(self, tablewright: Tablewright) -> None:
        shown = tablewright("replay", "game.json", "--step", typed="\n\n\n").out
        assert shown.count("Enter: next move") == 4
        assert "   3  " in shown
        assert "   4  " not in shown
        assert "The table after" not in shown

    def test_in_polish(self, tablewright: Tablewright) -> None:
        shown = tablewright("replay", "game.json", "--to", "2", "--language", "pl").out
        assert shown.startswith("Stół po 2 ruchach")


class TestDoctor:
    @pytest.fixture(autouse=True)
    def _only_quarry(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tablewright.cli.doctor.game_names", lambda: ["quarry"])

    def test_all_is_well(self, tablewright: Tablewright, tmp_path: Path) -> None:
        answer = tablewright("doctor")
        assert answer.code == 0
        assert "✗" not in answer.out
        assert "✓ Quarry: games for 1, 2, 3, 4 played to the end, saved and loaded." in answer.out
        assert str(tmp_path / "overrides") in answer.out
        assert answer.out.rstrip().endswith("Everything is in order.")
        assert tablewright("doctor", "--language", "pl").out.rstrip().endswith("Wszystko w porządku.")

    @pytest.mark.parametrize(
        ("noted", "missing", "line"),
        [
            (
                "",
                "there is no C compiler 'cc'",
                "✓ The engine runs as pure Python: {}(there is no C compiler 'cc').",
            ),
            ("", "", "! The engine runs as pure Python: {}(these are sources that were not built)."),
            ("mypyc failed", "", "! The engine runs as pure Python: {}(mypyc failed)."),
        ],
    )
    def test_pure_python_is_praised_only_where_there_is_no_compiler(
        self, noted: str, missing: str, line: str, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tablewright.cli.doctor.is_compiled", lambda module: False)
        monkeypatch.setattr("tablewright.cli.doctor.why_pure", lambda package: noted)
        monkeypatch.setattr("tablewright.cli.doctor.hindrance", lambda: missing)
        answer = tablewright("doctor")
        assert answer.code == 0
        assert line.format("correct, but several times slower than compiled ") in answer.out
        assert ("TABLEWRIGHT_COMPILED=1" in answer.out) == (not missing)

    def test_what_is_wrong_is_told_and_the_rest_looked_at(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(registry._REGISTER, "caving-in", CavingIn())
        monkeypatch.setattr("tablewright.cli.doctor.game_names", lambda: ["caving-in", "quarry"])
        monkeypatch.setattr("tablewright.cli.doctor.PACKAGES", ("rich", "no-such-package"))
        monkeypatch.setattr("tempfile.TemporaryFile", no_way)
        answer = tablewright("doctor")
        assert answer.code == 1
        assert "✗ Packages are missing: no-such-package." in answer.out
        assert "(Permission denied)" in answer.out
        assert "✗ caving-in: A rule of Caving in failed" in answer.out
        assert "✓ Quarry" in answer.out
        assert answer.out.rstrip().endswith("Something is wrong; see above.")

    def test_corrections_are_told(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        (tmp_path / "overrides").mkdir()
        (tmp_path / "overrides" / "quarry.yaml").write_text("", encoding="utf-8")
        assert f"in {tmp_path / 'overrides'}: quarry" in tablewright("doctor").out
        monkeypatch.setenv("TABLEWRIGHT_DATA_OVERRIDES", "")
        assert "Your corrections to component data are turned off." in tablewright("doctor").out


class TestBrokenPackage:
    """A package that cannot be imported is listed with its reason, and everything else lives on."""

    REASON = (
        "The game 'orchard' cannot be imported: ZeroDivisionError: division by zero (orchard/__init__.py:1)"
    )

    @pytest.fixture(autouse=True)
    def _broken(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        lay_package(tmp_path, "1 / 0")
        find_for_a_while(monkeypatch, tmp_path)

    def test_games_lists_it(self, tablewright: Tablewright) -> None:
        answer = tablewright("games")
        assert answer.code == 0
        assert "settlers" in answer.out
        assert answer.err == f"orchard is installed, but cannot be played. {self.REASON}\n"
        assert tablewright("games", "--json").data[-1] == {"name": "orchard", "broken": self.REASON}

    def test_playing_it_says_why(self, tablewright: Tablewright) -> None:
        answer = tablewright("play", "orchard")
        assert (answer.code, answer.err) == (2, f"{self.REASON}\n")

    def test_the_doctor_tells_and_looks_at_the_next_one(
        self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tablewright.cli.doctor.game_names", lambda: ["orchard", "quarry"])
        answer = tablewright("doctor")
        assert answer.code == 1
        assert f"✗ orchard: {self.REASON}" in answer.out
        assert "✓ Quarry" in answer.out

    def test_other_games_can_be_played(self, tablewright: Tablewright) -> None:
        assert tablewright("sim", "quarry", "--games", "1").code == 0
        assert "orchard" not in tablewright("rules", "--coverage").out


def no_way(dir: Path) -> None:
    raise PermissionError(13, "Permission denied")


class TestBench:
    @pytest.fixture(autouse=True)
    def _quick(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def peer(seconds: float) -> dict[str, float]:
            return {"decisions_per_second": 12_345.6, "games_per_second": 1.0, "copies_per_second": 1.0}

        def searcher(seconds: float) -> dict[str, float]:
            return peer(seconds) | {"search_iterations_per_second": 6_789.0}

        peers = {"some_peer": [peer], "searching_peer": [searcher]}
        monkeypatch.setattr("tablewright.lab.measuring.bench.installed_peers", lambda: peers)
        monkeypatch.setattr("tablewright.lab.measuring.bench.LONG_TABLES", 1)

    def test_for_people(self, tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch) -> None:
        shown = tablewright("bench", "--games", "quarry", "--seconds", "0.02").out
        assert "12,346" in shown
        assert "compared with" in shown
        assert " × " in shown
        looks = [line for line in shown.splitlines() if "looks ahead" in line]
        assert any("6,789" in line and "–" in line for line in looks)  # one peer searches, the other does not
        monkeypatch.setattr("tablewright.lab.measuring.bench.installed_peers", dict)
        shown = tablewright("bench", "--games", "quarry", "--seconds", "0.02", "--language", "pl").out
        assert "decyzje/s" in shown
        assert "Nie ma tu innych silników do porównania." in shown

    def test_for_scripts(self, tablewright: Tablewright) -> None:
        data = tablewright("bench", "--games", "quarry", "--seconds", "0.02", "--json").data
        assert list(data) == ["machine", "games", "peers", "ratios"]
        assert list(data["games"]) == ["quarry"]
        assert data["peers"]["some_peer"]["decisions_per_second"] == 12_345.6
        rates = {"decisions", "copies", "forks_to_copies"}
        assert data["ratios"]["quarry"]["some_peer"].keys() == rates
        assert data["ratios"]["quarry"]["searching_peer"].keys() == rates | {"search"}
