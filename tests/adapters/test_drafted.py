"""Numbers for a game that has not said its own."""

from __future__ import annotations

from random import Random

import numpy as np

from tablewright.engine import Options
from tablewright.engine.encoding import Encoder
from tablewright.envs.encoding import Encoding
from tablewright.envs.shape import LIMIT, Shape
from tablewright.games.quarry import QuarryGame


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


class Silent(QuarryGame):
    """Quarry without numbers of its own."""

    def encoder(self, players: int, options: Options) -> Encoder | None:
        return None


def test_a_game_without_numbers_of_its_own_can_be_played_all_the_same() -> None:
    encoding = Encoding(Silent(), 2, {})
    assert encoding.fingerprint == Encoding(Silent(), 2, {}).fingerprint
    assert "view.day" in [slot.name for slot in encoding.describe()]
    session, random = encoding.session(), Random(1)
    session.begin("1")
    while not session.over:
        assert 0 not in session.offered
        assert len(set(session.offered)) == len(session.offered)
        assert len(session.observe(session.seat)) == encoding.observation_size
        session.play(random.choice(session.offered))
