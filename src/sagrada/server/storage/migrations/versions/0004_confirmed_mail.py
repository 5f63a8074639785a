"""Mail only to addresses that were confirmed; and tables are counted by host.

Addresses from before stay, but nobody has confirmed them: nothing is sent there until then.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("mail_confirmed", sa.BigInteger(), nullable=True))
    op.add_column(
        "people",
        sa.Column("mail_turns", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
    op.add_column("people", sa.Column("unsubscribe", sa.String(length=40), nullable=True))
    op.create_index("ix_people_unsubscribe", "people", ["unsubscribe"], unique=False)
    op.create_index("ix_tables_host", "tables", ["host"], unique=False)
    op.create_table(
        "mail_tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_mail_tokens_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_mail_tokens"),
    )
    op.create_index("ix_mail_tokens_person", "mail_tokens", ["person"], unique=False)
    op.create_index("ix_mail_tokens_expires", "mail_tokens", ["expires"], unique=False)


def downgrade() -> None:
    op.drop_table("mail_tokens")
    op.drop_index("ix_tables_host", table_name="tables")
    op.drop_index("ix_people_unsubscribe", table_name="people")
    for column in ("unsubscribe", "mail_turns", "mail_confirmed"):
        op.drop_column("people", column)
