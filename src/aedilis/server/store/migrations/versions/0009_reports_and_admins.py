"""Reports, people who look after the server, and what they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and add the columns."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.Integer()),
        sa.Column("matter", sa.String(8), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("line", sa.Integer()),
        sa.Column("about", sa.Integer()),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("handled", sa.Float()),
        sa.Column("note", sa.String(300), nullable=False),
        sa.ForeignKeyConstraint(
            ["reporter"], ["people.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["about"], ["people.id"], name=op.f("fk_reports_about"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_handled", "reports", ["handled"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("admin", sa.Integer()),
        sa.Column("admin_name", sa.String(40), nullable=False),
        sa.Column("about", sa.Integer()),
        sa.Column("about_name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.ForeignKeyConstraint(
            ["admin"], ["people.id"], name=op.f("fk_acts_admin"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["about"], ["people.id"], name=op.f("fk_acts_about"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_index("ix_acts_admin", "acts", ["admin"])
    op.create_index("ix_acts_about", "acts", ["about"])
    op.add_column(
        "people",
        sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("people", sa.Column("suspended", sa.Float()))
    op.add_column("people", sa.Column("suspended_why", sa.String(300)))


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("people", table_kwargs={"sqlite_autoincrement": True}) as people:
        people.drop_column("suspended_why")
        people.drop_column("suspended")
        people.drop_column("admin")
    op.drop_table("acts")
    op.drop_table("reports")
