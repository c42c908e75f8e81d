"""ORI-16 Building abilities and what the engine needs of them (ORI-19)."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.origins.box.schema import BUILDINGS, COLOURS
from tablewright.games.origins.rules.abilities import (
    Doing,
    can_use_ability,
    carry_out,
    lending_neighbours,
    may_use_ability,
    use_ability,
)
from tablewright.testing.scenario import answered
from tests.games.origins.laying import citizens, city, freemen, goods, holding, lay, military
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import position, run


def use(g: Any, me: Any, tile: str, *answers: str, cell: tuple[int, int] = (1, 0)) -> None:
    """Lay the building and use its ability."""
    lay(me, cell, tile)
    run(use_ability(g, me, cell), *answers)


@pytest.fixture
def g() -> Any:
    return position(3)


@pytest.fixture
def me(g: Any) -> Any:
    return g.builders[GREEN]


@pytest.mark.rule("ORI-16.1.1")
@pytest.mark.parametrize(("obelisks", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_obelisk(g: Any, me: Any, obelisks: int, points: int) -> None:
    for i in range(1, obelisks):
        lay(me, (1, i), "obelisk")
    lay(me, (2, 1), "farm_obelisk")
    use(g, me, "obelisk")
    assert me.vp == points


@pytest.mark.rule("ORI-16.1.2", "ORI-5.2.6")
def test_monument(g: Any, me: Any) -> None:
    use(g, me, "monument", "seas")
    assert (me.temples["seas"], g.holder["aries"]) == (1, -1)


@pytest.mark.rule("ORI-16.1.3")
@pytest.mark.parametrize("temple", ["mountains", "forests", "seas"])
def test_temple_buildings(g: Any, me: Any, temple: str) -> None:
    goods(g, gold=1)
    other = "seas" if temple != "seas" else "forests"
    use(g, me, f"temple_{temple}", "yes", other)
    assert (me.temples[temple], me.temples[other], me.goods["gold"]) == (2, 1, 0)
    assert set(g.holder.values()) == {-1}


@pytest.mark.rule("ORI-16.1.3")
def test_the_gold_option_is_open_even_at_the_top(g: Any, me: Any) -> None:
    goods(g, gold=1)
    me.temples["seas"] = 10
    use(g, me, "temple_seas", "yes", "forests")
    assert (me.temples["seas"], me.temples["forests"]) == (10, 1)


@pytest.mark.example("ORI-CK-10")
@pytest.mark.rule("ORI-15.2")
@pytest.mark.parametrize("below", [2, 1])
def test_aquarius_beside_the_building_s_own_option(g: Any, me: Any, below: int) -> None:
    holding(g, "aquarius")
    goods(g, gold=2)
    me.temples["seas"] = 10 - below
    answers = ["yes", "forests"] + (["mountains"] if below == 2 else [])
    use(g, me, "temple_seas", *answers)
    assert me.goods["gold"] == (0 if below == 2 else 1)
    assert me.temples == {"forests": 1, "mountains": 1 if below == 2 else 0, "seas": 10}


@pytest.mark.rule("ORI-16.1.4")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_sacred_site(g: Any, me: Any, held: int, points: int) -> None:
    for power in list(g.holder)[:held]:
        g.holder[power] = GREEN
    use(g, me, "sacred_site")
    assert me.vp == points


@pytest.mark.rule("ORI-16.2.1")
def test_quarry(g: Any, me: Any) -> None:
    use(g, me, "quarry")  # at (1,0): the palace is to the left, three cells are empty
    assert me.goods["stone"] == 4
    lay(me, (2, 0), "farm_mint")  # a farm's cell is not empty
    run(use_ability(g, me, (1, 0)))
    assert me.goods["stone"] == 4 + 3


@pytest.mark.rule("ORI-16.2.2", "ORI-16.2.6")
def test_mint_and_workshop(g: Any, me: Any) -> None:
    use(g, me, "mint")
    use(g, me, "workshop", "food", cell=(2, 0))
    assert me.goods == {"stone": 0, "food": 1, "wisdom": 0, "gold": 1}


@pytest.mark.rule("ORI-16.2.3")
def test_harbour(g: Any, me: Any) -> None:
    city(me, x2y0="mint", x3y0="farm_quarry")
    use(g, me, "harbour")
    assert me.vp == 4


@pytest.mark.rule("ORI-16.2.4")
def test_granary(g: Any, me: Any) -> None:
    city(me, x2y0="farm_mint", x3y0="farm_quarry")
    use(g, me, "granary")
    assert me.goods["food"] == 3


@pytest.mark.rule("ORI-16.2.5", "ORI-1.2.6")
def test_marketplace_counts_used_and_unused_freemen(g: Any, me: Any) -> None:
    freemen(g, GREEN, ("yellow", 2), ("yellow", 3, "S1"), ("red", 1))
    me.seats[9, 9] = ("yellow", 6)
    use(g, me, "marketplace")
    assert me.vp == 8


@pytest.mark.rule("ORI-16.3.1")
def test_hippodrome(g: Any, me: Any) -> None:
    freemen(g, GREEN, ("red", 2), ("red", 3, "S1"))
    city(me, x2y0="outpost")
    use(g, me, "hippodrome")
    assert me.vp == 4 + 4


@pytest.mark.rule("ORI-16.3.2")
@pytest.mark.parametrize(("value", "after"), [(4, 3), (1, 1)])
def test_veterans_settlement(g: Any, me: Any, value: int, after: int) -> None:
    freemen(g, GREEN, ("red", value), ("red", 6, "S1"))
    use(g, me, "veterans_settlement")
    assert (me.vp, me.freemen[0].value) == (value, after)
    me.freemen = me.freemen[1:]
    assert not can_use_ability(g, me, (1, 0))


@pytest.mark.rule("ORI-16.3.3")
def test_outpost(g: Any, me: Any) -> None:
    use(g, me, "outpost", "attack")
    run(use_ability(g, me, (1, 0)), "military_move")
    assert (me.vp, me.military) == (0, 1)


@pytest.mark.rule("ORI-16.3.4")
def test_riding_grounds(g: Any, me: Any) -> None:
    use(g, me, "riding_grounds", "stone", "food")
    assert (me.military, me.goods["stone"], me.goods["food"]) == (2, 1, 1)


@pytest.mark.rule("ORI-16.3.5")
def test_fortress(g: Any, me: Any) -> None:
    city(me, x2y0="outpost", x3y0="farm_armoury")
    use(g, me, "fortress")
    assert me.military == 2


@pytest.mark.rule("ORI-16.3.6")
def test_armoury(g: Any, me: Any) -> None:
    use(g, me, "armoury", "military_move", "attack")
    assert (me.military, me.vp) == (2, 3)  # one border, two discs behind


@pytest.mark.rule("ORI-16.4.1", "ORI-15.12")
@pytest.mark.parametrize(("value", "worth"), [(3, 4), (5, 5)])
def test_forum_and_sagittarius(g: Any, me: Any, value: int, worth: int) -> None:
    holding(g, "sagittarius")
    g.speaker_pool = [value]
    use(g, me, "forum", *(["yes"] if value < 5 else []))
    assert (me.speakers, g.speaker_pool) == ([worth], [])


@pytest.mark.rule("ORI-16.4.2")
@pytest.mark.parametrize(
    ("tiles", "points"), [([], 0), (["mint"], 1), (["mint", "outpost", "obelisk", "forum"], 6)]
)
def test_stone_circle(g: Any, me: Any, tiles: list[str], points: int) -> None:
    for i, tile in enumerate(tiles):
        lay(me, (2 + i, 0), tile)
    lay(me, (9, 9), "farm_main_gate")
    use(g, me, "stone_circle")
    assert me.vp == points


@pytest.mark.rule("ORI-16.4.3")
def test_construction_site(g: Any, me: Any) -> None:
    name = g.offer[0].id
    use(g, me, "construction_site", f"1/{name}")
    assert [tile.id for tile in me.kept] == [name]


@pytest.mark.rule("ORI-16.4.4")
def test_estate(g: Any, me: Any) -> None:
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    use(g, me, "estate", "5/purple/5")
    assert [(f.colour, f.value) for f in me.freemen] == [("purple", 5)]


@pytest.mark.rule("ORI-16.4.5", "ORI-15.12")
def test_court(g: Any, me: Any) -> None:
    holding(g, "sagittarius")  # a swap is not a new die
    freemen(g, GREEN, ("red", 4), ("blue", 2, "S1"))
    g.reserve.update({"purple": 0, "yellow": 1})
    red = g.reserve["red"]
    use(g, me, "court", "yellow")
    assert [(f.colour, f.value) for f in me.freemen] == [("yellow", 4), ("blue", 2)]
    assert (g.reserve["yellow"], g.reserve["red"], g.met) == (0, red + 1, [])


@pytest.mark.rule("ORI-16.4.6")
def test_castle(g: Any, me: Any) -> None:
    me.seats = {(0, 0): ("red", 1), (5, 5): ("blue", 2)}
    use(g, me, "castle")
    assert me.vp == 7


@pytest.mark.rule("ORI-16.5.1")
def test_healers_hut(g: Any, me: Any) -> None:
    freemen(g, GREEN, ("red", 1), ("blue", 2, "S1"))
    use(g, me, "healers_hut")
    assert me.vp == 3


@pytest.mark.rule("ORI-16.5.2")
def test_fountain_of_wisdom(g: Any, me: Any) -> None:
    g.values["S4"] = 5
    use(g, me, "fountain_of_wisdom", "S4")
    assert (me.goods["wisdom"], g.values["S4"]) == (1, 1)


@pytest.mark.rule("ORI-16.5.3")
@pytest.mark.parametrize(
    ("value", "pips", "advisor"), [(3, "2", False), (5, "2", True), (6, "1", True), (3, "1", False)]
)
def test_main_gate(g: Any, me: Any, value: int, pips: str, advisor: bool) -> None:
    freemen(g, GREEN, ("red", value), ("blue", 2, "S1"))
    use(g, me, "main_gate", pips)
    assert (me.advisors == ["red"]) is advisor
    if not advisor:
        assert me.freemen[0].value == value + int(pips)


@pytest.mark.rule("ORI-16.5.4")
def test_art_workshop(g: Any, me: Any) -> None:
    freemen(g, GREEN, ("red", 1), ("red", 2), ("blue", 2, "S1"))
    use(g, me, "art_workshop")
    assert me.vp == 6


@pytest.mark.rule("ORI-16.5.5", "ORI-1.2.7")
def test_astronomical_tower(g: Any, me: Any) -> None:
    me.advisors = ["red", "blue"]
    use(g, me, "astronomical_tower")
    assert me.goods["wisdom"] == 3


@pytest.mark.rule("ORI-16.5.6", "ORI-19.2")
def test_mages_tower_uses_a_neighbour_in_its_own_place(g: Any, me: Any) -> None:
    city(me, x2y0="quarry", x1y1="farm_mint")
    use(g, me, "mages_tower")  # palace and farm lend nothing, so it is the quarry
    assert me.goods["stone"] == 4  # the quarry's own neighbours: one tower, three empty cells


@pytest.mark.rule("ORI-16.5.6", "ORI-19.3")
def test_a_chain_of_mages_towers_ends(g: Any, me: Any) -> None:
    city(me, x1y0="mages_tower", x2y0="mages_tower", x3y0="mint")
    assert lending_neighbours(g, me, (1, 0), ((1, 0),)) == [(2, 0)]
    run(use_ability(g, me, (1, 0)))
    assert me.goods["gold"] == 1
    city(me, x3y0="farm_mint")
    assert not can_use_ability(g, me, (1, 0))  # two towers that only have each other


@pytest.mark.rule("ORI-16.5.6", "ORI-16.6.1")
def test_mages_tower_may_use_the_agora(g: Any, me: Any) -> None:
    use(g, me, "mages_tower", cell=(1, 1))
    assert me.goods["gold"] == 1


@pytest.mark.rule("ORI-16.6.2", "ORI-16.6.1")
def test_the_palace_has_no_ability_and_the_agora_none_at_the_start(g: Any, me: Any) -> None:
    assert not can_use_ability(g, me, (0, 0))
    assert me.goods["gold"] == 0


@pytest.mark.rule("ORI-19.1")
def test_an_ability_without_effect_is_not_asked(g: Any, me: Any) -> None:
    lay(me, (1, 0), "forum")
    g.speaker_pool = []
    run(may_use_ability(g, me, BUILDINGS["forum"], (1, 0)))
    assert me.speakers == []


@pytest.mark.rule("ORI-19.2")
def test_effects_nest(g: Any, me: Any) -> None:
    """Purchase, Mage's Tower, neighbour, military move, token."""
    city(me, x1y0="fortress")
    military(g, 0, 0, 0)
    lay(me, (1, 1), "mages_tower")
    run(may_use_ability(g, me, BUILDINGS["mages_tower"], (1, 1)), "yes", "1/0/fortress")
    assert (me.military, me.superiority) == (1, 1)
    assert g.builders[BLUE].superiority == 0


@pytest.mark.rule("ORI-19.7")
def test_a_purchase_is_asked_in_steps(g: Any, me: Any) -> None:
    """Tile, way, cell: never their product."""
    from tablewright.games.origins.rules.city import purchase

    question = next(purchase(g, me))
    assert (question.kind, len(question.values)) == ("tile", 5)


def test_every_effect_can_be_carried_out(g: Any) -> None:
    """Each building's effect runs in a position where everything is possible."""
    for tile in BUILDINGS.values():
        g = position(3)
        me = g.builders[GREEN]
        citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
        goods(g, stone=9, food=9, wisdom=9, gold=9)
        freemen(g, GREEN, ("red", 3), ("blue", 6))
        me.empty_bases += 1
        me.bases_on_track -= 1
        g.speaker_pool = [2, 3]
        city(me, x1y0="mint", x1y1=tile.id)
        rule = carry_out(g, me, tile.effect, Doing((1, 1), ((1, 1),)))
        try:
            asked = next(rule)
            while True:
                assert len(asked.values) > 1
                asked = answered(rule, asked, 0)
        except StopIteration:
            pass
        assert set(me.goods) == {"stone", "food", "wisdom", "gold"}
        assert all(g.reserve[colour] >= 0 for colour in COLOURS)
