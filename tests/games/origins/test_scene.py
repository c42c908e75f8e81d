"""The table on the screen: what can be picked where, what is drawn, and what components say of themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tablewright.cli import run
from tablewright.engine import Chance, Decision, Table, Text, find_game, new_table
from tablewright.engine.looks import Card, Pile, Space, Stack, Tile
from tablewright.engine.scene import Node, Scene, attach, outline, repeated_ids, walk
from tablewright.games.origins.box.schema import BUILDINGS, COLOURS, DATA, DISTRICTS, SPACES, TOKENS, ZODIAC
from tablewright.games.origins.look.pictograms import PICTURES, effect_glyphs, zodiac_glyphs
from tablewright.games.origins.look.scene import scenes_of
from tablewright.games.origins.look.wording import (
    action_text,
    building_text,
    district_text,
    effect_text,
    space_text,
    token_text,
    zodiac_text,
)
from tablewright.games.origins.rules.city import free_cells, lay_tile
from tablewright.games.origins.rules.state import Origins
from tablewright.games.origins.rules.view import view_of
from tablewright.text import LANGUAGES, CatalogueWords, words_for
from tests.games.origins.laying import freemen, holding, zodiac
from tests.games.origins.seats import BLUE, GREEN
from tests.games.origins.table import position

GAME = find_game("origins")

#: Questions whose answers are words or numbers, so that nothing on the table stands for them.
BUTTON_KINDS = {
    "superiority",
    "keep-sites",
    "use-ability",
    "optional-effect",
    "sagittarius",
    "pay-gold",
    "temple-steps",
    "raise-pips",
    "tile-as",
    "site-action",
}
#: Answers that turn down what a question offers.
BUTTON_ANSWERS = {"no", "done"}


# ------------------------------------------------------------------------------------------ random games
def look_at_games(players: int, seeds: range, every: int = 1) -> Iterator[tuple[Table, Decision]]:
    """Random games, seen at every so many questions; passing is rare, or nobody would ever build."""
    for seed in seeds:
        table = new_table(GAME, players, str(seed), keep=False)
        chance = Chance(f"scene {seed}")
        count = 0
        while table.asked is not None:
            if count % every == 0:
                yield table, table.asked
            count += 1
            table.play(_any_but_passing(table.asked, chance))


def _any_but_passing(asked: Decision, chance: Chance) -> int:
    index = chance.below(len(asked.values))
    if asked.values[index] == "pass" and chance.below(10):
        return chance.below(len(asked.values))
    return index


def seen_by(table: Table, seat: int | None) -> list[Scene]:
    """The scenes as a browser gets them: the view has gone through JSON."""
    return scenes_of(json.loads(json.dumps(table.view(seat))), seat)


@pytest.mark.parametrize("players", GAME.players)
def test_every_option_can_be_picked_or_is_a_button(players: int) -> None:
    kinds: set[str] = set()
    games, every = (2, 3) if players > 1 else (8, 1)  # solo games are short
    for table, asked in look_at_games(players, range(games), every):
        kinds.add(asked.kind)
        scenes = seen_by(table, asked.seat)
        for option in attach(scenes, asked.option_ids()):
            kind, _, answer = option.partition(":")
            assert kind in BUTTON_KINDS or answer in BUTTON_ANSWERS, option
    assert {"action", "visit-worker", "visit-site", "tile", "cell", "citizen"} <= kinds


@pytest.mark.parametrize("players", GAME.players)
def test_names_are_unique_over_all_sheets(players: int) -> None:
    for table, asked in look_at_games(players, range(1), every=11):
        scenes = seen_by(table, asked.seat)
        assert [scene.name for scene in scenes] == ["board", *[f"area-{'abcd'[i]}" for i in range(players)]]
        assert not repeated_ids(scenes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_everything_has_words(players: int, language: str) -> None:
    words = words_for(GAME, language, players=players)
    for table, asked in look_at_games(players, range(1), every=40):
        for scene in seen_by(table, asked.seat):
            outline(scene, words.text, empty=True)
            for node in walk(scene):
                assert node.tip is not None or not node.picks, f"{node.id} can be picked, but has no words"
    assert_nothing_missing(words)


def assert_nothing_missing(words: CatalogueWords) -> None:
    catalogue = words.catalogue
    assert (catalogue.missing, catalogue.unnamed, catalogue.faults) == (set(), set(), set())


# ------------------------------------------------------------------------------------------ components
def component_texts() -> list[Text]:
    sites = [
        action_text(part, action.effect)
        for site in DATA.encounter_sites
        for part, action in (("upper", site.top), ("lower", site.bottom))
    ]
    return [
        *(building_text(tile) for tile in BUILDINGS.values()),
        *(zodiac_text(card) for card in ZODIAC.values()),
        *(token_text(colour, token.effect) for colour, token in TOKENS.items()),
        *sites,
        *(space_text(space) for space in SPACES),
        *(district_text(card, 2) for card in DISTRICTS.values()),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_says_what_it_does(language: str) -> None:
    words = words_for(GAME, language)
    sentences = [words.text(text) for text in component_texts()]
    assert_nothing_missing(words)
    assert all("⟦" not in sentence and "{" not in sentence for sentence in sentences)
    assert len(set(sentences)) == len(sentences), "two components say the same"


@pytest.mark.parametrize(
    ("tile", "english", "polish"),
    [
        (
            "quarry",
            "take 1 stone and 1 more for each empty cell beside it",
            "weź 1 kamień i jeszcze 1 za każde puste pole obok",
        ),
        (
            "marketplace",
            "score 4 points for each of your yellow freemen",
            "zdobądź 4 PZ za każdego swojego patrycjusza w kolorze żółtym",
        ),
        (
            "obelisk",
            "score by the number of your obelisks: 1 point for 1, 2 points for 2, 4 points for 3 and 7 "
            "points for 4 or more",
            "zdobądź zależnie od liczby swoich obelisków: 1 PZ za 1, 2 PZ za 2, 4 PZ za 3 i 7 PZ za 4 lub "
            "więcej",
        ),
        (
            "sacred_site",
            "score by the number of zodiac cards you hold: 3 points for 1, 6 points for 2 and 10 points "
            "for 3",
            "zdobądź zależnie od liczby swoich kart znaków zodiaku: 3 PZ za 1, 6 PZ za 2 i 10 PZ za 3",
        ),
        (
            "temple_seas",
            "climb 2 steps in the temple of the Seas, then (if you like) pay 1 gold and climb 1 step in "
            "another temple",
            "przesuń się o 2 pola w Świątyni Mórz, potem (jeśli chcesz) zapłać 1 złoto i przesuń się o 1 "
            "pole w innej świątyni",
        ),
        (
            "outpost",
            "either move 1 step on the military track or attack",
            "przesuń się o 1 pole na torze militarnym albo przeprowadź atak",
        ),
    ],
)
def test_words_of_some_effects(tile: str, english: str, polish: str) -> None:
    text = effect_text(BUILDINGS[tile].effect)
    assert words_for(GAME, "en").text(text) == english
    assert words_for(GAME, "pl").text(text) == polish


def test_gains_in_a_row_are_one_phrase() -> None:
    growth = DATA.encounter_sites[4].top.effect
    assert effect_text(growth) == Text("effect-take", {"amount": {"stone": 1, "food": 1, "wisdom": 1}})


def test_every_component_has_a_picture() -> None:
    for tile in BUILDINGS.values():
        assert tile.id in PICTURES
        assert bool(effect_glyphs(tile.effect)) == bool(tile.effect)
    for card in ZODIAC.values():
        assert all(zodiac_glyphs(card)), card.power


# ------------------------------------------------------------------------------------------ positions
def find(scenes: list[Scene], name: str) -> Node:
    """The node of that name."""
    return next(node for scene in scenes for node in walk(scene) if node.id == name)


def drawn(g: Origins, seat: int | None = GREEN) -> list[Scene]:
    return scenes_of(view_of(g, seat), seat)


def test_only_own_things_can_be_picked() -> None:
    g = position()
    freemen(g, GREEN, ("red", 3))
    freemen(g, BLUE, ("red", 3))
    scenes = drawn(g, GREEN)
    assert "visit-worker:red/3" in find(scenes, "base-red-0-a").picks
    assert find(scenes, "base-red-0-b").picks == ()
    assert not any(
        node.picks for scene in drawn(g, None)[1:] for node in walk(scene) if "zodiac" not in node.id
    )


def rich_position() -> Origins:
    """One of everything that is rare in random games."""
    g = position()
    me = g.builders[GREEN]
    for cell, tile in (((1, 0), "mages_tower"), ((1, 1), "court"), ((2, 0), "mint"), ((0, -1), "quarry")):
        lay_tile(me, cell, BUILDINGS[tile])
    me.farms = [(0, -1)]
    me.kept = [BUILDINGS["mint"]]
    freemen(g, GREEN, ("red", 3), ("blue", 6, "S4"))
    zodiac(g, forests="cancer", mountains="gemini", seas="pisces")
    g.holder = dict.fromkeys(g.holder, GREEN)
    g.speaker_pool = [3]
    return g


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("veteran:red/3", "base-red-0-a"),
        ("court-die:red/3", "base-red-0-a"),
        ("close-die:red/3", "base-red-0-a"),
        ("raise:red/3/home", "base-red-0-a"),
        ("raise:blue/6/S4", "freeman-a-blue-0"),
        ("take-back:blue", "freeman-a-blue-0"),
        ("court-colour:yellow", "reserve-yellow"),
        ("mage:1/1/court", "city-a-1-1"),
        ("activate:2/0/mint", "city-a-2-0"),
        ("virgo:0/-1", "city-a-0--1"),
        ("close-district:0/0", "seat-a-0-0"),
        ("cell:3/0", "free-a-3-0"),
        ("tile:0/mint", "kept-a-mint-0"),
        ("passing-power:cancer", "zodiac-held-cancer"),
        ("passing-power:gemini", "zodiac-gemini"),
        ("site-action:pisces", "zodiac-held-pisces"),
        ("aquarius:seas", "temple-seas"),
        ("speaker:3", "speaker-pool-0"),
        ("ship:S3", "site-S3"),
        ("tower:red", "tower-red-a"),
        ("tower:red", "tower-pool-red"),
        ("effect:attack", "military-0"),
        ("effect:military_move", "military-a"),
        ("pay-any:stone", "stone-a"),
        ("action:visit", "people-a"),
        ("action:close", "city-a"),
        ("action:tower", "towers-a"),
        ("action:population", "population-a"),
        ("action:pass", "pass-a"),
    ],
)
def test_where_an_answer_is_picked(option: str, place: str) -> None:
    scenes = drawn(rich_position())
    assert attach(scenes, [option]) == []
    assert find(scenes, place).options == (option,)


def test_a_district_card_is_picked_by_its_pattern() -> None:
    g = position()
    card = g.cards[0]
    scenes = drawn(g)
    option = f"district-card:{card.number}/{card.middle}/{card.ends[0]}/{card.ends[1]}"
    assert attach(scenes, [option]) == []
    assert find(scenes, f"district-{card.id}").options == (option,)


def test_an_offered_tile_is_picked_at_its_place() -> None:
    g = position()
    g.offer = [None, BUILDINGS["mint"], None, BUILDINGS["mint"], None]
    scenes = drawn(g)
    assert attach(scenes, ["tile:2/mint", "keep-tile:4/mint", "tile:1/mint"]) == ["tile:1/mint"]
    assert find(scenes, "offer-mint-0").options == ("tile:2/mint",)
    assert find(scenes, "offer-mint-1").options == ("keep-tile:4/mint",)


def test_discs_on_one_space_lie_in_the_order_of_their_stack() -> None:
    g = position(3)
    g.military_order = [2, 0, 1]
    g.temple_order["seas"] = [1, 2, 0]
    scenes = drawn(g)
    assert [node.id for node in find(scenes, "military-0").children] == [
        "military-c",
        "military-a",
        "military-b",
    ]
    discs = [node.id for node in find(scenes, "temple-seas-0").children]
    assert discs == ["temple-seas-b", "temple-seas-c", "temple-seas-a"]


def test_alien_disc_and_target_in_the_solo_game() -> None:
    g = position(1)
    g.alien = 6
    scenes = drawn(g)
    assert "military-alien" in [node.id for node in find(scenes, "military-6").children]
    target = find(scenes, "end").tip
    assert target is not None
    assert target.args["target"] == view_of(g, GREEN)["target"]


def test_end_conditions_show_how_near_they_are() -> None:
    g = position()
    g.card_gold = dict.fromkeys(g.card_gold, 0)
    g.tower_pool["red"] = 0
    scenes = drawn(g)
    gold, towers = find(scenes, "E_gold").tip, find(scenes, "E_towers").tip
    gone: dict[str, object] = {"condition": "E_gold", "what": Text("ending-gold"), "now": 0}
    left: dict[str, object] = {
        "condition": "E_towers",
        "what": Text("ending-towers"),
        "now": len(COLOURS) - 1,
    }
    assert gold == Text("tip-end-met", gone)
    assert towers == Text("tip-end", left)


def test_people_at_a_crowded_site_do_not_leave_the_plaza() -> None:
    g = position(4)
    for me in g.builders:
        freemen(g, me.seat, *[(colour, 2, "S2") for colour in COLOURS])
        me.archon = "S2"
    site = find(drawn(g), "site-S2")
    people = [node for node in site.children if node.id.startswith(("freeman", "archon"))]
    assert len(people) == 4 * 6
    places = {(node.x, node.y) for node in people}
    assert len(places) == len(people)
    assert all(8 <= x <= 166 and 244 <= y <= 372 for x, y in places)


def test_a_large_city_shrinks_to_its_room() -> None:
    g = position()
    me = g.builders[GREEN]
    before = tile_width(drawn(g), "city-a-0-0")
    while len(me.city) < 60:
        lay_tile(me, free_cells(me)[0], BUILDINGS["mint"])
    scenes = drawn(g)
    assert tile_width(scenes, "city-a-0-0") < before
    for node in find(scenes, "city-a").children:
        assert 0 <= node.x <= 588
        assert 0 <= node.y <= 294


def tile_width(scenes: list[Scene], name: str) -> float:
    look = find(scenes, name).look
    assert isinstance(look, Tile)
    return look.outline.size[0]


def test_free_cells_are_seen_only_when_they_can_be_picked() -> None:
    scenes = drawn(position())
    cell = find(scenes, "free-a-1-0")
    assert isinstance(cell.look, Space)
    assert (cell.look.fill, cell.look.stroke, cell.marks) == ("none", "", [])
    assert attach(scenes, ["cell:1/0", "cell:5/5"]) == ["cell:5/5"]
    assert cell.state


def test_kept_tiles_used_up_stacks_and_scored_cards() -> None:
    g = position()
    me = g.builders[GREEN]
    me.kept = [BUILDINGS["mint"], BUILDINGS["mint"]]
    g.stacks["red"] = []
    card = g.cards[0]
    me.scored = [card.id]
    scenes = drawn(g)
    assert find(scenes, "kept-a-mint-1").picks == ("tile:0/mint",)
    assert isinstance(find(scenes, "stack-red").look, Space)
    assert isinstance(find(scenes, "stack-blue").look, Stack)
    other = drawn(position())
    assert len(find(scenes, f"district-{card.id}").marks) == len(find(other, f"district-{card.id}").marks) + 1


def test_held_zodiac_cards_lie_in_the_area_too() -> None:
    g = position()
    holding(g, "leo")
    scenes = drawn(g)
    assert isinstance(find(scenes, "zodiac-held-leo").look, Card)
    assert find(scenes, "zodiac-leo").tip == find(scenes, "zodiac-held-leo").tip


def test_towers_and_goods_show_their_numbers() -> None:
    g = position()
    g.builders[GREEN].towers["blue"] = 4
    g.builders[GREEN].goods["food"] = 7
    scenes = drawn(g)
    tower = find(scenes, "tower-blue-a").look
    assert isinstance(tower, Pile)
    assert tower.amount == 4
    assert find(scenes, "food-a").tip == Text("tip-good", {"good": "food", "count": 7})


def test_reconstructed_components_are_marked() -> None:
    scenes = drawn(position())
    assert find(scenes, "military-2").source == "reconstructed"
    assert find(scenes, "military-0").source == ""
    assert all(node.source for scene in scenes for node in walk(scene) if node.id.startswith("offer-"))


# ------------------------------------------------------------------------------------------ the command
def test_draw_prints_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["draw", "origins", "--seed", "7", "--after", "40", "--players", "3", "--language", "en"]) == 0
    picture = capsys.readouterr().out
    assert picture.startswith("<svg ")
    assert picture.rstrip().endswith("</svg>")
    assert 'id="n-sheet-area-c"' in picture
    assert "Building offer" in picture


def test_draw_only_a_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["draw", "origins", "--scene", "area", "--seat", "2", "--language", "pl"]) == 0
    picture = capsys.readouterr().out
    assert 'id="n-sheet-area-b"' in picture
    assert 'id="n-sheet-area-a"' not in picture
    assert "Patrycjusze" in picture


@pytest.mark.parametrize(
    "words", [("--scene", "roof"), ("--theme", "pink"), ("--seat", "3"), ("--players", "9")]
)
def test_draw_refuses_what_there_is_not(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["draw", "origins", *words]) == 2
    assert capsys.readouterr().out == ""
