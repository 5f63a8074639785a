"""The tools (RULES 6): one module per tool card, and what using any tool takes.

`tool.py` says what a tool defines. The facts printed on the cards are in `engine/cards.py`.
"""

from sagrada.engine.tools.prices import can_use, payments, pays, price, tools_in_reach
from sagrada.engine.tools.registry import WAIVERS, get_tool, tool_of
from sagrada.engine.tools.tool import Tool

__all__ = [
    "WAIVERS",
    "Tool",
    "can_use",
    "get_tool",
    "payments",
    "pays",
    "price",
    "tool_of",
    "tools_in_reach",
]
