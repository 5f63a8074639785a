"""Finding puzzles in a game: which positions are worth asking about."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from statistics import fmean

from sagrada.bots.explanation import explain
from sagrada.engine.notation import format_choice
from sagrada.engine.options import ROUNDS
from sagrada.engine.state import GameState
from sagrada.study.puzzles.difficulty import rate
from sagrada.study.puzzles.exact import NotExact, can_be_exact, solve
from sagrada.study.puzzles.judgment import FRESH, NotClear, confirm, looks_clear, measure
from sagrada.study.puzzles.proof import ExactProof
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind
from sagrada.study.puzzles.seat_position import format_seat_position, parse_seat_position
from sagrada.study.puzzles.self_play import turns_of_game
from sagrada.study.puzzles.themes import exact_themes, judgment_themes
from sagrada.study.puzzles.tries import mean_losses, try_choice, try_exact
from sagrada.study.puzzles.verdict import parse

FEWEST_WINDOWS = 8
MOST_SOLUTIONS = 3
MOST_SHARE = 0.15
"""An exact puzzle has at least so many windows to choose from, and few that are best."""
LOOKS = 6
"""Turns of a game that are looked at for judgment puzzles."""
MOST_JUDGMENT = 2
"""Judgment puzzles of a game; of exact ones, a game has at most one for each seat."""
FIRST_ROUND = 2


def find(kind: PuzzleKind, seed: int, game: int, fresh: int = FRESH) -> list[Puzzle]:
    """The puzzles of one game; the same numbers always give the same ones."""
    rng = Random(f"{seed}/{kind}/{game}")
    # An exact puzzle has no place for chance: don't play games that can hardly have one.
    turns = list(turns_of_game(rng, chance_tools=kind is PuzzleKind.JUDGMENT))
    return find_in_turns(kind, turns, rng, fresh)


def find_in_turns(
    kind: PuzzleKind, turns: Sequence[GameState], rng: Random, fresh: int = FRESH
) -> list[Puzzle]:
    """The puzzles of a game, from the state at the beginning of each turn."""
    if kind is PuzzleKind.EXACT:
        return list(_find_exact(turns, rng))
    return list(islice(_find_judgment(turns, rng, fresh), MOST_JUDGMENT))


# ---------------------------------------------------------------- exact


def _find_exact(turns: Sequence[GameState], rng: Random) -> Iterator[Puzzle]:
    by_seat = defaultdict[int, list[GameState]](list)
    for state in turns:
        if can_be_exact(state):
            by_seat[state.active].append(state)
    for states in by_seat.values():
        puzzle = exact_puzzle(rng.choice(states))
        if puzzle is not None:
            yield puzzle


def exact_puzzle(state: GameState) -> Puzzle | None:
    """The puzzle for the seat whose turn begins; None if there is none worth asking."""
    seat = state.active
    position = format_seat_position(state.view(seat))
    state = parse_seat_position(position)  # from here on, only what the seat knows
    try:
        solution = solve(state)
    except NotExact:
        return None
    windows = solution.windows
    solutions = sum(total == solution.best for total in windows.values())
    if len(windows) < FEWEST_WINDOWS or solutions > min(MOST_SOLUTIONS, MOST_SHARE * len(windows)):
        return None
    proof = ExactProof(solution.best, len(windows), solutions)
    tried = try_exact(state, seat, proof)
    random_loss = solution.best - fmean(windows.values())
    return Puzzle(
        seat=seat,
        position=position,
        proof=proof,
        solution=tuple(map(format_choice, solution.ends[0].moves)),
        themes=exact_themes(state, seat, solution),
        rating=rate(tried, solutions / len(windows)),
        losses=mean_losses(tried, random_loss),
    )


# ---------------------------------------------------------------- judgment


def _find_judgment(turns: Sequence[GameState], rng: Random, fresh: int) -> Iterator[Puzzle]:
    middle = [state for state in turns if FIRST_ROUND <= state.round < ROUNDS]
    for state in rng.sample(middle, min(LOOKS, len(middle))):
        seed = rng.getrandbits(32)
        if looks_clear(state.view(state.active), seed):
            puzzle = judgment_puzzle(state, seed, fresh)
            if puzzle is not None:
                yield puzzle


def judgment_puzzle(state: GameState, seed: int, fresh: int = FRESH) -> Puzzle | None:
    """The puzzle for the seat whose turn begins; None if no choice is clearly best."""
    seat = state.active
    position = format_seat_position(state.view(seat))
    state = parse_seat_position(position)
    view = state.view(seat)
    try:
        proof = confirm(view, measure(view, seed, fresh), seed + 1)
    except NotClear:
        return None
    choices = [tuple(parse(choice.text.split(", "), seat)) for choice in proof.choices]
    (why,) = explain(view, choices, 1)
    tried = try_choice(state, seat, proof)
    return Puzzle(
        seat=seat,
        position=position,
        proof=proof,
        solution=tuple(map(format_choice, choices[0])),
        themes=judgment_themes(state, choices[0], why),
        rating=rate(tried, proof.good / len(choices)),
        losses=mean_losses(tried, fmean(choice.loss for choice in proof.choices)),
    )
