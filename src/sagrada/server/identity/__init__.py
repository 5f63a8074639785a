"""Who somebody is: guests, accounts, sessions, passwords, and what keeps strangers out."""
