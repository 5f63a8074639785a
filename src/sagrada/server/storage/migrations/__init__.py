"""How the database came to be as it is, change by change (Alembic)."""
