"""Quarry with a mistake in it, one kind each: the suites must find them.

Every mutant asks Quarry for everything and does one thing wrong around a turn, in the view or in the set-up.
Nothing is patched inside the game, so the mutants work on the compiled game as well.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablewright.engine import (
    Chance,
    Game,
    Options,
    Player,
    Reason,
    Rule,
    Scene,
    Text,
    because,
    choose,
    find_game,
    lay_open,
    may_choose,
    register,
    score,
    tell,
    tell_secretly,
    together,
)
from tablewright.engine.glance import Glance, Tally, named
from tablewright.engine.ledger import Ledger
from tablewright.engine.looks import Marker
from tablewright.engine.marks import Words
from tablewright.engine.message import Truth
from tablewright.engine.scene import Node
from tablewright.engine.standing import Standing
from tablewright.games.quarry.box.schema import DATA, ORDERS, PITS
from tablewright.games.quarry.rules.digging import roll_for_pit
from tablewright.games.quarry.rules.state import DIG, EVENING, WORK, Mason, Quarry, in_turn
from tablewright.text import Verbatim

QUARRY = find_game("quarry")


class Mutant(Game[Quarry]):
    """Quarry with something done around each working turn."""

    title = "Mutant"
    players = QUARRY.players
    automa = QUARRY.automa
    cap = QUARRY.cap

    def new(self, players: int, options: Options, chance: Chance) -> Quarry:
        """As in Quarry."""
        state = QUARRY.new(players, options, chance)
        assert isinstance(state, Quarry)
        return state

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        """The turn of Quarry, and the mistake."""
        working = g.step == WORK
        turn = QUARRY.next_turn(g)
        return self.spoiled(g, turn) if turn is not None and working else turn

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        """One action, and the mistake."""
        yield from turn
        self.spoil(g)

    def spoil(self, g: Quarry) -> None:
        """The mistake."""

    def people(self, g: Quarry) -> list[Player]:
        """As in Quarry."""
        return QUARRY.people(g)

    def ranking(self, g: Quarry) -> list[int]:
        """As in Quarry."""
        return QUARRY.ranking(g)

    def view(self, g: Quarry, seat: int | None) -> dict[str, Any]:
        """As in Quarry."""
        return QUARRY.view(g, seat)

    def resample(self, g: Quarry, seat: int, chance: Chance, now: Quarry) -> None:
        """As in Quarry."""
        QUARRY.resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        """As in Quarry."""
        return QUARRY.scenes(view, seat)

    def check(self, g: Quarry) -> list[str]:
        """As in Quarry."""
        return QUARRY.check(g)

    def ledger(self) -> Ledger:
        """As in Quarry."""
        return QUARRY.ledger()

    def truths(self) -> Mapping[str, Truth]:
        """As in Quarry."""
        return QUARRY.truths()

    def pieces(self) -> list[str]:
        """As in Quarry."""
        return QUARRY.pieces()

    @property
    def folder(self) -> Path:
        """The rules and texts of Quarry."""
        return QUARRY.folder


def active(g: Quarry) -> Mason:
    """Whose action it is."""
    order = in_turn(g)
    return order[g.acted % len(order)]


# ------------------------------------------------------------------------------ endings and questions


class DeadEnd(Mutant):
    """Offers an action that leads to a question without answers."""

    name = "dead-end"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        if g.day == 3:
            answers: list[str] = []
            yield from choose(active(g), "work", answers)
        yield from turn


class HiddenDeadEnd(Mutant):
    """Offers an option that a random player seldom takes, and that fails."""

    name = "hidden-dead-end"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        me = active(g)
        if g.day == 2 and g.acted == 0:
            pit = yield from choose(me, "dig", [*PITS, *[f"hole-{i}" for i in range(9)]])
            if pit == "hole-8":
                raise KeyError(pit)
        yield from turn


class Endless(Mutant):
    """Begins the first day again and again."""

    name = "endless"
    cap = 120

    def spoil(self, g: Quarry) -> None:
        g.day = 1


class SameNames(Mutant):
    """Offers two different options under one name."""

    name = "same-names"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        yield from choose(active(g), "help", ["granite", "marble", "granite"])
        yield from turn


class WrongRule(Mutant):
    """Gives a reason with a rule that does not exist."""

    name = "wrong-rule"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        blocked = [("coins", because("QRY-9.9", "deck-empty"))]
        yield from choose(active(g), "help", ["granite", "marble"], lambda: blocked)
        yield from turn


class FalseReason(Mutant):
    """Says that more is missing than there is."""

    name = "false-reason"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        me = active(g)
        blocked = [(card, because("QRY-3.3", "too-few-stones", short=99)) for card in me.hand]
        yield from choose(me, "help", ["granite", "marble"], lambda: blocked)
        yield from turn


class FalseWithoutNumber(Mutant):
    """Gives a reason that names nothing and is not so."""

    name = "false-without-number"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        blocked = [("sketch", because("QRY-3.5", "deck-empty"))]
        yield from choose(active(g), "work", ["rest", "deliver"], lambda: blocked)
        yield from turn


class QuestionThatCosts(Mutant):
    """Pays whoever asks why not."""

    name = "question-that-costs"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        yield from choose(active(g), "help", ["granite", "marble"], lambda: self.paid(active(g)))
        yield from turn

    def paid(self, me: Mason) -> list[tuple[Any, Reason]]:
        """A reason, and a coin."""
        me.coins += 1
        return [("coins", because("QRY-3.5", "deck-empty"))]


class UncheckedReason(Mutant):
    """Gives a number in a reason that nobody can check."""

    name = "unchecked-reason"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        blocked = [("coins", because("QRY-3.3", "no-picnic", count=3))]
        yield from choose(active(g), "help", ["granite", "marble"], lambda: blocked)
        yield from turn


# ------------------------------------------------------------------------------------------- the state


class LostCard(Mutant):
    """Loses delivered orders."""

    name = "lost-card"

    def spoil(self, g: Quarry) -> None:
        for mason in g.masons:
            mason.delivered.clear()


class DoubledCard(Mutant):
    """Gives a delivered order to a second mason, too."""

    name = "doubled-card"

    def spoil(self, g: Quarry) -> None:
        if g.masons[0].delivered:
            g.masons[1].delivered.append(g.masons[0].delivered[0])


class NobodyFirst(Mutant):
    """Ends without a winner."""

    name = "nobody-first"

    def ranking(self, g: Quarry) -> list[int]:
        return [2 for _ in self.people(g)]


class PlaysForTheLog(Mutant):
    """Gives a coin only if somebody listens."""

    name = "plays-for-the-log"

    def spoil(self, g: Quarry) -> None:
        g.masons[0].coins += g._journal is not None


class WrongSum(Mutant):
    """Gives points without saying where they come from."""

    name = "wrong-sum"

    def spoil(self, g: Quarry) -> None:
        g.masons[0].vp += 1


class SilentGain(Mutant):
    """Gives a coin that the log does not tell of."""

    name = "silent-gain"

    def spoil(self, g: Quarry) -> None:
        g.masons[0].coins += 1


class ToldTwice(Mutant):
    """Tells of a coin that nobody gets."""

    name = "told-twice"

    def spoil(self, g: Quarry) -> None:
        tell(g, "rest", seat=0, count=1)


class ToldToOne(Mutant):
    """Tells of a coin to its owner alone."""

    name = "told-to-one"

    def spoil(self, g: Quarry) -> None:
        g.masons[0].coins += 1
        tell_secretly(g, "rest", {0: {"count": 1}}, seat=0, count=0)


class SilentEnd(Mutant):
    """Gives a coin in the last evening, after which nobody is asked any more."""

    name = "silent-end"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        turn = QUARRY.next_turn(g)
        last = g.step == EVENING and g.day == DATA.days
        return Mutant.spoiled(self, g, turn) if turn is not None and last else turn

    def spoil(self, g: Quarry) -> None:
        g.masons[0].coins += 1


class NoEntry(Mutant):
    """Tells of something that the ledger does not know."""

    name = "no-entry"

    def spoil(self, g: Quarry) -> None:
        tell(g, "lose", seat=0, points=0, source="stones")


class SilentSkip(Mutant):
    """Would ask for help, but there is nothing to give, and nobody reads of it."""

    name = "silent-skip"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        nothing: list[str] = []
        yield from may_choose(active(g), "help", nothing)
        yield from turn


class SkipToldOfAnother(Mutant):
    """Says that the neighbour has nothing to give."""

    name = "skip-of-another"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        nothing: list[str] = []
        tell(g, "no-help", seat=(active(g).seat + 1) % len(g.masons))
        yield from may_choose(active(g), "help", nothing)
        yield from turn


class UndeclaredSkip(Mutant):
    """Skips a question of which the ledger knows nothing."""

    name = "undeclared-skip"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        nothing: list[str] = []
        yield from may_choose(active(g), "picnic", nothing)
        yield from turn


class OutsideModel(Mutant):
    """Notes something in an attribute that is not declared."""

    name = "outside-model"

    def spoil(self, g: Quarry) -> None:
        setattr(g.masons[0], "mood", "good")  # noqa: B010 - mypy would rightly refuse the plain assignment


class WrongType(Mutant):
    """Puts something into an attribute that is declared as something else."""

    name = "wrong-type"

    def spoil(self, g: Quarry) -> None:
        g.masons[0].pit = None  # type: ignore[assignment]


class OneListTwice(Mutant):
    """Lets two masons hold the same list."""

    name = "one-list-twice"

    def spoil(self, g: Quarry) -> None:
        if len(g.masons) > 1 and not g.masons[0].delivered and not g.masons[1].delivered:
            g.masons[1].delivered = g.masons[0].delivered


class SharedList(Mutant):
    """Keeps a list beside the state, which all copies of a table share."""

    name = "shared-list"

    def __init__(self) -> None:
        self.rested: list[int] = []

    def new(self, players: int, options: Options, chance: Chance) -> Quarry:
        self.rested = []
        return super().new(players, options, chance)

    def spoil(self, g: Quarry) -> None:
        self.rested.append(g.acted)
        g.masons[0].coins += len(self.rested) % 2


class GlobalRandom(Mutant):
    """Rolls a die of its own."""

    name = "global-random"

    def spoil(self, g: Quarry) -> None:
        g.masons[0].coins += random.randrange(3)


class SetOrder(Mutant):
    """Asks in the order in which a set happens to hold its values."""

    name = "set-order"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        return dig_in_any_order(g) if g.step == DIG else super().next_turn(g)


def dig_in_any_order(g: Quarry) -> Rule[None]:
    """QRY-2.1, but the first mason gets coins for the pit that a set names first."""
    pits = yield from together([choose(mason, "dig", list(PITS)) for mason in g.masons])
    for mason, pit in zip(g.masons, pits, strict=True):
        mason.pit = pit
    in_turn(g)[0].coins += list(PITS).index(next(iter(set(PITS))))
    for mason in in_turn(g):
        yield from roll_for_pit(g, mason)
    g.step = WORK


class NotSaved(Mutant):
    """Counts in an attribute that is no part of the state, so that neither a copy nor a save has it."""

    name = "not-saved"

    def spoil(self, g: Quarry) -> None:
        count = getattr(g, "_count", 0) + 1
        setattr(g, "_count", count)  # noqa: B010 - mypy would rightly refuse the plain assignment
        g.masons[0].coins += count % 2


# -------------------------------------------------------------------------------------------- secrets


class LeakInView(Mutant):
    """Shows the top card of the deck."""

    name = "leak-in-view"

    def view(self, g: Quarry, seat: int | None) -> dict[str, Any]:
        return {**super().view(g, seat), "next": g.deck[-1].id if g.deck else None}


class LeakInOptions(Mutant):
    """Offers something only if the deck has it."""

    name = "leak-in-options"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        yield from choose(
            active(g), "help", ["granite", "marble"] if g.deck[-1].granite else ["marble", "granite"]
        )
        yield from turn


class LeakInReason(Mutant):
    """Says more in a reason than the seat may know."""

    name = "leak-in-reason"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        others = g.masons[-1].hand
        cost = sum(card.granite for card in others)
        blocked = [("coins", because("QRY-3.3", "too-few-stones", short=cost))]
        yield from choose(g.masons[0], "help", ["granite", "marble"], lambda: blocked)
        yield from turn


class LeakInPrompt(Mutant):
    """Asks for something in words that tell of the top card."""

    name = "leak-in-prompt"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        about: dict[str, object] = {"resource": "granite", "amount": g.deck[-1].granite if g.deck else 0}
        yield from choose(active(g), "pay-coins", [1, 2], None, about)
        yield from turn


class LeakInDeal(Mutant):
    """Deals nothing anew where somebody imagines a table."""

    name = "leak-in-deal"

    def resample(self, g: Quarry, seat: int, chance: Chance, now: Quarry) -> None:
        """Everything stays as it is."""


class ToldToTheNeighbour(Mutant):
    """Tells a drawn card to the wrong seat."""

    name = "told-to-the-neighbour"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        me = active(g)
        before = len(me.hand)
        yield from turn
        if len(me.hand) > before:
            neighbour = (me.seat + 1) % len(g.masons)
            tell_secretly(g, "sketch", {neighbour: {"order": me.hand[-1].name}}, seat=me.seat)


class LeakInEvent(Mutant):
    """Tells everybody which card was drawn."""

    name = "leak-in-event"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        me = active(g)
        before = len(me.hand)
        yield from turn
        if len(me.hand) > before:
            tell(g, "deliver", seat=me.seat, order=me.hand[-1].name)


class ForgottenReveal(Mutant):
    """Forgets that a drawn card cannot be unseen."""

    name = "forgotten-reveal"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        before = g.revealed
        yield from turn
        g.revealed = before


class DrawnAsOwn(Mutant):
    """Says of a card from the deck that it was one's own: it could be taken back after looking at it."""

    name = "drawn-as-own"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        me = active(g)
        yield from choose(me, "help", ["granite", "marble"])
        if g.deck:
            me.hand.append(g.deck.pop())
            lay_open(g, me)
        yield from choose(me, "help", ["granite", "marble"])
        yield from turn


