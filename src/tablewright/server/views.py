"""What one viewer may see of a table, in words. Scenes are drawn elsewhere (`tablewright.server.hub`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tablewright.engine import Decision, Text
from tablewright.engine.decision import value_id
from tablewright.engine.glance import Glance
from tablewright.engine.scene import SEAT_LETTERS
from tablewright.engine.table import CONFIRM
from tablewright.rulebook import Rulebook, RulebookError
from tablewright.server import messages as m
from tablewright.server.live import Live
from tablewright.server.words import say, say_option
from tablewright.text import CatalogueWords

SPECTATOR: Final = -1

ScoreLines = list[tuple[int, str, int]]


class Viewer(NamedTuple):
    """Who looks, from which seat, in which language."""

    seat: int | None
    language: Any  # "en" or "pl"
    holds: tuple[int, ...] = ()
    owner: bool = False
    seen: int = 0


def seat_to_show(live: Live, holds: list[int], wish: int | None) -> int | None:
    """The seat somebody looks from: the one they want, else the one that is asked, else their first."""
    if wish is not None:
        return wish if wish in holds else None
    asked = [seat for seat in live.asked_seats() if seat in holds]
    return next(iter([*asked, *holds]), None)


# ---------------------------------------------------------------------------------- the whole view


def table_view(
    live: Live, viewer: Viewer, present: Iterable[int], state: bool = False, log_from: int = 0
) -> m.TableView:
    """All that the viewer may see, still without scenes; the log from a line on."""
    row, words, table = live.row, live.words(viewer.language), live.table
    seat = viewer.seat
    seen = None if table is None else live.seen_by(seat)
    glance = Glance() if seen is None else live.game.glance(seen)
    return m.TableView(
        table=row.id,
        game=row.game,
        title=live.game.title,
        language=viewer.language,
        version=row.version,
        status=row.status,  # type: ignore[arg-type]
        moves=len(live.move_turns),
        head=[words.text(part) for part in glance.head],
        seen=viewer.seen,
        you=m.You(seat, list(viewer.holds), viewer.owner),
        options=[
            m.SettledOption(name, value, words.catalogue.settled(name, value))
            for name, value in row.options.items()
        ],
        confirm=row.confirm,
        chat=row.chat,
        watch=row.watch,
        pace=row.pace,  # type: ignore[arg-type]
        fork=row.fork,
        seats=seat_infos(live, viewer.language, present),
        holdings=holdings_in_words(glance, words),
        waiting_for=live.asked_seats(),
        since=since_of(live, seat),
        question=question_in_words(live, seat, viewer.language),
        can_undo=can_undo(live, seat),
        can_redo=can_redo(live, seat),
        scenes=[],
        state=seen if state else None,
        log=log_lines(live, seat, words, log_from),
        scores=live.now(("scores", viewer.language), lambda: scores_now(live, words)),
        triggers=triggers_in_words(glance, words),
        commitment=row.commitment,
        chosen_seed=row.chosen_seed,
        seed=row.seed if row.status == "over" else None,
        over=row.status == "over",
        result=result_of(live, viewer.language),
    )


def change_of(view: m.TableView, version: int, log_from: int) -> m.Change:
    """The news in a view for somebody who has this version and these many lines of the log."""
    return m.Change(
        from_=version,
        version=view.version,
        status=view.status,
        moves=view.moves,
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


def since_of(live: Live, seat: int | None) -> int:
    """The number that moves and undos of a seat must name."""
    return live.since[seat] if seat is not None and live.table is not None else live.version


def can_undo(live: Live, seat: int | None) -> bool:
    """Whether the seat can take something back."""
    return (
        seat is not None and live.table is not None and live.status == "playing" and live.table.can_undo(seat)
    )


def can_redo(live: Live, seat: int | None) -> bool:
    """Whether the seat can do something again."""
    return seat is not None and live.table is not None and live.table.can_redo(seat)


# ---------------------------------------------------------------------------------------------- people


def seat_infos(live: Live, language: str, present: Iterable[int]) -> list[m.SeatInfo]:
    """Everybody at the table, the rulebook's opponent last."""
    here = set(present)
    asked = set(live.asked_seats())
    points, places = standing(live)
    infos = [
        m.SeatInfo(
            seat=row.seat,
            letter=SEAT_LETTERS[row.seat],
            name=row.name,
            kind=row.kind,  # type: ignore[arg-type]
            level=row.level,
            claimed=row.holder is not None or row.kind == "bot",
            present=row.seat in here or live.is_bot(row.seat),
            stand_in=row.stand_in,
            asked=row.seat in asked,
            points=points[row.seat],
            place=places[row.seat],
        )
        for row in live.seats
    ]
    for seat in range(len(infos), len(points)):
        name = live.words(language).catalogue.seat(seat)
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
            )
        )
    return infos


