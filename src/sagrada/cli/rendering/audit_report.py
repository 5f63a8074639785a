"""The mistakes in a window, for people."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from sagrada import Reason, Window
from sagrada.cli.rendering.drawing import DOUBTFUL, WRONG, draw_spaces, draw_window
from sagrada.engine.audit import Mistake, mistakes, removals, warnings

_MAX_WAYS = 12
"""There can be hundreds of ways to fix a window; it's enough to show these."""


def report_audit(window: Window) -> RenderableType:
    """The window with its wrong dice marked, what is wrong, and how to fix it."""
    wrong, doubtful = mistakes(window), warnings(window)
    marks = {space: DOUBTFUL for warning in doubtful for space in warning.spaces}
    marks.update({space: WRONG for mistake in wrong for space in mistake.spaces})
    return Group(
        draw_window(window, marks=marks),
        *_mistake_lines(window, wrong),
        *_removal_lines(window, wrong),
        *_warning_lines(window, doubtful),
    )


def _mistake_lines(window: Window, found: tuple[Mistake, ...]) -> Iterator[Text]:
    if not found:
        yield Text("No mistakes.", "bold green")
        return
    yield Text(f"{len(found)} mistake{'s' if len(found) > 1 else ''}:", "bold red")
    yield from explain_mistakes(window, found)


def explain_mistakes(window: Window, found: tuple[Mistake, ...]) -> Iterator[Text]:
    """A line for each mistake: the rule, the dice, and what is wrong with them."""
    for mistake in found:
        yield _line(window, WRONG, mistake, _sentence(window, mistake))


def _sentence(window: Window, mistake: Mistake) -> str:
    """What is wrong with the dice, which are named before this."""
    first = mistake.spaces[0]
    colour, value = window.pattern.colour_at(first), window.pattern.value_at(first)
    if mistake.reason is Reason.WRONG_COLOUR and colour is not None:
        return f"This space needs {colour.word}."
    if mistake.reason is Reason.WRONG_VALUE:
        return f"This space needs a {value}."
    if mistake.reason is Reason.SAME_COLOUR:
        return "These dice are side by side and share a color."
    if mistake.reason is Reason.SAME_VALUE:
        return "These dice are side by side and share a value."
    return mistake.reason.sentence


def _removal_lines(window: Window, found: tuple[Mistake, ...]) -> Iterator[Text]:
    if not found:
        return
    ways = removals(window)
    yield Text()
    sets = "dice" if len(ways[0]) == 1 else "sets of dice"
    which = "" if len(ways) == 1 else f" one of these {sets}"
    yield Text(f"To fix the window, remove{which}:", "bold")
    for way in ways[:_MAX_WAYS]:
        yield Text.assemble("  ", draw_spaces(window, way))
    if len(ways) > _MAX_WAYS:
        yield Text(f"  … or one of {len(ways) - _MAX_WAYS} other sets of the same size")


def _warning_lines(window: Window, found: tuple[Mistake, ...]) -> Iterator[Text]:
    if not found:
        return
    yield Text()
    yield Text("Worth double-checking, because the window alone can’t tell:", "bold yellow")
    for warning in found:
        if warning.reason is Reason.NOT_ON_EDGE:
            yield Text("? 5.2  There’s no die on the edge, where the first one must go.")
        else:
            yield _line(window, DOUBTFUL, warning, "This die doesn’t touch any other die.")


def _line(window: Window, mark: str, mistake: Mistake, sentence: str) -> Text:
    return Text.assemble(
        f"{mark} {mistake.reason.rule}  ", draw_spaces(window, mistake.spaces), f"  {sentence}"
    )
