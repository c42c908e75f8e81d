"""Positions in words and as data, and tables for language models."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tablewright.engine import BadSetup, IllegalChoice, Table, find_game, new_table
from tablewright.engine.registry import OWN
from tablewright.envs.parlour import TABLES, Parlour
from tablewright.envs.telling import Position, _short, position, schema, text, tokens, untold
from tablewright.lab.simulation.numbers import PAGE
from tablewright.testing.cases import SAMPLE
from tablewright.text import words_for
from tests.adapters.cases import EVERY_GAME

#: No game of a random player against a random one has so many choices of one seat.
WHOLE_GAME = 1_000

#: Expansions of Imperial Settlers that can be on the table together.
ALL_BOXES = ("wcwbf", "magic3", "fire", "mini", "market")

SCHEMA = Path(__file__).parents[2] / "docs" / "position.schema.json"


def test_the_published_shape_is_the_one_that_is_told() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == schema()


@pytest.mark.parametrize(("game", "players"), EVERY_GAME)
def test_a_page_is_short_and_names_everything_that_the_seat_sees(game: str, players: int) -> None:
    found, random = find_game(game), Random(game)
    table: Table = new_table(
        found, players, "pages", words=words_for(found, "en", players=players), keep=False
    )
    for _ in range(400 * SAMPLE):
        if table.over:
            break
        question = table.open_questions()[0]
        if table.choices % 40 == 0:
            page = text(table, question.seat)
            assert tokens(page) < PAGE
            assert not untold(table, question.seat, page)
            assert untold(table, question.seat, page.replace(question.option_ids()[0], ""))
            told = msgspec.json.encode(position(table, question.seat))
            assert msgspec.json.decode(told, type=Position).seat == question.seat
        table.play(question.offset + random.randrange(len(question.values)))


@pytest.mark.parametrize(
    ("told", "short"),
    [
        ({"a": 0, "b": False, "c": None, "d": {}, "e": "x"}, "{e x}"),
        ({"owner": 0, "seat": -1, "more": {"shared_with": -1}, "n": -1}, "{owner 0, n -1}"),
        ({"a": 1, "more": {"b": 2, "c": 0}}, "{a 1, b 2}"),
        ({"a": 1, "more": {"a": 2}, "many": {"b": 1, "c": 1}}, "{a 1, more {a 2}, many {b 1, c 1}}"),
        ([None, None, 1], "[2x -, 1]"),
        ([{"back": "blue"}, {"back": "blue"}], "[{back blue}, {back blue}]"),
        (
            [{"back": "blue", "n": 1}, {"back": "blue"}, {"back": "red"}, {"back": "blue", "n": 2}],
            "[mostly {back blue}: {n 1}, {}, {back red}, {n 2}]",
        ),
        (
            [{"is": True, "owner": 0}, {"is": True, "owner": 0}, {"is": False, "owner": 0}, {"is": True}],
            "[mostly {is yes, owner 0}: {}, {}, {is no}, {owner -}]",
        ),
    ],
)
def test_data_is_told_shortly(told: object, short: str) -> None:
    assert _short(told) == short


def test_a_table_of_seven_with_every_expansion_has_a_short_page() -> None:
    found, random = find_game("settlers"), Random(7)
    boxes = [key for key in found.settle(7, {}) if key in ALL_BOXES]
    table: Table = new_table(
        found, 7, "pages", dict.fromkeys(boxes, "yes"), words=words_for(found, "en", players=7), keep=False
    )
    lengths = []
    while not table.over:
        question = table.open_questions()[0]
        if table.choices % 60 == 0:
            page = text(table, question.seat)
            lengths.append(tokens(page))
            assert not untold(table, question.seat, page)
        table.play(question.offset + random.randrange(len(question.values)))
    assert 1_000 < max(lengths) < PAGE


def played(parlour: Parlour, game: str, choices: int) -> dict[str, Any]:
    """The result after so many choices of the first option."""
    table = parlour.new_table(game, players=2, seat=1, bot="random")["table"]
    for _ in range(choices):
        options = parlour.options(table)
        if not options:
            break
        parlour.choose(table, options[0]["id"])
    return parlour.result(table)


def test_a_seat_plays_a_whole_game_against_bots() -> None:
    result = played(Parlour(), "quarry", 200)
    assert result["over"]
    assert sorted(result["places"])[0] == 1
    assert result["your_seat"] == 1


def test_nothing_but_what_is_offered_can_be_chosen() -> None:
    parlour = Parlour()
    table = parlour.new_table("quarry", players=2)["table"]
    before = parlour.state(table)
    with pytest.raises(IllegalChoice):
        parlour.choose(table, "dig:moon")
    assert parlour.state(table) == before
    assert "QUESTION dig" in before
    assert parlour.why_not(table, "dig:hill") == "It is offered."
    assert "see the options" in parlour.why_not(table, "dig:moon")
    with pytest.raises(BadSetup, match="There is no table 'table-9'"):
        parlour.state("table-9")
    with pytest.raises(BadSetup, match="There is no seat 2"):
        parlour.new_table("quarry", players=2, seat=2)


def test_rules_are_found_by_number_and_by_words() -> None:
    parlour = Parlour()
    assert parlour.rule("quarry", "QRY-2.1")[0].startswith("QRY-2.1: ")
    assert parlour.rule("quarry", "coin")
    assert "quarry" in [game["game"] for game in parlour.list_games()]


def test_the_oldest_table_makes_room() -> None:
    parlour = Parlour()
    for _ in range(TABLES + 1):
        parlour.new_table("quarry", players=1)
    with pytest.raises(BadSetup):
        parlour.state("table-1")
    assert parlour.state(f"table-{TABLES + 1}")


@pytest.mark.skipif(find_spec("mcp") is None, reason="the SDK is not installed")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_client_of_the_sdk_plays_whole_games_of_every_title() -> None:
    import anyio
    from mcp import Client

    from tablewright.envs.mcp import TOOLS, make_server

    async def play() -> list[str]:
        async with Client(make_server()) as client:
            assert sorted(tool.name for tool in (await client.list_tools()).tools) == sorted(TOOLS)
            return [await played_over(client, game) for game in OWN]

    async def played_over(client: Client, game: str) -> str:
        random = Random(game)
        made = await client.call_tool("new_table", {"game": game, "players": 2, "bot": "random"})
        table = json.loads(made.content[0].text)["table"]
        refused = await client.call_tool("choose", {"table": table, "option": "dig:moon"})
        assert refused.is_error
        page = json.loads(made.content[0].text)["state"]
        for _ in range(WHOLE_GAME):
            offered = re.findall(r"^- (?:\(meanwhile\) )?(\S+): ", page, re.MULTILINE)
            if not offered:
                break
            chosen = await client.call_tool("choose", {"table": table, "option": random.choice(offered)})
            assert not chosen.is_error
            page = chosen.content[0].text
        result = await client.call_tool("result", {"table": table})
        return str(result.content[0].text)

    # In a thread of its own: Playwright's sync API leaves a loop running in the thread of the tests.
    with ThreadPoolExecutor(1) as threads:
        results = [json.loads(told) for told in threads.submit(anyio.run, play).result()]
    assert [result["over"] for result in results] == [True] * len(OWN)
