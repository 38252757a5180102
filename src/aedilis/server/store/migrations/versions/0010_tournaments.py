"""Tournaments: what was called for, who has entered, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("organiser", sa.Integer(), nullable=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("closes", sa.Float(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["organiser"],
            ["people.id"],
            name=op.f("fk_tournaments_organiser"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "updated"])
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        _of_tournament("entrants"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_entrants_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_entrants_tournament_person")),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(16), nullable=True),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        _of_tournament("matches"),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_matches_game"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_game", "matches", ["game"])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament"],
        ["tournaments.id"],
        name=op.f(f"fk_{table}_tournament"),
        ondelete="CASCADE",
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("matches")
    op.drop_table("entrants")
    op.drop_table("tournaments")
