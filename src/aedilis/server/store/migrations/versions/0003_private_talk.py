"""To whom something was said in private, not only to which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. What was said to a seat from which somebody else has spoken belongs to nobody
    but its speaker, since it cannot be told who sat there.
    """
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("to_person", sa.Integer()))
        chat.create_foreign_key(
            op.f("fk_chat_to_person"), "people", ["to_person"], ["id"], ondelete="SET NULL"
        )
        chat.create_index("ix_chat_to_person", ["to_person"])
    op.execute(_WHO_SAT_THERE)


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("chat") as chat:
        chat.drop_index("ix_chat_to_person")
        chat.drop_constraint(op.f("fk_chat_to_person"), type_="foreignkey")
        chat.drop_column("to_person")


_WHO_SAT_THERE = """
    UPDATE chat SET to_person = (
        SELECT seats.person FROM seats
        WHERE seats.game = chat.game AND seats.seat = chat."to" AND NOT EXISTS (
            SELECT 1 FROM chat AS other
            WHERE other.game = seats.game AND other.seat = seats.seat
            AND (other.person IS NULL OR other.person <> seats.person)
        )
    )
    WHERE chat."to" IS NOT NULL
"""
