"""``tablewright mcp``: tables for language models, over the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from tablewright.cli.speech import speech_of


def mcp(
    context: typer.Context,
    http: Annotated[bool, typer.Option("--http")] = False,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8000,
) -> None:
    """Serve until the client goes away, or until it is stopped."""
    speech = speech_of(context)
    if find_spec("mcp") is None:
        raise speech.error("mcp-missing")
    from tablewright.envs.mcp import make_server

    server = make_server()
    if http:
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")