def standing(live: Live) -> tuple[list[int], list[int | None]]:
    """Everybody's points, and places once the game is over."""
    if live.table is None:
        return [0] * live.row.players, [None] * live.row.players
    points = live.table.scores
    if not live.table.over:
        return points, [None] * len(points)
    return points, [*live.game.ranking(live.table.state)]


def result_of(live: Live, language: str) -> m.Result | None:
    """Who has won."""
    if live.table is None or not live.table.over:
        return None
    points = live.table.scores
    places = live.game.ranking(live.table.state)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = [live.words(language).catalogue.seat(seat) for seat in winners]
    if not winners:
        text = say(language, "nobody-wins")
    elif len(winners) == 1:
        text = say(language, "wins", name=names[0], points=points[winners[0]])
    else:
        text = say(language, "share-win", names=names, points=points[winners[0]])
    return m.Result(places, points, winners, text)


# ---------------------------------------------------------------------------------------------- the question


def question_in_words(live: Live, seat: int | None, language: str) -> m.Question | None:
    """What the seat is asked."""
    decision = live.question_of(seat)
    if decision is None or seat is None:
        return None
    words = live.words(language)
    ending = decision.kind == CONFIRM
    return m.Question(
        since=live.since[seat],
        seat=seat,
        kind=decision.kind,
        prompt=say(language, CONFIRM) if ending else words.prompt(decision),
        confirm=ending,
        options=[
            m.OfferedOption(option, label_of(decision, value, words, language), [])
            for option, value in zip(decision.option_ids(), decision.values, strict=True)
        ],
        blocked=[
            m.RefusedOption(one.option, one.label, [], one.reason, one.rule)
            for one in blocked_options(decision, words, language)
        ],
    )


def label_of(decision: Decision, value: Any, words: CatalogueWords, language: str) -> str:
    """An answer in words."""
    if decision.kind == CONFIRM:
        return say_option(language, CONFIRM, "confirm")
    return words.option(decision, value)


def blocked_options(
    decision: Decision, words: CatalogueWords, language: str, book: Rulebook | None = None
) -> list[m.BlockedOption]:
    """What is not offered though one might expect it; with the text of the rules if the book is given."""
    if decision.blocked is None:
        return []
    offered = set(decision.option_ids())
    found: dict[str, m.BlockedOption] = {}
    for value, reason in decision.blocked():
        name = f"{decision.kind}:{value_id(value, decision.no)}"
        if name not in offered:
            text = rule_text(book, reason.rule)
            label = label_of(decision, value, words, language)
            found[name] = m.BlockedOption(name, label, words.text(reason.text), reason.rule, text)
    return list(found.values())


def rule_text(book: Rulebook | None, rule: str) -> str:
    """What a rule says."""
    if book is None:
        return ""
    try:
        return book.rule(rule).text
    except RulebookError:
        return ""


def why_not(live: Live, decision: Decision, language: str, book: Rulebook, options: list[str]) -> m.WhyNot:
    """Why none of these options is offered, or that one is."""
    words = live.words(language)
    offered = set(decision.option_ids())
    if any(option in offered for option in options):
        return m.WhyNot(True, [], say(language, "why-offered"))
    known = {one.option: one for one in blocked_options(decision, words, language, book)}
    found = [known[option] for option in options if option in known]
    sentences = [say(language, "why-option", label=one.label, reason=one.reason) for one in found]
    return m.WhyNot(False, found, " ".join(sentences) or say(language, "why-nothing"))


