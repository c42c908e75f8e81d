"""TAB-5.1 Projects and TAB-5.2 Build."""

from __future__ import annotations

import pytest

from tablewright.games.tabannusi.rules.projects import project_spaces
from tests.games.tabannusi.grids import building, garden, project, water
from tests.games.tabannusi.owning import craft, crates, give, in_supply
from tests.games.tabannusi.places import ability, decrees, harbour, mark, places
from tests.games.tabannusi.seats import BLUE, GREEN, RED
from tests.games.tabannusi.table import begun, me_of


# ---------------------------------------------------------------------------------------------- projects
@pytest.mark.rule("TAB-5.1.1")
def test_a_project_is_free_and_takes_a_marker() -> None:
    s = begun()
    give(s.state, gold=0)
    s.play("act:project", "project-colour:white", "project-space:D1-r1c2")
    assert me_of(s).markers == 4
    assert s.state.project_stack == [20, 19, 20]
    assert s.state.marker[s.state.board.index["D1-r1c2"]] == RED


@pytest.mark.rule("TAB-5.1.1")
def test_a_colour_without_tiles_cannot_be_placed() -> None:
    s = begun()
    s.state.project_stack[1] = 0
    assert project_spaces(s.state, 1, 1) == []
    assert project_spaces(s.state, 1, 0) != []


@pytest.mark.rule("TAB-5.1.2")
def test_three_projects_of_a_colour_are_enough_for_a_district() -> None:
    s = begun()
    project(s.state, BLUE, "white", "D1-r1c1", "D1-r1c2", "D1-r2c1")
    s.play("act:project").not_offered("project-colour:white", rule="TAB-5.1.2")
    s.offers("project-colour:brown")


@pytest.mark.example("TAB-EX-12")
@pytest.mark.rule("TAB-5.1.3", "TAB-5.1.5")
def test_a_further_project_lies_next_to_the_group() -> None:
    s = begun(4, at=3)
    g = s.state
    project(g, BLUE, "brown", "D3-r3c2", "D3-r3c3")
    s.play("act:project", "project-colour:brown")
    beside = ["r2c2", "r2c3", "r3c1", "r3c4", "r4c2", "r4c3"]
    s.only_options(*[f"project-space:D3-{name}" for name in beside])
    s.not_offered("project-space:D3-r1c1", rule="TAB-5.1.3")
    s.play("project-space:D3-r3c1")  # shows a white die: the highest of the white barge
    assert me_of(s).dice[1] == 1
    assert s.state.barges[3] == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("TAB-5.1.4")
def test_no_project_beside_a_building_of_its_colour() -> None:
    s = begun()
    building(s.state, BLUE, "white", "D1-r2c2")
    s.play("act:project", "project-colour:white")
    for beside in ("D1-r1c2", "D1-r2c1", "D1-r2c3", "D1-r3c2"):
        s.not_offered(f"project-space:{beside}", rule="TAB-5.1.4")
    s.offers("project-space:D1-r1c1")


@pytest.mark.rule("TAB-5.1.5")
def test_a_bonus_is_resolved_as_far_as_possible() -> None:
    s = begun()
    crates(s.state, RED, white=True)
    s.play("act:project", "project-colour:white", "project-space:D1-r3c3")  # fill a crate: none is empty
    s.asks(RED, "act")
    assert me_of(s).crate_full == [True]


@pytest.mark.rule("TAB-5.1.5")
def test_a_paid_craft_step_may_be_declined() -> None:
    s = begun(at=3)
    give(s.state, brown=1, gold=0)
    s.play("act:project", "project-colour:white", "project-space:D3-r4c2")
    s.asks(RED, "pay-craft").play("pay-craft:no")
    assert (me_of(s).craft, me_of(s).dice[0]) == ([0, 0, 0], 1)


@pytest.mark.rule("TAB-5.1.6")
def test_one_more_project_of_the_colour_may_follow() -> None:
    s = begun()
    s.play("act:project", "project-colour:white", "project-space:D1-r3c1")
    s.only_options(
        "extra-project:D1-r2c1", "extra-project:D1-r3c2", "extra-project:D1-r4c1", "extra-project:no"
    )
    s.play("extra-project:D1-r3c2")
    assert me_of(s).markers == 3
    assert s.state.actions_left == 1  # one action
    declined = begun()
    declined.play("act:project", "project-colour:white", "project-space:D1-r3c1", "extra-project:no")
    assert me_of(declined).markers == 4
    broke = begun()
    in_supply(broke.state, RED, 14)
    broke.play("act:project", "project-colour:white", "project-space:D1-r3c1").asks(RED, "act")


