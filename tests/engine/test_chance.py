"""Dice, draws and shuffles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations, product

import pytest

from tablewright.engine import BadSave, BadSetup, Chance
from tablewright.engine.chance import chance_from_plain, commitment

SEALED = "sealed:" + "0123456789abcdef" * 4

#: Chi-square at p = 0.001, by degrees of freedom.
CRITICAL = {5: 20.52, 9: 27.88, 23: 49.73, 35: 66.62, 39: 72.05}


def chi_square(found: Iterable[object], cells: int) -> float:
    """How far the counts are from all being equal."""
    counts = Counter(found)
    expected = counts.total() / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + expected * (
        cells - len(counts)
    )


@pytest.fixture(params=["fast", "sealed"])
def chance(request: pytest.FixtureRequest) -> Chance:
    return Chance("7" if request.param == "fast" else SEALED)


def test_numbers_are_in_range(chance: Chance) -> None:
    for n in (1, 2, 3, 6, 7, 100, 1000):
        assert {0 <= chance.below(n) < n for _ in range(200)} == {True}


def test_a_die_has_faces_from_one(chance: Chance) -> None:
    assert {chance.die(4) for _ in range(200)} == {1, 2, 3, 4}


def test_every_number_is_equally_likely(chance: Chance) -> None:
    assert chi_square((chance.below(10) for _ in range(20_000)), 10) < CRITICAL[9]


def test_a_number_does_not_depend_on_the_one_before(chance: Chance) -> None:
    rolls = [chance.below(6) for _ in range(20_001)]
    assert chi_square(pairwise(rolls), 36) < CRITICAL[35]


def test_every_order_of_a_shuffle_is_equally_likely(chance: Chance) -> None:
    def shuffled() -> tuple[int, ...]:
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        return tuple(cards)

    orders = [shuffled() for _ in range(20_000)]
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert chi_square(orders, 24) < CRITICAL[23]


def test_every_card_of_a_deck_is_equally_likely_on_top() -> None:
    """Over seeds, as it matters at a table."""

    def top(seed: int) -> int:
        deck = list(range(40))
        Chance(str(seed)).shuffle(deck, "deck")
        return deck[-1]

    assert chi_square((top(seed) for seed in range(20_000)), 40) < CRITICAL[39]


@pytest.mark.parametrize(("one", "other"), [("a", "b"), ("deck-1", "deck-2"), ("dice", "orders")])
def test_streams_of_one_seed_are_independent(one: str, other: str) -> None:
    chances = [Chance(str(seed)) for seed in range(20_000)]
    assert chi_square(((chance.die(6, one), chance.die(6, other)) for chance in chances), 36) < CRITICAL[35]


@pytest.mark.parametrize("pattern", ["{}", "seed-{}", "game/hidden/{}"])
def test_neighbouring_seeds_are_independent(pattern: str) -> None:
    rolls = [Chance(pattern.format(seed)).die() for seed in range(20_001)]
    assert chi_square(rolls, 6) < CRITICAL[5]
    assert chi_square(pairwise(rolls), 36) < CRITICAL[35]


def test_using_one_stream_leaves_the_others_alone(chance: Chance) -> None:
    other = chance.copy()
    for _ in range(50):
        chance.die(6, "dice")
    assert [chance.below(100, "deck") for _ in range(20)] == [other.below(100, "deck") for _ in range(20)]


def test_names_cannot_be_confused() -> None:
    """Seed ``a`` with stream ``b/c`` is not seed ``a/b`` with stream ``c``."""
    one, other = Chance("a"), Chance("a/b")
    assert [one.below(1000, "b/c") for _ in range(5)] != [other.below(1000, "c") for _ in range(5)]


def test_the_fast_numbers_never_change() -> None:
    """Records and seeds shall mean the same for ever, on every machine, pure and compiled."""
    chance = Chance("tablewright")
    assert [chance.below(1000) for _ in range(8)] == [57, 759, 465, 415, 629, 856, 755, 77]
    assert [chance.below(1 << 32, "wide") for _ in range(2)] == [2134676145, 35623457]


def test_the_sealed_numbers_never_change() -> None:
    chance = Chance(SEALED)
    assert [chance.below(1000) for _ in range(8)] == [133, 477, 161, 739, 210, 543, 773, 983]


def test_a_copy_has_the_same_future_and_its_own_life(chance: Chance) -> None:
    chance.die()
    twin = chance.copy()
    ahead = [twin.die() for _ in range(20)]
    assert [chance.die() for _ in range(20)] == ahead
    assert twin.used == chance.used == 21


def test_plain_data_brings_back_the_same_future(chance: Chance) -> None:
    chance.shuffle(list(range(20)), "deck")
    again = chance_from_plain(chance.plain())
    assert again.plain() == chance.plain()
    assert [again.below(50, "deck") for _ in range(20)] == [chance.below(50, "deck") for _ in range(20)]


def test_kept_outcomes_can_be_repeated_by_another_source(chance: Chance) -> None:
    chance.kept = []
    rolls = [chance.die() for _ in range(10)]
    other = Chance("something else")
    other.script = chance.kept
    assert [other.die() for _ in range(10)] == rolls


def test_after_the_script_the_source_goes_on_as_if_it_had_drawn_itself(chance: Chance) -> None:
    undisturbed, scripted = chance.copy(), chance.copy()
    scripted.script = [0, 0, 0]
    assert [scripted.below(6) for _ in range(3)] == [0, 0, 0]
    for _ in range(3):
        undisturbed.below(6)
    assert [scripted.below(6) for _ in range(10)] == [undisturbed.below(6) for _ in range(10)]


def test_a_script_that_does_not_fit_is_refused(chance: Chance) -> None:
    chance.script = [6]
    with pytest.raises(BadSave, match="6 where a number below 6 is drawn"):
        chance.below(6)


def test_pick_takes_each_and_leaves_the_list(chance: Chance) -> None:
    items = ["a", "b", "c"]
    assert {chance.pick(items) for _ in range(100)} == {"a", "b", "c"}
    assert items == ["a", "b", "c"]


def test_a_shuffle_loses_nothing(chance: Chance) -> None:
    cards = list(range(50))
    chance.shuffle(cards)
    assert cards != list(range(50))
    assert sorted(cards) == list(range(50))


@pytest.mark.parametrize("seed", ["sealed:", "sealed:12", "sealed:" + "zz" * 32, "sealed:" + "00" * 33])
def test_a_wrong_sealed_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="64 hexadecimal digits"):
        Chance(seed)


def test_sealed_draws_depend_on_the_whole_seed() -> None:
    other = SEALED[:-1] + "0"
    one, two = Chance(SEALED), Chance(other)
    assert [one.below(1000) for _ in range(5)] != [two.below(1000) for _ in range(5)]


def test_a_commitment_fixes_seed_game_and_players() -> None:
    made = {commitment(*each) for each in product(["1", "2"], ["quarry", "origins"], [2, 3])}
    assert len(made) == 8
    assert commitment("1", "quarry", 2) in made


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"seed": 1, "used": 0, "streams": {}},
        {"seed": "1", "used": "0", "streams": {}},
        {"seed": "1", "used": 0, "streams": []},
        {"seed": "1", "used": 0, "streams": {"dice": [1]}},
        {"seed": "1", "used": 0, "streams": {"dice": ["1", "2"]}},
    ],
)
def test_damaged_plain_data_is_refused(data: object) -> None:
    with pytest.raises(BadSave, match="damaged"):
        chance_from_plain(data)
