"""Narration: what happened, as sentences.

What one seat does in a row becomes one sentence. The caller has to hide what the reader can't know
(`seen_by`).
"""

from collections.abc import Iterable, Sequence

from rich.text import Text

from sagrada import PATTERNS, PUBLIC_OBJECTIVES, TOOLS, Die
from sagrada.cli.rendering.drawing import draw_die
from sagrada.engine import events as ev
from sagrada.engine.cards import PRIVATE_OBJECTIVES, WINDOW_CARDS
from sagrada.engine.spaces import NAMES
from sagrada.game.history import ChoiceUndone

Phrase = tuple[str | Die, ...]
"""Words, and dice to draw between them."""

_TABLE = None
"""The actor of what is revealed to everybody: it reads like what a seat does."""


def narrate(events: Iterable[ev.Event], names: Sequence[str]) -> list[Text]:
    """The events as sentences, in order; `names` by seat."""
    narrator = _Narrator(names)
    for event in events:
        narrator.add(event)
    narrator.end_sentence()
    return narrator.sentences


def pluralize(number: int, thing: str) -> str:
    """`1 token`, `2 tokens`, `no tokens`."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


class _Narrator:
    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.sentences: list[Text] = []
        self.actor: int | None = _TABLE
        self.phrases: list[Phrase] = []
        """Of the unfinished sentence, whose subject is `actor`."""
        self.last: ev.Event | None = None
        self.in_hand: Die | None = None

    def add(self, event: ev.Event) -> None:
        match event:
            case ev.TurnBegan():
                self.end_sentence()
            case ev.TurnEnded(seat):
                if not (self.phrases and self.actor == seat):
                    passed = isinstance(self.last, ev.TurnBegan)
                    self.add_phrase(seat, "passes" if passed else "ends their turn")
                self.end_sentence()
            case ev.DieRolled(die):
                self.add_roll(die)
            case ev.DieDrafted(seat, die):
                self.add_phrase(seat, "drafts ", die)
            case ev.DieLifted(seat, die, space):
                self.add_phrase(seat, "lifts ", die, f" from {NAMES[space]}")
            case ev.DiePlaced(seat, die, space):
                self.add_phrase(seat, "places ", self.it(die), f" on {NAMES[space]}")
            case ev.ToolRevealed(number):
                self.add_phrase(_TABLE, f"{TOOLS[number].name} (tool {number})")
            case ev.PublicObjectiveRevealed(objective):
                self.add_phrase(_TABLE, PUBLIC_OBJECTIVES[objective].name)
            case _:
                self.add_tool_event(event)
        self.in_hand = _in_hand_after(event)
        self.last = event

    def add_tool_event(self, event: ev.Event) -> None:
        match event:
            case ev.ToolUsed(seat, tool, price):
                paid = f" for {pluralize(price, 'favor token')}" if price else ""
                self.add_phrase(seat, f"uses {TOOLS[tool].name}{paid}")
            case ev.DiePaid(seat, _, die):
                self.add_phrase(seat, "pays with ", die)
            case ev.DieTurned(seat, before, after):
                self.add_phrase(seat, "changes ", self.it(before), " to ", after)
            case ev.DiceSwapped(seat, given, taken, number):
                self.add_phrase(seat, "swaps ", given, " for ", taken, f" from round {number}")
            case ev.DieRerolled(seat, before, after):
                again = isinstance(self.last, ev.DieRerolled)
                verb = "" if again else "rerolls "
                self.add_phrase(seat, verb, before, " to ", after)
            case ev.DieReturned(seat, die):
                self.add_phrase(seat, "puts ", self.it(die), " into the draft pool")
            case ev.DieBagged(seat, die):
                self.add_phrase(seat, "returns ", die, " to the bag")
            case ev.DieDrawn(seat, colour):
                self.add_phrase(seat, f"draws a {colour.word} die")
            case ev.ValueChosen(seat, die):
                self.add_phrase(seat, "sets it to ", die)
            case _:
                self.add_round_event(event)

    def add_round_event(self, event: ev.Event) -> None:
        match event:
            case ev.RoundBegan(number, start):
                self.add_sentence(f"Round {number}: {self.names[start]} starts.")
            case ev.RoundEnded(number, left):
                dice = _joined([(die,) for die in left], last=" ") if left else ("none",)
                self.add_sentence(f"Round {number} ends. Dice for the round track: ", *dice, ".")
            case ev.TurnSkipped(seat):
                self.add_sentence(f"{self.names[seat]} skips their second turn.")
            case ev.MistakeCalled(seat, owner):
                whose = "their own" if owner == seat else f"{self.names[owner]}’s"
                self.add_phrase(seat, f"calls a mistake in {whose} window")
            case ev.WindowAudited(owner, mistakes):
                found = pluralize(len(mistakes), "mistake")
                self.add_sentence(f"{self.names[owner]}’s window has {found}.")
            case ev.DieRemoved(seat, die, space):
                self.add_phrase(seat, "removes ", die, f" from {NAMES[space]}")
            case ev.GameEnded():
                self.add_sentence("The game is over.")
            case ChoiceUndone(seat):
                self.add_phrase(seat, "undoes that choice")
            case _:
                self.add_setup_event(event)

    def add_setup_event(self, event: ev.Event) -> None:
        match event:
            case ev.PrivateObjectiveDealt(seat, colour):
                goal = "a private objective" if colour is None else PRIVATE_OBJECTIVES[colour].name
                self.add_phrase(seat, f"gets {goal}")
            case ev.WindowCardDealt(seat, card):
                sides = () if card is None else WINDOW_CARDS[card]
                pair = " / ".join(pattern.name for pattern in sides)
                self.add_phrase(
                    seat, f"gets the window card {pair}" if pair else "gets a window card"
                )
            case ev.StartPlayerDrawn(seat):
                self.add_sentence(f"{self.names[seat]} is the start player.")
            case ev.PatternChosen(seat, pattern):
                chosen = "a pattern" if pattern is None else PATTERNS[pattern].name
                self.add_phrase(seat, f"chooses {chosen}")
            case ev.PatternsRevealed(patterns):
                shown = ", ".join(
                    f"{name} has {PATTERNS[pattern].name}"
                    for name, pattern in zip(self.names, patterns, strict=True)
                )
                self.add_sentence(f"The windows: {shown}.")

    # ------------------------------------------------------------ sentences

    def add_phrase(self, actor: int | None, *phrase: str | Die) -> None:
        """Continue the sentence if it has the same subject, else begin a new one."""
        if actor != self.actor:
            self.end_sentence()
        self.actor = actor
        self.phrases.append(phrase)

    def add_sentence(self, *parts: str | Die) -> None:
        self.end_sentence()
        self.sentences.append(_drawn(parts))

    def add_roll(self, die: Die) -> None:
        """Put the dice of a roll into one sentence, after who rolls them."""
        if isinstance(self.last, ev.DieRolled | ev.RoundBegan):
            row = self.sentences.pop()
            row.right_crop(1)
            verb = " " if isinstance(self.last, ev.DieRolled) else " and rolls "
            self.sentences.append(Text.assemble(row, verb, draw_die(die), "."))
        else:
            self.add_sentence("Rolled: ", die, ".")

    def end_sentence(self) -> None:
        """Finish the sentence, if one has been begun."""
        if self.phrases:
            subject = "On the table:" if self.actor is _TABLE else self.names[self.actor]
            self.sentences.append(_drawn((subject, " ", *_joined(self.phrases), ".")))
        self.phrases = []
        self.in_hand = None

    def it(self, die: Die) -> str | Die:
        """The die, or `it` if the phrase before has named it."""
        return "it" if self.phrases and die == self.in_hand else die


def _in_hand_after(event: ev.Event) -> Die | None:
    """The die that the next phrase can call `it`."""
    match event:
        case ev.DieDrafted(_, die) | ev.DieLifted(_, die, _) | ev.ValueChosen(_, die):
            return die
        case ev.DieTurned(_, _, die) | ev.DieRerolled(_, _, die) | ev.DiceSwapped(_, _, die, _):
            return die
        case _:
            return None


def _joined(phrases: Sequence[Phrase], last: str = " and ") -> Phrase:
    """`a, b and c`."""
    between = " " if last == " " else ", "
    parts: list[str | Die] = []
    for at, phrase in enumerate(phrases):
        if at:
            parts.append(last if at == len(phrases) - 1 else between)
        parts += phrase
    return tuple(parts)


def _drawn(parts: Iterable[str | Die]) -> Text:
    return Text.assemble(*(draw_die(part) if isinstance(part, Die) else part for part in parts))