# ---------------------------------------------------------------------------------- log and points


def log_lines(
    live: Live, seat: int | None, words: CatalogueWords, first: int = 0, until: int | None = None
) -> list[m.LogLine]:
    """What happened, as the seat may read it: from a line on, until a move if one is named."""
    if live.table is None:
        return []
    events = live.table.events
    end = len(events) if until is None else live.move_events[until]
    return [
        m.LogLine(n, live.event_versions[n], live.move_of_event(n), words.event(events[n], seat))
        for n in range(first, end)
    ]


def scores_now(live: Live, words: CatalogueWords) -> list[m.ScoreRow]:
    """Everybody's points by source."""
    if live.table is None:
        return []
    return score_rows(live, score_lines(live), len(live.table.scores), words)


def score_lines(live: Live) -> ScoreLines:
    """Where everybody's points came from."""
    return [(line.seat, line.source, line.points) for line in live.playing.score_lines]


def score_rows(live: Live, lines: ScoreLines, people: int, words: CatalogueWords) -> list[m.ScoreRow]:
    """The same as rows: one for each source."""
    return [
        m.ScoreRow(source, words.catalogue.name(source), live.game.signs.get(source, ""), points)
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


def triggers_in_words(glance: Glance, words: CatalogueWords) -> list[m.Trigger]:
    """What can end the game, and how near it is."""
    return [
        m.Trigger(one.id, words.text(one.what), one.icon, one.value, one.goal, one.reached)
        for one in glance.endings
    ]


def report_of(live: Live, language: str) -> m.Report:
    """Points by source and over time."""
    words, table = live.words(language), live.playing
    points, places = standing(live)
    people = len(points)
    total = points_by_source(score_lines(live), people)
    play = points_by_source(live.last_lines, people) if table.over else total
    nothing = [0] * people
    sources = []
    for source, all_points in total.items():
        before = play.get(source, nothing)
        final = [a - b for a, b in zip(all_points, before, strict=True)]
        icon = live.game.signs.get(source, "")
        sources.append(m.ReportSource(source, words.catalogue.name(source), icon, all_points, before, final))
    return m.Report(
        seats=[
            m.ReportSeat(seat, words.catalogue.seat(seat), points[seat], places[seat])
            for seat in range(people)
        ],
        holdings=holdings_in_words(live.game.glance(live.seen_by(None)), words),
        sources=sources,
        over_time=[
            m.ReportPoint(
                move,
                live.move_turns[max(0, move - 1)] if live.move_turns else 1,
                table.moves[move - 1].seat if move else None,
                live.move_points[move],
            )
            for move in range(len(live.move_points))
        ],
        turns=report_turns(live),
        rounds=report_rounds(live, words),
        result=result_of(live, language),
    )


def report_turns(live: Live) -> list[m.ReportTurn]:
    """The moves of each turn; where several seats choose at once, each is a turn of its own."""
    turns: list[m.ReportTurn] = []
    for number, (move, turn) in enumerate(zip(live.playing.moves, live.move_turns, strict=True), start=1):
        last = turns[-1] if turns else None
        if last is not None and (last.turn, last.seat) == (turn, move.seat):
            turns[-1] = m.ReportTurn(turn, move.seat, last.first_move, number)
        else:
            turns.append(m.ReportTurn(turn, move.seat, number, number))
    return turns


def report_rounds(live: Live, words: CatalogueWords) -> list[m.ReportRound]:
    """Where rounds begin; a round that begins with a move is that of the next one."""
    rounds: list[m.ReportRound] = []
    before = 0
    for move, number in enumerate(live.move_rounds[:-1]):
        if number > before:
            rounds.append(m.ReportRound(words.text(Text("round-name", {"n": number})), move + 1))
            before = number
    return rounds


def move_list(live: Live) -> list[m.MoveInfo]:
    """Whose moves were made; not what was chosen, which may be a secret."""
    return [
        m.MoveInfo(
            number,
            move.seat,
            live.move_turns[number - 1],
            live.move_events[number] - live.move_events[number - 1],
        )
        for number, move in enumerate(live.playing.moves, start=1)
    ]
