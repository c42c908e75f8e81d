"""Pages that the code itself writes: games, commands, spaces, the protocol, schemas, the API."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from docs.site.record import Record
from tablewright.cli.app import COMMANDS, run
from tablewright.cli.speech import Speech
from tablewright.engine import Text, find_game, game_names
from tablewright.envs import encoding_of
from tablewright.envs.telling import schema as position_schema
from tablewright.lessons.schema import Lessons
from tablewright.server.app import make_app
from tablewright.server.config import Config
from tablewright.text import title_of, words_for

#: The parts of the package that others build upon, in the order of the reference.
API: Final = {
    "tablewright": ("tablewright.api",),
    "engine": (
        "tablewright.engine.game",
        "tablewright.engine.table",
        "tablewright.engine.decision",
        "tablewright.engine.chance",
        "tablewright.engine.model",
        "tablewright.engine.scene",
        "tablewright.engine.encoding",
    ),
    "environments": (
        "tablewright.envs",
        "tablewright.envs.encoding",
        "tablewright.envs.tables",
        "tablewright.envs.gymnasium",
        "tablewright.envs.pettingzoo",
        "tablewright.envs.openspiel",
        "tablewright.envs.telling",
    ),
    "bots": ("tablewright.bots.base", "tablewright.bots.plugins", "tablewright.bots.mcts"),
    "lab": (
        "tablewright.lab.simulation.simulate",
        "tablewright.lab.league.league",
        "tablewright.lab.league.ratings",
        "tablewright.lab.learning.fit",
    ),
    "testing": ("tablewright.testing.scenario", "tablewright.testing.suites", "tablewright.testing.plugin"),
    "text": ("tablewright.text.catalogue", "tablewright.text.check"),
}
_PLAYERS: Final = {"en": "Players", "pl": "Gracze"}
_MINUTES: Final = {"en": "Minutes", "pl": "Minuty"}
_WEIGHT: Final = {"en": "Weight (1 to 5)", "pl": "Ciężar (od 1 do 5)"}
_BEST: Final = {"en": "Best with", "pl": "Najlepiej w"}
_GAMES: Final = {"en": "The games", "pl": "Gry"}
_DRAWN: Final = {
    "en": "The boards below were drawn when these pages were built, from games between bots.",
    "pl": "Plansze poniżej narysowano przy budowie tych stron, z partii rozegranych przez boty.",
}
_BOARD: Final = {"en": "The board of", "pl": "Plansza gry"}


def games(language: str) -> str:
    """Every game: what it is, for how many, how long, and its board."""
    lines = [f"# {_GAMES[language]}", "", _DRAWN[language], ""]
    for name in game_names():
        game = find_game(name)
        title = title_of(game, language)
        summary = words_for(game, language, players=game.players[0]).text(Text("summary"))
        low, high = game.cover.minutes
        lines += [f"## {title}", "", summary, ""]
        lines += [
            f"| {_PLAYERS[language]} | {_MINUTES[language]} | {_WEIGHT[language]} | {_BEST[language]} |"
        ]
        lines += ["| --- | --- | --- | --- |"]
        span = f"{game.players[0]}–{game.players[-1]}"
        lines += [f"| {span} | {low}–{high} | {game.cover.weight} | {game.cover.best} |", ""]
        lines += [f"![{_BOARD[language]} {title}](drawn/{name}.svg)", ""]
    return "\n".join(lines)


def commands(language: str) -> str:
    """Every command with its help page, as the command line prints it."""
    speech = Speech(language)
    heading = {"en": "Commands", "pl": "Polecenia"}[language]
    lines = [f"# {heading}", "", "```text", _help(language), "```", ""]
    for name in COMMANDS:
        first = speech.say(f"help-{name}").partition("\n")[0]
        lines += [f"## tablewright {name}", "", first, "", "```text", _help(language, name), "```", ""]
    return "\n".join(lines)


def _help(language: str, *words: str) -> str:
    page = StringIO()
    with redirect_stdout(page):
        run([*words, "--help", "--language", language])
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())


def spaces() -> str:
    """The sizes of actions and observations for every game and number of players, and what is counted."""
    lines = [
        "# Spaces",
        "",
        "What an agent chooses from and sees, written from the encodings when these pages were built"
        " ([what they mean](../research.md#one-encoding-for-all-environments)). The settings are the first"
        " ones of each game.",
        "",
        "| environment | players | actions | observation |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name in game_names():
        for players in find_game(name).players:
            made = encoding_of(name, players)
            size = f"{len(made.actions):,} | {made.observation_size:,}"
            lines.append(f"| `{made.id}` | {players} | {size} |")
    for name in game_names():
        lines += ["", *_slots(name)]
    return "\n".join([*lines, ""])


def _slots(name: str) -> Iterator[str]:
    """The measures of a game, the numbers that an observation begins with."""
    game = find_game(name)
    players = min(2, game.players[-1])
    described = encoding_of(name, players).describe()
    measures = [slot for slot in described if slot.high != 1]
    yield f"## {game.title}"
    yield ""
    counting = f"{len(measures)} of {len(described)} numbers count something"
    yield f"With {players} players: {counting}, the others are marks."
    yield ""
    yield "| number | greatest value |"
    yield "| --- | ---: |"
    for slot in measures[:40]:
        yield f"| `{slot.name}` | {slot.high:g} |"
    if len(measures) > 40:
        yield ""
        yield f"and {len(measures) - 40} more: `encoding_of({name!r}, {players}).describe()` names them all."


def openapi() -> dict[str, Any]:
    """The description that the server gives of itself."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_described(Config(data=Path(folder), warm=False)))