class LeakInStanding(Mutant):
    """Counts what others have in their hands."""

    name = "leak-in-standing"

    def score_end(self, g: Quarry, seat: int | None) -> list[tuple[int, str]]:
        for mason in g.masons:
            score(g, mason, "orders", sum(card.points for card in mason.hand))
        return []


class LeakInWaste(Mutant):
    """Warns of what the next card would have been good for."""

    name = "leak-in-waste"

    def wasted(self, g: Quarry, seat: int, option: str) -> list[Tally]:
        return [named("stone", "granite", g.deck[-1].granite)] if g.deck else []


class StandingAtOnce(Mutant):
    """Works out the standing at the table itself, not at a copy."""

    name = "standing-at-once"

    def standing(self, g: Quarry, seat: int | None = None) -> Standing:
        QUARRY.score_end(g, seat)
        return Standing(self.scores(g), [], [])


class HiddenPart(Mutant):
    """Leaves a part of the final scoring out of the standing without saying so."""

    name = "hidden-part"

    def standing(self, g: Quarry, seat: int | None = None) -> Standing:
        whole = super().standing(g, seat)
        return Standing([points - 1 for points in whole.points], whole.added, whole.hidden)


class SeenTooEarly(Mutant):
    """Marks each pit as soon as its mason has chosen."""

    name = "seen-too-early"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        return dig_openly(g) if g.step == DIG else super().next_turn(g)


