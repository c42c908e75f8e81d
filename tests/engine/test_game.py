"""The contract of a game and its settings."""

from __future__ import annotations

import pytest

from tablewright.engine import (
    BadSetup,
    Game,
    Setting,
    State,
    find_game,
)
from tests.engine.toys import ToyGame

# ---------------------------------------------------------------------------------------- settings


def test_what_is_not_settled_is_as_usual() -> None:
    assert ToyGame().settle(2, {}) == {"size": "small"}
    assert ToyGame().settle(1, {}) == {"size": "small", "rival": "none"}
    assert ToyGame().settle(1, {"rival": "wooden"}) == {"size": "small", "rival": "wooden"}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (0, {}, "Toy is for 1, 2 or 3 players, not for 0"),
        (9, {}, "Toy is for 1, 2 or 3 players, not for 9"),
        (2, {"colour": "red"}, "Toy with 2 players has no option 'colour'. Options: size"),
        (2, {"rival": "wooden"}, "Toy with 2 players has no option 'rival'"),
        (2, {"size": "huge"}, "'size' can be small or large, not 'huge'"),
    ],
)
def test_what_the_game_does_not_know_is_refused(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        ToyGame().settle(players, options)
    assert message in str(refused.value)


def test_variants_change_each_setting_once() -> None:
    assert ToyGame().variants(2) == [{"size": "small"}, {"size": "large"}]
    assert ToyGame().variants(1) == [
        {"size": "small", "rival": "none"},
        {"size": "large", "rival": "none"},
        {"size": "small", "rival": "wooden"},
    ]


def test_a_setting_may_apply_to_some_numbers_of_players_only() -> None:
    always, alone = Setting("a", ["x"]), Setting("b", ["x"], players=[1])
    assert (always.applies(1), always.applies(4)) == (True, True)
    assert (alone.applies(1), alone.applies(4)) == (True, False)


def test_a_game_knows_its_folder() -> None:
    assert (find_game("quarry").folder / "rules.md").is_file()


def test_a_game_must_fulfil_its_contract() -> None:
    bare: Game[State] = Game()
    with pytest.raises(NotImplementedError, match="Game has no method 'next_turn' yet"):
        bare.next_turn(State())
    assert bare.pieces() == []
