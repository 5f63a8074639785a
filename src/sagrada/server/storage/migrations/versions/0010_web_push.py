"""Devices that are told of turns by web push, and the server's key for it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("secret", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.hash"],
            name=op.f("fk_push_subscriptions_session"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_push_subscriptions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_push_subscriptions")),
    )
    for column in ("person", "session"):
        op.create_index(
            op.f(f"ix_push_subscriptions_{column}"), "push_subscriptions", [column], unique=False
        )


def downgrade() -> None:
    op.drop_table("push_subscriptions")
    op.drop_table("server_keys")