def dig_openly(g: Quarry) -> Rule[None]:
    """QRY-2.1, but nothing is secret."""
    yield from together([choose_pit_openly(g, mason) for mason in g.masons])
    for mason in in_turn(g):
        yield from roll_for_pit(g, mason)
    g.step = WORK


def choose_pit_openly(g: Quarry, mason: Mason) -> Rule[None]:
    """Choose, and show it at once."""
    mason.pit = yield from choose(mason, "dig", list(PITS))


class ToldTooEarly(Mutant):
    """Tells each pit as soon as its mason has chosen."""

    name = "told-too-early"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        return dig_aloud(g) if g.step == DIG else super().next_turn(g)


def dig_aloud(g: Quarry) -> Rule[None]:
    """QRY-2.1, but everybody says where they dig."""
    pits = yield from together([choose_pit_aloud(g, mason) for mason in g.masons])
    for mason, pit in zip(g.masons, pits, strict=True):
        mason.pit = pit
    for mason in in_turn(g):
        yield from roll_for_pit(g, mason)
    g.step = WORK


def choose_pit_aloud(g: Quarry, mason: Mason) -> Rule[str]:
    """Choose, and say it at once."""
    pit = yield from choose(mason, "dig", list(PITS))
    tell(g, "dig", seat=mason.seat, pit=pit)
    return pit


