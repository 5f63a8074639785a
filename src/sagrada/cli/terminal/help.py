"""Help during a game (`?`): what is asked, what can be typed, what a card does."""

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.text import Text

from sagrada.cli.bad_input import did_you_mean, quote
from sagrada.cli.common_options import card_id
from sagrada.cli.rendering.card_catalog import KINDS, find_card
from sagrada.cli.rendering.card_report import report_card
from sagrada.cli.terminal.menu import question
from sagrada.engine.cards import TOOLS
from sagrada.engine.legal import illegal
from sagrada.engine.moves import UseTool
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View

_STAGES: Mapping[Stage, str] = {
    Stage.PATTERN: "You keep one pattern, and the others leave the game. All are revealed together,"
    " and each gives as many favor tokens as it has dots. (rules 2.2, 2.3)",
    Stage.TURN: "A turn is one draft and one tool, in any order, each if you like. To draft is to"
    " take a die of the pool and to place it. Nothing more to do? End the turn. (rules 4.1, 4.4)",
    Stage.PAY: "In solo a die of the pool pays for a tool; both then leave the game. (rule 9.3)",
    Stage.PLACE: "The first die goes on the edge. Every other touches a die, also diagonally; it"
    " suits the colour or value of its space, and no die orthogonally beside it has its colour or"
    " its value. Spaces where it may go have a ✓. undo takes the choice back. (rules 5.1 to 5.5)",
    Stage.VALUE: "Choose the value that the die shall show. (rule 6)",
    Stage.SWAP: "Both dice keep their values; then you place the one you took. (rule tool 5)",
    Stage.LIFT: "Dice that can be moved have a ✓. A die goes to another space of your window by"
    " the rules of placing, but for what the tool waives. (rule 6.4)",
    Stage.LIFT_OR_STOP: "Tap Wheel moves one die or two of one colour. (rule tool 12)",
    Stage.EXTRA_DRAFT: "Your second turn of this round is skipped for it. (rule tool 8)",
    Stage.MEND: "Remove dice one by one until no rule is broken. They leave the game, and their"
    " spaces count as empty. (rules 8.1, 8.5)",
}
_COMMANDS = {
    "1, 2, …": "a choice by its number",
    "draft R3": "or only R3; a die is its colour (R Y G B P) and its value",
    "place B2": "or only B2; a space is its row (A to D) and its column",
    "R3, B2, end": "several choices at once",
    "undo": "take back your latest choice, as long as nothing was revealed",
    "? 4": "what tool 4 does; also ? light-shades and other cards",
    "score": "your score sheet as if the game ended now",
    "save FILE": "a copy of the record as it is now",
    "quit": "leave; the game can be resumed",
    "Enter": "draw the table again; or take the only choice there is",
}
_ON_HONOUR = {"call 2": "say that seat 2's window breaks a rule; 3: call 2 says it for seat 3"}


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
        f"There is no card {quote(name)}{did_you_mean(name, known)}; give a tool's number or"
        " the name of a card, or type ? alone."
    )


def _unusable_tools(view: View, state: GameState) -> Iterator[Text]:
    """Why the tools that can't be used now can't be."""
    if view.seat is None or view.stage not in (Stage.TURN, Stage.PLACE):
        return
    for tool in view.tools:
        reason = illegal(state, UseTool(view.seat, tool.number))
        if reason is not None:
            name = f"tool {tool.number} {TOOLS[tool.number].name}"
            yield Text(f"Not now: {name}. {reason.sentence} (rule {reason.rule})", "dim")
