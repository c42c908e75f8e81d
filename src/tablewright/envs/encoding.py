"""The numbers of a game with so many players and these options, by name and by version.

A game's own ``rules/encoding.py`` says them completely: every option of every legal game has an action, and
nothing that a seat sees is left out. A game without such a file has an encoding drafted from random games
(`tablewright.envs.drafted`).

`Encoding.version` stands in ``versions.json`` beside this module, with a fingerprint for each number of
players; a test fails when an encoding changes without a new version.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tablewright.engine import BadSave, BadSetup, Game, find_game, new_table
from tablewright.engine.encoding import WAIT, Codec
from tablewright.engine.playout import NO_CAP
from tablewright.engine.session import Session
from tablewright.engine.sheet import Slot

__all__ = ["WAIT", "Encoding", "encoding_of"]

#: Observations are within these bounds; most numbers are between 0 and 1.
LIMIT: Final = 10_000.0

VERSIONS: Final = Path(__file__).with_name("versions.json")


class Encoding:
    """How a game, with so many players and these options, is told in numbers."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, str]) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = game.settle(players, dict(options))
        encoder = game.encoder(players, self.options)
        if encoder is None:
            from tablewright.envs.drafted import DraftedEncoder

            encoder = DraftedEncoder(game, players, self.options)
        self.codec: Final = Codec(encoder)
        self.codec.lay_out(new_table(game, players, "layout", self.options, keep=False).state)
        self.actions: Final[list[str]] = self.codec.actions
        self.action_count: Final = len(self.actions)
        self.observation_size: Final = len(self.codec.slots)

    @property
    def version(self) -> int:
        """The version of the encoding of this game; 0 for one that is not in the repository."""
        kept = versions().get(self.game.name)
        return len(kept) if kept else 0

    @property
    def id(self) -> str:
        """The name under which environments are registered."""
        return f"tablewright/{self.game.name}-{self.players}p-v{self.version}"

    def describe(self) -> list[Slot]:
        """What every number of an observation means, in their order."""
        return self.codec.slots

    @property
    def fingerprint(self) -> str:
        """Two encodings with the same fingerprint are the same."""
        told = [self.actions, [[slot.name, slot.high] for slot in self.codec.slots]]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]

    def session(self, most: int | None = None) -> Session:
        """A table to be played by numbers, cut off after so many choices (by default what the game says)."""
        if most is not None and most < 1:
            raise BadSetup(f"A game of {most} choices cannot be played. Name at least 1.")
        return Session(self.game, self.codec, most or self.game.cap or NO_CAP)

    # --- beside an agent

    def save(self, file: Path | str) -> None:
        """Note beside a trained agent what its numbers mean."""
        data = {
            "id": self.id,
            "options": self.options,
            "fingerprint": self.fingerprint,
            "actions": self.actions,
            "observation": [[slot.name, slot.high] for slot in self.codec.slots],
        }
        Path(file).write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    def check(self, file: Path | str) -> None:
        """Refuse an agent that was trained with other numbers: another game, number of players, options or
        version.
        """
        try:
            data = json.loads(Path(file).read_text(encoding="utf-8"))
            theirs, id_, options = data["fingerprint"], data["id"], data["options"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadSave(f"{file} is no encoding, or it is damaged.") from error
        if theirs != self.fingerprint or options != self.options:
            raise BadSave(f"{file} is the encoding of {id_} with other options or numbers, not of {self.id}.")


def encoding_of(game: str, players: int, options: Mapping[str, str] | None = None) -> Encoding:
    """The encoding of a game; the same one every time."""
    found = find_game(game)
    return _made(found, players, tuple(sorted(found.settle(players, dict(options or {})).items())))


@lru_cache(maxsize=64)
def _made(game: Game[Any], players: int, options: tuple[tuple[str, str], ...]) -> Encoding:
    return Encoding(game, players, dict(options))


@lru_cache(maxsize=1)
def versions() -> dict[str, list[dict[str, str]]]:
    """For each game its versions, the last one now: the fingerprint for each number of players, with the
    usual options.
    """
    kept: dict[str, list[dict[str, str]]] = json.loads(VERSIONS.read_text(encoding="utf-8"))
    return kept
