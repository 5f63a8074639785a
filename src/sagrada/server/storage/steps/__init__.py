"""Saving steps: what is written with each, and the quick way into each database."""
