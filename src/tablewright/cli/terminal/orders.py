"""What a person can type at the table: the number of an option, its name, or an order such as ``undo``.

Orders have their English name and that of the language spoken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.cli.rulepages import chapters, read_rules, rules_meant, show_rule, show_rules
from tablewright.cli.speech import CliError
from tablewright.cli.terminal.glossary import show_words
from tablewright.cli.terminal.result import score_sheet
from tablewright.cli.terminal.things import take_thing
from tablewright.engine import Decision, Reason
from tablewright.engine.errors import TablewrightError
from tablewright.text.undo import no_undo_in_words

if TYPE_CHECKING:
    from tablewright.cli.terminal.session import Session

Order: TypeAlias = Callable[["Session", str], None]

LOG_LINES: Final = 20


def obey(session: Session, typed: str) -> None:
    """Do what was typed, or say what is wrong with it; nothing has changed then."""
    try:
        if not typed and len(session.table.question(session.facing).values) == 1:
            _choose(session, "1")
        elif not typed:
            session.show()
        elif not _choose(session, typed) and not _carry_out(session, typed):
            take_thing(session, typed)
    except TablewrightError as error:
        session.complain(str(error))


def _choose(session: Session, typed: str) -> bool:
    question = session.table.question(session.facing)
    names = question.option_ids()
    if typed.isdecimal():
        number = int(typed)
        if not 1 <= number <= len(names):
            raise session.speech.error("no-such-number", number=number, count=len(names))
        session.take([question.option_id(number - 1)])
    elif typed in names:
        session.take([typed])
    else:
        return False
    return True


def _carry_out(session: Session, typed: str) -> bool:
    """Whether it was an order."""
    word, _, rest = typed.partition(" ")
    for name, order in ORDERS.items():
        if word.lower() in (name, session.speech.say(f"order-{name}")):
            order(session, rest.strip())
            return True
    return False


# ---------------------------------------------------------------------------------------------- the orders


def show_board(session: Session, rest: str) -> None:
    """The whole table again, or what on it holds some words."""
    if rest:
        session.show_part(rest)
    else:
        session.show(whole=True)


def look(session: Session, rest: str) -> None:
    """What the table says about an option."""
    question = session.table.question(session.facing)
    count = len(question.values)
    if not rest:
        raise session.speech.error("look-at-what", order=session.speech.say("order-look"))
    if not rest.isdecimal() or not 1 <= int(rest) <= count:
        raise session.speech.error("no-such-number", number=rest, count=count)
    session.show_option(int(rest), question)


def why(session: Session, rest: str) -> None:
    """What is not offered and why; with a number, the rule as well."""
    question = session.table.question(session.facing)
    found = _blocked(session, question)
    if not found:
        session.speech.print("why-nothing")
    elif not rest:
        session.out.print(_reasons(session, found))
        session.speech.print("why-more", order=session.speech.say("order-why"))
    else:
        chosen = [entry for number, entry in enumerate(found, start=1) if rest in (str(number), entry[0])]
        if not chosen:
            raise session.speech.error("why-no-such", typed=rest, count=len(found))
        _explain(session, *chosen[0])


def undo(session: Session, rest: str) -> None:
    """Take back the last choice."""
    if not session.table.can_undo(session.facing):
        why = "" if session.facing is None else no_undo_in_words(session.table, session.words, session.facing)
        raise CliError(why) if why else session.speech.error("undo-barred")
    session.table.undo(session.facing)
    session.speech.print("undone", order=session.speech.say("order-redo"))


def redo(session: Session, rest: str) -> None:
    """Do again what was taken back."""
    if not session.table.can_redo():
        raise session.speech.error("redo-nothing")
    session.table.redo()


def log(session: Session, rest: str) -> None:
    """What happened so far: the last lines, or as many as wanted."""
    lines = session.table.log(session.facing)
    count = int(rest) if rest.isdecimal() else LOG_LINES
    for line in lines[-count:] if count else []:
        session.out.print(f"· {line}", markup=False)
    if not lines:
        session.speech.print("log-nothing-yet")


def show_score(session: Session, rest: str) -> None:
    """Where everybody's points came from."""
    session.out.print(score_sheet(session.speech, session.table, session.words, session.facing))


