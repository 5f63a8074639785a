"""Score sheets, for people: every line with the dice that score."""

from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sagrada import PUBLIC_OBJECTIVES, ScoreLine, ScoreSheet, Window
from sagrada.cli.rendering.drawing import draw_spaces, draw_window
from sagrada.cli.requests.score import ScoreRequest, StandingsRequest
from sagrada.engine.cards import PRIVATE_OBJECTIVES
from sagrada.engine.scoring import score
from sagrada.engine.scoring.standings import Standings, TieBreak

_NAMES: Mapping[str, str] = {
    **{objective.id: objective.name for objective in PUBLIC_OBJECTIVES.values()},
    **{objective.id: objective.name for objective in PRIVATE_OBJECTIVES.values()},
    "favor": "Favor tokens",
    "empty": "Empty spaces",
}
_DECIDED: Mapping[TieBreak, str] = {
    TieBreak.POINTS: " with the most points",
    TieBreak.PRIVATE: " on the first tiebreaker: most points from the private objective",
    TieBreak.FAVOR: " on the second tiebreaker: most favor tokens left",
    TieBreak.LATER_IN_ORDER: " on the last tiebreaker: later in the final round’s turn order",
    TieBreak.LAST_TURN: " on the last tiebreaker: latest turn in the final round",
    TieBreak.SHARED: ": they’re tied on everything",
}
_SINGLES_PER_LINE = 6


def report_window(request: ScoreRequest) -> RenderableType:
    """One window and its score sheet; in solo against the target score."""
    sheet = request.sheet()
    return Group(
        draw_window(request.window),
        Text(),
        _sheet_table(request, sheet),
        *_solo(request, sheet),
    )


def report_standings(request: StandingsRequest) -> RenderableType:
    """All windows and sheets, then the ranking and what decided it."""
    names = [f"Player {number}" for number in range(1, len(request.players) + 1)]
    return report_players(request.players, names, request.standings())


def report_players(
    players: Sequence[ScoreRequest], names: Sequence[str], result: Standings
) -> RenderableType:
    """The same with the names of the players."""
    parts: list[RenderableType] = []
    for player, name, sheet in zip(players, names, result.sheets, strict=True):
        heading = Text(name, "bold underline")
        parts += [heading, draw_window(player.window), Text(), _sheet_table(player, sheet), Text()]
    verdict = Text(_verdict(result, names), "bold")
    return Group(*parts, _ranking(result, names), verdict)


def _plain_table() -> Table:
    return Table(box=box.SIMPLE, pad_edge=False, show_edge=False, header_style="dim")


# ---------------------------------------------------------------- one sheet


def _sheet_table(request: ScoreRequest, sheet: ScoreSheet) -> Table:
    table = _plain_table()
    table.add_column("Score sheet", no_wrap=True)
    table.add_column("Points", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("Dice and spaces")
    for line in sheet.lines:
        table.add_row(
            _NAMES[line.id],
            str(line.points),
            Text(_times(line), "dim"),
            Text("\n").join(_dice_behind(line, request.window)),
        )
    table.add_section()
    table.add_row(Text("Total", "bold"), Text(str(sheet.total), "bold"))
    return table


def _times(line: ScoreLine) -> str:
    """How often a line scores: `2 × 5`. Empty for a private objective, which sums its dice."""
    if not line.sets or line.id not in PUBLIC_OBJECTIVES | {"empty": None}:
        return ""
    return f"{len(line.sets)} × {line.points // len(line.sets)}"


def _dice_behind(line: ScoreLine, window: Window) -> Iterator[Text]:
    """A line for each set; dice that score one by one share lines."""
    if any(len(spaces) > 1 for spaces in line.sets):
        for spaces in line.sets:
            yield draw_spaces(window, spaces)
    else:
        singles = [space for (space,) in line.sets]
        for at in range(0, len(singles), _SINGLES_PER_LINE):
            yield draw_spaces(window, singles[at : at + _SINGLES_PER_LINE])


def _solo(request: ScoreRequest, sheet: ScoreSheet) -> Iterator[Text]:
    # RULES 9.6
    for colour in request.private:
        other = score(request.window, (), (colour,)).private
        if other.id != sheet.private.id:
            yield Text(
                f"{_NAMES[sheet.private.id]} ({sheet.private.points}) counts,"
                f" not {_NAMES[other.id]} ({other.points})."
            )
    if request.target is not None:
        won = sheet.total > request.target
        verdict = f"Won: {sheet.total} beats" if won else f"Lost: {sheet.total} doesn’t beat"
        yield Text(
            f"{verdict} the target score of {request.target}.",
            "bold green" if won else "bold red",
        )


# ---------------------------------------------------------------- the whole table


def _ranking(result: Standings, names: Sequence[str]) -> Table:
    table = _plain_table()
    table.add_column("Ranking", no_wrap=True)
    for heading in ("Points", "Private", "Favor"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in result.ranking:
        sheet = result.sheets[seat]
        table.add_row(
            names[seat],
            Text(str(sheet.total), "bold"),
            str(sheet.private.points),
            str(sheet.favor.points),
            style="bold" if seat in result.winners else "",
        )
    return table


def _verdict(result: Standings, names: Sequence[str]) -> str:
    *others, last = (names[seat] for seat in result.winners)
    winners = f"{', '.join(others)} and {last}" if others else last
    verb = "share the win" if others else "wins"
    return f"{winners} {verb}{_DECIDED[result.decided_by]}."
