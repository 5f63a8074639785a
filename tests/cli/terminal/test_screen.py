"""The whole screen, and the picture of it in the README."""

import runpy
from pathlib import Path

from rich.text import Text

from sagrada.cli.rendering.view import draw_view
from sagrada.cli.terminal.menu import draw_menu, menu_items
from sagrada.cli.terminal.screen import draw_prompt, draw_screen
from sagrada.engine.reasons import Reason
from sagrada.engine.state import Stage
from sagrada.engine.view import view
from tests.cli.rendering.test_drawing import printed
from tests.cli.rendering.test_view import NAMES as FOUR
from tests.cli.rendering.test_view import states_by_stage
from tests.tabletop import a_turn, play, window

IMAGES = Path(__file__).parents[3] / "docs" / "images"
NAMES = ("Anna", "Bea")
STATE = a_turn(window("virtus"), window("virtus"), pool="R3", honour=True)


def test_news_come_first_and_the_choices_last() -> None:
    news = [Text("One."), Text("Two.")]
    roomy = printed(draw_screen(view(STATE, 0), NAMES, news, 80, roomy=True))
    assert roomy[:3] == ["One.", "Two.", ""]
    dense = printed(draw_screen(view(STATE, 0), NAMES, news, 80, roomy=False))
    assert dense[0] == "One.  Two."
    assert "" not in dense
    assert dense[-4:] == [
        "Draft a die or pass?  ? for help",
        "Draft  1 R3",
        "Or     2 pass",
        "Call   3 Anna’s window   4 Bea’s window",
    ]
    assert printed(draw_screen(view(STATE, 0), NAMES, [], 80, roomy=False))[0].startswith(" Round")
    assert draw_prompt("Anna").plain == "Anna ▸"


def test_mistakes_to_mend_are_explained() -> None:
    # RULES 8.1
    broken = play(STATE, "1: draft R3", "1: place B2", "2: call 1", "1: remove B2")
    assert broken.mending is None
    broken = play(STATE, "1: draft R3", "1: place B2", "2: call 1")
    lines = printed(draw_screen(view(broken, 0), NAMES, [], 80, roomy=False))
    at = lines.index(
        "Your window breaks a rule. Which die do you remove?  Enter for the only choice"
    )
    assert lines[at + 1] == f"! 5.2  B2 R3  {Reason.NOT_ON_EDGE.sentence}"
    others = "\n".join(printed(draw_screen(view(broken, 1), NAMES, [], 80, roomy=False)))
    assert "! 5.2" not in others


def test_the_whole_screen_fits_on_24_lines() -> None:
    state = states_by_stage()[Stage.TURN, 4]
    seen = view(state, state.active)
    lines = [
        *printed(draw_view(seen, FOUR, 80, roomy=False)),
        *printed(draw_menu(menu_items(seen, FOUR), 80)),
    ]
    assert len(lines) <= 24 - 2  # the question and the prompt


def test_the_picture_is_what_the_screen_looks_like() -> None:
    """If it fails: python docs/images/make_terminal.py"""
    picture = (IMAGES / "terminal.svg").read_text(encoding="utf-8")
    assert runpy.run_path(str(IMAGES / "make_terminal.py"))["draw"]() == picture
    assert picture.count("http") == 1  # the name of the format; nothing is loaded from the web
