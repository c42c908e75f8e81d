"""Tabannusi: Builders of Ur."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, Scene, Setting
from tablewright.engine.glance import Glance
from tablewright.games.tabannusi.ending import final_scoring, places
from tablewright.games.tabannusi.glance import SIGNS, glance_of
from tablewright.games.tabannusi.invariants import problems_of
from tablewright.games.tabannusi.scoring import end_of_turn
from tablewright.games.tabannusi.setup import set_up, starting_building
from tablewright.games.tabannusi.solo import king_turn
from tablewright.games.tabannusi.state import (
    ACT,
    AFTER_BUILD,
    ARRIVE,
    DIE,
    FINAL,
    KING,
    SCORE,
    START,
    Tabannusi,
)
from tablewright.games.tabannusi.tables import (
    ACTION_TILES,
    AUTOMA_CARDS,
    CITIES,
    DECREES,
    HARBOURS,
    KINGS,
    SHIP_TILES,
    SHIPS,
    SPECIAL_WATERS,
    ZIGGURAT_TILES,
)
from tablewright.games.tabannusi.turn import act, after_build, arrive, take_die
from tablewright.games.tabannusi.view import resample, view_of

#: TAB-4.1 What each step of the game does.
STEPS = {
    START: starting_building,
    ARRIVE: arrive,
    DIE: take_die,
    ACT: act,
    AFTER_BUILD: after_build,
    SCORE: end_of_turn,
    KING: king_turn,
    FINAL: final_scoring,
}


class TabannusiGame(Game[Tabannusi]):
    """Build the districts of Ur."""

    name = "tabannusi"
    title = "Tabannusi: Builders of Ur"
    players = (1, 2, 3, 4)
    settings = (
        Setting("setup", ["full", "first"]),  # TAB-12.1
        Setting("king", [king.removeprefix("K-") for king in KINGS], players=[1]),  # TAB-12.2
    )
    automa = "king"
    cap = 4000
    signs = SIGNS
    finished = True

    def new(self, players: int, options: Options, chance: Chance) -> Tabannusi:
        return set_up(players, options, chance)

    def next_turn(self, g: Tabannusi) -> Rule[None] | None:
        step = STEPS.get(g.step)
        return None if step is None else step(g)

    def people(self, g: Tabannusi) -> list[Player]:
        return [*g.builders]

    def ranking(self, g: Tabannusi) -> list[int]:
        return places(g)

    def view(self, g: Tabannusi, seat: int | None) -> dict[str, Any]:
        return view_of(g, seat)

    def resample(self, g: Tabannusi, seat: int, chance: Chance, now: Tabannusi) -> None:
        resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        from tablewright.games.tabannusi.scene import scenes_of

        return scenes_of(view, seat)

    def pieces(self) -> list[str]:
        """Every ship is marked and its ability used, every tile and card in play, every decree met."""
        return (
            [f"mark-ship:{ship}" for ship in SHIPS]
            + [f"ability:{ship.id}" for ship in SHIP_TILES]
            + [f"harbour:{tile}" for tile in HARBOURS]
            + [f"ziggurat-marker:{tile}" for tile in ZIGGURAT_TILES]
            + [f"action-tile:{tile}" for tile in ACTION_TILES]
            + [f"special-water:{tile}" for tile in SPECIAL_WATERS]
            + [f"decree:{card}" for card in DECREES]
            + [f"cities:{card}" for card in CITIES]
            + [f"king-cards:{card}" for card in AUTOMA_CARDS]
        )

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance_of(view)

    def check(self, g: Tabannusi) -> list[str]:
        return problems_of(g)


GAME = TabannusiGame()
