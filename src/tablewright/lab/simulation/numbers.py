"""Whether a game's numbers and pages hold in play: every option has an action, the mask is the options, what
a seat observes has a number and stays within its bounds, a page for language models is short and complete.

``python -m tablewright.lab.simulation.numbers origins --games 1000 --bot greedy`` plays so many games, one
half with the usual options of each number of players, the other with each option changed once, and ends with
1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from math import isfinite
from random import Random
from typing import Any, Final

from tablewright.bots import Bot, Glimpse, make_bot
from tablewright.engine import BadSetup, Table, TablewrightError, find_game, new_table
from tablewright.engine.encoding import WAIT
from tablewright.engine.session import Session
from tablewright.envs.encoding import LIMIT, Encoding, encoding_of
from tablewright.envs.telling import text, tokens, untold
from tablewright.lab.simulation.sweep import changed, named
from tablewright.text import words_for

#: A page for a language model has fewer tokens than this.
PAGE: Final = 2_000
#: Observations are compared with fresh ones at every so many decisions.
EVERY: Final = 16
#: A check ends after so many things that are wrong.
ENOUGH: Final = 20


@dataclass
class Checked:
    """What was looked at, and what was wrong with it."""

    game: str
    bot: str
    games: int = 0
    decisions: int = 0
    options: int = 0
    observations: int = 0  #: that were compared with fresh ones, number by number
    greatest: float = 0.0  #: the number farthest from 0 in them
    greatest_slot: str = ""
    pages: int = 0
    longest_page: float = 0.0  #: in tokens
    problems: list[str] = field(default_factory=list)


class Check:
    """Plays games and looks at their numbers."""

    def __init__(self, game: str, bot: str = "random", pages: int = 0) -> None:
        self.found: Final = Checked(game, bot)
        self._pages: Final = pages  # a page at every so many decisions; none for 0
        self._where = ""

    def play(self, encoding: Encoding, seed: str, most: int | None = None) -> None:
        """One game, or so many choices of it."""
        game, players = encoding.game, encoding.players
        options = changed(game.settle(players, {}), encoding.options)
        self._where = f"{named(players, options)} seed {seed!r}"
        words = words_for(game, "en", players=players) if self._pages else None
        is_random = self.found.bot == "random"
        table: Table = new_table(game, players, seed, encoding.options, words=words, keep=not is_random)
        bots: list[Bot] = (
            [] if is_random else [make_bot(self.found.bot, f"{seed}/{seat}") for seat in range(players)]
        )
        session, random = encoding.session(most), Random(seed)
        session.sit_down(table)
        while not session.over:
            self._look(encoding, session)
            question = session.question_of(session.seat)
            assert question is not None
            if is_random:
                session.play(session.offered[int(random.random() * len(session.offered))])
            else:
                session.play(session.offered[bots[question.seat].choose(Glimpse(table, question))])
        self.found.games += 1

    def _look(self, encoding: Encoding, session: Session) -> None:
        found = self.found
        found.decisions += 1
        found.options += len(session.offered)
        self._look_at_actions(encoding, session)
        if found.decisions % EVERY == 0:
            self._look_at_observation(encoding, session)
        if self._pages and found.decisions % self._pages == 0:
            self._look_at_page(session)

    def _look_at_actions(self, encoding: Encoding, session: Session) -> None:
        offered, question = session.offered, session.question_of(session.seat)
        assert question is not None
        first_spare = encoding.codec.first_spare
        for action, value in zip(offered, question.values, strict=True):
            if action == WAIT or action >= first_spare:
                self._tell(session, f"{question.name_of(value)} has no action of its own")
        mask = session.mask(session.seat)
        if len(set(offered)) != len(offered) or sum(mask) != len(offered):
            self._tell(session, f"the mask has {sum(mask)} actions for {len(offered)} options")
        if not all(mask[action] for action in offered):
            self._tell(session, "an option is not in the mask")

    def _look_at_observation(self, encoding: Encoding, session: Session) -> None:
        """What was written by what has changed is what is written at once, and within its bounds."""
        seat = session.seat
        written = session.observe(seat)
        state, question = session.table.state, session.question_of(seat)
        if written != encoding.codec.observe(state, seat, question, session.chosen_by(seat)):
            self._tell(session, "the observation is other than a fresh one")
        self.found.observations += 1
        lowest, highest = min(written), max(written)
        farthest = lowest if -lowest > highest else highest
        if not isfinite(sum(written)) or abs(farthest) > LIMIT:
            self._tell(session, f"a number is out of bounds: {farthest}")
        if abs(farthest) > abs(self.found.greatest):
            self.found.greatest = farthest
            self.found.greatest_slot = encoding.codec.slots[list(written).index(farthest)].name

    def _look_at_page(self, session: Session) -> None:
        table, seat = session.table, session.seat
        page = text(table, seat)
        length = tokens(page)
        self.found.pages += 1
        self.found.longest_page = max(self.found.longest_page, length)
        if length >= PAGE:
            self._tell(session, f"a page of {length:.0f} tokens")
        if missing := untold(table, seat, page):
            self._tell(session, f"the page does not tell {', '.join(missing)}")

    def _tell(self, session: Session, what: str) -> None:
        self.found.problems.append(f"{self._where}, choice {session.table.choices}: {what}")
        if len(self.found.problems) == ENOUGH:
            raise TablewrightError(f"{ENOUGH} things are wrong; the rest is not looked at.")


def ways(game: str, games: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """The ways to sit down, by number of players and options, each with its share of the games: the usual
    options have as many as all others together.
    """
    found = find_game(game)
    weighed = []
    for players in found.players:
        usual, *others = found.variants(players)
        weighed += [(players, usual, max(1, len(others))), *[(players, options, 1) for options in others]]
    total, before = sum(weight for _, _, weight in weighed), 0
    for players, options, weight in weighed:
        after = before + weight
        if share := games * after // total - games * before // total:
            yield players, options, share
        before = after


def check(game: str, games: int, bot: str = "random", seed: int = 0, pages: int = 0) -> Checked:
    """Play so many games, and look at their numbers; with `pages`, also at the page of every so many
    decisions. Options that cannot be together are passed over.
    """
    checking = Check(game, bot, pages)
    try:
        for players, options, share in ways(game, games):
            for number in range(share):
                try:
                    checking.play(encoding_of(game, players, options), f"numbers {seed + number}")
                except BadSetup:
                    break
    except TablewrightError as error:
        checking.found.problems.append(str(error))
    return checking.found


def main(arguments: list[str] | None = None) -> int:
    """Check a game, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pages", type=int, default=0, help="look at the page of every so many decisions")
    given: Any = parser.parse_args(arguments)
    found = check(given.game, given.games, given.bot, given.seed, given.pages)
    print(json.dumps(asdict(found), indent=1, ensure_ascii=False))
    return 1 if found.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
