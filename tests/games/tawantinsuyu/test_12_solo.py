"""TAW-12 Axomamma."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, find_game
from tablewright.games.tawantinsuyu.box.schema import (
    BOARD,
    CONQUEST_NUMBER,
    CONQUESTS,
    DIFFICULTY,
    GOD_CARDS,
    SIDES,
    SPACE_GOD,
    SPACE_NUMBER,
    SPACES,
    STEPS_NUMBER,
    TEMPLE,
    TOKENS,
    WEAVINGS,
    BuildingFree,
    StatueFree,
    StepsFree,
    TakeGodCard,
    TakeNomad,
    WeavingFree,
)
from tablewright.games.tawantinsuyu.rules.conquest import casualty, conquest
from tablewright.games.tawantinsuyu.rules.feast import feast_merchant, refill, score_regions, upkeep
from tablewright.games.tawantinsuyu.rules.passive_buildings import owners_reacting
from tablewright.games.tawantinsuyu.rules.placement import score_used_steps
from tablewright.games.tawantinsuyu.rules.scoring import final_scoring
from tablewright.games.tawantinsuyu.rules.setup import set_up
from tablewright.games.tawantinsuyu.rules.solo.board_actions import (
    board_action,
    board_actions,
    pays_for_building,
    pays_for_statue,
    pays_for_steps,
)
from tablewright.games.tawantinsuyu.rules.solo.gains import (
    build_her_steps,
    her_pick,
    her_steps_space,
    she_buys_weaving,
    she_climbs,
    she_gains,
    she_receives,
    she_recruits,
)
from tablewright.games.tawantinsuyu.rules.solo.reactions import (
    conquest_rank,
    her_conquests,
    her_requirement,
    she_conquers,
    she_conquers_again,
    she_musters,
    she_offers,
    she_produces,
    she_refreshes,
    she_worships,
)
from tablewright.games.tawantinsuyu.rules.solo.setup import place_her_priest
from tablewright.games.tawantinsuyu.rules.solo.turn import (
    find_space,
    her_priest_action,
    her_way,
    is_condition_met,
    no_workers,
    she_places,
    space_of_god,
)
from tablewright.games.tawantinsuyu.rules.state import FEAST_MERCHANT, FEAST_START, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.weavings import buy_weavings
from tablewright.testing.scenario import carry_out, position
from tests.games.tawantinsuyu.offers import market as lay_market
from tests.games.tawantinsuyu.offers import offer, stacked, tucked
from tests.games.tawantinsuyu.owning import (
    army,
    conquered,
    goods,
    owned,
    passive,
    production,
    statues,
    steps,
    tapestry,
)
from tests.games.tawantinsuyu.people import casualties, from_bag, nomads, on_hill, village, workers
from tests.games.tawantinsuyu.seats import SHE, YOU
from tests.games.tawantinsuyu.table import laid_out, quiet_turn, scenario


def alone(**options: str) -> tuple[Tawantinsuyu, Inca, Inca]:
    """The solo table, you to play."""
    g = laid_out(1, **options)
    return g, g.incas[YOU], g.incas[SHE]


def her_turn_now(g: Tawantinsuyu) -> None:
    """It is her turn."""
    g.active = SHE


# -------------------------------------------------------------------------------------------- set-up
@pytest.mark.rule("TAW-12.1.1", "TAW-12.1.2", "TAW-12.1.3", "TAW-12.1.4", "TAW-12.1.10")
def test_the_solo_table() -> None:
    settled = find_game("tawantinsuyu").settle(1, {})
    g = set_up(1, settled, Chance("5"))
    she = g.incas[SHE]
    assert (g.size, g.first, len(g.village), len(g.nomads), len(g.weavings)) == (2, YOU, 6, 3, 19)
    assert sum(bool(worker) for worker in g.hill) == 5
    assert [tile.mark for tile in she.tapestries[0]] == ["start"]
    assert len(g.start_weavings) == 3
    assert owned(she) == {"stone": 4, "corn": 2, "gold": 1}
    assert (len(she.army), she.gods, she.played) == (1, [], [])
    assert len(set(she.workers)) == 2
    assert (she.vp, she.temple) == (10, 0)
    table = position("tawantinsuyu", 1)
    table.play(table.offered()[0])
    assert table.state.start_weavings == []


@pytest.mark.rule("TAW-12.1.5", "TAW-12.1.7", "TAW-12.1.8")
def test_her_high_priest_stands_as_far_as_the_die_says() -> None:
    g, you, she = alone()
    assert g.her is not None
    g.god_deck += g.her.tucked
    g.her.tucked = []
    you.priest = 3
    g.chance.script, g.chance.at = [5], 0  # the last face of the die: 4
    place_her_priest(g, she)
    assert she.priest == 2
    assert g.steps[STEPS_NUMBER["ST3u"]] == SHE
    assert (she.steps_left, she.vp, owned(she)) == (4, 10, {})
    assert len(g.her.tucked) == 4
    view = find_game("tawantinsuyu").view(g, YOU)
    assert view["axomamma"]["slots"] == [card.god for card in g.her.tucked]


@pytest.mark.rule("TAW-12.1.6", "TAW-12.1.9")
def test_tokens_and_personality() -> None:
    g, _, _ = alone()
    assert g.her is not None
    assert g.her.tokens == [token.start_index for token in TOKENS]
    game = find_game("tawantinsuyu")
    sides = set()
    for seed in range(40):
        table = set_up(1, game.settle(1, {}), Chance(str(seed)))
        assert table.her is not None
        sides.add(table.her.personality)
    assert sides == set(SIDES)


# ------------------------------------------------------------------------------------------- her turn
@pytest.mark.rule("TAW-12.2.1")
def test_a_feast_she_holds_comes_first() -> None:
    g, _you, _she = alone()
    village(g)
    g.feast_holder, g.feasts_triggered = SHE, 1
    table = scenario(g)
    quiet_turn(table)
    table.told("feast", feast=1, seat=SHE)


@pytest.mark.rule("TAW-12.2.2", "TAW-12.4.1")
def test_the_nearest_action_whose_condition_is_met() -> None:
    g, _, she = alone()
    assert her_way(g, she) == 0
    production(g, she, "P01", "P02")
    she.priest = 2  # conquest is next, production the one after
    assert her_way(g, she) == 2
    army(g, she, "A01")
    assert her_way(g, she) == 1


@pytest.mark.rule("TAW-12.4.1")
def test_the_conditions() -> None:
    g, _, she = alone()
    goods(she, corn=3, gold=9)
    assert not is_condition_met(g, she, "offering")
    goods(she, corn=4)
    assert is_condition_met(g, she, "offering")
    assert not is_condition_met(g, she, "worship")
    statues(g, she, "SM-cross")
    assert is_condition_met(g, she, "worship")
    army(g, she, "A19")
    army(g, she, "A01", place="army_up")
    casualties(g, "red", "red", "blue")
    assert not is_condition_met(g, she, "conquest")
    g.casualties.pop()
    assert is_condition_met(g, she, "conquest")
    production(g, she, "P01", "P02", up=False)
    assert not is_condition_met(g, she, "refresh")  # her hand does not count
    army(g, she, "A02", place="army_down")
    assert is_condition_met(g, she, "refresh")


@pytest.mark.rule("TAW-12.2.3", "TAW-12.2.4", "TAW-12.2.5", "TAW-12.2.6")
def test_otherwise_a_worker_otherwise_no_workers() -> None:
    g, you, she = alone()
    workers(g, she, "red")
    workers(g, you, "blue", "green")
    goods(she, potato=4)
    nomads(g, "white", "white", "white")
    g.production_stack.append(g.production_market.pop())
    table = scenario(g)
    quiet_turn(table)
    table.told("her-place", worker="red").not_told("her-no-workers")
    table.not_told("village", seat=SHE).not_told("use-army", seat=SHE).not_told("pay", goods={"potato": 1})
    assert len(g.production_market) == 2  # refilled at the end of her turn


@pytest.mark.rule("TAW-12.2.4")
def test_without_workers_she_takes_the_no_workers_action() -> None:
    g, _, she = alone()
    nomads(g, "white", "white", "white")
    table = scenario(g)
    quiet_turn(table)
    table.told("her-no-workers").not_told("her-place")
    assert she.workers == ["white"]


@pytest.mark.rule("TAW-12.2.7", "TAW-12.5.2")
def test_she_follows_your_offering() -> None:
    g, _you, she = alone()
    goods(she, corn=2, gold=1)
    she.temple = 3
    table = scenario(g)
    table.play("action:priest", "priest-move:offering", "priest-action:gold")
    assert she.temple == 4
    assert owned(she) == {}


@pytest.mark.rule("TAW-12.3.1")
def test_after_her_own_action_an_army_card_and_two_offer_cards_go() -> None:
    g, _you, she = alone()
    her_turn_now(g)
    statues(g, she, "SM-cross")
    she.priest = 4
    she.temple = 3
    offer(g, "G01", "G02", "G03")
    carry_out(her_priest_action(g, she, 1))
    assert len(she.army) == 1
    assert [card.id for card in g.god_offer] == ["G03"]
    assert [card.id for card in g.god_deck[:2]] == ["G02", "G01"]
    assert she.vp == 10


# ---------------------------------------------------------------------------------- actions, reactions
@pytest.mark.rule("TAW-12.5.1")
def test_her_production() -> None:
    g, _, she = alone()
    production(g, she, "P19", "P02", "P10")
    goods(she, gold=1)
    she_produces(g, she, triggered=True)
    # P02: 3 potatoes; P10: corn (none, before stone); P19: stone, which she has least of
    assert owned(she) == {"potato": 3, "corn": 2, "stone": 2, "gold": 1}
    assert [tile.id for tile in she.production_up] == ["P19"]
    she_produces(g, she, triggered=False)
    assert she.production_up == []


@pytest.mark.rule("TAW-12.5.2")
@pytest.mark.example("TAW-DX-20")
def test_her_offering() -> None:
    g, _, she = alone()
    she.temple = 3
    goods(she, corn=4, gold=2)
    assert is_condition_met(g, she, "offering")
    she_offers(g, she, triggered=True)
    assert she.temple == 6
    assert she.goods[1] == 0
    goods(she, corn=3, gold=3)
    assert not is_condition_met(g, she, "offering")


@pytest.mark.rule("TAW-12.5.3")
def test_her_worship() -> None:
    g, _, she = alone()
    she.temple = 3
    statues(g, she, "SM-waves", "SM-serpent", "LG-cross")
    she_worships(g, she, triggered=False)
    assert [statue.id for statue in she.statues] == ["SM-waves", "LG-cross"]
    assert she.temple == 4
    she_worships(g, she, triggered=True)
    assert (she.statues, she.temple) == ([], 8)


@pytest.mark.rule("TAW-12.5.4")
def test_her_first_conquest() -> None:
    g, _you, she = alone()
    army(g, she, "A19", "A20", "A01", "A02")
    she_musters(g, she)
    assert (she.army, len(she.army_up)) == ([], 4)
    she_conquers(g, she)
    assert g.conquered[CONQUEST_NUMBER["AN6"]] == SHE  # 7 points; Antisuyu before the other regions
    assert she.vp == 17
    ranks = sorted(her_conquests(g, she), key=lambda i: conquest_rank(g, she, i))
    conquered(g, CH1=YOU)
    assert conquest_rank(g, she, CONQUEST_NUMBER["KU6"]) < conquest_rank(g, she, CONQUEST_NUMBER["CH6"])
    assert ranks


@pytest.mark.rule("TAW-12.5.5")
@pytest.mark.example("TAW-DX-21")
def test_how_she_pays_a_conquest() -> None:
    g, _, she = alone()
    army(g, she, "A01", "A02", "A19", place="army_up")
    she_conquers(g, she)
    assert sorted(card.id for card in g.army_discard) == ["A01", "A02"]
    assert [card.id for card in she.army_down] == ["A19"]


@pytest.mark.rule("TAW-12.5.6")
def test_her_second_conquest_has_the_fewest_to_discard() -> None:
    g, _, she = alone()
    army(g, she, "A01", "A02", place="army_up")
    she_conquers_again(g, she)
    taken = [CONQUESTS[i] for i, owner in enumerate(g.conquered) if owner == SHE]
    assert [space.discard for space in taken] == [0]


@pytest.mark.rule("TAW-12.5.6", "TAW-12.5.9")
def test_she_conquers_twice_when_she_triggers_and_scores_regions() -> None:
    g, _you, she = alone()
    her_turn_now(g)
    army(g, she, "A19", "A20", "A21", "A01")
    carry_out(conquest(g, she, performs=True))
    assert g.conquered.count(SHE) == 2
    assert she.markers_left == 8
    before = she.vp
    score_regions(g)
    assert she.vp > before


@pytest.mark.rule("TAW-12.5.7")
def test_her_casualty() -> None:
    g, _, she = alone()
    her_turn_now(g)
    village(g, "red", "blue")
    carry_out(casualty(g, she))
    assert g.casualties == ["red"]
    village(g)
    nomads(g, "white", "white", "white")
    carry_out(casualty(g, she))
    assert g.casualties == ["red", "white"]


@pytest.mark.rule("TAW-12.5.8")
@pytest.mark.example("TAW-EX-10")
def test_her_refresh() -> None:
    g, _, she = alone()
    production(g, she, "P01", "P05", "P09", up=False)
    army(g, she, "A01", "A19", "A02", place="army_down")
    she_refreshes(g, she, triggered=False)
    assert [tile.id for tile in she.production_up] == ["P09", "P05"]
    assert [card.id for card in she.army_up] == ["A19", "A01"]
    she_refreshes(g, she, triggered=True)
    assert (she.production_down, she.army_down) == ([], [])


# ------------------------------------------------------------------------------------------ placement
@pytest.mark.rule("TAW-12.6.1")
def test_she_uses_her_oldest_worker() -> None:
    g, _, she = alone()
    her_turn_now(g)
    assert g.her is not None
    g.her.placed = True
    workers(g, she, "white", "red")
    carry_out(she_places(g, she))
    assert "white" in g.hill


@pytest.mark.rule("TAW-12.6.2", "TAW-12.6.3", "TAW-12.6.4")
def test_where_she_places() -> None:
    g, _, she = alone()
    tucked(g, "G01", "G08", "G15", "G22")  # serpent, square, diamond, waves
    she.priest = 0
    assert SPACES[find_space(g, she, 2)].id == "T1b"  # the nearest square on the top terrace
    on_hill(g, T1b="red", T2c="red", T4b="red")
    assert SPACES[find_space(g, she, 2)].terrace == "middle"
    g.feasts_resolved = 2
    assert SPACES[space_of_god(g, she, "square")].terrace == "bottom"


@pytest.mark.rule("TAW-12.6.5")
def test_a_god_without_a_space_is_replaced() -> None:
    g, _, she = alone()
    tucked(g, "G01", "G08", "G15", "G22")
    full = [i for i, god in enumerate(SPACE_GOD) if god == "serpent"]
    for i in full:
        g.hill[i] = "red"
    number = find_space(g, she, 1)
    assert SPACE_GOD[number] != "serpent"
    assert GOD_CARDS["G01"] in g.god_offer + g.god_deck
    assert g.her is not None
    assert g.her.tucked[0].god == SPACE_GOD[number]


@pytest.mark.rule("TAW-12.6.6", "TAW-12.6.7", "TAW-12.6.8", "TAW-12.10.8")
def test_her_placement_scores_your_steps_and_her_statue() -> None:
    g, you, she = alone()
    her_turn_now(g)
    assert g.her is not None
    g.her.placed = True
    tucked(g, "G01", "G08", "G15", "G22")
    g.feasts_triggered = g.feasts_resolved = 1  # the middle terrace first
    steps(g, ST3u=YOU)
    she.priest = 2
    statues(g, she, "SM-serpent")
    workers(g, she, "red")
    offer(g, "G35", "G36", "G37")
    g.chance.script, g.chance.at = [0], 0  # die 1: serpent; M3a is the cheapest middle space
    carry_out(she_places(g, she))
    assert g.hill[SPACE_NUMBER["M3a"]] == "red"
    assert you.vp == 11
    assert she.tally["statues"] == 5
    assert [card.id for card in g.god_offer] == ["G01"]  # the full offer was shuffled away
    assert g.her.tucked[0].id != "G01"
    score_used_steps(g, you, SPACE_NUMBER["M3b"])
    assert you.vp == 11


@pytest.mark.rule("TAW-12.6.9", "TAW-12.6.10")
@pytest.mark.example("TAW-EX-09")
def test_tokens_of_the_rolled_value_act_and_move() -> None:
    g, _, she = alone()
    her_turn_now(g)
    assert g.her is not None
    before = g.her.tokens[:]
    carry_out(board_actions(g, she, 3))
    for i, token in enumerate(TOKENS):
        moved = (g.her.tokens[i] - before[i]) % 5
        assert moved == (3 if token.value == 3 else 0)
    assert she.goods[1] >= 2  # token 3 of the top row stood on corn
    assert len(she.workers) == 1  # token 3 of the bottom row recruited a Nomad


@pytest.mark.rule("TAW-12.7.1")
def test_no_workers() -> None:
    g, _, she = alone()
    nomads(g, "green", "green", "green")
    offer(g, "G01", "G02", "G03")
    no_workers(g, she)
    assert she.workers == ["green"]
    assert owned(she) == {"corn": 1}
    assert she.vp == 12
    assert len(she.army) == 1
    assert she.priest == 1
    assert [card.id for card in g.god_offer] == ["G03"]


# --------------------------------------------------------------------------------------------- feast
@pytest.mark.rule("TAW-12.8.1")
def test_she_scores_weavings_and_pays_no_upkeep() -> None:
    g, _you, she = alone()
    tapestry(g, she, "W01 W08", "W14")
    village(g)
    g.feast_holder = g.active = SHE
    g.feasts_triggered = 1
    g.step = FEAST_MERCHANT
    carry_out(feast_merchant(g))
    assert she.vp == 13
    carry_out(upkeep(g, she))
    assert she.vp == 13


@pytest.mark.rule("TAW-12.8.1", "TAW-12.8.2")
@pytest.mark.parametrize(
    ("yours", "hers", "cards", "gained"), [(30, 20, 1, 2), (20, 20, 1, 0), (10, 20, 2, 0)]
)
def test_the_cards_of_a_solo_feast(yours: int, hers: int, cards: int, gained: int) -> None:
    g, you, she = alone()
    for inca, vp in ((you, yours), (she, hers)):
        inca.vp, inca.tally = vp, {"start": vp}
    village(g)
    g.feast_holder = YOU
    g.feasts_triggered = g.feasts_resolved = 2
    refill(g)
    assert len(you.gods) == cards
    assert she.vp == hers + gained
    assert she.gods == []


@pytest.mark.rule("TAW-12.8.3", "TAW-12.10.6")
@pytest.mark.example("TAW-DX-23")
def test_she_takes_the_last_village_worker_in_your_turn() -> None:
    g, you, she = alone()
    village(g, "green")
    goods(she, stone=1, corn=3)
    she.temple = 2
    table = scenario(g)
    table.play("action:priest", "priest-move:offering", "priest-action:gold")
    assert she.temple == 3
    assert she.workers == ["green"]
    assert g.feast_holder == YOU
    assert you.tally["feast-tile"] == 1


@pytest.mark.rule("TAW-12.8.3")
def test_in_her_turn_she_takes_the_tile() -> None:
    g, _, she = alone()
    her_turn_now(g)
    village(g, "green")
    carry_out(board_action(g, she, BOARD["bottom"][0]))
    assert g.feast_holder == SHE
    assert she.tally["feast-tile"] == 1


# --------------------------------------------------------------------------------------- board actions
@pytest.mark.rule("TAW-12.9.1")
def test_her_top_row() -> None:
    g, _, she = alone(easy_no_personality="on")
    for space in BOARD["top"]:
        carry_out(board_action(g, she, space))
    # 3 potatoes, 2 corn, 2 stone, 1 gold; then stone and corn are equal: corn
    assert owned(she) == {"potato": 3, "corn": 4, "stone": 2, "gold": 1}


@pytest.mark.rule("TAW-12.9.2")
@pytest.mark.parametrize("side", ["sculptress", "weaver", "priestess", "builder"])
def test_her_personality(side: str) -> None:
    g, _, she = alone(personality=side)
    she.temple = 3
    carry_out(board_action(g, she, BOARD["top"][3]))
    assert she.goods[3] == 1
    gained = {
        "sculptress": len(she.statues) == 1 and she.vp == 13,
        "weaver": sum(len(row) for row in she.tapestries) == 2,
        "priestess": she.temple == 4,
        "builder": len(she.production_up) == 1,
    }
    assert [name for name, happened in gained.items() if happened] == [side]


@pytest.mark.rule("TAW-12.9.2")
def test_the_builder_takes_passive_buildings_later_and_only_gold_if_nothing_is_left() -> None:
    g, _, she = alone(personality="builder")
    production(g, she, "P01", "P02")
    carry_out(board_action(g, she, BOARD["top"][3]))
    assert len(she.passive) == 1
    g.passive_stack += g.passive_market
    g.passive_market = []
    carry_out(board_action(g, she, BOARD["top"][3]))
    assert len(she.passive) == 1
    assert she.goods[3] == 2


@pytest.mark.rule("TAW-12.9.3")
def test_a_failed_middle_row_action_gives_gold() -> None:
    g, _, she = alone()
    carry_out(board_action(g, she, BOARD["middle"][2]))
    assert owned(she) == {"gold": 1}


@pytest.mark.rule("TAW-12.9.4")
def test_her_weavings() -> None:
    g, you, she = alone()
    tapestry(g, she, "W04 W09", "W16")
    stacked(g, "W01", "W08", "W14")  # fret, zigzag, llama
    goods(she, corn=3)
    goods(you, corn=3)
    carry_out(board_action(g, she, BOARD["middle"][0]), "buy-rest:no")
    # W14 fits the longest tapestry; W08 then fits only the shorter one, as W01 does: the higher number
    assert [[tile.id for tile in row] for row in she.tapestries] == [["W04", "W09", "W14"], ["W16", "W08"]]
    assert owned(she) == {}
    assert g.weavings[0] is WEAVINGS["W01"]
    stacked(g, "W02", "W10", "W15")
    goods(she, corn=1)
    carry_out(board_action(g, she, BOARD["middle"][0]), "buy-rest:no")
    assert owned(she) == {"gold": 1}
    assert sum(len(row) for row in she.tapestries) == 6
    goods(she, gold=0)
    carry_out(board_action(g, she, BOARD["middle"][0]))
    assert owned(she) == {"gold": 1}


@pytest.mark.rule("TAW-12.9.5")
def test_she_buys_one_of_your_rest() -> None:
    g, you, she = alone()
    tapestry(g, she, "W04")
    goods(she, corn=2)
    stacked(g, "W01", "W02", "W08")
    carry_out(buy_weavings(g, you), "return-weaving:W01")
    assert [tile.id for tile in she.tapestries[0]] == ["W04", "W08"]
    assert owned(she) == {}
    goods(she, corn=2)
    g.drawn = [WEAVINGS["W01"]]
    g.weavings.remove(WEAVINGS["W01"])
    she_buys_weaving(g, she)
    assert owned(she) == {"corn": 2}  # it would need a new tapestry
    assert her_pick(she, [WEAVINGS["W01"], WEAVINGS["W14"]]) is WEAVINGS["W14"]


@pytest.mark.rule("TAW-12.9.6")
def test_her_statue() -> None:
    g, _, she = alone()
    tucked(g, "G01", "G08", "G15", "G22")
    goods(she, stone=3, gold=2)
    g.chance.script, g.chance.at = [5], 0  # slot 4: waves
    assert pays_for_statue(g, she)
    assert [statue.id for statue in she.statues] == ["LG-waves"]
    assert (owned(she), she.vp) == ({}, 19)
    goods(she, stone=2, gold=1)
    g.chance.script, g.chance.at = [5], 0
    assert pays_for_statue(g, she)
    assert she.statues[-1].id == "SM-waves"  # the large one of the slot is gone; she can pay a small one
    assert not pays_for_statue(g, she)


@pytest.mark.rule("TAW-12.9.7", "TAW-12.9.8")
def test_her_buildings() -> None:
    g, _, she = alone()
    lay_market(g, "P16", "P18", "Z17", "Z18")
    goods(she, stone=1, gold=1)
    assert pays_for_building(g, she, "production")
    assert owned(she) == {"gold": 1}
    assert pays_for_building(g, she, "passive")
    assert owned(she) == {}
    assert not pays_for_building(g, she, "passive")
    assert (len(she.production_up), len(she.passive)) == (1, 1)
    assert owners_reacting(g, g.incas[YOU], "conquest") == []
    assert owners_reacting(g, g.incas[YOU], "refresh") == []


@pytest.mark.rule("TAW-12.9.9")
def test_her_steps() -> None:
    g, you, she = alone()
    she.priest = 3
    goods(she, stone=3)
    steps(g, ST4u=YOU)
    assert pays_for_steps(g, she)
    assert g.steps[STEPS_NUMBER["ST5u"]] == SHE
    assert (owned(she), she.vp) == ({"potato": 2, "corn": 1}, 14)
    steps(g, ST1u=YOU, ST2u=YOU, ST3u=YOU)
    assert her_steps_space(g, she) == STEPS_NUMBER["ST5l"]  # below her own steps before yours
    steps(g, ST5l=YOU)
    assert build_her_steps(g, she)
    assert g.steps[STEPS_NUMBER["ST4l"]] == SHE
    assert you.vp == 12
    she.steps_left = 0
    goods(she, stone=3)
    assert not pays_for_steps(g, she)


@pytest.mark.rule("TAW-12.9.10")
def test_her_bottom_row() -> None:
    g, _, she = alone()
    her_turn_now(g)
    village(g, "red", "blue", "green")
    carry_out(board_action(g, she, BOARD["bottom"][0]))
    carry_out(board_action(g, she, BOARD["bottom"][2]))
    assert she.workers == ["red", "green"]
    village(g)
    g.feast_holder, g.feasts_triggered = YOU, 1
    before = owned(she)
    carry_out(board_action(g, she, BOARD["bottom"][0]))
    assert owned(she) == before


# ------------------------------------------------------------------------------------------- general
@pytest.mark.rule("TAW-12.10.1", "TAW-12.10.2")
@pytest.mark.parametrize(
    ("colour", "income"),
    [("blue", {"stone": 1}), ("green", {"corn": 1}), ("yellow", {"potato": 1}), ("white", {}), ("red", {})],
)
def test_recruiting_rewards_and_her_worker_limit(colour: str, income: dict[str, int]) -> None:
    g, _, she = alone()
    workers(g, she, "red", "red")
    she_recruits(g, she, from_bag(g, colour), "nomads")
    assert owned(she) == income
    assert len(she.army) == (1 if colour == "red" else 0)
    assert she.vp == 10 + (colour in ("yellow", "white"))
    assert len(she.workers) == 2
    assert len(g.removed) == 1


@pytest.mark.rule("TAW-12.10.3")
def test_instead_of_a_god_card_she_scores() -> None:
    g, _, she = alone()
    offer(g, "G01")
    for _ in range(2):
        she_gains(g, she, (TakeGodCard(n=1),), "temple")
    assert (she.vp, g.god_offer, g.god_deck[0].id) == (12, [], "G01")
    assert she.gods == []


@pytest.mark.rule("TAW-12.10.4")
def test_training_means_one_card_for_her() -> None:
    g, _, she = alone()
    she_climbs(g, she, 1)
    assert (len(she.army), g.army_discard) == (1, [])
    assert find_game("tawantinsuyu").view(g, YOU)["incas"][SHE]["army"] is None


@pytest.mark.rule("TAW-12.10.5")
@pytest.mark.example("TAW-DX-22")
def test_five_potatoes_become_five_points() -> None:
    g, _, she = alone()
    goods(she, potato=3)
    she_receives(g, she, (3, 0, 0, 9))
    assert owned(she) == {"potato": 1, "gold": 9}
    assert she.vp == 15


@pytest.mark.rule("TAW-12.10.6")
@pytest.mark.parametrize(
    ("stones", "held", "worker"), [(0, 0, True), (1, 1, True), (2, 2, False), (0, 1, False), (3, 2, True)]
)
def test_stone_or_worker(stones: int, held: int, worker: bool) -> None:
    g, _, she = alone()
    goods(she, stone=stones)
    workers(g, she, *["red"] * held)
    village(g, "red", "red", "red")
    she.temple = 2
    she_climbs(g, she, 1)
    assert len(g.village) == (2 if worker else 3)
    assert she.goods[2] == stones + (0 if worker else 1)
    assert TEMPLE[she.temple].reward


@pytest.mark.rule("TAW-12.10.7")
def test_her_other_benefits() -> None:
    g, _, she = alone()
    nomads(g, "green", "green", "green")
    top = g.weavings[-1]
    she_gains(g, she, (StepsFree(),), "conquest")
    she_gains(g, she, (StatueFree(size="small"),), "conquest")
    she_gains(g, she, (BuildingFree(),), "conquest")
    she_gains(g, she, (WeavingFree(n=1), TakeNomad(n=1)), "conquest")
    assert g.steps.count(SHE) == 1
    assert len(she.statues) == len(she.production_up) == 1
    assert top in [tile for row in she.tapestries for tile in row]
    assert she.workers == ["green"]
    she.steps_left = 0
    before = she.vp
    she_gains(g, she, (StepsFree(),), "conquest")
    assert she.vp == before


# ------------------------------------------------------------------------------------ end, difficulty
@pytest.mark.rule("TAW-12.11.1", "TAW-12.11.2")
def test_her_last_refresh_and_worship() -> None:
    g, you, she = alone()
    production(g, she, "P01", up=False)
    army(g, she, "A01", place="army_down")
    statues(g, she, "LG-cross")
    passive(g, you, "Z12", "Z18")
    goods(you, gold=1)
    she.temple = 8
    final_scoring(g)
    assert she.temple == 11
    assert she.tally["temple-top"] == 15
    assert she.tally["buildings"] == 2
    assert she.tally["army-cards"] == 1
    assert "god-cards" not in she.tally
    assert (you.army, you.temple) == ([], 0)


@pytest.mark.rule("TAW-12.12.1")
def test_any_set_of_options_can_be_switched_on() -> None:
    g, _, _ = alone(**dict.fromkeys(DIFFICULTY, "on"))
    assert g.her is not None
    assert g.her.difficulty == [*DIFFICULTY]


@pytest.mark.rule("TAW-12.12.2")
def test_the_easier_options() -> None:
    g, _, she = alone(
        easy_no_personality="on",
        easy_building_cost_2="on",
        easy_worship_2="on",
        easy_single_conquest="on",
        easy_no_worker_no_army="on",
    )
    assert g.her is not None
    assert g.her.personality == ""
    goods(she, stone=1)
    assert not pays_for_building(g, she, "production")
    goods(she, gold=1)
    assert pays_for_building(g, she, "production")
    assert owned(she) == {}
    statues(g, she, "SM-cross")
    assert not is_condition_met(g, she, "worship")
    army(g, she, "A01", place="army_up")
    she_conquers_again(g, she)
    assert SHE not in g.conquered
    no_workers(g, she)
    assert len(she.army) <= 1


@pytest.mark.rule("TAW-12.12.3")
def test_the_harder_options() -> None:
    g, _you, she = alone(**{name: "on" for name in DIFFICULTY if name.startswith("hard")})
    her_turn_now(g)
    assert her_requirement(g, CONQUESTS[CONQUEST_NUMBER["AN1"]]) == (0, 0)
    assert her_requirement(g, CONQUESTS[CONQUEST_NUMBER["CH6"]]) == (1, 1)
    army(g, she, "A01")
    casualties(g, "red")
    assert is_condition_met(g, she, "conquest")
    statues(g, she, "SM-cross")
    she.priest, she.temple = 4, 3
    carry_out(her_priest_action(g, she, 1))
    assert she.temple == 5
    assert she.tally["priest"] == 2
    nomads(g, "green", "green", "green")
    no_workers(g, she)
    assert she.tally["no-workers"] == 2
    tapestry(g, she, "W01 W08")
    g.feast_holder, g.step = SHE, FEAST_START
    carry_out(feast_merchant(g))
    assert she.tally["weavings"] == 4
    she.goods = [1, 2, 3, 4]
    final_scoring(g)
    assert she.tally["resources"] == 10
    assert she.tally["gold"] == 4
