"""TAB-4 A turn."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.rules.moments import TAKING
from tablewright.games.tabannusi.rules.state import ARRIVE
from tablewright.text import words_for
from tests.games.tabannusi.owning import barge, crates, give
from tests.games.tabannusi.places import harbour
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of, taking_a_die


@pytest.mark.rule("TAB-4.1")
def test_players_take_turns_clockwise() -> None:
    s = begun(3)
    s.play("act:end")
    s.asks(1, "take-die").play("take-die:1")
    s.play("send-architect:D1", "act:end").asks(2, "take-die")


@pytest.mark.rule("TAB-4.2")
def test_the_pawns_arrive_in_the_first_turn() -> None:
    s = begun()
    red = me_of(s)
    red.assistant = red.architect = 0
    s.state.turns[RED] = 0
    s.state.step = ARRIVE
    s.asks(RED, "arrive").only_options(*[f"arrive:D{d}" for d in range(1, 6)])
    s.play("arrive:D3")
    assert red.assistant == red.architect == 3
    s.asks(RED, "take-die")


@pytest.mark.rule("TAB-4.3")
def test_a_die_must_be_taken_from_the_barge_of_the_district() -> None:
    s = taking_a_die(at=4)
    barge(s.state, 4, 2, 2, 5)
    s.only_options("take-die:2", "take-die:5")  # no way to pass
    s.play("take-die:5", "send-architect:D5")
    assert s.state.barges[4] == (2, 2)
    assert me_of(s).dice[3] == 1


@pytest.mark.rule("TAB-4.8")
def test_actions_of_other_districts_are_explained() -> None:
    s = taking_a_die(at=4)
    s.play("take-die:4", "send-architect:D4")
    for elsewhere in ("project", "build", "garden", "ziggurat-house"):
        s.not_offered(f"act:{elsewhere}", rule="TAB-4.8")
    reason = s.question().reasons()["act:project"]
    assert (reason.text.id, reason.text.args) == ("why-other-district", {"district": "D4"})


@pytest.mark.rule("TAB-6.3")
def test_decrees_that_cannot_be_taken_are_asked_about_in_words() -> None:
    s = taking_a_die(at=4)
    words = words_for(s.table.game, "en")
    for decree in s.state.decrees:
        label = words.option(s.question(), TAKING[decree.id])
        assert label.startswith("Take the decree: needs ")
    assert not words.catalogue.faults


@pytest.mark.example("TAB-EX-10")
@pytest.mark.rule("TAB-4.4")
def test_the_die_sends_the_architect_and_the_assistant_stays() -> None:
    s = taking_a_die(at=3)
    s.play("take-die:4", "send-architect:D4")
    assert (me_of(s).architect, me_of(s).assistant) == (4, 3)
    s.offers("act:project")  # the actions of district 3
    stays = taking_a_die(at=3)
    stays.play("take-die:3", "send-architect:D3")
    assert me_of(stays).architect == 3


@pytest.mark.example("TAB-EX-11")
@pytest.mark.rule("TAB-4.5")
def test_a_six_leads_to_any_district_no_die_left_shows() -> None:
    s = taking_a_die(at=3)
    give(s.state, gold=0)
    barge(s.state, 3, 1, 3, 6)
    s.play("take-die:6")
    s.only_options("send-architect:D2", "send-architect:D4", "send-architect:D5")


@pytest.mark.rule("TAB-4.6")
def test_one_gold_sends_the_architect_anywhere() -> None:
    s = taking_a_die(at=3)
    give(s.state, gold=1)
    s.play("take-die:4")
    s.only_options(
        "send-architect:D4",
        *[f"send-architect:gold-D{d}" for d in (1, 2, 3, 5)],
    )
    s.play("send-architect:gold-D5")
    assert (me_of(s).architect, me_of(s).gold) == (5, 0)


@pytest.mark.rule("TAB-4.7")
def test_a_six_that_leads_nowhere_needs_gold() -> None:
    s = taking_a_die(3)
    give(s.state, gold=0)
    s.not_offered("take-die:6", rule="TAB-4.7").offers("take-die:5")
    rich = taking_a_die(3)
    give(rich.state, gold=1)
    rich.play("take-die:6")
    rich.only_options(*[f"send-architect:gold-D{d}" for d in range(1, 6)])


@pytest.mark.rule("TAB-4.8")
@pytest.mark.parametrize(
    ("district", "actions"),
    [
        (1, ["project", "build", "garden"]),
        (4, ["port-house", "ship"]),
        (5, ["ziggurat-house"]),
    ],
)
def test_every_district_has_its_actions(district: int, actions: list[str]) -> None:
    s = begun(at=district)
    give(s.state, gold=9)
    tiles = {1: s.state.tiles[:1], 4: s.state.tiles[3:4], 5: s.state.tiles[4:]}[district]
    offered = s.offered()
    known = {f"act:{action}" for action in actions} | {f"act:{tile.id}" for tile in tiles}
    extra = {"act:end"}
    if district == 1:
        known.discard("act:build")  # no projects here
        s.not_offered("act:build", rule="TAB-5.2.1")
    assert set(offered) == known | extra


@pytest.mark.rule("TAB-4.8")
def test_none_one_or_two_actions_also_the_same_twice() -> None:
    s = begun()
    s.play("act:project", "project-colour:brown", "project-space:D1-r1c2")
    s.play("act:project", "project-colour:white", "project-space:D1-r1c4")
    assert s.state.active == BLUE  # two actions, nothing additional to do: the turn is over
    assert begun().play("act:end").state.active == BLUE


@pytest.mark.rule("TAB-4.8", "TAB-6.1")
def test_after_two_actions_only_additional_ones_are_left() -> None:
    s = begun()
    crates(s.state, RED, white=False)
    give(s.state, brown=1)
    s.state.actions_left = 0
    s.not_offered("act:project", rule="TAB-4.8").only_options("act:end", "fill:yes")


@pytest.mark.rule("TAB-4.9")
def test_an_effect_moves_the_architect_and_only_its_last_place_counts() -> None:
    s = begun(at=2)
    s.play("act:project", "project-colour:brown", "project-space:D2-r1c4")  # the architect's bonus
    s.play("move-architect:D5")
    assert (me_of(s).assistant, me_of(s).architect) == (2, 5)
    s.play("act:end")
    assert me_of(s).assistant == 5


@pytest.mark.rule("TAB-4.10", "TAB-7.1")
def test_an_empty_barge_is_scored_before_the_assistant_moves() -> None:
    s = begun()
    barge(s.state, 1)
    s.state.builders[RED].architect = 3
    s.play("act:end").told("scoring", district="D1")
    assert me_of(s).assistant == 3
    assert len(s.state.barges[1]) == 5


@pytest.mark.rule("TAB-6.1")
def test_additional_actions_before_the_die() -> None:
    s = taking_a_die()
    harbour(s.state, "H04")
    s.offers("use-harbour:H04").play("use-harbour:H04")
    assert me_of(s).gold == 4
    s.asks(RED, "take-die")
