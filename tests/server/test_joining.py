"""What a link leads to, the same table once more, and what the shelf says of a game."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tablewright.engine import find_game, playable_games
from tablewright.engine.registry import OWN
from tests.server.client import Person
from tests.server.conftest import Served

GAMES = [game.name for game in playable_games()]


def test_a_link_tells_game_host_and_seats_before_it_is_taken(served: Served) -> None:
    ann, bob = served.person(), served.person()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link"}, {"kind": "bot", "name": "Clank"}]
    token = ann.make("quarry", seats)["links"][0]["token"]
    told = bob.post("/api/invitation", {"token": token}).json()
    assert (told["title"], told["host"], told["seat"], told["used"]) == ("Quarry", "Ann", 1, False)
    assert [(seat["kind"], seat["taken"]) for seat in told["seats"]] == [
        ("here", True),
        ("link", False),
        ("bot", True),
    ]
    bob.post("/api/claim", {"token": token, "name": "Bob"})
    assert bob.post("/api/invitation", {"token": token}).json()["used"]
    assert bob.post("/api/invitation", {"token": "0" * 48}).json()["error"]["code"] == "no-such-link"


def test_a_rematch_has_the_same_people_settings_and_another_seed(served: Served) -> None:
    ann, bob, eve = served.person(), served.person(), served.person()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    wish = {
        "game": "tabannusi",
        "seats": seats,
        "options": {"setup": "first"},
        "pace": "days",
        "watch": False,
    }
    made = ann.post("/api/tables", wish).json()
    bob.post("/api/claim", {"token": made["links"][0]["token"], "name": "Bob"})
    again = bob.post(f"/api/tables/{made['table']}/rematch", {}).json()
    view = again["view"]
    assert view["table"] != made["table"]
    assert [(seat["kind"], seat["name"]) for seat in view["seats"][:2]] == [("link", "Ann"), ("here", "Bob")]
    assert view["seats"][2]["level"] == "easy"
    assert {option["name"]: option["value"] for option in view["options"]}["setup"] == "first"
    assert not view["watch"]
    assert view["commitment"] != made["view"]["commitment"]
    assert [link["seat"] for link in again["links"]] == [0]
    assert eve.post(f"/api/tables/{made['table']}/rematch", {}).status_code == 404
    open_table = ann.make("quarry", 1)["table"]
    assert eve.post(f"/api/tables/{open_table}/rematch", {}).status_code == 403


def test_bots_stay_bots_where_something_is_tried_out(ann: Person) -> None:
    table = ann.make("quarry", [{"kind": "here"}, {"kind": "bot", "level": "easy"}])["table"]
    fork = ann.post(f"/api/tables/{table}/fork", {"seat": 0}).json()
    assert [(seat["kind"], seat["level"]) for seat in fork["view"]["seats"]] == [
        ("here", ""),
        ("bot", "easy"),
    ]


def test_the_list_tells_round_and_opponent(ann: Person) -> None:
    table = ann.make("quarry", 1)["table"]
    ann.play(table, 8, random.Random(2))
    row = ann.get("/api/tables").json()["tables"][0]
    assert [seat["kind"] for seat in row["seats"]] == ["here", "automa"]
    assert row["seats"][1]["name"]
    assert re.fullmatch(r"\w+ \d+", row["round"])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_game_says_what_it_is(ann: Person, lang: str) -> None:
    for game in ann.get("/api/games", lang=lang).json()["games"]:
        if game["name"] not in OWN:
            continue  # a game of some other test
        assert game["summary"], game["name"]
        cover: dict[str, Any] = game["cover"]
        assert 1 <= cover["weight"] <= 5
        assert cover["minutes"][0] <= cover["minutes"][1]
        assert cover["best"] in game["players"]
        for preset in game["presets"]:
            assert preset["label"]
            assert "⟦" not in preset["label"] + preset["note"]


@pytest.mark.parametrize("name", GAMES)
def test_presets_can_be_played_with_every_number_of_players(name: str) -> None:
    game = find_game(name)
    for preset in game.presets:
        for players in game.players:
            known = {setting.name for setting in game.settings if setting.applies(players)}
            game.settle(players, {key: value for key, value in preset.options.items() if key in known})
    assert not game.presets or not game.presets[0].options
