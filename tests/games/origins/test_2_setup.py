"""ORI-2 Set-up."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, find_game, new_table
from tablewright.games.origins.box.schema import COLOURS, DISTRICTS, SITES, TEMPLES
from tablewright.games.origins.rules.setup import order_citizens, set_up
from tablewright.games.origins.rules.state import Origins
from tests.games.origins.asked import kind, offered
from tests.games.origins.table import state

PLAYERS = [1, 2, 3, 4]


@pytest.fixture(params=PLAYERS)
def g(request: pytest.FixtureRequest) -> Origins:
    return set_up(request.param, Chance("11"))


def dice_left(players: int) -> int:
    return {1: 7, 2: 7, 3: 8, 4: 9}[players]


@pytest.mark.rule("ORI-2.1", "ORI-2.15", "ORI-2.16", "ORI-2.17", "ORI-2.18", "ORI-2.19", "ORI-2.13")
def test_player_boards(g: Origins) -> None:
    for me in g.builders:
        assert me.goods == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
        assert (me.bases_on_track, me.empty_bases, me.archon, me.vp, me.superiority) == (4, 2, "", 0, 0)
        assert me.temples == {"forests": 0, "mountains": 0, "seas": 0}
        assert {cell: tile.id for cell, tile in me.city.items()} == {(0, 0): "palace", (0, 1): "agora"}
        assert me.towers == dict.fromkeys(COLOURS, 1)


@pytest.mark.rule("ORI-2.2", "ORI-17.1.1")
@pytest.mark.example("ORI-CK-04")
def test_citizen_dice_by_number_of_players(g: Origins) -> None:
    for colour in COLOURS:
        there = g.reserve[colour] + sum(die is not None and die[0] == colour for die in g.citizens)
        assert there + sum(die[0] == colour for die in g.draft) == dice_left(len(g.builders))


@pytest.mark.rule("ORI-2.3", "ORI-2.4")
def test_bonus_tokens_and_ships(g: Origins) -> None:
    assert list(g.tokens) == list(SITES)
    assert sorted(g.tokens.values()) == sorted(COLOURS)
    assert set(g.values.values()) == {1}


@pytest.mark.rule("ORI-2.5")
def test_three_zodiac_cards_lie_at_the_temples(g: Origins) -> None:
    assert list(g.temple_card) == list(TEMPLES)
    assert len(set(g.temple_card.values())) == 3
    assert set(g.holder.values()) == {-1}


@pytest.mark.rule("ORI-2.6", "ORI-2.7")
def test_building_stacks_and_offer(g: Origins) -> None:
    assert {colour: len(stack) for colour, stack in g.stacks.items()} == dict.fromkeys(COLOURS, 14)
    assert all(tile.colour == colour for colour, stack in g.stacks.items() for tile in stack)
    assert sorted(tile.colour for tile in g.offer if tile is not None) == sorted(COLOURS)


@pytest.mark.rule("ORI-2.8")
def test_citizen_offer_is_ordered_and_has_no_six(g: Origins) -> None:
    values = [die[1] for die in g.citizens if die is not None]
    assert len(values) == 5
    assert values == sorted(values)
    assert max(values) < 6


@pytest.mark.example("ORI-EX-01")
@pytest.mark.rule("ORI-2.8")
def test_among_equal_dice_the_lower_tile_comes_first() -> None:
    rolled = [("red", 3), ("purple", 5), ("blue", 1), ("yellow", 3), ("orange", 3)]
    tiles = ["blue", "yellow", "orange", "purple", "red"]
    assert [colour for colour, _ in order_citizens(rolled, tiles)] == [
        "blue",
        "red",
        "orange",
        "yellow",
        "purple",
    ]


@pytest.mark.rule("ORI-2.9", "ORI-2.10", "ORI-17.1.2")
def test_speakers_and_district_cards(g: Origins) -> None:
    players = len(g.builders)
    assert len(g.speaker_pool) == {1: 2, 2: 2, 3: 3, 4: 4}[players]
    assert all(2 <= value <= 5 for value in g.speaker_pool)
    assert len(g.cards) == {1: 3, 2: 4, 3: 5, 4: 6}[players]
    assert set(g.card_gold.values()) == {2}


@pytest.mark.example("ORI-EX-02")
def test_three_players() -> None:
    g = set_up(3, Chance("4"))
    assert len(g.speaker_pool) == 3
    assert list(g.card_gold.values()) == [2] * 5
    assert g.reserve["red"] + 2 + 1 == 8


@pytest.mark.rule("ORI-2.11", "ORI-2.12", "ORI-2.14", "ORI-17.1.2")
@pytest.mark.example("ORI-CK-05")
def test_tower_pool_follows_from_the_district_cards(g: Origins) -> None:
    for colour in COLOURS:
        assert g.tower_pool[colour] == 1 + sum(colour in card.towers for card in g.cards)
        assert g.tower_pool[colour] + len(g.builders) <= 11
    assert sum(g.tower_pool.values()) == 5 + 3 * len(g.cards)


@pytest.mark.example("ORI-EX-03")
def test_tower_pool_of_five_cards() -> None:
    """D13 and D14 with three more; the pool is 1 of each colour and their towers."""
    shown = ({"yellow", "orange", "red"}, {"yellow", "orange", "blue"}, {"orange", "red", "purple"})
    others = [next(card for card in DISTRICTS.values() if set(card.towers) == towers) for towers in shown]
    chosen: list[object] = [DISTRICTS["D13"], DISTRICTS["D14"], *others]
    g = set_up(3, ChosenCards(chosen))
    assert g.tower_pool == {"red": 5, "purple": 4, "blue": 4, "yellow": 3, "orange": 4}


class ChosenCards(Chance):
    """Chance that puts chosen district cards on top."""

    def __init__(self, chosen: list[object]) -> None:
        super().__init__("1")
        self.chosen = chosen

    def shuffle(self, items: list[object], stream: str = "") -> None:  # type: ignore[override]
        super().shuffle(items, stream)
        if stream == "district cards":
            items.sort(key=lambda card: card not in self.chosen)


@pytest.mark.example("ORI-EX-04")
@pytest.mark.rule("ORI-2.20", "ORI-2.25")
def test_military_discs_are_stacked_in_turn_order() -> None:
    for seed in range(10):
        g = set_up(3, Chance(str(seed)))
        assert g.military_order == [(g.first + i) % 3 for i in range(3)]
        assert {me.military for me in g.builders} == {0}


@pytest.mark.rule("ORI-2.21", "ORI-2.22", "ORI-2.23", "ORI-2.24", "ORI-2.25")
def test_dice_are_picked_forth_and_back() -> None:
    table = new_table(find_game("origins"), 3, "2")
    g = state(table)
    assert len(g.draft) == 10
    assert all(value < 6 for _, value in g.draft)
    first = g.first
    order = []
    while kind(table) == "draft":
        order.append(table.asked.seat)  # type: ignore[union-attr]
        table.play(0)
    assert order == [(first + i) % 3 for i in (0, 1, 2, 2, 1, 0)]
    assert [len(me.freemen) for me in g.builders] == [2, 2, 2]
    assert {me.empty_bases for me in g.builders} == {0}
    assert g.draft == []
    assert sum(g.reserve.values()) == 29  # INV-02
    assert g.active == first
    assert all(not me.archon and not me.speakers for me in g.builders)


@pytest.mark.rule("ORI-17.1.3", "ORI-17.1.1")
def test_solo_start_dice() -> None:
    for seed in range(20):
        table = new_table(find_game("origins"), 1, str(seed), record=True)
        g = state(table)
        while kind(table) == "draft-discard":
            values = {option.rpartition("/")[2] for option in offered(table)}
            assert len(values) == 1  # only among equals
            table.play(0)
        if kind(table) == "draft":
            thrown = [event.args["die"] for event in table.events if event.kind == "draft-discard"]
            discarded = [die[1] for die in thrown]  # type: ignore[index]
            assert (len(discarded), len(g.draft)) == (2, 3)
            assert max(value for _, value in g.draft) <= min(discarded)
        while kind(table) == "draft":
            table.play(0)
        assert len(g.builders[0].freemen) == 2
        assert sum(g.reserve.values()) == 28
        assert g.alien == 0
