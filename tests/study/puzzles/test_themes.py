from sagrada.bots.explanation import Why
from sagrada.engine.cards import TOOLS
from sagrada.study.puzzles.exact import solve
from sagrada.study.puzzles.seat_position import parse_seat_position
from sagrada.study.puzzles.themes import THEMES, exact_themes, judgment_themes
from sagrada.study.puzzles.verdict import parse
from tests.study.puzzles.positions import LAST_TURN

STATE = parse_seat_position(LAST_TURN)


def test_every_tool_is_a_theme() -> None:
    assert {tool.id for tool in TOOLS.values()} <= set(THEMES)


def test_a_column_that_fills_the_window() -> None:
    assert exact_themes(STATE, 1, solve(STATE)) == ("columns", "full-window", "endgame")


def test_a_tool_that_is_needed() -> None:
    """Without the red die in the pool, only Lens Cutter gets one, from the round track."""
    text = LAST_TURN.replace("pool: R2 G4", "pool: G4 P5").replace("bag: 5 red", "bag: 6 red")
    text = text.replace("1 purple", "0 purple")
    state = parse_seat_position(text)
    themes = exact_themes(state, 1, solve(state))
    assert {"columns", "tool", "lens-cutter"} <= set(themes)
    assert "tap-wheel" not in themes


def test_both_turns_of_the_last_player() -> None:
    """Seat 3 ends the first pass and begins the second, with two spaces to fill."""
    text = LAST_TURN.replace("turn: 5", "turn: 3").replace("private 2: green\n", "")
    text = text.replace("Y3 G2 ..", "Y3 .. ..").replace("B3 R4 Y5", "B3 .. Y5")
    text = text.replace("pool: R2", "pool: R2 R4 G2")
    state = parse_seat_position(text + "private 3: green\n")
    solution = solve(state)
    assert "two-turns" in exact_themes(state, 2, solution)


def test_what_speaks_for_a_choice() -> None:
    draft = parse(["draft R2", "place D5"], 1)
    for why, theme in (
        (Why("line", "A"), "rows"),
        (Why("complete", "3"), "columns"),
        (Why("objective", "color-diagonals"), "diagonals"),
        (Why("objective", "deep-shades"), "sets"),
        (Why("private"), "private"),
        (Why("room"), "dead-spaces"),
        (Why("tokens"), "tokens"),
    ):
        assert judgment_themes(STATE, draft, why) == (theme, "endgame")
    assert judgment_themes(STATE, draft, None) == ("endgame",)
    tool = parse(["draft R2", "tool 5"], 1)
    assert judgment_themes(STATE, tool, Why("tool")) == ("endgame", "tool", "lens-cutter")
