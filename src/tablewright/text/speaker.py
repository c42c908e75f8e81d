"""How a table speaks English or Polish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.decision import Decision
from tablewright.engine.game import Game
from tablewright.engine.message import Text
from tablewright.engine.question import Words
from tablewright.engine.state import Event
from tablewright.text.catalogue import Catalogue


class CatalogueWords(Words):
    """The words of a game in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def text(self, text: Text) -> str:
        return self.catalogue.render(text)

    def prompt(self, decision: Decision) -> str:
        return self.catalogue.render(Text(decision.kind, _told(decision)))

    def option(self, decision: Decision, value: Any) -> str:
        return self.catalogue.option(decision.kind, value, _told(decision), decision.no)

    def event(self, event: Event, seat: int | None) -> str:
        return self.catalogue.event(event.kind, event.seen_by(seat), own=seat in event.secret)


def words_for(
    game: Game[Any], language: str, seats: Sequence[str] = (), players: int | None = None
) -> CatalogueWords:
    """The words of a game. `seats` are the names of those at the table, else "Player 1" and so on.

    With one player (`players`) the rulebook's own opponent sits beside, under the name the game gives it.
    """
    catalogue = Catalogue(game.folder, language, seats)
    if players == 1 and game.automa and len(seats) < 2:
        catalogue.seats = (seats[0] if seats else catalogue.seat(0), catalogue.name(game.automa))
    return CatalogueWords(catalogue)


def _told(decision: Decision) -> dict[str, object]:
    """The arguments of a question; who is asked is always among them."""
    return {"seat": decision.seat, **(decision.about or {})}