@pytest.mark.rule("TAB-5.1.7")
def test_other_districts_do_not_matter() -> None:
    s = begun(at=2)
    g = s.state
    project(g, BLUE, "white", "D1-r1c4")
    building(g, BLUE, "white", "D3-r2c1")
    free = project_spaces(g, 2, 1)
    assert len(free) == 16


# ------------------------------------------------------------------------------------------------- build
@pytest.mark.rule("TAB-5.2.1", "TAB-5.2.2")
def test_the_whole_group_is_built_also_without_own_markers() -> None:
    s = begun()
    project(s.state, BLUE, "yellow", "D1-r1c1", "D1-r1c2")
    give(s.state, brown=2, gold=0)
    s.play("act:build")
    assert s.state.buildings[-1][:2] == (RED, 2)
    assert len(s.state.buildings[-1][2]) == 2
    assert me_of(s).dice == [0, 0, 0, 0, 0]  # two local resources and nothing more


@pytest.mark.rule("TAB-5.2.2")
def test_every_own_marker_makes_it_dearer() -> None:
    s = begun()
    project(s.state, RED, "yellow", "D1-r1c1", "D1-r1c2")
    give(s.state, brown=2, yellow=1, gold=0)
    s.not_offered("act:build", rule="TAB-5.2.2")
    enough = begun()
    project(enough.state, RED, "yellow", "D1-r1c1", "D1-r1c2")
    give(enough.state, brown=2, yellow=1, gold=1)
    enough.play("act:build")
    assert (sum(me_of(enough).dice), me_of(enough).gold) == (0, 0)


@pytest.mark.rule("TAB-5.2.3")
def test_a_building_needs_a_house() -> None:
    s = begun()
    project(s.state, BLUE, "yellow", "D1-r1c1")
    project(s.state, BLUE, "white", "D1-r4c4")
    give(s.state, gold=9)
    red = me_of(s)
    for name in ("D2-r1c1", "D2-r3c1", "D2-r1c3"):
        building(s.state, RED, "yellow", name)
    for name in ("D2-r3c3", "D3-r1c1", "D3-r3c1"):
        building(s.state, RED, "brown", name)
    for name in ("D1-r1c4", "D1-r2c2"):
        building(s.state, RED, "brown", name)
    red.rows[3], red.houses[5] = 0, red.houses[5]
    s.state.ziggurat[:2] = [RED, RED]
    red.houses[5], red.section_houses[0], red.tile_markers[0] = 2, 2, 2
    red.markers -= 2
    s.play("act:build")
    assert s.state.buildings[-1][1] == 1  # only white: its row still has houses


@pytest.mark.example("TAB-EX-13")
@pytest.mark.rule("TAB-5.2.4")
def test_who_gets_which_markers_back() -> None:
    s = begun()
    g = s.state
    project(g, RED, "yellow", "D1-r1c1")
    project(g, BLUE, "yellow", "D1-r1c2")
    give(g, gold=5)
    s.play("act:build", "after-build:done")
    red, blue = me_of(s), me_of(s, BLUE)
    assert (red.markers, red.markers_left) == (4 + 1, 11 - 1)  # own to the supply; the house uncovers one
    assert blue.markers == 6  # its own back, and one for the lowest marker's step into row 1
    assert blue.craft == [0, 0, 1]
    assert g.project_stack == [20, 20, 20]
    assert g.pieces[2] == 23
    assert red.rows[2] == 2


@pytest.mark.example("TAB-EX-14")
@pytest.mark.rule("TAB-5.2.4", "TAB-5.2.6", "TAB-5.2.7")
def test_gardens_beside_a_new_building_reward_their_controllers() -> None:
    s = begun(3)
    g = s.state
    project(g, RED, "yellow", "D1-r3c5")
    garden(g, GREEN, "D1-r2c5", "D1-r4c5", "W2")
    water(g, "D1-r2c4")
    garden(g, RED, "D1-r3c4")
    garden(g, BLUE, "W1")
    give(g, gold=3)
    s.play("act:build")
    for track in ("white", "yellow", "white"):
        s.asks(GREEN, "garden-track").play(f"garden-track:{track}", seat=GREEN)
    assert me_of(s, GREEN).craft == [0, 2, 1]
    assert me_of(s).craft == [0, 0, 0]  # the builder's own garden gives nothing now
    assert me_of(s, BLUE).craft == [0, 0, 0]  # not adjacent


