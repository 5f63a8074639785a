"""Draw terminal.svg anew: a screen of `sagrada play` in the middle of a game.

python docs/images/make_terminal.py
"""

import io
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import MONOKAI

from sagrada.bots.bot import Budget
from sagrada.bots.greedy_bot import GreedyBot
from sagrada.cli.rendering.narration import narrate
from sagrada.cli.terminal.screen import draw_prompt, draw_screen
from sagrada.engine.events import Event
from sagrada.engine.moves import Draft, Place
from sagrada.engine.options import Setup
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind

PICTURE = Path(__file__).parent / "terminal.svg"
NAMES = ("Anna", "Bea", "Greedy")
SEED = bytes(31) + b"\x2a"
ROUND = 6
WIDTH = 80

# Rich's own template loads a font from the web. This one is made of what every browser has.
SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px;
}}
.{unique_id}-title {{ font: bold 18px sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw() -> str:
    """The picture as SVG."""
    rng = Random(7)
    seats = (Seat(name="Anna"), Seat(name="Bea"), Seat(SeatKind.BOT, "Greedy", "greedy"))
    game = Game.open(Setup(players=len(seats)), seats, SEED)
    bot = GreedyBot()
    happened: list[Event] = []
    while not (game.state.round == ROUND and game.state.to_act == (0,)):
        seat = game.state.to_act[0]
        if seat == 0:
            happened = []
        move = bot.choose(game.view(seat), Budget(), rng)
        happened += [event for step in game.submit(seat, move) for event in step.events]
    drafts = [move for move in game.legal(0) if isinstance(move, Draft)]

    def freedom(draft: Draft) -> int:
        """How many spaces the die could go to."""
        game.submit(0, draft)
        places = sum(isinstance(move, Place) for move in game.legal(0))
        game.undo(0)
        return places

    happened += game.submit(0, max(drafts, key=freedom))[0].events
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    console.print(draw_screen(game.view(0), NAMES, narrate(happened, NAMES), WIDTH, roomy=True))
    console.print(draw_prompt("Anna"))
    return console.export_svg(
        title="sagrada play", theme=MONOKAI, code_format=SVG, unique_id="sagrada"
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
