"""Naming a thing on the table: its lines are taken or shown, as a click on it does in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.cli.speech import CliError
from tablewright.engine.reach import Reach, ReachLine, reach_of
from tablewright.engine.scene import walk, words_of
from tablewright.text.effects import effects_in_words

if TYPE_CHECKING:
    from tablewright.cli.terminal.session import Session


class Wanted(NamedTuple):
    """What was typed: words that name a thing, and which of its lines (0: not said)."""

    words: str
    number: int


def take_thing(session: Session, typed: str) -> None:
    """Take the line of the thing that is named, if there is one that can be taken back; show the lines if
    there are several, or say why there is none.
    """
    wanted = wanted_by(typed)
    seat = session.table.question(session.facing).seat
    reach = reach_of(session.table, seat)
    meant = things_called(session, seat, wanted.words)
    lines = lines_to(reach, meant)
    if not lines:
        raise _refusal(session, reach, meant, typed)
    if wanted.number > len(lines):
        raise session.speech.error("no-such-number", number=wanted.number, count=len(lines))
    first = lines[0].effects
    if wanted.number or (len(lines) == 1 and first is not None and first.undoable):
        session.take([step.option for step in lines[max(0, wanted.number - 1)].steps])
    else:
        _show_lines(session, lines, wanted.words)


def wanted_by(typed: str) -> Wanted:
    """The words, and the number behind them if there is one."""
    words, _, last = typed.rpartition(" ")
    return Wanted(words.strip(), int(last)) if words.strip() and last.isdecimal() else Wanted(typed, 0)


def things_called(session: Session, seat: int, words: str) -> list[str]:
    """The things on the table whose words hold these."""
    table = session.table
    try:
        scenes = table.game.scenes(table.view(seat), seat)
    except NotImplementedError:
        return []
    sought = words.casefold()
    nodes = [node for scene in scenes for node in walk(scene)]
    return [node.id for node in nodes if sought in words_of(node, session.words.text).casefold()]


def lines_to(reach: Reach, nodes: list[str]) -> list[ReachLine]:
    """The lines that end at any of these things, the shortest first."""
    numbers = {number for node in nodes if node in reach.things for number in reach.things[node].lines}
    return [reach.lines[number] for number in sorted(numbers)]


def _refusal(session: Session, reach: Reach, nodes: list[str], typed: str) -> CliError:
    """Why nothing can be done with what was named; or that nothing is called so."""
    reasons = {
        session.words.text(refused.reason.text): refused.reason.rule
        for node in nodes
        for refused in reach.refused.get(node, [])
    }
    if reasons:
        return CliError(" ".join(f"{why} ({rule})" for why, rule in reasons.items()))
    if nodes:
        return session.speech.error("thing-idle", words=typed)
    return session.speech.error("no-such-order", word=typed, help=session.speech.say("order-help"))


def _show_lines(session: Session, lines: list[ReachLine], words: str) -> None:
    """All ways to a thing, each with what it does."""
    grid = Grid.grid(padding=(0, 2))
    for number, line in enumerate(lines, start=1):
        labels = [
            session.words.option(step.question, step.question.values[step.answer]) for step in line.steps
        ]
        told = "" if line.effects is None else effects_in_words(session.words, line.effects)
        grid.add_row(
            Line(f"{words} {number}", style="cyan"), Line(" › ".join(labels)), Line(told, style="dim")
        )
    session.out.print(grid)
    session.speech.print("thing-which", words=words)
