"""The versions of encodings: ``python -m tablewright.envs.versions`` notes a new one where one changed."""

from __future__ import annotations

import json

from tablewright.engine import find_game
from tablewright.engine.registry import OWN
from tablewright.envs.encoding import VERSIONS, encoding_of, versions


def fingerprints(game: str, players: tuple[int, ...]) -> dict[str, str]:
    """The fingerprint for each number of players, with the usual options."""
    return {str(number): encoding_of(game, number).fingerprint for number in players}


def main() -> None:
    """Write the file again, with a new version for each game whose encoding is another than before."""
    kept = {name: list(entries) for name, entries in versions().items()}
    for game in map(find_game, OWN):
        now = fingerprints(game.name, game.players)
        entries = kept.setdefault(game.name, [])
        if not entries or entries[-1] != now:
            entries.append(now)
            print(f"{game.name}: version {len(entries)}")
    VERSIONS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
