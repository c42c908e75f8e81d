"""What the log tells: everything that changes on the table, at the moment it changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablewright.engine import Event, Table, find_game, new_table
from tablewright.games.origins.box.schema import BUILDINGS
from tablewright.games.origins.rules.abilities import use_ability
from tablewright.games.origins.rules.citizens import take_citizen
from tablewright.games.origins.rules.city import purchase
from tablewright.games.origins.rules.districts import activate_buildings, close_district
from tablewright.games.origins.rules.passing import pass_round
from tablewright.games.origins.rules.round_end import end_round
from tablewright.games.origins.rules.state import Origins
from tablewright.games.origins.rules.temples import climb
from tablewright.games.origins.rules.towers_and_population import build_tower
from tablewright.testing.checks.ledger import check_ledger
from tablewright.testing.driver import Case
from tablewright.text import LANGUAGES, words_for
from tests.games.origins.asked import events
from tests.games.origins.laying import cards, citizens, city, freemen, goods, holding, military, offer, zodiac
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import play, position, run, state, table_of

GAME = find_game("origins")
POLISH = words_for(GAME, "pl")


def heard(g: Origins, kind: str = "") -> list[dict[str, Any]]:
    """What was told since `listen`, of one kind."""
    assert g._journal is not None
    return [event.args for event in g._journal if event.kind == kind]


def listen(g: Origins) -> Origins:
    """Note what is told from now on."""
    g._journal = []
    return g


def line(g: Origins, kind: str) -> str:
    """The last line of a kind, in Polish."""
    assert g._journal is not None
    told: list[Event] = [event for event in g._journal if event.kind == kind]
    return POLISH.event(told[-1], None)


# -------------------------------------------------------------------------------- end conditions (ORI-14.1)
def third_temple(g: Origins, seat: int = GREEN) -> None:
    """Move the last disc of a player to the top."""
    me = g.builders[seat]
    me.temples = {"forests": 10, "mountains": 10, "seas": 9}
    climb(g, me, "seas", 1)


def last_gold(g: Origins) -> None:
    """Score the only card on which gold is left."""
    cards(g, "D23", "D13")
    g.card_gold["D13"] = 0
    me = g.builders[GREEN]
    city(me, x1y0="obelisk", x1y1="outpost", x2y0="quarry", x2y1="main_gate")
    freemen(g, GREEN, ("orange", 3))
    me.seats[0, 0] = ("orange", 2)
    run(close_district(g, me), "23/blue/red/yellow")


def fourth_colour(g: Origins) -> None:
    """Build with the last disc of the fourth colour."""
    g.tower_pool = {"red": 1, "purple": 0, "blue": 1, "yellow": 1, "orange": 1}
    goods(g, gold=1)
    run(build_tower(g, g.builders[GREEN]), "red")


def failed_refill(g: Origins) -> None:
    """Take a die of a colour that the reserve does not have."""
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    g.reserve["red"] = 0
    run(take_citizen(g, g.builders[GREEN], free=True), "1/red/1")


ARISES = {
    "E_temples": third_temple,
    "E_gold": last_gold,
    "E_towers": fourth_colour,
    "E_dice": failed_refill,
}


@pytest.mark.rule("ORI-14.1.5")
@pytest.mark.parametrize("condition", ARISES)
def test_an_end_condition_is_told_when_it_arises(condition: str) -> None:
    """Polish 1437-1445: say it then, not only at the end of the round."""
    g = listen(position())
    ARISES[condition](g)
    assert heard(g, "end-condition") == [{"condition": condition}]
    run(end_round(g))
    assert heard(g, "end-condition") == [{"condition": condition}]
    assert heard(g, "game-ends") == [{"conditions": [condition]}]


@pytest.mark.rule("ORI-17.2.9")
@pytest.mark.parametrize("condition", ARISES)
def test_alone_no_condition_ends_the_game_and_none_is_told(condition: str) -> None:
    """Polish 1579: there are no other conditions than five rounds."""
    g = listen(position(1))
    ARISES[condition](g)
    run(end_round(g))
    assert g.round == 2
    assert (heard(g, "end-condition"), heard(g, "game-ends")) == ([], [])


@pytest.mark.rule("ORI-14.1.5")
def test_a_condition_is_told_once() -> None:
    g = listen(position())
    fourth_colour(g)
    goods(g, gold=1)
    run(build_tower(g, g.builders[GREEN]), "blue")  # two colours are left
    third_temple(g)
    third_temple(g, BLUE)
    assert heard(g, "end-condition") == [{"condition": "E_towers"}, {"condition": "E_temples"}]
    early = listen(position())
    early.tower_pool["red"] = 1
    goods(early, gold=1)
    run(build_tower(early, early.builders[GREEN]), "red")  # four colours are left
    climb(early, early.builders[GREEN], "seas", 10)  # one disc on the top
    assert heard(early, "end-condition") == []


# ------------------------------------------------------------------------------------ silent changes before
@pytest.mark.rule("ORI-13.1")
def test_speakers_return_aloud() -> None:
    """Polish 1347: one higher, a 5 is rolled again."""
    g = listen(position())
    g.speaker_pool = []
    g.speakers_out = [("S1", 3, GREEN), ("S2", 5, BLUE)]
    run(end_round(g))
    first, second = heard(g, "speaker-return")
    assert first == {"value": 3, "now": 4, "rolled": False}
    assert (second["value"], second["rolled"]) == (5, True)
    assert sorted([4, second["now"]]) == g.speaker_pool
    assert line(g, "speaker-return").startswith("Mówca o wartości 5 zostaje przerzucony i wraca do puli")


@pytest.mark.rule("ORI-13.3.1")
def test_discs_retreat_aloud_the_rearmost_first() -> None:
    """Polish 1357: beginning with the disc that is furthest back."""
    g = listen(position(3))
    military(g, 6, 4, 3)
    g.military_order = [0, 1, 2]
    run(end_round(g))
    assert heard(g, "retreat") == [{"seat": 2, "space": 1}, {"seat": 0, "space": 4}]  # who stays says nothing
    assert line(g, "retreat") == "Gracz 1 cofa dysk na pole 4 toru militarnego."


@pytest.mark.rule("ORI-4.1.4")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (6, 1)])
def test_the_ship_of_a_visited_site_turns_aloud(before: int, after: int) -> None:
    """Polish 703: 1 is added; from 6 it goes to 1."""
    g = position()
    g.builders[GREEN].archon = ""
    g.values["S1"] = before
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1")
    (told,) = [event for event in table.events if event.kind == "site-rises"]
    assert told.args == {"site": "S1", "value": after}
    assert POLISH.event(told, None) == f"Nowa wartość miejsca kamienia i wojny: {after}."


@pytest.mark.rule("ORI-17.2.4")
def test_a_site_that_is_kept_from_rising_tells_no_value() -> None:
    g = position(1)
    g.builders[0].archon = ""
    g.builders[0].superiority = 1
    table = table_of(g)
    play(table, "action:visit", "visit-site:S1", "keep-sites:yes")
    assert "keep-sites" in events(table)
    assert "site-rises" not in events(table)


@pytest.mark.rule("ORI-16.3.2")
def test_veterans_settlement_lowers_aloud() -> None:
    """Polish 1745: then its value is lowered by 1."""
    g = listen(position())
    city(g.builders[GREEN], x1y0="veterans_settlement")
    freemen(g, GREEN, ("red", 4))
    run(use_ability(g, g.builders[GREEN], (1, 0)))
    assert heard(g, "lower") == [{"seat": GREEN, "was": 4, "die": ("red", 3)}]
    assert line(g, "lower") == "Gracz 1 zmniejsza wartość kości: czerwona 4; teraz 3."
    g.builders[GREEN].freemen[0].value = 1
    run(use_ability(g, g.builders[GREEN], (1, 0)))
    assert len(heard(g, "lower")) == 1  # a 1 stays a 1


@pytest.mark.rule("ORI-2.24")
@pytest.mark.parametrize(("players", "left"), [(1, 1), (2, 6), (3, 4), (4, 2)])
def test_dice_that_nobody_picked_go_back_aloud(players: int, left: int) -> None:
    table: Table = new_table(GAME, players, "5", record=True)
    while state(table).draft:
        table.play(0)
    (told,) = [event for event in table.events if event.kind == "draft-returned"]
    assert sum(told.args["dice"].values()) == left  # type: ignore[attr-defined]
    assert "× czerwona" in POLISH.catalogue.event("draft-returned", {"dice": {"red": 2, "blue": 1}})


@pytest.mark.rule("ORI-8.1.6", "ORI-6.5")
def test_refills_and_gaps_are_told() -> None:
    g = listen(position())
    goods(g, stone=1)
    offer(g, "mint", "castle", "forum", "court", "obelisk")
    g.stacks["yellow"] = [BUILDINGS["harbour"], BUILDINGS["granary"]]
    run(purchase(g, g.builders[GREEN]), "1/mint", "farm", "1/0")
    assert (heard(g, "building-refill"), heard(g, "stack-top")) == (
        [{"tile": "granary"}],
        [{"tile": "harbour"}],
    )
    g.stacks["orange"] = []
    run(purchase(g, g.builders[GREEN]), "1/castle", "1/1")
    assert heard(g, "building-gap") == [{"colour": "orange"}]
    failed_refill(g)
    assert heard(g, "citizen-gap") == [{"colour": "red"}]
    assert line(g, "citizen-gap").startswith("W rezerwie nie ma kości w kolorze czerwonym")


@pytest.mark.rule("ORI-8.4.2", "ORI-15.9")
def test_kept_tiles_and_farms_that_go_back_are_told() -> None:
    g = listen(position())
    holding(g, "virgo")
    me = g.builders[GREEN]
    city(me, x1y0="farm_granary")
    me.kept = [BUILDINGS["mint"]]
    run(purchase(g, me), "0/mint", "virgo")
    assert heard(g, "kept-tile") == [{"seat": GREEN, "tile": "mint"}]
    assert heard(g, "farm-returned") == [{"seat": GREEN, "tile": "granary"}]
    assert me.kept == []


@pytest.mark.rule("ORI-8.1.7", "ORI-9.5")
def test_an_ability_that_changes_nothing_is_told() -> None:
    g = listen(position())
    me = g.builders[GREEN]
    goods(g, stone=1, wisdom=4)
    offer(g, "court", "castle", "forum", "mint", "obelisk")
    run(purchase(g, me), "1/court", "building", "1/0")  # there is nobody whose colour could change
    assert heard(g, "ability-idle") == [{"seat": GREEN, "tile": "court"}]
    city(me, x1y1="outpost")
    run(activate_buildings(g, me, (0, 0), "orange"))
    assert heard(g, "ability-idle") == [{"seat": GREEN, "tile": "court"}] * 2
    assert line(g, "ability-idle") == "Gracz 1: zdolność Sądu niczego teraz nie zmienia."


# --------------------------------------------------------------------------------------------- zodiac cards
def pass_now(g: Origins, *answers: str) -> None:
    """Green passes."""
    run(pass_round(g, g.builders[GREEN]), *answers)


def close_now(g: Origins, *answers: str) -> None:
    """Green closes a district that activates nothing but the agora."""
    city(g.builders[GREEN], x1y0="obelisk", x1y1="outpost")
    cards(g, "D40")
    freemen(g, GREEN, ("yellow", 3))
    run(close_district(g, g.builders[GREEN]), *answers)


def build_now(g: Origins, *answers: str) -> None:
    """Green builds a tower level."""
    goods(g, gold=1)
    run(build_tower(g, g.builders[GREEN]), "red", *answers)


@pytest.mark.rule("ORI-15.1", "ORI-15.6", "ORI-15.7", "ORI-15.8", "ORI-15.10", "ORI-15.11", "ORI-15.12")
@pytest.mark.parametrize(
    ("power", "act", "answers"),
    [
        ("gemini", pass_now, ["stone"]),
        ("cancer", pass_now, ["1/red/1"]),
        ("leo", close_now, []),
        ("scorpio", close_now, []),
        ("libra", close_now, ["1/red/1", "no"]),
        ("capricorn", build_now, ["blue/2/home"]),
    ],
)
def test_a_card_that_acts_is_named(power: str, act: Callable[..., None], answers: list[str]) -> None:
    g = listen(position())
    zodiac(g, forests=power, mountains="virgo", seas="sagittarius" if power == "libra" else "pisces")
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    holding(g, power)
    if power == "libra":
        holding(g, "sagittarius")
    military(g, 2, 0)
    if act is build_now:
        freemen(g, GREEN, ("blue", 2))
    act(g, *answers)
    assert heard(g, "power") == [{"seat": GREEN, "power": power}]
    assert line(g, "power").startswith("Gracz 1 korzysta z karty ")


@pytest.mark.rule("ORI-15.12")
def test_sagittarius_is_named_with_the_die_it_raises() -> None:
    g = listen(position())
    holding(g, "sagittarius")
    citizens(g, ("red", 1), ("blue", 2), ("yellow", 3), ("orange", 4), ("purple", 5))
    run(take_citizen(g, g.builders[GREEN], free=True), "1/red/1", "yes")
    assert (heard(g, "power"), heard(g, "citizen")[0]["die"]) == (
        [{"seat": GREEN, "power": "sagittarius"}],
        ("red", 2),
    )


@pytest.mark.rule("ORI-15.1", "ORI-15.2", "ORI-15.7")
@pytest.mark.parametrize("power", ["capricorn", "aquarius", "cancer"])
def test_a_card_that_cannot_act_says_so(power: str) -> None:
    g = listen(position())
    holding(g, power)
    me = g.builders[GREEN]
    if power == "capricorn":
        freemen(g, GREEN, ("red", 6))
        build_now(g)
    elif power == "aquarius":
        city(me, x1y0="temple_seas")
        run(use_ability(g, me, (1, 0)))
    else:
        freemen(g, GREEN, ("red", 2), ("blue", 3))
        pass_now(g)
    assert heard(g, "power-idle") == [{"seat": GREEN, "power": power}]
    assert heard(g, "power") == []


# ------------------------------------------------------------------------------------------ the log adds up
@pytest.mark.rule("ORI-1.7.1")
@pytest.mark.parametrize("players", GAME.players)
def test_who_reads_the_log_knows_the_table(players: int) -> None:
    """As the ledger says: dice, tiles, cards and goods, wherever they lie."""
    check_ledger(Case(GAME, players, {}, "log"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_logs_of_older_games_can_still_be_read(language: str) -> None:
    """Events that were written before: with a rule, and without what is told apart now."""
    words = words_for(GAME, language)
    old = [
        ["visit", {"seat": 0, "worker": ["red", 3], "site": "S1"}],
        ["alien", {"space": 3, "rule": "ORI-17.2.5"}],
        ["zodiac-returned", {"power": "leo", "rule": "ORI-17.2.7"}],
        ["building-refill", {"tile": "mint"}],
        ["final-scoring", {}],
        ["end-condition", {"condition": "E_towers"}],
    ]
    lines = [words.event(Event(kind, args), 0) for kind, args in json.loads(json.dumps(old))]
    assert not any("ORI-" in line or "{" in line or "⟦" in line for line in lines)
    assert not words.catalogue.faults


@pytest.mark.rule("ORI-16.1.3")
def test_the_log_says_why_the_step_in_another_temple_is_not_asked_for() -> None:
    g = listen(position())
    me = g.builders[GREEN]
    city(me, x1y0="temple_mountains")
    goods(g, gold=0)
    run(use_ability(g, me, (1, 0)))
    assert line(g, "optional-unpaid").endswith("nie może zapłacić za pole w innej świątyni (koszt: 1 złoto).")
    goods(g, gold=1)
    me.temples = {"forests": 10, "mountains": 0, "seas": 10}
    run(use_ability(g, me, (1, 0)))
    assert heard(g, "no-other-temple") == [{"seat": GREEN}]
