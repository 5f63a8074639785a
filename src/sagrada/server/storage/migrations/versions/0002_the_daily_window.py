"""The daily window: one counted try for each account and day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:

    op.create_table(
        "daily_tries",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_daily_tries_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_daily_tries")),
        sa.UniqueConstraint("day", "person", name=op.f("uq_daily_tries_day")),
    )
    with op.batch_alter_table("daily_tries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_daily_tries_person"), ["person"], unique=False)


def downgrade() -> None:

    with op.batch_alter_table("daily_tries", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_daily_tries_person"))

    op.drop_table("daily_tries")