async def _described(config: Config) -> dict[str, Any]:
    """Asked for without a network, as a client would ask."""
    door = httpx.ASGITransport(make_app(config))
    async with httpx.AsyncClient(transport=door, base_url=f"http://localhost:{config.port}") as client:
        schema: dict[str, Any] = (await client.get("/api/openapi.json")).raise_for_status().json()
    return schema


def http(schema: dict[str, Any]) -> str:
    """Every address of the server with what it takes and gives, from its own description."""
    lines = [
        "# Addresses and messages",
        "",
        "Made from the server's own description ([openapi.json](openapi.json)); how the messages work"
        " together is told in [the protocol](../protocol.md).",
        "",
    ]
    for path, methods in schema["paths"].items():
        lines += [f"## `{path}`", ""]
        for method, told in methods.items():
            lines += [f"**{method.upper()}** {_description(told)}", ""]
            lines += [f"* {line}" for line in _ends(told)] + [""]
    lines += ["## Messages", ""]
    for name, shape in sorted(schema["components"]["schemas"].items()):
        lines += [f"### {name}", "", *_shape(shape), ""]
    return "\n".join(lines)


def _description(told: dict[str, Any]) -> str:
    return str(told.get("description") or told.get("summary", "")).replace("\n", " ")


def _ends(told: dict[str, Any]) -> Iterator[str]:
    for parameter in told.get("parameters", []):
        what = parameter.get("description", "")
        needed = "" if parameter.get("required") else ", can be left out"
        yield f"`{parameter['name']}` ({parameter['in']}{needed}){': ' + what if what else ''}"
    for kind, content in told.get("requestBody", {}).get("content", {}).items():
        yield f"takes {_type(content.get('schema', {}))} (`{kind}`)"
    for code, answer in told["responses"].items():
        types = sorted({_type(content.get("schema", {})) for content in answer.get("content", {}).values()})
        yield f"answers {code}{': ' if types else ''}{', '.join(types)}"


def _shape(shape: dict[str, Any]) -> Iterator[str]:
    if shape.get("description"):
        yield str(shape["description"]).replace("\n", " ")
        yield ""
    properties = shape.get("properties", {})
    if not properties:
        yield _type(shape)
        return
    yield "| field | type | needed |"
    yield "| --- | --- | --- |"
    for name, field in properties.items():
        yield f"| `{name}` | {_type(field)} | {'yes' if name in shape.get('required', []) else 'no'} |"


def _type(shape: dict[str, Any]) -> str:
    """The type of a value in a few words, with links to messages."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for choice in ("oneOf", "anyOf", "allOf"):
        if choice in shape:
            return " or ".join(dict.fromkeys(_type(one) for one in shape[choice]))
    if "const" in shape:
        return f"`{json.dumps(shape['const'])}`"
    if "enum" in shape:
        return "one of " + ", ".join(f"`{value}`" for value in shape["enum"])
    if shape.get("type") == "array":
        return f"list of {_type(shape.get('items', {}))}"
    kind = shape.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def schemas() -> dict[str, dict[str, Any]]:
    """JSON Schemas by the names of their files."""
    return {
        "position.schema.json": position_schema(),
        "record.schema.json": msgspec.json.schema(Record),
        "lessons.schema.json": msgspec.json.schema(Lessons),
    }


def api() -> dict[str, str]:
    """The pages of the API reference by name; mkdocstrings fills them from the docstrings."""
    pages = {}
    for part, modules in API.items():
        blocks = "\n\n".join(f"::: {module}" for module in modules)
        pages[part] = f"# {'The package' if part == 'tablewright' else part.capitalize()}\n\n{blocks}\n"
    return pages
