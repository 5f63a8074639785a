"""The numbers of the layout are those of the engine, and nothing overlaps."""

from sagrada.engine import spaces
from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import ALL_KINDS
from sagrada.engine.options import ROUNDS
from sagrada.engine.state import CHANCE_STAGES, Stage
from sagrada.engine.tools import get_tool
from sagrada.engine.window import Mark
from sagrada.kernel import layout
from sagrada.kernel.bits import count_bits, lowest
from sagrada.kernel.convert import MARKS, STAGES
from sagrada.kernel.window import around, beside


def test_tools_have_their_numbers() -> None:
    """RULES 6.3: and the same ones act on the drafted die."""
    assert len(TOOLS) == 12
    for number, card in TOOLS.items():
        assert getattr(layout, card.id.replace("-", "_").upper()) == number
        on_drafted_die = bool(layout.ON_DRAFTED_DIE >> number & 1)
        assert on_drafted_die == get_tool(number).on_drafted_die


def test_stages_have_their_numbers() -> None:
    assert {*STAGES, Stage.MEND} == set(Stage)
    for number, stage in enumerate(STAGES):
        assert getattr(layout, f"AT_{stage.name}") == number
        assert (number < layout.AT_PATTERN) == (stage in CHANCE_STAGES)


def test_marks_lie_where_play_puts_them() -> None:
    """RULES 6.5"""
    assert layout.MARKS + MARKS.index(Mark.COLOUR_WAIVED) == layout.COLOUR_WAIVED
    assert layout.MARKS + MARKS.index(Mark.VALUE_WAIVED) == layout.VALUE_WAIVED
    assert layout.MARKS + MARKS.index(Mark.TOUCH_WAIVED) == layout.TOUCH_WAIVED


def test_the_numbers_of_the_game() -> None:
    assert layout.ROUNDS == ROUNDS
    assert len(ALL_KINDS) == layout.KINDS
    assert spaces.EDGE_MASK == layout.EDGE
    assert spaces.ALL == layout.ALL_SPACES
    ones = [kind for kind, die in enumerate(ALL_KINDS) if die.value == 1]
    assert spaces.mask(ones) == layout.OF_VALUE_ONE


def test_bits_know_the_neighbours() -> None:
    """RULES 5.3, 5.5"""
    for space in spaces.SPACES:
        assert beside(1 << space) == spaces.ORTHOGONAL_MASK[space]
        assert around(1 << space) == spaces.AROUND_MASK[space] | 1 << space
        assert lowest(1 << space | 1 << 20) == space
    assert beside(1 << 0 | 1 << 13) == spaces.ORTHOGONAL_MASK[0] | spaces.ORTHOGONAL_MASK[13]
    assert count_bits(0b1011) == 3
