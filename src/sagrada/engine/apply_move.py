"""What each move does. Legality has been judged before: nothing here refuses."""

from collections.abc import Callable
from typing import Any

from sagrada.engine import events as ev
from sagrada.engine.audit import mistakes
from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import DICE, Die, add, take
from sagrada.engine.moves import (
    Call,
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.placement import Waiver, marks_for
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.tools import (
    COPPER_FOIL_BURNISHER,
    CORK_BACKED_STRAIGHTEDGE,
    EGLOMISE_BRUSH,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    LATHEKIN,
    LENS_CUTTER,
    RUNNING_PLIERS,
    TAP_WHEEL,
    can_lift,
    ground,
    place_waiver,
    price,
)
from sagrada.engine.turns import (
    Progress,
    begin_round,
    chain_done,
    end_turn,
    hear_calls,
    with_player,
)
from sagrada.engine.window import Mark, Window


def apply_move(state: GameState, move: Move) -> Progress:
    """The state after a legal move, and what happened."""
    return _APPLY[type(move)](state, move)


def _choose_pattern(state: GameState, move: ChoosePattern) -> Progress:
    player = state.players[move.seat].replace(choice=move.pattern)
    after = state.replace(players=with_player(state, move.seat, player))
    chosen = ev.PatternChosen(move.seat, move.pattern)
    if after.to_act:
        return after, [chosen]
    after, happened = _reveal_patterns(after)
    return after, [chosen, *happened]


def _reveal_patterns(state: GameState) -> Progress:
    """All have chosen: windows and favor tokens (RULES 2.2, 2.3; none in solo, 9.1)."""
    choices = tuple(player.choice for player in state.players if player.choice is not None)
    players = tuple(
        player.replace(
            cards=(),
            choice=None,
            window=Window(PATTERNS[choice]),
            favor=0 if state.setup.solo else PATTERNS[choice].difficulty,
        )
        for player, choice in zip(state.players, choices, strict=True)
    )
    after, happened = begin_round(state.replace(players=players), 1, state.start)
    return after, [ev.PatternsRevealed(choices), *happened]


def _draft(state: GameState, move: Draft) -> Progress:
    turn = state.turn.replace(hand=move.die)
    after = state.replace(stage=Stage.PLACE, pool=take(state.pool, move.die), turn=turn)
    return after, [ev.DieDrafted(move.seat, move.die)]


def _place(state: GameState, move: Place) -> Progress:
    turn, seat, space = state.turn, move.seat, move.space
    hand = turn.die_in_hand
    window = state.window(seat).place(hand, space, _marks(state, seat, space))
    players = with_player(state, seat, state.players[seat].replace(window=window))
    placed = ev.DiePlaced(seat, hand, space)
    if turn.origin is not None and turn.moved is None:  # moved, and not as the second of two
        after = state.replace(players=players, turn=Turn(turn.drafted, turn.tool, moved=space))
        if turn.tool == LATHEKIN:
            return after.replace(stage=Stage.LIFT), [placed]
        if turn.tool == TAP_WHEEL and can_lift(after, TAP_WHEEL):
            return after.replace(stage=Stage.LIFT_OR_STOP), [placed]
    drafted = turn.drafted or turn.origin is None
    after, happened = chain_done(state, drafted, players=players)
    return after, [placed, *happened]


def _marks(state: GameState, seat: int, space: int) -> tuple[Mark, ...]:
    """What must be remembered of the die in hand when it is placed."""
    waiver = place_waiver(state)
    if state.setup.strict and waiver is Waiver.NONE:
        return ()  # it lies by the rules, or the move would have been refused
    return marks_for(state.window(seat), state.turn.die_in_hand, space, waiver)


def _use_tool(state: GameState, move: UseTool) -> Progress:
    turn = state.turn.replace(tool=move.tool)
    if state.setup.solo:  # RULES 9.3: payment comes first
        after = state.replace(stage=Stage.PAY, turn=turn)
        return after, [ev.ToolUsed(move.seat, move.tool, 0)]
    on_table = state.tool_on_table(move.tool)
    assert on_table is not None, "the tool is on the table"
    cost = price(on_table)
    tools = tuple(
        tool.replace(tokens=tool.tokens + cost) if tool.number == move.tool else tool
        for tool in state.tools
    )
    player = state.players[move.seat]
    player = player.replace(favor=player.favor - cost)
    after = state.replace(tools=tools, players=with_player(state, move.seat, player), turn=turn)
    after, happened = _begin_effect(after, move.tool)
    return after, [ev.ToolUsed(move.seat, move.tool, cost), *happened]


def _pay(state: GameState, move: Pay) -> Progress:
    tool = state.turn.tool_begun
    tools = tuple(
        other.replace(spent=True) if other.number == tool else other for other in state.tools
    )
    after = state.replace(
        tools=tools, pool=take(state.pool, move.die), out=add(state.out, move.die)
    )
    after, happened = _begin_effect(after, tool)
    return after, [ev.DiePaid(move.seat, tool, move.die), *happened]


_NEXT_STAGE = {
    GROZING_PLIERS: Stage.VALUE,
    EGLOMISE_BRUSH: Stage.LIFT,
    COPPER_FOIL_BURNISHER: Stage.LIFT,
    LATHEKIN: Stage.LIFT,
    LENS_CUTTER: Stage.SWAP,
    FLUX_BRUSH: Stage.REROLL,
    GLAZING_HAMMER: Stage.REROLL_POOL,
    RUNNING_PLIERS: Stage.EXTRA_DRAFT,
    CORK_BACKED_STRAIGHTEDGE: Stage.PLACE,
    GRINDING_STONE: Stage.PLACE,
    FLUX_REMOVER: Stage.DRAW,
    TAP_WHEEL: Stage.LIFT,
}


def _begin_effect(state: GameState, tool: int) -> Progress:
    """The tool is paid for: what it does at once, and what is asked next."""
    seat = state.active
    after = state.replace(stage=_NEXT_STAGE[tool])
    if tool == RUNNING_PLIERS:
        player = state.players[seat].replace(skips=True)
        return after.replace(players=with_player(state, seat, player)), []
    if tool == GRINDING_STONE:
        hand = state.turn.die_in_hand
        turned = ground(hand)
        return (
            after.replace(turn=state.turn.replace(hand=turned)),
            [ev.DieTurned(seat, hand, turned)],
        )
    if tool == FLUX_REMOVER:
        hand = state.turn.die_in_hand
        bag = tuple(n + 1 if colour == hand.colour else n for colour, n in enumerate(state.bag))
        return (
            after.replace(bag=bag, turn=state.turn.replace(hand=None)),
            [ev.DieBagged(seat, hand)],
        )
    return after, []


def _set_value(state: GameState, move: SetValue) -> Progress:
    turn = state.turn
    if turn.drawn is not None:
        die = DICE[turn.drawn][move.value - 1]
        happened: ev.Event = ev.ValueChosen(move.seat, die)
    else:
        die = turn.die_in_hand.showing(move.value)
        happened = ev.DieTurned(move.seat, turn.die_in_hand, die)
    turn = turn.replace(hand=die, drawn=None)
    return state.replace(stage=Stage.PLACE, turn=turn), [happened]


def _swap(state: GameState, move: Swap) -> Progress:
    hand = state.turn.die_in_hand
    track = tuple(
        add(take(dice, move.die), hand) if number == move.round else dice
        for number, dice in enumerate(state.track, start=1)
    )
    turn = state.turn.replace(hand=move.die)
    after = state.replace(stage=Stage.PLACE, track=track, turn=turn)
    return after, [ev.DiceSwapped(move.seat, hand, move.die, move.round)]


def _lift(state: GameState, move: Lift) -> Progress:
    window = state.window(move.seat)
    die = window.die_at(move.space)
    player = state.players[move.seat].replace(window=window.lift(move.space))
    turn = state.turn.replace(hand=die, origin=move.space)
    after = state.replace(
        stage=Stage.PLACE, players=with_player(state, move.seat, player), turn=turn
    )
    return after, [ev.DieLifted(move.seat, die, move.space)]


def _put_back(state: GameState, move: PutBack) -> Progress:
    hand = state.turn.die_in_hand
    return return_to_pool(state, move.seat, hand)


def return_to_pool(state: GameState, seat: int, die: Die) -> Progress:
    """The die in hand goes back; the draft of the turn is used up (RULES tool 6, tool 11)."""
    after, happened = chain_done(state, drafted=True, pool=add(state.pool, die))
    return after, [ev.DieReturned(seat, die), *happened]


def _stop(state: GameState, _: Stop) -> Progress:
    return chain_done(state, state.turn.drafted)


def _end_turn(state: GameState, _: EndTurn) -> Progress:
    return end_turn(state)


def _call(state: GameState, move: Call) -> Progress:
    after = state.replace(calls=(*state.calls, move.owner))
    called = ev.MistakeCalled(move.seat, move.owner)
    if state.stage is not Stage.TURN:  # RULES 8.5: heard when the chain ends
        return after, [called]
    after, happened = hear_calls(after)
    return after, [called, *happened]


def _remove(state: GameState, move: Remove) -> Progress:
    window = state.window(move.seat)
    die = window.die_at(move.space)
    window = window.lift(move.space)
    player = state.players[move.seat].replace(window=window)
    after = state.replace(players=with_player(state, move.seat, player), out=add(state.out, die))
    happened: list[ev.Event] = [ev.DieRemoved(move.seat, die, move.space)]
    if mistakes(window):
        return after, happened
    after, more = hear_calls(after)
    return after, happened + more


_APPLY: dict[type[Move], Callable[[GameState, Any], Progress]] = {
    ChoosePattern: _choose_pattern,
    Draft: _draft,
    Place: _place,
    UseTool: _use_tool,
    Pay: _pay,
    SetValue: _set_value,
    Swap: _swap,
    Lift: _lift,
    PutBack: _put_back,
    Stop: _stop,
    EndTurn: _end_turn,
    Call: _call,
    Remove: _remove,
}
