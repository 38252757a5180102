"""Friends, people of whom one wants to hear nothing, and seats that are held for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and add the column."""
    op.create_table(
        "friends",
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["asker"], ["people.id"], name=op.f("fk_friends_asker"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["asked"], ["people.id"], name=op.f("fk_friends_asked"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("asker", "asked", name=op.f("pk_friends")),
    )
    op.create_index("ix_friends_asked", "friends", ["asked"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("blocked", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["blocked"], ["people.id"], name=op.f("fk_blocks_blocked"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("invited", sa.Integer()))
        seats.create_foreign_key(
            op.f("fk_seats_invited"), "people", ["invited"], ["id"], ondelete="SET NULL"
        )
        seats.create_index("ix_seats_invited", ["invited"])


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_invited")
        seats.drop_constraint(op.f("fk_seats_invited"), type_="foreignkey")
        seats.drop_column("invited")
    op.drop_table("blocks")
    op.drop_table("friends")
