"""Positions of Origins in table language."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, Rule, Table, find_game
from tablewright.games.origins.box.schema import BUILDINGS, DISTRICTS, TEMPLES
from tablewright.games.origins.rules.city import lay_tile
from tablewright.games.origins.rules.setup import new_freeman, set_up
from tablewright.games.origins.rules.state import PLAY, Builder, Cell, Origins
from tablewright.testing.scenario import answered

GREEN, BLUE, BROWN, BLACK = 0, 1, 2, 3  # seats, in the rulebook's player colours


def position(players: int = 2, seed: str = "7") -> Origins:
    """Round 1, green to play: nobody has a freeman, a good or a zodiac card; green's archon is away."""
    g = set_up(players, Chance(seed))
    for colour, _ in g.draft:
        g.reserve[colour] += 1
    g.draft = []
    g.phase = PLAY
    g.first = g.active = GREEN
    g.military_order = list(range(players))
    g.temple_order = {temple: list(range(players)) for temple in TEMPLES}
    zodiac(g, forests="taurus", mountains="leo", seas="aries")
    for me in g.builders:
        me.goods = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    g.builders[GREEN].archon = "S5"
    g.tokens = {"S1": "red", "S2": "purple", "S3": "blue", "S4": "orange", "S5": "yellow"}
    return g


def zodiac(g: Origins, **cards: str) -> None:
    """Put these powers at the temples, all on the board."""
    g.temple_card.update(cards)
    g.holder = dict.fromkeys(g.temple_card.values(), -1)


def holding(g: Origins, power: str, seat: int = GREEN) -> None:
    """Give a power to a player."""
    if power not in g.holder:
        zodiac(g, forests=power)
    g.holder[power] = seat


def freemen(g: Origins, seat: int, *dice: tuple[str, int] | tuple[str, int, str]) -> None:
    """Put dice from the reserve into bases: colour, value, and the site if they are used."""
    me = g.builders[seat]
    for die in dice:
        freeman = new_freeman((die[0], die[1]))
        freeman.site = die[2] if len(die) == 3 else ""
        me.freemen.append(freeman)
        g.reserve[die[0]] -= 1
        if me.empty_bases:
            me.empty_bases -= 1
        else:
            me.bases_on_track -= 1


def goods(g: Origins, seat: int = GREEN, **amounts: int) -> None:
    """Give resources."""
    g.builders[seat].goods.update(amounts)


def city(me: Builder, **cells: str) -> None:
    """Lay tiles: ``x1y2="mint"``; a name that begins with ``farm_`` lies face down."""
    for name, tile in cells.items():
        lay(me, cell_of(name), tile)


def cell_of(name: str) -> Cell:
    """``x1y2`` or ``x_1y0`` (the underscore is a minus)."""
    x, y = name[1:].split("y")
    return int(x.replace("_", "-")), int(y.replace("_", "-"))


def lay(me: Builder, cell: Cell, tile: str) -> None:
    """Put a tile on a cell, face down if it is called ``farm_...``."""
    if tile.startswith("farm_"):
        me.farms.append(cell)
    lay_tile(me, cell, BUILDINGS[tile.removeprefix("farm_")])


def cards(g: Origins, *ids: str) -> None:
    """These district cards, with their gold."""
    g.cards = [DISTRICTS[id_] for id_ in ids]
    g.card_gold = dict.fromkeys(ids, 2)


def offer(g: Origins, *tiles: str) -> None:
    """These tiles in the building offer, top to bottom."""
    g.offer = [BUILDINGS[tile] for tile in tiles]


def citizens(g: Origins, *dice: tuple[str, int] | None) -> None:
    """These dice in the citizen offer, left to right."""
    g.citizens = list(dice)


def military(g: Origins, *spaces: int) -> None:
    """The military discs of the players, with the tokens they must have had."""
    for me, space in zip(g.builders, spaces, strict=True):
        me.military = space


def table_of(g: Origins) -> Table:
    """Let the game go on from here."""
    table = Table(find_game("origins"), g, len(g.builders), {}, keep=True, record=True)
    g._journal = table.events
    table.start()
    return table


def play(table: Table, *options: str) -> Origins:
    """Choose these options one after the other."""
    for option in options:
        table.choose(option)
    return state(table)


def state(table: Table) -> Origins:
    """The table's state."""
    assert isinstance(table.state, Origins)
    return table.state


def offered(table: Table) -> list[str]:
    """What can be chosen now."""
    return [] if table.asked is None else table.asked.option_ids()


def kind(table: Table) -> str:
    """What is asked now."""
    return "" if table.asked is None else table.asked.kind


def refused(table: Table, option: str) -> str:
    """The rule that forbids an option which is not offered."""
    assert option not in offered(table)
    return table.decision.reasons[option].rule


def run(rule: Rule[Any], *answers: int | str) -> Any:
    """Carry out a single rule, answering its questions by option id (without the kind) or number."""
    todo = list(answers)
    try:
        asked = next(rule)
        while True:
            assert todo, f"{asked.kind} is asked: {asked.option_ids()}"
            answer = todo.pop(0)
            if isinstance(answer, str):
                ids = [id_.partition(":")[2] for id_ in asked.option_ids()]
                assert answer in ids, f"{answer} is not among {ids}"
                answer = ids.index(answer)
            asked = answered(rule, asked, answer)
    except StopIteration as end:
        assert not todo, f"not asked: {todo}"
        return end.value


def events(table: Table) -> list[str]:
    """The kinds of what happened."""
    return [event.kind for event in table.events]
