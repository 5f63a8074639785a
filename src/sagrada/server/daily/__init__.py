"""The daily window: one solo deal a day, the same for everyone (its days: daily_calendar.py)."""
