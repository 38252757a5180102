"""Games: who sits where, every line, what is said of them, and what became of ratings."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from aedilis.server.store.schema.metadata import metadata

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("title", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    # The key in the private link; whoever has it may come in.
    Column("key", String(32), nullable=False),
    Column("host", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("seats", Integer, nullable=False),
    # Since the start: the record's header, its seed, and how many lines there are.
    Column("header", Text),
    Column("seed", String(64)),
    Column("lines", Integer, nullable=False, default=0),
    Column("ending", Text),
    # Public: whom the game waits for, as a JSON list of seats, since when and until when.
    Column("awaited", String(40), nullable=False, default="[]"),
    Column("since", Float),
    Column("until", Float),
    # A sandbox made from another game belongs to one person alone.
    Column("sandbox", Boolean, nullable=False, default=False),
    # What has become of its seats besides moves, as JSON (`store.affairs`).
    Column("affairs", Text, nullable=False, default="{}", server_default="{}"),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_games_status", "status", "updated"),
    Index("ix_games_until", "until"),
    Index("ix_games_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    # The bot that plays here from the start, or (`stand_in`) while its person is away.
    Column("bot", String(40), nullable=False, default=""),
    Column("stand_in", String(40), nullable=False, default=""),
    # Seconds left on the clock, where there is one.
    Column("clock", Float),
    # How many lines the person has looked at.
    Column("looked", Integer, nullable=False, default=0),
    # For whom it is held, until they sit down or let it go.
    Column("invited", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    # Whether somebody else may take it: to all in the lobby (`lobby`), to who has this key, or not.
    Column("offered", String(24), nullable=False, default="", server_default=text("''")),
    # Who had it and has given it up or lost it for good.
    Column("former", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Index("ix_seats_person", "person"),
    Index("ix_seats_bot", "bot"),
    Index("ix_seats_invited", "invited"),
    Index("ix_seats_former", "former"),
    Index("ix_seats_offered", "offered"),
)

lines = Table(
    "lines",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    # The request that made it, so that the same one twice acts once.
    Column("key", String(64)),
    # The line of the record, the move in codes, and the events, as JSON.
    Column("line", Text, nullable=False),
    Column("codes", Text, nullable=False),
    Column("events", Text, nullable=False),
    UniqueConstraint("game", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
"""The state after line `n`, compressed. For speed alone: never the truth, and may be thrown away.
"""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("to", Integer),
    # Who sat there when it was said: nobody who sits there later may hear it.
    Column("to_person", Integer, ForeignKey("people.id", ondelete="SET NULL")),
    Column("text", String(500), nullable=False),
    Column("key", String(64)),
    UniqueConstraint("game", "key"),
    Index("ix_chat_person", "person"),
    Index("ix_chat_to_person", "to_person"),
)

notes = Table(
    "notes",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Index("ix_notes_person", "person"),
)

rated = Table(
    "rated",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    # Since the end: the place (0 for who has won), and the rating before and after it.
    Column("place", Integer),
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", Float),
    Index("ix_rated_person", "person", "at"),
)
"""Who began a rated game, whoever sits there at its end, and what it did to their ratings."""

ratings = Table(
    "ratings",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    # What the rating is at least, very probably: by this a ladder is ordered.
    Column("low", Float, nullable=False),
    Column("sure", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_ratings_ladder", "kind", "sure", "low", "person"),
    Index("ix_ratings_person", "person"),
)
"""How strong people are at each kind of game, as far as rated games tell."""
