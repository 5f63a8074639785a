"""What the messages are made of."""

import msgspec

END = r"$(?!\n)"
"""The end of a pattern: in Python a line break can follow a `$`."""
PLAIN = r"^[^\u0000-\u001f\u007f]*" + END
"""A text without control characters: databases do not keep them all."""
DieText = str
"""`R3`: a colour letter (R Y G B P) and a value."""
ColourLetter = str
Space = int
"""0 (A1) to 19 (D5), row by row from the top."""
Seat = int
"""0 to 3."""
Millis = int
"""Milliseconds since 1970-01-01, UTC."""


class Sent(msgspec.Struct, gc=False):
    """What the server sends: every field is always there."""


class Received(msgspec.Struct, forbid_unknown_fields=True):
    """What the server gets: a field with a default can be left out, an unknown one is an error."""
