"""The kept games of all games still lead to the same end."""

from __future__ import annotations

from tablewright.testing import KeptGames
from tests.generic.places import OurPlaces


class TestKeptGames(OurPlaces, KeptGames):
    """Of every game of ours, or of those that TABLEWRIGHT_GAMES names."""
