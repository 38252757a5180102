"""People: accounts, how they come in, and who they are to each other."""

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

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    # "person" has a password, "guest" only sessions, "bot" only tokens.
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    # The name folded, so that no two accounts look alike; empty names are not kept here (guests).
    Column("folded", String(80), unique=True),
    Column("password", String(200)),
    Column("owner", Integer, ForeignKey("people.id", ondelete="CASCADE")),
    Column("language", String(2), nullable=False),
    # A digest, keyed with a secret of this server, of where the account was last logged in from.
    Column("place", String(64)),
    # Notices, theme, sound and the like, as JSON (`server.people.preferences`).
    Column("preferences", Text, nullable=False, default="{}"),
    # Whether they look after the server; it is granted by the command line alone.
    Column("admin", Boolean, nullable=False, default=False, server_default=false()),
    # Until when they may make, join and say nothing, and why.
    Column("suspended", Float),
    Column("suspended_why", String(300)),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # Who may see the page of a person, and so of his bots (`players.seeing`).
    Column("shown", String(8), nullable=False, default="members", server_default="members"),
    # Whether what others see in numbers counts the games that they may not open.
    Column("counted", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_people_owner", "owner"),
    # A number that was somebody's is nobody else's later, wherever it may still be known.
    sqlite_autoincrement=True,
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("agent", String(200), nullable=False, default=""),
    Index("ix_sessions_person", "person"),
)

resets = Table(
    "resets",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_resets_person", "person"),
)
"""Links with which a forgotten password is set anew, each once; only their digests are kept."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("ix_tokens_person", "person"),
)

friends = Table(
    "friends",
    metadata,
    Column("asker", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # "asked", "friends", "refused", or "silent": see `store.bonds`.
    Column("state", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_friends_asked", "asked"),
)
"""Who has asked whom to be a friend, and what became of it."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)
"""Who wants to hear nothing of whom."""