class FirstComeFirstServed(Mutant):
    """Gives a coin to whoever answers first."""

    name = "first-come"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        return dig_in_haste(g) if g.step == DIG else super().next_turn(g)


def dig_in_haste(g: Quarry) -> Rule[None]:
    """QRY-2.1, but the order of the answers matters."""
    answered: list[Mason] = []
    pits = yield from together([choose_pit_in_haste(mason, answered) for mason in g.masons])
    for mason, pit in zip(g.masons, pits, strict=True):
        mason.pit = pit
    answered[0].coins += 1
    for mason in in_turn(g):
        yield from roll_for_pit(g, mason)
    g.step = WORK


def choose_pit_in_haste(mason: Mason, answered: list[Mason]) -> Rule[str]:
    """Choose, and note who was first."""
    pit = yield from choose(mason, "dig", list(PITS))
    answered.append(mason)
    return pit


# ------------------------------------------------------------------------------------ texts and screen


class NoText(Mutant):
    """Tells of something that no catalogue knows."""

    name = "no-text"

    def spoil(self, g: Quarry) -> None:
        tell(g, "picnic", seat=0)


class NoName(Mutant):
    """Offers a thing without a name."""

    name = "no-name"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        yield from choose(active(g), "dig", [*PITS, "swamp"])
        yield from turn


