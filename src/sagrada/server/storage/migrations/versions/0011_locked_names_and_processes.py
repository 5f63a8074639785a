"""Names that an operator has set and that stay, and the processes that run."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("name_locked", sa.BigInteger(), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.execute(sa.text("ALTER TABLE people DROP COLUMN name_locked"))