def rules(session: Session, rest: str) -> None:
    """The chapters of the rules, a rule by its id, or all that hold some words."""
    book = read_rules(session.speech, session.table.game)
    if not rest:
        session.out.print(chapters(session.speech, book))
    else:
        show_rules(session.speech, rules_meant(session.speech, book, rest))


def words(session: Session, rest: str) -> None:
    """The words and signs of the game, or those that hold some words."""
    said = " ".join(session.words.prompt(question) for question in session.table.open_questions())
    show_words(session.speech, session.table.game, rest, said)


def coach(session: Session, rest: str) -> None:
    """The coach's word on the open question, or whether the coach asks back."""
    if session.coach is None:
        raise session.speech.error(
            "coach-none", command=f"tablewright play {session.table.game.name} --coached"
        )
    states = {word: word == "on" for word in ("on", "off")}
    states |= {session.speech.say(f"coach-{word}"): wanted for word, wanted in states.items()}
    if not rest:
        session.coach.word(session)
    elif rest in states:
        session.coach.asks_back = states[rest]
        session.speech.print("coach-asks" if states[rest] else "coach-asks-not")
    else:
        raise session.speech.error("coach-what", order=session.speech.say("order-coach"))


def save(session: Session, rest: str) -> None:
    """Write the table into a file."""
    if not rest:
        raise session.speech.error("save-where", order=session.speech.say("order-save"))
    session.save(rest)


def show_help(session: Session, rest: str) -> None:
    """What can be typed."""
    session.speech.print("play-help")
    grid = Grid.grid(padding=(0, 2))
    for name in ORDERS:
        typed = session.speech.say(f"order-{name}")
        if session.speech.catalogue.has(f"order-{name}.with"):
            typed = f"{typed} {session.speech.catalogue.say(f'order-{name}', {}, 'with')}"
        grid.add_row(Line(f"  {typed}", style="cyan"), Line(session.speech.say(f"order-{name}-help")))
    session.out.print(grid)


def leave(session: Session, rest: str) -> None:
    """Get up from the table."""
    session.offer_to_save()
    session.leave()


ORDERS: Final[dict[str, Order]] = {
    "board": show_board,
    "look": look,
    "why": why,
    "undo": undo,
    "redo": redo,
    "log": log,
    "score": show_score,
    "rules": rules,
    "words": words,
    "coach": coach,
    "save": save,
    "help": show_help,
    "quit": leave,
}


# ------------------------------------------------------------------------------------------------ why not


def _blocked(session: Session, question: Decision) -> list[tuple[str, str, Reason]]:
    """What is not offered: its name, what it is called, and the reason."""
    if question.blocked is None:
        return []
    offered = set(question.option_ids())
    found = [
        (question.name_of(value), session.words.option(question, value), reason)
        for value, reason in question.blocked()
    ]
    return [entry for entry in found if entry[0] not in offered]


def _reasons(session: Session, found: list[tuple[str, str, Reason]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for number, (_, label, reason) in enumerate(found, start=1):
        grid.add_row(
            Line(f"{number:>3}", style="cyan"),
            Line(label),
            Line(session.words.text(reason.text)),
            Line(reason.rule, style="dim"),
        )
    return grid


def _explain(session: Session, name: str, label: str, reason: Reason) -> None:
    session.out.print(Line.assemble((label, "bold"), f": {session.words.text(reason.text)}"))
    try:
        rule = read_rules(session.speech, session.table.game).rule(reason.rule)
    except TablewrightError:
        session.out.print(reason.rule, style="dim", markup=False)
    else:
        show_rule(session.speech, rule)