class RawId(Mutant):
    """Tells of a card by its id."""

    name = "raw-id"

    def spoil(self, g: Quarry) -> None:
        tell(g, "dig", seat=0, pit="pit_33")


class EnglishInPolish(Mutant):
    """Tells everybody in English where somebody digs."""

    name = "english-in-polish"

    def spoil(self, g: Quarry) -> None:
        tell(g, "dig", seat=0, pit=Verbatim("the hill"))


class SameLabels(Mutant):
    """Offers two answers that read the same and do not do the same."""

    name = "same-labels"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        card = yield from choose(active(g), "deliver", [ORDERS["arch-1"], ORDERS["arch-2"]])
        active(g).coins += card is ORDERS["arch-2"]
        yield from turn


class SameLabelsLater(Mutant):
    """The same, but what they do comes after another question."""

    name = "same-labels-later"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        card = yield from choose(active(g), "deliver", [ORDERS["arch-1"], ORDERS["arch-2"]])
        yield from choose(active(g), "help", ["granite", "marble"])
        active(g).coins += card is ORDERS["arch-2"]
        yield from turn


class RuleInSecret(Mutant):
    """Tells one player the number of a rule."""

    name = "rule-in-secret"

    def spoil(self, g: Quarry) -> None:
        tell_secretly(g, "sketch", {0: {"order": Verbatim("QRY-3.5")}}, seat=0)


class RawIdCounted(Mutant):
    """Counts something at everybody's place that has no name but its id."""

    name = "raw-id-counted"

    def glance(self, view: Mapping[str, Any]) -> Glance:
        what = Text("tip-digger", {"seat": 0, "pit": Verbatim("pit_33")})
        return Glance(further=((Tally("stone", what, 1),),))


