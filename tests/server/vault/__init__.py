"""A game made to catch leaks: every card is a random word that only its owner may ever read.

Loaded by the server and its workers as a plugin, together with bots that misbehave.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Mapping
from typing import Any

from tablewright.bots import Bot, Glimpse, Settings, register_bot
from tablewright.engine import (
    Chance,
    Game,
    Options,
    Player,
    Rule,
    Scene,
    Setting,
    State,
    choose,
    register,
    reveal,
    score,
    shuffle_unknown,
    tell_secretly,
    together,
)
from tablewright.engine.looks import Back, Card, Zone
from tablewright.engine.message import Text
from tablewright.engine.outlines import rect
from tablewright.engine.scene import Node

#: The same in all processes of a test run, another one in the next.
WORD = os.environ.setdefault("TABLEWRIGHT_TEST_CANARY", secrets.token_hex(4))
CARDS = [f"canary{WORD}x{number:02d}x" for number in range(30)]


class Keeper(Player):
    """Somebody with secret cards."""

    hand: list[str]
    kept: list[str]
    shown: int


class Vault(State):
    """The table."""

    keepers: list[Keeper]
    deck: list[str]
    at: int
    rounds: int
    explosive: bool


def turn(g: Vault) -> Rule[None]:
    """All lay a card aside in secret, then one draws or shows."""
    laid = yield from together([choose(keeper, "lay", keeper.hand[:]) for keeper in g.keepers])
    for keeper, card in zip(g.keepers, laid, strict=True):
        keeper.hand.remove(card)
        keeper.kept.append(card)
    me = g.keepers[g.at % len(g.keepers)]
    actions = ["draw", "show", "explode"] if g.explosive else ["draw", "show"]
    action = yield from choose(me, "act", actions)
    if action == "explode":
        raise ZeroDivisionError("boom")
    if action == "show":
        me.shown += 1
        score(g, me, "shown", 1)
    for keeper in g.keepers:
        card = g.deck.pop()
        keeper.hand.append(card)
        reveal(g)
        tell_secretly(g, "drawn", {keeper.seat: {"card": card}}, seat=keeper.seat)
    g.at += 1


class VaultGame(Game[Vault]):
    """See above."""

    name = "vault"
    title = "Vault"
    players = (2, 3)
    settings = (Setting("explosive", ("no", "yes")),)
    cap = 100

    def new(self, players: int, options: Options, chance: Chance) -> Vault:
        g = Vault()
        g.chance, g.revealed, g.at, g.rounds = chance, 0, 0, 6
        g.explosive = options["explosive"] == "yes"
        g.deck = CARDS[:]
        chance.shuffle(g.deck)
        g.keepers = []
        for seat in range(players):
            keeper = Keeper()
            keeper.seat, keeper.vp, keeper.tally, keeper.kept, keeper.shown = seat, 0, {}, [], 0
            keeper.hand = [g.deck.pop(), g.deck.pop()]
            g.keepers.append(keeper)
        return g

    def next_turn(self, g: Vault) -> Rule[None] | None:
        return turn(g) if g.at < g.rounds else None

    def people(self, g: Vault) -> list[Player]:
        return [*g.keepers]

    def ranking(self, g: Vault) -> list[int]:
        return [1 + sum(other.vp > keeper.vp for other in g.keepers) for keeper in g.keepers]

    def view(self, g: Vault, seat: int | None) -> dict[str, Any]:
        return {
            "at": g.at,
            "deck": len(g.deck),
            "keepers": [
                {
                    "seat": keeper.seat,
                    "shown": keeper.shown,
                    "cards": len(keeper.hand),
                    "hand": keeper.hand[:] if keeper.seat == seat else None,
                    "kept": keeper.kept[:] if keeper.seat == seat else None,
                }
                for keeper in g.keepers
            ],
            "triggers": [{"id": "rounds", "value": g.at, "goal": g.rounds}],
        }

    def resample(self, g: Vault, seat: int, chance: Chance, now: Vault) -> None:
        own = now.keepers[seat]
        places = [g.deck, *(part for keeper in g.keepers for part in (keeper.hand, keeper.kept))]
        shuffle_unknown(places, {*own.hand, *own.kept}, chance)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        board = Scene("board", "quarry")
        for keeper in view["keepers"]:
            zone = Node(f"zone-{keeper['seat']}", Zone(rect(700, 300)), 40, 40 + 320 * keeper["seat"])
            board.add(zone)
            for i in range(keeper["cards"]):
                node = f"card-{keeper['seat']}-{i}"
                if keeper["hand"] is None:
                    zone.add(Node(node, Back(100, 140, "ink-2"), 40 + 120 * i, 60, tip=Text("tip-hidden")))
                else:
                    card = keeper["hand"][i]
                    tip = Text("tip-card", {"card": card})
                    zone.add(Node(node, Card(100, 140), 40 + 120 * i, 60, card, tip, picks=(f"lay:{card}",)))
        return [board]

    def check(self, g: Vault) -> list[str]:
        return []


register(VaultGame())


class CrashBot(Bot):
    """Dies."""

    def choose(self, glimpse: Glimpse) -> int:
        os._exit(3)


class RaiseBot(Bot):
    """Raises an error."""

    def choose(self, glimpse: Glimpse) -> int:
        raise RuntimeError("no idea")


class HangBot(Bot):
    """Never answers."""

    def choose(self, glimpse: Glimpse) -> int:
        while True:
            time.sleep(1)


class NonsenseBot(Bot):
    """Answers what was not asked."""

    def choose(self, glimpse: Glimpse) -> int:
        return 10_000


for name, kind in {"crash": CrashBot, "raise": RaiseBot, "hang": HangBot, "nonsense": NonsenseBot}.items():

    def make(seed: str, settings: Settings, kind: type[Bot] = kind) -> Bot:
        return kind()

    register_bot(name, make)
