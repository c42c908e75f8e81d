"""How a table speaks English or Polish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tablewright.engine.decision import Aside, Decision
from tablewright.engine.errors import BadSetup, TablewrightError
from tablewright.engine.game import Game
from tablewright.engine.message import Text
from tablewright.engine.question import Words
from tablewright.engine.registry import find_game
from tablewright.engine.state import Event
from tablewright.text.catalogue import Catalogue
from tablewright.text.ids import message_id


class CatalogueWords(Words):
    """The words of a game in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def text(self, text: Text) -> str:
        return self.catalogue.render(text)

    def has(self, text: Text) -> bool:
        """Whether there is such a message."""
        return self.catalogue.has(message_id(text.id))

    def prompt(self, decision: Decision) -> str:
        return self.catalogue.render(Text(decision.kind, {"seat": decision.seat, **decision.told()}))

    def option(self, decision: Decision, value: Any) -> str:
        if isinstance(value, Aside):
            return self.catalogue.option(
                value.kind, value.value, {"seat": decision.seat, **(value.about or {})}
            )
        told = {"seat": decision.seat, **decision.told_of(value)}
        return self.catalogue.option(decision.kind, value, told, decision.no)

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


def setup_fault(error: BadSetup, language: str) -> str:
    """What is wrong with a set-up, in the words of the game that refuses it or in those of all games."""
    if error.text is None:
        return str(error)
    if not error.game:
        return Catalogue(None, language).render(error.text)
    return words_for(find_game(error.game), language).text(error.text)


def component_names(game: Game[Any], language: str) -> Callable[[str], str]:
    """Gives the name of a component by its id; empty if the catalogue has none."""
    catalogue = words_for(game, language).catalogue
    return lambda id_: catalogue.name(id_) if catalogue.has(f"name-{id_}") else ""


@cache
def title_of(game: Game[Any], language: str) -> str:
    """What a game is called in a language."""
    catalogue = Catalogue(game.folder, language)
    return catalogue.say("title", {}) if catalogue.has("title") else game.title


def automa_called(name: str, language: str) -> str:
    """What the opponent of the rulebook of that game is called; nothing if there is none."""
    try:
        game = find_game(name)
    except TablewrightError:
        return ""
    return words_for(game, language).catalogue.name(game.automa) if game.automa else ""


def title_called(name: str, language: str) -> str:
    """The title of the game of that name; the name itself if the game is gone or broken."""
    try:
        return title_of(find_game(name), language)
    except TablewrightError:
        return name
