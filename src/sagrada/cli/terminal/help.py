"""Help during a game (`?`): what is asked, what can be typed, what a card does."""

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.text import Text

from sagrada import TOOLS, GameState, Stage, UseTool, View
from sagrada.cli.bad_input import did_you_mean, quote
from sagrada.cli.common_options import card_id
from sagrada.cli.rendering.card_catalog import KINDS, find_card
from sagrada.cli.rendering.card_report import report_card
from sagrada.cli.terminal.menu import question
from sagrada.engine.legal import illegal

_STAGES: Mapping[Stage, str] = {
    Stage.PATTERN: "Keep one pattern. The others leave the game. Everyone reveals theirs together."
    " You get as many favor tokens as it has dots, but none in solo. (rules 2.2, 2.3, 9.1)",
    Stage.TURN: "On your turn, you can draft one die and use one tool, in either order. Drafting"
    " means choosing a die from the pool and placing it. If you’re done, end your turn. (rules 4.1,"
    " 4.3)",
    Stage.PAY: "In solo, a die from the pool pays for a tool. Then both leave the game. (rule 9.3)",
    Stage.PLACE: "Your first die must go on an edge or corner space. Every later die must touch"
    " another die, orthogonally or diagonally. A die must match the color or value its space needs,"
    " and it can’t be orthogonally next to a die of the same color or value. At a strict table, ✓"
    " marks the spaces where it fits. To choose again, type undo. (rules 5.1 to 5.5)",
    Stage.VALUE: "Choose the die’s new value. (tools 1 and 11)",
    Stage.SWAP: "Both dice keep their values. Then you place the one you took. (tool 5)",
    Stage.LIFT: "✓ marks the dice you can move. A die moves to another space in your window. All"
    " the placement rules apply, except those the tool waives. (rule 6.4)",
    Stage.LIFT_OR_STOP: "Tap Wheel moves one die, or two of the same color. (tool 12)",
    Stage.EXTRA_DRAFT: "Draft a second die now. You skip your second turn this round. (tool 8)",
    Stage.MEND: "Remove dice one at a time until no rule is broken. They leave the game, and their"
    " spaces count as empty. (rules 8.1, 8.5)",
}
_COMMANDS = {
    "1, 2, …": "choose by number",
    "draft R3": "or just R3: a die is its color (R Y G B P) and its value",
    "place B2": "or just B2: a space is its row (A to D) and its column",
    "R3, B2, end": "make several choices at once",
    "undo": "undo your latest choice, unless something was revealed since",
    "? 4": "show what tool 4 does; also ? light-shades and other cards",
    "score": "show your score sheet, as if the game ended now",
    "save FILE": "save a copy of the record as it is now",
    "quit": "leave; you can resume the game later",
    "Enter": "show the table again, or make the only choice",
}
_ON_HONOUR = {"call 2": "call a mistake in seat 2’s window; 3: call 2 calls it for seat 3"}


def help_page(topic: str, view: View, state: GameState) -> Iterator[RenderableType]:
    """The help on a card, or without a topic on this moment of the game."""
    if topic:
        yield _card_help(topic)
        return
    yield question(view)
    yield Text(_STAGES[view.stage])
    yield from _unusable_tools(view, state)
    yield Text("You can type", "bold")
    for typed, meaning in (_COMMANDS | ({} if view.setup.strict else _ON_HONOUR)).items():
        yield Text.assemble((f"  {typed.ljust(12)}", "cyan"), meaning)


def _card_help(topic: str) -> RenderableType:
    name = card_id(topic.removeprefix("tool"))
    if card := find_card(name):
        return report_card(card)
    known = [card.id for cards in KINDS.values() for card in cards]
    return Text(
        f"There’s no card {quote(name)}{did_you_mean(name, known)}. Type ? and a tool’s number or"
        " a card’s name, or ? alone."
    )


def _unusable_tools(view: View, state: GameState) -> Iterator[Text]:
    """Why the tools that can't be used now can't be."""
    if view.seat is None or view.stage not in (Stage.TURN, Stage.PLACE):
        return
    for tool in view.tools:
        reason = illegal(state, UseTool(view.seat, tool.number))
        if reason is not None:
            name = f"tool {tool.number} {TOOLS[tool.number].name}"
            yield Text(f"Not now: {name}. {reason.sentence} ({reason.citation})", "dim")
