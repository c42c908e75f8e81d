"""The numbers that games say: every option has an action, and observations hold what the view holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablewright.bots import Bot, Glimpse, make_bot
from tablewright.engine import (
    BadSave,
    BadSetup,
    Chance,
    GameOver,
    IllegalChoice,
    Table,
    copy,
    find_game,
    new_table,
)
from tablewright.engine.decision import Aside, Decision
from tablewright.engine.domain import YES_OR_NO, AnyOf, Around, Domain, Names, Parts, Whole, shared
from tablewright.engine.encoding import SPARE, WAIT, Codec, Encoder
from tablewright.engine.registry import OWN
from tablewright.engine.writer import Writer
from tablewright.envs.encoding import Encoding, encoding_of, versions
from tablewright.envs.rewards import Rewards
from tablewright.envs.versions import fingerprints
from tablewright.testing.cases import SAMPLE, games
from tests.adapters.cases import EVERY_GAME, EVERY_TABLE

#: So many choices of each game are looked at, of each variant a few.
LOOKS = 80 * SAMPLE
LOOKS_AT_VARIANT = 8 * SAMPLE


class TestDomains:
    @pytest.mark.parametrize(
        ("domain", "value", "name"),
        [
            (Names(["hill", "cliff"]), "cliff", "cliff"),
            (Whole(2, 5), 5, "5"),
            (Around(5), -1, "-1"),
            (Around(5), 12, "2"),
            (Parts(Names(["a", "b"]), Whole(1, 3)), ("b", 2), "b/2"),
            (Parts(Whole(1, 3), None), (2, "whatever"), "2"),
            (AnyOf(Whole(0, 1), Names(["all"])), "all", "all"),
        ],
    )
    def test_a_value_has_a_number_with_a_name(self, domain: Domain, value: Any, name: str) -> None:
        index = domain.index(value)
        assert 0 <= index < domain.size
        assert domain.name(index) == name

    @pytest.mark.parametrize(
        ("domain", "value"),
        [
            (Names(["hill"]), "moon"),
            (Names(["hill"]), 1),
            (Whole(2, 5), 6),
            (Whole(0, 1), True),
            (Parts(Whole(0, 1)), (0, 0)),
            (AnyOf(Whole(0, 1), Names(["all"])), "none"),
            (YES_OR_NO, "yes"),
        ],
    )
    def test_what_does_not_belong_there_has_none(self, domain: Domain, value: Any) -> None:
        assert domain.index(value) == -1

    def test_all_names_of_a_domain_differ(self) -> None:
        domain = AnyOf(Parts(Around(4), Names(["x", "y"])), Whole(1, 3))
        names = [domain.name(index) for index in range(domain.size)]
        assert len(set(names)) == domain.size == 11


class Toy(Encoder):
    """Two kinds of questions about cards, one about cells without bounds, and an aside."""

    def answers(self) -> dict[str, Domain]:
        cards = shared("card", Names(["A", "B"]))
        return {
            "draw": cards,
            "play": AnyOf(shared("card", Names(["A", "B"])), Names(["pass"])),
            "cell": Around(3),
            "use": Names(["A", "B"]),
            "sure": YES_OR_NO,
        }

    def observe(self, g: Any, seat: int, w: Writer) -> None:
        w.number("points", g, 10)


class TestActions:
    codec = Codec(Toy(2, {}, 2))

    def of(self, kind: str, values: list[Any]) -> list[str]:
        return [self.codec.actions[action] for action in self.codec.actions_of(Decision(0, kind, values))]

    def test_questions_with_one_domain_share_its_actions(self) -> None:
        assert self.of("draw", ["A", None]) == ["card:A", "draw:no"]
        assert self.of("play", ["B", "pass", None]) == ["card:B", "play:pass", "play:no"]
        assert self.of("sure", [True, False]) == ["sure:yes", "sure:no"]

    def test_asides_have_actions_of_their_own(self) -> None:
        assert self.of("draw", ["A", Aside("use", "A")]) == ["card:A", "use:A"]

    def test_what_cannot_be_told_apart_or_is_unknown_takes_spare_actions(self) -> None:
        assert self.of("cell", [0, 1, 3]) == ["cell:0", "cell:1", "spare:1"]
        assert self.of("moon", ["A", "B"]) == ["spare:1", "spare:2"]
        many = self.codec.actions_of(Decision(0, "moon", list("x" * (SPARE + 1))))
        assert many[-1] == WAIT
        assert len(set(many)) == SPARE + 1


# --------------------------------------------------------------------------------------------- every game
def tables_of(game: str, players: int) -> Iterator[tuple[Table, int]]:
    """Tables with the usual options, and with each option changed once; and how long to look."""
    found = find_game(game)
    for number, options in enumerate(found.variants(players)):
        try:
            table: Table = new_table(found, players, f"numbers {number}", options, keep=False)
        except BadSetup:
            continue
        yield table, LOOKS if number == 0 else LOOKS_AT_VARIANT


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_every_option_has_an_action_and_every_table_an_observation(game: str, players: int) -> None:
    random = Random(game)
    for table, looks in tables_of(game, players):
        encoding = encoding_of(game, players, table.options)
        session = encoding.session()
        session.sit_down(table)
        for _ in range(looks):
            if session.over:
                break
            assert_numbered(encoding, session.offered, table)
            question, chosen = session.question_of(session.seat), session.chosen_by(session.seat)
            at_once = encoding.codec.observe(table.state, session.seat, question, chosen)
            assert session.observe(session.seat) == at_once
            assert len(at_once) == encoding.observation_size
            session.play(random.choice(session.offered))


def assert_numbered(encoding: Encoding, offered: list[int], table: Table) -> None:
    question = table.open_questions()[0]
    names = question.option_ids()
    assert len(set(offered)) == len(offered) == len(names)
    spare = [
        name for name, action in zip(names, offered, strict=True) if action >= encoding.codec.first_spare
    ]
    assert not spare
    assert WAIT not in offered


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_greedy_play_has_numbers_too(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    table: Table = new_table(find_game(game), players, "greedy", encoding.options)
    bots: list[Bot] = [make_bot("greedy", f"{game} {seat}") for seat in range(players)]
    for _ in range(LOOKS):
        if table.over:
            break
        question = table.open_questions()[0]
        assert_numbered(encoding, encoding.codec.actions_of(question), table)
        encoding.codec.observe(table.state, question.seat, question, [])
        table.play(question.offset + bots[question.seat].choose(Glimpse(table, question)))


def sorted_lists(value: Any) -> Any:
    """A view without the order of its lists, and without where points came from."""
    if isinstance(value, dict):
        return {key: sorted_lists(part) for key, part in value.items() if key != "tally"}
    if isinstance(value, list):
        return sorted([sorted_lists(part) for part in value], key=json.dumps)
    return value


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_two_tables_have_the_same_numbers_exactly_if_they_look_the_same(game: str, players: int) -> None:
    """Everything hidden is dealt anew: not one number differs. And no two views share their numbers."""
    found, encoding, random = find_game(game), encoding_of(game, players), Random(game)
    codec = encoding.codec
    table: Table = new_table(found, players, "looks", encoding.options, keep=False)
    seen: dict[tuple[int, bytes], str] = {}
    compared = 0
    for number in range(LOOKS):
        if table.over:
            break
        question = table.open_questions()[0]
        seat = question.seat
        view, numbers = table.view(seat), codec.observe(table.state, seat, None, [])
        other = copy(table.state)
        found.resample(other, seat, Chance(f"other {number}"), other)
        if found.view(other, seat) == view:
            compared += 1
            assert codec.observe(other, seat, None, []) == numbers
        told = json.dumps(sorted_lists(view), sort_keys=True)
        assert seen.setdefault((seat, numbers.tobytes()), told) == told
        table.play(question.offset + random.randrange(len(question.values)))
    assert compared


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_equal_observations_have_equal_masks(game: str, players: int) -> None:
    """What was chosen so far in a turn is part of what a seat knows, so its options follow from that, but for
    dice that were just thrown.
    """
    encoding, random = encoding_of(game, players), Random(game)
    session = encoding.session()
    session.begin("masks")
    seen: dict[bytes, list[int]] = {}
    differ = 0
    for _ in range(LOOKS):
        if session.over:
            break
        known = session.observe(session.seat).tobytes()
        differ += seen.setdefault(known, session.offered) != session.offered
        session.play(random.choice(session.offered))
    assert differ <= LOOKS // 100


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_slots_and_actions_have_names_of_their_own(game: str, players: int) -> None:
    encoding = encoding_of(game, players)
    names = [slot.name for slot in encoding.describe()]
    assert len(set(names)) == len(names) == encoding.observation_size
    assert len(set(encoding.actions)) == encoding.action_count
    assert all(slot.high > 0 for slot in encoding.describe())


# -------------------------------------------------------------------------------------------- versions
@pytest.mark.parametrize("game", [game for game in games() if game.name in OWN])
def test_an_encoding_changes_only_with_a_new_version(game: Any) -> None:
    """If this fails you have changed the numbers of a game: agents trained with the old ones are lost. If
    that is meant, ``python -m tablewright.envs.versions`` notes the new version.
    """
    assert versions()[game.name][-1] == fingerprints(game.name, game.players)


def test_an_agents_encoding_is_compared(tmp_path: Path) -> None:
    encoding = encoding_of("quarry", 2)
    assert encoding.id == f"tablewright/quarry-2p-v{encoding.version}"
    encoding.save(tmp_path / "numbers.json")
    encoding.check(tmp_path / "numbers.json")
    with pytest.raises(BadSave, match="is the encoding of tablewright/quarry-2p"):
        encoding_of("quarry", 3).check(tmp_path / "numbers.json")
    (tmp_path / "numbers.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadSave, match="is no encoding, or it is damaged"):
        encoding.check(tmp_path / "numbers.json")


# -------------------------------------------------------------------------------------------- sessions
def test_a_session_refuses_what_is_not_offered_and_what_comes_after_the_end() -> None:
    session = encoding_of("quarry", 2).session()
    with pytest.raises(GameOver):
        session.play(1)
    session.begin("1")
    with pytest.raises(IllegalChoice, match="Action 0 is not offered to seat 0"):
        session.play(WAIT)
    assert session.table.choices == 0
    while not session.over:
        session.play(session.offered[0])
    assert not session.cut
    with pytest.raises(GameOver, match="Begin another one"):
        session.play(1)


def test_a_session_can_be_cut_off() -> None:
    session = encoding_of("quarry", 2).session(3)
    session.begin("1")
    for _ in range(3):
        assert not session.over
        session.play(session.offered[0])
    assert session.over
    assert session.cut
    with pytest.raises(BadSetup, match="Name at least 1"):
        encoding_of("quarry", 2).session(0)


def test_own_answers_of_the_turn_are_remembered_by_their_seat_alone() -> None:
    encoding = encoding_of("quarry", 2)
    session = encoding.session()
    session.begin("1")
    blind = session.observe(1)
    action = session.offered[1]
    session.play(action)
    assert session.chosen_by(0) == [action]
    assert session.chosen_by(1) == []
    assert session.observe(1) == blind


# --------------------------------------------------------------------------------------------- rewards
def test_rewards_by_points_add_up_to_the_score() -> None:
    table: Table = new_table(find_game("quarry"), 2, "1", {}, keep=False)
    rewards = Rewards("points", 2)
    rewards.begin(table)
    paid = [0.0, 0.0]
    random = Random(1)
    while not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + int(random.random() * len(question.values)))
        paid = [sum(both) for both in zip(paid, rewards.due(table), strict=True)]
    assert paid == table.scores
    assert any(paid)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadSetup, match="place or points, not 'gold'"):
        Rewards("gold", 2)
