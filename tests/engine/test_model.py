"""State classes: copies, plain data, equality, digests."""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple

import pytest

from tablewright.engine import BadSave, Chance, Model, add_later, copy, digest, plain, same, share
from tablewright.engine.model import fields, from_plain, unchanged


class Gem(NamedTuple):
    """A component: never copied, found again by its id."""

    id: str
    worth: int


class Ring(NamedTuple):
    """Another component."""

    id: str


GEMS = {"ruby": Gem("ruby", 3), "opal": Gem("opal", 1)}
RINGS = {"band": Ring("band")}
share(Gem, GEMS)
share(Ring, RINGS)


class Box(Model):
    """Holds gems, and boxes."""

    label: str
    gems: list[Gem]
    inner: list[Box]


class Chest(Box):
    """A box with a lock: attributes of the base class come first."""

    lock: int


class Hoard(Model):
    """One attribute of every kind that a state can hold."""

    number: int
    word: str
    flag: bool
    share: float
    nothing: int | None
    mood: Literal["good", "bad"]
    pair: tuple[int, str]
    row: tuple[int, ...]
    either: int | str | None
    names: list[str]
    grid: list[list[int]]
    stock: dict[str, int]
    places: dict[tuple[int, int], Gem]
    by_gem: dict[Gem, list[int]]
    by_seat: dict[int, str]
    gem: Gem
    maybe_gem: Gem | None
    treasure: Gem | Ring | None
    box: Box
    maybe_box: Box | None
    boxes: dict[str, Box]
    chance: Chance
    _listener: list[str] | None = None


def box(label: str, *inner: Box) -> Box:
    """A box with a ruby in it."""
    made = Box()
    made.label, made.gems, made.inner = label, [GEMS["ruby"]], list(inner)
    return made


def hoard() -> Hoard:
    """A hoard with something everywhere."""
    h = Hoard()
    h.number, h.word, h.flag, h.share, h.nothing = 1, "one", True, 0.5, None
    h.mood, h.pair, h.row, h.either = "good", (1, "a"), (1, 2, 3), "x"
    h.names, h.grid, h.stock = ["a", "b"], [[1], [2, 3]], {"stone": 2}
    h.places = {(0, 1): GEMS["opal"]}
    h.by_gem = {GEMS["ruby"]: [1, 2]}
    h.by_seat = {2: "two", 0: "zero"}
    h.gem, h.maybe_gem, h.treasure = GEMS["ruby"], None, RINGS["band"]
    h.box, h.maybe_box = box("outer", box("inner")), None
    h.boxes = {"left": box("left")}
    h.chance = Chance("7")
    h.chance.die()
    return h


def there_and_back(model: Hoard) -> Hoard:
    """Through a JSON file."""
    return from_plain(Hoard, json.loads(json.dumps(plain(model))))


def test_a_copy_is_the_same() -> None:
    original = hoard()
    twin = copy(original)
    assert twin is not original
    assert same(twin, original)
    assert digest(twin) == digest(original)
    assert plain(twin) == plain(original)


