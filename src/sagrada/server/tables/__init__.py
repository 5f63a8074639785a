"""A table's life: its game, seats, clock, bots, chat, presence, and the other processes."""
