"""Where a die fits, for people."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sagrada import TOOLS, Reason
from sagrada.cli.rendering.drawing import LEGAL, draw_die, draw_window
from sagrada.cli.requests.legal import LegalRequest
from sagrada.engine.spaces import NAMES


def report_legal(request: LegalRequest) -> RenderableType:
    """The window with the legal spaces marked, then why the die can't go on the others."""
    refusals = request.refusals()
    legal = [space for space, reason in refusals.items() if reason is None]
    refused: dict[Reason, list[str]] = {}
    for space, reason in refusals.items():
        if reason is not None:
            refused.setdefault(reason, []).append(NAMES[space])
    return Group(
        draw_window(request.window, marks=dict.fromkeys(legal, LEGAL)),
        _summary(request, [NAMES[space] for space in legal]),
        Text(),
        _reasons(refused),
    )


def _summary(request: LegalRequest, legal: list[str]) -> Text:
    if not request.tool_works:
        return Text(
            f"You can’t use {TOOLS[request.tool or 0].name} in an empty window:"
            " your first die must go on the edge anyway."
        )
    tool = "" if request.tool is None else f"With {TOOLS[request.tool].name}, "
    if not legal:
        return Text.assemble(tool, draw_die(request.die), " can’t go anywhere.")
    spaces = (", ".join(legal), "bold")
    return Text.assemble(tool, draw_die(request.die), " can go on ", spaces, ".")


def _reasons(refused: dict[Reason, list[str]]) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column("Not on", max_width=26)
    table.add_column("Rule", no_wrap=True)
    table.add_column("Because")
    for reason in sorted(refused, key=list(Reason).index):
        table.add_row(" ".join(refused[reason]), reason.rule, reason.sentence)
    return table
