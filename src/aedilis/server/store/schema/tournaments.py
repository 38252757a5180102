"""Tournaments: who entered, and the tables of each round."""

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
    UniqueConstraint,
)

from aedilis.server.store.schema.metadata import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("organiser", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("title", String(80), nullable=False),
    # What was called for (`tournaments.plan.NewTournament`), as JSON.
    Column("plan", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("private", Boolean, nullable=False),
    # The key in the link, of its tables too.
    Column("key", String(32), nullable=False),
    # Decides what is left to the lot; secret until the end.
    Column("seed", String(64), nullable=False),
    # The round that is played, 0 before the first; and until when at the longest.
    Column("round", Integer, nullable=False, default=0),
    Column("due", Float),
    # When it begins by itself, where that is agreed.
    Column("closes", Float),
    # One more with every change: whoever decides by an older one decides anew.
    Column("version", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tournaments_status", "status", "updated"),
    Index("ix_tournaments_organiser", "organiser"),
)

entrants = Table(
    "entrants",
    metadata,
    Column(
        "tournament",
        String(16),
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    # Stays the same when somebody else goes on in the place of one.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    # Left, or was removed, after the tournament had begun.
    Column("out", Boolean, nullable=False, default=False),
    UniqueConstraint("tournament", "person"),
    Index("ix_entrants_person", "person"),
)

matches = Table(
    "matches",
    metadata,
    Column(
        "tournament",
        String(16),
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # None for one who rests, and for a game that is gone.
    Column("game", String(16), ForeignKey("games.id", ondelete="SET NULL")),
    # The numbers of entrants by their seats (-1: a bot), and what became of them, as JSON.
    Column("seats", Text, nullable=False),
    Column("result", Text),
    Index("ix_matches_game", "game"),
)
"""The tables of a tournament's rounds."""
