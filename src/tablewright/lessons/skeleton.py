"""A played game as the skeleton of lessons: every move of one seat is a step, to be put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tablewright.engine import Decision, Table, find_game, new_table
from tablewright.engine.errors import TablewrightError
from tablewright.engine.scene import attach, walk
from tablewright.lessons.guide import make_moves
from tablewright.text import LANGUAGES, title_of, words_for

#: Steps of a part; what is longer gets another part.
STEPS: Final = 6
#: Things that a step points at.
THINGS: Final = 4


class NoSkeleton(TablewrightError):
    """A record of which no lessons can be made."""


class _Taught(NamedTuple):
    """A move of the learner: what was before it in this part's game, what it is, and what followed."""

    number: int
    step: dict[str, Any]
    replies: list[str]


def skeleton(record: Mapping[str, Any], seat: int) -> str:
    """The text of a ``lessons.yaml`` that plays a recorded game from one seat."""
    game = find_game(record["game"])
    if not record.get("moves"):
        raise NoSkeleton("The record holds no moves: lessons are made of a game that was played.")
    moves = [f"{who}@{option}" for who, option, _ in record["moves"]]
    taught = list(_taught(record, moves, seat))
    if not taught:
        raise NoSkeleton(f"Seat {seat + 1} made no move in this game.")
    wish = {"players": record["players"], "seed": record["seed"], "options": dict(record["options"])}
    data = {
        "game": game.name,
        "title": {language: title_of(game, language) for language in LANGUAGES},
        "minutes": 20,
        "parts": [
            _part(first // STEPS + 1, taught[first : first + STEPS], wish, seat, moves)
            for first in range(0, len(taught), STEPS)
        ],
        "first_game": {"players": record["players"], "options": {}, "bots": "easy", "watch": []},
        "glossary": [],
        "three_plans": [],
    }
    import yaml  # a browser plays lessons without it

    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=110)


def _part(
    number: int, steps: list[_Taught], wish: dict[str, Any], seat: int, moves: list[str]
) -> dict[str, Any]:
    return {
        "id": f"part-{number}",
        "title": {"en": f"Part {number}", "pl": f"Część {number}"},
        "table": wish,
        "seat": seat,
        "before": moves[: steps[0].number],
        "steps": [{**one.step, **({"replies": one.replies} if one.replies else {})} for one in steps],
        "end": {"en": f"Part {number} is done.", "pl": f"Część {number} za tobą."},
    }


def _taught(record: Mapping[str, Any], moves: list[str], seat: int) -> Iterator[_Taught]:
    """The learner's moves, each with those that follow it until the next one."""
    table: Table = new_table(
        find_game(record["game"]), record["players"], record["seed"], dict(record["options"])
    )
    found: _Taught | None = None
    for number, move in enumerate(moves):
        if move.startswith(f"{seat}@"):
            if found is not None:
                yield found
            found = _Taught(number, _step(table, seat, move.partition("@")[2]), [])
        elif found is not None:
            found.replies.append(move)
        make_moves(table, [move], f"move {number + 1}")
    if found is not None:
        yield found


def _step(table: Table, seat: int, option: str) -> dict[str, Any]:
    question = table.question(seat)
    said = {language: _question_and_answer(table, question, option, language) for language in LANGUAGES}
    return {
        "say": {language: f"{asked} {answer}." for language, (asked, answer) in said.items()},
        "look": _things(table, seat, option),
        "do": [option],
        "wrong": {language: f"{answer}." for language, (_, answer) in said.items()},
    }


def _question_and_answer(table: Table, question: Decision, option: str, language: str) -> tuple[str, str]:
    words = words_for(table.game, language, players=table.players)
    value = question.values[question.option_ids().index(option)]
    return words.prompt(question), words.option(question, value)


def _things(table: Table, seat: int, option: str) -> list[str]:
    """What on the table stands for the answer."""
    scenes = table.game.scenes(table.view(seat), seat)
    attach(scenes, [option])
    return [node.id for scene in scenes for node in walk(scene) if option in node.options][:THINGS]
