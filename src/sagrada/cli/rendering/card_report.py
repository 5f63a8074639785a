"""The cards, for people."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sagrada import Window
from sagrada.cli.rendering.card_catalog import KINDS, Card
from sagrada.cli.rendering.card_texts import PUBLIC_TEXTS, TOOL_TEXTS, private_objective_text
from sagrada.cli.rendering.drawing import DIE_STYLES, draw_window, side_by_side
from sagrada.engine.cards import (
    WINDOW_CARDS,
    Pattern,
    PrivateObjective,
    PublicObjective,
    ToolCard,
)

_HEADINGS: Mapping[str, str] = {
    "windows": "Windows, with card, side and difficulty below each",
    "tools": "Tools",
    "public": "Public objectives",
    "private": "Private objectives",
}
_WINDOW_WIDTH = 26
"""A wide window and the gap beside it."""


def report_kind(kind: str, width: int) -> RenderableType:
    """All cards of a kind, for a terminal of this width."""
    heading = Text(f"{_HEADINGS[kind]}\n", "bold underline")
    if kind == "windows":
        return Group(heading, *_window_rows(width))
    return Group(heading, *(report_card(card) for card in KINDS[kind]), Text())


def _window_rows(width: int) -> Iterator[RenderableType]:
    patterns = [pattern for sides in WINDOW_CARDS.values() for pattern in sides]
    across = max(1, (width + 2) // _WINDOW_WIDTH)
    for at in range(0, len(patterns), across):
        yield side_by_side([_draw_pattern(pattern) for pattern in patterns[at : at + across]])
        yield Text()


def _draw_pattern(pattern: Pattern) -> Text:
    dots = "●" * pattern.difficulty
    return draw_window(Window(pattern), foot=f" {pattern.card}{pattern.side} {dots} ")


def report_card(card: Card) -> RenderableType:
    """One card."""
    match card:
        case Pattern():
            return Group(_draw_pattern(card), _window_facts(card))
        case ToolCard():
            return _report_tool(card)
        case PublicObjective():
            points = "1 point" if card.points == 1 else f"{card.points} points"
            return _titled(f"{card.name}: {points} each", card.id, PUBLIC_TEXTS[card.id])
        case PrivateObjective():
            return _titled(card.name, card.id, _private_objective(card))


def _window_facts(pattern: Pattern) -> Text:
    other = next(each for each in WINDOW_CARDS[pattern.card] if each is not pattern)
    return Text(
        f"{pattern.id}: difficulty {pattern.difficulty}, so {pattern.difficulty} favor tokens."
        f" Card {pattern.card}, side {pattern.side}. {other.name} is on the back."
    )


def _report_tool(tool: ToolCard) -> RenderableType:
    text = TOOL_TEXTS[tool.number]
    colour = tool.solo_colour
    first = "" if tool.solo_value is None else f" (first printing: any {tool.solo_value})"
    return _titled(
        f"{tool.number}. {tool.name}",
        tool.id,
        Text.assemble(
            (text.when, "italic"),
            f"\n{text.effect}\nIn solo, it costs a ",
            (colour.word, DIE_STYLES[colour]),
            f" die{first}.",
        ),
    )


def _private_objective(objective: PrivateObjective) -> Text:
    word = objective.colour.word
    before, after = private_objective_text(word).split(word)
    return Text.assemble(before, (word, DIE_STYLES[objective.colour]), after)


def _titled(title: str, name: str, text: str | Text) -> RenderableType:
    head = Text.assemble((title, "bold"), "  ", (name, "dim"))
    return Group(head, Padding(text, (0, 0, 1, 4)))
