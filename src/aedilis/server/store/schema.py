"""The tables of the store. Times are seconds since 1970 (float); secrets are kept as digests where
a digest is enough. A column that refers to people has an index, since an account that is deleted is
looked for in all of them.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

meta = Table(
    "meta",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single facts of this installation: its own keys (web push), and the like."""

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
