"""A game at this screen, from the first question to the result."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from shlex import quote
from typing import Final

from rich.columns import Columns
from rich.rule import Rule as Bar
from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.bots import let_bots_answer
from tablewright.bots.random import RandomBot
from tablewright.cli.speech import CliError, Speech
from tablewright.cli.terminal.board import (
    lines_about,
    panels,
    sheets,
    what_changed,
)
from tablewright.cli.terminal.coach import Coach
from tablewright.cli.terminal.files import file_to_write, write_save
from tablewright.cli.terminal.orders import obey
from tablewright.cli.terminal.result import end_line, heading, score_sheet, standing, winner_sentence
from tablewright.cli.terminal.seats import Seats
from tablewright.engine import Decision, Table
from tablewright.engine.ahead import effects_of, take_routine
from tablewright.engine.table import CONFIRM
from tablewright.text import CatalogueWords
from tablewright.text.beside import things_meant, told_beside
from tablewright.text.effects import effects_in_words

#: Longer lists of options are set in columns, without what the table says about them.
ONE_COLUMN: Final = 24
#: Also forget the lines that have scrolled off the screen: they hold somebody's hand.
FORGET_SCROLLED: Final = "\x1b[3J"


class Left(Exception):
    """Somebody got up from the table."""


class Session:
    """People and bots at a table. `facing` is who looks at the screen now."""

    def __init__(self, speech: Speech, table: Table, words: CatalogueWords, seats: Seats) -> None:
        self.speech = speech
        self.out = speech.out
        self.table = table
        self.words = words
        self.seats = seats
        self.facing: int | None = None
        self.saved_to: Path | None = None
        self.again: str = ""  # how the same people and bots are asked to the table once more
        self.coach: Coach | None = None
        self._told: dict[int | None, int] = {}  # how much of the log each has read
        self._seen: dict[int | None, dict[str, list[str]]] = {}  # what each has last seen on the table
        self._known_end: dict[int | None, str] = {}  # how near the end was when each last looked

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.speech.print(
            "play-welcome",
            game=self.speech.title(self.table.game),
            help=self.speech.say("order-help"),
        )
        try:
            while not self.table.over:
                if not self._let_bots_answer():
                    self._ask(self._next_person())
                elif not self.seats.people:
                    self.tell_news(None)
            self._tell_result()
        except Left:
            self.speech.print("play-left")
        except (EOFError, KeyboardInterrupt) as reason:
            self.out.print()
            if isinstance(reason, KeyboardInterrupt):
                self.offer_to_save()
            self.speech.print("play-left")
        except Exception:
            if self.table.moves:
                self.speech.print("play-broken")
                self.offer_to_save()
            raise

    # --- what a person sees

    def show(self, whole: bool = False) -> None:
        """What the person at the screen needs: news, the table (or what changed on it), the question."""
        seat = self.facing
        question = self.table.question(seat)
        name = self.words.catalogue.seat(question.seat)
        head = heading(self.table, self.words, seat)
        self.out.print(Bar(Line(" · ".join(part for part in (name, head) if part)), style="cyan"))
        self.tell_news(seat)
        self.show_table(seat, question.option_ids(), whole)
        self._show_standing(seat)
        self._show_question(question)

    def tell_news(self, seat: int | None) -> None:
        """What happened since the seat last looked, in prose."""
        for event in self.table.events[self._told.get(seat, 0) :]:
            self.out.print(f"· {self.words.event(event, seat)}", markup=False)
        self._told[seat] = len(self.table.events)

    def show_table(self, seat: int | None, offered: list[str], whole: bool) -> None:
        """The parts of the table that changed since the seat last looked, or all of them."""
        now = sheets(self.speech, self.table, self.words, seat, offered)
        shown = now if whole else what_changed(self.speech, now, self._seen.get(seat, {}))
        if shown:
            self.out.print(panels(shown, self.out.width))
        self._seen[seat] = {sheet.title: sheet.lines for sheet in now}

    def show_part(self, words: str) -> None:
        """What on the table holds some words."""
        offered = self.table.question(self.facing).option_ids()
        found = [
            sheet._replace(marked=lines)
            for sheet in sheets(self.speech, self.table, self.words, self.facing, offered)
            if (lines := lines_about(words, sheet.marked))
        ]
        if not found:
            raise self.speech.error("board-nothing", words=words)
        self.out.print(panels(found, self.out.width))

    def show_option(self, number: int, question: Decision) -> None:
        """What the table says about an option: the things that it stands for, and what lies on them."""
        name = question.option_ids()[number - 1]
        self.out.print(Line(self.words.option(question, question.values[number - 1]), style="bold"))
        done = effects_in_words(self.words, effects_of(self.table, question.seat)[name])
        if done:
            self.out.print(f"  {done}", markup=False)
        things = things_meant(self.table, self.words, self.facing, [name]).get(name)
        if not things:
            self.speech.print("look-nothing", order=self.speech.say("order-rules"))
            return
        for line in (line for lines in things for line in lines):
            self.out.print(f"  {line}", markup=False)

    def take(self, line: Sequence[str]) -> None:
        """Give some answers one after the other, and those that follow of themselves; tell the latter."""
        seat = self.table.question(self.facing).seat
        if self.coach is not None and not self.coach.agrees(self, list(line)):
            self.speech.print("coach-waits", undo=self.speech.say("order-undo"))
            return
        for option in line:
            self.table.choose(option, seat)
        for step in take_routine(self.table, seat):
            if step.question.kind != CONFIRM:
                label = self.words.option(step.question, step.question.values[step.answer])
                self.speech.print(
                    "play-usual",
                    prompt=self.words.prompt(step.question),
                    answer=label,
                    undo=self.speech.say("order-undo"),
                )

    def complain(self, message: str) -> None:
        """Say that something did not work."""
        self.out.print(message, style="red", markup=False)

    def read(self, prompt: str) -> str:
        """A line that the person types."""
        return self.out.input(Line(prompt, style="bold green")).strip()

    def offer_to_save(self) -> None:
        """Before the table is left: somebody may want to go on another day."""
        try:
            while typed := self.read(self.speech.say("play-save-first")):
                try:
                    self.save(typed)
                except CliError as error:
                    self.complain(str(error))
                else:
                    return
        except (EOFError, KeyboardInterrupt):
            self.out.print()

    def save(self, typed: str) -> None:
        """Write the table into a file; another file than the last one is not overwritten unasked."""
        file = file_to_write(self.speech, typed)
        if file.exists() and file != self.saved_to and not self.agrees("play-overwrite", file=str(file)):
            return
        write_save(self.speech, self.table, file)
        self.saved_to = file
        self.speech.print("play-saved", file=str(file), command=self._command_to_go_on(file))

    def leave(self) -> None:
        """Get up from the table."""
        raise Left

    # --- insides

    def _command_to_go_on(self, file: Path) -> str:
        return f"tablewright play --load {quote(str(file))}{self.again}"

    def _let_bots_answer(self) -> int:
        """How many bots have answered; the screen says so while somebody thinks."""
        asked = [self.seats.bots.get(question.seat) for question in self.table.open_questions()]
        thinking = any(bot is not None and type(bot) is not RandomBot for bot in asked)
        with self.out.status(self.speech.say("play-thinking")) if thinking else nullcontext():
            return let_bots_answer(self.table, self.seats.bots)

    def _next_person(self) -> int:
        """Who is asked; whoever already looks at the screen goes first."""
        asked = [question.seat for question in self.table.open_questions()]
        return self.facing if self.facing in asked else asked[0]

    def _ask(self, seat: int) -> None:
        if self.table.question(seat).kind == CONFIRM and not self.table.can_undo(seat):
            self.table.play(0)  # a turn that cannot be taken back need not be confirmed
            return
        if seat != self.facing:
            if self.seats.is_shared:
                self._pass_screen(seat)
            self.facing = seat
            self.show(whole=True)
        else:
            self.show()
        before = self.table.version
        while self.table.version == before:
            obey(self, self.read("> "))

    def _pass_screen(self, seat: int) -> None:
        """Hide one person's hand before another looks."""
        self._wipe()
        self.read(self.speech.say("play-pass-screen", name=self.words.catalogue.seat(seat)))
        self._wipe()

    def _wipe(self) -> None:
        if self.out.is_terminal:
            self.out.clear()
            self.out.file.write(FORGET_SCROLLED)

    def _show_question(self, question: Decision) -> None:
        self.out.print()
        if question.kind == CONFIRM:
            self.speech.print("play-confirm-turn", undo=self.speech.say("order-undo"))
            return
        word = "" if self.coach is None else self.coach.first_word(question)
        if word:
            self.speech.print("coach-says", word=word)
        self.out.print(Line(self.words.prompt(question), style="bold"))
        labels = [self.words.option(question, value) for value in question.values]
        names = question.option_ids()
        answers = len(question.answers)
        self._show_options(labels[:answers], names[:answers], 1)
        if question.asides:
            self.speech.print("play-meanwhile")
            self._show_options(labels[answers:], names[answers:], answers + 1)

    def _show_options(self, labels: list[str], names: list[str], first: int) -> None:
        """Numbered options, the numbers counted from `first`; long lists in columns."""
        if len(labels) > ONE_COLUMN:
            numbered = [
                Line.assemble((f"{number:>3}", "cyan"), "  ", label)
                for number, label in enumerate(labels, start=first)
            ]
            self.out.print(Columns(numbered, column_first=True, padding=(0, 3)))
        else:
            self.out.print(self._options(labels, names, first))

    def _options(self, labels: list[str], names: list[str], first: int) -> Grid:
        """Options, one to a line, each with what the table says about it."""
        meant = things_meant(self.table, self.words, self.facing, names)
        effects = effects_of(self.table, self.table.question(self.facing).seat)
        beside = [
            " · ".join(
                part
                for part in (
                    told_beside(label, meant.get(name, [])),
                    effects_in_words(self.words, effects[name]),
                )
                if part
            )
            for label, name in zip(labels, names, strict=True)
        ]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", width=3)
        grid.add_column(max_width=max(self.out.width // 2, 20) if any(beside) else None)
        grid.add_column()
        for number, (label, told) in enumerate(zip(labels, beside, strict=True), start=first):
            grid.add_row(Line(str(number), style="cyan"), Line(label), Line(told, style="dim"))
        return grid

    def _show_standing(self, seat: int | None) -> None:
        """Points and goods; how near the end is only if it came nearer since the seat last looked."""
        lines = standing(self.speech, self.table, self.words, seat)
        near = end_line(self.speech, self.table, self.words, seat)
        if near and near != self._known_end.get(seat):
            lines.append(near)
            self._known_end[seat] = near
        for line in lines:
            self.out.print(line, style="dim", markup=False)

    def agrees(self, message: str, **args: object) -> bool:
        """Whether the person says yes."""
        answer = self.read(self.speech.say(message, **args))
        return answer.lower() in {
            "y",
            "yes",
            self.speech.say("yes").lower(),
            self.speech.say("yes")[0].lower(),
        }

    def _tell_result(self) -> None:
        one = next(iter(self.seats.people)) if len(self.seats.people) == 1 else None
        self.tell_news(one)
        self.out.print(Bar(Line(self.speech.say("play-over")), style="cyan"))
        self.show_table(one, [], whole=True)
        self.out.print(score_sheet(self.speech, self.table, self.words))
        self.out.print(Line(winner_sentence(self.speech, self.table, self.words), style="bold green"))
        if self.coach is not None and one is not None:
            self.coach.close(self, self.table, one)
