"""Whether a position makes sense, as far as the engine relies on it.

A position need not be reachable: a window can hold anything. But nothing that its stage needs
is missing, every die is somewhere exactly once, and someone can go on.
"""

from collections import Counter
from collections.abc import Iterable

from sagrada.engine.cards import WINDOW_CARDS, Pattern
from sagrada.engine.dealing import deal_stage
from sagrada.engine.dice import COLOURS, Die
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call
from sagrada.engine.notation import format_seat
from sagrada.engine.notation.fields import Fields
from sagrada.engine.options import ROUNDS
from sagrada.engine.own_window import is_own
from sagrada.engine.state import NO_TURN, GameState, Stage, Turn
from sagrada.engine.tools import get_tool, tool_of
from sagrada.engine.tools.tool import holds_die, holds_nothing

_BEFORE_ROUNDS = frozenset(
    {
        Stage.DEAL_PRIVATE,
        Stage.DEAL_CARDS,
        Stage.DEAL_TOOLS,
        Stage.DEAL_PUBLIC,
        Stage.DRAW_START,
        Stage.PATTERN,
    }
)


def check_position(state: GameState, found: Fields) -> None:
    """Raise a `NotationError`, with the line, for the first thing that can't be true."""
    _check_seats(state, found)
    _check_cards(state, found)
    _check_clock(state, found)
    _check_dice(state, found)
    if state.stage in _BEFORE_ROUNDS:
        _check_opening(state, found)
    else:
        _check_windows(state, found)
        _check_turn(state, found)
    _check_calls(state, found)
    moves = [move for move in legal_moves(state) if not isinstance(move, Call)]
    if not (state.is_chance or state.is_over or moves):
        raise found.error("stage", f"nobody has a legal move here, but {state.stage} needs one")


# ---------------------------------------------------------------- the table


def _check_seats(state: GameState, found: Fields) -> None:
    n = state.setup.players
    named = {"start": (state.start,), "called": state.calls}
    named["mending"] = () if state.mending is None else (state.mending,)
    for key, seats in named.items():
        for seat in seats:
            if seat >= n:
                raise found.error(key, f"a table for {n} has no seat {format_seat(seat)}")


def _check_cards(state: GameState, found: Fields) -> None:
    setup = state.setup
    privates = [len(player.private) for player in state.players]
    cards = [len(player.cards) for player in state.players]
    _check_dealt(found, "private", privates, setup.private_count)
    _check_dealt(found, "cards", cards, 2)
    for key, dealt, most in (
        ("tools", [tool.number for tool in state.tools], setup.tool_count),
        ("public", list(state.public), setup.public_count),
    ):
        if len(dealt) > most:
            raise found.error(key, f"this table has at most {most}, not {len(dealt)}")
        _check_no_pair(found, key, dealt)
    owned = [player.private for player in state.players]
    _check_no_pair(found, "private 1", [colour.word for own in owned for colour in own])
    _check_no_pair(found, "cards 1", [card for player in state.players for card in player.cards])
    for tool in state.tools:
        if tool.spent and not setup.solo:
            raise found.error("tools", "only solo has spent tools; say how many tokens it holds")
    if state.stage in _BEFORE_ROUNDS:
        if deal_stage(state, start_drawn=state.stage is Stage.PATTERN) is not state.stage:
            raise found.error("stage", f"the cards dealt so far don’t fit {state.stage}")
    elif (privates, cards, len(state.tools), len(state.public)) != (
        [setup.private_count] * setup.players,
        [0] * setup.players,
        setup.tool_count,
        setup.public_count,
    ):
        raise found.error(
            "stage",
            "from the first round on, the cards dealt must be: "
            f"private objectives {setup.private_count} per seat, tools {setup.tool_count}, "
            f"public objectives {setup.public_count}, and no window cards",
        )


def _check_dealt(found: Fields, key: str, counts: list[int], each: int) -> None:
    """Cards are dealt seat by seat."""
    dealt = sum(counts)
    for seat, count in enumerate(counts):
        expected = min(each, max(0, dealt - seat * each))
        if count != expected:
            raise found.error(
                f"{key} {seat + 1}",
                f"cards are dealt seat by seat: expected {expected} here, got {count}",
            )


def _check_no_pair(found: Fields, key: str, dealt: Iterable[object]) -> None:
    for card, count in Counter(dealt).items():
        if count > 1:
            raise found.error(key, f"{card} is dealt {count} times, but there’s only one")


def _check_clock(state: GameState, found: Fields) -> None:
    """Round, turn and round track agree with the stage."""
    is_ended = state.stage is Stage.OVER or (
        state.stage is Stage.MEND and state.turn_number == state.turns_in_round
    )
    if state.stage in _BEFORE_ROUNDS:
        rounds, turns, left = range(1), range(1), 0
    elif is_ended:
        rounds = range(ROUNDS, ROUNDS + 1)
        turns = range(state.turns_in_round, state.turns_in_round + 1)
        left = ROUNDS
    else:
        rounds = range(1, ROUNDS + 1)
        turns = range(1 if state.stage is Stage.ROLL else state.turns_in_round)
        left = state.round - 1
    if state.round not in rounds:
        raise found.error("round", f"{state.round} doesn’t fit the stage {state.stage}")
    if state.turn_number not in turns:
        raise found.error("turn", f"{state.turn_number + 1} doesn’t fit the stage {state.stage}")
    if len(state.track) != left:
        raise found.error(
            "track", f'expected {left} by now, got {len(state.track)}; put "/" between numbers'
        )


# ---------------------------------------------------------------- dice


