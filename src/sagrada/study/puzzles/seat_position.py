"""One seat's view as text: a position in notation without the private objectives of the others.

A puzzle stores this text, so it can't give away what its seat couldn't know.
"""

from random import Random

from sagrada.bots.sampling import sample_state
from sagrada.engine.dice import COLOURS, Colour
from sagrada.engine.notation import format_colour, parse_colour
from sagrada.engine.notation.position import format_position, parse_position
from sagrada.engine.state import GameState
from sagrada.engine.view import View


def format_seat_position(view: View) -> str:
    """The position as the view's seat knows it."""
    hidden = tuple(
        f"private {seat}:"
        for seat, player in enumerate(view.players, start=1)
        if player.private is None
    )
    lines = format_position(sample_state(view, Random(0))).splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(hidden or ("\n",)))


def parse_seat_position(text: str) -> GameState:
    """A state that fits the text: colors that it doesn't tell are filled in, in a fixed order.

    They are no secret: nobody knows what they were. Look at the state only through its `view`.
    """
    fields = dict(line.partition(":")[::2] for line in text.splitlines() if line.strip())
    players = int(fields["players"])
    told = {
        seat: fields[f"private {seat}"]
        for seat in range(1, players + 1)
        if f"private {seat}" in fields
    }
    known = {parse_colour(word) for words in told.values() for word in words.split(",")}
    spare: list[Colour] = [colour for colour in COLOURS if colour not in known]
    filled = "".join(
        f"private {seat}: {format_colour(spare.pop())}\n"
        for seat in range(1, players + 1)
        if seat not in told
    )
    return parse_position(text + filled)
