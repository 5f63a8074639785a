"""Positions that people study: played for a turn, analyzed and judged."""
