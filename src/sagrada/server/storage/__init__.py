"""What is kept: people, tables, and every step of every game, in SQLite or PostgreSQL."""
