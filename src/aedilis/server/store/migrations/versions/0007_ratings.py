"""Ratings, the rated games they come from, and who may see a person's page."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and add the columns."""
    op.create_table(
        "rated",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("mu_before", sa.Float()),
        sa.Column("sigma_before", sa.Float()),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("at", sa.Float()),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_rated_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_rated_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_rated")),
    )
    op.create_index("ix_rated_person", "rated", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("low", sa.Float(), nullable=False),
        sa.Column("sure", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("kind", "person", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["kind", "sure", "low", "person"])
    op.create_index("ix_ratings_person", "ratings", ["person"])
    op.create_index("ix_seats_bot", "seats", ["bot"])
    # What is there already is kept as it is, by both databases, for a column with a default.
    op.add_column(
        "people", sa.Column("shown", sa.String(8), nullable=False, server_default="members")
    )
    op.add_column(
        "people", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_column("people", "counted")
    op.drop_column("people", "shown")
    op.drop_index("ix_seats_bot", "seats")
    op.drop_table("ratings")
    op.drop_table("rated")
