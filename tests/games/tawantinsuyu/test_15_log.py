"""The log adds up: from the events alone a reader knows what everybody owns and where things lie."""

from __future__ import annotations

import pytest

from tablewright.engine import find_game
from tablewright.games.tawantinsuyu.box.schema import TEMPLE_TOP
from tablewright.games.tawantinsuyu.rules.secondary_actions import follow_worship, worship
from tablewright.games.tawantinsuyu.rules.weavings import buy_one_weaving
from tablewright.testing.checks.ledger import check_ledger
from tablewright.testing.driver import Case
from tablewright.testing.scenario import carry_out
from tests.games.tawantinsuyu.owning import goods, production, statues
from tests.games.tawantinsuyu.seats import BLACK, PURPLE
from tests.games.tawantinsuyu.table import laid_out, scenario


@pytest.mark.rule("TAW-13.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_log_tells_all_that_changes(players: int) -> None:
    game = find_game("tawantinsuyu")
    hard = {"hard_final_resources": "on", "hard_conquest_discount": "on"} if players == 1 else {}
    check_ledger(Case(game, players, game.settle(players, hard), "log"))


@pytest.mark.rule("TAW-6.4.2", "TAW-10.2")
@pytest.mark.parametrize(("temple", "told"), [(0, "no-offering"), (TEMPLE_TOP, "at-top")])
def test_the_log_says_why_others_are_not_asked_for_an_offering(temple: int, told: str) -> None:
    g = laid_out()
    black = g.incas[BLACK]
    black.temple = temple
    goods(black, corn=2 if told == "no-offering" else 3)
    table = scenario(g).play("action:priest", "priest-move:offering", "priest-action:gold")
    table.asks(PURPLE, "second-action").told(told, seat=BLACK)


@pytest.mark.rule("TAW-6.5.2")
def test_the_log_says_why_others_are_not_asked_to_refresh() -> None:
    g = laid_out()
    production(g, g.incas[BLACK], "P01", up=False)
    table = scenario(g).play("action:priest", "priest-move:refresh", "priest-action:gold")
    table.asks(PURPLE, "second-action").told("idle", seat=BLACK, what="refresh-cost")


@pytest.mark.rule("TAW-6.3.2", "TAW-10.2")
def test_the_log_says_that_nobody_worships_on_the_top_space() -> None:
    g = laid_out()
    for inca in g.incas:
        inca.temple = TEMPLE_TOP
        statues(g, inca, "SM-diamond")
    table = scenario(g).asks(PURPLE, "action")
    for inca in g.incas:
        carry_out(
            (worship if inca.seat == PURPLE else follow_worship)(table.asks(PURPLE, "action").state, inca)
        )
        table.told("at-top", seat=inca.seat)


@pytest.mark.rule("TAW-5.5.2")
def test_the_log_says_that_others_cannot_pay_for_a_weaving() -> None:
    g = laid_out()
    goods(g.incas[BLACK], corn=2)
    table = scenario(g).asks(PURPLE, "action")
    g.drawn.append(g.weavings.pop())
    carry_out(buy_one_weaving(g, g.incas[BLACK]))
    table.told("weaving-too-dear", seat=BLACK)
