"""TAW-2 Set-up."""

from __future__ import annotations

import pytest

from tablewright.engine import Chance, find_game
from tablewright.games.tawantinsuyu.box.schema import COLOURS, GOD_CARDS, PASSIVE, SPACES, WEAVINGS
from tablewright.games.tawantinsuyu.rules.hill import action_facing
from tablewright.games.tawantinsuyu.rules.setup import place_priest, play_start_gods, set_up
from tablewright.games.tawantinsuyu.rules.state import PLACE_PRIESTS, START_GODS, TURN, Tawantinsuyu, in_order
from tablewright.testing.scenario import carry_out, position
from tests.games.tawantinsuyu.offers import market
from tests.games.tawantinsuyu.owning import army, goods, owned, passive
from tests.games.tawantinsuyu.people import nomads, workers
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import asides, laid_out, scenario


def fresh(players: int, seed: str = "1", **options: str) -> Tawantinsuyu:
    """A table just set up."""
    settled = find_game("tawantinsuyu").settle(players, options)
    return set_up(players, settled, Chance(seed))


@pytest.mark.rule("TAW-2.1", "TAW-2.2", "TAW-2.14", "TAW-2.20")
def test_everybody_starts_alike() -> None:
    g = fresh(4)
    for inca in g.incas:
        assert inca.vp == 10
        assert inca.temple == 0
        assert owned(inca) == {"stone": 2}
        assert (inca.steps_left, inca.markers_left) == (5, 10)
    assert (g.feast_holder, g.feasts_triggered, g.feasts_resolved) == (-1, 0, 0)


