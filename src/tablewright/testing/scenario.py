"""Tests in table language: lay out a position, play options by name, see what is offered and told.

    table = position("quarry", players=2)
    table.state.step = WORK                      # until the first look or move the position can be changed
    table.roll(6, 3)                             # the dice that will come up next
    table.asks(0, "work").play("work:rest")      # everything that checks or plays can be chained
    table.not_offered("work:deliver", rule="QRY-3.3")

`at` does the same for a table that is there already; `carry_out` runs a single rule without a table.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, Decision, Event, Game, Rule, State, Table, find_game


class Scenario:
    """A position, and the table that plays on from it."""

    def __init__(self, game: Game[Any], state: State, players: int, options: dict[str, str]) -> None:
        self._made = Table(game, state, players, options, record=True)
        self._begun = False

    # ------------------------------------------------------------------------------ the position

    @property
    def state(self) -> Any:
        """What lies on the table, to be looked at, and to be laid out before the first move."""
        return self._made.state

    @property
    def table(self) -> Table:
        """The table itself; the game goes on from the position as soon as somebody looks."""
        if not self._begun:
            self._begin()
        return self._made

    def roll(self, *faces: int) -> Scenario:
        """The dice that come up next."""
        return self.draw(*[face - 1 for face in faces])

    def draw(self, *outcomes: int) -> Scenario:
        """What chance gives next: numbers from 0, as the rules draw them."""
        chance = self.state.chance
        waiting = chance.script[chance.at :] if chance.script is not None else []
        chance.script, chance.at = [*waiting, *outcomes], 0
        return self

    def _begin(self) -> None:
        table = self._made
        problems = table.game.check(table.state)
        assert not problems, f"this position cannot be: {problems}"
        self._begun = True
        table.state.chance.kept = []
        table.state._journal = table.events
        table.start()

    # ------------------------------------------------------------------------------ playing

    def play(self, *options: str, seat: int | None = None) -> Scenario:
        """Take these options one after the other."""
        for option in options:
            self.table.choose(option, seat)
        return self

    def all_choose(self, *options: str) -> Scenario:
        """Everybody answers at once, seat by seat."""
        for seat, option in enumerate(options):
            self.table.choose(option, seat)
        return self

    def play_on(self) -> Scenario:
        """Take the first option again and again, to the end of the game."""
        while not self.table.over:
            question = self.table.open_questions()[0]
            self.table.play(question.offset)
        return self

    # ------------------------------------------------------------------------------ looking

    def question(self, seat: int | None = None) -> Decision:
        """What is asked now (of that seat)."""
        return self.table.question(seat)

    def offered(self, seat: int | None = None) -> list[str]:
        """The names of the options."""
        return self.question(seat).option_ids()

    def asks(self, seat: int, kind: str) -> Scenario:
        """That seat is asked this now."""
        asked = [(question.seat, question.kind) for question in self.table.open_questions()]
        assert (seat, kind) in asked, f"asked are {asked}"
        return self

    def asks_nobody(self) -> Scenario:
        """The game is over."""
        assert self.table.over, f"asked is {self.question()}"
        return self

    def only_options(self, *options: str, seat: int | None = None) -> Scenario:
        """These options are offered and no others, in this order."""
        assert self.offered(seat) == [*options]
        return self

    def offers(self, *options: str, seat: int | None = None) -> Scenario:
        """These options are among those offered."""
        offered = self.offered(seat)
        missing = [option for option in options if option not in offered]
        assert not missing, f"offered are only {offered}"
        return self

    def not_offered(self, option: str, *, rule: str = "", seat: int | None = None) -> Scenario:
        """An option that is not offered; with a rule: and says so, for this reason."""
        question = self.question(seat)
        assert option not in question.option_ids()
        if rule:
            reasons = question.reasons()
            assert option in reasons, f"nothing says why {option} is not offered; reasons: {[*reasons]}"
            assert reasons[option].rule == rule
        return self

    def events(self, kind: str) -> list[dict[str, object]]:
        """What was told about this, in order."""
        return [event.args for event in self.table.events if event.kind == kind]

    def told(self, kind: str, **args: object) -> Scenario:
        """The log tells of this, with at least these arguments."""
        found = self.events(kind)
        assert any(_holds(told, args) for told in found), f"the log tells of {kind}: {found}"
        return self

    def not_told(self, kind: str, **args: object) -> Scenario:
        """The log does not tell of this."""
        found = [told for told in self.events(kind) if _holds(told, args)]
        assert not found, f"the log tells of {kind}: {found}"
        return self

    def told_secretly(self, seat: int, kind: str, **args: object) -> Scenario:
        """One seat, and only that one, reads this in the log."""
        everybody = [None, *range(self.table.players)]
        readers = [
            who for who in everybody if any(_reads(event, who, kind, args) for event in self.table.events)
        ]
        assert readers == [seat], f"read by {readers}"
        return self


def position(game: str, players: int, seed: str = "1", **options: str) -> Scenario:
    """A game that is set up; change its `state`, then play."""
    found = find_game(game)
    settled = found.settle(players, options)
    return Scenario(found, found.new(players, settled, Chance(seed)), players, settled)


def at(table: Table) -> Scenario:
    """Look at a table that is there already, and play on."""
    scenario = Scenario(table.game, table.state, table.players, table.options)
    scenario._made, scenario._begun = table, True
    return scenario


def answered(rule: Rule[Any], asked: Decision, option: int) -> Decision:
    """Answer a question of a single rule by the number of the option; the next one."""
    asked.answer = option
    return next(rule)


def carry_out(rule: Rule[Any], *answers: str) -> Any:
    """Run a single rule to its end, answering its questions by option name; what it returns."""
    left = list(answers)
    try:
        asked = next(rule)
        while True:
            names = asked.option_ids()
            assert left, f"{asked.kind} is asked: {names}"
            answer = left.pop(0)
            assert answer in names, f"{answer} is not among {names}"
            asked = answered(rule, asked, names.index(answer))
    except StopIteration as end:
        assert not left, f"not asked: {left}"
        return end.value


def _holds(told: dict[str, object], wanted: dict[str, object]) -> bool:
    return all(name in told and told[name] == value for name, value in wanted.items())


def _reads(event: Event, seat: int | None, kind: str, wanted: dict[str, object]) -> bool:
    return event.kind == kind and _holds(event.seen_by(seat), wanted)
