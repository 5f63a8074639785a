"""The language in which an account gets its emails."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(length=5), nullable=True))


def downgrade() -> None:
    op.execute(sa.text("ALTER TABLE people DROP COLUMN language"))
