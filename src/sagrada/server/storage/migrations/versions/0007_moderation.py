"""Reports about people and lines of chat, and people who are banned."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("reporter", sa.String(length=40), nullable=True),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint(
            "reporter", "table", "person", "line", name=op.f("uq_reports_reporter")
        ),
    )
    op.create_index(op.f("ix_reports_person"), "reports", ["person"], unique=False)
    op.create_table(
        "operator_changes",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_operator_changes")),
    )


def downgrade() -> None:
    op.drop_table("operator_changes")
    op.drop_table("reports")
    op.execute(sa.text("ALTER TABLE people DROP COLUMN banned"))
