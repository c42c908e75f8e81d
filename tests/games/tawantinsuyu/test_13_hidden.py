"""TAW-13 Hidden and random information; what is always true over a whole game."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, Table, copy, find_game, new_table
from tablewright.games.tawantinsuyu.rules.state import TURN
from tablewright.testing.driver import play_number, random_numbers
from tests.games.tawantinsuyu.offers import stacked
from tests.games.tawantinsuyu.owning import army, gods
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import laid_out, scenario


@pytest.mark.rule("TAW-13.1")
def test_a_view_shows_no_other_hand_and_no_deck() -> None:
    g = laid_out()
    other = g.incas[BLACK]
    gods(g, other, "G01")
    army(g, other, "A01")
    game = find_game("tawantinsuyu")
    mine, theirs = game.view(g, PURPLE)["incas"][BLACK], game.view(g, BLACK)["incas"][BLACK]
    assert (mine["gods"], mine["god_count"], theirs["gods"]) == (None, 1, ["G01"])
    assert (mine["army"], mine["army_count"], theirs["army"]) == (None, 1, ["A01"])
    text = str(game.view(g, PURPLE))
    assert "'G01'" not in text
    assert g.god_deck[-1].id not in text
    assert g.production_stack[-1].id not in text
    assert g.weavings[-2].id not in text
    assert g.weavings[-1].id in text


@pytest.mark.rule("TAW-13.1")
def test_resampling_keeps_what_a_seat_knows() -> None:
    g = laid_out()
    gods(g, g.incas[PURPLE], "G01")
    gods(g, g.incas[BLACK], "G02", "G03")
    stacked(g, "W01")
    game = find_game("tawantinsuyu")
    hands = set()
    for seed in range(10):
        other = copy(g)
        game.resample(other, PURPLE, Chance(str(seed)), g)
        assert [card.id for card in other.incas[PURPLE].gods] == ["G01"]
        assert other.weavings[-1].id == "W01"
        assert game.view(other, PURPLE) == game.view(g, PURPLE)
        hands.add(tuple(card.id for card in other.incas[BLACK].gods))
    assert len(hands) > 5


@pytest.mark.rule("TAW-13.2")
def test_all_chance_comes_from_the_seed() -> None:
    game = find_game("tawantinsuyu")
    one, same, another = (new_table(game, 3, seed) for seed in ("a", "a", "b"))
    assert game.view(one.state, None) == game.view(same.state, None)
    assert game.view(one.state, None) != game.view(another.state, None)


@pytest.mark.rule("TAW-13.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_end_within_the_cap(players: int) -> None:
    game = find_game("tawantinsuyu")
    table = new_table(game, players, "end", keep=False)
    for number in random_numbers("end"):
        if table.over:
            break
        play_number(table, number)
    assert table.over
    assert table.choices < game.cap


class Watch:
    """Compares two moments of a game: INV-02, INV-05, INV-09, INV-13 to INV-17, INV-20 to INV-22."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bag: int | None = None
        self.casualties = 0
        self.temples = [0] * len(table.state.incas)  # type: ignore[attr-defined]
        self.conquests = 0
        self.turns = 0

    def look(self) -> None:
        g = self.table.state
        assert find_game("tawantinsuyu").check(g) == []
        bag = sum(g.bag)  # type: ignore[attr-defined]
        assert self.bag is None or bag <= self.bag, "INV-02: the bag grew"
        self.bag = bag
        fallen = len(g.casualties)  # type: ignore[attr-defined]
        assert fallen >= self.casualties, "INV-05: casualties fell"
        self.casualties = fallen
        temples = [inca.temple for inca in g.incas]  # type: ignore[attr-defined]
        assert all(now >= then for now, then in zip(temples, self.temples, strict=True)), "INV-16"
        self.temples = temples
        turns = len(self.table._turns)
        started = self.table._turns[-1].moves == []
        if started and turns and g.step == TURN:  # type: ignore[attr-defined]
            self.at_turn_start()

    def at_turn_start(self) -> None:
        g = self.table._turns[-1].start
        for market, stack in (
            (g.production_market, g.production_stack),  # type: ignore[attr-defined]
            (g.passive_market, g.passive_stack),  # type: ignore[attr-defined]
        ):
            assert len(market) == 2 or not stack, "INV-09: the market is not full"
        assert (g.feast_holder >= 0) == (not g.village), "INV-04"  # type: ignore[attr-defined]
        self.turns += 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", ["x", "y", "z"])
def test_what_is_always_true(players: int, seed: str) -> None:
    game = find_game("tawantinsuyu")
    table = new_table(game, players, seed, record=True)
    watch = Watch(table)
    watch.look()
    for number in random_numbers(seed):
        if table.over:
            break
        play_number(table, number)
        watch.look()
    assert watch.turns > 5
    tiles = [event.args for event in table.events if event.kind == "feast-tile"]
    assert len(tiles) == 3
    assert sum(inca.tally.get("feast-tile", 0) for inca in table.state.incas) == 7  # type: ignore[attr-defined]


def test_a_broken_position_is_noticed() -> None:
    g = laid_out()
    g.god_deck.pop()
    g.incas[PURPLE].goods[0] = -1
    problems = find_game("tawantinsuyu").check(g)
    assert [problem[:6] for problem in problems] == ["INV-07", "INV-14"]
    with pytest.raises(AssertionError, match="this position cannot be"):
        scenario(g).table  # noqa: B018
