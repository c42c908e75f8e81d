"""Lessons at this screen: what a step says, the table, the answer, and what is said of it.

Typed are the number or the name of an answer, Enter to read on, or an order such as ``back``; orders have
their English name and that of the language spoken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.padding import Padding
from rich.rule import Rule as Bar
from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.cli.lessons import parts_of
from tablewright.cli.rulepages import read_rules, show_rules
from tablewright.cli.speech import CliError, Speech
from tablewright.cli.terminal.board import panels, sheets, what_changed
from tablewright.cli.terminal.glossary import show_words
from tablewright.engine import Decision, find_game
from tablewright.engine.scene import walk, words_of
from tablewright.lessons import Guide, Lessons, Step, Text, Verdict
from tablewright.text import CatalogueWords, words_for

Order: TypeAlias = Callable[["Learning", str], None]

#: How each judgement is marked; never by colour alone.
MARKS: Final = {"right": ("✓", "green"), "best": ("✓", "green"), "fair": ("~", "cyan"), "wrong": ("!", "red")}
MARGIN: Final = (0, 2)


class Left(Exception):
    """Somebody has learnt enough for today."""


class Learning:
    """A learner at the screen."""

    def __init__(self, speech: Speech, lessons: Lessons, part: int) -> None:
        self.speech = speech
        self.out = speech.out
        self.lessons = lessons
        self.game = find_game(lessons.game)
        self.part = part
        self.guide = Guide(lessons, lessons.parts[part].id)
        self._seen: dict[str, list[str]] = {}  # what was last seen on the table

    def run(self) -> None:
        """Until the last part is done or somebody leaves."""
        self.speech.print(
            "learn-welcome", title=self.said(self.lessons.title), help=self.speech.say("order-help")
        )
        try:
            self.begin(self.part)
            while self.part < len(self.lessons.parts):
                self.obey(self.read())
        except (Left, EOFError, KeyboardInterrupt):
            self.out.print()
            self.speech.print(
                "learn-left", command=f"tablewright learn {self.game.name} --part {self.part + 1}"
            )
            return
        self.speech.print("learn-over", command=f"tablewright play {self.game.name}")

    # --- what is shown

    def said(self, text: Text) -> str:
        """Some words in the language spoken."""
        return text.said(self.speech.language)

    def begin(self, part: int) -> None:
        """The first step of a part, or nothing after the last one."""
        self.part = part
        if part == len(self.lessons.parts):
            return
        self.guide = Guide(self.lessons, self.lessons.parts[part].id)
        self._seen = {}
        self.show(whole=True)

    def show(self, whole: bool = False) -> None:
        """The step with its table and its question; at the end of a part what was learnt."""
        guide = self.guide
        heading = self.speech.say(
            "learn-heading",
            part=self.part + 1,
            parts=len(self.lessons.parts),
            title=self.said(guide.part.title),
            step=min(len(guide.taken) + 1, len(guide.part.steps)),
            steps=len(guide.part.steps),
        )
        self.out.print(Bar(Line(heading), style="cyan"))
        self.show_table(whole)
        step = guide.step
        if step is None:
            self.tell(guide.part.end, "bold")
            self.speech.print("learn-part-over")
            return
        self.tell(step.say, "bold")
        self.show_things(step)
        if step.kind == "tell" or guide.question is None:
            self.speech.print("learn-read-on")
        else:
            self.show_question(guide.question)

    def show_table(self, whole: bool) -> None:
        """What happened by itself, and what changed on the table."""
        words = self.words()
        for event in self.guide.table.events[self.guide.told :]:
            self.out.print(f"· {words.event(event, self.guide.seat)}", markup=False, style="dim")
        offered = [] if self.guide.question is None else self.guide.question.option_ids()
        now = sheets(self.speech, self.guide.table, words, self.guide.seat, offered)
        shown = now if whole else what_changed(self.speech, now, self._seen)
        if shown:
            self.out.print(panels(shown, self.out.width))
        self._seen = {sheet.title: sheet.lines for sheet in now}

    def show_things(self, step: Step) -> None:
        """What the step points at, as the table calls it."""
        words, guide = self.words(), self.guide
        scenes = self.game.scenes(guide.table.view(guide.seat), guide.seat)
        named = {node.id: words_of(node, words.text) for scene in scenes for node in walk(scene)}
        things = dict.fromkeys(name.rstrip(".") for thing in step.look if (name := named.get(thing, "")))
        if things:
            self.out.print(Padding(Line(f"→ {'; '.join(things)}", style="dim"), MARGIN))

    def show_question(self, question: Decision) -> None:
        """The question of the table with its answers."""
        words = self.words()
        self.out.print(Line(words.prompt(question)))
        grid = Grid.grid(padding=(0, 2))
        for number, value in enumerate(question.values, 1):
            grid.add_row(Line(f"{number:>3}", style="cyan"), Line(words.option(question, value)))
        self.out.print(grid)

    def tell(self, text: Text, style: str = "") -> None:
        """Some words of the lesson."""
        self.out.print(Padding(Line(self.said(text), style=style), MARGIN))

    def words(self) -> CatalogueWords:
        """How the table of the lesson speaks."""
        return words_for(self.game, self.speech.language, players=self.guide.table.players)

    def read(self) -> str:
        """A line that the learner types."""
        return self.out.input(Line("> ", style="bold green")).strip()

    # --- what is typed

    def obey(self, typed: str) -> None:
        """Do what was typed, or say what is wrong with it."""
        try:
            if not typed:
                self.read_on()
            elif not self._order(typed):
                self.answer(self._option(typed))
        except CliError as error:
            self.out.print(str(error), style="red", markup=False)

    def read_on(self) -> None:
        """Go on where nothing is wanted."""
        step = self.guide.step
        if step is None:
            self.begin(self.part + 1)
        elif step.kind == "tell":
            self.guide.go_on()
            self.show()
        else:
            self.show(whole=True)

    def answer(self, option: str) -> None:
        """What the step says of an answer; the taught one is played."""
        step = self.guide.step
        if step is None or step.kind == "tell":
            self.speech.print("learn-read-on")
            return
        verdict = self.guide.judge(option)
        self._judge(verdict)
        if verdict.opens:
            then = step.then if verdict.mark == "best" else None
            self.guide.go_on(option)
            if then is not None:
                self.tell(then)
            self.show()

    def _judge(self, verdict: Verdict) -> None:
        sign, style = MARKS[verdict.mark]
        words = (
            self.speech.say(f"learn-{verdict.mark}") if verdict.words is None else self.said(verdict.words)
        )
        self.out.print(Padding(Line(f"{sign} {words}", style=style), MARGIN))

    def _option(self, typed: str) -> str:
        question = self.guide.question
        names = [] if question is None else question.option_ids()
        if typed in names:
            return typed
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(names):
                raise self.speech.error("no-such-number", number=int(typed), count=len(names))
            return names[int(typed) - 1]
        raise self.speech.error("no-such-order", word=typed, help=self.speech.say("order-help"))

    def _order(self, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        for name, order in ORDERS.items():
            if word.lower() in (name, self.speech.say(f"order-{name}")):
                order(self, rest.strip())
                return True
        return False


# ---------------------------------------------------------------------------------------------- the orders


def back(learning: Learning, rest: str) -> None:
    """One step back; from the first one to the part before."""
    if learning.guide.taken:
        learning.guide.back()
        learning.show(whole=True)
    else:
        learning.begin(max(0, learning.part - 1))


def show_me(learning: Learning, rest: str) -> None:
    """Let the lesson make the move."""
    option = learning.guide.shown_answer()
    if option:
        learning.answer(option)
    else:
        learning.read_on()


def parts(learning: Learning, rest: str) -> None:
    """All parts, or begin one."""
    count = len(learning.lessons.parts)
    if not rest:
        learning.out.print(parts_of(learning.speech, learning.lessons))
    elif rest.isdecimal() and 1 <= int(rest) <= count:
        learning.begin(int(rest) - 1)
    else:
        raise learning.speech.error("no-such-part", part=rest, count=count)


def glossary(learning: Learning, rest: str) -> None:
    """The words and pictograms of the game, or those that hold some words."""
    step, question = learning.guide.step, learning.guide.question
    said = [] if step is None else [learning.said(step.say)]
    said += [] if question is None else [learning.words().prompt(question)]
    show_words(learning.speech, learning.game, rest, " ".join(said))


def rules(learning: Learning, rest: str) -> None:
    """The rules behind this step."""
    step = learning.guide.step
    book = read_rules(learning.speech, learning.game)
    if step is not None and step.rules:
        show_rules(learning.speech, [book.rule(rule) for rule in step.rules])
    else:
        learning.speech.print("learn-no-rules")


def show_help(learning: Learning, rest: str) -> None:
    """What can be typed."""
    speech = learning.speech
    speech.print("learn-help")
    grid = Grid.grid(padding=(0, 2))
    for name in ORDERS:
        own = f"order-{name}-learn"
        text = speech.say(own if speech.catalogue.has(own) else f"order-{name}-help")
        grid.add_row(Line(f"  {speech.say(f'order-{name}')}", style="cyan"), Line(text))
    learning.out.print(grid)


def leave(learning: Learning, rest: str) -> None:
    """Get up from the table."""
    raise Left


ORDERS: Final[dict[str, Order]] = {
    "back": back,
    "show": show_me,
    "parts": parts,
    "words": glossary,
    "rules": rules,
    "help": show_help,
    "quit": leave,
}
