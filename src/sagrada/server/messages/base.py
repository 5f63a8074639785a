"""What the messages are made of."""

from typing import Annotated

import msgspec

Text = Annotated[str, msgspec.Meta(max_length=1000)]
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
    """What the server gets: a field with a default may be left out, an unknown one is an error."""
