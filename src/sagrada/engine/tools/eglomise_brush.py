"""Tool 2, Eglomise Brush: move a die, ignoring the color that a space needs."""

from sagrada.engine.placement import Waiver
from sagrada.engine.tools.moving import MovingTool


class EglomiseBrush(MovingTool):
    number = 2
    waiver = Waiver.COLOUR
