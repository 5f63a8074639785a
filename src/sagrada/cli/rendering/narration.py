"""What happened, in sentences: events in, lines for people out.

What one seat does in a row becomes one sentence. Whoever calls this has hidden what the reader may
not know (`seen_by`).
"""

from collections.abc import Iterable, Sequence

from rich.text import Text

from sagrada.cli.rendering.drawing import draw_die
from sagrada.engine import events as ev
from sagrada.engine.cards import (
    PATTERNS,
    PRIVATE_OBJECTIVES,
    PUBLIC_OBJECTIVES,
    TOOLS,
    WINDOW_CARDS,
)
from sagrada.engine.dice import Die
from sagrada.engine.spaces import NAMES
from sagrada.game.history import ChoiceUndone

Phrase = tuple[str | Die, ...]
"""Words, and dice to be drawn between them."""

_TABLE = None
"""What lies on the table for all is told like what a seat does."""


def tell(events: Iterable[ev.Event], names: Sequence[str]) -> list[Text]:
    """The events as sentences, in order; `names` by seat."""
    teller = _Teller(names)
    for event in events:
        teller.hear(event)
    teller.close()
    return teller.told


def counted(number: int, thing: str) -> str:
    """`1 token`, `2 tokens`, `no tokens`."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


class _Teller:
    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.told: list[Text] = []
        self.actor: int | None = _TABLE
        self.phrases: list[Phrase] = []
        """Of the sentence under way, whose subject is `actor`."""
        self.last: ev.Event | None = None
        self.in_hand: Die | None = None

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.TurnBegan():
                self.close()
            case ev.TurnEnded(seat):
                if not (self.phrases and self.actor == seat):
                    passed = isinstance(self.last, ev.TurnBegan)
                    self.say(seat, "passes" if passed else "ends the turn")
                self.close()
            case ev.DieRolled(die):
                self.roll(die)
            case ev.DieDrafted(seat, die):
                self.say(seat, "drafts ", die)
            case ev.DieLifted(seat, die, space):
                self.say(seat, "lifts ", die, f" from {NAMES[space]}")
            case ev.DiePlaced(seat, die, space):
                self.say(seat, "places ", self.it(die), f" on {NAMES[space]}")
            case ev.ToolRevealed(number):
                self.say(_TABLE, f"{TOOLS[number].name} (tool {number})")
            case ev.PublicObjectiveRevealed(objective):
                self.say(_TABLE, PUBLIC_OBJECTIVES[objective].name)
            case _:
                self.hear_of_tool(event)
        self.in_hand = _in_hand_after(event)
        self.last = event

    def hear_of_tool(self, event: ev.Event) -> None:
        match event:
            case ev.ToolUsed(seat, tool, price):
                paid = f" for {counted(price, 'token')}" if price else ""
                self.say(seat, f"uses {TOOLS[tool].name}{paid}")
            case ev.DiePaid(seat, _, die):
                self.say(seat, "pays with ", die)
            case ev.DieTurned(seat, before, after):
                self.say(seat, "turns ", self.it(before), " to ", after)
            case ev.DiceSwapped(seat, given, taken, number):
                self.say(seat, "swaps ", given, " for ", taken, f" on number {number}")
            case ev.DieRerolled(seat, before, after):
                again = isinstance(self.last, ev.DieRerolled)
                verb = "" if again else "re-rolls "
                self.say(seat, verb, before, " to ", after)
            case ev.DieReturned(seat, die):
                self.say(seat, "puts ", self.it(die), " into the pool")
            case ev.DieBagged(seat, die):
                self.say(seat, "puts ", die, " into the bag")
            case ev.DieDrawn(seat, colour):
                self.say(seat, f"draws a {colour.word} die")
            case ev.ValueChosen(seat, die):
                self.say(seat, "makes it ", die)
            case _:
                self.hear_at_table(event)

    def hear_at_table(self, event: ev.Event) -> None:
        match event:
            case ev.RoundBegan(number, start):
                self.sentence(f"Round {number}: {self.names[start]} has the bag.")
            case ev.RoundEnded(number, left):
                lying = _joined([(die,) for die in left], last=" ") if left else ("nothing",)
                self.sentence(f"Round {number} ends; left for the track: ", *lying, ".")
            case ev.TurnSkipped(seat):
                self.sentence(f"{self.names[seat]}'s second turn is skipped.")
            case ev.MistakeCalled(seat, owner):
                whose = "their own" if owner == seat else f"{self.names[owner]}'s"
                self.say(seat, f"calls a mistake in {whose} window")
            case ev.WindowAudited(owner, mistakes):
                found = counted(len(mistakes), "mistake")
                self.sentence(f"{self.names[owner]}'s window holds {found}.")
            case ev.DieRemoved(seat, die, space):
                self.say(seat, "removes ", die, f" from {NAMES[space]}")
            case ev.GameEnded():
                self.sentence("The game is over.")
            case ChoiceUndone(seat):
                self.say(seat, "takes that back")
            case _:
                self.hear_of_setup(event)

    def hear_of_setup(self, event: ev.Event) -> None:
        match event:
            case ev.PrivateObjectiveDealt(seat, colour):
                goal = "a private objective" if colour is None else PRIVATE_OBJECTIVES[colour].name
                self.say(seat, f"gets {goal}")
            case ev.WindowCardDealt(seat, card):
                sides = () if card is None else WINDOW_CARDS[card]
                told = " / ".join(pattern.name for pattern in sides)
                self.say(seat, f"gets the window {told}" if told else "gets a window card")
            case ev.StartPlayerDrawn(seat):
                self.sentence(f"{self.names[seat]} will begin.")
            case ev.PatternChosen(seat, pattern):
                chosen = "a pattern" if pattern is None else PATTERNS[pattern].name
                self.say(seat, f"chooses {chosen}")
            case ev.PatternsRevealed(patterns):
                shown = ", ".join(
                    f"{name} {PATTERNS[pattern].name}"
                    for name, pattern in zip(self.names, patterns, strict=True)
                )
                self.sentence(f"The windows: {shown}.")

    # ------------------------------------------------------------ sentences

    def say(self, actor: int | None, *phrase: str | Die) -> None:
        """Add to the sentence under way, if it has the same subject."""
        if actor != self.actor:
            self.close()
        self.actor = actor
        self.phrases.append(phrase)

    def sentence(self, *parts: str | Die) -> None:
        self.close()
        self.told.append(_drawn(parts))

    def roll(self, die: Die) -> None:
        """The dice of a roll stand in one row, behind who rolls them."""
        if isinstance(self.last, ev.DieRolled | ev.RoundBegan):
            row = self.told.pop()
            row.right_crop(1)
            verb = " " if isinstance(self.last, ev.DieRolled) else " and rolls "
            self.told.append(Text.assemble(row, verb, draw_die(die), "."))
        else:
            self.sentence("Rolled: ", die, ".")

    def close(self) -> None:
        """End the sentence under way."""
        if self.phrases:
            subject = "On the table:" if self.actor is _TABLE else self.names[self.actor]
            self.told.append(_drawn((subject, " ", *_joined(self.phrases), ".")))
        self.phrases = []
        self.in_hand = None

    def it(self, die: Die) -> str | Die:
        """A die, or `it` if it was named just before."""
        return "it" if self.phrases and die == self.in_hand else die


def _in_hand_after(event: ev.Event) -> Die | None:
    """The die that the next phrase may call `it`."""
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
