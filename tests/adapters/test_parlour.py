"""Positions in words and as data, and tables for language models."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tablewright.engine import BadSetup, IllegalChoice, Table, find_game, new_table
from tablewright.envs.parlour import TABLES, Parlour
from tablewright.envs.telling import Position, position, schema, text, tokens
from tablewright.testing.cases import SAMPLE
from tablewright.text import words_for
from tests.adapters.cases import EVERY_GAME

SCHEMA = Path(__file__).parents[2] / "docs" / "position.schema.json"

#: A page for a language model has at most so many tokens.
PAGE = 2_000


def test_the_published_shape_is_the_one_that_is_told() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == schema()


def words_in(value: Any) -> set[str]:
    """All words and numbers of a view but those for nothing."""
    if isinstance(value, dict):
        return {word for part in value.values() for word in words_in(part)}
    if isinstance(value, list):
        return {word for part in value for word in words_in(part)}
    return set() if value is None or isinstance(value, bool) or value == "" else {str(value)}


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
            assert not [word for word in words_in(table.view(question.seat)) if word not in page]
            assert all(option in page for option in question.option_ids())
            told = msgspec.json.encode(position(table, question.seat))
            assert msgspec.json.decode(told, type=Position).seat == question.seat
        table.play(question.offset + random.randrange(len(question.values)))


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
def test_a_client_of_the_sdk_plays_a_whole_game() -> None:
    import anyio
    from mcp import Client

    from tablewright.envs.mcp import TOOLS, make_server

    async def play() -> str:
        async with Client(make_server()) as client:
            assert sorted(tool.name for tool in (await client.list_tools()).tools) == sorted(TOOLS)
            made = await client.call_tool("new_table", {"game": "quarry", "players": 2, "bot": "random"})
            table = json.loads(made.content[0].text)["table"]
            refused = await client.call_tool("choose", {"table": table, "option": "dig:moon"})
            assert refused.is_error
            for _ in range(200):
                asked = await client.call_tool("options", {"table": table})
                offered = asked.structured_content["result"]
                if not offered:
                    break
                await client.call_tool("choose", {"table": table, "option": offered[0]["id"]})
            result = await client.call_tool("result", {"table": table})
            return str(result.content[0].text)

    # In a thread of its own: Playwright's sync API leaves a loop running in the thread of the tests.
    with ThreadPoolExecutor(1) as threads:
        assert json.loads(threads.submit(anyio.run, play).result())["over"]
