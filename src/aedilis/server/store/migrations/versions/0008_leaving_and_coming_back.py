"""What becomes of games and their seats besides moves."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("affairs", sa.Text(), nullable=False, server_default="{}"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(
            sa.Column("offered", sa.String(24), nullable=False, server_default=sa.text("''"))
        )
        seats.add_column(sa.Column("former", sa.Integer()))
        seats.create_foreign_key(
            op.f("fk_seats_former"), "people", ["former"], ["id"], ondelete="SET NULL"
        )
    op.create_index("ix_seats_former", "seats", ["former"])
    op.create_index("ix_seats_offered", "seats", ["offered"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("ix_seats_offered", "seats")
    op.drop_index("ix_seats_former", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("fk_seats_former"), type_="foreignkey")
        seats.drop_column("former")
        seats.drop_column("offered")
    with op.batch_alter_table("games") as games:
        games.drop_column("affairs")
