"""What requests have made, so that the same one twice makes it once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "requests",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("asked", sa.String(40), nullable=False),
        sa.Column("made", sa.String(16), nullable=False),
        sa.Column("answer", sa.Text()),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_requests_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "key", name=op.f("pk_requests")),
    )
    op.create_index("ix_requests_at", "requests", ["at"])


def downgrade() -> None:
    """Take it away."""
    op.drop_table("requests")
