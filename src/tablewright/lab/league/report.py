"""The report of a league: one HTML file with tables and plots, each with a sentence that says what it shows.

It needs no network and no script; it is light or dark as the reader's system is, and can be printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final

from tablewright._version import __version__
from tablewright.engine import find_game
from tablewright.lab.league.league import LeagueResult, verdicts
from tablewright.lab.league.plots import COLOURS, Named, Share, distributions, stacks, whiskers
from tablewright.lab.league.ratings import SURE, Interval, Standing, pair_scores
from tablewright.lab.league.results import GameRow
from tablewright.text import Catalogue, Verbatim, title_of, words_for

FOLDER: Final = Path(__file__).parent
#: So many sources of points have a colour of their own and a fainter one; the smallest others are one.
MOST_SOURCES: Final = 2 * COLOURS


def write_report(result: LeagueResult, language: str = "en", file: Path | str | None = None) -> Path:
    """Write the report, as ``report.html`` into the folder of the league unless told otherwise; its path."""
    path = Path(file) if file is not None else result.folder / "report.html"
    path.write_text(report(result, language), encoding="utf-8")
    return path


def report(result: LeagueResult, language: str = "en") -> str:
    """The report as HTML."""
    return Report(result, language).page()


def ratings_plot(standings: Sequence[Standing]) -> str:
    """The ratings alone, as an SVG picture that stands for itself."""
    style = f"<style>{_style()}</style>"
    return _ratings(standings).replace(">", f">{style}", 1)


def _ratings(standings: Sequence[Standing]) -> str:
    return whiskers([Named(one.name, one.elo, f"{one.elo.value:.0f}", one.bot) for one in standings])


def _style() -> str:
    return (FOLDER / "report.css").read_text(encoding="utf-8")


class Report:
    """What a league tells, in one language."""

    def __init__(self, result: LeagueResult, language: str) -> None:
        self.result: Final = result
        self.league: Final = result.league
        self.language: Final = language
        self._catalogue: Final = Catalogue(FOLDER, language)
        self._words: Final = words_for(find_game(self.league.game), language, players=self.league.players)

    def page(self) -> str:
        """The whole file."""
        title = escape(self.say("title", game=title_of(find_game(self.league.game), self.language)))
        parts = [f"<h1>{title}</h1>", f'<p class="lead">{escape(self._lead())}</p>']
        if self.result.rows:
            parts += self._parts()
        parts.append(f"<footer>{escape(self.say('foot', version=__version__))}</footer>")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(parts)
            + "\n</main>\n</body>\n</html>\n"
        )

    def say(self, message: str, **args: object) -> str:
        """A sentence of the report. Words are put in as they are."""
        shown = {name: Verbatim(value) if isinstance(value, str) else value for name, value in args.items()}
        return self._catalogue.say(f"report-{message}", shown)

    def _lead(self) -> str:
        league = self.league
        changed = {
            name: value
            for name, value in league.options.items()
            if value != find_game(league.game).settle(league.players, {})[name]
        }
        lead = self.say(
            "lead",
            games=len(self.result.rows),
            players=league.players,
            seed=str(league.seed),
            rules=str(find_game(league.game).rules),
            options="some" if changed else "none",
            list=", ".join(f"{name} = {value}" for name, value in changed.items()),
        )
        if self.result.failures:
            lead += " " + self.say("errors", errors=len(self.result.failures))
        return lead

    def _parts(self) -> Iterator[str]:
        yield self._section("standings", self._standings_table())
        if len(self.league.bots) > 1:
            yield self._figure("ratings", _ratings(self.result.standings), **self._who_leads())
        yield self._scores()
        if len(self.league.bots) > 1 and self.league.players > 1:
            yield self._section("against", self._against_table())
        if self.league.players > 1:
            yield self._advantage("seat", lambda row, seat: self.say("seat-name", number=seat + 1))
        if any(row.factions for row in self.result.rows):
            yield self._advantage("faction", lambda row, seat: self._words.catalogue.name(row.factions[seat]))
        if any(source for row in self.result.rows for source in row.sources):
            yield self._sources()
        yield self._length()

    # --- tables

    def _standings_table(self) -> str:
        has_skill = any(one.skill is not None for one in self.result.standings)
        columns = ["bot", "seats", "elo", *(["skill"] if has_skill else []), "wins", "points"]
        head = "".join(f"<th>{escape(self.say(column))}</th>" for column in columns)
        lines = [f"<tr>{head}</tr>"]
        for one in self.result.standings:
            cells = [escape(one.name), str(one.games), _cell(one.elo, "{:.0f}")]
            if one.skill is not None:
                cells.append(_cell(one.skill, "{:.1f}"))
            cells += [_cell(one.wins, "{:.1%}"), _cell(one.points, "{:.1f}")]
            lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return f'<div class="scroll"><table>{"".join(lines)}</table></div>'

    def _against_table(self) -> str:
        kinds: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        for verdict in verdicts(self.league, self.result.rows):
            kind = (verdict.bots, verdict.places)
            kinds[kind] = kinds.get(kind, 0) + 1
        scores = pair_scores(kinds)
        order = self.result.standings
        head = "".join(f"<th>{escape(one.name)}</th>" for one in order)
        lines = [f"<tr><th></th>{head}</tr>"]
        for one in order:
            cells = [_share_ahead(scores, one.bot, other.bot) for other in order]
            shown = "".join(f"<td>{cell}</td>" for cell in cells)
            lines.append(f"<tr><td>{escape(one.name)}</td>{shown}</tr>")
        return f'<div class="scroll"><table>{"".join(lines)}</table></div>'

    # --- plots

    def _who_leads(self) -> dict[str, object]:
        first, second, *_ = self.result.standings
        sure = "lead" if first.elo.low > second.elo.high else "open"
        return {"sure": sure, "first": first.name, "second": second.name}

    def _scores(self) -> str:
        made: dict[int, list[int]] = {one.bot: [] for one in self.result.standings}
        for row in self.result.rows:
            for seat, bot in enumerate(row.seats):
                made[bot].append(row.points[seat])
        names = self.league.names
        rows = [(names[bot], points, bot) for bot, points in made.items() if points]
        medians = {name: sorted(points)[len(points) // 2] for name, points, _ in rows}
        best = max(medians, key=lambda name: medians[name])
        return self._figure("scores", distributions(rows), best=best, points=medians[best])

    def _advantage(self, what: str, name_of: Callable[[GameRow, int], str]) -> str:
        """Who wins how often, by something that seats have or are."""
        wins: dict[str, list[float]] = {}
        for row in self.result.rows:
            for seat in range(self.league.players):
                wins.setdefault(name_of(row, seat), []).append(row.wins[seat])
        even = fmean(share for shares in wins.values() for share in shares)
        rows = [
            Named(name, figure, f"{figure.value:.1%}", number)
            for number, (name, shares) in enumerate(sorted(wins.items()))
            for figure in [_share(shares)]
        ]
        unfair = [row.name for row in rows if not row.figure.low <= even <= row.figure.high]
        return self._figure(
            what,
            whiskers(rows, percent=True, expected=even),
            sure="unfair" if unfair else "fair",
            names=", ".join(unfair),
        )

    def _sources(self) -> str:
        totals: dict[str, float] = {}
        by_bot: dict[int, dict[str, float]] = {one.bot: {} for one in self.result.standings}
        for row in self.result.rows:
            for seat, bot in enumerate(row.seats):
                for source, points in row.sources[seat].items():
                    by_bot[bot][source] = by_bot[bot].get(source, 0.0) + points
                    totals[source] = totals.get(source, 0.0) + points
        order = sorted(totals, key=lambda source: (-abs(totals[source]), source))
        shown, rest = order, []
        if len(order) > MOST_SOURCES:
            shown, rest = order[: MOST_SOURCES - 1], order[MOST_SOURCES - 1 :]
        seats = {one.bot: max(1, one.games) for one in self.result.standings}
        rows = []
        for bot, made in by_bot.items():
            parts = [made.get(source, 0.0) / seats[bot] for source in shown]
            if rest:
                parts.append(sum(made.get(source, 0.0) for source in rest) / seats[bot])
            rows.append(Share(self.league.names[bot], parts))
        names = [self._words.catalogue.name(source) for source in shown]
        if rest:
            names.append(self.say("other-sources"))
        best = max(totals, key=lambda source: totals[source])
        return self._figure("sources", stacks(rows, names), first=self._words.catalogue.name(best))

    def _length(self) -> str:
        choices = sorted(row.choices for row in self.result.rows)
        low, _, high = quantiles(choices, n=4, method="inclusive") if len(choices) > 1 else choices * 3
        plot = distributions([(self.say("all-games"), choices, len(self.league.bots))])
        return self._figure("length", plot, low=round(low), high=round(high), most=choices[-1])

    # --- frames

    def _section(self, what: str, content: str) -> str:
        return (
            f"<section>\n<h2>{escape(self.say(what))}</h2>\n{content}\n"
            f'<p class="note">{escape(self.say(f"{what}-text"))}</p>\n</section>'
        )

    def _figure(self, what: str, plot: str, **args: object) -> str:
        return (
            f"<figure>\n<h2>{escape(self.say(what))}</h2>\n{plot}\n"
            f"<figcaption>{escape(self.say(f'{what}-text', **args))}</figcaption>\n</figure>"
        )


def _share(wins: Sequence[float]) -> Interval:
    """A share of wins with its 95 % interval, by Wilson's formula: it never leaves 0 to 1."""
    n = len(wins)
    share = fmean(wins)
    z = SURE * SURE
    middle = (share + z / (2 * n)) / (1 + z / n)
    half = SURE / (1 + z / n) * (share * (1 - share) / n + z / (4 * n * n)) ** 0.5
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def _share_ahead(scores: Mapping[tuple[int, int], float], one: int, other: int) -> str:
    games = scores.get((one, other), 0.0) + scores.get((other, one), 0.0)
    return f"{scores[one, other] / games:.1%}" if games else "–"


def _cell(figure: Interval, form: str) -> str:
    low, high = form.format(figure.low), form.format(figure.high)
    return f"{form.format(figure.value)}<small>{low} – {high}</small>"