@pytest.mark.rule("TAB-5.2.6")
def test_rewards_go_clockwise_from_the_builder() -> None:
    s = begun(3)
    g = s.state
    g.active = GREEN
    project(g, GREEN, "yellow", "D1-r3c5")
    garden(g, RED, "D1-r2c5")
    garden(g, BLUE, "D1-r4c5")
    give(g, GREEN, gold=3)
    s.play("act:build").asks(RED, "garden-track").play("garden-track:brown").asks(BLUE, "garden-track")


@pytest.mark.rule("TAB-5.2.5")
def test_a_ship_of_exactly_the_size_may_follow_for_one_gold() -> None:
    s = begun()
    g = s.state
    places(g, "PS1", "S04", "S12", "S03", "S05", "S09", "S10", "S13", "PS2")
    project(g, BLUE, "yellow", "D1-r1c1", "D1-r1c2")
    give(g, brown=2, gold=1)
    s.play("act:build", "pay:2/0/0").offers("after-build:ship").play("after-build:ship")
    assert [option.split(":")[1] for option in s.offered()] == ["r1c1", "r2c3", "r3c1"]  # size 2
    s.play("mark-ship:r2c3")
    assert me_of(s).ships[5] == 2
    assert me_of(s).gold == 0
    s.asks(RED, "act")  # once per building


@pytest.mark.rule("TAB-5.2.5", "TAB-6.1")
def test_a_decree_just_fulfilled_pays_for_the_ship() -> None:
    s = begun()
    g = s.state
    decrees(g, "D04", "D16")
    building(g, RED, "brown", "D2-r1c1")
    for colour, name in (
        ("white", "D2-r1c3"),
        ("white", "D2-r3c1"),
        ("yellow", "D2-r3c3"),
        ("yellow", "D1-r4c4"),
    ):
        building(g, RED, colour, name)
    project(g, BLUE, "brown", "D1-r1c1")  # the third brown house uncovers markers, no gold
    give(g, brown=2, gold=0)
    s.play("act:build").not_offered("after-build:ship", rule="TAB-5.5.1")
    s.play("take-decree:D04").offers("after-build:ship")


@pytest.mark.rule("TAB-5.2.6", "TAB-9.3.2")
def test_ship_and_garden_ability_in_either_order() -> None:
    s = begun()
    g = s.state
    ability(g, "S08")
    project(g, BLUE, "yellow", "D1-r1c1")
    give(g, gold=9, gardens=1)
    s.play("act:build").offers("after-build:ship", "after-build:garden")
    s.play("after-build:garden", "garden:plant", "garden-space:W1", "garden:done")
    s.offers("after-build:ship").not_offered("after-build:garden")


@pytest.mark.rule("TAB-9.5.1")
def test_a_harbour_tile_saves_one_resource_of_a_build() -> None:
    s = begun()
    harbour(s.state, "H07")
    project(s.state, RED, "yellow", "D1-r1c1")
    give(s.state, brown=2, gold=0)  # one yellow is missing
    s.not_offered("use-harbour:H07", rule="TAB-9.5.1")
    s.play("act:build")  # the only way to pay
    assert me_of(s).harbours == ()
    assert [tile.id for tile in s.state.used_harbours] == ["H07"]
    choice = begun()
    harbour(choice.state, "H07")
    project(choice.state, RED, "yellow", "D1-r1c1")
    give(choice.state, brown=2, yellow=1, gold=0)
    choice.play("act:build")
    choice.only_options("use-discount:brown", "use-discount:yellow", "use-discount:full")
    choice.play("use-discount:brown")
    assert me_of(choice).dice[0] == 1


@pytest.mark.rule("TAB-3.6.5")
def test_a_garden_owner_with_all_tracks_full_is_not_asked_in_vain() -> None:
    s = begun()
    project(s.state, RED, "yellow", "D1-r1c3")
    garden(s.state, BLUE, "D1-r1c4")
    craft(s.state, BLUE, 10, 10, 9)
    give(s.state, gold=3)
    s.play("act:build")
    assert me_of(s, BLUE).craft == [10, 10, 10]  # only one track was open


@pytest.mark.rule("TAB-5.5.2")
def test_a_ship_with_an_own_marker_is_not_marked_again() -> None:
    s = begun()
    mark(s.state, RED, "r1c1", "r2c3", "r3c1")
    project(s.state, BLUE, "yellow", "D1-r1c1", "D1-r1c2")
    give(s.state, gold=5)
    s.play("act:build").asks(RED, "act")  # no ship of size 2 is left, so nothing is asked
