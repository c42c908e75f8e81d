"""Figures for Prometheus (R53)."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SHORT: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4)


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.moves = Counter("tablewright_moves", "Changes stored", ["kind", "by"], registry=r)
        self.answers = Counter("tablewright_answers", "HTTP answers", ["status"], registry=r)
        self.refused = Counter("tablewright_refused", "Requests refused, by code", ["code"], registry=r)
        self.seconds = Histogram(
            "tablewright_request_seconds", "Time to answer", ["method"], buckets=_SHORT, registry=r
        )
        self.commit = Histogram("tablewright_commit_seconds", "Time to store", buckets=_SHORT, registry=r)
        self.broadcast = Histogram(
            "tablewright_broadcast_seconds", "From stored to sent to an audience", buckets=_SHORT, registry=r
        )
        self.lag = Histogram(
            "tablewright_loop_lag_seconds", "Lag of the event loop", buckets=_SHORT, registry=r
        )
        self.bot_failures = Counter(
            "tablewright_bot_failures", "Bots replaced for a move", ["why"], registry=r
        )
        self.broken_rules = Counter("tablewright_broken_rules", "Rules that failed", registry=r)
        self.streams = Gauge("tablewright_streams", "Open streams", registry=r)
        self.tables = Gauge("tablewright_tables_in_memory", "Tables in memory", registry=r)
        self.work = Gauge("tablewright_work_waiting", "Work in hand", ["kind"], registry=r)
        self.chores = Gauge("tablewright_chore_up", "Whether a chore is well", ["chore"], registry=r)
        self.chore_failures = Counter(
            "tablewright_chore_failures", "Chores taken up again", ["chore"], registry=r
        )
        self.notices = Counter("tablewright_notices", "Notices", ["result"], registry=r)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
