"""The course of turns, rounds and audits: what follows when a chain or a turn is done."""

from dataclasses import replace

from sagrada.engine import events as ev
from sagrada.engine.audit import mistakes
from sagrada.engine.options import ROUNDS
from sagrada.engine.state import NO_TURN, GameState, Player, Stage, Turn

Progress = tuple[GameState, list[ev.Event]]


def with_player(state: GameState, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def begin_round(state: GameState, number: int, start: int) -> Progress:
    """The start player takes the bag; the dice are still to be rolled (RULES 3.1, 3.4)."""
    players = tuple(replace(p, skips=False) if p.skips else p for p in state.players)
    after = state.but(stage=Stage.ROLL, round=number, start=start, turn_number=0, players=players)
    return after, [ev.RoundBegan(number, start)]


def chain_done(state: GameState) -> Progress:
    """A chain of choices is finished: back to the turn, once waiting calls are heard."""
    after = state.but(stage=Stage.TURN, turn=Turn(state.turn.drafted, state.turn.tool))
    return hear_calls(after) if after.calls else (after, [])


def end_turn(state: GameState) -> Progress:
    """The next turn, the next round, or the end (RULES 3.2–3.4)."""
    happened: list[ev.Event] = [ev.TurnEnded(state.active)]
    after = state.but(turn_number=state.turn_number + 1, turn=NO_TURN)
    while after.turn_number < after.turns_in_round and after.players[after.active].skips:
        happened.append(ev.TurnSkipped(after.active))  # RULES tool 8
        after = after.but(turn_number=after.turn_number + 1)
    if after.turn_number < after.turns_in_round:
        return after, [*happened, ev.TurnBegan(after.active, after.is_second_turn)]
    happened.append(ev.RoundEnded(after.round, after.pool))
    after = after.but(pool=(), track=(*after.track, after.pool))  # RULES 3.3, 9.4
    if after.round < ROUNDS:
        after, more = begin_round(after, after.round + 1, (after.start + 1) % after.setup.players)
    elif after.setup.strict:
        after, more = after.but(stage=Stage.OVER), [ev.GameEnded()]
    else:  # RULES 8.2: before scoring every window is audited, in player order
        after, more = hear_calls(after.but(calls=after.seat_order))
    return after, happened + more


def hear_calls(state: GameState) -> Progress:
    """Look at the windows called, one by one; stop at the first that holds a mistake."""
    happened: list[ev.Event] = []
    calls = state.calls
    while calls:
        owner, *rest = calls
        calls = tuple(rest)
        found = mistakes(state.window(owner))
        happened.append(ev.WindowAudited(owner, found))
        if found:
            return state.but(stage=Stage.MEND, calls=calls, mending=owner), happened
    if state.turn_number < state.turns_in_round:
        return state.but(stage=Stage.TURN, calls=(), mending=None), happened
    over = state.but(stage=Stage.OVER, calls=(), mending=None)
    return over, [*happened, ev.GameEnded()]
