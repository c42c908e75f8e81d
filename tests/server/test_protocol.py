"""What a page is told and may ask: the same of the table service in memory, in a browser's worker, and of a
server over HTTP.

The tests that are named after goals ask more of the server; these hold wherever the service runs.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tablewright.engine import record as records
from tests.server.client import Watcher
from tests.server.conftest import serving
from tests.server.fronts import Front, InAWorker, InMemory, OverHttp, Refused, Told

HERE = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
SEED = "the same for both"
PATIENCE = 60.0  # seconds


@pytest.fixture(scope="module", params=["memory", "worker", "http"])
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """The service in memory, in a browser's worker, then in a server."""
    if request.param == "memory":
        yield InMemory()
        return
    if request.param == "worker":
        worker = InAWorker()
        yield worker
        worker.person.close()
        return
    with serving(tmp_path_factory.mktemp("protocol"), hint_seconds=0.2) as served:
        yield OverHttp(served.person())


def new_table(front: Front, game: str = "quarry", **more: Any) -> str:
    return front.make(**{"game": game, "seats": HERE, "confirm": False, "seed": SEED, **more})


def play(front: Front, table: str, moves: int, chance: random.Random | None = None) -> Told:
    """Make so many moves at random; the last view."""
    chance = chance or random.Random(1)
    for _ in range(moves):
        question = front.view(table)["question"]
        if question is None:
            break
        option = chance.choice(question["options"])["id"]
        front.act(table, "move", question["seat"], question["since"], option)
    return front.view(table)


def test_a_new_table_shows_its_first_question(front: Front) -> None:
    view = front.view(new_table(front), seat=0, scenes=1, state=1)
    assert (view["status"], view["version"], view["moves"], view["turn"]) == ("playing", 1, 0, 1)
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]
    assert view["you"] == {"seat": 0, "holds": [0, 1], "owner": True}
    assert view["question"]["kind"] == "dig"
    assert view["question"]["options"][0]["nodes"], "something on the scenes stands for it"
    assert view["state"]["masons"]
    assert view["chosen_seed"]
    assert front.view(view["table"], seat=0, lang="pl")["question"]["prompt"] != view["question"]["prompt"]


def test_what_no_game_can_be_set_up_with_is_refused(front: Front) -> None:
    for wish, code in (
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"x": "y"}}, "bad-setup"),
        ({"seats": [{"kind": "bot", "level": "godlike"}, {"kind": "here"}]}, "bad-setup"),
        ({"seed": "sealed:00"}, "bad-setup"),
    ):
        with pytest.raises(Refused, match=code) as refused:
            new_table(front, **wish)
        assert refused.value.told["error"]["message"]


def test_a_choice_is_answered_with_what_comes_next(front: Front) -> None:
    table = new_table(front, "origins")
    chance = random.Random(3)
    asked_again = 0
    for move in range(1, 16):
        question = front.view(table)["question"]
        seat, option = question["seat"], chance.choice(question["options"])["id"]
        done = front.act(table, "move", seat, question["since"], option)
        after = front.view(table, seat=seat)
        assert (done["version"], done["move"], done["over"]) == (move + 1, move, False)
        assert done["waiting_for"] == after["waiting_for"]
        assert "frame" not in done, "nobody has asked for it"
        if after["question"] is not None:
            asked_again += 1
            options = [one["id"] for one in after["question"]["options"]]
            assert done["question"] == {"since": after["question"]["since"], "options": options}
        else:
            assert done["question"] is None
    assert 0 < asked_again < 15


def test_a_stale_or_foreign_choice_changes_nothing(front: Front) -> None:
    table = new_table(front)
    before = play(front, table, 6)
    question = before["question"]
    seat, option = question["seat"], question["options"][0]["id"]
    for since in (0, question["since"] - 1, question["since"] + 1):
        with pytest.raises(Refused, match="stale"):
            front.act(table, "move", seat, since, option)
    with pytest.raises(Refused, match="not-offered") as refused:
        front.act(table, "move", seat, question["since"], "dig:moon")
    assert refused.value.told["why"]["message"]
    with pytest.raises(Refused, match="no-such-table"):
        front.view("no-such-one")
    assert front.view(table) == before


def test_a_command_that_is_sent_twice_is_carried_out_once(front: Front) -> None:
    table = new_table(front)
    since = front.view(table, seat=0)["since"]
    first = front.act(table, "move", 0, since, "dig:hill", key="once-only")
    assert front.act(table, "move", 0, since, "dig:hill", key="once-only") == first
    with pytest.raises(Refused, match="key-reused"):
        front.act(table, "move", 0, since, "dig:cliff", key="once-only")
    assert front.view(table)["moves"] == 1


