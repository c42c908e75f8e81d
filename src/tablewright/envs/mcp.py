"""The parlour over the Model Context Protocol: ``pip install "tablewright[mcp]"``, ``tablewright mcp``."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tablewright.engine import TablewrightError
from tablewright.envs.parlour import Parlour

#: What a client may call.
TOOLS: Final = ("list_games", "new_table", "state", "options", "choose", "why_not", "rule", "result")


def make_server() -> Any:
    """A server with tables of its own."""
    parlour = Parlour()
    server = MCPServer("tablewright")
    for name in TOOLS:
        server.add_tool(_polite(getattr(parlour, name)), name=name)
    return server


def _polite(tool: Callable[..., Any]) -> Callable[..., Any]:
    """What cannot be done is told, not raised: nothing has changed then."""

    @wraps(tool)
    def asked(*args: Any, **kwargs: Any) -> Any:
        try:
            return tool(*args, **kwargs)
        except TablewrightError as error:
            raise ToolError(str(error)) from error

    return asked
