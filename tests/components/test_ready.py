"""What is kept ready-made: it saves reading, and never says anything but what the file says."""

from __future__ import annotations

import os
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tablewright.components import ready, yamlfile
from tablewright.components.yamlfile import read_yaml
from tablewright.text import fluent


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that had to be parsed."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    seen: list[str] = []

    def noted(file: Path, text: str) -> Any:
        seen.append(text)
        return parse(file, text)

    parse = yamlfile._parsed
    monkeypatch.setattr(yamlfile, "_parsed", noted)
    return seen


def kept_of(file: Path) -> Path:
    return ready._place(file)


def test_a_file_is_parsed_once(tmp_path: Path, parsed: list[str]) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("cards: [{id: mill, cost: 2}]\n1: {yes: 0.5}\n")
    first = read_yaml(file)
    assert read_yaml(file) == first == {"cards": [{"id": "mill", "cost": 2}], 1: {True: 0.5}}
    assert len(parsed) == 1
    assert kept_of(file).is_file()


def test_what_is_stale_is_never_used(tmp_path: Path, parsed: list[str]) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("cost: 2\n")
    read_yaml(file)
    times = file.stat()
    file.write_text("cost: 3\n")  # as long as before, and the clock stood still
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert read_yaml(file) == {"cost": 3}
    assert read_yaml(file) == {"cost": 3}
    assert len(parsed) == 2


def test_what_another_form_kept_is_never_used(
    tmp_path: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("cost: 2\n")
    read_yaml(file)
    monkeypatch.setattr(yamlfile, "_KEPT_AS", "another form")
    read_yaml(file)
    assert len(parsed) == 2


def test_what_is_damaged_is_read_anew(tmp_path: Path, parsed: list[str]) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("cost: 2\n")
    read_yaml(file)
    kept = kept_of(file)
    kept.write_bytes(kept.read_bytes()[:-1])
    assert read_yaml(file) == {"cost": 2}
    assert len(parsed) == 2


def test_where_nothing_may_be_written_nothing_is(
    tmp_path: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("cost: 2\n")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert read_yaml(file) == read_yaml(file) == {"cost": 2}
    assert len(parsed) == 2
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    kept_of(file).parent.write_text("in the way")
    assert read_yaml(file) == {"cost": 2}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["__pycache__", "mill.yaml"]


def test_what_only_yaml_can_say_is_not_kept(tmp_path: Path, parsed: list[str]) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("day: 2026-11-18\n")
    assert read_yaml(file) == read_yaml(file) == {"day": date(2026, 11, 18)}


def test_a_catalogue_says_the_same_from_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    file = tmp_path / "en.ftl"
    file.write_text(
        "# how many\nmills = { $n ->\n    [one] a mill\n   *[other] { $n } mills\n}\n"
        "    .own = my { mills }\n"
        "-firm = Mill & Son\nfirm = { -firm }\nbroken\n"
    )
    first, again = fluent.Sentences("en", [file]), fluent.Sentences("en", [file])
    assert (
        again.variables
        == first.variables
        == {("mills", None): ("n",), ("mills", "own"): ("n",), ("firm", None): ()}
    )
    assert again.unreadable == first.unreadable == ("en.ftl, line 9",)
    for sentences in (first, again):
        assert sentences.fill(("mills", "own"), {"n": fluent.number(2)}) == ("my 2 mills", [])
        assert sentences.fill(("firm", None), {}) == ("Mill & Son", [])
