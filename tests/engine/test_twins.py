"""Imagined tables give nothing away, and the suite of twins finds it when they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tablewright.engine import (
    Chance,
    Game,
    NoDeal,
    Options,
    Player,
    Rule,
    State,
    Table,
    choose,
    copy,
    new_table,
    registry,
    reveal,
    shuffle_unknown,
    tell,
)
from tablewright.testing import driver
from tablewright.testing.checks.twins import Pairs, check_twins
from tablewright.testing.driver import Case

ROUNDS = 6


class Cards(State):
    """Two hands, a deck, an open pile, and a card that lies face down."""

    everybody: list[Player]
    hands: list[list[int]]
    deck: list[int]
    pile: list[int]
    laid: list[int]
    turn: int


class CardGame(Game[Cards]):
    """Seat 0 draws, sees the deck shuffled and thinks; seat 1 lays a card face down and seat 0 is asked."""

    name = "cards-face-down"
    title = "Cards"
    players = (2,)
    cap = 200

    def new(self, players: int, options: Options, chance: Chance) -> Cards:
        g = Cards()
        g.chance, g.revealed, g.turn, g.pile, g.laid = chance, 0, 0, [], []
        g.everybody = [seated(seat) for seat in range(players)]
        g.deck = list(range(10))
        chance.shuffle(g.deck, "deck")
        g.hands = [[g.deck.pop() for _ in range(3)] for _ in range(players)]
        return g

    def next_turn(self, g: Cards) -> Rule[None] | None:
        if g.turn == 2 * ROUNDS:
            return None
        g.turn += 1
        return draw_and_think(g) if g.turn % 2 else lay_face_down(g)

    def people(self, g: Cards) -> list[Player]:
        return [*g.everybody]

    def ranking(self, g: Cards) -> list[int]:
        return [1, 1]

    def view(self, g: Cards, seat: int | None) -> dict[str, Any]:
        hands = [hand[:] if number == seat else len(hand) for number, hand in enumerate(g.hands)]
        laid = g.laid[:] if seat == 1 else len(g.laid)
        return {"turn": g.turn, "deck": len(g.deck), "pile": g.pile[:], "hands": hands, "laid": laid}

    def resample(self, g: Cards, seat: int, chance: Chance, now: Cards) -> None:
        known = {*now.hands[seat], *now.pile, *(now.laid if seat == 1 else [])}
        if seat == 1:
            shuffle_unknown([g.deck], known, chance, [g.hands[0]])
        else:
            shuffle_unknown([g.deck, g.laid], known, chance, [g.hands[1]])

    def check(self, g: Cards) -> list[str]:
        return []


def seated(seat: int) -> Player:
    player = Player()
    player.seat, player.vp, player.tally = seat, 0, {}
    return player


def draw_and_think(g: Cards) -> Rule[None]:
    """Draw a card and lay one on the pile; then the pile is shuffled under the deck."""
    g.hands[0].append(g.deck.pop(0))
    reveal(g)
    card = yield from choose(g.everybody[0], "discard", g.hands[0][:])
    g.hands[0].remove(card)
    g.pile.append(card)
    if len(g.pile) > 1:
        g.deck += g.pile
        g.pile.clear()
        g.chance.shuffle(g.deck, "deck")
    yield from choose(g.everybody[0], "think", ["much", "little"])


def lay_face_down(g: Cards) -> Rule[None]:
    """Lay a card face down, hear what the other says, and put it under the deck."""
    card = yield from choose(g.everybody[1], "lay", g.hands[1][:])
    g.hands[1].remove(card)
    g.laid.append(card)
    tell(g, "lay", seat=1)
    yield from choose(g.everybody[0], "guess", ["high", "low"])
    g.hands[1].append(g.deck.pop(0))
    reveal(g)
    g.deck.append(g.laid.pop())
    g.chance.shuffle(g.deck, "deck")


@pytest.fixture(autouse=True)
def _known_for_a_while(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setitem(registry._REGISTER, CardGame.name, CardGame())
    monkeypatch.setattr(driver, "FAILURES", tmp_path / "failures")


def cases(game: Game[Any]) -> list[Case]:
    return [Case(game, 2, {}, f"twin{number}") for number in range(6)]


def test_nothing_is_found_where_nothing_is_given_away() -> None:
    for case in cases(CardGame()):
        check_twins(case)


def test_many_positions_are_compared() -> None:
    compared = 0
    for case in cases(CardGame()):
        pairs = Pairs(case)
        driver._problem(case, lambda pairs=pairs: pairs, case.numbers(), [])  # type: ignore[misc]
        compared += pairs.compared
    assert compared > 100


# ------------------------------------------------------------------------------- mistakes of a game


class NothingDealt(CardGame):
    """Imagined tables are the true one."""

    def resample(self, g: Cards, seat: int, chance: Chance, now: Cards) -> None:
        pass


class DeckForgotten(CardGame):
    """The deck lies in imagined tables as it truly does."""

    def resample(self, g: Cards, seat: int, chance: Chance, now: Cards) -> None:
        known = {*now.hands[seat], *now.pile, *now.deck, *(now.laid if seat == 1 else [])}
        shuffle_unknown([g.laid], known, chance, [g.hands[1 - seat]])


class HandForgotten(CardGame):
    """The hand of the other is the true one."""

    def resample(self, g: Cards, seat: int, chance: Chance, now: Cards) -> None:
        known = {*now.hands[seat], *now.pile, *now.hands[1 - seat]}
        shuffle_unknown([g.deck, g.laid], known, chance)


class OrderTells(CardGame):
    """What is dealt depends on the true order."""

    def resample(self, g: Cards, seat: int, chance: Chance, now: Cards) -> None:
        g.deck.reverse()


class TellingOptions(CardGame):
    """The options of seat 0 depend on the top of the deck."""

    def next_turn(self, g: Cards) -> Rule[None] | None:
        turn = super().next_turn(g)
        return turn if turn is None or g.turn % 2 == 0 else look_at_top(g, turn)


def look_at_top(g: Cards, turn: Rule[None]) -> Rule[None]:
    yield from choose(g.everybody[0], "peek", ["a", "b", "c"][: 2 + g.deck[-1] % 2])
    yield from turn


@pytest.mark.parametrize("kind", [NothingDealt, DeckForgotten, HandForgotten, OrderTells, TellingOptions])
def test_mistakes_of_a_game_are_found(kind: type[CardGame]) -> None:
    assert finding(kind())


def finding(game: Game[Any]) -> str:
    """What the suite finds."""
    for case in cases(game):
        problem = driver._problem(case, partial(Pairs, case), case.numbers(), [])
        if problem is not None:
            return str(problem)
    return ""


# ----------------------------------------------------------------------------- mistakes of the engine


def imagine_truly(self: Table, seat: int, seed: str, back: bool = False) -> Table:
    """The true table."""
    return self.fork()


def fall_back(suppose: Any) -> Any:
    """The true table where no deal fits."""

    def supposed(self: Table, seat: int, seed: str, back: bool = False) -> Table:
        try:
            made: Table = suppose(self, seat, seed + "!", False)
        except NoDeal:
            return self.fork()
        return self.fork() if int(made.state.chance.below(2)) else made

    return supposed


def keep_secret_moves(alike: Any) -> Any:
    """Others do in imagined tables what they truly did, if they can."""

    def same(self: Table, table: Table, move: Any, seat: int, seen: str, luck: Chance) -> Table:
        question = table.question(move.seat)
        if move.name in question.option_ids():
            trial = table.fork()
            trial._repeat(question.option_ids().index(move.name), move.outcomes, luck)
            return trial
        made: Table = alike(self, table, move, seat, seen, luck)
        return made

    return same


def repeat_shuffles(self: Any, items: int, anew: Any, stream: str) -> None:
    """Shuffles come out as they truly did."""


def deal_nothing(self: Table, turn: Any, made: int) -> None:
    """Nothing is dealt anew where it lies now."""


MISTAKES: list[tuple[type, str, Callable[[Any], Any]]] = [
    (Table, "imagine", lambda right: imagine_truly),
    (Table, "suppose", lambda right: imagine_truly),
    (Table, "suppose", fall_back),
    (Table, "_alike", keep_secret_moves),
    (Table, "_deal", lambda right: deal_nothing),
    (Chance, "_forget_shuffle", lambda right: repeat_shuffles),
]


@pytest.mark.parametrize(
    ("owner", "method", "wrong"), MISTAKES, ids=[f"{m}-{n}" for n, (_, m, _) in enumerate(MISTAKES)]
)
def test_mistakes_of_the_engine_are_found(
    owner: type, method: str, wrong: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, method, wrong(getattr(owner, method)))
    assert finding(CardGame())


# ------------------------------------------------------------------------------------ what is dealt


def test_a_shuffle_in_this_turn_is_not_repeated() -> None:
    """After the pile was shuffled into the deck nobody knows where its cards lie."""
    table = Case(CardGame(), 2, {}, "reshuffle").table()
    while "think" not in table.question().kind or table.view(0)["pile"]:
        question = table.question()
        table.play(question.offset)
    decks = {tuple(table.imagine(0, str(seed)).state.deck) for seed in range(40)}  # type: ignore[attr-defined]
    assert len(decks) > 30


def test_a_card_laid_face_down_may_be_any() -> None:
    table = Case(CardGame(), 2, {}, "face down").table()
    while table.question().kind != "guess":
        table.play(table.question().offset)
    laid = {table.imagine(0, str(seed)).state.laid[0] for seed in range(200)}  # type: ignore[attr-defined]
    hidden = set(range(10)) - set(table.view(0)["hands"][0]) - set(table.view(0)["pile"])
    assert laid == hidden


def test_every_deal_is_equally_likely() -> None:
    """Chi-square: which of the hidden cards lies face down, in 2,000 imagined tables."""
    table = Case(CardGame(), 2, {}, "uniform").table()
    while table.question().kind != "guess":
        table.play(table.question().offset)
    hidden = sorted(set(range(10)) - set(table.view(0)["hands"][0]) - set(table.view(0)["pile"]))
    counts = dict.fromkeys(hidden, 0)
    many = 2000
    for seed in range(many):
        counts[table.imagine(0, f"chi {seed}").state.laid[0]] += 1  # type: ignore[attr-defined]
    expected = many / len(hidden)
    square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert square < 22.5  # 0.1 % of chance for 6 degrees of freedom


def test_what_cannot_be_is_never_the_truth() -> None:
    """Seat 1 sees seat 0 think of its top card; no other card would do, and the game never deals that one."""

    class Stubborn(CardGame):
        def resample(self, g: Cards, seat: int, chance: Chance, now: Cards) -> None:
            g.hands[1] = [-1] * len(g.hands[1])

    table = Case(Stubborn(), 2, {}, "stubborn").table()
    while table.question().kind != "guess":
        table.play(table.question().offset)
    before = copy(table.state)
    with pytest.raises(NoDeal):
        table.imagine(1, "1")
    assert copy(table.state).hands == before.hands  # type: ignore[attr-defined]


def test_an_imagined_table_cannot_be_taken_back_to_the_truth() -> None:
    table = Case(CardGame(), 2, {}, "undo").table()
    table.play(0)
    imagined = table.imagine(0, "1")
    assert not imagined.can_undo(0)
    imagined.play(0)
    assert imagined.choices == table.choices + 1


def test_a_fork_of_an_imagined_table_is_imagined_too() -> None:
    table = Case(CardGame(), 2, {}, "fork").table()
    table.play(0)
    imagined = table.imagine(0, "1")
    assert imagined.fork().state.deck == imagined.state.deck  # type: ignore[attr-defined]


class HitByItself(CardGame):
    """After thinking the top of the deck is turned over, and hits the one thing it can hit, unasked."""

    def next_turn(self, g: Cards) -> Rule[None] | None:
        if not g.deck and g.turn % 2 == 0:
            return None
        g.turn += 1
        return turn_over(g) if g.turn % 2 else think(g)


def think(g: Cards) -> Rule[None]:
    """Nothing more."""
    yield from choose(g.everybody[0], "think", ["much", "little"])


def turn_over(g: Cards) -> Rule[None]:
    """The card comes to light and is laid on the pile by itself."""
    card = g.deck.pop(0)
    reveal(g)
    card = yield from choose(g.everybody[0], "hit", [card])
    g.pile.append(card)
    yield from choose(g.everybody[0], "go-on", ["yes", "no"])


def test_what_comes_after_the_turn_is_not_told_by_what_is_taken_unasked() -> None:
    table: Table = new_table(HitByItself(), 2, "hit", record=True)
    while table.open_questions()[0].kind != "think":
        table.play(0)
    probe = table.guarded()
    probe.follow(0)
    assert probe.unasked == [], "the card that comes next lies face down yet"
    assert finding(HitByItself()) == ""
