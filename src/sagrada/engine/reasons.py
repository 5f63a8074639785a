"""Why a move is refused: one named reason per rule, the same in code, rules page and interface.

All our errors have one base: catch it, and you catch all of them.
"""

from enum import Enum


class SagradaError(ValueError):
    """An input or a request that can't be used. The message says what is wrong, in a sentence."""


class Reason(Enum):
    """A reason has an id, the number of the rule it enforces, and a sentence for the player."""

    def __init__(self, id: str, rule: str, sentence: str) -> None:
        self.id = id
        self.rule = rule
        self.sentence = sentence

    def __str__(self) -> str:
        return self.id

    @property
    def citation(self) -> str:
        """The rule as a sentence cites it: `rule 5.3`, `tool 4`."""
        return self.rule if self.rule.startswith("tool") else f"rule {self.rule}"

    # Who may choose, and what is asked for now.
    GAME_OVER = "game-over", "3.4", "The game is over."
    CHANCE_FIRST = "chance-first", "3.1", "Dice or cards are still being drawn."
    NO_SUCH_SEAT = "no-such-seat", "2.1", "There’s no such seat at this table."
    NOT_YOUR_TURN = "not-your-turn", "3.2", "It’s another player’s turn."
    NOT_ASKED = "not-asked", "4.1", "You can’t choose that right now."
    FINISH_FIRST = "finish-first", "6.7", "Finish what you’ve started first."
    MEND_FIRST = "mend-first", "8.5", "Fix the mistakes in your window first."

    # Setup.
    PATTERN_NOT_YOURS = (
        "pattern-not-yours",
        "2.2",
        "That pattern isn’t on either of your window cards.",
    )
    PATTERN_CHOSEN = "pattern-chosen", "2.2", "You’ve already chosen your pattern."

    # Drafting.
    NOT_IN_POOL = "not-in-pool", "4.1", "That die isn’t in the draft pool."
    ALREADY_DRAFTED = "already-drafted", "4.1", "You can’t draft another die this turn."
    NOT_PLACEABLE = "not-placeable", "4.3", "That die doesn’t fit anywhere in your window."

    # Placing, in the order in which the restrictions are checked.
    OCCUPIED = "occupied", "5.1", "There’s already a die on that space."
    NOT_ON_EDGE = (
        "not-on-edge",
        "5.2",
        "The first die in a window must go on an edge or corner space.",
    )
    NOT_TOUCHING = (
        "not-touching",
        "5.3",
        "The die must touch another die, orthogonally or diagonally.",
    )
    WRONG_COLOUR = "wrong-colour", "5.4", "That space needs a different color."
    WRONG_VALUE = "wrong-value", "5.4", "That space needs a different value."
    SAME_COLOUR = "same-colour", "5.5", "Neighboring dice can’t share a color, except diagonally."
    SAME_VALUE = "same-value", "5.5", "Neighboring dice can’t share a value, except diagonally."

    # Tools.
    TOOL_NOT_HERE = "tool-not-here", "2.4", "That tool isn’t part of this game."
    TOOL_USED = "tool-used", "4.2", "You’ve already used a tool this turn."
    TOO_FEW_TOKENS = "too-few-tokens", "6.1", "You don’t have enough favor tokens for that tool."
    NO_EFFECT = "no-effect", "6.2", "You can’t complete that tool’s effect right now."
    NEEDS_DRAFTED_DIE = (
        "needs-drafted-die",
        "6.3",
        "Use that tool after you choose a die and before you place it.",
    )
    DIE_IN_HAND = "die-in-hand", "6.3", "Place the die you’re holding first."
    NOT_THE_TURN = "not-the-turn", "6.3", "You can’t use that tool on this turn of the round."
    DRAFT_DONE = "draft-done", "6.3", "You can only use that tool before you draft."
    DRAFT_NEEDED = "draft-needed", "6.3", "You can only use that tool after you draft."
    TRACK_EMPTY = "track-empty", "6.6", "There are no dice on the round track yet."
    NOTHING_THERE = "nothing-there", "6.4", "There’s no die on that space."
    SAME_SPACE = "same-space", "6.4", "Move the die to a different space."
    NO_PLACE_TO_GO = "no-place-to-go", "6.7", "You couldn’t complete the tool’s effect after that."
    ONE_STEP = (
        "one-step",
        "tool 1",
        "Raise or lower the value by 1; it can’t go from 6 to 1 or from 1 to 6.",
    )
    SAME_DIE = "same-die", "tool 4", "Choose a different die for the second move."
    NOT_ON_TRACK = "not-on-track", "tool 5", "That die isn’t on that number of the round track."
    EQUAL_DIE = "equal-die", "tool 5", "You can’t swap a die for an identical one."
    NOT_ALONE = (
        "not-alone",
        "tool 9",
        "That tool needs a space with no dice around it, not even diagonally.",
    )
    COLOUR_NOT_ON_TRACK = (
        "colour-not-on-track",
        "tool 12",
        "There’s no die of that color on the round track.",
    )
    OTHER_COLOUR = "other-colour", "tool 12", "The second die must be the same color as the first."

    # Solo.
    TOOL_SPENT = "tool-spent", "9.3", "In solo, you can use each tool only once."
    PAYMENT_NOT_IN_POOL = "payment-not-in-pool", "9.3", "That die isn’t in the draft pool."
    WRONG_PAYMENT = "wrong-payment", "9.3", "That die doesn’t match the tool’s cost."
    NO_PAYMENT = "no-payment", "9.3", "No die in the draft pool can pay for that tool."
    PAYMENT_SPOILS = (
        "payment-spoils",
        "9.3",
        "If you pay with that die, you can’t complete the tool’s effect.",
    )

    # Honor tables.
    STRICT_TABLE = (
        "strict-table",
        "8.2",
        "There’s nothing to call: this table doesn’t allow mistakes.",
    )
    ALREADY_CALLED = "already-called", "8.5", "That window is already waiting to be checked."
    NO_SUCH_WINDOW = "no-such-window", "8.2", "There’s no such window at this table."
    NOT_A_MISTAKE = "not-a-mistake", "8.5", "That die isn’t part of a mistake."
