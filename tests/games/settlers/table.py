"""Positions of Imperial Settlers in table language, and playing on from them."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.engine import Chance, Options, Table, find_game
from tablewright.games.settlers.box.cards import NUMBER
from tablewright.games.settlers.rules.setup import set_up
from tablewright.games.settlers.rules.state import ACTING, Settlers
from tests.games.settlers.asked import kind, offered
from tests.games.settlers.seats import TOM


def position(*factions: str, seed: str = "7", **options: str) -> Settlers:
    """Round 1, Tom to act first: empty hands, supplies and Empires, all cards in their decks.

    Only the others have 2 Workers, so that they can act and the round goes on.
    """
    settled: Options = {f"faction-{i + 1}": faction for i, faction in enumerate(factions)}
    settled = find_game("settlers").settle(len(factions), {**settled, **options})
    g = set_up(len(factions), settled, Chance(seed))
    for settler in g.settlers:
        for card in settler.hand:
            (g.common if card.common else settler.deck).append(card)
        settler.hand.clear()
        settler.goods[NUMBER["worker"]] = 0 if settler.seat == TOM else 2
    g.first = g.opening = g.turn = TOM
    g.phase = ACTING
    return g


def table_of(g: Settlers) -> Table:
    """Let the game go on from here."""
    table = Table(find_game("settlers"), g, len(g.settlers), {}, keep=True, record=True)
    g._journal = table.events
    table.start()
    return table


def play(table: Table, *options: str) -> Settlers:
    """Choose these options one after the other."""
    for option in options:
        assert table.asked is not None, f"the game is over before {option}"
        found = offered(table)
        assert option in found, f"{option} is not among {found}"
        table.play(found.index(option))
        problems = find_game("settlers").check(table.state)
        assert problems == [], problems
    return state(table)


def state(table: Table) -> Settlers:
    """The table's state."""
    assert isinstance(table.state, Settlers)
    return table.state


def pass_all(table: Table) -> None:
    """Everybody passes."""
    while kind(table) == "turn":
        play(table, "turn:pass")


def skip_to(table: Table, wanted: Callable[[Settlers], bool], prefer: str = "") -> None:
    """Answer everything with the first option (a pass or the preferred answer, if there is one)."""
    for _ in range(2000):
        if wanted(state(table)) or table.over:
            return
        found = offered(table)
        choices = [i for i, name in enumerate(found) if name == "turn:pass" or (prefer and prefer in name)]
        table.play(table.question().offset + (choices[0] if choices else 0))
    raise AssertionError("the position never came")
