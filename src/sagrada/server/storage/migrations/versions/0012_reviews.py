"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("review", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_created"), "reviews", ["created"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_reviews_created"), table_name="reviews")
    op.drop_table("reviews")
