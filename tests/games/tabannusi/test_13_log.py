"""The log adds up: from the events alone a reader knows what everybody owns and where things lie."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablewright.engine import Event, Table, find_game, new_table
from tablewright.games.tabannusi.box.schema import COLOURS, CRAFTS, RowsToBottom
from tablewright.games.tabannusi.box.tables import CRAFT_TOP, DISTRICT_NAMES, DISTRICT_NUMBER, ROWS
from tablewright.games.tabannusi.rules.houses import do_rows_to_bottom
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi
from tablewright.testing.scenario import carry_out
from tablewright.text import LANGUAGES, words_for
from tests.games.tabannusi.owning import craft, give
from tests.games.tabannusi.places import ability, harbour
from tests.games.tabannusi.seats import BLUE, RED
from tests.games.tabannusi.table import begun, me_of


def things_of(me: Builder) -> dict[str, Any]:
    """What the reader keeps account of for everybody."""
    crates = dict.fromkeys(COLOURS, 0) | {f"full-{colour}": 0 for colour in COLOURS}
    for colour, full in zip(me.crates, me.crate_full, strict=True):
        crates[COLOURS[colour]] += 1
        crates[f"full-{COLOURS[colour]}"] += full
    return {
        "points": me.vp,
        "gold": me.gold,
        "dice": dict(zip(COLOURS, me.dice, strict=True)),
        "markers": me.markers,
        "markers_left": me.markers_left,
        "water": me.water,
        "special": sorted(tile.id for tile in me.special),
        "gardens": me.gardens,
        "crates": crates,
        "rows": dict(zip(ROWS, me.rows, strict=True)),
        "craft": dict(zip(CRAFTS, me.craft, strict=True)),
        "ships": sum(mark > 0 for mark in me.ships),
        "slots": sum(me.tile_markers),
        "harbours": sorted(tile.id for tile in me.harbours),
        "decrees": sorted(card.id for card in me.decrees),
        "cities": len(me.cities),
        "city_ignore": me.city_ignore,
        "assistant": DISTRICT_NAMES[me.assistant],
        "architect": DISTRICT_NAMES[me.architect],
    }


def places_of(g: Tabannusi) -> dict[str, Any]:
    """What lies on the board and beside it."""
    colour_of = {COLOURS[g.local[district]]: district for district in range(1, len(g.local))}
    return {
        "barges": {colour: sorted(g.barges[district]) for colour, district in colour_of.items()},
        "supply": dict(zip(COLOURS, g.supply, strict=True)),
        "water": g.water_stack,
        "gardens": g.garden_stack,
        "projects": dict(zip(CRAFTS, g.project_stack, strict=True)),
        "pieces": dict(zip(CRAFTS, g.pieces, strict=True)),
        "display": sorted(tile.id for tile in g.special_display),
        "decrees": sorted(card.id for card in g.decrees),
        "time": g.time_gold,
        "deck": len(g.city_deck),
        "city": list(g.automa.city) if g.automa is not None else [],
        "shown": [CRAFTS[token[-1]] for token in g.automa.tokens] if g.automa is not None else [],
        "cards": [g.automa.left[0].id, g.automa.right[-1].id] if g.automa is not None else [],
    }


class Reader:
    """Somebody who has seen the table after the set-up and then only reads."""

    def __init__(self, table: Table) -> None:
        g = table.state
        self.areas = [things_of(me) for me in g.builders]
        self.board = places_of(g)
        self.king = len(g.builders) - 1 if g.automa is not None else -1
        self.local = {DISTRICT_NAMES[d]: COLOURS[g.local[d]] for d in range(1, len(g.local))}
        self.read = 0

    def __call__(self, table: Table) -> None:
        """Read on and compare."""
        for event in table.events[self.read :]:
            seat = self.king if event.kind.startswith("king-") else event.args.get("seat", -1)
            assert isinstance(seat, int)
            getattr(self, f"note_{event.kind.replace('-', '_')}", self.skip)(
                event.args, self.areas[seat], seat
            )
        self.read = len(table.events)
        assert self.areas == [things_of(me) for me in table.state.builders]
        assert self.board == places_of(table.state)

    def skip(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        """An event that changes nothing the reader keeps account of."""

    def note_score(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["points"] += told["points"]

    def note_gold(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["gold"] += told["n"]

    def note_markers(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["markers"] += told["n"]
        area["markers_left"] -= told["n"]

    def note_markers_back(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["markers"] += told["n"]

    def note_markers_spent(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["markers_left"] += told["n"]

    def marker_used(self, area: dict[str, Any], seat: int) -> None:
        """One of the area lies on the board now; TAB-10.2.2 a king's are not counted."""
        area["markers"] -= seat != self.king

    def note_water(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["water"] += told["n"]
        self.board["water"] -= told["n"]

    def note_king_water(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["water"] -= 1

    def note_gardens(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["gardens"] += told["n"]
        self.board["gardens"] -= told["n"]

    def note_special_water(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["display"].remove(told["tile"])
        area["special"] = sorted([*area["special"], told["tile"]])

    def note_new_water(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["display"] = sorted([*self.board["display"], told["tile"]])

    def note_lay_water(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        if told["tile"] == "regular":
            area["water"] -= 1
        else:
            area["special"].remove(told["tile"])

    def note_garden(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["gardens"] -= 1
        name = {"area": "markers", "supply": "markers_left"}.get(told["source"])
        if name is not None:
            area[name] -= 1

    def note_take_die(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["barges"][told["color"]].remove(told["value"])
        area["dice"][told["color"]] += 1

    note_best_die = note_king_die = note_take_die

    def note_supply_die(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["supply"][told["color"]] -= 1
        area["dice"][told["color"]] += 1

    def note_lose_dice(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["supply"][told["color"]] += told["n"]
        area["dice"][told["color"]] -= told["n"]

    def note_refill(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        colour = self.local[told["district"]]
        self.board["supply"][colour] -= len(told["values"])
        self.board["barges"][colour] = sorted(told["values"])

    def note_pay(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        for name, n in told["paid"].items():
            kind, _, colour = name.partition("-")
            if kind == "gold":
                area["gold"] -= n
            elif kind == "die":
                area["dice"][colour] -= n
                self.board["supply"][colour] += n
            else:
                area["crates"][f"full-{colour}"] -= n

    def note_pay_gold(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["gold"] -= told["n"]

    note_king_pays_gold = note_pay_gold

    def note_king_pays(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["dice"][told["color"]] -= 1
        self.board["supply"][told["color"]] += 1

    def note_fill_crate(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["crates"][f"full-{told['color']}"] += 1

    def note_crate(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["crates"][told["color"]] += 1
        area["crates"][f"full-{told['color']}"] += 1

    def note_craft(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["craft"][told["track"]] = told["row"]

    def note_project(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["projects"][told["color"]] -= 1
        self.marker_used(area, seat)

    def note_take_projects(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["projects"][told["color"]] += told["n"]

    def note_build(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        assert told["size"] == len(told["spaces"])
        self.board["pieces"][told["color"]] -= told["size"]
        area["rows"][told["row"]] -= 1

    def note_port_house(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["rows"][told["row"]] -= 1

    note_ziggurat_house = note_port_house

    def note_row_to_bottom(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["rows"][told["color"]] -= 1
        area["rows"]["bottom"] += 1

    def note_mark_ship(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["ships"] += 1
        self.marker_used(area, seat)

    def note_ziggurat_marker(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["slots"] += 1
        self.marker_used(area, seat)

    def note_take_harbour(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        if seat != self.king:  # TAB-10.2.11
            area["harbours"] = sorted([*area["harbours"], told["tile"]])

    def note_harbour(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["harbours"].remove(told["tile"])

    def note_decree(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["decrees"].remove(told["decree"])
        area["decrees"] = sorted([*area["decrees"], told["decree"]])

    def note_draw_city(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["deck"] -= told["n"]

    def note_keep_city(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["cities"] += 1
        self.board["deck"] += told["back"]

    def note_city_ignore(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["city_ignore"] += told["n"]

    def note_arrive(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["assistant"] = area["architect"] = told["district"]

    note_king_arrives = note_arrive

    def note_architect(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["architect"] = told["district"]

    note_king_moves = note_architect

    def note_assistant(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        area["assistant"] = told["district"]

    def note_scoring(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["time"] -= 1

    def note_king_city(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["city"][DISTRICT_NUMBER[told["district"]]] = told["n"]

    def note_king_cards(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["cards"] = [told["left"], told["right"]]

    def note_king_projects(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["shown"] = list(told["colors"])

    def note_king_tile(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["shown"][told["token"] - 1] = told["color"]

    def note_king_borrows(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["projects"][told["color"]] -= 1

    def note_king_returns(self, told: dict[str, Any], area: dict[str, Any], seat: int) -> None:
        self.board["projects"][told["color"]] += 1
        if told["token"]:
            self.board["shown"][told["token"] - 1] = told["shown"]


@pytest.mark.rule("TAB-11.1")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_log_tells_all_that_changes(players: int, seed: int) -> None:
    table = new_table(find_game("tabannusi"), players, f"log/{seed}", record=True)
    random = Random(seed)
    reader = Reader(table)
    while not table.over:
        question = table.open_questions()[0]
        table.play(question.offset + random.randrange(len(question.values)))
        if not table.state.cities_seen:  # else some are neither in the deck nor in a hand
            reader(table)
    reader(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_the_log_has_no_raw_ids_and_no_numbers_of_rules(players: int, language: str) -> None:
    game = find_game("tabannusi")
    words = words_for(game, language, players=players)
    for seed in range(3):
        table = new_table(game, players, f"words/{seed}", record=True, words=words)
        random = Random(seed)
        while not table.over:
            question = table.open_questions()[0]
            table.play(question.offset + random.randrange(len(question.values)))
        for line in table.log(0):
            assert "TAB-" not in line
    catalogue = words.catalogue
    assert (catalogue.missing, catalogue.unnamed, catalogue.faults) == (set(), set(), set())


def test_a_reader_who_misses_an_event_does_not_add_up() -> None:
    table = new_table(find_game("tabannusi"), 2, "log/0", record=True)
    reader = Reader(table)
    random = Random(0)
    while not any(event.kind == "pay" for event in table.events):
        question = table.open_questions()[0]
        table.play(question.offset + random.randrange(len(question.values)))
    kept: list[Event] = [event for event in table.events if event.kind != "pay"]
    table.events[:] = kept
    with pytest.raises(AssertionError):
        reader(table)


@pytest.mark.rule("TAB-9.1.2", "TAB-5.1.5")
def test_the_log_says_that_no_special_water_is_left() -> None:
    s = begun()
    g = s.state
    harbour(g, "H02")
    g.builders[BLUE].special = (*g.special_display, *g.special_stack)
    g.special_display.clear()
    g.special_stack.clear()
    s.play("use-harbour:H02").told("lost", seat=RED, thing="lost-special-water")
    assert (me_of(s).special, me_of(s).gardens) == ((), 1)


@pytest.mark.rule("TAB-9.4.4", "TAB-9.4.9")
def test_the_log_says_that_no_house_can_move_to_the_bottom_row() -> None:
    s = begun().asks(RED, "act")
    step = RowsToBottom(n=2)
    carry_out(do_rows_to_bottom(s.state, me_of(s), step, "decrees", 0, 0))  # no place there is free
    s.told("lost", seat=RED, thing="lost-row-to-bottom")


@pytest.mark.rule("TAB-9.3.7", "TAB-3.6.5")
def test_the_log_says_why_nobody_is_asked_to_pay_for_the_step_of_a_ship() -> None:
    s = begun()
    ability(s.state, "S13")
    give(s.state, gold=0)
    s.play("act:project", "project-colour:brown", "project-space:D1-r1c2")
    s.told("lost", seat=RED, thing="lost-pay-craft")
    full = begun()
    ability(full.state, "S13")
    craft(full.state, RED, CRAFT_TOP, 0, 0)
    full.play("act:project", "project-colour:brown", "project-space:D1-r1c2")
    full.told("lost", seat=RED, thing="lost-step")
