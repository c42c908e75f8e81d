"""What a server is started with."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tablewright.engine.errors import BadSetup

SECRET_VARIABLE: Final = "TABLEWRIGHT_SECRET"
SMTP_VARIABLE: Final = "TABLEWRIGHT_SMTP"
LEAST_SECRET: Final = 8
DATABASE: Final = "tablewright.sqlite"


class OpenToNetwork(BadSetup):
    """The server would be reachable from other machines without a secret."""


class DevelopmentIsLocal(BadSetup):
    """The pages that show everything would be reachable from other machines."""


@dataclass(frozen=True)
class Config:
    """Everything that can be set; the defaults are those of a household."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8321
    database_url: str = ""  #: empty: SQLite in the data folder
    secret: str = field(default="", repr=False)
    origins: tuple[str, ...] = ()  #: further addresses under which browsers see this server
    behind_proxy: bool = False  #: believe X-Forwarded-For and X-Forwarded-Proto
    metrics_open: bool = False
    smtp: str = field(default="", repr=False)  #: smtp://user:password@host:port/?from=address
    public_url: str = ""  #: for links in notices
    push: str = ""  #: whom push services may write to about this server; empty: nothing is sent to browsers
    bot_seconds: float = 8.0  #: a bot that has not decided by then is replaced for that move
    bot_pause: float = 0.35  #: so that people can follow
    hint_seconds: float = 3.0
    thinking_workers: int = 1  #: processes for bots and hints
    drawing_workers: int = min(2, os.cpu_count() or 1)
    ray: str = ""  #: a Ray cluster for bots, hints and replays; "local": one on this machine
    tables_in_memory: int = 400
    warm: bool = True  #: start workers, and look at the newest tables, before saying to be ready
    plugins: tuple[str, ...] = ()  #: modules with games and bots of one's own
    dev: bool = False  #: pages that show everything, for those who build games

    @property
    def url(self) -> str:
        """The database."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / DATABASE}"


def check_exposure(config: Config) -> None:
    """R41: only this machine may reach the server unless there is a secret of some length."""
    if not is_loopback(config.host) and len(config.secret) < LEAST_SECRET:
        raise OpenToNetwork(config.host)
    if config.dev and not (is_loopback(config.host) and not config.behind_proxy):
        raise DevelopmentIsLocal(config.host)


def is_loopback(host: str) -> bool:
    """Whether an address cannot be reached from another machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def data_folder() -> Path:
    """Where a person's tables are kept by default."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tablewright"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tablewright"


def database_url(typed: str) -> str:
    """A database address as people write it, with the driver that is used here."""
    for start in ("postgresql://", "postgres://"):
        if typed.startswith(start):
            return f"postgresql+asyncpg://{typed[len(start) :]}"
    if typed.startswith("sqlite:///"):
        return f"sqlite+aiosqlite:///{typed[10:]}"
    return typed
