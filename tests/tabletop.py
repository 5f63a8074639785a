"""Laying out a table for a test: a state in the middle of a game, written in notation."""

import random
from collections.abc import Iterator, Mapping

from sagrada.engine.cards import PATTERNS
from sagrada.engine.chance import outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import COLOURS, Colour, Die
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Move
from sagrada.engine.notation import parse_die, parse_move, parse_outcome, parse_space
from sagrada.engine.options import Options, Referee, Setup
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import Step, apply
from sagrada.engine.state import GameState, Player, Stage, ToolOnTable
from sagrada.engine.window import Window


def dice(text: str) -> tuple[Die, ...]:
    """`"R3 B2"` as a sorted multiset."""
    return tuple(sorted(parse_die(word) for word in text.split()))


def window(pattern: str, lying: Mapping[str, str] | None = None) -> Window:
    """A window with dice laid on it, unjudged: `window("fractal-drops", {"B4": "G1"})`."""
    result = Window(PATTERNS[pattern])
    for space, die in (lying or {}).items():
        result = result.place(parse_die(die), parse_space(space))
    return result


def a_turn(
    *windows: Window,
    pool: str = "",
    tools: tuple[int, ...] = (),
    track: tuple[str, ...] = (),
    favor: int = 3,
    turn_number: int = 0,
    start: int = 0,
    round: int | None = None,
    options: Options | None = None,
    honour: bool = False,
    private: tuple[Colour, ...] | None = None,
    public: tuple[str, ...] = (),
) -> GameState:
    """A turn about to begin, for as many players as there are windows.

    The bag holds what lies nowhere else, so that all dice are there (RULES 1.1).
    """
    options = options or Options(referee=Referee.HONOUR if honour else Referee.STRICT)
    setup = Setup(players=len(windows), options=options)
    on_track = tuple(dice(number) for number in track)
    in_pool = dice(pool)
    lying = [die for w in windows for die in w.dice if die is not None]
    used = [*lying, *in_pool, *(die for number in on_track for die in number)]
    bag = tuple(
        setup.dice_per_colour - sum(die.colour == colour for die in used) for colour in COLOURS
    )
    assert min(bag) >= 0, "more dice of one colour than there are"
    objectives = private or COLOURS[: setup.private_count * len(windows)]
    return GameState(
        setup=setup,
        stage=Stage.TURN,
        players=tuple(
            Player(
                private=objectives[seat * setup.private_count :][: setup.private_count],
                window=w,
                favor=0 if setup.solo else favor,
            )
            for seat, w in enumerate(windows)
        ),
        bag=bag,
        tools=tuple(ToolOnTable(number) for number in tools),
        public=public,
        start=start,
        round=len(on_track) + 1 if round is None else round,
        turn_number=turn_number,
        pool=in_pool,
        track=on_track,
    )


def choice(text: str) -> Move | Outcome:
    """A move (`1: draft R3`) or an outcome (`*: reroll 4`)."""
    return parse_outcome(text) if text.startswith("*") else parse_move(text)


def play(state: GameState, *texts: str) -> GameState:
    """The state after these moves and outcomes, each of which must be legal."""
    for text in texts:
        state = apply(state, choice(text)).after
    return state


def random_steps(setup: Setup, rng: random.Random, call_rate: float = 0.05) -> Iterator[Step]:
    """A whole random game. Calls are made now and then only, or honour games would not move on."""
    state = new_game(setup)
    while not state.is_over:
        step = apply(state, random_choice(state, rng, call_rate))
        yield step
        state = step.after


def random_choice(state: GameState, rng: random.Random, call_rate: float = 0.05) -> Move | Outcome:
    """A legal move, or an outcome by its weight."""
    if state.is_chance:
        possible, weights = zip(*outcomes(state), strict=True)
        outcome: Outcome = rng.choices(possible, weights)[0]
        return outcome
    moves = list(legal_moves(state))
    quiet = [move for move in moves if move.seat in state.to_act and not _is_call(move)]
    return rng.choice(moves if rng.random() < call_rate else quiet)


def _is_call(move: Move) -> bool:
    return type(move).__name__ == "Call"
