"""Tabannusi: Builders of Ur."""

from __future__ import annotations

from tablewright.engine import Chance, Game, Meanwhile, Options, Player, Rooms, Rule, Setting, Text
from tablewright.engine.glance import Tally
from tablewright.games.tabannusi.box.tables import (
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
from tablewright.games.tabannusi.invariants import problems_of
from tablewright.games.tabannusi.look.cover import COVER, PRESETS
from tablewright.games.tabannusi.look.glance import SIGNS, glance_of
from tablewright.games.tabannusi.rules.additional import take_aside
from tablewright.games.tabannusi.rules.encoding import TabannusiEncoder
from tablewright.games.tabannusi.rules.ending import final_scoring, places, score_what_is_seen
from tablewright.games.tabannusi.rules.moments import DECREE, HARBOUR, asides_of
from tablewright.games.tabannusi.rules.scoring import end_of_turn
from tablewright.games.tabannusi.rules.setup import set_up, starting_building
from tablewright.games.tabannusi.rules.solo.turn import king_turn
from tablewright.games.tabannusi.rules.state import (
    ACT,
    AFTER_BUILD,
    ARRIVE,
    DIE,
    FINAL,
    KING,
    SCORE,
    SCORED,
    START,
    Tabannusi,
)
from tablewright.games.tabannusi.rules.turn import act, after_build, arrive, take_die
from tablewright.games.tabannusi.rules.view import resample, view_of

#: TAB-4.1 What each step of the game does.
STEPS = {
    START: starting_building,
    ARRIVE: arrive,
    DIE: take_die,
    ACT: act,
    AFTER_BUILD: after_build,
    SCORE: end_of_turn,
    SCORED: end_of_turn,
    KING: king_turn,
    FINAL: final_scoring,
}


class TabannusiGame(Game[Tabannusi]):
    """Build the districts of Ur."""

    name = "tabannusi"
    title = "Tabannusi: Builders of Ur"
    rules = 3  # since 3: TAB-3.5.3 filling crates waits for a decree that lets one pay (TAB-6.1)
    players = (1, 2, 3, 4)
    settings = (
        Setting("setup", ["full", "first"]),  # TAB-12.1
        Setting("king", [king.removeprefix("K-") for king in KINGS], players=[1]),  # TAB-12.2
    )
    automa = "king"
    cap = 4000
    presets = PRESETS
    cover = COVER
    signs = SIGNS
    rooms = Rooms(__name__, view_of, resample, problems_of, places, glance_of, TabannusiEncoder)
    finished = True
    meanwhile = Meanwhile(asides_of, take_aside, within=(DECREE, HARBOUR))

    def new(self, players: int, options: Options, chance: Chance) -> Tabannusi:
        return set_up(players, options, chance)

    def next_turn(self, g: Tabannusi) -> Rule[None] | None:
        step = STEPS.get(g.step)
        return None if step is None else step(g)

    def people(self, g: Tabannusi) -> list[Player]:
        return [*g.builders]

    def score_end(self, g: Tabannusi, seat: int | None) -> list[tuple[int, str]]:
        return score_what_is_seen(g, seat)

    def wasted(self, g: Tabannusi, seat: int, option: str) -> list[Tally]:
        """TAB-4.8 Who ends the turn early leaves actions unused."""
        left = g.actions_left if option == "act:end" else 0
        return [Tally("action", Text("counter-actions"), left)] if left else []

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


GAME = TabannusiGame()
