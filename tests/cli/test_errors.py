"""Bad input: one message on stderr that names what is wrong and what to do, exit code 2, no traceback."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine import BrokenRule
from tests.cli.conftest import Said, Tablewright


def refused(answer: Said, *parts: str) -> None:
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1, answer.err
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in answer.err


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("simm", "There is no command “simm”. Did you mean “sim”?"),
        ("zzzz", "There is no command “zzzz”. Commands: games, play"),
        ("play quary", "There is no game “quary”. Did you mean “quarry”?"),
        ("sim chess", "There is no game “chess”. Games: quarry"),
        ("rules chess", "There is no game “chess”. Games: quarry"),
        ("data chess", "There is no game “chess”. Games: quarry"),
        ("bench --games chess", "There is no game “chess”. Games: quarry"),
        ("play", "Which game? Name one, such as: tablewright play quarry."),
        ("rules", "Which game? Write: tablewright rules GAME"),
        ("play quarry --players 9", "Quarry cannot be played by 9. Possible: 1, 2, 3, 4."),
        ("sim quarry --players 0", "Quarry cannot be played by 0. Possible: 1, 2, 3, 4."),
        ("sim quarry --option moon=full", "Quarry with 2 players has no options, so no “moon” either."),
        ("play quarry --option moon", "“moon” is no setting. Write name=value."),
        ("play quarry --seat 3", "There is no seat “3”. Seats are counted from 1 to 2"),
        ("play quarry --seat 0", "There is no seat “0”."),
        ("play quarry --seat me", "There is no seat “me”."),
        ("play quarry --bots randm", "There is no bot “randm”. Did you mean “random”?"),
        ("sim quarry --bots zzz", "There is no bot “zzz”. Bots: random"),
        ("sim quarry --bots random,random,random", "3 bots were named for 2 seats. Name one bot for all"),
        ("sim quarry --bots random:speed=9", "The bot 'random' has no setting 'speed'"),
        ("sim quarry --games 0", "0 games cannot be played. Name at least 1."),
        ("sim quarry --jobs -2", "-2 processes cannot work."),
        ("bench --seconds 0", "0 seconds are too few."),
        ("play quarry --players two", "--players must be a whole number."),
        ("bench --seconds soon", "--seconds must be a number."),
        ("play quarry --moon", "There is no option “--moon”."),
        ("play quarry --player 2", "There is no option “--player”. Did you mean --players?"),
        ("play quarry --seed", "The option “--seed” wants exactly one value."),
        ("play quarry on the moon", "These words do not belong here: on the moon."),
        ("sim", "GAME is missing."),
        ("rules quarry QRY-9.9", "There is no rule “QRY-9.9”"),
        ("rules quarry --json", "--json belongs to --coverage."),
        ("rules quarry --coverage --tests nowhere", "There is no folder nowhere."),
        ("play --bots mcts:iterations=x quarry", "The bot “mcts:iterations=x” cannot be made. The setting"),
        ("league quarry --bots random,greedy:x=1", "The bot “greedy:x=1” cannot be made."),
        ("explore quarry --games 0", "0 games cannot be played. Name at least 1."),
        ("draw quarry --after -1", "--after must be a number from 0 up."),
        ("serve --port 99999", "--port must be a number from 0 to 65535."),
        ("serve --bot-seconds nan", "“nan” is no number of seconds. Name one above 0."),
        ("serve --plugin no.such_module", "There is no Python module “no.such_module” for --plugin."),
        ("serve --no-open --database-url moon://x", "The address of the database cannot be used"),
        ("bench --seconds nan", "“nan” is no number of seconds."),
        ("bench --seconds inf", "“inf” is no number of seconds."),
        ("analyse game.json --seconds nan", "“nan” is no number of seconds."),
        ("play --load game.json --players 3", "--players is for new games; game.json says it already."),
        ("play --load game.json --option a=b", "--option is for new games;"),
        ("draw --load game.json --players 3", "--players is for new games;"),
        ("replay nowhere.json", "There is no file nowhere.json. Check the path."),
        ("verify nowhere.json", "There is no file nowhere.json. Check the path."),
        ("play --load nowhere.json", "There is no file nowhere.json. Check the path."),
        ("games --language", "There is no language “”. Languages: en, pl."),
        ("games --language xx", "There is no language “xx”. Languages: en, pl."),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_remedy(
    line: str, message: str, tablewright: Tablewright
) -> None:
    refused(tablewright(*line.split()), message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("play quary", "Nie ma gry „quary”. Czy chodziło o „quarry”?"),
        ("sim quarry --bots random,random,random,random,random", "Podano 5 botów na 2 miejsca."),
        ("play quarry --players two", "--players musi być liczbą całkowitą."),
        ("play --load nowhere.json", "Nie ma pliku nowhere.json. Sprawdź ścieżkę."),
    ],
)
def test_the_same_in_polish(line: str, message: str, tablewright: Tablewright) -> None:
    refused(tablewright(*line.split(), "--language", "pl"), message)


@pytest.fixture
def save(tablewright: Tablewright, tmp_path: Path) -> dict[str, Any]:
    """A game in the middle of a turn."""
    answer = tablewright("play", "quarry", "--seed", "5", typed="1\n1\n1\n1\nsave game\n")
    assert "Saved to game.json." in answer.out
    data: dict[str, Any] = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    return data


def write(folder: Path, data: object) -> str:
    (folder / "bad.json").write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return "bad.json"


COMMANDS = (("play", "--load"), ("replay",), ("verify",))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no json at all", "bad.json is no save of Tablewright, or it is damaged. Name another file."),
        ("[1, 2]", "bad.json is no save of Tablewright"),
        ('{"tablewright": "x"}', "bad.json is no save of Tablewright"),
        (
            '{"tablewright": 99}',
            "bad.json was written by a newer Tablewright (format 99, this one reads 1). Update Tablewright.",
        ),
        ('{"tablewright": 1}', "bad.json cannot be used, it is damaged or was changed: 'game' is missing"),
    ],
)
def test_what_is_no_save_is_refused(
    command: tuple[str, ...], text: str, message: str, tablewright: Tablewright, tmp_path: Path
) -> None:
    refused(tablewright(*command, write(tmp_path, text)), message)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_save_of_newer_rules_is_refused(
    command: tuple[str, ...], save: dict[str, Any], tablewright: Tablewright, tmp_path: Path
) -> None:
    file = write(tmp_path, save | {"rules": 99})
    refused(
        tablewright(*command, file),
        "bad.json cannot be used here",
        "newer rules of Quarry",
        "Update Tablewright",
    )


def test_a_save_of_a_table_that_cannot_be_is_refused(
    save: dict[str, Any], tablewright: Tablewright, tmp_path: Path
) -> None:
    for change, english, polish in (
        ({"players": 9}, "Quarry cannot be played by 9.", "W grę Kamieniołom nie można grać"),
        ({"options": {"moon": "full"}}, "has no options, so no “moon” either.", "więc i opcji „moon”"),
        ({"rules": 99}, "newer rules of Quarry (revision 99, here 1)", "nowszych zasad gry Kamieniołom"),
    ):
        file = write(tmp_path, save | change)
        refused(tablewright("verify", file), "bad.json cannot be used here. ", english)
        refused(tablewright("verify", file, "--language", "pl"), "Pliku bad.json nie można tu użyć. ", polish)


DAMAGED = {
    "empty": b"",
    "a byte order mark and nothing": b"\xef\xbb\xbf",
    "no text": b"\xff\xfe\x00\x80",
    "zeros": b"\0" * 100,
    "gzip of nothing": gzip.compress(b""),
    "gzip cut short": gzip.compress(b"{" * 1000)[:25],
    "gzip of noise": b"\x1f\x8b\x08\x00" + bytes(range(200)),
    "format of no version": b'{"tablewright": 0}',
    "format that is none": b'{"tablewright": true}',
    "a number without end": b'{"tablewright": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_what_cannot_be_read_is_refused(content: bytes, tablewright: Tablewright, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    for command in (*COMMANDS, ("draw", "--load"), ("analyse",)):
        refused(tablewright(*command, "bad.json"), "bad.json is no save of Tablewright, or it is damaged.")
    assert file.read_bytes() == content


def test_a_packed_record_is_read_like_any_other(
    save: dict[str, Any], tablewright: Tablewright, tmp_path: Path
) -> None:
    (tmp_path / "game.json.gz").write_bytes(gzip.compress(json.dumps(save).encode()))
    assert "game.json.gz is sound" in tablewright("verify", "game.json.gz").out
    assert tablewright("replay", "game.json.gz", "--to", "2").code == 0
    assert tablewright("play", "--load", "game.json.gz").code == 0


def test_a_file_that_may_not_be_read_is_refused(
    save: dict[str, Any], tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(file))

    write(tmp_path, save)
    monkeypatch.setattr(Path, "read_bytes", forbidden)
    for command in COMMANDS:
        refused(tablewright(*command, "bad.json"), "bad.json cannot be read (Permission denied).")


def test_a_schema_that_lacks_its_parts_is_told(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("tablewright.games.quarry.box.schema.totals")
    refused(tablewright("data", "quarry"), "schema.py lacks totals. See step 2 of CONTRIBUTING.md")


def test_a_folder_that_is_a_file_is_refused(tablewright: Tablewright, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    for command in ("league", "explore"):
        refused(
            tablewright(command, "quarry", "--games", "2", "--out", "notes"),
            "The system refuses (notes: File exists). Check path, permissions and free space.",
        )
    assert (tmp_path / "notes").read_text(encoding="utf-8") == "mine"


def test_a_damaged_save_is_refused(save: dict[str, Any], tablewright: Tablewright, tmp_path: Path) -> None:
    save["start"]["day"] = "Monday"
    refused(
        tablewright("play", "--load", write(tmp_path, save)), "bad.json cannot be used", "state.day", "Monday"
    )


def test_a_save_of_another_game_is_refused(
    save: dict[str, Any], tablewright: Tablewright, tmp_path: Path
) -> None:
    save["game"] = "chess"
    refused(
        tablewright("replay", write(tmp_path, save)),
        "bad.json cannot be used here. There is no game “chess”. Games: quarry",
    )


def test_a_forged_record_is_found_out(save: dict[str, Any], tablewright: Tablewright, tmp_path: Path) -> None:
    save["moves"][2][1] = "work:fly"
    answer = tablewright("verify", write(tmp_path, save))
    assert answer.code == 1
    assert "bad.json is not sound" in answer.err
    assert "Move 3 of the record does not fit the rules" in answer.err
    assert tablewright("verify", "bad.json", "--json").data["problems"] != []


def test_a_save_without_moves_cannot_be_replayed(
    save: dict[str, Any], tablewright: Tablewright, tmp_path: Path
) -> None:
    save["moves"] = None
    for command in ("replay", "verify"):
        refused(tablewright(command, write(tmp_path, save)), "bad.json holds no record of moves")


@pytest.mark.parametrize(
    ("line", "yaml", "place", "remedy"),
    [
        ("play quarry", "days: many\n", "quarry.yaml, line 1: days", "Write a whole number here"),
        ("sim quarry", "dayz: 4\n", "quarry.yaml, line 1: dayz: unknown key", "days"),
        ("rules quarry", "orders:\n  - {id: palace}\n", "quarry.yaml, line 2: orders[0]", "entry palace"),
        ("data quarry --check", "orders: [\n", "quarry.yaml, line 2: this is not valid YAML", "indentation"),
    ],
)
def test_a_broken_override_is_told_with_file_place_and_remedy(
    line: str, yaml: str, place: str, remedy: str, tmp_path: Path
) -> None:
    refused(in_new_process(tmp_path, line, yaml), place, remedy)


def test_a_game_with_a_broken_override_disturbs_no_other(tmp_path: Path) -> None:
    answer = in_new_process(tmp_path, "games", "orders:\n  - {id: palace}\n")
    assert answer.code == 0
    assert "settlers" in answer.out
    assert "quarry is installed, but cannot be played." in answer.err
    assert "quarry.yaml, line 2: orders[0]" in answer.err


def test_a_broken_total_is_told(tmp_path: Path) -> None:
    answer = in_new_process(tmp_path, "data quarry --check", "orders:\n  - {id: step, count: 7}\n")
    assert answer.code == 2
    assert (
        "quarry.yaml: orders: 24 pieces are expected, the entries hold 25. Correct the counts." in answer.err
    )
    answer = in_new_process(tmp_path, "data quarry --check --json", "orders:\n  - {id: step, count: 7}\n")
    assert answer.code == 2
    assert len(answer.data["problems"]) == 1
    assert answer.data["corrected"] == ["orders.step.count"]


def in_new_process(folder: Path, line: str, override: str) -> Said:
    """Component data is read when a game is first used, so every override needs a process of its own."""
    (folder / "quarry.yaml").write_text(override, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "from tablewright.cli import main; main()", *line.split()],
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        cwd=folder,
        env={
            **os.environ,
            "TABLEWRIGHT_DATA_OVERRIDES": str(folder),
            "TABLEWRIGHT_LANGUAGE": "en",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def test_a_bug_is_told_without_a_traceback_unless_wanted(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **settings: object) -> None:
        raise ZeroDivisionError("a quarter of nothing")

    monkeypatch.setattr("tablewright.cli.sim.simulate", broken)
    answer = tablewright("sim", "quarry")
    assert answer.code == 1
    assert answer.err.startswith("Something in Tablewright broke: ZeroDivisionError: a quarter of nothing.")
    assert "Traceback" not in answer.err
    monkeypatch.setenv("TABLEWRIGHT_DEBUG", "1")
    assert "Traceback" in tablewright("sim", "quarry").err
    assert "Traceback" in tablewright("sim", "chess").err


def test_a_broken_rule_is_our_fault(tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **settings: object) -> None:
        raise BrokenRule("a rule broke")

    monkeypatch.setattr("tablewright.cli.sim.simulate", broken)
    answer = tablewright("sim", "quarry")
    assert (answer.code, answer.err) == (1, "a rule broke\n")


def test_stopping_is_no_error(tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **settings: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablewright.cli.sim.simulate", interrupted)
    answer = tablewright("sim", "quarry")
    assert answer.code == 130
    assert answer.err == "Stopped.\n"
