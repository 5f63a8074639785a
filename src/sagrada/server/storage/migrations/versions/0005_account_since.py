"""When a guest became an account, and the names of deleted accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("account_since", sa.BigInteger(), nullable=True))
    op.execute(sa.text("UPDATE people SET account_since = created WHERE account IS NOT NULL"))
    op.create_table(
        "resting_names",
        sa.Column("name_hash", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name_hash", name=op.f("pk_resting_names")),
    )


def downgrade() -> None:
    op.drop_table("resting_names")
    op.execute(sa.text("ALTER TABLE people DROP COLUMN account_since"))
