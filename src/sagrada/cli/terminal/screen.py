"""The whole screen of a seat: what is new, the table, the question and the numbered answers."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sagrada.cli.rendering.audit_report import explain_mistakes
from sagrada.cli.rendering.table import draw_table
from sagrada.cli.terminal.choices import draw_choices, list_choices, only_choice, question
from sagrada.engine.audit import mistakes
from sagrada.engine.view import View


def draw_screen(
    view: View, names: Sequence[str], news: Sequence[Text], width: int, roomy: bool
) -> RenderableType:
    """What is most important comes last, next to the prompt. If it is not roomy, height is saved:
    the news stand in a paragraph, and there are no blank lines."""
    air = [Text()] if roomy else []
    told = news if roomy or not news else [Text("  ").join(news)]
    hint = "  ? for help" if only_choice(view) is None else "  Enter takes the only choice"
    return Group(
        *told,
        *air,
        draw_table(view, names, width, roomy),
        *air,
        Text.assemble(question(view), (hint, "dim")),
        *_mistakes(view),
        draw_choices(list_choices(view, names), width),
    )


def draw_prompt(name: str) -> Text:
    return Text(f"{name} ▸", "bold")


def _mistakes(view: View) -> Iterator[Text]:
    """What is wrong with the window that the viewer has to mend (RULES 8.1)."""
    if view.seat is not None and view.seat == view.mending:
        window = view.players[view.seat].window
        assert window is not None, "it holds a mistake"
        yield from explain_mistakes(window, mistakes(window))