def test_undo_and_redo(front: Front) -> None:
    table = new_table(front, "origins", confirm=True)
    chance = random.Random(2)
    undone = confirmed = 0
    for _ in range(14):
        view = front.view(table, state=1)
        question = view["question"]
        seat, confirmed = question["seat"], confirmed + question["confirm"]
        option = chance.choice(question["options"])["id"]
        front.act(table, "move", seat, question["since"], option)
        after = front.view(table, seat=seat, state=1)
        if not after["can_undo"]:
            with pytest.raises(Refused, match="nothing-to-undo"):
                front.act(table, "undo", seat, after["since"])
            continue
        front.act(table, "undo", seat, after["since"])
        again = front.view(table, seat=seat, state=1)
        for part in ("state", "log", "scores", "moves", "turn"):
            assert again[part] == view[part]
        front.act(table, "redo", seat, again["since"])
        assert front.view(table, seat=seat, state=1)["state"] == after["state"]
        undone += 1
    assert undone
    assert confirmed


def blocked_question(front: Front, table: str) -> Told:
    """A question with something that one might expect but may not do."""
    chance = random.Random(1)
    for _ in range(60):
        question: Told = front.view(table, scenes=1)["question"]
        if question["blocked"]:
            return question
        play(front, table, 1, chance)
    raise AssertionError("nothing was ever blocked")


def test_why_not_names_reason_and_rule(front: Front) -> None:
    table = new_table(front)
    question = blocked_question(front, table)
    seat, blocked = question["seat"], question["blocked"][0]
    why = front.why(table, seat, option=blocked["id"])
    assert not why["offered"]
    assert why["options"][0]["rule"] == blocked["rule"]
    assert why["options"][0]["rule_text"]
    assert blocked["reason"] in why["message"]
    polish = front.why(table, seat, option=blocked["id"], lang="pl")
    assert polish["options"][0]["rule_text"] != why["options"][0]["rule_text"]
    assert front.why(table, seat, option=question["options"][0]["id"])["offered"]


def test_a_thing_on_the_scenes_is_explained(front: Front) -> None:
    table = new_table(front)
    question = front.view(table, seat=0, scenes=1)["question"]
    assert front.why(table, 0, node=question["options"][0]["nodes"][0])["offered"]
    nothing = front.why(table, 0, node="no-such-thing")
    assert (nothing["offered"], nothing["options"]) == (False, [])
    assert nothing["message"]
    front.act(table, "move", 0, question["since"], question["options"][0]["id"])
    with pytest.raises(Refused, match="not-asked"):
        front.why(table, 0, node=question["options"][0]["nodes"][0])


def test_what_is_blocked_is_found_by_its_thing(front: Front) -> None:
    table = new_table(front, "origins")
    chance = random.Random(1)
    for _ in range(40):
        question = front.view(table, scenes=1)["question"]
        shown = [one for one in question["blocked"] if one["nodes"]]
        free = {node for one in question["options"] for node in one["nodes"]}
        lone = [(one, node) for one in shown for node in one["nodes"] if node not in free]
        if lone:
            blocked, node = lone[0]
            told = front.why(table, question["seat"], node=node)
            assert blocked["id"] in [one["option"] for one in told["options"]]
            return
        play(front, table, 1, chance)
    raise AssertionError("nothing that lies on the board was ever blocked")


def test_a_hint_is_one_of_the_options(front: Front) -> None:
    table = new_table(front)
    question = front.view(table, seat=0)["question"]
    hint = front.hint(table, 0)
    offered = [option["id"] for option in question["options"]]
    assert hint["option"] in offered
    assert [line["option"] for line in hint["lines"]] == offered
    assert hint["label"] in [option["label"] for option in question["options"]]


def test_the_past_is_shown_as_it_was(front: Front) -> None:
    table = new_table(front)
    seen = []
    for move in range(10):
        seen.append(front.view(table, seat=0, state=1))
        play(front, table, 1, random.Random(move))
    for move in (0, 3, 9, 4):
        then = front.replay(table, move, 0, state=1, scenes=1)
        assert (then["version"], then["moves"], then["question"], then["over"]) == (move, move, None, False)
        for part in ("state", "head", "holdings", "scores", "triggers"):
            assert then[part] == seen[move][part]
        assert [line["text"] for line in then["log"]] == [line["text"] for line in seen[move]["log"]]
        assert then["scenes"][0]["picks"] == {}
    with pytest.raises(Refused, match="no-such-move"):
        front.replay(table, 11, 0)
    assert [one["n"] for one in front.moves(table)["moves"]] == list(range(1, 11))


