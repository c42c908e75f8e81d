"""Tables for language models and other programs: eight things that can be asked for, in words and numbers.

A seat is played by whoever asks; bots play the others. Only what is offered can be chosen, and everything
told is what that seat may know. `tablewright.envs.mcp` serves this over the Model Context Protocol.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.bots import Bot, let_bots_answer, make_bot
from tablewright.engine import BadSetup, Table, TablewrightError, find_game, new_table, playable_games
from tablewright.envs.telling import position, text
from tablewright.rulebook import Rulebook
from tablewright.text import words_for

#: So many tables are kept; the oldest is given up for a new one.
TABLES: Final = 100
#: So many rules are told for one question.
RULES: Final = 8


class Sitting:
    """A table with a seat for whoever asks."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot]) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.bots: Final = bots

    def go_on(self) -> None:
        """Let the bots decide until the seat is asked or the game is over."""
        table = self.table
        while not table.over and all(question.seat != self.seat for question in table.open_questions()):
            if not let_bots_answer(table, self.bots):
                raise TablewrightError("Nobody plays a seat that is asked now.")


class Parlour:
    """All tables of one program."""

    def __init__(self) -> None:
        self._sittings: Final[dict[str, Sitting]] = {}
        self._made = 0

    def list_games(self) -> list[dict[str, Any]]:
        """The games, who can play them, and what can be settled before."""
        return [
            {
                "game": game.name,
                "title": game.title,
                "players": list(game.players),
                "settings": {setting.name: list(setting.values) for setting in game.settings},
            }
            for game in playable_games()
        ]

    def new_table(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        bot: str = "greedy",
        seed: str = "1",
        settings: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> dict[str, Any]:
        """Set up a table at which you play one seat and bots the others."""
        found = find_game(game)
        if not 0 <= seat < players:
            raise BadSetup(f"There is no seat {seat} with {players} players; they are counted from 0.")
        words = words_for(found, language, players=players)
        table: Table = new_table(found, players, seed, dict(settings or {}), words=words)
        bots = {other: make_bot(bot, f"{seed}/{other}") for other in range(players) if other != seat}
        sitting = Sitting(table, seat, bots)
        sitting.go_on()
        self._made += 1
        name = f"table-{self._made}"
        self._sittings[name] = sitting
        if len(self._sittings) > TABLES:
            del self._sittings[next(iter(self._sittings))]
        return {"table": name, "state": text(table, seat)}

    def state(self, table: str) -> str:
        """The table as your seat sees it, in words, with your question."""
        sitting = self._sitting(table)
        return text(sitting.table, sitting.seat)

    def options(self, table: str) -> list[dict[str, str]]:
        """What you can choose now: ids and labels."""
        sitting = self._sitting(table)
        question = position(sitting.table, sitting.seat).question
        if question is None:
            return []
        return [{"id": choice.id, "label": choice.label} for choice in question.options + question.meanwhile]

    def choose(self, table: str, option: str) -> str:
        """Choose an option by its id; then the bots play until you are asked again. Gives the new state."""
        sitting = self._sitting(table)
        sitting.table.choose(option, sitting.seat)
        sitting.go_on()
        return text(sitting.table, sitting.seat)

    def why_not(self, table: str, option: str) -> str:
        """Why an option is not offered now, with the rule that forbids it."""
        sitting = self._sitting(table)
        for asked in sitting.table.decisions:
            if asked.seat == sitting.seat:
                if any(option == offered.id for offered in asked.options + asked.asides):
                    return "It is offered."
                return asked.why_not(option) or "Nothing is known of it; see the options."
        return "You are asked nothing now."

    def rule(self, game: str, words: str, language: str = "en") -> list[str]:
        """Rules by number or by words that stand in them."""
        book = Rulebook.read(find_game(game).folder, language)
        found = [rule for rule in book.everything if rule.id == words] or book.search(words)
        return [f"{rule.id}: {rule.text}" for rule in found[:RULES]]

    def result(self, table: str) -> dict[str, Any]:
        """Whether the game is over, points, and the places once it is."""
        sitting = self._sitting(table)
        at = sitting.table
        places = at.game.ranking(at.state) if at.over else []
        return {"over": at.over, "points": at.scores, "places": places, "your_seat": sitting.seat}

    def position(self, table: str) -> Any:
        """The table as your seat sees it, as data of the published shape."""
        sitting = self._sitting(table)
        return position(sitting.table, sitting.seat)

    def _sitting(self, table: str) -> Sitting:
        found = self._sittings.get(table)
        if found is None:
            raise BadSetup(f"There is no table {table!r}; new_table makes one.")
        return found
