"""Moves and outcomes as numbers (layout.py, chance.py), from and to the engine's."""

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dice import ALL_KINDS, Colour, Die
from sagrada.engine.moves import (
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.outcomes import (
    CardDealt,
    Drawn,
    Outcome,
    PrivateDealt,
    PublicDealt,
    Rerolled,
    Rolled,
    StartDrawn,
    ToolDealt,
)
from sagrada.kernel import layout as at
from sagrada.kernel.state import State

PATTERN_IDS = tuple(PATTERNS)
PUBLIC_IDS = tuple(PUBLIC_OBJECTIVES)


def kind_of(die: Die) -> int:
    return 6 * die.colour + die.value - 1


def code_of(move: Move) -> int:
    """The number of a move. Calls and removals have none, because the kernel is strict."""
    match move:
        case EndTurn():
            return at.MOVE_END
        case Stop():
            return at.MOVE_STOP
        case PutBack():
            return at.MOVE_BACK
        case SetValue(value=value):
            return at.MOVE_VALUE + value - 1
        case UseTool(tool=tool):
            return at.MOVE_TOOL + tool
        case Place(space=space):
            return at.MOVE_PLACE + space
        case Lift(space=space):
            return at.MOVE_LIFT + space
        case Draft(die=die):
            return at.MOVE_DRAFT + kind_of(die)
        case Pay(die=die):
            return at.MOVE_PAY + kind_of(die)
        case Swap(round=number, die=die):
            return at.MOVE_SWAP + 30 * (number - 1) + kind_of(die)
        case ChoosePattern(seat=seat, pattern=pattern):
            return at.MOVE_PATTERN + 24 * seat + PATTERN_IDS.index(pattern)
        case _:
            raise ValueError(f"move: {move} belongs to honour tables; the kernel is strict")


def move_of(code: int, seat: int) -> Move:
    """The move with this number, made by `seat` (the choice of a pattern names its own seat)."""
    if not 0 <= code < at.MOVES:
        raise ValueError(f"move: there is no move {code}; they go from 0 to {at.MOVES - 1}")
    if code >= at.MOVE_PATTERN:
        owner, pattern = divmod(code - at.MOVE_PATTERN, 24)
        return ChoosePattern(owner, PATTERN_IDS[pattern])
    if code >= at.MOVE_SWAP:
        number, kind = divmod(code - at.MOVE_SWAP, 30)
        return Swap(seat, number + 1, ALL_KINDS[kind])
    if code >= at.MOVE_PAY:
        return Pay(seat, ALL_KINDS[code - at.MOVE_PAY])
    if code >= at.MOVE_DRAFT:
        return Draft(seat, ALL_KINDS[code - at.MOVE_DRAFT])
    if code >= at.MOVE_LIFT:
        return Lift(seat, code - at.MOVE_LIFT)
    if code >= at.MOVE_PLACE:
        return Place(seat, code - at.MOVE_PLACE)
    if code > at.MOVE_TOOL:
        return UseTool(seat, code - at.MOVE_TOOL)
    if code >= at.MOVE_VALUE:
        return SetValue(seat, code - at.MOVE_VALUE + 1)
    return (EndTurn, Stop, PutBack)[code](seat)


def code_of_outcome(outcome: Outcome) -> int:
    """The number of an outcome."""
    match outcome:
        case PrivateDealt(colour=colour) | Drawn(colour=colour):
            return colour
        case CardDealt(card=card):
            return card - 1
        case ToolDealt(tool=tool):
            return tool - 1
        case PublicDealt(objective=objective):
            return PUBLIC_IDS.index(objective)
        case StartDrawn(seat=seat):
            return seat
        case Rolled(die=die):
            return kind_of(die)
        case Rerolled(value=value):
            return value - 1
        case _:
            raise ValueError(f"outcome: {outcome} has no number")


def outcome_of(s: State, code: int) -> Outcome:
    """The outcome with this number at the chance node `s`."""
    match s[at.STAGE]:
        case at.AT_DEAL_PRIVATE:
            return PrivateDealt(_next_seat(s, at.PRIVATE + s[at.PRIVATE_COUNT] - 1), Colour(code))
        case at.AT_DEAL_CARDS:
            return CardDealt(_next_seat(s, at.CARDS + 1), code + 1)
        case at.AT_DEAL_TOOLS:
            return ToolDealt(code + 1)
        case at.AT_DEAL_PUBLIC:
            return PublicDealt(PUBLIC_IDS[code])
        case at.AT_DRAW_START:
            return StartDrawn(code)
        case at.AT_ROLL:
            return Rolled(ALL_KINDS[code])
        case at.AT_REROLL | at.AT_REROLL_POOL:
            return Rerolled(code + 1)
        case at.AT_DRAW:
            return Drawn(Colour(code))
        case _:
            raise ValueError("state: this is no chance node")


def _next_seat(s: State, last: int) -> int:
    """The first seat that still lacks the card at offset `last`."""
    missing = 0 if last >= at.CARDS else -1
    seats = range(s[at.PLAYERS])
    return next(seat for seat in seats if s[at.SEATS + seat * at.SEAT_SIZE + last] == missing)
