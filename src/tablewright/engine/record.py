"""Saves and records: one JSON file holds the set-up, every move with the chance it set off, and the state
of the current turn.

Loading continues from the checkpoint; replaying runs the moves from the set-up with the recorded chance;
verifying does that, compares the end, and derives
the chance once more from the seed.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from tablewright.engine.chance import Chance
from tablewright.engine.decision import Decision
from tablewright.engine.errors import BadSave, BadSetup, TablewrightError
from tablewright.engine.game import Game
from tablewright.engine.model import digest, from_plain
from tablewright.engine.question import Words
from tablewright.engine.registry import find_game
from tablewright.engine.state import Event, State
from tablewright.engine.table import CONFIRM, Deal, Move, Table, Turn, new_table

TABLE = TypeVar("TABLE", bound=Table)

FORMAT: Final = 1


def to_data(table: Table) -> dict[str, Any]:
    """A table as JSON-ready data; everything is in it, hidden things and the seed included."""
    turn = table.this_turn()
    asked = table.asked
    return {
        "tablewright": FORMAT,
        "game": table.game.name,
        "rules": table.game.rules,
        "players": table.players,
        "options": table.options,
        "seed": table.state.chance.seed,
        "commitment": table.commitment(),
        "setup": table.setup_outcomes,
        "moves": [[move.seat, move.name, move.outcomes] for move in table.moves] if table.record else None,
        "events": [[event.kind, event.args, event.secret] for event in table.events],
        "start": turn.start_data(),
        "turn": {
            "lead": turn.lead,
            "moves": [[m.seat, m.name, m.outcomes, m.event_count, m.barred] for m in table.name_moves()],
            "confirming": asked is not None and asked.kind == CONFIRM,
            **({"deals": [[d.after, d.seat, d.seed] for d in turn.deals]} if turn.deals else {}),
        },
        "choices": table.choices,
        "over": table.over,
        "scores": table.scores,
        "digest": digest(table.state),
    }


def save(table: Table, path: str | Path | None = None) -> str:
    """A table as JSON text, also written to a file if one is named."""
    text = json.dumps(to_data(table), ensure_ascii=False, separators=(",", ":"))
    if path is not None:
        Path(path).write_text(text, encoding="utf-8")
    return text


def _is_text(source: str) -> bool:
    return source.lstrip().startswith("{")


def _where(source: str | Path) -> str:
    """How messages call a save."""
    return "The save" if isinstance(source, str) and _is_text(source) else str(source)


def read(source: str | Path) -> dict[str, Any]:
    """The data of a save: from a file, or from JSON text that starts with a brace."""
    where = _where(source)
    is_text = isinstance(source, str) and _is_text(source)
    try:
        data = json.loads(str(source) if is_text else unpacked(Path(source).read_bytes()))
    except OSError as error:
        raise BadSave(f"{where} cannot be read: {error}. Check the path.") from None
    except (ValueError, RecursionError) as error:
        raise BadSave(f"{where} is not a save: {error}. The file is damaged or of another kind.") from None
    return check_header(data, where)


def unpacked(content: bytes) -> str:
    """The text of a file; records that are kept for long are packed with gzip. Raises `ValueError`."""
    try:
        return (gzip.decompress(content) if content.startswith(GZIP) else content).decode("utf-8-sig")
    except (OSError, EOFError, zlib.error) as error:
        raise ValueError(f"it is not packed as it should be ({error})") from None


GZIP: Final = b"\x1f\x8b"

NEEDED: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "seed": str,
    "setup": list,
    "start": dict,
    "turn": dict,
    "choices": int,
    "digest": str,
}


def is_save(data: Any) -> bool:
    """Whether the data says of itself that it is a save, of whatever format."""
    return isinstance(data, dict) and type(data.get("tablewright")) is int and data["tablewright"] > 0


def check_header(data: Any, where: str) -> dict[str, Any]:
    """Refuse what is no save of ours, or one from a newer version."""
    if not is_save(data):
        raise BadSave(f"{where} is not a Tablewright save: it lacks the key 'tablewright'.")
    if data["tablewright"] > FORMAT:
        raise BadSave(
            f"{where} was written by a newer Tablewright (format {data['tablewright']}, "
            f"this one reads {FORMAT}). Update Tablewright."
        )
    for key, kind in NEEDED.items():
        if type(data.get(key)) is not kind:
            raise BadSave(f"{where}: {key!r} is missing or not of type {kind.__name__}. The file is damaged.")
    if data["choices"] < 0:
        raise BadSave(f"{where}: 'choices' cannot be {data['choices']}. The file is damaged.")
    game = find_game(data["game"])
    if data["rules"] > game.rules:
        raise BadSave(
            f"{where} was played with newer rules of {game.title} (revision {data['rules']}, "
            f"here {game.rules}). Update Tablewright."
        )
    try:
        game.settle(data["players"], data["options"])
    except BadSetup as error:
        raise BadSave(f"{where} does not fit the game: {error}") from None
    checked: dict[str, Any] = data
    return checked


def from_data(
    data: dict[str, Any],
    words: Words | None = None,
    make: type[TABLE] = Table,  # type: ignore[assignment]
    where: str = "The save",
) -> TABLE:
    """The table of a save, with the same question and the same future."""
    data = check_header(data, where)
    try:
        table = _restored(data, words, make)
    except Exception as error:  # damaged data can make any rule stumble
        detail = (
            str(error)
            if isinstance(error, TablewrightError)
            else f"it does not have the shape of a save ({type(error).__name__}: {error})."
        )
        raise BadSave(f"{where} is damaged: {detail}") from error
    if digest(table.state) != data["digest"]:
        raise BadSave(f"{where} is damaged: the table it describes is not the one that was saved.")
    if (table.commitment(), table.state.chance.seed) != (data.get("commitment"), data["seed"]):
        raise BadSave(f"{where} is damaged: it belongs to another seed or another number of players.")
    return table


def _restored(data: dict[str, Any], words: Words | None, make: type[TABLE]) -> TABLE:
    game = find_game(data["game"])
    options = game.settle(data["players"], data["options"])
    state_class: type[State] = type(game.new(data["players"], options, Chance("shape")))
    start = from_plain(state_class, data["start"])
    recorded = data.get("moves") is not None
    table = make(game, start, data["players"], options, keep=True, record=recorded, words=words)
    table.setup_outcomes = _numbers(data["setup"], "setup")
    _restore_turn(table, data)
    if recorded:
        _restore_record(table, data)
    return table


def load(source: str | Path, words: Words | None = None, make: type[TABLE] = Table) -> TABLE:  # type: ignore[assignment]
    """The table of a save file or of JSON text."""
    return from_data(read(source), words, make, _where(source))


def replay(
    data: dict[str, Any],
    words: Words | None = None,
    each: Callable[[Table], None] | None = None,
    until: int | None = None,
    fresh: bool = False,
) -> Table:
    """Play a record again from the set-up; `each` sees the table after every move, `until` stops after so
    many moves.

    The recorded outcomes of chance are repeated; `fresh` draws them from the seed instead.
    """
    data = check_header(data, "The record")
    moves = _recorded(data)
    script: list[int] = _numbers(data["setup"], "setup")
    for move in moves:
        script += move.outcomes
    game = find_game(data["game"])
    table: Table = new_table(
        game,
        data["players"],
        data["seed"],
        data["options"],
        record=True,
        script=None if fresh else script,
        words=words,
    )
    if each is not None:
        each(table)
    for number, move in enumerate(moves[:until]):
        try:
            table.choose(move.name, move.seat)
        except TablewrightError as error:
            raise BadSave(f"{_misfit(data, number + 1, game)}: {error}") from error
        if each is not None:
            each(table)
    table.state.chance.script = None  # whoever plays on from here draws anew
    return table


def _misfit(data: dict[str, Any], number: int, game: Game[Any]) -> str:
    """What to say of a move that the rules do not allow: those of today may be others than those of then."""
    if data["rules"] < game.rules:
        return (
            f"Move {number} of the record fits the rules it was played with (revision {data['rules']} of "
            f"{game.title}), not those of today (revision {game.rules}); the moves before it can be looked "
            f"at, and the table as it was left can be loaded"
        )
    return f"Move {number} of the record does not fit the rules"


def still_fits(data: dict[str, Any]) -> bool:
    """Whether the moves of a record lead to its end by the rules of today."""
    try:
        end = digest(replay(data).state)
    except BadSave:
        return False
    same: bool = end == data["digest"]
    return same


def verify(data: dict[str, Any]) -> list[str]:
    """What is wrong with a record: empty if its moves are legal, its end is right and every outcome follows
    from its seed.
    """
    problems: list[str] = []
    try:
        end = replay(data)
        if digest(end.state) != data["digest"]:
            problems.append("The moves lead to another table than the one in the file.")
    except TablewrightError as error:
        return [str(error)]
    if end.commitment() != data.get("commitment"):
        problems.append("The seed is not the one that was committed to before the game.")
    try:
        derived = replay(data, fresh=True)
    except TablewrightError as error:
        return [*problems, f"The outcomes of chance do not follow from the seed: {error}"]
    if derived.setup_outcomes != data["setup"]:
        problems.append("The set-up does not follow from the seed.")
    for number, (move, told) in enumerate(zip(derived.moves, _recorded(data), strict=True)):
        if move.outcomes != told.outcomes:
            problems.append(f"The chance after move {number + 1} does not follow from the seed.")
            break
    return problems


def _restore_turn(table: Table, data: dict[str, Any]) -> None:
    """Run the saved turn up to the saved question."""
    saved = data["turn"]
    turn = Turn(table.state)
    turn.lead = _numbers(saved["lead"], "turn.lead")
    turn.deals = [Deal(after, seat, seed) for after, seat, seed in saved.get("deals", [])]
    table._turns.append(turn)
    table._rebuild(turn)
    for seat, name, outcomes, event_count, barred in saved["moves"]:
        decision = table.question(seat)
        names = decision.option_ids()
        if name not in names:
            raise BadSave(f"The save's move {name!r} does not fit the rules.")
        move = Move(seat, decision.offset + names.index(name), name, event_count, decision is not table.asked)
        move.outcomes = _numbers(outcomes, "turn.moves")
        move.barred = barred
        turn.moves.append(move)
        table._rebuild(turn)
        if saved["confirming"] and table.asked is None:
            table.asked = Decision(seat, CONFIRM, ["confirm"])
    table.choices = data["choices"]


def _restore_record(table: Table, data: dict[str, Any]) -> None:
    """Put back the record and the log; the current turn's moves are the same objects in both."""
    current = table._turns[-1].moves
    moves = _recorded(data)
    table.moves += moves[: len(moves) - len(current)]
    table.moves += current
    for kind, args, secret in data["events"]:
        table.events.append(Event(kind, args, {int(seat): more for seat, more in secret.items()}))


def _recorded(data: dict[str, Any]) -> list[Move]:
    """The moves of a record."""
    if data.get("moves") is None:
        raise BadSave("This save holds no record of moves, so it can be loaded but not replayed.")
    moves: list[Move] = []
    for entry in data["moves"] if isinstance(data["moves"], list) else [None]:
        if not (isinstance(entry, list) and [type(part) for part in entry] == [int, str, list]):
            raise BadSave(f"Move {len(moves) + 1} of the record is not a seat, an option and its outcomes.")
        seat, name, outcomes = entry
        move = Move(seat, 0, name, 0, False)
        move.outcomes = _numbers(outcomes, "moves")
        moves.append(move)
    return moves


def _numbers(data: Any, where: str) -> list[int]:
    if not isinstance(data, list) or not all(isinstance(item, int) for item in data):
        raise BadSave(f"The save's {where!r} must be a list of numbers.")
    return list(data)
