"""The encoding that all adapters share."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tablewright.engine import BadSave, BadSetup, Table, find_game, new_table
from tablewright.lab.adapters import encoding as encodings
from tablewright.lab.adapters.encoding import SPARE, WAIT, Encoding, encoding_of, possible
from tablewright.lab.adapters.rewards import Rewards
from tablewright.lab.adapters.shape import LIMIT, Shape
from tests.adapters.cases import EVERY_GAME


def laid_out(shape: Shape, value: object) -> dict[str, float]:
    """The slots that are not 0, by name."""
    out = np.zeros(shape.size, np.float32)
    shape.write(value, out)
    return {name: float(number) for name, number in zip(shape.slots(), out, strict=True) if number}


def shape_of(*values: object) -> Shape:
    shape = Shape()
    for value in values:
        shape.see(value)
    shape.settle()
    return shape


class TestShape:
    def test_numbers_words_and_maps_stand_side_by_side(self) -> None:
        shape = shape_of({"day": 3, "step": "dig", "last": False}, {"day": 4, "step": "work", "last": True})
        assert list(shape.slots()) == ["day", "last", "step=dig", "step=work"]
        assert laid_out(shape, {"day": 7, "step": "work", "last": True}) == {
            "day": 7.0,
            "last": 1.0,
            "step=work": 1.0,
        }

    def test_copies_are_one_word(self) -> None:
        shape = shape_of(["mill-1", "mill-2"], ["well-1"])
        assert laid_out(shape, ["mill-7", "well-1", "mill-2"]) == {"#": 3.0, "*mill": 2.0, "*well": 1.0}

    def test_a_list_of_one_length_keeps_its_order(self) -> None:
        shape = shape_of(["red", "blue"], ["blue", "red"])
        assert laid_out(shape, ["blue", "blue"]) == {"#": 2.0, "[0]=blue": 1.0, "[1]=blue": 1.0}

    def test_a_list_of_things_has_room_for_the_longest_that_was_seen(self) -> None:
        shape = shape_of([{"n": 1}], [{"n": 1}, {"n": 2}])
        assert laid_out(shape, [{"n": 5}, {"n": 6}, {"n": 7}]) == {"#": 3.0, "[0].n": 5.0, "[1].n": 6.0}
        assert laid_out(shape, []) == {}

    def test_what_may_be_missing_says_whether_it_is_there(self) -> None:
        shape = shape_of({"hand": None}, {"hand": 0}, {"hand": 0, "token": "red"})
        assert laid_out(shape, {"hand": 0}) == {"hand?": 1.0}
        assert laid_out(shape, {"hand": None, "token": "red"}) == {"token?": 1.0, "token=red": 1.0}

    def test_lists_of_lists_and_several_kinds_at_one_place(self) -> None:
        shape = shape_of([[1, "a"], [2, "b"]], ["c", 4])
        assert laid_out(shape, [[1, "b"], 9]) == {
            "#": 2.0,
            "[0]#": 2.0,
            "[0][0]": 1.0,
            "[0][1]=b": 1.0,
            "[1]": 9.0,
        }

    def test_what_was_never_seen_leaves_no_trace(self) -> None:
        shape = shape_of({"step": "dig", "day": 1})
        assert laid_out(shape, {"step": "fly", "moon": {"phase": 1}, "day": [1, 2]}) == {}

    def test_numbers_are_cut_off(self) -> None:
        shape = shape_of(1)
        assert laid_out(shape, 1e9) == {"": LIMIT}
        assert laid_out(shape, -1e9) == {"": -LIMIT}

    def test_it_can_be_kept(self) -> None:
        shape = shape_of({"a": [1, 2], "b": None}, {"a": [3], "b": {"c": ["x-1"]}}, {"a": [], "b": {"c": []}})
        again = Shape.from_plain(shape.to_plain())
        again.settle()
        assert list(again.slots()) == list(shape.slots())


class TestActions:
    ENCODING = Encoding("quarry", 2, {}, ["dig:cliff", "dig:hill"], shape_of(0))

    def test_a_name_has_its_number_wherever_it_stands(self) -> None:
        assert self.ENCODING.actions(["dig:hill", "dig:cliff"]) == {2: 0, 1: 1}
        assert self.ENCODING.actions(["dig:cliff"]) == {1: 0}

    def test_new_options_take_spare_numbers_in_their_order(self) -> None:
        assert self.ENCODING.actions(["dig:moon", "dig:hill", "dig:mars"]) == {3: 0, 2: 1, 4: 2}

    def test_more_new_options_than_spare_numbers_are_not_all_offered(self) -> None:
        offered = self.ENCODING.actions([f"dig:{i}" for i in range(SPARE + 5)] + ["dig:hill"])
        assert len(offered) == SPARE + 1
        assert max(offered) == self.ENCODING.action_count - 1
        assert offered[2] == SPARE + 5

    def test_without_a_question_there_is_only_waiting(self) -> None:
        assert list(np.flatnonzero(self.ENCODING.mask({}))) == [WAIT]
        assert list(np.flatnonzero(self.ENCODING.mask({2: 0, 1: 1}))) == [1, 2]

    def test_actions_have_names(self) -> None:
        names = [self.ENCODING.action_name(action) for action in (0, 1, 2, 3, self.ENCODING.action_count - 1)]
        assert names == ["wait", "dig:cliff", "dig:hill", "spare-1", f"spare-{SPARE}"]


def test_the_same_game_has_the_same_encoding() -> None:
    found = encoding_of("quarry", 3)
    encodings._found.cache_clear()
    again = encoding_of("quarry", 3)
    assert again is not found
    assert again.fingerprint == found.fingerprint
    assert again.fingerprint != encoding_of("quarry", 2).fingerprint


def test_an_encoding_can_be_kept_beside_an_agent(tmp_path: Path) -> None:
    found = encoding_of("quarry", 2)
    found.save(tmp_path / "encoding.json")
    again = Encoding.load(tmp_path / "encoding.json")
    assert again.fingerprint == found.fingerprint
    table: Table = new_table(find_game("quarry"), 2, "1", {})
    assert np.array_equal(again.observe(table, 1), found.observe(table, 1))
    (tmp_path / "encoding.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadSave, match=r"encoding\.json is no encoding"):
        Encoding.load(tmp_path / "encoding.json")


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_observations_hold_nothing_that_the_seat_cannot_know(game: str, players: int) -> None:
    """A table with everything hidden dealt anew looks the same to the seat, number by number."""
    encoding = encoding_of(game, players)
    random = Random(game)
    table: Table = new_table(find_game(game), players, "secrets", {})
    looks = 0
    while not table.over and looks < 15:
        question = table.open_questions()[0]
        if table.choices % 7 == 0:
            looks += 1
            imagined = table.imagine(question.seat, f"other {looks}")
            for seat_table in (imagined, table.fork()):
                assert np.array_equal(
                    encoding.observe(seat_table, question.seat), encoding.observe(table, question.seat)
                )
        table.play(question.offset + int(random.random() * len(question.values)))
    assert looks


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_nearly_all_options_and_all_sorts_of_things_seen_have_their_places(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    random = Random(game)
    table: Table = new_table(find_game(game), players, "fresh", {}, keep=False)
    options = spare = 0
    seen = np.zeros(encoding.observation_size, np.bool_)
    while not table.over:
        question = table.open_questions()[0]
        offered = possible(table, question.seat, encoding)
        assert len(offered) == len(question.values)
        options += len(offered)
        spare += sum(action > len(encoding.names) for action in offered)
        seen |= encoding.observe(table, question.seat) != 0
        table.play(question.offset + int(random.random() * len(question.values)))
    assert spare / options < 0.1
    assert seen.mean() > 0.05
    assert len(encoding.slots()) == encoding.observation_size


def test_rewards_by_points_add_up_to_the_score() -> None:
    table: Table = new_table(find_game("quarry"), 2, "1", {}, keep=False)
    rewards = Rewards("points", 2)
    rewards.begin(table)
    paid = [0.0, 0.0]
    random = Random(1)
    while not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + int(random.random() * len(question.values)))
        paid = [sum(both) for both in zip(paid, rewards.due(table), strict=True)]
    assert paid == table.scores
    assert any(paid)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadSetup, match="place or points, not 'gold'"):
        Rewards("gold", 2)
