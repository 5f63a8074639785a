"""The last translations that do not stand beside their messages yet: hints, and how a game ended.

They read the game's state. Each gives only what the reader can know.
"""
