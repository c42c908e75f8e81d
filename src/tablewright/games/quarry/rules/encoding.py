"""What a seat may see (QRY-1.2), in numbers, and what every answer can be."""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import Domain, Names, Whole
from tablewright.engine.encoding import Encoder
from tablewright.engine.state import Player
from tablewright.engine.writer import Writer
from tablewright.games.quarry.box.schema import DATA, ORDERS, PITS
from tablewright.games.quarry.rules.state import DIG, EVENING, OVER, WORK, Mason, Quarry

STEPS: Final = Names([DIG, WORK, EVENING, OVER])
PIT_NAMES: Final = Names(PITS)
CARDS: Final = Names(ORDERS)
STONES: Final = Names(["granite", "marble"])

#: The most stones of one kind that an order asks for.
MOST_PRICE: Final = max([max(order.granite, order.marble) for order in DATA.orders])

#: What nobody has more of in an ordinary game.
MOST_POINTS: Final = 40
MOST_GOODS: Final = 10


class QuarryEncoder(Encoder):
    """The numbers of Quarry."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, max(2, players))
        self.subjects = STONES
        self.amounts = ("amount",)

    def answers(self) -> dict[str, Domain]:
        return {
            "dig": PIT_NAMES,
            "pick-die": Whole(1, len(DATA.yields)),
            "work": Names(["deliver", "sketch", "rest"]),
            "deliver": CARDS,
            "help": STONES,
            "pay-coins": Whole(0, MOST_PRICE),
        }

    def sides(self, g: Quarry) -> list[Player]:
        return [*g.masons]

    def observe(self, g: Quarry, seat: int, w: Writer) -> None:
        w.number("day", g.day, DATA.days)
        w.word("step", g.step, STEPS)
        w.seat("first", g.first)
        w.number("acted", g.acted, self.players * DATA.actions_per_day)
        w.number("deck", len(g.deck), CARDS.size)
        for mason in g.masons[seat:] + g.masons[:seat]:
            w.open_side("mason", mason.seat)
            if w.is_other([w.version_of(mason)]):
                tell_mason(w, mason)
        w.under("own.")
        w.things("hand", g.masons[seat].hand, CARDS)
        if self.players == 1:
            assert g.foreman is not None
            w.under("foreman.")
            tell_mason(w, g.foreman)


def tell_mason(w: Writer, mason: Mason) -> None:
    """What lies open before a mason."""
    w.number("points", mason.vp, MOST_POINTS)
    w.number("granite", mason.granite, MOST_GOODS)
    w.number("marble", mason.marble, MOST_GOODS)
    w.number("coins", mason.coins, MOST_GOODS)
    w.number("cards", len(mason.hand), MOST_GOODS)
    w.word("pit", mason.pit, PIT_NAMES)
    w.things("delivered", mason.delivered, CARDS)
