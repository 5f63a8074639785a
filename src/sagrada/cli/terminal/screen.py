"""The whole screen of a seat: what is new, the game, the question and the menu."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sagrada import View
from sagrada.cli.rendering.audit_report import explain_mistakes
from sagrada.cli.rendering.view import draw_view
from sagrada.cli.terminal.menu import draw_menu, menu_items, only_move, question
from sagrada.engine.audit import mistakes


def draw_screen(
    view: View, names: Sequence[str], news: Sequence[Text], width: int, roomy: bool
) -> RenderableType:
    """The most important part comes last, next to the prompt.

    If the terminal isn't roomy, the news are one paragraph and there are no blank lines.
    """
    blank = [Text()] if roomy else []
    lines = news if roomy or not news else [Text("  ").join(news)]
    hint = "  ? for help" if only_move(view) is None else "  Enter for the only choice"
    return Group(
        *lines,
        *blank,
        draw_view(view, names, width, roomy),
        *blank,
        Text.assemble(question(view), (hint, "dim")),
        *_mistakes(view),
        draw_menu(menu_items(view, names), width),
    )


def draw_prompt(name: str) -> Text:
    return Text(f"{name} ▸", "bold")


def _mistakes(view: View) -> Iterator[Text]:
    """What is wrong with the window, if the viewer has to mend theirs (RULES 8.1)."""
    if view.seat is not None and view.seat == view.mending:
        window = view.players[view.seat].window
        assert window is not None, "it holds a mistake"
        yield from explain_mistakes(window, mistakes(window))
