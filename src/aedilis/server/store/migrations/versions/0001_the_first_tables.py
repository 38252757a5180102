"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "meta",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_meta")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("owner", sa.Integer()),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("preferences", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner"], ["people.id"], name=op.f("fk_people_owner"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("folded", name=op.f("uq_people_folded")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "failures",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("receiver", sa.String(60), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_failures_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "receiver", name=op.f("pk_failures")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("host", sa.Integer()),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("header", sa.Text()),
        sa.Column("seed", sa.String(64)),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("ending", sa.Text()),
        sa.Column("awaited", sa.String(40), nullable=False),
        sa.Column("since", sa.Float()),
        sa.Column("until", sa.Float()),
        sa.Column("sandbox", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"], ["people.id"], name=op.f("fk_games_host"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_host", "games", ["host"])
    op.create_index("ix_games_status", "games", ["status", "updated"])
    op.create_index("ix_games_until", "games", ["until"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("receiver", sa.String(60), nullable=False),
        sa.Column("slot", sa.String(160), nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_outbox_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("slot", name=op.f("uq_outbox_slot")),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_person", "outbox", ["person", "game"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tokens_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("digest", name=op.f("uq_tokens_digest")),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("to", sa.Integer()),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_chat_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
        sa.UniqueConstraint("game", "key", name=op.f("uq_chat_game_key")),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "lines",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("codes", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_lines_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "n", name=op.f("pk_lines")),
        sa.UniqueConstraint("game", "key", name=op.f("uq_lines_game_key")),
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_notes_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_notes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_notes")),
    )
    op.create_index("ix_notes_person", "notes", ["person"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(16), nullable=False),
        sa.Column("stand_in", sa.String(16), nullable=False),
        sa.Column("clock", sa.Float()),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_seats_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_snapshots_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "n", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("snapshots")
    op.drop_table("seats")
    op.drop_table("notes")
    op.drop_table("lines")
    op.drop_table("chat")
    op.drop_table("tokens")
    op.drop_table("sessions")
    op.drop_table("outbox")
    op.drop_table("games")
    op.drop_table("failures")
    op.drop_table("people")
    op.drop_table("meta")
