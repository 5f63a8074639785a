"""A game at one terminal, from the first choice to the score sheets.

People share the keyboard; before it changes hands, the screen is cleared of secrets.
"""

import shlex
from random import Random

from rich.text import Text

from sagrada import Bot, Budget, EndTurn, Game, GameError, Move, verify
from sagrada.bots.registry import make_bot
from sagrada.cli.app import INTERRUPTED
from sagrada.cli.rendering.game_report import report_game, report_score_now
from sagrada.cli.rendering.narration import narrate
from sagrada.cli.rendering.view import draw_view
from sagrada.cli.terminal.autosave import Autosave, record_to_save
from sagrada.cli.terminal.help import help_page
from sagrada.cli.terminal.menu import menu_items, only_move
from sagrada.cli.terminal.new_game import DEFAULT_BOT
from sagrada.cli.terminal.parsing import (
    Command,
    InputError,
    parse_command,
    parse_input,
    split_input,
)
from sagrada.cli.terminal.screen import draw_prompt, draw_screen
from sagrada.cli.terminal.terminal import EndOfInput, Terminal
from sagrada.engine.events import Event, GameEnded, RoundEnded, seen_by
from sagrada.engine.notation import format_move
from sagrada.engine.play import Step
from sagrada.game.record import SeatKind, seat_names


class PlayerQuit(Exception):
    """A player typed `quit`."""


