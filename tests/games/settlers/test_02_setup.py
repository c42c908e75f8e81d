"""SET-2, SET-3 Setup and the course of the game."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.games.settlers.rules.state import Settlers, in_order
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.seats import MARK, TOM
from tests.games.settlers.table import position, skip_to, state, table_of

GAME = find_game("settlers")


def fresh(players: int, seed: str = "1", **options: str) -> tuple[Table, Settlers]:
    """A new game; answers and events are kept."""
    table = new_table(GAME, players, seed, options, record=True)
    return table, state(table)


@pytest.mark.rule("SET-2.1", "SET-2.5", "SET-2.6")
def test_round_one_no_points_no_goods() -> None:
    _, g = fresh(3)
    assert g.round == 1
    assert [settler.vp for settler in g.settlers] == [0, 0, 0]
    assert all(sum(settler.goods) == 0 for settler in g.settlers)


@pytest.mark.rule("SET-2.2", "SET-2.4", "SET-22.3")
def test_decks_are_shuffled() -> None:
    orders = [
        [card.id for card in fresh(2, seed, **{"faction-1": "romans"})[1].settlers[0].deck] for seed in "ab"
    ]
    assert orders[0] != orders[1]
    commons = [[card.id for card in fresh(2, seed)[1].common] for seed in "ab"]
    assert commons[0] != commons[1]


@pytest.mark.rule("SET-2.3")
def test_factions_are_chosen_or_drawn_and_all_different() -> None:
    _, g = fresh(4, **{"faction-2": "romans"})
    assert g.settlers[1].faction == "romans"
    assert sorted(s.faction for s in g.settlers) == ["barbarians", "egyptians", "japanese", "romans"]
    with pytest.raises(BadSetup, match="same faction"):
        fresh(2, **{"faction-1": "romans", "faction-2": "romans"})


@pytest.mark.rule("SET-2.7")
def test_the_first_player_is_drawn() -> None:
    assert {fresh(3, str(i))[1].first for i in range(20)} == {0, 1, 2}


@pytest.mark.rule("SET-2.8")
def test_starting_hands() -> None:
    from tablewright.engine import Chance
    from tablewright.games.settlers.rules.setup import set_up

    g = set_up(4, GAME.settle(4, {}), Chance("5"))
    for settler in g.settlers:
        assert len(settler.hand) == 4
        assert sum(card.common for card in settler.hand) == 2
        assert sum(card.deck == settler.faction for card in settler.hand) == 2


@pytest.mark.example("SET-EX-17")
@pytest.mark.rule("SET-2.9")
def test_seven_cards_at_the_first_production() -> None:
    for players in (2, 3, 4):
        table, g = fresh(players)
        skip_to(table, lambda g: g.phase != "lookout")
        assert [len(settler.hand) for settler in g.settlers] == [7] * players


@pytest.mark.rule("SET-3.1", "SET-3.2", "SET-13.1")
def test_five_rounds_the_last_without_cleanup() -> None:
    table, g = fresh(2)
    phases: list[tuple[int, str]] = []
    while not table.over:
        if not phases or phases[-1] != (g.round, g.phase):
            phases.append((g.round, g.phase))
        found = offered(table)
        table.play(found.index("turn:pass") if "turn:pass" in found else 0)
    seen = [f"{number}{phase}" for number, phase in phases if phase in ("lookout", "action")]
    assert seen == [f"{number}{phase}" for number in range(1, 6) for phase in ("lookout", "action")]
    assert len([event for event in table.events if event.kind == "cleanup"]) == 4


@pytest.mark.rule("SET-3.3")
def test_clockwise_from_the_first_player() -> None:
    g = position("romans", "barbarians", "egyptians")
    g.first = MARK
    assert [settler.seat for settler in in_order(g)] == [1, 2, 0]


@pytest.mark.rule("SET-13.7")
def test_the_token_goes_round() -> None:
    g = position("romans", "barbarians", "egyptians")
    table = table_of(g)
    skip_to(table, lambda g: g.round == 2)
    assert g.first == MARK
    assert kind(table) == "pick"
    skip_to(table, lambda g: g.round == 4)
    assert g.first == TOM
