"""SET-4, SET-18 Lookout phase and its variants."""

from __future__ import annotations

import pytest

from tablewright.engine import BadSetup, Table, find_game, new_table
from tablewright.games.settlers.rules.state import LOOKOUT, Settlers
from tests.games.settlers.asked import asked_seat, events, kind, offered, refused
from tests.games.settlers.laying import built, hand, supply
from tests.games.settlers.looking import names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import play, position, state, table_of


def at_lookout(*factions: str, **options: str) -> tuple[Table, Settlers]:
    """The beginning of round 2, with empty hands; Tom is first."""
    g = position(*factions, **options)
    begin(g)
    return table_of(g), g


def begin(g: Settlers) -> None:
    """Set the table to the beginning of round 2."""
    g.phase, g.step, g.round = LOOKOUT, 0, 2
    g.opening = len(g.settlers) - 1
    for settler in g.settlers:
        supply(g, settler.seat, worker=0)


def picks(table: Table, number: int) -> list[tuple[int, int]]:
    """Who picked from how many cards."""
    seen = []
    for _ in range(number):
        assert kind(table) == "pick"
        seen.append((asked_seat(table), len(offered(table))))
        play(table, offered(table)[0])
    return seen


@pytest.mark.example("SET-EX-16")
@pytest.mark.example("SET-EX-39")
@pytest.mark.rule("SET-4.2", "SET-4.3", "SET-4.4")
def test_two_open_drafts_forth_and_back() -> None:
    table, g = at_lookout("romans", "barbarians", "egyptians")
    assert picks(table, 3) == [(TOM, 4), (MARK, 3), (EVA, 2)]
    assert len(g.common_discard) == 1
    assert picks(table, 3) == [(EVA, 4), (MARK, 3), (TOM, 2)]
    assert len(g.common_discard) == 2
    assert "pick:no" not in offered(table)


@pytest.mark.rule("SET-4.1", "SET-4.5")
def test_everybody_draws_a_faction_card_unseen() -> None:
    g = position("romans", "barbarians")
    begin(g)
    g.settlers[MARK].discard += g.settlers[MARK].deck
    g.settlers[MARK].deck = []
    table = table_of(g)
    assert [len(settler.hand) for settler in g.settlers] == [1, 0]  # an empty deck is not replaced
    view = table.view(MARK)
    assert view["settlers"][TOM]["hand"] is None
    assert view["settlers"][TOM]["cards"] == 1
    assert view["settlers"][MARK]["hand"] == []


@pytest.mark.rule("SET-4.6", "SET-15.6")
def test_the_pile_is_shuffled_when_the_deck_runs_out() -> None:
    g = position("romans", "barbarians")
    begin(g)
    g.common_discard, g.common = g.common[2:], g.common[:2]
    table = table_of(g)
    assert len(events(table, "reshuffle")) == 1
    assert len(g.display) == 3
    assert g.common_discard == []


@pytest.mark.rule("SET-4.6")
def test_too_few_cards_in_the_whole_deck() -> None:
    g = position("romans", "barbarians", "egyptians")
    begin(g)
    g.removed += g.common[2:]
    g.common = g.common[:2]
    table = table_of(g)
    play(table, offered(table)[0])  # Tom picks from 2, Mark takes the last, Eva gets none
    assert [len(settler.hand) - 1 for settler in g.settlers] == [1, 1, 0]
    assert g.phase == "action"


@pytest.mark.rule("SET-18.1", "SET-16.9", "SET-22.1")
def test_alternate_lookout() -> None:
    g = position("romans", "barbarians", "egyptians", lookout="alternative")
    begin(g)
    table = table_of(g)
    first = {settler.seat: list(settler.offer) for settler in g.settlers}
    assert [len(offer) for offer in first.values()] == [3, 3, 3]
    assert [part.seat for part in table.open_questions()] == [TOM, MARK, EVA]
    assert table.view(MARK)["settlers"][TOM]["offer"] is None
    for part in list(table.open_questions()):
        table.play(part.offset)
    # each kept one of three; the other two went to the left neighbour
    assert g.settlers[MARK].offer == first[TOM][1:]
    assert g.settlers[TOM].offer == first[EVA][1:]
    assert first[TOM][0] in g.settlers[TOM].hand
    for part in list(table.open_questions()):
        table.play(part.offset)
    assert [len(settler.hand) for settler in g.settlers] == [3, 3, 3]
    assert len(g.common_discard) == 3
    assert g.phase == "action"


@pytest.mark.rule("SET-18.2", "SET-18.3")
def test_advanced_lookout_for_two() -> None:
    table, g = at_lookout("romans", "barbarians", lookout="advanced")
    assert [len(settler.hand) for settler in g.settlers] == [1, 1]
    assert picks(table, 4) == [(TOM, 5), (MARK, 4), (TOM, 3), (MARK, 2)]
    assert len(g.common_discard) == 1


@pytest.mark.example("SET-EX-14")
@pytest.mark.rule("SET-18.4")
def test_advanced_lookout_for_three() -> None:
    table, g = at_lookout("romans", "barbarians", "egyptians", lookout="advanced")
    assert picks(table, 6) == [(TOM, 5), (MARK, 4), (EVA, 4), (TOM, 3), (MARK, 3), (EVA, 2)]
    assert len(g.common_discard) == 1
    assert sum(len(event["cards"]) for event in events(table, "reveal")) == 7


@pytest.mark.rule("SET-18.4")
def test_advanced_lookout_for_four() -> None:
    table, g = at_lookout("romans", "barbarians", "egyptians", "japanese", lookout="advanced")
    assert [n for _, n in picks(table, 8)] == [5, 4, 4, 4, 3, 3, 3, 2]
    assert sum(len(event["cards"]) for event in events(table, "reveal")) == 9
    assert len(g.common_discard) == 1


@pytest.mark.rule("SET-18.5")
def test_peaceful_lookout() -> None:
    table, g = at_lookout("romans", "barbarians", peaceful="yes")
    assert [sum(card.common for card in settler.hand) for settler in g.settlers] == [1, 1]
    assert picks(table, 2) == [(TOM, 3), (MARK, 2)]
    assert [len(settler.hand) for settler in g.settlers] == [3, 3]
    assert g.phase == "action"


@pytest.mark.rule("SET-18.6")
def test_peaceful_razing_is_from_hand_only() -> None:
    g = position("egyptians", "barbarians", peaceful="yes")
    built(g, MARK, "Quarry")
    built(g, TOM, "Chariot Builder")
    hand(g, TOM, "Village")
    supply(g, TOM, raze=5)
    table = table_of(g)
    assert "turn:raze-hand/Village" in offered(table)
    assert refused(table, "turn:raze/Quarry") == "SET-18.6"
    play(table, "turn:activate/Chariot Builder")  # card abilities still raze
    assert g.settlers[MARK].empire[0].foundation


@pytest.mark.rule("SET-18.7")
def test_variants_are_not_combined() -> None:
    with pytest.raises(BadSetup, match="Lookout of its own"):
        new_table(find_game("settlers"), 2, "1", {"peaceful": "yes", "lookout": "advanced"})
    with pytest.raises(BadSetup, match="no option"):
        new_table(find_game("settlers"), 1, "1", {"peaceful": "yes"})


@pytest.mark.rule("SET-4.2")
def test_the_card_left_over_is_discarded() -> None:
    table, g = at_lookout("romans", "barbarians")
    shown = list(g.display)
    play(table, offered(table)[0])
    play(table, offered(table)[0])
    assert names(g.common_discard) == names([shown[2]])
    assert state(table) is g