class TerminalSession:
    def __init__(
        self,
        game: Game,
        autosave: Autosave,
        terminal: Terminal,
        rng: Random,
        auto_end: bool = False,
    ) -> None:
        self.game = game
        self.autosave = autosave
        self.terminal = terminal
        self.auto_end = auto_end
        self.names = seat_names(game.seats)
        self.bots: dict[int, Bot] = {
            number: make_bot(seat.bot or DEFAULT_BOT)
            for number, seat in enumerate(game.seats)
            if seat.kind is SeatKind.BOT
        }
        self._rng = rng
        self._people = [seat for seat in range(len(game.seats)) if seat not in self.bots]
        self._at_keyboard: int | None = None
        """The seat of the person at the keyboard."""
        self._typed_ahead: list[str] = []
        """The rest of a line with several choices."""
        self._events: list[Event] = []
        self._narrated: dict[int | None, int] = {}
        """How many of the events each seat has been told (None: when only bots play)."""

    def run(self) -> int:
        """Play to the end, or until somebody leaves. Returns the exit code."""
        try:
            while not self.game.is_over:
                self._next_choice()
        except (EndOfInput, PlayerQuit):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self.terminal.show(Text())
            self._leave()
            return INTERRUPTED
        self._finish()
        return 0

    # ------------------------------------------------------------ who chooses

    def _next_choice(self) -> None:
        seat = self._whose_choice()
        if seat in self.bots:
            view = self.game.view(seat)
            self._submit(seat, self.bots[seat].choose(view, Budget(), self._rng))
            if not self._people:
                self._show_round()
            return
        only = only_move(self.game.view(seat))
        if self.auto_end and isinstance(only, EndTurn):  # RULES 4.5
            self._submit(seat, only)
        elif self._pass_keyboard(seat):
            self._choose(seat)

    def _whose_choice(self) -> int:
        """Patterns are chosen at the same time: bots go first, then the person at the keyboard."""
        waiting = self.game.state.to_act
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self._at_keyboard if self._at_keyboard in waiting else waiting[0]

    def _pass_keyboard(self, seat: int) -> bool:
        """Hide one person's secrets before the next one plays. False if an undo stopped it."""
        before, several = self._at_keyboard, len(self._people) > 1
        if several and seat != before:
            self._typed_ahead = []
            self.terminal.clear(secret=True)
            self.terminal.show(Text(f"Pass the keyboard to {self.names[seat]}.", "bold"))
            while typed := self.terminal.ask(Text(f"{self.names[seat]}, press Enter.")):
                command = parse_command(typed)
                word = command.word if command else ""
                if word == "quit":
                    raise PlayerQuit
                if word == "undo" and before is not None and self.game.can_undo(before):
                    self._save_and_note([self.game.undo(before)])
                    return False
                self.terminal.show("Press Enter to continue, or type undo or quit.")
        self._at_keyboard = seat
        return True

    # ------------------------------------------------------------ one choice of a person

    def _choose(self, seat: int) -> None:
        version = self.game.version
        if not self._typed_ahead:
            self._show_game(seat)
        while self.game.version == version:
            try:
                self._handle(seat, self._next_part(seat))
            except (InputError, GameError) as error:
                self._typed_ahead = []
                self.terminal.show(Text(str(error), "yellow"))

    def _next_part(self, seat: int) -> str:
        while not self._typed_ahead:
            typed = self.terminal.ask(draw_prompt(self.names[seat]))
            self._typed_ahead = split_input(typed)
        return self._typed_ahead.pop(0)

    def _handle(self, seat: int, typed: str) -> None:
        view = self.game.view(seat)
        only = only_move(view)
        if typed:
            wanted = parse_input(typed, view, menu_items(view, self.names))
        elif only is not None:
            wanted = only
        else:
            self._show_game(seat)
            return
        if isinstance(wanted, Command):
            self._run_command(seat, wanted)
        elif wanted.seat in self.bots:
            raise InputError("Bots don’t call mistakes.")  # RULES 8.6
        else:
            self._play(wanted)

    def _play(self, move: Move) -> None:
        try:
            self._submit(move.seat, move)
        except GameError as error:
            said = str(error).removeprefix(f"{format_move(move)}: ")
            raise InputError(f"Refused: {said}") from None
        if isinstance(move, EndTurn):
            self._typed_ahead = []

    def _run_command(self, seat: int, command: Command) -> None:
        match command.word:
            case "undo":
                self._undo(seat if command.seat is None else command.seat)
            case "help":
                page = help_page(command.argument, self.game.view(seat), self.game.state)
                self.terminal.show(*page)
            case "score":
                sheet = report_score_now(self.game.view(seat))
                self.terminal.show(sheet or Text("There’s no window to score yet.", "yellow"))
            case "save":
                error = self.autosave.save_copy(self.game, command.argument)
                saved = f"Saved to {command.argument}. It holds secrets until the game is over."
                self.terminal.say(error or saved, "yellow" if error else "")
            case _:
                raise PlayerQuit

    def _undo(self, seat: int) -> None:
        if seat in self.bots:
            raise InputError("You can’t undo a bot’s choice.")
        others = [other for other in self._people if self.game.can_undo(other)]
        if others and seat not in others:
            other = others[0]
            raise InputError(
                f'The latest choice was {self.names[other]}’s. Type "{other + 1}: undo" to undo it.'
            )
        try:
            self._save_and_note([self.game.undo(seat)])
        except GameError as error:
            raise InputError(str(error).partition("takeback: ")[2] or str(error)) from None

    def _submit(self, seat: int, move: Move) -> None:
        self._save_and_note(self.game.submit(seat, move))

    def _save_and_note(self, steps: list[Step]) -> None:
        """Save first, then remember the events to narrate: nothing is told that could be lost."""
        self.autosave.save(self.game)
        self._events += [event for step in steps for event in step.events]

    # ------------------------------------------------------------ showing

    def _news(self, seat: int | None) -> list[Text]:
        """What has happened since the seat was last told."""
        known = self._narrated.get(seat, 0)
        self._narrated[seat] = len(self._events)
        solo = self.game.state.setup.solo
        return narrate((seen_by(event, seat, solo) for event in self._events[known:]), self.names)

    def _show_game(self, seat: int) -> None:
        view = self.game.view(seat)
        terminal = self.terminal
        first_time = seat not in self._narrated
        terminal.clear(secret=len(self._people) > 1)
        if first_time:
            terminal.say(f"Commitment {self.game.commitment}", "dim")
            terminal.say(f"The game is saved in {self.autosave.path}", "dim")
        if self.autosave.error:
            terminal.say(
                f'The game isn’t saved: {self.autosave.error}. Type "save FILE".', "bold red"
            )
        news, width = self._news(seat), terminal.width
        terminal.show(draw_screen(view, self.names, news, width, terminal.is_roomy))

    def _show_round(self) -> None:
        """Show the game at the end of every round: when only bots play, nobody is asked."""
        untold = self._events[self._narrated.get(None, 0) :]
        if any(isinstance(event, RoundEnded | GameEnded) for event in untold):
            self.terminal.show(*self._news(None))
            self.terminal.show(draw_view(self.game.view(None), self.names, self.terminal.width))

    # ------------------------------------------------------------ the end

    def _leave(self) -> None:
        self.autosave.save(self.game)  # Ctrl-C may have come between a step and its save
        if self.autosave.error:
            self.terminal.say(f"The game isn’t saved: {self.autosave.error}.", "bold red")
            return
        path = shlex.quote(str(self.autosave.path))
        self.terminal.say(f"Game saved. Resume with: sagrada play --resume {path}")

    def _finish(self) -> None:
        news = self._news(self._at_keyboard)
        self.terminal.show(Text(), *news, Text(), report_game(self.game.state, self.names), Text())
        record = record_to_save(self.game)
        checked = verify(record)
        seed = record.seed.hex() if record.seed else ""
        self.terminal.say(f"Commitment {record.commitment}", "dim")
        self.terminal.say(f"Seed       {seed}", "dim")
        if checked.is_good:
            self.terminal.say(
                "Verified: the seed matches its commitment"
                f" and all {checked.checked} rolls, draws and deals."
            )
        for finding in checked.findings:
            self.terminal.say(finding, "bold red")
        if self.autosave.error:
            self.terminal.say(f"The record isn’t saved: {self.autosave.error}.", "bold red")
        else:
            self.terminal.say(f"The record is in {self.autosave.path}")
