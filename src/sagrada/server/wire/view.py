"""The table as one seat (or a spectator) sees it: all that is needed to draw it."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sagrada.engine.audit import mistakes, removals
from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import DICE, Colour, Die
from sagrada.engine.options import Setup, SoloPayment
from sagrada.engine.scoring import ScoreLine as EngineScoreLine
from sagrada.engine.scoring import ScoreSheet as Scored
from sagrada.engine.scoring import score
from sagrada.engine.state import GameState, Stage
from sagrada.engine.state import ToolOnTable as Tool
from sagrada.engine.tools import price
from sagrada.engine.view import PlayerView as Seen
from sagrada.engine.view import View as SeatView
from sagrada.engine.window import Mark
from sagrada.server.wire.base import ColourLetter, DieText, Seat, Sent, Space
from sagrada.server.wire.events import Mistake, mistake


class ToolOnTable(Sent):
    number: int
    tokens: int
    """Favor tokens on it."""
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
    sets: tuple[tuple[Space, ...], ...]
    """The spaces behind the points: one list for each thing that scored."""


class ScoreSheet(Sent):
    public: list[ScoreLine]
    private: ScoreLine | None
    """None where the viewer cannot know it."""
    favor: ScoreLine
    empty: ScoreLine
    total: int
    """Of the lines that are shown."""


class WaivedDie(Sent):
    space: Space
    mark: str
    """`colour-waived`, `value-waived`, `touch-waived`: a tool allowed it there."""


class PlayerView(Sent):
    seat: Seat
    private: list[ColourLetter] | None
    """The private objectives; None where the viewer cannot know them."""
    cards: list[int] | None
    """The two window cards to choose from; None where the viewer cannot know, or has chosen."""
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
    """The score if the game ended now, as far as the viewer can know it; None without a window."""


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
    """Where the first die is now, of a tool that moves two."""
    drawn: ColourLetter | None
    """Flux Remover: the die drawn, before its value is chosen."""


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
    """Honour tables: windows that wait to be checked."""
    mending: Mending | None
    target: int | None
    """Solo: the sum of the dice on the round track, to be beaten."""


# ---------------------------------------------------------------- from the game's views

_WAIVED = frozenset({Mark.COLOUR_WAIVED, Mark.VALUE_WAIVED, Mark.TOUCH_WAIVED})
_MOST_REMOVALS = 20
_NO_PATTERN_YET = frozenset(
    {
        *(Stage.DEAL_PRIVATE, Stage.DEAL_CARDS, Stage.DEAL_TOOLS, Stage.DEAL_PUBLIC),
        *(Stage.DRAW_START, Stage.PATTERN),
    }
)


_TEXT = tuple(("", *(str(die) for die in row)) for row in DICE)
"""By colour and value: dice are written so often that it pays to have them ready."""


def die_text(die: Die) -> str:
    return _TEXT[die[0]][die[1]]


def dice(several: tuple[Die, ...]) -> list[str]:
    return [_TEXT[colour][value] for colour, value in several]


def wire_view(seen: SeatView) -> View:
    """The view as a message, written afresh."""
    players = [
        player_view(player, seat, seen.public, seen.setup.solo)
        for seat, player in enumerate(seen.players)
    ]
    board = {name: field.write(seen) for name, field in BOARD.items()}
    return View(seat=seen.seat, players=players, **board)


def player_view(player: Seen, seat: int, public: tuple[str, ...], solo: bool) -> PlayerView:
    fields = {name: field.write(player) for name, field in PLAYER.items()}
    return PlayerView(seat=seat, sheet=_player_sheet(player, public, solo), **fields)


def _player_sheet(player: Seen, public: tuple[str, ...], solo: bool) -> ScoreSheet | None:
    """The score so far."""
    if player.window is None:
        return None
    known = player.private
    private = known or (Colour.RED,)  # any colour: the line is left out again
    scored = score(player.window, public, private, player.favor, solo)
    return sheet(scored, shows_private=known is not None)


def sheet(scored: Scored, shows_private: bool = True) -> ScoreSheet:
    hidden = 0 if shows_private else scored.private.points
    return ScoreSheet(
        public=[_line(line) for line in scored.public],
        private=_line(scored.private) if shows_private else None,
        favor=_line(scored.favor),
        empty=_line(scored.empty),
        total=scored.total - hidden,
    )


def _line(line: EngineScoreLine) -> ScoreLine:
    return ScoreLine(line.id, line.points, line.sets)


# ---------------------------------------------------------------- the board, field by field

AnyView = SeatView | GameState
"""The board is the same in all of them: everybody can see it."""


def _is_playing(seen: AnyView) -> bool:
    return seen.stage not in _NO_PATTERN_YET


def _order(seen: AnyView) -> list[int]:
    return _order_from(seen.start, len(seen.players)) if _is_playing(seen) else []


@cache
def _order_from(start: int, seats: int) -> list[int]:
    there = [(start + step) % seats for step in range(seats)]
    return there + there[::-1]


def _active(seen: AnyView) -> int | None:
    return seen.active if _is_playing(seen) and seen.stage is not Stage.OVER else None


def _tool(tool: Tool, setup: Setup) -> ToolOnTable:
    card = TOOLS[tool.number]
    by_value = setup.options.solo_payment is SoloPayment.FIRST_PRINTING and card.solo_value
    return ToolOnTable(
        number=tool.number,
        tokens=tool.tokens,
        price=0 if setup.solo else price(tool),
        pay_colour=card.solo_colour.letter if setup.solo and not by_value else None,
        pay_value=card.solo_value if setup.solo and by_value else None,
        spent=tool.spent,
    )


def _chain(seen: AnyView) -> Chain:
    turn = seen.turn
    return Chain(
        drafted=turn.drafted,
        tool=turn.tool,
        hand=turn.hand and die_text(turn.hand),
        origin=turn.origin,
        moved=turn.moved,
        drawn=None if turn.drawn is None else turn.drawn.letter,
    )


def _mending(seen: AnyView) -> Mending | None:
    if seen.mending is None:
        return None
    window = seen.players[seen.mending].window
    assert window is not None, "only a window can be mended"
    return Mending(
        seat=seen.mending,
        mistakes=[mistake(found) for found in mistakes(window)],
        removals=[list(way) for way in removals(window)[:_MOST_REMOVALS]],
    )


def _target(seen: AnyView) -> int | None:
    if not seen.setup.solo:
        return None
    return sum(die.value for number in seen.track for die in number)


class Field(NamedTuple):
    """How a field of a message is written."""

    of: frozenset[str]
    """The fields that it is written from: while they stay the same, so does it."""
    write: Callable[[Any], Any]


BOARD: dict[str, Field] = {
    name: Field(frozenset(of.split()), write)
    for name, of, write in (
        ("stage", "stage", lambda seen: seen.stage),
        ("round", "round", lambda seen: seen.round),
        ("start", "start", lambda seen: seen.start),
        ("turn_number", "turn_number", lambda seen: seen.turn_number),
        ("order", "stage start", _order),
        ("active", "stage start turn_number", _active),
        ("to_act", "stage start turn_number players mending", lambda seen: list(seen.to_act)),
        ("pool", "pool", lambda seen: dice(seen.pool)),
        ("track", "track", lambda seen: [dice(number) for number in seen.track]),
        ("bag", "bag", lambda seen: list(seen.bag)),
        ("out", "out", lambda seen: dice(seen.out)),
        ("tools", "tools", lambda seen: [_tool(tool, seen.setup) for tool in seen.tools]),
        ("public", "public", lambda seen: list(seen.public)),
        ("chain", "turn", _chain),
        ("calls", "calls", lambda seen: list(seen.calls)),
        ("mending", "mending players", _mending),
        ("target", "track", _target),
    )
}
"""The fields of a `View`, in order, without its seat and its players."""


# ---------------------------------------------------------------- a player, field by field


def _cards(player: Seen) -> list[int] | None:
    return None if player.window or player.cards is None else list(player.cards)


def _marks(player: Seen) -> list[WaivedDie]:
    if player.window is None:
        return []
    marks = sorted(player.window.marks)
    return [WaivedDie(space, mark) for space, mark in marks if mark in _WAIVED]


def _window_dice(player: Seen) -> list[str | None]:
    return [die and die_text(die) for die in player.window.dice] if player.window else []


PLAYER: dict[str, Field] = {
    name: Field(frozenset(of.split()), write)
    for name, of, write in (
        (
            "private",
            "private",
            lambda player: player.private and [colour.letter for colour in player.private],
        ),
        ("cards", "cards window", _cards),
        ("choice", "choice window", lambda player: None if player.window else player.choice),
        ("has_chosen", "has_chosen", lambda player: player.has_chosen),
        ("pattern", "window", lambda player: player.window and player.window.pattern.id),
        ("dice", "window", _window_dice),
        ("marks", "window", _marks),
        ("favor", "favor", lambda player: player.favor),
        ("skips", "skips", lambda player: player.skips),
    )
}
"""The fields of a `PlayerView`, in order, without its seat and its sheet."""
