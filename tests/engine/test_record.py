"""Saves and records: what comes back, what is refused, what a record proves."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine import BadSave, Table, UnknownGame, digest, find_game, new_table
from tablewright.engine.record import from_data, load, read, replay, save, to_data, verify
from tablewright.testing.driver import play_number, random_numbers


def quarry(choices: int = 17, seed: str = "5", record: bool = True) -> Table:
    """A game of Quarry after so many random choices."""
    table: Table = new_table(find_game("quarry"), 3, seed, record=record)
    for number in islice(random_numbers(seed), choices):
        if not table.over:
            play_number(table, number)
    return table


def data_of(table: Table) -> dict[str, Any]:
    """The save as it stands in a file."""
    data: dict[str, Any] = json.loads(save(table))
    return data


def end_of_game() -> Table:
    """A finished game."""
    table = quarry(1000)
    assert table.over
    return table


# ---------------------------------------------------------------------------------------- what comes back


def test_a_save_can_go_through_a_file(tmp_path: Path) -> None:
    table = quarry()
    path = tmp_path / "game.json"
    text = save(table, path)
    assert path.read_text(encoding="utf-8") == text
    for source in (path, str(path), text):
        again: Table = load(source)
        assert digest(again.state) == digest(table.state)
        assert save(again) == text


def test_a_finished_game_stays_finished() -> None:
    table = end_of_game()
    again: Table = load(save(table))
    assert again.over
    assert again.scores == table.scores


def test_a_table_without_record_can_be_loaded_but_not_replayed() -> None:
    data = data_of(quarry(record=False))
    assert data["moves"] is None
    again: Table = from_data(data)
    assert not again.record
    with pytest.raises(BadSave, match="can be loaded but not replayed"):
        replay(data)
    assert verify(data) == ["This save holds no record of moves, so it can be loaded but not replayed."]


def test_a_save_tells_game_rules_and_commitment() -> None:
    table = quarry()
    data = to_data(table)
    assert {key: data[key] for key in ("tablewright", "game", "rules", "players", "options", "seed")} == {
        "tablewright": 1,
        "game": "quarry",
        "rules": 1,
        "players": 3,
        "options": {},
        "seed": "5",
    }
    assert data["commitment"] == table.commitment()
    assert data["choices"] == 17


# --------------------------------------------------------------------------------------- replay and proof


def test_a_record_is_played_again_move_by_move() -> None:
    table = end_of_game()
    seen: list[int] = []
    again = replay(data_of(table), each=lambda each: seen.append(each.choices))
    assert seen == list(range(table.choices + 1))
    assert digest(again.state) == digest(table.state)


def test_a_replay_can_stop_on_the_way_and_be_played_on_otherwise() -> None:
    """Whoever tries another way from there does not get the luck of the record, but that of the seed."""
    table = end_of_game()
    data = data_of(table)
    half = replay(data, until=20)
    assert half.choices == 20
    assert digest(half.state) == digest(quarry(20).state)
    data["moves"] = [[seat, name, []] for seat, name, _ in data["moves"]]
    for number in random_numbers("another way"):
        if half.over:
            break
        play_number(half, number)
    assert half.over


def test_recorded_outcomes_count_not_the_generator() -> None:
    """A record of another generator, or of dice on a real table, is replayed as it was."""
    data = data_of(end_of_game())
    data["seed"] = "another"
    assert digest(replay(data).state) != data["digest"], "the seed is part of the state"
    assert replay(data).scores == data["scores"]


@pytest.mark.parametrize("choices", [0, 1, 17, 1000])
def test_a_true_record_is_verified(choices: int) -> None:
    assert verify(data_of(quarry(choices))) == []


def tampered(change: Callable[[dict[str, Any]], None]) -> list[str]:
    """What verifying finds in a changed record."""
    data = data_of(end_of_game())
    change(data)
    return verify(data)


def with_outcomes(data: dict[str, Any]) -> list[Any]:
    """The first move that set off chance."""
    move: list[Any] = next(move for move in data["moves"] if move[2])
    return move


def other_die(data: dict[str, Any]) -> None:
    move = with_outcomes(data)
    move[2][0] = (move[2][0] + 1) % 6


def other_deal(data: dict[str, Any]) -> None:
    data["setup"][0] = (data["setup"][0] + 1) % 24


def other_move(data: dict[str, Any]) -> None:
    data["moves"][0][1] = "dig:moon"


def other_end(data: dict[str, Any]) -> None:
    data["digest"] = "0" * 64


def other_seed(data: dict[str, Any]) -> None:
    data["seed"] = "6"


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (other_die, "another table|does not follow from the seed|does not fit the rules"),
        (other_deal, "another table|does not follow from the seed|does not fit the rules"),
        (other_move, r"Move 1 of the record does not fit the rules: 'dig:moon' is not offered"),
        (other_end, "The moves lead to another table"),
        (other_seed, "seed is not the one that was committed to"),
    ],
)
def test_a_false_record_is_found_out(change: Callable[[dict[str, Any]], None], finding: str) -> None:
    assert re.search(finding, " ".join(tampered(change)))


# ----------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "is not a save"),
        ("hello", "is not a save"),
        ("[1, 2]", "lacks the key 'tablewright'"),
        ("{}", "lacks the key 'tablewright'"),
        ('{"tablewright": "1"}', "lacks the key 'tablewright'"),
        ('{"tablewright": 1}', "'game' is missing or not of type str"),
        ('{"tablewright": 0}', "is not a Tablewright save"),
        ('{"tablewright": true}', "is not a Tablewright save"),
        ('{"tablewright": 99}', "was written by a newer Tablewright .* Update Tablewright"),
        ("[" * 100_000, "is not a save"),
    ],
)
def test_other_files_are_refused_by_name(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "strange.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadSave, match=message) as refused:
        load(path)
    assert str(path) in str(refused.value)


def test_missing_and_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"cannot be read: .* Check the path"):
        load(tmp_path / "nowhere.json")
    with pytest.raises(BadSave, match="cannot be read"):
        load(tmp_path)
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSave, match="is not a save"):
        read(binary)


PACKED = gzip.compress(b'{"tablewright": 1, "game": "quarry", "rules": 1}')


@pytest.mark.parametrize(
    "content",
    [PACKED[:-12], PACKED[:12], b"\x1f\x8b" + bytes(range(100)), PACKED[:20] + bytes(12) + PACKED[32:]],
    ids=["cut short", "hardly begun", "noise", "a hole in it"],
)
def test_a_damaged_packed_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.json.gz"
    path.write_bytes(content)
    with pytest.raises(BadSave, match=r"record\.json\.gz is not a save: .* damaged or of another kind"):
        load(path)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(save(quarry(5)), encoding="utf-8-sig")
    assert digest(load(path).state) == digest(quarry(5).state)


def test_a_save_of_newer_rules_is_refused() -> None:
    data = data_of(quarry())
    data["rules"] = 99
    with pytest.raises(BadSave, match=r"newer rules of Quarry \(revision 99, here 1\)\. Update Tablewright"):
        from_data(data)


def test_a_save_of_an_unknown_game_is_refused_with_a_suggestion() -> None:
    data = data_of(quarry())
    data["game"] = "quary"
    with pytest.raises(UnknownGame, match="quarry"):
        from_data(data)


HEADER_DAMAGES: dict[str, dict[str, Any]] = {
    "too many players": {"players": 9},
    "unknown option": {"options": {"weather": "rain"}},
    "wrong type": {"choices": "many"},
    "fewer choices than none": {"choices": -1},
    "truth as a number": {"rules": True},
    "other seed": {"seed": "another"},
    "other end": {"digest": "0" * 64},
    "numbers that are none": {"setup": ["x"]},
    "no such state": {"start": {}},
    "no turn": {"turn": {}},
    "turn of nothing": {"turn": {"lead": [], "moves": 3, "confirming": False}},
    "moves of nothing": {"moves": 3},
    "moves without outcomes": {"moves": [[0, "dig:hill"]]},
    "events of nothing": {"events": 3},
}


@pytest.mark.parametrize("damage", HEADER_DAMAGES.values(), ids=HEADER_DAMAGES)
def test_a_damaged_save_is_refused_by_name(tmp_path: Path, damage: dict[str, Any]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**data_of(quarry()), **damage}), encoding="utf-8")
    with pytest.raises(BadSave) as refused:
        load(path)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        return found + [place for key, value in data.items() for place in places_in(value, (*path, key))]
    if isinstance(data, list):
        return found + [place for i, value in enumerate(data) for place in places_in(value, (*path, i))]
    return found


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same data with another value in one place."""
    twin = json.loads(json.dumps(data))
    inner = twin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return twin


def refusal(data: Any) -> str:
    """The message with which a save is refused; empty if it is loaded, and then it is the same table."""
    try:
        again: Table = from_data(data)
    except (BadSave, UnknownGame) as refused:
        return str(refused)
    assert digest(again.state) == digest(quarry(12).state)
    assert again.players == 3
    return ""


@pytest.mark.parametrize("value", [None, -1, "x", [], {}, 2, 10**30, True], ids=repr)
def test_whatever_is_damaged_a_save_loads_truly_or_is_refused(value: object) -> None:
    """Every value of a save in turn is replaced; there is one clear message, or the very same table."""
    data = data_of(quarry(12))
    places = places_in(data)
    assert len(places) > 150
    for path in places:
        damaged = changed(data, path, value)
        assert "\n" not in refusal(damaged), path


@pytest.mark.parametrize("value", [None, -1, "x", [], {}], ids=repr)
def test_whatever_is_damaged_a_record_is_replayed_or_found_out(value: object) -> None:
    data = data_of(quarry(12))
    for path in places_in({key: data[key] for key in ("setup", "moves", "players", "options", "digest")}):
        damaged = changed(data, path, value)
        try:
            problems = verify(damaged)
        except BadSave:
            continue
        assert problems or damaged == data, path
