"""Log lines as JSON. They name tables, seats and codes; never secrets, cards, names or whole addresses."""

from __future__ import annotations

import ipaddress
import logging
import sys

import structlog


def set_up(level: str = "info") -> None:
    """Write to stderr, one JSON object a line."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def address_prefix(address: str) -> str:
    """Enough of an address to see patterns, too little to know a person."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    return str(ipaddress.ip_network((found, 24 if found.version == 4 else 48), strict=False))