def test_the_report_tells_where_points_came_from(front: Front) -> None:
    table = new_table(front)
    view = play(front, table, 400)
    assert view["over"]
    report = front.report(table)
    assert [seat["points"] for seat in report["seats"]] == view["result"]["points"]
    assert report["over_time"][-1]["points"] == view["result"]["points"]
    for source in report["sources"]:
        assert source["points"] == [a + b for a, b in zip(source["play"], source["final"], strict=True)]
    assert report["turns"][-1]["last_move"] == view["moves"]
    assert front.report(table, lang="pl")["sources"][0]["label"] != report["sources"][0]["label"]
    assert records.verify(front.record(table, 0)) == []


def test_before_the_end_a_record_is_only_the_own_view(front: Front) -> None:
    early = front.record(new_table(front), 0)
    assert set(early) == {"tablewright_view", "game", "players", "seat", "version", "view", "log"}


def test_a_table_from_a_position_and_from_a_record(front: Front) -> None:
    table = new_table(front)
    play(front, table, 12)
    fork = front.fork(table, seat=0, move=5)
    assert front.view(fork)["fork"]
    assert front.view(fork, seat=0, state=1)["state"]["masons"]
    play(front, table, 400)
    whole = front.fork(table, seat=0, move=7)
    assert front.view(whole, seat=0, state=1)["state"] == front.replay(table, 7, 0, state=1)["state"]
    assert play(front, whole, 3)["moves"] > 0
    record = front.record(table, 0)
    brought = front.bring_in(record=record, seats=HERE)
    assert front.view(brought)["result"]["points"] == record["scores"]
    assert front.replay(brought, 6, 0, state=1)["state"] == front.replay(table, 6, 0, state=1)["state"]
    cut = front.bring_in(record={**record, "moves": record["moves"][:6]}, seats=HERE, confirm=False)
    assert play(front, cut, 2)["moves"] == 8
    with pytest.raises(Refused, match="bad-record"):
        front.bring_in(record={**record, "seed": "another"}, seats=HERE)


def test_a_bot_answers_by_itself(front: Front) -> None:
    table = new_table(front, seats=[{"kind": "here"}, {"kind": "bot", "level": "easy"}])
    end = time.monotonic() + PATIENCE
    while {one["seat"] for one in front.moves(table)["moves"]} != {0, 1}:
        assert time.monotonic() < end, "the bot never answered"
        question = front.view(table, seat=0)["question"]
        if question is not None:
            front.act(table, "move", 0, question["since"], question["options"][0]["id"])
        else:
            time.sleep(0.05)


def test_the_answer_brings_the_screen_up_to_date(front: Front) -> None:
    """Applied to what is on the screen, the frame of the answer gives what a fresh look shows."""
    table = new_table(front, "origins", confirm=True)
    chance = random.Random(5)
    told = 0
    for _ in range(10):
        view = front.view(table, scenes=1)
        seat, question = view["you"]["seat"], view["question"]
        option = chance.choice(question["options"])["id"]
        done = front.act_shown(table, seat, question["since"], option, view["version"])
        after = front.view(table, seat=seat, scenes=1)
        if done["frame"]["type"] == "change":
            assert (done["frame"]["from"], done["frame"]["version"]) == (view["version"], done["version"])
            told += 1
        assert comparable(Watcher.applied(view, done["frame"])) == comparable(after)
    assert told > 4


def comparable(view: Told) -> Told:
    """A view without what depends on who looks on at the moment."""
    told = {name: value for name, value in view.items() if name not in ("seen", "you")}
    told["seats"] = [{k: v for k, v in seat.items() if k != "present"} for seat in view["seats"]]
    return told


# ------------------------------------------------------------------------------------------- what lies ahead


def at_work(front: Front, confirm: bool = True) -> Told:
    """A table of Quarry whose masons have dug: the first one chooses an action."""
    table = new_table(front, confirm=confirm)
    for _ in range(8):
        view = front.view(table)
        if view["question"]["kind"] == "work":
            return view
        question = view["question"]
        front.act(table, "move", question["seat"], question["since"], question["options"][0]["id"])
    raise AssertionError("nobody goes to work")


def test_what_lies_ahead_of_a_question(front: Front) -> None:
    view = at_work(front)
    question = view["question"]
    ahead = front.ahead(view["table"], question["seat"])
    assert (ahead["version"], ahead["since"], ahead["seat"]) == (
        view["version"],
        question["since"],
        question["seat"],
    )
    assert list(ahead["effects"]) == [option["id"] for option in question["options"]]
    rest = ahead["effects"]["work:rest"]
    assert [(chip["seat"], chip["after"] - chip["before"]) for chip in rest["chips"]] == [
        (question["seat"], 1)
    ]
    assert rest["undoable"]
    assert ahead["effects"]["work:sketch"]["chance"]
    assert "coin" in rest["text"]
    assert "monet" in front.ahead(view["table"], question["seat"], lang="pl")["effects"]["work:rest"]["text"]
    (number,) = ahead["things"]["deck"]["lines"]
    assert [step["option"] for step in ahead["lines"][number]["steps"]] == ["work:sketch"]
    line = front.try_line(view["table"], question["seat"], question["since"], ["work:rest"])
    assert line == rest
    assert front.view(view["table"]) == view, "nothing is changed by looking"


