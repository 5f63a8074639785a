"""Who sends a request: guests, accounts, sessions, passwords, origins, rate limits."""
