"""The perft files: every count as it was, or the divide that shows where it went wrong."""

from pathlib import Path

import pytest

from sagrada.engine.cards import TOOLS
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import ALL_KINDS, Colour
from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.moves import Move
from sagrada.engine.notation import NotationError, format_move, parse_die
from sagrada.engine.notation.perft_file import format_perft, parse_perft
from sagrada.engine.options import Setup
from sagrada.engine.outcomes import Drawn, Rerolled, Rolled
from sagrada.engine.perft import Pins, divide, perft, pinned, settle
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from tests.alphabet import alphabet
from tests.tabletop import a_turn, dice, play, window

FILES = sorted(Path(__file__).parent.glob("*.perft"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts(path: Path) -> None:
    """RULES 4.1, 6.7: the choices of known positions, to the number."""
    case = parse_perft(path.read_text(encoding="utf-8"))
    for depth, expected in case.counts:
        counted = perft(case.state, depth, case.pins)
        if counted != expected:
            below = divide(case.state, depth, case.pins)
            lines = [f"  {format_move(move)}: {count}" for move, count in below.items()]
            pytest.fail(
                "\n".join([f"depth {depth}: expected {expected}, got {counted}; divide:", *lines])
            )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_are_in_their_own_notation(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert format_perft(parse_perft(text)) == text


def test_every_tool_has_perft_files() -> None:
    names = {path.stem for path in FILES}
    for tool in TOOLS.values():
        assert {f"{tool.id}-2", f"{tool.id}-solo"} <= names


def slow_perft(state: GameState, depth: int, pins: Pins) -> int:
    """The same count from the predicate alone, over the whole move alphabet."""
    state = settle(state, pins)
    if depth == 0:
        return 1
    moves: list[Move] = [m for m in alphabet(state.setup.players) if illegal(state, m) is None]
    return sum(slow_perft(apply(state, move).after, depth - 1, pins) for move in moves)


@pytest.mark.long
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_predicate_counts_the_same(path: Path) -> None:
    case = parse_perft(path.read_text(encoding="utf-8"))
    for depth, expected in case.counts:
        if expected <= 1500:
            assert slow_perft(case.state, depth, case.pins) == expected


def test_the_divide_adds_up() -> None:
    case = parse_perft(FILES[0].read_text(encoding="utf-8"))
    below = divide(case.state, 2, case.pins)
    assert list(below) == list(legal_moves(settle(case.state, case.pins)))
    assert sum(below.values()) == perft(case.state, 2, case.pins)
    assert perft(case.state, 0, case.pins) == 1


def test_chance_answers_as_pinned() -> None:
    state = new_game(Setup())
    pins = Pins(roll=dice("R3 Y4"), reroll=(2, 5), draw=(Colour.BLUE,))
    state = settle(state, pins)
    assert state.stage is Stage.PATTERN
    for seat in (0, 1):
        state = apply(state, legal_moves(state).of(seat)[0]).after
    assert pinned(state, pins) == Rolled(parse_die("R3"))
    assert settle(state, pins).pool == dice("R3 R3 R3 Y4 Y4")


def test_chance_passes_over_what_the_bag_cannot_give() -> None:
    reds = {"A1": "R1", "A3": "R2", "A5": "R3", "C1": "R4"}
    virtus = window("virtus", reds)
    rolled = a_turn(virtus, virtus, pool="G1 G2 G3 G4").replace(
        stage=Stage.ROLL, bag=(0, 18, 1, 0, 0)
    )
    assert pinned(rolled, Pins(roll=dice("R1 B1 Y6"))) == Rolled(parse_die("Y6"))
    assert pinned(rolled, Pins(roll=dice("R1"))) == Rolled(parse_die("Y1"))
    assert pinned(rolled, Pins()) in [Rolled(die) for die in ALL_KINDS]


def test_rerolls_and_draws_are_pinned_by_their_turn() -> None:
    state = a_turn(window("virtus"), window("virtus"), pool="R5 B3", tools=(6, 11), turn_number=1)
    pins = Pins(reroll=(2, 5), draw=(Colour.BLUE, Colour.GREEN))
    brushed = play(state, "2: draft R5", "2: tool 6")
    assert pinned(brushed, pins) == Rerolled(5)
    removed = play(state, "2: draft R5", "2: tool 11")
    assert pinned(removed, pins) == Drawn(Colour.GREEN)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", 'no count to check; add a line like "perft 2: 93"'),
        ("perft 1: many", 'perft 1: "many" isn’t a count'),
        ("perft 99: 3", '"perft 99" isn’t known here'),
        ("pin roll: R9\nperft 1: 3", 'pin roll: "R9" isn’t a die'),
        ("pin reroll: 7\nperft 1: 3", 'pin reroll: "7" isn’t'),
        ("pin draw: pink\nperft 1: 3", 'pin draw: "pink" isn’t'),
        ("stage: lunch\nperft 1: 3", "stage"),
    ],
)
def test_bad_files_are_refused_with_the_place(line: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_perft(f"players: 2\n{line}\n")
    assert message in str(caught.value)
