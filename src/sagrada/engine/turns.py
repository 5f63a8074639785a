"""The course of turns, rounds and audits: what follows when a chain or a turn is done."""

from functools import cache

from sagrada.engine import events as ev
from sagrada.engine.audit import mistakes
from sagrada.engine.dice import Die, add
from sagrada.engine.options import MAX_PLAYERS, ROUNDS
from sagrada.engine.state import NO_TURN, GameState, Player, Stage, Turn

Progress = tuple[GameState, list[ev.Event]]


def with_player(state: GameState, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def begin_round(state: GameState, number: int, start: int) -> Progress:
    """The start player takes the bag; the roll comes next (RULES 3.1, 3.4)."""
    players = tuple(p.replace(skips=False) if p.skips else p for p in state.players)
    after = state.replace(
        stage=Stage.ROLL, round=number, start=start, turn_number=0, players=players
    )
    return after, [ev.RoundBegan(number, start)]


def chain_done(
    state: GameState,
    drafted: bool,
    players: tuple[Player, ...] | None = None,
    pool: tuple[Die, ...] | None = None,
) -> Progress:
    """A chain of choices is finished: back to the turn, after hearing the calls that wait.

    `players` and `pool` say where the dice ended up.
    """
    after = state.replace(
        stage=Stage.TURN,
        turn=_between_chains(drafted, state.turn.tool),
        players=state.players if players is None else players,
        pool=state.pool if pool is None else pool,
    )
    return hear_calls(after) if after.calls else (after, [])


@cache
def _between_chains(drafted: bool, tool: int | None) -> Turn:
    """A turn with an empty hand and nothing under way. There are few, so each is made once."""
    return Turn(drafted, tool)


def return_to_pool(state: GameState, seat: int, die: Die) -> Progress:
    """The die in hand goes back; the draft of the turn is used up (RULES tool 6, tool 11)."""
    after, happened = chain_done(state, drafted=True, pool=add(state.pool, die))
    return after, [ev.DieReturned(seat, die), *happened]


# Events are frozen: those of every turn are made once.
_TURN_ENDED = [ev.TurnEnded(seat) for seat in range(MAX_PLAYERS)]
_TURN_BEGAN = [
    [ev.TurnBegan(seat, is_second) for seat in range(MAX_PLAYERS)] for is_second in (False, True)
]


def end_turn(state: GameState) -> Progress:
    """The next turn, the next round, or the end (RULES 3.2–3.4)."""
    happened: list[ev.Event] = [_TURN_ENDED[state.active]]
    after = state.replace(turn_number=state.turn_number + 1, turn=NO_TURN)
    while after.turn_number < after.turns_in_round:
        seat = after.active
        if not after.players[seat].skips:
            happened.append(_TURN_BEGAN[after.is_second_turn][seat])
            return after, happened
        happened.append(ev.TurnSkipped(seat))  # RULES tool 8
        after = after.replace(turn_number=after.turn_number + 1)
    happened.append(ev.RoundEnded(after.round, after.pool))
    after = after.replace(pool=(), track=(*after.track, after.pool))  # RULES 3.3, 9.4
    if after.round < ROUNDS:
        after, more = begin_round(after, after.round + 1, (after.start + 1) % after.setup.players)
    elif after.setup.strict:
        after, more = after.replace(stage=Stage.OVER), [ev.GameEnded()]
    else:  # RULES 8.2: before scoring every window is audited, in player order
        after, more = hear_calls(after.replace(calls=after.seat_order))
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
            return state.replace(stage=Stage.MEND, calls=calls, mending=owner), happened
    if state.turn_number < state.turns_in_round:
        return state.replace(stage=Stage.TURN, calls=(), mending=None), happened
    over = state.replace(stage=Stage.OVER, calls=(), mending=None)
    return over, [*happened, ev.GameEnded()]