def test_nobody_looks_ahead_for_others_or_along_lines_that_are_not_there(front: Front) -> None:
    view = at_work(front)
    table, seat, since = view["table"], view["question"]["seat"], view["question"]["since"]
    with pytest.raises(Refused, match="not-asked"):
        front.ahead(table, 1 - seat)
    with pytest.raises(Refused, match="stale"):
        front.try_line(table, seat, since - 1, ["work:rest"])
    with pytest.raises(Refused, match="not-offered"):
        front.try_line(table, seat, since, ["work:rest", "work:fly"])


def line_of(front: Front, table: str, most: int = 60) -> tuple[Told, list[str]]:
    """Play until a line of several steps leads somewhere; the view and the line."""
    chance = random.Random(5)
    for _ in range(most):
        view = front.view(table)
        question = view["question"]
        ahead = front.ahead(table, question["seat"])
        lines = [[step["option"] for step in line["steps"]] for line in ahead["lines"]]
        longest = max(lines, key=len, default=[])
        if len(longest) > 2:
            return view, longest
        option = chance.choice(question["options"])["id"]
        front.act(table, "move", question["seat"], question["since"], option)
    raise AssertionError("no line of several steps")


def test_a_line_is_taken_in_one_go_and_taken_back_step_by_step(front: Front) -> None:
    table = new_table(front, "origins", confirm=True)
    view, line = line_of(front, table)
    seat, since = view["question"]["seat"], view["question"]["since"]
    done = front.take(table, seat, since, line, key="a-whole-line")
    assert (done["version"], done["move"]) == (view["version"] + 1, view["moves"] + len(line))
    assert front.take(table, seat, since, line, key="a-whole-line") == done
    after = front.view(table, seat=seat)
    assert {one["version"] for one in after["log"][len(view["log"]) :]} <= {done["version"]}
    back = front.take_back(table, seat, after["since"], len(line) - 1)
    assert (back["version"], back["move"]) == (done["version"] + 1, view["moves"] + 1)
    again = front.view(table, seat=seat)
    with pytest.raises(Refused, match="nothing-to-undo"):
        front.take_back(table, seat, again["since"], 50)
    assert front.view(table, seat=seat) == again, "all steps or none"
    front.take_back(table, seat, again["since"], 1)
    question = front.view(table, seat=seat)["question"]
    assert question["options"] == view["question"]["options"]


def test_a_line_is_refused_as_a_whole(front: Front) -> None:
    table = new_table(front, "origins", confirm=True)
    view, line = line_of(front, table)
    seat, since = view["question"]["seat"], view["question"]["since"]
    for wrong in ([*line[:-1], "site-action:fly"], [*line, *line, *line]):
        with pytest.raises(Refused, match="not-offered"):
            front.take(table, seat, since, wrong)
    assert front.view(table) == view


def test_a_turn_that_cannot_be_taken_back_need_not_be_confirmed(front: Front) -> None:
    view = at_work(front)
    table, seat, since = view["table"], view["question"]["seat"], view["question"]["since"]
    asked = front.take(table, seat, since, ["work:sketch"])
    assert asked["question"] is not None, "without `usual` the end of the turn is a question"
    other = at_work(front)
    table, seat, since = other["table"], other["question"]["seat"], other["question"]["since"]
    assert front.take(table, seat, since, ["work:sketch"], usual=True)["question"] is None


def test_standings_and_why_nothing_can_be_taken_back(front: Front) -> None:
    view = at_work(front)
    table, seat, since = view["table"], view["question"]["seat"], view["question"]["since"]
    stones = {row["source"]: row["points"] for row in view["standings"]}.get("stones", [0, 0])
    for info in view["seats"]:
        assert info["standing"] == info["points"] + stones[info["seat"]]
        assert info["standing_place"] in (1, 2)
    front.act(table, "move", seat, since, "work:sketch")
    after = front.view(table, seat=seat)
    assert not after["can_undo"]
    assert after["log"][-1]["text"] in after["no_undo"]
    points = front.report(table)["over_time"]
    assert all(len(point["standing"]) == 2 for point in points)


def test_turns_are_told_as_stories(front: Front) -> None:
    table = new_table(front, "origins", confirm=True)
    view = play(front, table, 30)
    stories = view["stories"]
    assert [story["n"] for story in stories] == list(range(len(stories)))
    for before, after in pairwise(stories):
        assert before["last_move"] + 1 == after["first_move"]
        assert before["last_line"] == after["first_line"]
        assert before["seat"] != after["seat"]
    assert all(story["text"] for story in stories if story["last_line"] > story["first_line"])
