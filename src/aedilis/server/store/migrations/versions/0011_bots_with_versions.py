"""Bots are asked for with a version and a setting, which takes more room than a name."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

COLUMNS = ("bot", "stand_in")


def upgrade() -> None:
    """Widen the columns."""
    _size(16, 40)


def downgrade() -> None:
    """Make them as narrow as they were."""
    _size(40, 16)


def _size(old: int, new: int) -> None:
    with op.batch_alter_table("seats") as seats:
        for name in COLUMNS:
            seats.alter_column(
                name,
                existing_type=sa.String(old),
                type_=sa.String(new),
                existing_nullable=False,
            )
