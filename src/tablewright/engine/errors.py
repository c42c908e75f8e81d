"""What can go wrong at a table. Every message says what is wrong and what to do; nothing has changed when
one is raised.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine.message import Text


class TablewrightError(Exception):
    """Base of all errors that are meant for the person in front of the screen."""


class UnknownGame(TablewrightError):
    """No game is registered under that name."""


class BrokenGame(TablewrightError):
    """A game is announced, but its package cannot be imported or does not fulfil the contract."""


class BadSetup(TablewrightError):
    """The number of players, an option or a seed does not fit the game.

    A game that refuses settings of its own says so in a message of its locale files, too, and names itself.
    """

    def __init__(self, message: str, text: Text | None = None, game: str = "") -> None:
        super().__init__(message)
        self.text: Final = text
        self.game: Final = game


class IllegalChoice(TablewrightError):
    """The chosen option is not offered now."""


class NotYourTurn(TablewrightError):
    """That seat is not asked anything now."""


class ComesToLight(TablewrightError):
    """Where looking ahead must stop: chance is used now (`stream` names which), or something hidden is shown
    (empty).
    """

    def __init__(self, stream: str = "") -> None:
        super().__init__("Something comes to light now that nobody can know before.")
        self.stream = stream


class NothingToUndo(TablewrightError):
    """Undo or redo would cross the barrier, or there is nothing left."""


class GameOver(TablewrightError):
    """The game has ended; there is nothing to choose."""


class NoDeal(TablewrightError):
    """Nothing was found that a seat may believe to be hidden: no deal fits what it has seen in this turn."""


class BadSave(TablewrightError):
    """A save or record cannot be read, does not fit its game, or was written by a newer version."""


class BrokenRule(TablewrightError):
    """A rule raised an error or asked a question without answers: a bug in the game. The table is as it was
    before the choice.
    """
