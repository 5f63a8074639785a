"""Why a move is refused: one named reason per rule, the same in code, rules page and interface."""

from enum import Enum


class Reason(Enum):
    """A reason has an id, the number of the rule it enforces, and a sentence for the player."""

    def __init__(self, id: str, rule: str, sentence: str) -> None:
        self.id = id
        self.rule = rule
        self.sentence = sentence

    def __str__(self) -> str:
        return self.id

    # Who may choose, and what is asked for now.
    GAME_OVER = "game-over", "3.4", "The game is over."
    CHANCE_FIRST = "chance-first", "3.1", "Dice or cards are still to be drawn."
    NO_SUCH_SEAT = "no-such-seat", "2.1", "There is no such seat at this table."
    NOT_YOUR_TURN = "not-your-turn", "3.2", "It is another player's turn."
    NOT_ASKED = "not-asked", "4.1", "That is not one of the choices of this moment."
    FINISH_FIRST = "finish-first", "6.7", "What has been begun is finished first."
    MEND_FIRST = "mend-first", "8.5", "The mistakes in the window are mended first."

    # Setup.
    PATTERN_NOT_YOURS = "pattern-not-yours", "2.2", "That pattern is not on your two cards."
    PATTERN_CHOSEN = "pattern-chosen", "2.2", "You have chosen your pattern already."

    # Drafting.
    NOT_IN_POOL = "not-in-pool", "4.1", "That die is not in the draft pool."
    ALREADY_DRAFTED = "already-drafted", "4.1", "You have drafted in this turn already."
    NOT_PLACEABLE = "not-placeable", "4.3", "That die fits on no space of your window."

    # Placing, in the order in which the restrictions are checked.
    OCCUPIED = "occupied", "5.1", "A die lies there already."
    NOT_ON_EDGE = "not-on-edge", "5.2", "The first die goes on an edge or corner space."
    NOT_TOUCHING = "not-touching", "5.3", "A die must touch another one, also diagonally."
    WRONG_COLOUR = "wrong-colour", "5.4", "The space asks for another colour."
    WRONG_VALUE = "wrong-value", "5.4", "The space asks for another value."
    SAME_COLOUR = "same-colour", "5.5", "A die of the same colour lies orthogonally beside it."
    SAME_VALUE = "same-value", "5.5", "A die of the same value lies orthogonally beside it."

    # Tools.
    TOOL_NOT_HERE = "tool-not-here", "2.4", "That tool is not on the table."
    TOOL_USED = "tool-used", "4.2", "You have used a tool in this turn already."
    TOO_FEW_TOKENS = "too-few-tokens", "6.1", "You have too few favor tokens for that tool."
    NO_EFFECT = "no-effect", "6.2", "The tool could not be carried out in full now."
    NEEDS_DRAFTED_DIE = "needs-drafted-die", "6.3", "That tool works on a die you have drafted."
    DIE_IN_HAND = "die-in-hand", "6.3", "Place the die in your hand first."
    NOT_THE_TURN = "not-the-turn", "6.3", "That tool cannot be used in this turn of the round."
    DRAFT_DONE = "draft-done", "6.3", "That tool comes before drafting."
    DRAFT_NEEDED = "draft-needed", "6.3", "That tool comes after a draft of this turn."
    TRACK_EMPTY = "track-empty", "6.6", "There is no die on the round track yet."
    NOTHING_THERE = "nothing-there", "6.4", "No die lies there."
    SAME_SPACE = "same-space", "6.4", "A moved die goes to a different space."
    NO_PLACE_TO_GO = "no-place-to-go", "6.7", "From there the tool could not be finished."
    ONE_STEP = "one-step", "tool 1", "The value changes by exactly one, and 6 and 1 do not join."
    SAME_DIE = "same-die", "tool 4", "The second die must be another one than the first."
    NOT_ON_TRACK = "not-on-track", "tool 5", "That die does not lie on that number of the track."
    EQUAL_DIE = "equal-die", "tool 5", "A die is not exchanged for an equal one."
    NOT_ALONE = "not-alone", "tool 9", "The die must have no die around it."
    COLOUR_NOT_ON_TRACK = "colour-not-on-track", "tool 12", "No die on the track has that colour."
    OTHER_COLOUR = "other-colour", "tool 12", "The second die must have the colour of the first."

    # Solo.
    TOOL_SPENT = "tool-spent", "9.3", "In solo a tool works only once."
    PAYMENT_NOT_IN_POOL = "payment-not-in-pool", "9.3", "That die is not in the draft pool."
    WRONG_PAYMENT = "wrong-payment", "9.3", "That die does not show what the tool asks for."
    NO_PAYMENT = "no-payment", "9.3", "No die of the pool pays for that tool."
    PAYMENT_SPOILS = "payment-spoils", "9.3", "Without that die the tool could not work."

    # Honour tables.
    STRICT_TABLE = (
        "strict-table",
        "8.2",
        "A strict referee lets no mistake happen: nothing to call.",
    )
    ALREADY_CALLED = "already-called", "8.5", "That window is to be looked at already."
    NO_SUCH_WINDOW = "no-such-window", "8.2", "There is no such window."
    NOT_A_MISTAKE = "not-a-mistake", "8.5", "That die is not part of a mistake."
