"""TAB-10 Solo: the kings."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, copy
from tablewright.games.tabannusi.box.tables import AUTOMA_CARDS, DECREES, KINGS
from tablewright.games.tabannusi.rules.abilities import wake_ships
from tablewright.games.tabannusi.rules.building import finish_building
from tablewright.games.tabannusi.rules.craft import advance, highest_track, lowest_track
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.ending import places
from tablewright.games.tabannusi.rules.gains import gain_markers, gain_water
from tablewright.games.tabannusi.rules.houses import take_house
from tablewright.games.tabannusi.rules.port import gain_harbour
from tablewright.games.tabannusi.rules.scoring import end_of_turn, return_dice, score_district
from tablewright.games.tabannusi.rules.setup import draw_solo_decrees, set_up, starting_building
from tablewright.games.tabannusi.rules.solo.actions import (
    act_by_letter,
    choose_group,
    choose_project,
    is_possible,
    king_gardens,
    king_marks_ship,
    king_port_house,
    pay_resources,
    port_house_space,
    ziggurat_space,
)
from tablewright.games.tabannusi.rules.solo.cards import (
    current_row,
    deal_cards,
    draw_onto_token,
    left_card,
    next_card,
    reset_automa,
    reset_projects,
    return_project,
    token_colours,
)
from tablewright.games.tabannusi.rules.solo.gardens import best_target, lay_chain, new_water
from tablewright.games.tabannusi.rules.solo.setup import fill_bag, king_starts
from tablewright.games.tabannusi.rules.solo.turn import (
    act_by_letters,
    king_turn,
    kings_reward,
    move_king,
    take_decrees,
    take_kings_die,
)
from tablewright.games.tabannusi.rules.state import ACT, KING, SCORE, Automa, Builder, Tabannusi, king_of
from tablewright.games.tabannusi.rules.view import resample
from tablewright.testing.scenario import carry_out, position
from tests.games.tabannusi.grids import building, garden, project
from tests.games.tabannusi.owning import barge, craft, give
from tests.games.tabannusi.places import decrees, mark, port_house, ziggurat_house
from tests.games.tabannusi.seats import RED

BOT = 1

#: An automa card by its current symbol, when it lies right under a left card whose arrow points at row 1.
DOWN, UP, ROYAL = "AU13", "AU02", "AU03"  # C down 3; B up 2; B king 1
LEFT = "AU01"  # arrow 1, top 0, bonus 1 gold


def new(king: str = "gilgabot", seed: str = "1") -> Tabannusi:
    """The solo table before the first starting building."""
    return set_up(1, {"setup": "first", "king": king}, Chance(seed))


def begun(king: str = "gilgabot", at: int = 1, right: str = DOWN, left: str = LEFT) -> Tabannusi:
    """The king acts in a district; white, yellow and brown lie at tokens I, II and III."""
    g = new(king)
    building(g, RED, "brown", "D3-r1c4")
    building(g, BOT, "white", "D3-r4c4")
    automa = g.automa
    assert automa is not None
    automa.city[3] -= 1
    for me in g.builders:
        me.assistant = me.architect = at
    g.turns = [1, 1]
    g.active, g.step = BOT, KING
    g.barges = [(), *[(1, 2, 3, 4, 6)] * 5]
    g.builders[BOT].gold = 0
    g.builders[RED].crates, g.builders[RED].crate_full, g.builders[RED].crate_paid = [0], [True], [False]
    g.port_crates = [0, 1, 2, 3, 4, 0]
    cards(g, left, right)
    tokens(g, "white", "yellow", "brown")
    decrees(g, "D16", "D12")
    return g


def parts(g: Tabannusi) -> tuple[Builder, Automa]:
    """The king and its automa."""
    assert g.automa is not None
    return g.builders[BOT], g.automa


def cards(g: Tabannusi, left: str, right: str) -> None:
    """The two cards that lie open."""
    _, automa = parts(g)
    automa.left, automa.right = [AUTOMA_CARDS[left]], [AUTOMA_CARDS[right]]
    automa.deck = [card for name, card in AUTOMA_CARDS.items() if name not in (left, right)]


def tokens(g: Tabannusi, *colours: str) -> None:
    """One tile at each order token; two of every colour in the bag."""
    _, automa = parts(g)
    for colour in range(3):
        held = automa.bag[colour] + sum(token.count(colour) for token in automa.tokens)
        g.project_stack[colour] += held
    automa.bag = [2, 2, 2]
    automa.tokens = [[("brown", "white", "yellow").index(colour)] for colour in colours]
    for colour in range(3):
        g.project_stack[colour] -= 2 + sum(token.count(colour) for token in automa.tokens)


def name_of(g: Tabannusi, space: int) -> str:
    """The name of a space."""
    return g.board.names[space]


# ------------------------------------------------------------------------------------------------ set-up
@pytest.mark.rule("TAB-10.1.1", "TAB-12.2")
def test_a_king_is_chosen_and_the_rest_is_as_for_two() -> None:
    for king in ("gilgabot", "botmuzi", "sarbot", "botbaba"):
        g = new(king)
        assert parts(g)[1].king.id == f"K-{king}"
        assert g.board.id == "B12"
        assert len(g.barges[1]) == 5
    assert position("tabannusi", 1).table.options["king"] == "gilgabot"  # advised first


@pytest.mark.rule("TAB-10.1.2", "TAB-10.1.4")
def test_what_a_king_begins_with() -> None:
    king, automa = parts(new("botmuzi"))
    assert (king.gold, king.crates, len(king.cities)) == (3, [], 1)
    assert automa.city == [0, 3, 3, 3, 4, 1]


@pytest.mark.rule("TAB-10.1.3")
def test_one_decree_of_the_kings_list_and_one_of_the_others() -> None:
    for seed in range(20):
        own, other = draw_solo_decrees(Chance(str(seed)), KINGS["K-sarbot"])
        assert own.id in KINGS["K-sarbot"].decrees
        assert other is not own


@pytest.mark.rule("TAB-10.1.5")
def test_the_first_card_lies_right_the_second_left() -> None:
    g = new()
    automa = parts(g)[1]
    g.chance.script, g.chance.at = list(range(14, 0, -1)), 0  # a shuffle that changes nothing
    deal_cards(g)
    everything = list(AUTOMA_CARDS.values())
    assert automa.right == [everything[-1]]
    assert automa.left == [everything[-2]]
    assert len(automa.deck) == 13


@pytest.mark.example("TAB-EX-24")
@pytest.mark.rule("TAB-10.1.6")
def test_the_bag_holds_one_more_than_the_decrees_ask_for() -> None:
    g = new()
    automa = parts(g)[1]
    automa.bag, g.project_stack = [0, 0, 0], [20, 20, 20]
    decrees(g, "D02", "D04")
    fill_bag(g)
    assert automa.bag == [3, 4, 4]  # brown, white, yellow
    assert g.project_stack == [17, 16, 16]


@pytest.mark.rule("TAB-10.1.7")
def test_every_order_token_shows_a_tile() -> None:
    assert [len(token) for token in parts(new())[1].tokens] == [1, 1, 1]


@pytest.mark.rule("TAB-10.1.8")
def test_the_king_is_first_player_so_the_human_builds_first() -> None:
    s = position("tabannusi", 1)
    assert s.state.first == BOT
    s.asks(RED, "start-colour")


@pytest.mark.example("TAB-EX-25")
@pytest.mark.rule("TAB-10.1.9")
def test_the_kings_starting_building() -> None:
    g = new("gilgabot")
    king, automa = parts(g)
    cards(g, "AU03", "AU02")  # left top 2
    tokens(g, "brown", "brown", "brown")
    g.active = BOT
    carry_out(king_starts(g, king))
    assert g.buildings[-1][:2] == (BOT, 0)
    assert name_of(g, g.buildings[-1][2][0]) == "D2-r4c4"  # the highest number
    assert automa.city[2] == 2
    assert king.craft == [1, 0, 0]  # the king's C bonus instead of the printed one
    assert king.rows == [2, 3, 3, 5]


@pytest.mark.rule("TAB-10.1.9")
def test_zero_counts_as_district_3_and_sarbot_starts_low() -> None:
    g = new("sarbot")
    cards(g, "AU01", "AU02")
    g.active = BOT
    carry_out(king_starts(g, parts(g)[0]))
    assert name_of(g, g.buildings[-1][2][0]) == "D3-r1c1"
    assert parts(g)[0].gardens == 1


@pytest.mark.example("TAB-EX-26")
@pytest.mark.rule("TAB-10.1.10")
@pytest.mark.parametrize(("left", "right", "district"), [("AU03", "AU02", 3), ("AU01", "AU04", 1)])
def test_where_the_kings_pawns_begin(left: str, right: str, district: int) -> None:
    g = new()
    cards(g, left, right)
    g.active = BOT
    carry_out(starting_building(g))
    assert g.builders[BOT].assistant == g.builders[BOT].architect == district


# ------------------------------------------------------------------------------------------ general rules
@pytest.mark.rule("TAB-10.2.1", "TAB-10.4.3")
def test_the_die_of_the_next_district_else_the_highest() -> None:
    g = begun(at=2)
    king, _ = parts(g)
    king.architect = 4
    take_kings_die(g, king)
    assert g.barges[2] == (1, 2, 3, 6)
    assert king.architect == 4
    take_kings_die(g, king)
    assert g.barges[2] == (1, 2, 3)
    assert king.dice[2] == 2


@pytest.mark.rule("TAB-10.2.2")
def test_markers_of_a_king_are_free_and_not_counted() -> None:
    g = begun()
    king, _ = parts(g)
    project(g, BOT, "yellow", "D1-r1c1", "D1-r1c2")
    king.markers = 0
    g.active, g.step = RED, ACT
    carry_out(finish_building(g, g.builders[RED], 1, 2))
    assert king.markers == 0
    assert king.craft == [0, 0, 2]


@pytest.mark.rule("TAB-10.2.3")
def test_how_a_king_pays() -> None:
    g = begun()
    king, _ = parts(g)
    give(g, BOT, brown=2, blue=1, green=1, gold=1)
    pay_resources(g, king, 1)
    assert king.dice == [1, 0, 0, 1, 1]
    pay_resources(g, king, 1)
    assert king.dice == [1, 0, 0, 0, 1]  # a tie: blue
    pay_resources(g, king, 1)
    assert king.dice == [1, 0, 0, 0, 0]  # a tie: green
    pay_resources(g, king, 2)
    assert (king.dice, king.gold) == ([0] * 5, 0)  # gold last


@pytest.mark.rule("TAB-10.2.4")
def test_which_ship_a_king_marks() -> None:
    g = begun()
    king, _ = parts(g)
    carry_out(king_marks_ship(g, king))
    assert king.ships[2] == 2  # no house: the first row from the right
    port_house(g, BOT, "C1-blue")
    carry_out(king_marks_ship(g, king))
    assert king.ships[0] == 2  # a column with a house
    port_house(g, BOT, "R3-blue")
    carry_out(king_marks_ship(g, king))
    assert king.ships[6] == 2  # a row and a column
    carry_out(king_marks_ship(g, king))
    assert king.ships[8] == 2  # the row before the other column


@pytest.mark.rule("TAB-10.2.5", "TAB-10.4.8", "TAB-10.2.16")
def test_a_king_acts_where_its_assistant_stands_and_follows_its_architect() -> None:
    g = begun(at=2)
    king, _ = parts(g)
    king.architect = 4
    assert carry_out(act_by_letter(g, king, "B"))
    assert g.projects[3:6] != [(), (), ()]  # a project in district 2
    g.to_score, g.step = [], SCORE
    carry_out(end_of_turn(g))
    assert king.assistant == 4


@pytest.mark.rule("TAB-10.2.6")
def test_a_king_uncovers_gold_but_no_markers() -> None:
    g = begun()
    king, _ = parts(g)
    carry_out(take_house(g, king, 0))
    assert (king.gold, king.vp) == (0, 10)
    carry_out(take_house(g, king, 0))
    assert king.gold == 1
    king.rows = [0, 0, 1, 5]
    carry_out(take_house(g, king, 2))
    assert king.vp == 20  # the column


@pytest.mark.rule("TAB-10.2.7")
def test_a_covered_bonus_gives_the_left_cards_or_the_kings_own() -> None:
    g = begun("botmuzi", right=UP)  # B up 2: yellow, highest space 16 of district 1 shows a bonus
    king, _ = parts(g)
    carry_out(act_by_letter(g, king, "B"))
    assert king.gold == 1  # of the left card AU01
    royal = begun("sarbot", right=ROYAL)
    king, _ = parts(royal)
    carry_out(act_by_letter(royal, king, "B"))
    assert (king.gold, king.craft) == (0, [1, 0, 0])  # Sarbot's bracket: the lowest marker
    plain = begun("gilgabot", right=DOWN)
    king, _ = parts(plain)
    building(plain, RED, "white", "D1-r1c1")
    carry_out(act_by_letter(plain, king, "B"))
    assert king.gold == 0  # D1-r1c2 shows nothing


@pytest.mark.rule("TAB-10.2.8", "TAB-10.2.14")
def test_gardens_of_a_king_advance_its_lowest_marker() -> None:
    g = begun()
    king, _ = parts(g)
    craft(g, BOT, 3, 1, 1)
    garden(g, BOT, "W1", "D1-r1c4")
    project(g, RED, "yellow", "D1-r1c3")
    g.active, g.step = RED, ACT
    carry_out(finish_building(g, g.builders[RED], 1, 2))
    assert king.craft == [3, 2, 1]


@pytest.mark.rule("TAB-10.2.9")
def test_a_king_lays_the_water_it_needs_along_a_shortest_chain() -> None:
    g = begun()
    target = g.board.index["D1-r1c2"]
    assert new_water(g, 1)[target] == 3
    lay_chain(g, target, False)
    laid = [g.board.names[s] for s in g.board.cells[1] if g.lies[s] == 7]
    assert laid == ["D1-r1c2", "D1-r1c3", "D1-r1c4"]
    assert g.water_stack == 17
    other = begun()
    corner = other.board.index["D1-r2c3"]
    lay_chain(other, corner, True)  # from W2: only one shortest chain
    assert [other.board.names[s] for s in other.board.cells[1] if other.lies[s] == 7] == [
        "D1-r2c3",
        "D1-r2c4",
    ]
    dry = begun()
    dry.water_stack = 2
    assert new_water(dry, 1)[target] == 1000


@pytest.mark.rule("TAB-10.2.9")
def test_the_symbol_decides_between_shortest_chains() -> None:
    for highest, middle in ((False, "D1-r3c3"), (True, "D1-r4c4")):
        g = begun()
        lay_chain(g, g.board.index["D1-r4c3"], highest)
        laid = {g.board.names[space] for space in g.board.cells[1] if g.lies[space] == 7}
        assert laid == {"D1-r3c4", middle, "D1-r4c3"}


@pytest.mark.rule("TAB-10.2.10", "TAB-10.5.5")
def test_gold_for_a_crate_and_the_left_bonus_for_a_blue_space() -> None:
    g = begun(at=4)
    king, automa = parts(g)
    carry_out(king_port_house(g, king))
    assert g.port[5] == BOT  # R3, the red space
    assert (king.gold, automa.crates_removed, king.crates) == (1, 1, [])
    second = begun(at=4)
    king, automa = parts(second)
    port_house(second, RED, "R3-red")
    carry_out(king_port_house(second, king))
    assert second.port[4] == BOT
    assert king.gold == 1  # AU01's bonus


@pytest.mark.rule("TAB-10.2.11")
def test_a_king_discards_harbour_tiles_for_points_and_ignores_abilities() -> None:
    g = begun()
    king, _ = parts(g)
    tile = g.harbours[0]
    assert tile is not None
    g.harbours[0] = None
    gain_harbour(g, king, tile)
    assert (king.harbours, king.vp) == ((), 13)
    mark(g, BOT, "r2c2", asleep=True)
    wake_ships(g, king)
    assert king.powers == 0
    ziggurat = begun(at=5)
    king, _ = parts(ziggurat)
    give(ziggurat, BOT, green=2)
    carry_out(act_by_letter(ziggurat, king, "C"))
    assert sum(king.craft) == 1  # a craft space, as printed


@pytest.mark.rule("TAB-10.2.12")
def test_craft_bonuses_of_a_king() -> None:
    g = begun()
    king, _ = parts(g)
    carry_out(advance(g, king, 0))  # row 1: a marker becomes a point
    assert king.vp == 11
    gain_markers(g, king, 2)
    assert king.vp == 13
    craft(g, BOT, 3, 2, 3)
    barge(g, 4)
    carry_out(advance(g, king, 1))  # row 3 white: a die from the supply, ignored
    assert sum(king.dice) == 0


@pytest.mark.rule("TAB-10.2.13")
def test_a_king_gains_no_water_for_lost_dice() -> None:
    g = begun()
    king, _ = parts(g)
    give(g, BOT, blue=1, green=1)
    carry_out(return_dice(g, king, 4))
    carry_out(return_dice(g, king, 5))
    assert (king.water, king.gardens) == (0, 1)
    gain_water(g, king, 1)
    assert king.water == 0


@pytest.mark.rule("TAB-10.2.14")
def test_craft_choices_of_a_king() -> None:
    g = begun()
    king, _ = parts(g)
    craft(g, BOT, 4, 2, 2)
    assert (lowest_track(king), highest_track(king)) == (1, 0)
    craft(g, BOT, 10, 2, 5)
    assert highest_track(king) == 2
    craft(g, BOT, 0, 0, 0)
    carry_out(resolve(g, king, DECREES["D03"].effect[:1], "decrees"))
    assert king.craft == [2, 0, 0]  # the same marker twice
    carry_out(resolve(g, king, DECREES["D13"].effect[:1], "decrees"))
    assert king.craft == [2, 1, 1]  # its two lowest


@pytest.mark.rule("TAB-10.2.15")
@pytest.mark.parametrize(
    ("card", "vp", "other"),
    [
        ("D02", 21, {}),
        ("D04", 20, {"gold": 2}),
        ("D05", 18, {"city_ignore": 1}),
        ("D06", 21, {"tile_markers": [1, 0, 0]}),
        ("D10", 20, {"rows": [3, 2, 3, 5]}),
        ("D11", 18, {"gardens": 1, "special": ()}),
        ("D14", 22, {"dice": [0, 0, 0, 2, 0]}),
        ("D15", 23, {"harbours": ()}),
    ],
)
def test_what_a_king_makes_of_decrees(card: str, vp: int, other: dict[str, object]) -> None:
    g = begun()
    king, _ = parts(g)
    barge(g, 4)
    barge(g, 5)
    carry_out(kings_reward(g, king, DECREES[card]))
    assert king.vp == vp
    assert {name: getattr(king, name) for name in other} == other


@pytest.mark.rule("TAB-10.2.15")
def test_a_kings_free_house_and_ship() -> None:
    g = begun()
    king, automa = parts(g)
    automa.city[4] = 0
    automa.city[5] += 2
    carry_out(kings_reward(g, king, DECREES["D01"]))
    assert king.houses[4] == 1
    assert automa.unmarked_port_houses == 1
    carry_out(kings_reward(g, king, DECREES["D07"]))
    assert king.ships.count(0) == 8


# ------------------------------------------------------------------------------------------ reading cards
@pytest.mark.rule("TAB-10.3.1", "TAB-10.3.2", "TAB-10.3.3")
def test_the_arrow_of_the_left_card_reads_the_right_one() -> None:
    g = begun(left="AU02", right="AU01")  # arrow 2 at B up 1
    row = current_row(g)
    assert (row.action, row.symbol, row.number) == ("B", "up", 1)
    assert token_colours(g) == [1, 2, 0]
    cards(g, "AU03", "AU01")  # arrow 3 at A king 2
    assert current_row(g).symbol == "king"
    assert token_colours(g) == [2, 0, 1]


@pytest.mark.rule("TAB-10.3.2")
@pytest.mark.parametrize(("right", "space"), [(DOWN, "D1-r1c1"), (UP, "D1-r4c4")])
def test_down_is_the_lowest_number_up_the_highest(right: str, space: str) -> None:
    g = begun(right=right)
    _, chosen = choose_project(g, parts(g)[0])
    assert name_of(g, chosen) == space


# --------------------------------------------------------------------------------------------------- turn
@pytest.mark.rule("TAB-10.4.1")
def test_the_left_card_goes_right_and_a_new_one_comes() -> None:
    g = begun()
    _, automa = parts(g)
    top = automa.deck[-1]
    next_card(g)
    assert automa.left == [top]
    assert automa.right[-1].id == LEFT
    automa.deck = []
    next_card(g)
    assert (len(automa.deck), len(automa.left), len(automa.right)) == (13, 1, 1)


@pytest.mark.rule("TAB-10.4.2")
def test_the_architect_passes_districts_without_markers() -> None:
    g = begun(left="AU03", right="AU06")  # tops 2 and 2
    king, automa = parts(g)
    automa.city = [0, 3, 0, 3, 0, 3]
    move_king(g, king)
    assert king.architect == 3  # 3, 5, 1, 3: two districts are not counted
    automa.city = [0] * 6
    move_king(g, king)
    assert king.architect == 3
    cards(g, "AU01", "AU04")
    automa.city[1] = 1
    move_king(g, king)
    assert king.architect == 3  # sum 0


@pytest.mark.rule("TAB-10.4.4", "TAB-10.4.5", "TAB-10.5.9")
def test_the_first_possible_letter_is_done_else_a() -> None:
    g = begun(at=5)
    king, _ = parts(g)
    carry_out(act_by_letters(g, king, ["B", "D", "C"]))  # all are C here: it cannot pay
    assert king.vp == 14
    g = begun()
    king, _ = parts(g)
    carry_out(act_by_letters(g, king, ["C", "B", "A"]))
    assert sum(len(group) for group in g.projects) == 1
    assert king.vp == 10


@pytest.mark.rule("TAB-10.4.6")
def test_a_king_takes_every_decree_it_fulfils() -> None:
    g = begun()
    king, _ = parts(g)
    decrees(g, "D12", "D08")
    for colour, name in (("brown", "D1-r1c1"), ("yellow", "D1-r4c4")):
        building(g, BOT, colour, name)
    for section in ("brown", "white", "yellow"):
        ziggurat_house(g, BOT, f"ZS-{section}-r1c1")
    carry_out(take_decrees(g, king))
    assert [card.id for card in king.decrees] == ["D08"]
    assert king.vp == 22


@pytest.mark.rule("TAB-10.4.7")
def test_cards_and_projects_begin_anew_after_the_first_and_third_scoring() -> None:
    for before, resets in ((0, True), (1, False), (2, True), (3, False)):
        g = begun()
        king, automa = parts(g)
        g.scorings, g.time_gold = before, 5 - before
        automa.right = [AUTOMA_CARDS["AU05"], AUTOMA_CARDS["AU13"]]
        automa.deck.remove(AUTOMA_CARDS["AU05"])
        barge(g, 2)
        carry_out(score_district(g, king, 2))
        assert (len(automa.right) == 1) is resets
        assert king.gold == 1


@pytest.mark.rule("TAB-10.4.7")
def test_a_king_scores_the_lower_district_first() -> None:
    g = begun()
    barge(g, 2)
    barge(g, 4)
    g.to_score, g.step = [2, 4], SCORE
    carry_out(end_of_turn(g))
    assert g.to_score == [4]


@pytest.mark.rule("TAB-10.4.9", "TAB-10.4.10")
def test_automa_projects_are_reset_when_the_bag_is_empty() -> None:
    g = begun()
    _, automa = parts(g)
    automa.tokens[0] += [0, 0]
    automa.bag = [0, 2, 2]
    draw_onto_token(g, 1)
    assert len(automa.tokens[1]) == 2
    g.project_stack[1] += automa.bag[1]
    g.project_stack[2] += automa.bag[2]
    automa.bag = [0, 0, 0]
    held = sum(len(token) for token in automa.tokens)
    draw_onto_token(g, 1)
    assert [len(token) for token in automa.tokens] == [1, 1, 1]
    assert sum(automa.bag) == held - 3
    automa.bag, automa.tokens = [0, 0, 0], [[0], [], []]
    reset_projects(g)
    assert all(automa.tokens)  # too few tiles: the others come from the stacks


@pytest.mark.rule("TAB-10.4.10", "TAB-10.5.4")
def test_an_automa_project_goes_back_to_its_stack() -> None:
    g = begun()
    _, automa = parts(g)
    return_project(g, 1)
    assert automa.bag == [2, 1, 2]
    g.project_stack[1] += 1
    automa.bag[1] = 0
    automa.tokens[1].insert(0, 1)  # a covered one too
    return_project(g, 1)
    assert len(automa.tokens[0]) == 1  # the shown one left, a new tile was drawn at once
    assert automa.tokens[1] == [1, 2]


@pytest.mark.rule("TAB-10.4.7", "TAB-11.1")
def test_cards_seen_before_the_deck_is_shuffled_anew_stay_where_they_lay() -> None:
    g = begun()
    start = copy(g)
    next_card(g)
    drawn = left_card(g)
    g.scorings = 1
    reset_automa(g)
    for seed in range(20):
        imagined = copy(start)
        resample(imagined, RED, Chance(f"deal/{seed}"), g)
        assert king_of(imagined).deck[-1] is drawn
    later = copy(g)
    shuffled = {tuple(card.id for card in king_of(later).deck)}
    for seed in range(5):
        resample(later, RED, Chance(f"deal/{seed}"), g)
        shuffled.add(tuple(card.id for card in king_of(later).deck))
    assert len(shuffled) > 1  # afterwards nobody knows them


@pytest.mark.rule("TAB-10.4.3", "TAB-10.4.8")
def test_a_whole_turn_of_a_king() -> None:
    s = position("tabannusi", 1)
    s.play("start-colour:brown", "start-space:D1-r1c2")
    king = s.state.builders[BOT]
    assert s.state.turns == [0, 1]
    assert king.assistant == king.architect
    for kind in ("king-starts", "king-arrives", "king-cards", "king-moves", "king-die", "king-acts"):
        assert s.events(kind), kind
        assert not any("rule" in event for event in s.events(kind))  # the log has no numbers of rules
    assert len(s.events("king-acts")) == 2
    s.asks(RED, "arrive")


# ------------------------------------------------------------------------------------------------ actions
@pytest.mark.rule("TAB-10.5.1")
@pytest.mark.parametrize(
    ("king", "vp", "gold", "gardens", "craft_now"),
    [
        ("gilgabot", 12, 1, 0, [0, 0, 0]),
        ("botmuzi", 11, 0, 0, [1, 0, 0]),  # its step gives a marker, which is a point
        ("sarbot", 10, 0, 2, [0, 0, 0]),
        ("botbaba", 11, 0, 0, [1, 0, 0]),
    ],
)
def test_a_is_points_or_the_kings_own(
    king: str, vp: int, gold: int, gardens: int, craft_now: list[int]
) -> None:
    g = begun(king, right=ROYAL)
    carry_out(act_by_letter(g, parts(g)[0], "A"))
    bot = parts(g)[0]
    assert (bot.vp, bot.gold, bot.gardens, bot.craft) == (vp, gold, gardens, craft_now)
    plain = begun(king, right=DOWN)
    carry_out(act_by_letter(plain, parts(plain)[0], "A"))
    assert parts(plain)[0].vp == 14


@pytest.mark.rule("TAB-10.5.2")
def test_a_project_by_token_and_symbol() -> None:
    g = begun(right=DOWN)  # number 3: brown, then white, then yellow
    king, automa = parts(g)
    g.chance.script, g.chance.at = [0], 0
    carry_out(act_by_letter(g, king, "B"))
    assert g.lies[g.board.index["D1-r1c1"]] == 1  # brown on the lowest space
    assert len(automa.tokens[2]) == 2  # a new tile lies on top there
    full = begun(right=DOWN)
    project(full, RED, "brown", "D1-r1c1", "D1-r1c2", "D1-r1c3")
    colour, _ = choose_project(full, parts(full)[0])
    assert colour == 1  # brown is full: the next token


@pytest.mark.rule("TAB-10.5.2")
@pytest.mark.parametrize(
    ("king", "colour", "space"),
    [
        ("gilgabot", 1, "D1-r1c1"),  # token I: white, lowest space
        ("botmuzi", 1, "D1-r4c4"),  # white, highest space
        ("sarbot", 2, "D1-r3c2"),  # extends the largest group
        ("botbaba", 0, "D1-r4c4"),  # most automa projects
    ],
)
def test_the_priorities_of_the_kings(king: str, colour: int, space: str) -> None:
    g = begun(king, right=ROYAL)
    project(g, RED, "yellow", "D1-r2c2", "D1-r2c1")
    parts(g)[1].bag[0] += 1
    g.project_stack[0] -= 1
    chosen = choose_project(g, parts(g)[0])
    assert (chosen[0], name_of(g, chosen[1])) == (colour, space)


@pytest.mark.rule("TAB-10.5.3")
def test_b_in_the_port_marks_a_ship_and_in_the_ziggurat_is_c() -> None:
    g = begun(at=4)
    king, _ = parts(g)
    assert not is_possible(g, king, "control_ship")
    king.gold = 2
    carry_out(act_by_letter(g, king, "B"))
    assert (king.gold, king.ships.count(0)) == (0, 8)
    ziggurat = begun(at=5)
    king, _ = parts(ziggurat)
    king.gold = 2
    carry_out(act_by_letter(ziggurat, king, "B"))
    assert king.houses[5] == 1


@pytest.mark.rule("TAB-10.5.4")
def test_how_a_king_builds() -> None:
    g = begun(right=DOWN)
    king, automa = parts(g)
    project(g, BOT, "yellow", "D1-r1c1", "D1-r1c2")
    project(g, RED, "brown", "D1-r3c1")
    king.markers = 0
    give(g, BOT, blue=4, gold=1)
    carry_out(act_by_letter(g, king, "C"))
    assert g.buildings[-1][:2] == (BOT, 2)  # the largest group
    assert sum(king.dice) == 0  # two and its own two markers, any colours
    assert automa.city[1] == 2
    assert automa.bag[2] == 1  # one yellow automa project less
    assert king.gold == 0  # paid for a ship of size 2
    assert [g.ships[p].size for p in range(9) if king.ships[p]] == [2]


@pytest.mark.rule("TAB-10.5.4")
def test_a_king_builds_only_where_its_city_card_has_a_marker() -> None:
    g = begun()
    king, automa = parts(g)
    project(g, RED, "yellow", "D1-r1c1")
    give(g, BOT, blue=2)
    assert is_possible(g, king, "build")
    automa.city[1] = 0
    assert not is_possible(g, king, "build")


@pytest.mark.rule("TAB-10.5.4")
def test_ties_between_groups() -> None:
    g = begun(right=DOWN)
    king, _ = parts(g)
    for colour, name in (("brown", "D1-r1c1"), ("white", "D1-r1c3"), ("yellow", "D1-r3c1")):
        project(g, RED, colour, name)
    give(g, BOT, blue=2)
    assert choose_group(g, king) == 0  # the current number's colour
    craft(g, BOT, 0, 1, 0)
    assert choose_group(g, king) == 1  # the highest craft marker
    project(g, RED, "yellow", "D1-r3c2")
    assert choose_group(g, king) == 2  # the largest group
    baba = begun("botbaba", right=ROYAL)
    for colour, name in (("brown", "D1-r1c1"), ("yellow", "D1-r3c1")):
        project(baba, RED, colour, name)
    project(baba, RED, "yellow", "D1-r3c2")
    give(baba, BOT, blue=2)
    parts(baba)[1].bag[0] += 1
    assert choose_group(baba, parts(baba)[0]) == 0  # most automa projects


@pytest.mark.rule("TAB-10.5.4")
@pytest.mark.parametrize(("king", "gold", "gardens"), [("botmuzi", 1, 0), ("sarbot", 0, 1)])
def test_the_kings_bonus_for_building(king: str, gold: int, gardens: int) -> None:
    g = begun(king, right=ROYAL)
    bot, _ = parts(g)
    project(g, RED, "white", "D1-r1c1", "D1-r1c2", "D1-r1c3")
    give(g, BOT, blue=2)
    for place in range(9):
        bot.ships[place] = 1  # no ship is left
    carry_out(act_by_letter(g, bot, "C"))
    assert (bot.gold - 1, bot.gardens) == (gold, gardens)  # the second white house uncovers a gold


@pytest.mark.rule("TAB-10.5.5")
def test_the_way_of_the_kings_port_houses() -> None:
    g = begun(at=4, left="AU02", right="AU03")  # 1 and 2
    king, automa = parts(g)
    assert port_house_space(g, king) == 2 * 3 + 1  # R3 and three on: C1, red
    port_house(g, BOT, "R2-blue")
    assert port_house_space(g, king) == 2 * 4 + 1  # from R2: C2
    port_house(g, RED, "C2-red")
    assert port_house_space(g, king) == 2 * 4  # blue if the crate is gone
    give(g, BOT, blue=2)
    automa.city[4] = 0
    assert not is_possible(g, king, "port_house")


@pytest.mark.rule("TAB-10.5.6")
def test_the_kings_ziggurat_house() -> None:
    g = begun(at=5, right=DOWN)
    king, automa = parts(g)
    give(g, BOT, blue=2)
    assert ziggurat_space(g, king) == 0  # brown, a craft space
    ziggurat_house(g, RED, "ZS-brown-r1c1", "ZS-brown-r1c3")
    assert ziggurat_space(g, king) == 1  # then gold
    king.tile_markers[0] = 3
    assert ziggurat_space(g, king) == 6  # the next token's section
    carry_out(act_by_letter(g, king, "C"))
    assert (king.tile_markers[1], king.section_houses[1], automa.city[5]) == (1, 1, 2)


@pytest.mark.rule("TAB-10.5.7")
def test_where_a_king_plants() -> None:
    g = begun()
    king, _ = parts(g)
    assert not is_possible(g, king, "create_garden")
    give(g, BOT, gardens=1)
    assert name_of(g, best_target(g, king, False)) == "W1"
    garden(g, RED, "W1", "W2", "W3")
    assert name_of(g, best_target(g, king, False)) == "D1-r1c4"  # fewest new water, lowest number
    building(g, BOT, "yellow", "D1-r2c3")
    assert name_of(g, best_target(g, king, False)) == "D1-r1c3"  # next to its own building, two tiles
    royal = begun("sarbot", right=ROYAL)
    king, _ = parts(royal)
    building(royal, BOT, "yellow", "D1-r2c3")
    assert name_of(royal, best_target(royal, king, True)) == "D1-r1c3"  # its building before printed water


@pytest.mark.rule("TAB-10.5.7")
def test_how_many_gardens_a_king_places() -> None:
    g = begun(left="AU15")  # no gold for covered bonuses
    king, _ = parts(g)
    give(g, BOT, gardens=1, blue=1)
    carry_out(king_gardens(g, king))
    assert king.planted == 2  # one held, one bought
    many = begun()
    king, _ = parts(many)
    give(many, BOT, gardens=5)
    carry_out(king_gardens(many, king))
    assert (king.planted, king.gardens) == (3, 2)
    royal = begun("sarbot", right=ROYAL)
    king, _ = parts(royal)
    give(royal, BOT, gardens=5)
    carry_out(king_gardens(royal, king))
    assert king.planted == 5  # no limit


@pytest.mark.rule("TAB-10.5.8")
def test_d_is_c_in_port_and_ziggurat() -> None:
    g = begun(at=4)
    king, _ = parts(g)
    give(g, BOT, blue=2)
    carry_out(act_by_letter(g, king, "D"))
    assert king.houses[4] == 1


@pytest.mark.rule("TAB-10.6.1")
def test_only_more_points_than_the_king_win() -> None:
    g = begun()
    g.builders[RED].vp, g.builders[BOT].vp = 50, 50
    g.builders[RED].gold = 9
    assert places(g) == [2, 1]
    g.builders[RED].vp = 51
    assert places(g) == [1, 2]


@pytest.mark.rule("TAB-10.4.1", "TAB-10.4.4", "TAB-10.4.5")
def test_the_kings_turn_runs_by_itself() -> None:
    g = begun()
    carry_out(king_turn(g))
    assert g.step == SCORE
