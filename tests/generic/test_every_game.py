"""What is always true, in every game of ours, with every number of players, alone and in variants."""

from __future__ import annotations

from tablewright.testing import GameSuites
from tests.generic.places import OurPlaces


class TestEveryGame(OurPlaces, GameSuites):
    """Every game of ours, or those that TABLEWRIGHT_GAMES names."""
