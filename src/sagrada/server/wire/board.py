"""The table as one seat (or a spectator) sees it: all that is needed to draw it."""

from sagrada.engine.state import Stage
from sagrada.server.wire.base import ColourLetter, DieText, Seat, Sent, Space


class ToolOnTable(Sent):
    number: int
    tokens: int
    """Favor tokens lying on it."""
    price: int
    """What it costs now in favor tokens; 0 in solo."""
    pay_colour: ColourLetter | None
    """Solo: the colour of die that pays for it, if a colour does."""
    pay_value: int | None
    """Solo, first printing: the value of die that pays for it, if a value does."""
    spent: bool
    """Solo: used up."""


class ScoreLine(Sent):
    id: str
    """Of the objective; `favor` or `empty`."""
    points: int
    sets: list[list[Space]]
    """The spaces behind the points: one list for each thing that scored."""


class ScoreSheet(Sent):
    public: list[ScoreLine]
    private: ScoreLine | None
    """None where the viewer may not know it."""
    favor: ScoreLine
    empty: ScoreLine
    total: int
    """Of the lines that are shown."""


class WaivedDie(Sent):
    space: Space
    mark: str
    """`colour-waived`, `value-waived`, `touch-waived`: a tool let it lie there."""


class PlayerView(Sent):
    seat: Seat
    private: list[ColourLetter] | None
    """The private objectives; None where the viewer may not know."""
    cards: list[int] | None
    """The two window cards to choose from; None where the viewer may not know or it is over."""
    choice: str | None
    """The viewer's own pattern, chosen and not yet revealed."""
    has_chosen: bool
    pattern: str | None
    """The window's pattern, once revealed."""
    dice: list[DieText | None]
    """The twenty spaces; empty before the patterns are revealed."""
    marks: list[WaivedDie]
    favor: int
    skips: bool
    """Running Pliers: no second turn in this round."""
    sheet: ScoreSheet | None
    """The score if the game ended now, as far as the viewer may know; None without a window."""


class Chain(Sent):
    """What is under way in the turn."""

    drafted: bool
    """The draft of the turn is used up."""
    tool: int | None
    """The tool of the turn, under way or done."""
    hand: DieText | None
    """The die in hand."""
    origin: Space | None
    """Where the die in hand was lifted from; None if it came from the pool."""
    moved: Space | None
    """Where the first die of a tool that moves two lies now."""
    drawn: ColourLetter | None
    """Flux Remover: the die drawn, before its value is chosen."""


class Mistake(Sent):
    reason: str
    spaces: list[Space]


class Mending(Sent):
    """Honour tables: a window whose owner has to remove dice."""

    seat: Seat
    mistakes: list[Mistake]
    removals: list[list[Space]]
    """All smallest sets of dice whose removal mends everything (at most 20 are listed)."""


class View(Sent):
    seat: Seat | None
    """Through whose eyes; None: a spectator's."""
    stage: Stage
    round: int
    """1 to 10; 0 before the first."""
    start: Seat
    turn_number: int
    """0 … 2 × players − 1 within the round."""
    order: list[Seat]
    """Whose each turn of this round is, in order; `order[turn_number]` has it now."""
    active: Seat | None
    """Whose turn it is; None before the first round and after the last."""
    to_act: list[Seat]
    """Who has a choice to make now."""
    pool: list[DieText]
    track: list[list[DieText]]
    """For each round played the dice left over."""
    bag: list[int]
    """How many dice of each colour (R Y G B P) are in the bag."""
    out: list[DieText]
    """Dice out of the game."""
    tools: list[ToolOnTable]
    public: list[str]
    players: list[PlayerView]
    chain: Chain
    calls: list[Seat]
    """Honour tables: windows waiting to be looked at."""
    mending: Mending | None
    target: int | None
    """Solo: the sum of the dice on the round track, to be beaten."""
