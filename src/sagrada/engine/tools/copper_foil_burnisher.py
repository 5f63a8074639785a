"""Tool 3, Copper Foil Burnisher: move a die, ignoring the value that a space needs."""

from sagrada.engine.placement import Waiver
from sagrada.engine.tools.moving import MovingTool


class CopperFoilBurnisher(MovingTool):
    number = 3
    waiver = Waiver.VALUE
