"""One list says which boxes there are, and its order decides in which order they join in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.games.settlers import rules
from tablewright.games.settlers.box.schema_expansions import FILES
from tablewright.games.settlers.rules import hooks
from tablewright.games.settlers.rules.adds import MOMENTS, Adds, enter
from tablewright.games.settlers.rules.boxes import ACTIONS, BOXES, ORDER
from tablewright.games.settlers.rules.modules import MODULES

TABLES: dict[str, dict[Any, Any]] = {
    "doing": hooks.DOING,
    "possible": hooks.POSSIBLE,
    "gaining": hooks.GAINING,
    "counts": hooks.COUNTS,
    "filters": hooks.FILTERS,
    "perform": hooks.PERFORM,
}
LISTS: dict[str, list[Any]] = {
    **MOMENTS,
    "actions": hooks.ACTIONS,
    "free_steps": hooks.FREE_STEPS,
    "refusals": hooks.REFUSALS,
}


@pytest.fixture
def nothing_entered() -> Iterator[None]:
    """No box has joined in; afterwards all is as it was."""
    lists = {name: entries[:] for name, entries in LISTS.items()}
    tables = {name: dict(entries) for name, entries in TABLES.items()}
    free = hooks.FREE[:]
    for entries in (*LISTS.values(), *TABLES.values()):
        entries.clear()
    yield
    for name, entries in LISTS.items():
        entries[:] = lists[name]
    for name, table in TABLES.items():
        table.clear()
        table.update(tables[name])
    hooks.FREE[:] = free


def names_at(moment: str) -> list[str]:
    """Who joins in at a moment, in order."""
    return [entry.__name__ for entry in LISTS[moment]]


def test_every_folder_of_a_box_is_in_the_list() -> None:
    folders = {adds.parent.name for adds in Path(rules.__file__).parent.glob("*/adds.py")}
    assert folders == {"base", *(Path(file).stem for file in FILES if file != "expansions.yaml")}
    assert [box.module for box in BOXES] == ["base", *MODULES]


def test_what_joins_in_is_what_the_boxes_add_and_nothing_else() -> None:
    for moment, entries in MOMENTS.items():
        assert entries == [entry for box in ORDER.get(moment, BOXES) for entry in getattr(box, moment)]
    assert {name: step.do for box in BOXES for name, step in box.steps.items()} == hooks.DOING
    named = {name: action for box in BOXES for name, action in box.actions.items()}
    assert list(hooks.PERFORM.items()) == [(name, named[name].perform) for name in ACTIONS]
    assert [named[name].refuse for name in ACTIONS] == hooks.REFUSALS


@pytest.mark.usefixtures("nothing_entered")
def test_the_order_of_the_list_decides() -> None:
    enter(BOXES, ACTIONS, {})
    in_order = {moment: entries[:] for moment, entries in LISTS.items()}
    for entries in LISTS.values():
        entries.clear()
    base, *boxes = BOXES
    hooks.DOING.clear()
    enter([base, *reversed(boxes)], ACTIONS[::-1], {})
    assert hooks.PROBLEMS[-1] is in_order["problems"][0]  # of the first box, which is the last one now
    assert in_order["refusals"][::-1] == hooks.REFUSALS


@pytest.mark.parametrize(
    ("moment", "order"),
    [
        ("setting_up", ["meet_foe", "lay_out_minis", "choose_variant", "bring_in_rival"]),
        ("placed", ["stand_for_printed", "choose_own_colour", "mark_when_placed"]),
        ("produced", ["before_the_action_phase", "take_back"]),
        ("scoring", ["score_pyramids", "score_props", "score_at_the_end"]),
        ("attacks_over", ["take_down_defense", "wage_war", "fortresses_score_alone"]),
        ("storing", ["store_on_cards", "cleanup_features"]),
        (
            "actions",
            [
                "usable_tiles",
                "way_to_market",
                "ways_to_unblock",
                "ways_to_conquer",
                "ways_to_send",
                "ways_to_besiege",
                "instants_to_play",
                "unlocked_actions",
            ],
        ),
    ],
)
def test_the_order_in_which_kept_games_were_played(moment: str, order: list[str]) -> None:
    assert names_at(moment) == order


@pytest.mark.usefixtures("nothing_entered")
def test_no_box_is_forgotten_at_a_moment_with_an_order_of_its_own() -> None:
    with pytest.raises(AssertionError, match="setting_up"):
        enter(BOXES, ACTIONS, {"setting_up": BOXES[2:]})


@pytest.mark.usefixtures("nothing_entered")
@pytest.mark.parametrize("said", [True, False])
def test_a_step_is_replaced_only_if_the_box_says_so(said: bool) -> None:
    steps = {"gain": BOXES[0].steps["gain"]}
    again = Adds(module="again", steps=steps, replaces=["gain"] if said else [])
    if said:
        enter([BOXES[0], again], (), {})
        assert hooks.DOING["gain"] is steps["gain"].do
    else:
        with pytest.raises(AssertionError, match="gain"):
            enter([BOXES[0], again], (), {})
