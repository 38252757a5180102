"""Forgotten passwords: links to set them anew, and where an account was last logged in from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the column."""
    op.create_table(
        "resets",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_resets_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_resets")),
    )
    op.create_index("ix_resets_person", "resets", ["person"])
    op.add_column("people", sa.Column("place", sa.String(64)))


def downgrade() -> None:
    """Take them away."""
    op.drop_column("people", "place")
    op.drop_table("resets")
