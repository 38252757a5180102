"""What a server keeps for its own work: keys, requests that have acted, notices to be sent, and
what was reported and done about it.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from aedilis.server.store.schema.metadata import metadata

meta = Table(
    "meta",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single facts of this installation: its own keys (web push), and the like."""

requests = Table(
    "requests",
    metadata,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # Digests of the key with where it was sent, and of all that was asked for.
    Column("key", String(40), primary_key=True),
    Column("asked", String(40), nullable=False),
    # The id of what was made, and the answer as it was sent, once there is one.
    Column("made", String(16), nullable=False),
    Column("answer", Text),
    Column("at", Float, nullable=False),
    Index("ix_requests_at", "at"),
)
"""Requests that have made something, so that the same one twice makes it once. (What a line's
request has made is in the line.)
"""

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    # Not a foreign key: notices of a game that is gone are told all the same.
    Column("game", String(16), nullable=False),
    Column("way", String(16), nullable=False),
    Column("receiver", String(60), nullable=False),
    # What there may be only one of until the reader has looked.
    Column("slot", String(160), nullable=False, unique=True),
    Column("notice", Text, nullable=False),
    Column("made", Float, nullable=False),
    # When it is to be tried; NULL for a mark of what was sent or given up.
    Column("due", Float),
    Column("tries", Integer, nullable=False, default=0),
    Column("reason", String(200), nullable=False, default=""),
    # Somebody is sending it, until `due` at the longest.
    Column("held", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_outbox_due", "due"),
    Index("ix_outbox_person", "person", "game"),
    # Whoever still sends what was withdrawn must not have sent what came after it.
    sqlite_autoincrement=True,
)
"""Notices to be sent, and marks of those that were."""

owed = Table(
    "owed",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("news", String(16), primary_key=True),
    Column("who", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_owed_person", "person"),
    Index("ix_owed_made", "made"),
)
"""Of what people are still to be told: kept together with what has happened, and struck together
with putting the notices into the outbox. So each is told, once, whatever becomes of the process.
"""

failures = Table(
    "failures",
    metadata,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("receiver", String(60), primary_key=True),
    Column("count", Integer, nullable=False),
)
"""How many notices in a row a receiver has failed to take."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    # "chat", "name" or "table": see `store.watch`.
    Column("matter", String(8), nullable=False),
    # Not a foreign key: what was reported of a game that is gone is dealt with all the same.
    Column("game", String(16), nullable=False),
    Column("line", Integer),
    Column("about", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    # What was reported as it stood then, and why.
    Column("text", String(500), nullable=False),
    Column("reason", String(500), nullable=False),
    Column("handled", Float),
    Column("note", String(300), nullable=False, default=""),
    Index("ix_reports_handled", "handled"),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_about", "about"),
)
"""What people have reported."""

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("act", String(16), nullable=False),
    Column("admin", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("admin_name", String(40), nullable=False),
    Column("about", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("about_name", String(40), nullable=False),
    Column("game", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Index("ix_acts_admin", "admin"),
    Index("ix_acts_about", "about"),
)
"""What those who look after the server have done."""
