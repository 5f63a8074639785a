"""The cards of the base game (RULES 1.2, 1.3): a Python module, so that the engine reads no file.

Grids: four rows of five, top row first; `.` is a free space, `R Y G B P` asks for a colour,
`1`–`6` asks for a value. Facts only: the texts that players read are ours and live elsewhere.
"""

from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from sagrada.engine.dice import COLOURS, LETTERS, VALUES, Colour
from sagrada.engine.spaces import SPACES, mask


@dataclass(frozen=True)
class Pattern:
    """One side of a window card."""

    id: str
    name: str
    card: int
    side: str
    difficulty: int
    grid: str
    """Twenty characters, row by row."""

    @property
    def rows(self) -> tuple[str, str, str, str]:
        return (self.grid[:5], self.grid[5:10], self.grid[10:15], self.grid[15:])

    def colour_at(self, space: int) -> Colour | None:
        """The colour that the space asks for, if it asks for one."""
        letter = self.grid[space]
        return Colour(LETTERS.index(letter)) if letter in LETTERS else None

    def value_at(self, space: int) -> int | None:
        """The value that the space asks for, if it asks for one."""
        letter = self.grid[space]
        return int(letter) if letter.isdigit() else None

    @cached_property
    def takes_colour(self) -> tuple[int, ...]:
        """Per colour, the mask of spaces whose print does not forbid it (RULES 5.4)."""
        return tuple(
            mask(s for s in SPACES if self.colour_at(s) in (None, colour)) for colour in COLOURS
        )

    @cached_property
    def takes_value(self) -> tuple[int, ...]:
        """Per value (index 0 is unused), the spaces whose print does not forbid it."""
        return (
            0,
            *(mask(s for s in SPACES if self.value_at(s) in (None, value)) for value in VALUES),
        )


@dataclass(frozen=True)
class ToolCard:
    """What is printed on a tool card. What the tool does is in its module in `tools/`."""

    number: int
    id: str
    name: str
    solo_colour: Colour
    solo_value: int | None
    """The value that pays for it on the first printing; None where a colour does (RULES 10.4)."""


@dataclass(frozen=True)
class PublicObjective:
    id: str
    name: str
    points: int


@dataclass(frozen=True)
class PrivateObjective:
    id: str
    name: str
    colour: Colour


_PATTERNS = (
    Pattern("kaleidoscopic-dream", "Kaleidoscopic Dream", 1, "A", 4, "YB..1G.5.43.R.G2..BY"),
    Pattern("firmitas", "Firmitas", 1, "B", 5, "P6..35P3...2P1..15P4"),
    Pattern("virtus", "Virtus", 2, "A", 5, "4.25G..6G2.3G4.5G1.."),
    Pattern("symphony-of-light", "Symphony of Light", 2, "B", 6, "2.5.1Y6P2R.B4G..3.5."),
    Pattern("aurorae-magnificus", "Aurorae Magnificus", 3, "A", 5, "5GBP2P...YY.6.P1..G4"),
    Pattern("aurora-sagradis", "Aurora Sagradis", 3, "B", 4, "R.B.Y4P3G2.1.5...6.."),
    Pattern("via-lux", "Via Lux", 4, "A", 4, "Y.6...15.23YRP...43R"),
    Pattern("industria", "Industria", 4, "B", 5, "1R3.654R2...5R1...3R"),
    Pattern("sun-catcher", "Sun Catcher", 5, "A", 3, ".B2.Y.4.R...5Y.G3..P"),
    Pattern("shadow-thief", "Shadow Thief", 5, "B", 5, "6P..55.P..R6.P.YR543"),
    Pattern("bellesguard", "Bellesguard", 6, "A", 3, "B6..Y.3B...562..4.1G"),
    Pattern("batllo", "Batllo", 6, "B", 5, "..6...5B4.3GYP214R53"),
    Pattern("gravitas", "Gravitas", 7, "A", 5, "1.3B..2B..6B.4.B52.1"),
    Pattern("water-of-life", "Water of Life", 7, "B", 6, "6B..1.5B..4R2B.G6Y3P"),
    Pattern("fractal-drops", "Fractal Drops", 8, "A", 3, ".4.Y6R.2....RP1BY..."),
    Pattern("ripples-of-light", "Ripples of Light", 8, "B", 5, "...R5..P4B.B3Y6Y2G1R"),
    Pattern("lux-astram", "Lux Astram", 9, "A", 5, ".1GP46P25G1G53P....."),
    Pattern("lux-mundi", "Lux Mundi", 9, "B", 6, "..1..1G3B2B546G.B5G."),
    Pattern("chromatic-splendor", "Chromatic Splendor", 10, "A", 4, "..G..2Y5B1.R3P.1.6.4"),
    Pattern("comitas", "Comitas", 10, "B", 5, "Y.2.6.4.5Y...Y512Y3."),
    Pattern("firelight", "Firelight", 11, "A", 5, "3415..62.Y...YR5.YR6"),
    Pattern("suns-glory", "Sun's Glory", 11, "B", 6, "1PY.4PY..6Y..53.5421"),
    Pattern("luz-celestial", "Luz Celestial", 12, "A", 3, "..R5.P4.G36..B..Y2.."),
    Pattern("fulgor-del-cielo", "Fulgor del Cielo", 12, "B", 5, ".BR...45.BB2.R56R31."),
)

