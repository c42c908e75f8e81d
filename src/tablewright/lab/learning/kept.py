"""What was learned is written with the date and the command that made it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

WEIGHTS: Final = "Expected points for one of each thing, see tablewright.engine.brain."
HABITS: Final = "What players usually do, see tablewright.bots.habits."


def keep(file: Path, about: str, command: str, found: dict[str, Any]) -> None:
    """Write what was found; `command` is the name of the module of the lab and the words behind it."""
    kept = {
        "about": about,
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"python -m tablewright.lab.learning.{command}",
        **found,
    }
    file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
