"""The engine: what a game needs to be written, played, forked, taken back and saved. Knows no game."""

from tablewright.engine.chance import Chance
from tablewright.engine.decision import (
    Blocked,
    Decision,
    Rule,
    choose,
    choose_many,
    choose_number,
    confirm,
    in_any_order,
    may_choose,
    together,
)
from tablewright.engine.errors import (
    BadSave,
    BadSetup,
    BrokenRule,
    GameOver,
    IllegalChoice,
    NothingToUndo,
    NotYourTurn,
    TablewrightError,
    UnknownGame,
)
from tablewright.engine.game import Game, Options, Setting, find_game, game_names, register
from tablewright.engine.hidden import shuffle_unknown
from tablewright.engine.message import Reason, Text, because
from tablewright.engine.model import Model, add_later, copy, digest, plain, same, share
from tablewright.engine.payment import choose_substitutes, shortfall
from tablewright.engine.question import Asked, Option, Words
from tablewright.engine.scene import Scene
from tablewright.engine.state import Event, Player, ScoreLine, State, reveal, score, tell, tell_secretly
from tablewright.engine.table import Table, new_table

__all__ = [
    "Asked",
    "BadSave",
    "BadSetup",
    "Blocked",
    "BrokenRule",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Model",
    "NotYourTurn",
    "NothingToUndo",
    "Option",
    "Options",
    "Player",
    "Reason",
    "Rule",
    "Scene",
    "ScoreLine",
    "Setting",
    "State",
    "Table",
    "TablewrightError",
    "Text",
    "UnknownGame",
    "Words",
    "add_later",
    "because",
    "choose",
    "choose_many",
    "choose_number",
    "choose_substitutes",
    "confirm",
    "copy",
    "digest",
    "find_game",
    "game_names",
    "in_any_order",
    "may_choose",
    "new_table",
    "plain",
    "register",
    "reveal",
    "same",
    "score",
    "share",
    "shortfall",
    "shuffle_unknown",
    "tell",
    "tell_secretly",
    "together",
]
