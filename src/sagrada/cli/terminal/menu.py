"""The menu: the question that a seat is asked now, and its legal moves as a numbered list."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from sagrada import (
    PATTERNS,
    TOOLS,
    Call,
    ChoosePattern,
    Colour,
    Die,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stage,
    Stop,
    Swap,
    UseTool,
    View,
)
from sagrada.cli.rendering.drawing import draw_die, wrap_items
from sagrada.cli.rendering.narration import pluralize
from sagrada.cli.rendering.view import tool_price
from sagrada.engine.dice import DICE
from sagrada.engine.spaces import NAMES


class MenuItem(NamedTuple):
    number: int
    """What the player types for it."""
    move: Move
    label: Text


def menu_items(view: View, names: Sequence[str]) -> list[MenuItem]:
    """The viewer's legal moves, numbered. A value is its own number."""
    items: list[MenuItem] = []
    for move in sorted(view.legal, key=lambda move: _KINDS.index(type(move))):
        next_number = items[-1].number + 1 if items else 1
        number = move.value if isinstance(move, SetValue) else next_number
        items.append(MenuItem(number, move, _label(view, move, names)))
    return items


def only_move(view: View) -> Move | None:
    """The only legal move, not counting calls; None if there are several."""
    moves = [move for move in view.legal if not isinstance(move, Call)]
    return moves[0] if len(moves) == 1 else None


_HEADINGS: Mapping[type[Move], str] = {
    ChoosePattern: "Keep",
    Draft: "Draft",
    Place: "Place on",
    Lift: "Move",
    SetValue: "Set to",
    Swap: "Swap with",
    Pay: "Pay with",
    Remove: "Remove",
    UseTool: "Use",
    PutBack: "Or",
    Stop: "Or",
    EndTurn: "Or",
    Call: "Call",
}
_KINDS = list(_HEADINGS)
"""In the order of the menu."""


def draw_menu(items: Sequence[MenuItem], width: int) -> Text:
    """The numbered list, with a row for each kind of move."""
    rows: dict[str, list[Text]] = {}
    for item in items:
        label = Text.assemble((f"{item.number} ", "bold cyan"), item.label)
        rows.setdefault(_HEADINGS[type(item.move)], []).append(label)
    wide = max(map(len, rows), default=0) + 2
    lines = [wrap_items(Text(heading.ljust(wide)), row, width) for heading, row in rows.items()]
    return Text("\n", no_wrap=True).join(lines)


def _label(view: View, move: Move, names: Sequence[str]) -> Text:
    match move:
        case ChoosePattern(_, pattern):
            card = PATTERNS[pattern]
            tokens = "" if view.setup.solo else f" ({pluralize(card.difficulty, 'token')})"
            return Text(f"{card.name}{tokens}")
        case Draft(_, die) | Pay(_, die):
            return draw_die(die)
        case Place(_, space):
            return Text(NAMES[space])
        case Lift(_, space) | Remove(_, space):
            return _die_on(view, move.seat, space)
        case SetValue(_, value):
            die = view.turn.hand or DICE[_drawn_colour(view)][0]
            return draw_die(die.showing(value))
        case Swap(_, number, die):
            return Text.assemble(draw_die(die), f" from round {number}")
        case UseTool(_, number):
            return Text(f"tool {number} {TOOLS[number].name} ({_price(view, number)})")
        case Call(_, owner):
            return Text(f"{names[owner]}’s window")
        case PutBack():
            return Text("put it into the draft pool")
        case Stop():
            return Text("stop here")
        case _:
            return Text("end your turn" if view.turn.drafted or view.turn.tool else "pass")


def _die_on(view: View, seat: int, space: int) -> Text:
    window = view.players[seat].window
    assert window is not None, "it holds dice"
    return Text.assemble(draw_die(window.die_at(space)), f" on {NAMES[space]}")


def _drawn_colour(view: View) -> Colour:
    assert view.turn.drawn is not None, "Flux Remover drew a die"
    return view.turn.drawn


def _price(view: View, number: int) -> str:
    tool = next(tool for tool in view.tools if tool.number == number)
    cost = tool_price(view, tool)
    if not view.setup.solo:
        return pluralize(int(cost), "token")
    return cost if cost.startswith("any ") else f"a {cost} die"


# ---------------------------------------------------------------- the question


def question(view: View) -> Text:
    """What the viewer is asked now, in one sentence."""
    words = _question(view)
    return Text.assemble(*(draw_die(w) if isinstance(w, Die) else (w, "bold") for w in words))


def _question(view: View) -> tuple[str | Die, ...]:
    turn = view.turn
    tool = f"{TOOLS[turn.tool].name}: " if turn.tool is not None else ""
    match view.stage:
        case Stage.PATTERN:
            return ("Choose one of your four patterns.",)
        case Stage.PAY:
            return (f"{tool}which die in the pool do you pay with?",)
        case Stage.PLACE if turn.origin is not None:
            came_from = f" from {NAMES[turn.origin]}?"
            return (f"{tool}where do you move ", turn.die_in_hand, came_from)
        case Stage.PLACE:
            return ("Where do you place ", turn.die_in_hand, "?")
        case Stage.VALUE if turn.drawn is None:
            return (f"{tool}raise or lower the die by 1?",)
        case Stage.VALUE:
            return (f"{tool}which value do you choose for the new die?",)
        case Stage.SWAP:
            return (f"{tool}which die on the round track do you swap ", turn.die_in_hand, " with?")
        case Stage.LIFT:
            which = (
                "which die do you move" if turn.moved is None else "which second die do you move"
            )
            return (f"{tool}{which}?",)
        case Stage.LIFT_OR_STOP:
            return (f"{tool}do you move a second die of that color?",)
        case Stage.EXTRA_DRAFT:
            return (f"{tool}which second die do you draft?",)
        case Stage.MEND:
            return ("Your window breaks a rule. Which die do you remove?",)
        case _:
            return (_turn_question(view),)


def _turn_question(view: View) -> str:
    kinds = {type(move) for move in view.legal}
    wanted = ((Draft, "draft a die"), (UseTool, "use a tool"))
    ways = [words for kind, words in wanted if kind in kinds]
    rest = "end your turn" if view.turn.drafted or view.turn.tool else "pass"
    if not ways:
        return f"There’s nothing left to do but {rest}."
    return f"{', '.join(ways).capitalize()} or {rest}?"