@pytest.mark.rule("TAW-2.3")
def test_coricancha_is_turned_at_random_or_printed() -> None:
    assert {fresh(2, str(seed)).rotation for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {fresh(2, str(seed), coricancha="printed").rotation for seed in range(20)} == {0}
    g = fresh(2)
    g.rotation = 2
    assert action_facing(g, 2) == "worship"
    assert action_facing(g, 0) == "conquest"


@pytest.mark.rule("TAW-2.4", "TAW-2.6", "TAW-2.7", "TAW-2.8")
@pytest.mark.example("TAW-DX-12")
@pytest.mark.parametrize(
    ("players", "total", "supplies", "queue", "pool", "blockers", "bag"),
    [(2, 40, 4, 6, 3, 5, 22), (3, 35, 6, 7, 4, 0, 18), (4, 45, 8, 9, 5, 0, 23)],
)
def test_workers_at_the_start(
    players: int, total: int, supplies: int, queue: int, pool: int, blockers: int, bag: int
) -> None:
    g = fresh(players)
    assert sum(len(inca.workers) for inca in g.incas) == supplies
    assert (len(g.village), len(g.nomads)) == (queue, pool)
    placed = [space for i, space in enumerate(SPACES) if g.hill[i]]
    assert len(placed) == blockers
    assert all(space.terrace == "top" and space.block_2p == "setup" for space in placed)
    assert sum(g.bag) == bag
    assert supplies + queue + pool + blockers + bag == total


@pytest.mark.rule("TAW-2.5")
def test_two_workers_of_different_colours_for_each_player() -> None:
    for seed in range(30):
        g = fresh(4, str(seed))
        for inca in g.incas:
            assert len(inca.workers) == len(set(inca.workers)) == 2
        drawn = [worker for inca in g.incas for worker in inca.workers]
        assert all(drawn.count(colour) <= 2 for colour in COLOURS)


@pytest.mark.rule("TAW-2.9", "TAW-2.10")
def test_stacks_market_and_decks() -> None:
    g = fresh(2)
    assert (len(g.production_market), len(g.production_stack)) == (2, 17)
    assert (len(g.passive_market), len(g.passive_stack)) == (2, 18)
    assert (len(g.army_deck), g.army_discard) == (30, [])
    orders = {tuple(card.id for card in fresh(2, str(seed)).army_deck) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("TAW-2.11")
@pytest.mark.parametrize(("players", "tiles", "gone"), [(2, 19, {"3+", "4"}), (3, 25, {"4"}), (4, 31, set())])
def test_weavings_for_the_number_of_players(players: int, tiles: int, gone: set[str]) -> None:
    g = fresh(players)
    assert len(g.weavings) == tiles
    assert not {tile.mark for tile in g.weavings} & gone
    assert g.top_shown


@pytest.mark.rule("TAW-2.12")
def test_the_first_player_is_drawn() -> None:
    assert {fresh(3, str(seed)).first for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("TAW-2.13")
def test_starting_weavings_are_chosen_in_turn_order() -> None:
    table = position("tawantinsuyu", 3)
    table.state.first = table.state.active = 1
    table.asks(1, "start-weaving").play("start-weaving:SW03")
    table.asks(2, "start-weaving").not_offered("start-weaving:SW03").play("start-weaving:SW01")
    table.asks(0, "start-weaving").play("start-weaving:SW02")
    g = table.state
    assert [inca.tapestries for inca in g.incas] == [
        [[WEAVINGS["SW02"]]],
        [[WEAVINGS["SW03"]]],
        [[WEAVINGS["SW01"]]],
    ]
    assert g.start_weavings == []


@pytest.mark.rule("TAW-2.15", "TAW-13.4")
def test_three_of_eight_god_cards_are_kept_in_secret() -> None:
    table = position("tawantinsuyu", 2)
    g = table.state
    table.play("start-weaving:SW01", "start-weaving:SW02")
    hands = [[card.id for card in inca.played] for inca in g.incas]
    assert [len(hand) for hand in hands] == [8, 8]
    assert {question.seat for question in table.table.open_questions()} == {0, 1}
    for seat in (1, 0):
        for card in hands[seat][:3]:
            assert table.table.view(1 - seat)["incas"][seat]["played"] is None
            table.play(f"keep-gods:{card}", seat=seat)
    assert [[card.id for card in inca.gods] for inca in g.incas] == [hand[:3] for hand in hands]
    table.told("keep-gods", seat=0, cards=hands[0][3:])


def played(g: Tawantinsuyu, seat: int, *cards: str) -> None:
    """The five cards a player resolves in set-up."""
    for card in cards:
        g.god_deck.remove(GOD_CARDS[card])
        g.incas[seat].played.append(GOD_CARDS[card])


@pytest.mark.rule("TAW-2.16")
@pytest.mark.example("TAW-EX-01")
def test_five_god_cards_at_the_start() -> None:
    g = laid_out()
    me = g.incas[BLACK]
    goods(me, stone=2)
    played(g, BLACK, "G01", "G02", "G03", "G04", "G05")  # harvest, provisions, levy, glory, builder
    market(g, "P02")
    g.step = START_GODS
    carry_out(play_start_gods(g), "start-god:G05", "build:P02")
    assert me.vp == 15
    assert len(me.army) == 1
    assert owned(me) == {"potato": 5, "stone": 2}
    assert [tile.id for tile in me.production_up] == ["P02"]


@pytest.mark.rule("TAW-2.16")
def test_reverse_turn_order_and_every_benefit_is_optional() -> None:
    g = laid_out(3)
    g.first = 1
    played(g, 0, "G07")  # settler
    g.step = START_GODS
    carry_out(play_start_gods(g), "start-god:done")  # seat 0 is last in turn order from seat 1
    assert g.incas[0].workers == []
    assert g.at == 1
    assert in_order(g, 1)[::-1][g.at].seat == 2


@pytest.mark.rule("TAW-2.17", "TAW-2.18")
def test_the_market_is_refilled_and_the_cards_shuffled_back_when_all_are_done() -> None:
    g = laid_out()
    goods(g.incas[BLACK], stone=3)
    played(g, BLACK, "G05")
    played(g, PURPLE, "G06")
    market(g, "P01")
    g.step = START_GODS
    carry_out(play_start_gods(g), "start-god:G05", "build:P01")
    assert len(g.production_market) == 1
    assert GOD_CARDS["G05"] not in g.god_deck
    carry_out(play_start_gods(g), "start-god:done")
    assert len(g.production_market) == 2
    assert len(g.god_deck) == 42
    assert g.god_offer == []
    assert g.step == PLACE_PRIESTS


@pytest.mark.rule("TAW-2.19")
def test_high_priests_are_placed_in_reverse_turn_order() -> None:
    g = laid_out(3)
    g.first = g.active = 2
    g.step = PLACE_PRIESTS
    for action in ("conquest", "conquest", "worship"):
        carry_out(place_priest(g), f"priest-start:{action}")
    assert [inca.priest for inca in g.incas] == [3, 3, 0]
    assert g.step == TURN


@pytest.mark.rule("TAW-2.21")
def test_set_up_is_nobodys_turn() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    army(g, me, "A01")
    passive(g, me, "Z19")
    goods(me, potato=1)
    assert asides(g, PURPLE) == ["use-army:A01", "house-of-prayer:yes"]
    g.step = START_GODS
    assert asides(g, PURPLE) == []
    assert PASSIVE["Z19"] in me.passive


@pytest.mark.rule("TAW-2.21")
def test_workers_above_two_are_kept_until_the_end_of_the_first_turn() -> None:
    g = laid_out()
    me = g.incas[PURPLE]
    workers(g, me, "red", "blue", "green")
    nomads(g, "red", "red", "red")
    table = scenario(g)
    table.play("action:prayer")
    assert len(me.workers) == 3
    table.play("second-action:recruit", "nomad:red")
    table.asks(PURPLE, "remove-worker").play("remove-worker:red", "remove-worker:red")
    assert me.workers == ["blue", "green"]
