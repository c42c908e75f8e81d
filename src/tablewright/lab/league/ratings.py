"""How strong bots are, and how sure that is.

*Elo* is found for all games at once, as the strengths under which the results are most likely (the
Bradley-Terry model on Elo's scale, 1500 on average): the order of the games does not matter. A game between
more than two counts as a comparison of every two of them; a tie is half a win. Every two that met also have
one imagined tie, so that nobody who never lost is infinitely strong.

*Intervals* of Elo and of the share of wins are the middle 95 % of `RESAMPLES` bootstrap leagues, each made of
games drawn from the real ones. Whole games are drawn, so the comparisons inside one may depend on each other.

*OpenSkill* (Plackett-Luce, if the package is installed) looks at games in their order and knows places, not
pairs; its interval is its own: 1.96 times its sigma on both sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from math import log10, sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

RESAMPLES: Final = 400
MIDDLE: Final = 1500.0
SURE: Final = 1.96  # standard deviations to both sides hold 95 %

#: The number of whoever is no bot of the league: the automa of a solo game.
NO_BOT: Final = -1


class Verdict(NamedTuple):
    """The result of one game: who played (`NO_BOT` for an automa), their places and points."""

    bots: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]


class Interval(NamedTuple):
    """A figure, and between what it is with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a bot did."""

    bot: int
    name: str
    games: int  #: seats it played
    elo: Interval
    wins: Interval  #: share of games won
    points: Interval  #: mean
    skill: Interval | None  #: OpenSkill's mu

    def to_json(self) -> dict[str, Any]:
        """For scripts; these keys will stay."""
        data = asdict(self)
        for key in ("elo", "wins", "points", "skill"):
            interval: Interval | None = getattr(self, key)
            data[key] = None if interval is None else {k: round(v, 4) for k, v in interval._asdict().items()}
        return data


def standings(names: Sequence[str], verdicts: Sequence[Verdict], seed: str = "bootstrap") -> list[Standing]:
    """How everybody did, the best first."""
    kinds = Counter((verdict.bots, verdict.places) for verdict in verdicts)
    samples = [kinds, *_resampled(kinds, seed)]
    elos = [elo(len(names), sample) for sample in samples]
    wins = [win_shares(len(names), sample) for sample in samples]
    points = _points(len(names), verdicts)
    skills = openskill(len(names), verdicts)
    found = [
        Standing(
            bot,
            name,
            sum(map(len, points[bot])),
            _interval([one[bot] for one in elos]),
            _interval([one[bot] for one in wins]),
            mean_of_games(points[bot]),
            skills[bot] if skills is not None else None,
        )
        for bot, name in enumerate(names)
    ]
    return sorted(found, key=lambda one: -one.elo.value)


Kinds = Mapping[tuple[tuple[int, ...], tuple[int, ...]], int]


def elo(bots: int, kinds: Kinds) -> list[float]:
    """The Elo of everybody, from how often every line-up ended in every way.

    >>> [round(one) for one in elo(2, {((0, 1), (1, 2)): 75, ((0, 1), (2, 1)): 25})]
    [1594, 1406]
    """
    scores = pair_scores(kinds)
    automa = any(NO_BOT in pair for pair in scores)
    for one, other in list(scores):
        if one < other:
            scores[one, other] += 0.5
            scores[other, one] += 0.5
    strengths = _strengths(scores)
    ratings = {player: 400 * log10(strength) for player, strength in strengths.items()}
    middle = ratings[NO_BOT] if automa else fmean(ratings.values()) if ratings else 0.0
    return [MIDDLE + ratings.get(bot, middle) - middle for bot in range(bots)]


def pair_scores(kinds: Kinds) -> dict[tuple[int, int], float]:
    """How often one was ahead of the other, ties half; a bot is not compared with itself."""
    scores: dict[tuple[int, int], float] = {}
    for (bots, places), times in kinds.items():
        for i, one in enumerate(bots):
            for j, other in enumerate(bots):
                if one != other:
                    ahead = 1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
                    scores[one, other] = scores.get((one, other), 0.0) + ahead * times
    return scores


def _strengths(scores: Mapping[tuple[int, int], float]) -> dict[int, float]:
    """The strengths that make these scores most likely, by Zermelo's iteration."""
    players = sorted({player for pair in scores for player in pair})
    strengths = dict.fromkeys(players, 1.0)
    rivals = {one: [other for other in players if (one, other) in scores] for one in players}
    won = {one: sum(scores[one, other] for other in rivals[one]) for one in players}
    for _ in range(1000):
        before = dict(strengths)
        for one in players:
            met = sum(
                (scores[one, other] + scores[other, one]) / (strengths[one] + strengths[other])
                for other in rivals[one]
            )
            strengths[one] = won[one] / met
        if all(abs(strengths[one] / before[one] - 1) < 1e-7 for one in players):
            break
    return strengths


