"""The contract of a game, its settings, and the register of games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from tablewright.engine import BadSetup, Game, Setting, State, UnknownGame, find_game, game_names, register
from tablewright.engine import game as registry
from tests.engine.toys import ToyGame


@pytest.fixture(autouse=True)
def _own_register() -> Iterator[None]:
    """Games that tests register are forgotten afterwards."""
    known = registry._REGISTER.copy()
    registry._REGISTER.clear()
    yield
    registry._REGISTER.clear()
    registry._REGISTER.update(known)


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


# ---------------------------------------------------------------------------------------- the register


def test_our_own_games_are_there() -> None:
    assert "quarry" in game_names()
    assert find_game("quarry").title == "Quarry"
    assert find_game("quarry") is find_game("quarry")


def test_games_can_be_registered() -> None:
    toy = ToyGame()
    register(toy)
    assert find_game("toy") is toy
    assert game_names().count("toy") == 1


@pytest.mark.parametrize(
    ("name", "hint"), [("quary", "quarry"), ("QUARRY", "quarry"), ("chess", "quarry"), ("", "quarry")]
)
def test_an_unknown_game_is_refused_with_a_suggestion(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=hint):
        find_game(name)


def announce(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    """Pretend that packages with these entry points are installed."""

    def entry_points(group: str, name: str = "") -> list[EntryPoint]:
        return [point for point in points if point.group == group and name in ("", point.name)]

    monkeypatch.setattr(registry, "entry_points", entry_points)


#: What a third party's package would announce.
GAME = ToyGame()


def test_games_of_third_parties_announce_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, EntryPoint("toy", "tests.engine.test_game:GAME", "tablewright.games"))
    assert "toy" in game_names()
    found = find_game("toy")
    assert (found.name, found.players) == (GAME.name, GAME.players)


def test_entry_points_of_other_groups_are_no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, EntryPoint("toy", "tests.engine.test_game:GAME", "other.things"))
    assert "toy" not in game_names()
    with pytest.raises(UnknownGame):
        find_game("toy")


def test_nobody_can_take_the_name_of_one_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    announce(monkeypatch, EntryPoint("quarry", "tests.engine.test_game:GAME", "tablewright.games"))
    assert game_names().count("quarry") == 1
    assert find_game("quarry").title == "Quarry"
