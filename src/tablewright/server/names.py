"""The names under which browsers may call this server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from tablewright.server.config import Config


class OwnNames:
    """Numbers, this machine, and the names that were given when the server was started.

    A number cannot be made to lead elsewhere, a name can: the page of a stranger could then read everything
    that this machine may read.
    """

    def __init__(self, config: Config) -> None:
        given = [config.host, *(urlsplit(url).hostname or "" for url in (config.public_url, *config.origins))]
        machine = socket.gethostname().lower()
        self._names: Final = {"localhost", machine, f"{machine}.local", *(one.lower() for one in given)} - {
            ""
        }
        #: A proxy that passes on only what is meant for it, when nobody has said under which name that is.
        self._any: Final = config.behind_proxy and not config.public_url

    def knows(self, host: str) -> bool:
        """Whether this is one of them, with or without a port."""
        if self._any:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
