"""``tablewright serve``: tables in the browser, for a household, a club or a research group."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tablewright.cli.arguments import refuse_endless
from tablewright.cli.speech import speech_of


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8321,
    data: Annotated[Path | None, typer.Option("--data", metavar="folder")] = None,
    database_url: Annotated[str, typer.Option("--database-url", metavar="url")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = True,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="url")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy")] = False,
    public_url: Annotated[str, typer.Option("--public-url", metavar="url")] = "",
    metrics_open: Annotated[bool, typer.Option("--metrics-open")] = False,
    bot_seconds: Annotated[float, typer.Option("--bot-seconds", min=0.1)] = 8.0,
    plugin: Annotated[list[str] | None, typer.Option("--plugin", metavar="module")] = None,
) -> None:
    """Open tables for everybody who can reach this machine."""
    speech = speech_of(context)
    refuse_endless(speech, bot_seconds)
    for name in plugin or ():
        if not _is_module(name):
            raise speech.error("serve-no-plugin", name=name)
    try:
        from sqlalchemy.exc import ArgumentError

        from tablewright.server.config import (
            SECRET_VARIABLE,
            SMTP_VARIABLE,
            Config,
            OpenToNetwork,
            check_exposure,
            data_folder,
        )
        from tablewright.server.config import database_url as with_driver
        from tablewright.server.pages import Pages
        from tablewright.server.run import AddressTaken
        from tablewright.server.run import serve as run
        from tablewright.server.store import StorageError
    except ImportError as error:
        raise speech.error("serve-not-installed", package=error.name or "") from error
    config = Config(
        data=data if data is not None else data_folder(),
        host=host,
        port=port,
        database_url=with_driver(database_url or os.environ.get("TABLEWRIGHT_DATABASE_URL", "")),
        secret=os.environ.get(SECRET_VARIABLE, ""),
        origins=tuple(one.rstrip("/") for one in origin or [public_url] if one),
        behind_proxy=behind_proxy,
        metrics_open=metrics_open,
        smtp=os.environ.get(SMTP_VARIABLE, ""),
        public_url=public_url,
        bot_seconds=bot_seconds,
        plugins=tuple(plugin or ()),
    )
    try:
        check_exposure(config)
    except OpenToNetwork as error:
        raise speech.error("serve-secret-needed", host=host, variable=SECRET_VARIABLE) from error

    def tell(url: str) -> None:
        speech.print("serve-address", url=url)
        if not config.database_url:
            speech.print("serve-data", place=str(config.data))
        if not Pages().is_built:
            speech.print("serve-no-client", url=url)
        if config.secret:
            speech.print("serve-secret")
        speech.print("serve-stop")

    try:
        run(config, tell, open_browser)
    except AddressTaken as error:
        raise speech.error("serve-address-taken", host=host, port=str(port), why=str(error)) from error
    except StorageError as error:
        raise speech.error("serve-no-database", why=str(error)) from error
    except ArgumentError as error:
        raise speech.error("serve-bad-database-url", why=str(error)) from error


def _is_module(name: str) -> bool:
    """Whether Python finds a module of that name."""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False
