"""Replays of finished games, and of records that were made elsewhere."""
