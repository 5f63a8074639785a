"""The column `wake` becomes `due_at`.

Not by Alembic's batch mode: on SQLite that copies the table and drops the old one, and with it, by
way of the foreign keys, every seat and step. Both databases can rename a column by themselves.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _rename("wake", "due_at")


def downgrade() -> None:
    _rename("due_at", "wake")


def _rename(before: str, after: str) -> None:
    op.drop_index(f"ix_tables_{before}", table_name="tables")
    op.execute(sa.text(f"ALTER TABLE tables RENAME COLUMN {before} TO {after}"))
    op.create_index(f"ix_tables_{after}", "tables", [after], unique=False)
