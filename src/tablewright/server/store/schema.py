"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

#: Raised when the shape changes; `tablewright.server.store.migrations` brings older databases up to it.
SCHEMA: Final = 3

METADATA: Final = MetaData()

about = Table(
    "about", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

passes = Table(
    "passes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False, default=""),
    Column("language", String(2), nullable=False, default=""),
    Column("house", Boolean, nullable=False, default=False),  # has entered the secret of the house
    Column("created", Integer, nullable=False),
    sqlite_autoincrement=True,  # a number stands for one person for ever
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("owner", Integer, nullable=True),
    Column("game", String(60), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("chosen_seed", Boolean, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("fork", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column(
        "revision", Integer, nullable=False
    ),  # grows with every change, those of seats and settings included
    Column("snapshot", LargeBinary, nullable=True),
    Column("base", LargeBinary, nullable=True),  # where the record begins, if not at the set-up
    Column("waiting_for", Text, nullable=False),
    Column("standing", Text, nullable=False),  # everybody's points and places, for the list
    Column("bots_asked", Boolean, nullable=False),
    Column("created", Integer, nullable=False),
    Column("updated", Integer, nullable=False),
    Index("tables_bots_asked", "bots_asked"),
    Index("tables_owner", "owner"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(80), nullable=False),
    Column("link", String(64), nullable=True, unique=True),  # SHA-256 of the secret
    Column("link_used", Boolean, nullable=False),
    Column("holder", Integer, nullable=True),
    Column("stand_in", String(80), nullable=False),
    Column("notice_kind", String(8), nullable=False),
    Column("notice_to", Text, nullable=False),
    Column("notice_failures", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_holder", "holder"),
)

commands = Table(
    "commands",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # begin, move, undo, redo
    Column("seat", Integer, nullable=True),
    Column("option", Text, nullable=False),
    Column("outcomes", Text, nullable=False),  # the chance it set off
    Column("digest", String(64), nullable=False),  # of the state after it
    Column("by", String(16), nullable=False),  # person, bot, fallback
    Column("at", Integer, nullable=False),
    # Two commands can never make the same version, whichever process they come from.
    PrimaryKeyConstraint("table_id", "version"),
)

keys = Table(
    "keys",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("request", Text, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "key"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("pass_id", Integer, nullable=True),  # who said it; unknown in lines of old
    Index("chat_table", "table_id"),
    Index("chat_pass", "pass_id"),
    sqlite_autoincrement=True,
)

seen = Table(
    "seen",
    METADATA,
    Column("pass_id", Integer, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    PrimaryKeyConstraint("pass_id", "table_id"),
)

#: The parts of lessons that somebody has been through.
learnt = Table(
    "learnt",
    METADATA,
    Column("pass_id", Integer, nullable=False),
    Column("game", String(60), nullable=False),
    Column("part", String(60), nullable=False),
    PrimaryKeyConstraint("pass_id", "game", "part"),
)

#: Notices to send: written with the move that causes them, so that none is lost and none sent for nothing.
outbox = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Integer, nullable=False),
    Index("outbox_due", "due"),
    sqlite_autoincrement=True,
)

#: A rule that failed: all that is needed to see it fail again.
reports = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("error", Text, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
)
