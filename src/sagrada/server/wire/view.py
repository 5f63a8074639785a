"""The table as one seat (or a spectator) sees it: all that is needed to draw it."""

from typing import Any

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
    sets: list[list[Space]]
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
    return board(seen, seen.seat, players, (tools_on_table(seen), round_track(seen)))


def board(
    seen: SeatView | GameState,
    seat: int | None,
    players: list[PlayerView],
    tools_and_track: tuple[Any, Any],
) -> View:
    """What lies on the table, from a view or a state: everybody can see it.

    `tools_and_track`: the tools and the track, as messages or already written.
    """
    tools, track = tools_and_track
    playing = seen.stage not in _NO_PATTERN_YET
    seats = len(seen.players)
    there = [(seen.start + step) % seats for step in range(seats)]
    return View(
        seat=seat,
        stage=seen.stage,
        round=seen.round,
        start=seen.start,
        turn_number=seen.turn_number,
        order=there + there[::-1] if playing else [],
        active=seen.active if playing and seen.stage is not Stage.OVER else None,
        to_act=list(seen.to_act),
        pool=dice(seen.pool),
        track=track,
        bag=list(seen.bag),
        out=dice(seen.out),
        tools=tools,
        public=list(seen.public),
        players=players,
        chain=_chain(seen),
        calls=list(seen.calls),
        mending=_mending(seen),
        target=sum(die.value for number in seen.track for die in number)
        if seen.setup.solo
        else None,
    )


def player_view(player: Seen, seat: int, public: tuple[str, ...], solo: bool) -> PlayerView:
    message = player_without_sheet(player, seat)
    message.sheet = player_sheet(player, public, solo)
    return message


def player_without_sheet(player: Seen, seat: int) -> PlayerView:
    window = player.window
    choosing = window is None
    return PlayerView(
        seat=seat,
        private=None if player.private is None else [c.letter for c in player.private],
        cards=list(player.cards) if choosing and player.cards is not None else None,
        choice=player.choice if choosing else None,
        has_chosen=player.has_chosen,
        pattern=window.pattern.id if window else None,
        dice=[die and die_text(die) for die in window.dice] if window else [],
        marks=[
            WaivedDie(space, mark)
            for space, mark in sorted(window.marks if window else ())
            if mark in _WAIVED
        ],
        favor=player.favor,
        skips=player.skips,
        sheet=None,
    )


def player_sheet(
    player: Seen, public: tuple[str, ...], solo: bool, seen_by_all: ScoreSheet | None = None
) -> ScoreSheet | None:
    """The score so far. `seen_by_all` is what the others see of it, if that is known already."""
    if player.window is None:
        return None
    known, base = player.private, seen_by_all
    if base is not None and base.private is None and known is not None:
        mine = _line(score(player.window, (), known, solo=solo).private)
        return ScoreSheet(base.public, mine, base.favor, base.empty, base.total + mine.points)
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
    return ScoreLine(line.id, line.points, [list(spaces) for spaces in line.sets])


def tools_on_table(seen: SeatView | GameState) -> list[ToolOnTable]:
    return [_tool(tool, seen.setup) for tool in seen.tools]


def round_track(seen: SeatView | GameState) -> list[list[str]]:
    return [dice(number) for number in seen.track]


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


def _chain(seen: SeatView | GameState) -> Chain:
    turn = seen.turn
    return Chain(
        drafted=turn.drafted,
        tool=turn.tool,
        hand=turn.hand and die_text(turn.hand),
        origin=turn.origin,
        moved=turn.moved,
        drawn=None if turn.drawn is None else turn.drawn.letter,
    )


def _mending(seen: SeatView | GameState) -> Mending | None:
    if seen.mending is None:
        return None
    window = seen.players[seen.mending].window
    assert window is not None, "only a window can be mended"
    return Mending(
        seat=seen.mending,
        mistakes=[mistake(found) for found in mistakes(window)],
        removals=[list(way) for way in removals(window)[:_MOST_REMOVALS]],
    )
