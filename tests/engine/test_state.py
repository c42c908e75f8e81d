"""Events, scores, hidden things, messages."""

from __future__ import annotations

from tablewright.engine import (
    Chance,
    Event,
    Table,
    Text,
    because,
    new_table,
    reveal,
    score,
    shuffle_unknown,
    tell,
    tell_secretly,
)
from tests.engine.toys import Toy, ToyGame


def toy() -> Toy:
    """A state to which somebody listens."""
    g = ToyGame().new(2, {}, Chance("1"))
    g._journal = []
    return g


def test_events_show_secrets_only_to_those_who_may_know() -> None:
    event = Event("draw", {"seat": 0}, {0: {"card": "ace"}})
    assert event.seen_by(0) == {"seat": 0, "card": "ace"}
    assert event.seen_by(1) == {"seat": 0}
    assert event.seen_by(None) == {"seat": 0}


def test_telling_writes_into_the_log() -> None:
    g = toy()
    tell(g, "rest", seat=1)
    tell_secretly(g, "draw", {1: {"card": "ace"}}, seat=1)
    assert g._journal is not None
    assert [(event.kind, event.args, event.secret) for event in g._journal] == [
        ("rest", {"seat": 1}, {}),
        ("draw", {"seat": 1}, {1: {"card": "ace"}}),
    ]


def test_nobody_need_listen() -> None:
    g = toy()
    g._journal = None
    tell(g, "rest", seat=1)
    tell_secretly(g, "draw", {})
    score(g, g.everybody[0], "gold", 1)
    assert g.everybody[0].vp == 1


def test_points_are_noted_by_source_and_told() -> None:
    g = toy()
    me = g.everybody[1]
    score(g, me, "gold", 3)
    score(g, me, "gold", 2)
    score(g, me, "debts", -1)
    assert me.vp == 4
    assert me.tally == {"gold": 5, "debts": -1}
    assert g._journal is not None
    assert [event.args for event in g._journal][-1] == {"seat": 1, "points": -1, "source": "debts"}


def test_no_points_are_not_worth_a_line() -> None:
    g = toy()
    score(g, g.everybody[0], "gold", 0)
    assert g.everybody[0].tally == {}
    assert g._journal == []


def test_revealing_counts() -> None:
    g = toy()
    reveal(g)
    reveal(g)
    assert g.revealed == 2


def test_unknown_things_change_places_and_known_ones_stay() -> None:
    deck, hand, other = [1, 2, 3, 4, 5], [6, 7], [8, 9, 10]
    orders = set()
    for seed in range(30):
        places = [deck[:], hand[:], other[:]]
        shuffle_unknown(places, {6, 7, 3}, Chance(str(seed)))
        assert places[1] == [6, 7]
        assert places[0][2] == 3
        assert [len(place) for place in places] == [5, 2, 3]
        assert sorted(places[0] + places[1] + places[2]) == list(range(1, 11))
        orders.add(str(places))
    assert len(orders) > 20


def test_reasons_and_texts_are_compared_by_what_they_say() -> None:
    assert because("TOY-1", "closed", until=3) == because("TOY-1", "closed", until=3)
    assert because("TOY-1", "closed", until=3) != because("TOY-1", "closed", until=4)
    assert because("TOY-1", "closed") != because("TOY-2", "closed")
    assert because("TOY-1", "closed").text == Text("why-closed")
    assert {Text("a"), Text("a"), Text("b")} == {Text("b"), Text("a")}
    assert repr(Text("a")) == "Text('a')"


def test_a_table_without_words_shows_bare_messages() -> None:
    table: Table = new_table(ToyGame(), 2, "1")
    assert table.words.text(Text("log-rest", {"seat": 1})) == "log-rest(seat=1)"
