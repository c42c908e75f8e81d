"""Tawantinsuyu: The Inca Empire."""

from __future__ import annotations

from tablewright.engine import Chance, Game, Meanwhile, Options, Player, Rooms, Rule, Setting
from tablewright.games.tawantinsuyu.box.pieces import all_pieces
from tablewright.games.tawantinsuyu.box.schema import DATA, DIFFICULTY, SIDES
from tablewright.games.tawantinsuyu.invariants import problems_of
from tablewright.games.tawantinsuyu.look.cover import COVER
from tablewright.games.tawantinsuyu.look.glance import SIGNS, glance_of
from tablewright.games.tawantinsuyu.rules.encoding import TawantinsuyuEncoder
from tablewright.games.tawantinsuyu.rules.feast import (
    feast_cards,
    feast_merchant,
    feast_temple,
    feast_upkeep,
    start_feast,
)
from tablewright.games.tawantinsuyu.rules.moments import asides_of, take_aside
from tablewright.games.tawantinsuyu.rules.scoring import final_scoring, places
from tablewright.games.tawantinsuyu.rules.setup import (
    choose_start_weaving,
    keep_gods,
    place_priest,
    play_start_gods,
    set_up,
)
from tablewright.games.tawantinsuyu.rules.solo.turn import her_turn
from tablewright.games.tawantinsuyu.rules.state import (
    FEAST_CARDS,
    FEAST_MERCHANT,
    FEAST_START,
    FEAST_TEMPLE,
    FEAST_UPKEEP,
    KEEP_GODS,
    OVER,
    PLACE_PRIESTS,
    SECOND_ACTION,
    START_GODS,
    START_WEAVING,
    TURN,
    TURN_END,
    Tawantinsuyu,
)
from tablewright.games.tawantinsuyu.rules.turn import end_turn, take_second_action, take_turn
from tablewright.games.tawantinsuyu.rules.view import resample, view_of

STEPS = {
    START_WEAVING: choose_start_weaving,
    KEEP_GODS: keep_gods,
    START_GODS: play_start_gods,
    PLACE_PRIESTS: place_priest,
    TURN: take_turn,
    SECOND_ACTION: take_second_action,
    TURN_END: end_turn,
    FEAST_START: start_feast,
    FEAST_MERCHANT: feast_merchant,
    FEAST_TEMPLE: feast_temple,
    FEAST_UPKEEP: feast_upkeep,
    FEAST_CARDS: feast_cards,
}


class TawantinsuyuGame(Game[Tawantinsuyu]):
    """Workers on the hill, High Priests around Coricancha, armies, temples and tapestries."""

    name = "tawantinsuyu"
    title = DATA.game.name_en
    rules = 3  # since 3: TAW-3.4 the statue of a benefit waits for army cards
    players = (1, 2, 3, 4)
    settings = (
        Setting("coricancha", ("random", "printed")),
        Setting("personality", ("random", *SIDES), players=(1,)),
        *(Setting(option, ("off", "on"), players=(1,)) for option in DIFFICULTY),
    )
    automa = "axomamma"
    cover = COVER
    signs = SIGNS
    rooms = Rooms(__name__, view_of, resample, problems_of, places, glance_of, TawantinsuyuEncoder)
    finished = True
    meanwhile = Meanwhile(asides_of, take_aside)
    cap = 3000  # TAW-13.7 no rule: nobody is ever forced to empty the Village

    def new(self, players: int, options: Options, chance: Chance) -> Tawantinsuyu:
        return set_up(players, options, chance)

    def next_turn(self, g: Tawantinsuyu) -> Rule[None] | None:
        if g.step == OVER:
            return None
        if g.step == TURN and g.her is not None and g.active > 0:
            return her_turn(g)
        return STEPS[g.step](g)

    def people(self, g: Tawantinsuyu) -> list[Player]:
        return [*g.incas]

    def score_end(self, g: Tawantinsuyu, seat: int | None) -> list[tuple[int, str]]:
        final_scoring(g)
        return []

    def pieces(self) -> list[str]:
        return all_pieces()


GAME = TawantinsuyuGame()
