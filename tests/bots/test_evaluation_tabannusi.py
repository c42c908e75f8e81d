"""The evaluation of Tabannusi: what is plainly better is worth more, and the end is worth its points."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tablewright.bots.weights import weights_of
from tablewright.games.tabannusi.box.tables import CITIES, CRAFT_TOP, ROW_SIZE
from tablewright.games.tabannusi.brain.evaluation import COLUMNS, COUNTED, evaluate
from tests.bots.positions import position

WEIGHTS = weights_of("tabannusi")
CHOICES = 60


def seen(players: int = 4) -> dict[str, Any]:
    """A view in the middle of a game."""
    view = position("tabannusi", players, "evaluation", CHOICES).view(0)
    assert view["step"] != "over"
    return view


def gain(view: dict[str, Any], **changes: object) -> float:
    """What seat 0 gains when its side of the table changes like this."""
    other = deepcopy(view)
    other["builders"][0].update(changes)
    return evaluate(other, 0, WEIGHTS) - evaluate(view, 0, WEIGHTS)


def test_what_can_be_used_is_worth_something() -> None:
    view = seen()
    me = view["builders"][0]
    assert gain(view, gold=me["gold"] + 1) > 0
    assert gain(view, gardens=me["gardens"] + 1) > 0
    assert gain(view, craft=[min(row + 1, CRAFT_TOP) for row in me["craft"]]) > 0


def test_a_fulfilled_city_card_is_worth_its_points() -> None:
    view = seen()
    card = next(iter(CITIES.values()))
    view["builders"][0].update(cities=[card.id], houses=[0] * 6, city_ignore=0)
    enough = [card.houses.get(district, 0) for district in range(6)]
    assert gain(view, houses=enough) == pytest.approx(card.vp, abs=3)


def test_the_last_house_of_a_column_is_worth_more_than_the_first() -> None:
    view = seen()
    column, _ = COLUMNS[0]
    full = list(ROW_SIZE)
    view["builders"][0]["rows"] = full
    first = gain(view, rows=[full[0] - 1, *full[1:]])
    view["builders"][0]["rows"] = [full[0], full[1] - column, full[2] - column, full[3]]
    near = gain(view, rows=[full[0] - 1, full[1] - column, full[2] - column, full[3]])
    assert near > first


def test_things_are_worth_nothing_when_no_turn_is_left() -> None:
    view = seen()
    view.update(turns_left=0, time_gold=0, active=1, step="act")
    me = view["builders"][0]
    for changes in ({"gold": me["gold"] + 3}, {"markers": me["markers"] + 3}, {"dice": [2] * 5}):
        assert gain(view, **changes) == pytest.approx(0)


def test_every_tile_of_the_ziggurat_can_be_counted() -> None:
    view = seen()
    for tile in COUNTED:
        other = deepcopy(view)
        other["ziggurat_tiles"] = [tile] * len(view["ziggurat_tiles"])
        me = other["builders"][0]
        me.update(assistant=5, architect=5, markers=3, gold=4, tile_markers=[1, 1, 1])
        other.update(active=0, step="act", actions_left=2)
        assert evaluate(other, 0, WEIGHTS) > me["points"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_seats_can_be_judged_from_every_seat(players: int) -> None:
    view = seen(players)
    for seat in range(len(view["builders"])):
        assert evaluate(view, seat, WEIGHTS) == evaluate(deepcopy(view), seat, WEIGHTS)


def test_the_end_is_worth_its_points() -> None:
    table = position("tabannusi", 2, "end", 10**6)
    assert table.over
    assert [evaluate(table.view(0), seat, WEIGHTS) for seat in range(2)] == [float(n) for n in table.scores]
