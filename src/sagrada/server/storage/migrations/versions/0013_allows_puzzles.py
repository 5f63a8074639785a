"""Who allows that their finished games become puzzles: nobody, until they say so."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("allows_puzzles", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.execute(sa.text("ALTER TABLE people DROP COLUMN allows_puzzles"))