_TOOLS = (
    ToolCard(1, "grozing-pliers", "Grozing Pliers", Colour.PURPLE, 1),
    ToolCard(2, "eglomise-brush", "Eglomise Brush", Colour.BLUE, 2),
    ToolCard(3, "copper-foil-burnisher", "Copper Foil Burnisher", Colour.RED, 3),
    ToolCard(4, "lathekin", "Lathekin", Colour.YELLOW, 4),
    ToolCard(5, "lens-cutter", "Lens Cutter", Colour.GREEN, 5),
    ToolCard(6, "flux-brush", "Flux Brush", Colour.PURPLE, 6),
    ToolCard(7, "glazing-hammer", "Glazing Hammer", Colour.BLUE, None),
    ToolCard(8, "running-pliers", "Running Pliers", Colour.RED, None),
    ToolCard(9, "cork-backed-straightedge", "Cork-backed Straightedge", Colour.YELLOW, None),
    ToolCard(10, "grinding-stone", "Grinding Stone", Colour.GREEN, None),
    ToolCard(11, "flux-remover", "Flux Remover", Colour.PURPLE, None),
    ToolCard(12, "tap-wheel", "Tap Wheel", Colour.BLUE, None),
)

_PUBLIC = (
    PublicObjective("light-shades", "Light Shades", 2),
    PublicObjective("medium-shades", "Medium Shades", 2),
    PublicObjective("deep-shades", "Deep Shades", 2),
    PublicObjective("shade-variety", "Shade Variety", 5),
    PublicObjective("row-shade-variety", "Row Shade Variety", 5),
    PublicObjective("column-shade-variety", "Column Shade Variety", 4),
    PublicObjective("row-color-variety", "Row Color Variety", 6),
    PublicObjective("column-color-variety", "Column Color Variety", 5),
    PublicObjective("color-variety", "Color Variety", 4),
    PublicObjective("color-diagonals", "Color Diagonals", 1),
)

PATTERNS = MappingProxyType({pattern.id: pattern for pattern in _PATTERNS})
"""The 24 patterns by id."""

WINDOW_CARDS = MappingProxyType(
    {
        card: tuple(pattern for pattern in _PATTERNS if pattern.card == card)
        for card in sorted({pattern.card for pattern in _PATTERNS})
    }
)
"""The twelve window cards: number -> the patterns on its two sides."""

TOOLS = MappingProxyType({tool.number: tool for tool in _TOOLS})
"""The twelve tool cards by number."""

PUBLIC_OBJECTIVES = MappingProxyType({objective.id: objective for objective in _PUBLIC})
"""The ten public objectives by id."""

PRIVATE_OBJECTIVES = MappingProxyType(
    {
        colour: PrivateObjective(
            f"shades-of-{colour.word}", f"Shades of {colour.word.capitalize()}", colour
        )
        for colour in COLOURS
    }
)
"""The five private objectives by colour."""

FAVOR_TOKENS = 24
