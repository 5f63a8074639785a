import pytest

from sagrada.engine.legal import legal_moves
from sagrada.engine.play import apply
from sagrada.engine.state import GameState
from sagrada.study.puzzles.exact import NotExact, can_be_exact, solve
from sagrada.study.puzzles.finding import find
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind
from sagrada.study.puzzles.seat_position import parse_seat_position
from sagrada.study.puzzles.verdict import final, final_lines
from tests.game.games import random_game
from tests.study.puzzles.positions import LAST_TURN

STATE = parse_seat_position(LAST_TURN)


def best_by_the_engine(state: GameState, seat: int) -> int:
    """The best total, by trying every move in the engine: slow, and nothing in common."""
    if state.to_act != (seat,):
        return sum(final_lines(state, seat).values())
    return max(best_by_the_engine(apply(state, move).after, seat) for move in legal_moves(state))


def small_puzzles(games: int) -> list[Puzzle]:
    found = [puzzle for game in range(games) for puzzle in find(PuzzleKind.EXACT, 5, game)]
    return [puzzle for puzzle in found if solve(puzzle.state).states < 400]


def test_the_best_total_and_every_way_to_it() -> None:
    solution = solve(STATE)
    assert solution.best == 76
    for end in solution.ends:
        after = final(STATE, 1, end.moves)
        assert sum(final_lines(after, 1).values()) == end.total
        tools = {tool.number for tool in after.tools if tool not in STATE.tools}
        assert tools == end.tools
    assert [*solution.windows.values()].count(76) == 2
    assert solution.best_without(5) == 76
    totals = [end.total for end in solution.ends]
    assert totals == sorted(totals, reverse=True)


def test_the_engine_finds_the_same() -> None:
    puzzles = small_puzzles(4)
    assert len(puzzles) >= 2
    for puzzle in puzzles:
        assert best_by_the_engine(puzzle.state, puzzle.seat) == solve(puzzle.state).best


@pytest.mark.slow
def test_the_engine_finds_the_same_many_times() -> None:
    puzzles = small_puzzles(40)
    assert {puzzle.state.setup.solo for puzzle in puzzles} == {False, True}
    for puzzle in puzzles:
        assert best_by_the_engine(puzzle.state, puzzle.seat) == solve(puzzle.state).best


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("turn: 5", "turn: 2", "other seats play"),
        ("tools: 12,", "tools: 11,", "rolls or draws"),
        ("stage: turn", "stage: turn\ndrafted: yes", "must begin here"),
    ],
)
def test_what_cannot_be_proven(old: str, new: str, why: str) -> None:
    with pytest.raises(NotExact, match=why):
        solve(parse_seat_position(LAST_TURN.replace(old, new)))


def test_too_much_to_search() -> None:
    with pytest.raises(NotExact, match="more than 20 states"):
        solve(STATE, limit=20)


def test_where_to_look() -> None:
    assert can_be_exact(STATE)
    assert not can_be_exact(random_game(seed=7, until_round=9).state)
