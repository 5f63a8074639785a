"""A moment of a replay, for people and as JSON."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sagrada import Die, GameState, ReplayMoment
from sagrada.cli.rendering.drawing import DIE_STYLES
from sagrada.cli.rendering.narration import narrate
from sagrada.cli.rendering.view import draw_view
from sagrada.engine.cards import PRIVATE_OBJECTIVES
from sagrada.engine.notation import format_cell
from sagrada.engine.view import view
from sagrada.game.record_text import format_entry

# ---------------------------------------------------------------- for people


def report_moment(
    moments: Sequence[ReplayMoment], at: int, names: Sequence[str], width: int, roomy: bool
) -> RenderableType:
    """What happened, and the game after it with everybody's private objective."""
    moment = moments[at]
    entries = ", ".join(map(format_entry, moment.entries))
    number = Text(f"Step {at + 1} of {len(moments)}  {entries}", "dim")
    drawn: list[RenderableType] = []
    if all(player.window for player in moment.state.players):
        seen = view(moment.state, None)  # the private objectives have a line of their own
        drawn = [draw_view(seen, names, width, roomy), _privates(moment.state, names)]
    return Group(number, *narrate(moment.events, names), *drawn)


def _privates(state: GameState, names: Sequence[str]) -> Text:
    parts: list[Text | tuple[str, str]] = [("Private  ", "bold")]
    for name, player in zip(names, state.players, strict=True):
        for colour in player.private:
            label = PRIVATE_OBJECTIVES[colour].colour.word
            parts += [Text(f"{name} "), (f" {label} ", DIE_STYLES[colour]), Text("   ")]
    return Text.assemble(*parts)


# ---------------------------------------------------------------- for programs


def moment_json(
    moments: Sequence[ReplayMoment], at: int, names: Sequence[str]
) -> dict[str, object]:
    moment = moments[at]
    state = moment.state
    return {
        "step": at + 1,
        "entries": [format_entry(entry) for entry in moment.entries],
        "told": [line.plain for line in narrate(moment.events, names)],
        "stage": str(state.stage),
        "round": state.round,
        "to_act": list(state.to_act),
        "pool": _dice(state.pool),
        "hand": None if state.turn.hand is None else str(state.turn.hand),
        "track": [_dice(dice) for dice in state.track],
        "players": list(_players(state, names)),
    }


def _players(state: GameState, names: Sequence[str]) -> Iterator[dict[str, object]]:
    for name, player in zip(names, state.players, strict=True):
        window = player.window
        yield {
            "name": name,
            "private": [colour.word for colour in player.private],
            "window": None if window is None else window.pattern.id,
            "dice": None if window is None else [format_cell(die) for die in window.dice],
            "favor": player.favor,
        }


def _dice(dice: Sequence[Die]) -> list[str]:
    return [str(die) for die in dice]
