"""What one viewer may see of a table, in words; `tablewright.service.screens` adds the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tablewright.engine.glance import Glance
from tablewright.engine.scene import SEAT_LETTERS
from tablewright.engine.standing import Standing
from tablewright.service import messages as m
from tablewright.service.chronicle import ScoreLines, score_lines
from tablewright.service.questions import question_in_words
from tablewright.service.seated import SeatedTable
from tablewright.service.sentences import say
from tablewright.service.stories import stories_of
from tablewright.text import CatalogueWords, title_of
from tablewright.text.undo import no_undo_in_words

SPECTATOR: Final = -1


class Viewer(NamedTuple):
    """Who looks, from which seat, in which language."""

    seat: int | None
    language: Any  # "en" or "pl"
    holds: tuple[int, ...] = ()
    owner: bool = False
    seen: int = 0


def seat_to_show(seated: SeatedTable, holds: list[int], wish: int | None) -> int | None:
    """The seat somebody looks from: the one they want, else the one that is asked, else their first."""
    if wish is not None:
        return wish if wish in holds else None
    asked = [seat for seat in seated.asked_seats() if seat in holds]
    return next(iter([*asked, *holds]), None)


# ---------------------------------------------------------------------------------- the whole view


def table_view(
    seated: SeatedTable, viewer: Viewer, present: Iterable[int], state: bool = False, log_from: int = 0
) -> m.TableView:
    """All that the viewer may see, still without scenes; the log from a line on."""
    facts, words, table = seated.facts, seated.words(viewer.language), seated.table
    seat = viewer.seat
    seen = None if table is None else seated.seen_by(seat)
    glance = Glance() if seen is None else seated.game.glance(seen)
    return m.TableView(
        table=facts.id,
        game=facts.game,
        title=title_of(seated.game, viewer.language),
        language=viewer.language,
        version=facts.version,
        status=facts.status,  # type: ignore[arg-type]
        moves=len(seated.chronicle.move_turns),
        turn=seated.chronicle.turn,
        head=[words.text(part) for part in glance.head],
        seen=viewer.seen,
        you=m.You(seat, list(viewer.holds), viewer.owner),
        options=[
            m.SettledOption(name, value, words.catalogue.settled(name, value))
            for name, value in facts.options.items()
        ],
        confirm=facts.confirm,
        chat=facts.chat,
        watch=facts.watch,
        pace=facts.pace,  # type: ignore[arg-type]
        fork=facts.fork,
        seats=seat_infos(seated, seat, viewer.language, present),
        holdings=holdings_in_words(glance, words),
        waiting_for=seated.asked_seats(),
        since=since_of(seated, seat),
        question=question_in_words(seated, seat, viewer.language),
        can_undo=can_undo(seated, seat),
        can_redo=can_redo(seated, seat),
        scenes=[],
        state=seen if state else None,
        log=log_lines(seated, seat, words, log_from),
        scores=seated.now(("scores", viewer.language), lambda: scores_now(seated, words)),
        triggers=triggers_in_words(glance, words),
        commitment=facts.commitment,
        chosen_seed=facts.chosen_seed,
        seed=facts.seed if facts.status == "over" else None,
        over=facts.status == "over",
        result=result_of(seated, viewer.language),
        no_undo=no_undo(seated, seat, viewer.language),
        standings=standing_rows(seated, seat, words),
        stories=stories_of(seated, seat, words, log_from),
    )


def change_of(view: m.TableView, version: int, log_from: int) -> m.Change:
    """The news in a view for somebody who has this version and these many lines of the log."""
    return m.Change(
        from_=version,
        version=view.version,
        status=view.status,
        moves=view.moves,
        turn=view.turn,
        head=view.head,
        seats=view.seats,
        holdings=view.holdings,
        waiting_for=view.waiting_for,
        since=view.since,
        question=view.question,
        can_undo=view.can_undo,
        can_redo=view.can_redo,
        scenes=[],
        state=view.state,
        log_from=log_from,
        log=view.log,
        scores=view.scores,
        triggers=view.triggers,
        over=view.over,
        result=view.result,
        seed=view.seed,
        no_undo=view.no_undo,
        standings=view.standings,
        stories_from=view.stories[0].n if view.stories else 0,
        stories=view.stories,
    )


def with_nodes(question: m.Question | None, nodes: Mapping[str, list[str]]) -> m.Question | None:
    """The question with the things on the scenes that stand for its options."""
    if question is None or not nodes:
        return question
    return replace(
        question,
        options=[replace(one, nodes=nodes.get(one.id, [])) for one in question.options],
        blocked=[replace(one, nodes=nodes.get(one.id, [])) for one in question.blocked],
    )


def since_of(seated: SeatedTable, seat: int | None) -> int:
    """The number that moves and undos of a seat must name."""
    return seated.since[seat] if seat is not None and seated.table is not None else seated.version


def can_undo(seated: SeatedTable, seat: int | None) -> bool:
    """Whether the seat can take something back."""
    return (
        seat is not None
        and seated.table is not None
        and seated.status == "playing"
        and seated.table.can_undo(seat)
    )


def can_redo(seated: SeatedTable, seat: int | None) -> bool:
    """Whether the seat can do something again."""
    return seat is not None and seated.table is not None and seated.table.can_redo(seat)


def no_undo(seated: SeatedTable, seat: int | None, language: str) -> str:
    """Why a seat can take nothing back: what came to light, or who has decided since."""
    if seat is None or seated.table is None or seated.status != "playing":
        return ""
    noted = seated.chronicle.move_events
    written = noted if len(noted) > len(seated.table.moves) else None  # in a lesson nobody notes them
    return no_undo_in_words(seated.table, seated.words(language), seat, written)


# ---------------------------------------------------------------------------------------------- people


def seat_infos(
    seated: SeatedTable, viewer: int | None, language: str, present: Iterable[int]
) -> list[m.SeatInfo]:
    """Everybody at the table as a seat may see them, the rulebook's opponent last."""
    here = set(present)
    asked = set(seated.asked_seats())
    points, places = points_and_places(seated)
    ended = standing(seated, viewer)
    infos = [
        m.SeatInfo(
            seat=row.seat,
            letter=SEAT_LETTERS[row.seat],
            name=row.name,
            kind=row.kind,  # type: ignore[arg-type]
            level=row.level,
            claimed=row.holder is not None or row.kind == "bot",
            present=row.seat in here or seated.is_bot(row.seat),
            stand_in=row.stand_in,
            asked=row.seat in asked,
            points=points[row.seat],
            place=places[row.seat],
            standing=None if ended is None else ended.points[row.seat],
            standing_place=None if ended is None else ended.places[row.seat],
        )
        for row in seated.seats
    ]
    for seat in range(len(infos), len(points)):
        name = seated.words(language).catalogue.seat(seat)
        infos.append(
            m.SeatInfo(
                seat,
                SEAT_LETTERS[seat],
                name,
                "automa",
                "",
                True,
                True,
                "",
                False,
                points[seat],
                places[seat],
                None if ended is None else ended.points[seat],
                None if ended is None else ended.places[seat],
            )
        )
    return infos