def win_shares(bots: int, kinds: Kinds) -> list[float]:
    """How many of its games everybody won; winners share."""
    won, seats = [0.0] * bots, [0] * bots
    for (line_up, places), times in kinds.items():
        winners = places.count(1)
        for bot, place in zip(line_up, places, strict=True):
            if bot != NO_BOT:
                seats[bot] += times
                won[bot] += times / winners if place == 1 else 0.0
    return [wins / games if games else 0.0 for wins, games in zip(won, seats, strict=True)]


def _resampled(kinds: Counter[tuple[tuple[int, ...], tuple[int, ...]]], seed: str) -> Iterable[Kinds]:
    """Leagues as they might have been: as many games, drawn from those that were played."""
    random = Random(seed)
    different = sorted(kinds)
    weights = [kinds[kind] for kind in different]
    for _ in range(RESAMPLES if different else 0):
        yield Counter(random.choices(different, weights, k=sum(weights)))


def _interval(values: Sequence[float]) -> Interval:
    """The first value, with the middle 95 % of the others around it."""
    others = sorted(values[1:]) or [values[0]]
    cut = int(len(others) * 0.025)
    return Interval(values[0], others[cut], others[-1 - cut])


def _points(bots: int, verdicts: Iterable[Verdict]) -> list[list[list[int]]]:
    """The points of every bot, game by game: those of all its seats together."""
    points: list[list[list[int]]] = [[] for _ in range(bots)]
    for verdict in verdicts:
        made: dict[int, list[int]] = {}
        for bot, own in zip(verdict.bots, verdict.points, strict=False):
            if bot != NO_BOT:
                made.setdefault(bot, []).append(own)
        for bot, seats in made.items():
            points[bot].append(seats)
    return points


def mean_of_games(games: Sequence[Sequence[float]]) -> Interval:
    """The mean of all seats. Seats of one game are not independent of each other, games are: what a game is
    away from the mean counts as one.

    >>> mean_of_games([[10, 10], [20, 20]]) == mean_of_games([[10], [20]])
    True
    """
    seats = sum(len(game) for game in games)
    if not seats:
        return Interval(0.0, 0.0, 0.0)
    mean = sum(map(sum, games)) / seats
    away = sum((sum(game) - mean * len(game)) ** 2 for game in games)
    half = SURE * sqrt(away * len(games) / (len(games) - 1)) / seats if len(games) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def openskill(bots: int, verdicts: Iterable[Verdict]) -> list[Interval] | None:
    """OpenSkill's rating of everybody; None if the package is not installed.

    A bot that plays several seats of a game gets the mean of what they would get.
    """
    if find_spec("openskill") is None:
        return None
    model: Any = import_module("openskill.models").PlackettLuce()
    ratings = {bot: model.rating() for bot in range(NO_BOT, bots)}
    for verdict in verdicts:
        if len(set(verdict.bots)) > 1:
            rated = model.rate([[ratings[bot]] for bot in verdict.bots], ranks=list(verdict.places))
            for bot in set(verdict.bots):
                seats = [new for (new,), who in zip(rated, verdict.bots, strict=True) if who == bot]
                mu, sigma = fmean(new.mu for new in seats), fmean(new.sigma for new in seats)
                ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [
        Interval(one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma)
        for one in (ratings[bot] for bot in range(bots))
    ]
