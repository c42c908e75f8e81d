"""Everything there is to know about a position of a table, as plain data."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablewright.engine import Decision, Table, Text
from tablewright.engine import record as records
from tablewright.engine.model import plain
from tablewright.engine.scene import Node, attach
from tablewright.service.replaying import ReplayWish, table_then
from tablewright.service.seated import SeatedTable
from tablewright.service.snapshot import unpacked
from tablewright.text import CatalogueWords, words_for


class InspectedPosition(NamedTuple):
    """What to look at: a table after a move (or now), and from which seat (None: a spectator's)."""

    wish: ReplayWish
    is_now: bool
    events: int  # how many lines the log had then


def position_of(
    seated: SeatedTable, move: int | None, seat: int | None, base: bytes | None, language: str
) -> InspectedPosition:
    """A position of a table; a move that was never made is the last one. The lock is held."""
    last = len(seated.chronicle.move_turns)
    until = last if move is None else max(0, min(move, last))
    wish = ReplayWish(seated.id, seated.snapshot, base, until, seat, language, seated.names(), scenes=False)
    return InspectedPosition(wish, until == last, seated.chronicle.move_events[until])


def inspected(position: InspectedPosition) -> dict[str, Any]:
    """All of it, part by part. Works on copies, so that it can be done in a thread."""
    wish = position.wish
    record = unpacked(wish.snapshot).record
    whole: Table = records.from_data(record)
    table = whole if position.is_now else table_then(wish)
    words = words_for(table.game, wish.language, wish.names, table.players)
    return {
        "question": [_question(one, words) for one in table.open_questions()],
        "state": plain(table.state),
        "view": table.view(wish.seat),
        "scenes": _scenes(table, wish.seat, words),
        "events": {
            f"{number}": {
                "text": words.event(event, wish.seat),
                "kind": event.kind,
                "args": event.args,
                "secret": {str(seat): more for seat, more in event.secret.items()},
            }
            for number, event in enumerate(whole.events[: position.events], start=1)
        },
        "moves": {
            f"{number}": {"seat": seat, "option": option, "chance": outcomes}
            for number, (seat, option, outcomes) in enumerate(record["moves"][: wish.move], start=1)
        },
    }


def _question(decision: Decision, words: CatalogueWords) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "about": decision.about or {},
        "options": decision.option_ids(),
        "blocked": {
            option: f"{words.text(reason.text)} ({reason.rule})"
            for option, reason in decision.reasons().items()
        },
    }


def _scenes(table: Table, seat: int | None, words: CatalogueWords) -> dict[str, Any]:
    scenes = table.game.scenes(table.view(seat), seat)
    attach(
        scenes, [option for one in table.open_questions() if one.seat == seat for option in one.option_ids()]
    )
    return {
        scene.name: {
            "world": scene.world,
            "size": [scene.width, scene.height],
            "owner": scene.owner,
            "nodes": {node.id: _node(node, words) for node in scene.nodes},
        }
        for scene in scenes
    }


def _node(node: Node, words: CatalogueWords) -> dict[str, Any]:
    """A thing on a scene; what is as usual is left out."""
    told = {
        "tip": _said(node.tip, words),
        "label": _said(node.label, words),
        "picks": list(node.picks),
        "options": list(node.options),
        "state": str(node.state),
        "source": node.source,
        "nodes": {child.id: _node(child, words) for child in node.children},
    }
    return {
        "look": type(node.look).__name__,
        "at": [round(node.x, 1), round(node.y, 1)],
        **{name: value for name, value in told.items() if value},
    }


def _said(caption: Text | str | None, words: CatalogueWords) -> str:
    return words.text(caption) if isinstance(caption, Text) else caption or ""
