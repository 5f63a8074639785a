"""A game at one terminal, from the first choice to the score sheets."""

import shlex
from random import Random

from rich.text import Text

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.registry import make_bot
from sagrada.cli.app import INTERRUPTED
from sagrada.cli.rendering.game_report import report_game, sheet_now
from sagrada.cli.rendering.narration import tell
from sagrada.cli.rendering.table import draw_table
from sagrada.cli.terminal.autosave import Keeper, record_of
from sagrada.cli.terminal.choices import list_choices, only_choice
from sagrada.cli.terminal.help import help_page
from sagrada.cli.terminal.parsing import Command, Unclear, read_command, read_typed, split_line
from sagrada.cli.terminal.screen import draw_prompt, draw_screen
from sagrada.cli.terminal.seating import DEFAULT_BOT
from sagrada.cli.terminal.terminal import EndOfInput, Terminal
from sagrada.engine.events import Event, GameEnded, RoundEnded, seen_by
from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.notation import format_move
from sagrada.engine.play import Step
from sagrada.game.game import Game, GameError
from sagrada.game.record import SeatKind
from sagrada.game.verify import verify


class Left(Exception):
    """A player typed `quit`."""


class Session:
    def __init__(
        self, table: Game, keeper: Keeper, terminal: Terminal, rng: Random, auto_end: bool = False
    ) -> None:
        self.table = table
        self.keeper = keeper
        self.terminal = terminal
        self.auto_end = auto_end
        self.names = [seat.name or f"Seat {n}" for n, seat in enumerate(table.seats, start=1)]
        self.bots: dict[int, Bot] = {
            number: make_bot(seat.bot or DEFAULT_BOT)
            for number, seat in enumerate(table.seats)
            if seat.kind is SeatKind.BOT
        }
        self._rng = rng
        self._people = [seat for seat in range(len(table.seats)) if seat not in self.bots]
        self._holder: int | None = None
        """Who sits at the keyboard."""
        self._typed_ahead: list[str] = []
        self._story: list[Event] = []
        self._heard: dict[int | None, int] = {}
        """How much of the story each seat has been told."""

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the answer is the exit code."""
        try:
            while not self.table.is_over:
                self._next_choice()
        except (EndOfInput, Left):
            self._part()
            return 0
        except KeyboardInterrupt:
            self.terminal.show(Text())
            self._part()
            return INTERRUPTED
        self._finish()
        return 0

    # ------------------------------------------------------------ who chooses

    def _next_choice(self) -> None:
        seat = self._whose_choice()
        if seat in self.bots:
            view = self.table.view(seat)
            self._submit(seat, self.bots[seat].choose(view, Budget(), self._rng))
            if not self._people:
                self._show_round()
            return
        only = only_choice(self.table.view(seat))
        if self.auto_end and isinstance(only, EndTurn):  # RULES 4.5
            self._submit(seat, only)
        elif self._hand_over(seat):
            self._choose(seat)

    def _whose_choice(self) -> int:
        """Patterns are chosen at the same time: bots first, then whoever has the keyboard."""
        waiting = self.table.state.to_act
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self._holder if self._holder in waiting else waiting[0]

    def _hand_over(self, seat: int) -> bool:
        """The curtain between two people. False if the one who leaves took something back."""
        before, several = self._holder, len(self._people) > 1
        if several and seat != before:
            self._typed_ahead = []
            self.terminal.clear(secret=True)
            self.terminal.show(Text(f"The keyboard goes to {self.names[seat]}.", "bold"))
            while typed := self.terminal.ask(Text(f"{self.names[seat]}, press Enter.")):
                command = read_command(typed)
                word = command.word if command else ""
                if word == "quit":
                    raise Left
                if word == "undo" and before is not None and self.table.can_undo(before):
                    self._hear([self.table.undo(before)])
                    return False
                self.terminal.show("Only Enter goes on here; quit leaves, undo takes back.")
        self._holder = seat
        return True

    # ------------------------------------------------------------ one choice of a person

    def _choose(self, seat: int) -> None:
        version = self.table.version
        if not self._typed_ahead:
            self._show_table(seat)
        while self.table.version == version:
            try:
                self._do(seat, self._next_part(seat))
            except (Unclear, GameError) as error:
                self._typed_ahead = []
                self.terminal.show(Text(str(error), "yellow"))

    def _next_part(self, seat: int) -> str:
        while not self._typed_ahead:
            typed = self.terminal.ask(draw_prompt(self.names[seat]))
            self._typed_ahead = split_line(typed)
        return self._typed_ahead.pop(0)

    def _do(self, seat: int, typed: str) -> None:
        view = self.table.view(seat)
        only = only_choice(view)
        if typed:
            wanted = read_typed(typed, view, list_choices(view, self.names))
        elif only is not None:
            wanted = only
        else:
            self._show_table(seat)
            return
        if isinstance(wanted, Command):
            self._obey(seat, wanted)
        elif wanted.seat in self.bots:
            raise Unclear("Bots do not call.")  # RULES 8.6
        else:
            self._make(wanted)

    def _make(self, move: Move) -> None:
        try:
            self._submit(move.seat, move)
        except GameError as error:
            said = str(error).removeprefix(f"{format_move(move)}: ")
            raise Unclear(f"Refused: {said}") from None
        if isinstance(move, EndTurn):
            self._typed_ahead = []

    def _obey(self, seat: int, command: Command) -> None:
        match command.word:
            case "undo":
                self._undo(seat if command.seat is None else command.seat)
            case "help":
                page = help_page(command.argument, self.table.view(seat), self.table.state)
                self.terminal.show(*page)
            case "score":
                sheet = sheet_now(self.table.view(seat))
                self.terminal.show(sheet or Text("There is no window to score yet.", "yellow"))
            case "save":
                trouble = self.keeper.copy(self.table, command.argument)
                saved = f"Saved to {command.argument}; until the game is over it holds secrets."
                self.terminal.say(trouble or saved, "yellow" if trouble else "")
            case _:
                raise Left

    def _undo(self, seat: int) -> None:
        if seat in self.bots:
            raise Unclear("A bot takes nothing back.")
        others = [other for other in self._people if self.table.can_undo(other)]
        if others and seat not in others:
            other = others[0]
            raise Unclear(
                f"The latest choice is {self.names[other]}'s; '{other + 1}: undo' takes it back."
            )
        try:
            self._hear([self.table.undo(seat)])
        except GameError as error:
            raise Unclear(str(error).partition("takeback: ")[2] or str(error)) from None

    def _submit(self, seat: int, move: Move) -> None:
        self._hear(self.table.submit(seat, move))

    def _hear(self, steps: list[Step]) -> None:
        """Save, then tell."""
        self.keeper.keep(self.table)
        self._story += [event for step in steps for event in step.events]

    # ------------------------------------------------------------ what is shown

    def _news(self, seat: int | None) -> list[Text]:
        """What has happened since the seat last heard of it."""
        heard = self._heard.get(seat, 0)
        self._heard[seat] = len(self._story)
        solo = self.table.state.setup.solo
        return tell((seen_by(event, seat, solo) for event in self._story[heard:]), self.names)

    def _show_table(self, seat: int) -> None:
        view = self.table.view(seat)
        terminal = self.terminal
        first_time = seat not in self._heard
        terminal.clear(secret=len(self._people) > 1)
        if first_time:
            terminal.say(f"Commitment {self.table.commitment}", "dim")
            terminal.say(f"The game is kept in {self.keeper.path}", "dim")
        if self.keeper.trouble:
            terminal.say(f"{self.keeper.trouble}; 'save FILE' elsewhere.", "bold red")
        news, width = self._news(seat), terminal.width
        terminal.show(draw_screen(view, self.names, news, width, terminal.is_roomy))

    def _show_round(self) -> None:
        """With nobody to ask, the table is shown at the end of every round."""
        fresh = self._story[self._heard.get(None, 0) :]
        if any(isinstance(event, RoundEnded | GameEnded) for event in fresh):
            self.terminal.show(*self._news(None))
            self.terminal.show(draw_table(self.table.view(None), self.names, self.terminal.width))

    # ------------------------------------------------------------ the end

    def _part(self) -> None:
        self.keeper.keep(self.table)  # Ctrl-C may have come between a step and its writing
        if self.keeper.trouble:
            self.terminal.say(f"The game is lost: {self.keeper.trouble}.", "bold red")
            return
        path = shlex.quote(str(self.keeper.path))
        self.terminal.say(f"The game is kept. Go on with: sagrada play --resume {path}")

    def _finish(self) -> None:
        news = self._news(self._holder)
        self.terminal.show(Text(), *news, Text(), report_game(self.table.state, self.names), Text())
        record = record_of(self.table)
        checked = verify(record)
        seed = record.seed.hex() if record.seed else ""
        self.terminal.say(f"Commitment {record.commitment}", "dim")
        self.terminal.say(f"Seed       {seed}", "dim")
        if checked.is_good:
            agreed = f"They agree, and so do all {checked.checked} rolls, draws and deals."
            self.terminal.say(agreed)
        for finding in checked.findings:
            self.terminal.say(finding, "bold red")
        if self.keeper.trouble:
            self.terminal.say(f"{self.keeper.trouble}.", "bold red")
        else:
            self.terminal.say(f"The record is in {self.keeper.path}")
