"""DAI-19 The effects of the cities."""

from __future__ import annotations

import pytest

from tablewright.games.daitoshi.box.schema import ACTION_CONDITION, CITIES, DATA
from tablewright.games.daitoshi.rules.effects import gain_city_effect
from tablewright.games.daitoshi.rules.flags import cities_with
from tablewright.testing.scenario import carry_out
from tests.games.daitoshi.board import build, fill_upgrade, offer, slot_of, uncover_spaces
from tests.games.daitoshi.magnates import install, stand, take_hexes
from tests.games.daitoshi.table import BUILDERS, daitoshi

OTHERS = ("city_17", "city_18", "city_13", "city_14")


@pytest.mark.rule("DAI-19.1")
def test_exploit_conditions_name_a_hex_type() -> None:
    g = daitoshi(cities=("city_03", *OTHERS)).state
    assert cities_with(g, "exploit_mountain") == [0]
    assert cities_with(g, "exploit_forest") == []


@pytest.mark.rule("DAI-19.2")
def test_the_contribution_meets_no_condition() -> None:
    assert "megamachine" not in ACTION_CONDITION
    assert {city.condition for city in CITIES.values() if city.condition.startswith("action_")} == set(
        ACTION_CONDITION.values()
    )


@pytest.mark.rule("DAI-19.4")
def test_the_market_copy_leaves_the_tile() -> None:
    g = daitoshi(cities=("city_02", *OTHERS)).state
    me = g.magnates[0]
    offer(g, 4, "magnificent_05")  # Wealth / Food / 3 VP
    carry_out(gain_city_effect(g, me, 0))
    assert (me.goods["wealth"], me.goods["food"], me.vp) == (1, 1, 3)
    assert g.market[4] is not None
    g.market[4] = None
    carry_out(gain_city_effect(g, me, 0))
    assert me.vp == 3


@pytest.mark.rule("DAI-19.5")
def test_the_machine_city_works_wherever_the_machine_is() -> None:
    g = daitoshi(machine="mm_3", cities=("city_04", *OTHERS)).state
    me = g.magnates[0]
    fill_upgrade(g, [token.id for token in g.upgrades].index("upgrade_wealth"))
    carry_out(gain_city_effect(g, me, 0))
    assert (me.vp, me.goods["wealth"], g.machine_worker) == (2 + 2, 1, "")


@pytest.mark.rule("DAI-19.6", "DAI-2.5")
def test_the_progress_city_gives_up_to_three_steps() -> None:
    g = daitoshi(cities=("city_09", *OTHERS)).state
    me = g.magnates[0]
    install(g, me, "L2", "common_05")
    carry_out(gain_city_effect(g, me, 0), "progress:L2", "progress:L1", "progress:done")
    assert me.steps[:2] == [1, 1]


@pytest.mark.rule("DAI-19.7")
def test_the_conflict_city_pays_three_times() -> None:
    g = daitoshi(cities=("city_11", *OTHERS)).state
    me = g.magnates[0]
    take_hexes(g, me, "underground", "river")
    carry_out(gain_city_effect(g, me, 0), "conflict-hex:underground")
    assert (me.vp, me.zone) == (9, ["underground", "river"])


@pytest.mark.rule("DAI-19.8")
def test_the_workshop_city_uses_an_occupied_workshop_from_the_right_space() -> None:
    g = daitoshi(cities=("city_12", *OTHERS)).state
    me = g.magnates[0]
    stand(me, BUILDERS, "right")
    g.machine_at = BUILDERS
    build(g, BUILDERS, "middle_2", "forest", lit=False)
    g.posted[BUILDERS * 3] = "pink"
    g.supply["pink"] -= 1
    rule = gain_city_effect(g, me, 0)
    assert next(rule).option_ids() == ["use-workshop:inner", "use-workshop:middle"]
    carry_out(gain_city_effect(g, me, 0), "use-workshop:inner")
    assert me.goods["material"] == 1


@pytest.mark.rule("DAI-19.9")
def test_the_mirror_city_copies_any_other() -> None:
    g = daitoshi(cities=("city_15", "city_08", "city_10", "city_13", "city_14")).state
    me = g.magnates[0]
    rule = gain_city_effect(g, me, 0)
    assert next(rule).option_ids() == [f"copy-city:city_{n}" for n in ("08", "10", "13", "14")]
    carry_out(gain_city_effect(g, me, 0), "copy-city:city_08")
    assert me.vp == 9


@pytest.mark.rule("DAI-19.10")
def test_the_restoration_city_returns_a_hex_with_its_bonus() -> None:
    g = daitoshi(cities=("city_16", *OTHERS)).state
    me = g.magnates[0]
    take_hexes(g, me, "river")
    carry_out(gain_city_effect(g, me, 0))
    assert (me.zone, me.goods["food"], g.discard["river"]) == ([], 1, 1)


@pytest.mark.rule("DAI-19.11")
def test_the_pilgrim_city_moves_one_pilgrim_up_to_three_spaces() -> None:
    g = daitoshi().state
    me = g.magnates[0]
    uncover_spaces(g, "forest", 2)
    carry_out(gain_city_effect(g, me, slot_of(g, "city_18")), "pilgrim-far:forest", "pilgrim-spaces:2")
    assert me.pilgrims["forest"] == 2
    carry_out(gain_city_effect(g, me, slot_of(g, "city_18")), "pilgrim-far:no")
    assert me.pilgrims["river"] == 0


@pytest.mark.rule("DAI-19.12")
@pytest.mark.parametrize(
    ("city", "gain"),
    [
        ("city_01", {"luxury": 1, "worker": "green", "pilgrim": "forest"}),
        ("city_03", {"energy": 1, "worker": "yellow", "pilgrim": "mountain"}),
        ("city_05", {"material": 1, "worker": "pink", "pilgrim": "underground"}),
        ("city_07", {"food": 1, "worker": "blue", "pilgrim": "river"}),
    ],
)
def test_the_four_land_cities(city: str, gain: dict[str, object]) -> None:
    g = daitoshi(cities=(city, *OTHERS)).state
    me = g.magnates[0]
    track = str(gain["pilgrim"])
    uncover_spaces(g, track, 1)
    carry_out(gain_city_effect(g, me, 0))
    resource = next(iter(gain))
    assert me.goods[resource] == 1
    assert gain["worker"] in me.workers
    assert me.pilgrims[track] == 1


@pytest.mark.rule("DAI-19.12")
def test_the_other_simple_cities() -> None:
    g = daitoshi(cities=("city_06", "city_08", "city_10", "city_13", "city_14")).state
    me = g.magnates[0]
    for slot in range(5):
        carry_out(gain_city_effect(g, me, slot))
    assert (me.wormbus, me.steam, me.reputation) == (4, 4, 1)
    assert me.tally == {"wormbus": 2, "reputation": 2 + 3 + 3, "city": 9}
    assert len(DATA.city_tiles) == 18
