"""Random games and golden games: the kernel follows the engine step by step."""

from pathlib import Path

import pytest

from sagrada.engine.options import Setup, SoloPayment
from sagrada.game.history import History
from sagrada.game.record import Undo
from sagrada.game.record_text import parse_record
from sagrada.kernel.convert import from_engine
from sagrada.kernel.state import COMPILED
from tests.kernel.lockstep import Difference, all_setups, compare, follow, play
from tests.tabletop import a_turn, window

GAMES = 10 if COMPILED else 2
SETUPS = all_setups()
GOLDEN = Path(__file__).parents[1] / "golden"
STRICT_RECORDS = [
    path
    for path in sorted(GOLDEN.glob("*.sagrada"))
    if parse_record(path.read_text(encoding="utf-8")).setup.strict
]


def test_every_kind_of_table_is_there() -> None:
    """RULES 9.1, 10: players, levels of solo, and what the options may change."""
    assert {setup.players for setup in SETUPS} == {1, 2, 3, 4}
    solo = [setup for setup in SETUPS if setup.solo]
    for payment in SoloPayment:
        levels = {s.solo_tools for s in solo if s.options.solo_payment is payment}
        assert levels == {1, 2, 3, 4, 5}
    assert {s.players for s in SETUPS if s.options.trimmed_bag} == {2, 3}
    options = {(s.options.last_tie_break, s.options.start_player) for s in SETUPS}
    assert len(options) > 3


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}")
def test_random_games(setup: Setup) -> None:
    """RULES 3 to 9: the same legal moves, states, chances and scores at every step."""
    number = SETUPS.index(setup)
    assert sum(play(setup, f"{number} {game}") for game in range(GAMES)) > 50 * GAMES


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}")
def test_many_random_games(setup: Setup) -> None:
    number = SETUPS.index(setup)
    for game in range(200):
        play(setup, f"many {number} {game}", back_every=1)


@pytest.mark.parametrize("path", STRICT_RECORDS, ids=lambda path: path.stem)
def test_golden_games(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    history = History(record.setup)
    kernel = from_engine(history.state)
    for entry in record.entries:
        step = history.add(entry)
        if isinstance(entry, Undo):
            kernel = from_engine(step.after)
        else:
            follow(kernel, entry)
        compare(step.after, kernel)


def test_golden_games_are_found() -> None:
    assert STRICT_RECORDS or not GOLDEN.exists()


# ---------------------------------------------------------------- differences are noticed


def test_a_wrong_state_is_a_difference() -> None:
    state = a_turn(window("virtus"), window("virtus"), pool="R1 B2")
    kernel = from_engine(state)
    compare(state, kernel)
    for cell in range(len(kernel.cells())):
        changed = kernel.copy()
        changed[cell] += 1
        with pytest.raises(Difference, match=f"cells.* {cell}: "):
            compare(state, changed)


def test_a_difference_tells_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that the two see differently: what a tool of the table costs (RULES 6.1)."""
    monkeypatch.setattr("sagrada.engine.tools.prices.price", lambda tool: 3 + tool.tokens)
    with pytest.raises(Difference) as caught:
        play(Setup(2, tools=(6, 7, 11)), "a difference")
    text = str(caught.value)
    assert "legal moves" in text
    assert "*: roll" in text
    assert "players: 2" in text
