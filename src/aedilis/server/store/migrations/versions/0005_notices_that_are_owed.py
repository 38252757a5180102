"""Notices that are owed, and which of those that wait are being sent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and add the column. Nobody is sending while tables are changed. SQLite makes
    the table anew, which from now on gives no number twice.
    """
    op.create_table(
        "owed",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("news", sa.String(16), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_owed_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_owed_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "person", "kind", "news", name=op.f("pk_owed")),
    )
    op.create_index("ix_owed_person", "owed", ["person"])
    op.create_index("ix_owed_made", "owed", ["made"])
    with op.batch_alter_table(
        "outbox",
        recreate="always" if op.get_bind().dialect.name == "sqlite" else "never",
        table_kwargs={"sqlite_autoincrement": True},
    ) as outbox:
        outbox.add_column(
            sa.Column("held", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.drop_column("held")
    op.drop_table("owed")