def dice_laid_out(state: GameState) -> tuple[int, ...]:
    """How many dice of each colour are anywhere but in the bag."""
    dice: list[Die | None] = [*state.pool, *state.out, state.turn.hand, *state.turn.rerolled]
    for left in state.track:
        dice += left
    for player in state.players:
        if player.window is not None:
            dice += player.window.dice
    counts = Counter(die.colour for die in dice if die is not None)
    if state.turn.drawn is not None:
        counts[state.turn.drawn] += 1
    return tuple(counts[colour] for colour in COLOURS)


def _check_dice(state: GameState, found: Fields) -> None:
    setup = state.setup
    for colour, laid_out in zip(COLOURS, dice_laid_out(state), strict=True):
        there = state.bag[colour] + laid_out
        if there != setup.dice_per_colour:
            raise found.error(
                "bag",
                f"expected {setup.dice_per_colour} {colour.word} dice in all, got {there}: "
                f"{state.bag[colour]} in the bag and {laid_out} elsewhere",
            )
    drawn = setup.pool_size * max(0, state.round - 1)
    if state.stage is Stage.ROLL:
        if len(state.pool) >= setup.pool_size:
            message = f"the stage roll needs fewer than {setup.pool_size} dice in the pool"
            raise found.error("pool", f"{message}, got {len(state.pool)}")
        drawn += len(state.pool)
    elif state.round:
        drawn += setup.pool_size - (state.stage is Stage.DRAW)
    in_bag = setup.dice_per_colour * len(COLOURS) - drawn
    if sum(state.bag) != in_bag:
        raise found.error("bag", f"expected {in_bag} dice in the bag by now, got {sum(state.bag)}")


# ---------------------------------------------------------------- before the first round


def _check_opening(state: GameState, found: Fields) -> None:
    if state.turn != NO_TURN:
        raise found.error(
            "stage", f"there’s no turn in the stage {state.stage}; drop the lines about it"
        )
    if any(tool.tokens or tool.spent for tool in state.tools):
        raise found.error("tools", "nobody can have paid for a tool before the first round")
    for seat, player in enumerate(state.players, start=1):
        if player.window is not None or player.favor or player.skips:
            raise found.error(
                f"pattern {seat}", f"windows, tokens and skips come after the stage {state.stage}"
            )
        yours = {pattern.id for card in player.cards for pattern in WINDOW_CARDS[card]}
        if player.choice is not None and (
            state.stage is not Stage.PATTERN or player.choice not in yours
        ):
            raise found.error(
                f"choice {seat}", f"seat {seat} can’t have chosen {player.choice} at this point"
            )


# ---------------------------------------------------------------- in the rounds


def _check_windows(state: GameState, found: Fields) -> None:
    tokens = sum(tool.tokens for tool in state.tools)
    given = 0
    for seat, player in enumerate(state.players, start=1):
        if player.window is None:
            raise found.error(f"pattern {seat}", "each seat needs a window from the first round on")
        _check_pattern(state, found, seat, player.window.pattern)
        if player.choice is not None:
            raise found.error(f"choice {seat}", "the patterns are already revealed; drop this line")
        for space, _ in player.window.marks:
            if player.window.dice[space] is None:
                raise found.error(f"marks {seat}", "a mark needs a die on its space")
        tokens += player.favor
        given += 0 if state.setup.solo else player.window.pattern.difficulty
    if tokens != given:
        raise found.error(
            "tools", f"players and tools hold {tokens} favor tokens in all, but {given} were given"
        )


def _check_pattern(state: GameState, found: Fields, seat: int, pattern: Pattern) -> None:
    """An own window is for all seats or for none."""
    given = state.setup.window
    if given is not None and pattern.id != given:
        raise found.error(f"pattern {seat}", f"every seat plays {given} here")
    if given is None and is_own(pattern.id):
        raise found.error(
            f"pattern {seat}", f"add “given-window: {pattern.id}”: all seats play an own window"
        )


def _check_turn(state: GameState, found: Fields) -> None:
    turn = state.turn
    if turn.tool is not None and state.tool_on_table(turn.tool) is None:
        raise found.error("turn-tool", f"tool {turn.tool} isn’t on the table")
    if not _fits_stage(state, turn):
        raise found.error(
            "stage",
            f"the lines about the turn don’t fit {state.stage}; check drafted, turn-tool, hand, "
            "lifted-from, moved-to, drawn and rerolled",
        )


def _fits_stage(state: GameState, turn: Turn) -> bool:
    """Whether the turn holds what the stage works on, and nothing else."""
    match state.stage:
        case Stage.ROLL | Stage.OVER:
            return turn == NO_TURN
        case Stage.TURN:
            return holds_nothing(turn)
        case Stage.MEND:
            is_ended = state.turn_number == state.turns_in_round
            fits = turn == NO_TURN if is_ended else holds_nothing(turn)
            return fits and state.mending is not None
        case Stage.PAY:
            return state.setup.solo and turn.tool is not None and _fits_tool(turn, turn.tool)
        case _:
            return tool_of(turn).fits_position(state)


def _fits_tool(turn: Turn, tool: int) -> bool:
    """Whether the tool finds in the hand what it needs; without it, it would fail once paid for."""
    return holds_die(turn) if get_tool(tool).on_drafted_die else holds_nothing(turn)


def _check_calls(state: GameState, found: Fields) -> None:
    quiet = state.stage in _BEFORE_ROUNDS or state.stage in (Stage.TURN, Stage.ROLL, Stage.OVER)
    if state.calls and (state.setup.strict or quiet):
        raise found.error(
            "called", "a call can wait only at an honor table, in the middle of a chain"
        )
    if len({*state.calls, state.mending}) <= len(state.calls):
        raise found.error("called", "list a window only once, and not the one being mended")
    if state.mending is not None and state.stage is not Stage.MEND:
        raise found.error("mending", f"no window is being mended in the stage {state.stage}")