def standing(seated: SeatedTable, viewer: int | None) -> Standing | None:
    """How everybody would come out if the game ended now, as far as a seat may know; None before it begins,
    when there is nothing.
    """
    table = seated.table
    if table is None:
        return None
    return seated.now(("standing", viewer), lambda: seated.game.standing(table.state, viewer))


def standing_rows(seated: SeatedTable, viewer: int | None, words: CatalogueWords) -> list[m.StandingRow]:
    """What the end of the game would add now, source by source."""
    ended = standing(seated, viewer)
    if ended is None:
        return []
    lines = [(line.seat, line.source, line.points) for line in ended.added]
    added = points_by_source(lines, len(ended.points))
    sources = dict.fromkeys([*added, *(source for _, source in ended.hidden)])
    return [
        m.StandingRow(
            source,
            words.catalogue.name(source),
            seated.game.signs.get(source, ""),
            added.get(source, [0] * len(ended.points)),
            [seat for seat, hidden in ended.hidden if hidden == source],
        )
        for source in sources
    ]


def points_and_places(seated: SeatedTable) -> tuple[list[int], list[int | None]]:
    """Everybody's points, and places once the game is over."""
    if seated.table is None:
        return [0] * seated.facts.players, [None] * seated.facts.players
    points = seated.table.scores
    if not seated.table.over:
        return points, [None] * len(points)
    return points, [*seated.game.ranking(seated.table.state)]


def result_of(seated: SeatedTable, language: str) -> m.GameResult | None:
    """Who has won."""
    if seated.table is None or not seated.table.over:
        return None
    points = seated.table.scores
    places = seated.game.ranking(seated.table.state)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = [seated.words(language).catalogue.seat(seat) for seat in winners]
    if not winners:
        text = say(language, "nobody-wins")
    elif len(winners) == 1:
        text = say(language, "wins", name=names[0], points=points[winners[0]])
    else:
        text = say(language, "share-win", names=names, points=points[winners[0]])
    return m.GameResult(places, points, winners, text)


# ---------------------------------------------------------------------------------- log and points


def log_lines(
    seated: SeatedTable, seat: int | None, words: CatalogueWords, first: int = 0, until: int | None = None
) -> list[m.LogLine]:
    """What happened, as the seat may read it: from a line on, until a move if one is named."""
    if seated.table is None:
        return []
    events, noted = seated.table.events, seated.chronicle
    end = len(events) if until is None else noted.move_events[until]
    return [
        m.LogLine(n, noted.event_versions[n], noted.move_of_event(n), words.event(events[n], seat))
        for n in range(first, end)
    ]


def scores_now(seated: SeatedTable, words: CatalogueWords) -> list[m.ScoreRow]:
    """Everybody's points by source."""
    if seated.table is None:
        return []
    return score_rows(seated, score_lines(seated.table), len(seated.table.scores), words)


def score_rows(
    seated: SeatedTable, lines: ScoreLines, people: int, words: CatalogueWords
) -> list[m.ScoreRow]:
    """The same as rows: one for each source."""
    return [
        m.ScoreRow(source, words.catalogue.name(source), seated.game.signs.get(source, ""), points)
        for source, points in points_by_source(lines, people).items()
    ]


def points_by_source(lines: ScoreLines, people: int) -> dict[str, list[int]]:
    """Points of everybody from each source."""
    found: dict[str, list[int]] = {}
    for seat, source, points in lines:
        found.setdefault(source, [0] * people)[seat] += points
    return found


def holdings_in_words(glance: Glance, words: CatalogueWords) -> list[list[m.Holding]]:
    """What everybody has, seat by seat."""
    return [
        [m.Holding(one.icon, words.text(one.what), one.amount) for one in tallies]
        for tallies in glance.holdings
    ]


def triggers_in_words(glance: Glance, words: CatalogueWords) -> list[m.EndTrigger]:
    """What can end the game, and how near it is."""
    return [
        m.EndTrigger(one.id, words.text(one.what), one.icon, one.value, one.goal, one.reached)
        for one in glance.endings
    ]