CHANGES = {
    "list": lambda h: h.names.append("c"),
    "nested list": lambda h: h.grid[1].append(4),
    "dict": lambda h: h.stock.update(wood=1),
    "dict of lists": lambda h: h.by_gem[GEMS["ruby"]].append(3),
    "dict of components": lambda h: h.places.clear(),
    "model": lambda h: h.box.gems.clear(),
    "nested model": lambda h: h.box.inner[0].gems.clear(),
    "dict of models": lambda h: h.boxes["left"].inner.append(box("new")),
    "chance": lambda h: h.chance.die(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_copy_is_independent(change: Any) -> None:
    original = hoard()
    before = digest(original)
    twin = copy(original)
    change(twin)
    assert digest(original) == before
    assert digest(twin) != before


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_change_is_told_from_a_copy(change: Any) -> None:
    original = hoard()
    kept = copy(original)
    assert unchanged(original, kept)
    change(original)
    assert not unchanged(original, kept)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_plain_data_is_independent(change: Any) -> None:
    original = hoard()
    told = plain(original)
    before = json.dumps(told)
    change(original)
    assert json.dumps(told) == before
    assert json.dumps(plain(original)) != before


def test_components_are_shared() -> None:
    twin = copy(hoard())
    assert twin.gem is GEMS["ruby"]
    assert twin.places[0, 1] is GEMS["opal"]
    assert twin.box.gems[0] is GEMS["ruby"]


def test_plain_data_comes_back() -> None:
    original = hoard()
    again = there_and_back(original)
    assert digest(again) == digest(original)
    assert again.pair == (1, "a")
    assert again.row == (1, 2, 3)
    assert again.places == {(0, 1): GEMS["opal"]}
    assert again.by_gem == {GEMS["ruby"]: [1, 2]}
    assert list(again.by_seat) == [2, 0]
    assert again.gem is GEMS["ruby"]
    assert again.treasure is RINGS["band"]
    assert again.chance.below(1000) == original.chance.below(1000)


def test_optional_things_come_back() -> None:
    original = hoard()
    original.nothing, original.maybe_gem, original.maybe_box = 5, GEMS["opal"], box("late")
    original.either, original.treasure = None, None
    again = there_and_back(original)
    assert (again.nothing, again.maybe_gem, again.either) == (5, GEMS["opal"], None)
    assert again.maybe_box is not None
    assert again.maybe_box.label == "late"
    assert again.treasure is None


def test_a_whole_number_will_do_for_a_float() -> None:
    original = hoard()
    original.share = 1
    assert there_and_back(original).share == 1


def test_empty_dicts_come_back() -> None:
    original = hoard()
    original.places, original.by_seat, original.stock = {}, {}, {}
    again = there_and_back(original)
    assert (again.places, again.by_seat, again.stock) == ({}, {}, {})


def test_attributes_of_base_classes_come_first() -> None:
    assert list(fields(Chest)) == ["label", "gems", "inner", "lock"]


def test_names_with_an_underscore_are_no_part_of_the_state() -> None:
    original = hoard()
    original._listener = ["somebody"]
    assert "_listener" not in plain(original)
    assert copy(original)._listener is None


def test_same_compares_classes_and_contents() -> None:
    one, other = box("a"), box("b")
    chest = Chest()
    chest.label, chest.gems, chest.inner, chest.lock = "a", [GEMS["ruby"]], [], 1
    assert same(one, box("a"))
    assert not same(one, other)
    assert not same(one, chest)


def test_a_digest_is_the_same_for_ever() -> None:
    """It stands in saves, so it must not depend on machine, process or version."""
    assert digest(box("a")) == "3ab31cad27409e477b4b849142b17b9ef92d1c33cbb13b235d889ec8668857f2"


DAMAGES: dict[str, tuple[dict[str, Any], str]] = {
    "int": ({"number": "1"}, "state.number: expected int, found '1'"),
    "bool is no int": ({"number": True}, "state.number: expected int, found True"),
    "int is no bool": ({"flag": 1}, "state.flag: expected bool, found 1"),
    "none": ({"word": None}, "state.word: expected str, found None"),
    "literal": ({"mood": "odd"}, "state.mood: expected one of"),
    "list": ({"names": "ab"}, "state.names: expected a list, found 'ab'"),
    "in a list": ({"names": ["a", 2]}, "state.names[1]: expected str, found 2"),
    "in a list of lists": ({"grid": [[1], [2, "x"]]}, "state.grid[1][1]: expected int, found 'x'"),
    "in a dict": ({"stock": {"stone": "x"}}, "state.stock[stone]: expected int, found 'x'"),
    "no pairs": ({"places": [[1, 2, 3]]}, "state.places: expected keys and values"),
    "no dict": ({"stock": 5}, "state.stock: expected keys and values"),
    "too short a tuple": ({"pair": [1]}, "state.pair: expected 2 values, found 1"),
    "union": ({"either": [1]}, "state.either: [1] is none of"),
    "component": ({"gem": "pearl"}, "state.gem: there is no Gem 'pearl'"),
    "component of two classes": ({"treasure": "pearl"}, "state.treasure: 'pearl' is none of"),
    "no name of a component": ({"gem": ["ruby"]}, "state.gem: there is no Gem ['ruby']"),
    "model": ({"box": 3}, "state.box: expected the attributes of a Box, found int"),
    "deep in a model": (
        {"box": {"label": "a", "gems": [], "inner": [{"label": 1, "gems": [], "inner": []}]}},
        "state.box.inner[0].label: expected str, found 1",
    ),
    "attribute missing": (
        {"box": {"label": "a", "gems": []}},
        "state.box: attribute 'inner' of a Box is missing",
    ),
    "attribute unknown": (
        {"box": {"label": "a", "gems": [], "inner": [], "size": 2}},
        "state.box: unknown attribute 'size' in a Box",
    ),
    "chance": ({"chance": []}, "chance part is damaged"),
}


@pytest.mark.parametrize(("damage", "message"), DAMAGES.values(), ids=DAMAGES)
def test_data_that_does_not_fit_is_refused_with_its_path(damage: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSave) as refused:
        from_plain(Hoard, {**plain(hoard()), **damage})
    assert message in str(refused.value)


class Strange(Model):
    """Holds something that cannot be copied with the table."""

    things: list[set[int]]


def test_a_class_that_cannot_be_copied_is_refused_by_name() -> None:
    strange = Strange()
    strange.things = [{1}]
    with pytest.raises(TypeError, match=r"Strange.things: a state cannot hold set\[int\]"):
        copy(strange)
    with pytest.raises(TypeError, match="a state cannot hold"):
        plain(strange)


def test_lists_inside_tuples_are_refused() -> None:
    """A tuple is taken for something that nobody can change."""

    class Sneaky(Model):
        pair: tuple[list[int], int]

    sneaky = Sneaky()
    sneaky.pair = ([1], 2)
    with pytest.raises(TypeError, match=r"Sneaky\.pair"):
        copy(sneaky)


class Purse(Model):
    """A class that got an attribute when there were saves already."""

    coins: int
    ring: Ring | None


add_later(Purse, ring=None)


def test_what_came_later_is_written_only_when_it_is_used() -> None:
    purse = Purse()
    purse.coins = 3
    purse.ring = None
    assert plain(purse) == {"coins": 3}
    assert from_plain(Purse, {"coins": 3}).ring is None
    assert copy(purse).ring is None
    purse.ring = RINGS["band"]
    assert plain(purse) == {"coins": 3, "ring": "band"}
    assert from_plain(Purse, plain(purse)).ring is RINGS["band"]
    with pytest.raises(BadSave, match="missing"):
        from_plain(Purse, {})
