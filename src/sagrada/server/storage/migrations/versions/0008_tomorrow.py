"""The open deal of the day, what bots score on a day's deals, and what goals ask of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_attempts",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_open_attempts_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_open_attempts")),
        sa.UniqueConstraint("day", "person", name=op.f("uq_open_attempts_day")),
    )
    op.create_index(op.f("ix_open_attempts_person"), "open_attempts", ["person"], unique=False)
    op.create_table(
        "bot_scores",
        sa.Column("deal", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=60), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("deal", "bot", name=op.f("pk_bot_scores")),
    )
    op.create_table(
        "seat_facts",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_seat_facts_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seat_facts")),
    )


def downgrade() -> None:
    op.drop_table("seat_facts")
    op.drop_table("bot_scores")
    op.drop_index(op.f("ix_open_attempts_person"), table_name="open_attempts")
    op.drop_table("open_attempts")
