"""Addresses that people give for notices: what is taken as one, and where the server may call (R46)."""

from __future__ import annotations

import ipaddress
import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tablewright.engine.errors import TablewrightError

MOST_MAIL: Final = 200
MOST_WEBHOOK: Final = 500
#: Of push services, which write much into it.
MOST_ENDPOINT: Final = 1000

#: Dots between words of signs that need no quotes; no question mark, as "=?" would begin a coded word.
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+)*")
_PLAIN: Final = re.compile(r"[!#-;=?-\[\]^-~]+")  # of ASCII, no blank, quote, angle or backslash
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")

#: Written down here, as what Python calls global depends on its patch level. IANA's registries of special
#: addresses; of IPv6 only what is handed out to anybody (2000::/3), without what leads to IPv4 or nowhere.
_NOT_PUBLIC: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
    )
)
_IPV6: Final = ipaddress.ip_network("2000::/3")


class BadAddress(TablewrightError):
    """Nothing can be sent there."""


class Webhook(NamedTuple):
    """An https address in its parts; `target` is the path with its query."""

    host: str
    port: int
    target: str


def mail_address(typed: str) -> str:
    """An address for mail, with the name of the domain as it is looked up."""
    local, at, domain = typed.strip().rpartition("@")
    if not at or len(local) > 64 or len(typed) > MOST_MAIL or not _LOCAL.fullmatch(local):
        raise BadAddress(typed)
    name = _domain(domain)
    if "." not in name:
        raise BadAddress(typed)
    return f"{local}@{name}"


def webhook(typed: str, most: int = MOST_WEBHOOK) -> Webhook:
    """A public-looking https address; whether its name leads to a public place is seen when it is called."""
    if len(typed) > most or not _PLAIN.fullmatch(typed):
        raise BadAddress(typed)
    try:
        parts = urlsplit(typed)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadAddress(typed) from error
    if parts.scheme != "https" or "@" in parts.netloc or port == 0 or parts.fragment:
        raise BadAddress(typed)
    if _is_number(host):
        if not is_public(host):
            raise BadAddress(typed)
    else:
        host = _domain(host)
    query = f"?{parts.query}" if parts.query else ""
    return Webhook(host, port or 443, (parts.path or "/") + query)


def _domain(name: str) -> str:
    """A name as it is looked up."""
    try:
        plain = name.encode("idna").decode("ascii").lower()
    except UnicodeError as error:
        raise BadAddress(name) from error
    labels = plain.split(".")
    if len(plain) > 253 or not all(_LABEL.fullmatch(label) for label in labels) or labels[-1].isdigit():
        raise BadAddress(name)
    return plain


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, not to this machine or a private network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if found.version == 6 and found not in _IPV6:
        return False
    return not any(found.version == network.version and found in network for network in _NOT_PUBLIC)
