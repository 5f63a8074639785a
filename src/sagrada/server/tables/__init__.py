"""The tables that are being played at in this process, and what keeps them going."""
