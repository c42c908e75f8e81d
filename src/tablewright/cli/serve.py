"""``tablewright serve``: tables in the browser, for a household, a club or a research group."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablewright.cli.arguments import refuse_endless, refuse_missing_plugins
from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import TablewrightError

if TYPE_CHECKING:
    from tablewright.server.config import Config


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
    ray: Annotated[str, typer.Option("--ray", metavar="address")] = "",
    push: Annotated[str, typer.Option("--push", metavar="contact")] = "",
    dev: Annotated[bool, typer.Option("--dev")] = False,
) -> None:
    """Open tables for everybody who can reach this machine."""
    speech = speech_of(context)
    refuse_endless(speech, bot_seconds)
    refuse_missing_plugins(speech, plugin or [])
    if ray and find_spec("ray") is None:
        raise speech.error("league-no-ray")
    if push:
        _refuse_push(speech, push)
    try:
        from tablewright.server.config import SECRET_VARIABLE, SMTP_VARIABLE, Config, data_folder
        from tablewright.server.config import database_url as with_driver
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
        ray=ray,
        push=push,
        dev=dev,
    )
    _run(speech, config, open_browser)


def _refuse_push(speech: Speech, contact: str) -> None:
    """Say what is missing for messages to browsers."""
    if find_spec("cryptography") is None:
        raise speech.error("serve-no-push")
    from tablewright.server.addresses import BadAddress
    from tablewright.server.push import contact_address

    try:
        contact_address(contact)
    except BadAddress as error:
        raise speech.error("serve-bad-contact", contact=contact) from error


def _run(speech: Speech, config: Config, open_browser: bool) -> None:
    """Run the server; what hinders it is said in one sentence."""
    try:
        from sqlalchemy.exc import ArgumentError

        from tablewright.server.config import (
            SECRET_VARIABLE,
            DevelopmentIsLocal,
            OpenToNetwork,
            check_exposure,
        )
        from tablewright.server.reloading import Tell, serve_and_reload
        from tablewright.server.run import AddressTaken
        from tablewright.server.run import serve as run
        from tablewright.server.store import StorageError
    except ImportError as error:
        raise speech.error("serve-not-installed", package=error.name or "") from error
    try:
        check_exposure(config)
        if not config.dev:
            run(config, lambda url: _tell(speech, config, url), open_browser)
            return
        tell = Tell(
            ready=lambda url: _tell(speech, config, url),
            changed=lambda file: speech.print("serve-dev-changed", file=file),
            again=lambda: speech.print("serve-dev-again"),
            ended=lambda: speech.print("serve-dev-ended"),
        )
        serve_and_reload(config, tell, open_browser)
    except OpenToNetwork as error:
        raise speech.error("serve-secret-needed", host=config.host, variable=SECRET_VARIABLE) from error
    except DevelopmentIsLocal as error:
        raise speech.error("serve-dev-local") from error
    except AddressTaken as error:
        raise speech.error(
            "serve-address-taken", host=config.host, port=str(config.port), why=str(error)
        ) from error
    except StorageError as error:
        raise speech.error("serve-no-database", why=str(error)) from error
    except ArgumentError as error:
        raise speech.error("serve-bad-database-url", why=str(error)) from error
    except TablewrightError as error:
        raise speech.error("serve-cannot", why=str(error)) from error


def _tell(speech: Speech, config: Config, url: str) -> None:
    """What people must know once the server answers."""
    from tablewright.server.pages import Pages

    speech.print("serve-address", url=url)
    if not config.database_url:
        speech.print("serve-data", place=str(config.data))
    if not Pages().is_built:
        speech.print("serve-no-client", url=url)
    if config.secret:
        speech.print("serve-secret")
    if config.dev:
        speech.print("serve-dev", url=f"{url}dev")
    speech.print("serve-stop")
