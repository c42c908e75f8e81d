"""What can go wrong at a table. Every message says what is wrong and what to do; nothing has changed when
one is raised.
"""

from __future__ import annotations


class TablewrightError(Exception):
    """Base of all errors that are meant for the person in front of the screen."""


class UnknownGame(TablewrightError):
    """No game is registered under that name."""


class BadSetup(TablewrightError):
    """The number of players, an option or a seed does not fit the game."""


class IllegalChoice(TablewrightError):
    """The chosen option is not offered now."""


class NotYourTurn(TablewrightError):
    """That seat is not asked anything now."""


class NothingToUndo(TablewrightError):
    """Undo or redo would cross the barrier, or there is nothing left."""


class GameOver(TablewrightError):
    """The game has ended; there is nothing to choose."""


class BadSave(TablewrightError):
    """A save or record cannot be read, does not fit its game, or was written by a newer version."""


class BrokenRule(TablewrightError):
    """A rule raised an error or asked a question without answers: a bug in the game. The table is as it was
    before the choice.
    """
