"""The twelve tools by number (RULES 6). A new tool needs a module of its own and a line here."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sagrada.engine.placement import Waiver
from sagrada.engine.state import Turn
from sagrada.engine.tools.copper_foil_burnisher import CopperFoilBurnisher
from sagrada.engine.tools.cork_backed_straightedge import CorkBackedStraightedge
from sagrada.engine.tools.eglomise_brush import EglomiseBrush
from sagrada.engine.tools.flux_brush import FluxBrush
from sagrada.engine.tools.flux_remover import FluxRemover
from sagrada.engine.tools.glazing_hammer import GlazingHammer
from sagrada.engine.tools.grinding_stone import GrindingStone
from sagrada.engine.tools.grozing_pliers import GrozingPliers
from sagrada.engine.tools.lathekin import Lathekin
from sagrada.engine.tools.lens_cutter import LensCutter
from sagrada.engine.tools.running_pliers import RunningPliers
from sagrada.engine.tools.tap_wheel import TapWheel
from sagrada.engine.tools.tool import Tool

_TOOLS: dict[int | None, Tool] = {
    tool.number: tool
    for tool in (
        GrozingPliers(),
        EglomiseBrush(),
        CopperFoilBurnisher(),
        Lathekin(),
        LensCutter(),
        FluxBrush(),
        GlazingHammer(),
        RunningPliers(),
        CorkBackedStraightedge(),
        GrindingStone(),
        FluxRemover(),
        TapWheel(),
    )
}
_NO_TOOL = Tool()

WAIVERS: Mapping[int, Waiver] = MappingProxyType(
    {tool.number: tool.waiver for tool in _TOOLS.values() if tool.waiver is not Waiver.NONE}
)
"""The tools that change where a die can go, and the restriction that each lifts (RULES 6.5)."""


get_tool: Callable[[int], Tool] = _TOOLS.__getitem__
"""The rules of the tool with this number. Asked very often, so without a function of its own."""


def tool_of(turn: Turn) -> Tool:
    """The tool used in this turn, under way or done; without one, a `Tool` that does nothing."""
    return _TOOLS.get(turn.tool, _NO_TOOL)