class RuleInLog(Mutant):
    """Tells players the number of a rule."""

    name = "rule-in-log"

    def spoil(self, g: Quarry) -> None:
        tell(g, "dig", seat=0, pit="QRY-2.1")


class WrongArticle(Mutant):
    """Says "a" before a vowel."""

    name = "wrong-article"

    def spoil(self, g: Quarry) -> None:
        tell(g, "dig", seat=0, pit="a old pit")


class WrongArticleInReason(Mutant):
    """Says "a" before a vowel where somebody asks why not."""

    name = "wrong-article-in-reason"

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        blocked = [("coins", because("QRY-3.3", "hand-full", count=Verbatim("a old")))]
        yield from choose(active(g), "help", ["granite", "marble"], lambda: blocked)
        yield from turn


class NowhereOnTheTable(Mutant):
    """Offers a thing that no node of the scene stands for."""

    name = "nowhere"

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        scenes = super().scenes(view, seat)
        for scene in scenes:
            for node in scene.nodes:
                node.picks = tuple(pick for pick in node.picks if pick != "dig:cliff")
        return scenes


class OneNodeTwice(Mutant):
    """Calls two things on the table the same."""

    name = "one-node-twice"

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        scenes = super().scenes(view, seat)
        scenes[-1].add(Node("deck", Marker(0)))
        return scenes


class NarrowName(Mutant):
    """Has room for the name that stands on the table, but not for others of its kind."""

    name = "narrow-name"

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        scenes = super().scenes(view, seat)
        scenes[-1].add(Node("narrow", Marker(0))).draw(Words(Text("name-arch"), 0, 0, width=40))
        return scenes


class NeverUsed(Mutant):
    """Lists a piece that nobody can ever use."""

    name = "never-used"

    def pieces(self) -> list[str]:
        return [*super().pieces(), "deliver:palace"]


class LongTurn(Mutant):
    """Asks for ever in one turn, so that every fork takes longer."""

    name = "long-turn"
    cap = 4000

    def spoiled(self, g: Quarry, turn: Rule[None]) -> Rule[None]:
        for _ in range(70):
            yield from choose(active(g), "help", ["granite", "marble"])
        yield from turn


MUTANTS: list[type[Mutant]] = [
    DeadEnd,
    HiddenDeadEnd,
    Endless,
    SameNames,
    WrongRule,
    FalseReason,
    UncheckedReason,
    LostCard,
    WrongSum,
    SilentGain,
    ToldTwice,
    NoEntry,
    SilentSkip,
    UndeclaredSkip,
    OutsideModel,
    WrongType,
    OneListTwice,
    SharedList,
    GlobalRandom,
    SetOrder,
    NotSaved,
    LeakInView,
    LeakInOptions,
    LeakInReason,
    LeakInEvent,
    ForgottenReveal,
    SeenTooEarly,
    FirstComeFirstServed,
    NoText,
    NoName,
    RawId,
    EnglishInPolish,
    SameLabels,
    RuleInLog,
    WrongArticle,
    WrongArticleInReason,
    NowhereOnTheTable,
    OneNodeTwice,
    NarrowName,
    NeverUsed,
    LongTurn,
    DrawnAsOwn,
    LeakInStanding,
    LeakInWaste,
    StandingAtOnce,
    HiddenPart,
    FalseWithoutNumber,
    QuestionThatCosts,
    ToldToOne,
    SilentEnd,
    SkipToldOfAnother,
    LeakInPrompt,
    LeakInDeal,
    ToldToTheNeighbour,
    SameLabelsLater,
    RuleInSecret,
    RawIdCounted,
    ToldTooEarly,
    DoubledCard,
    NobodyFirst,
    PlaysForTheLog,
]


def register_all() -> None:
    """Make all mutants known in this process; for a process of their own only."""
    for mutant in MUTANTS:
        register(mutant())
