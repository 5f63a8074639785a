"""The five colors of glass as the web page has them: hues, shades by value, lit and dim panes.

The numbers are those of `client/src/art/glass.ts`; a test compares the two.
"""

from types import MappingProxyType

from sagrada.engine.dice import COLOURS, VALUES, Colour

HUES = MappingProxyType(
    {
        Colour.RED: "#ee3a2c",
        Colour.YELLOW: "#ffc61f",
        Colour.GREEN: "#3acb7a",
        Colour.BLUE: "#2a7be8",
        Colour.PURPLE: "#701a9a",
    }
)
DEPTHS = MappingProxyType(
    {
        Colour.RED: "#560016",
        Colour.YELLOW: "#8a4b00",
        Colour.GREEN: "#00422f",
        Colour.BLUE: "#071f6b",
        Colour.PURPLE: "#24084d",
    }
)
"""What each hue turns to in the shade."""
LIGHTS = MappingProxyType(
    {
        Colour.RED: "#ff8a66",
        Colour.YELLOW: "#fff08a",
        Colour.GREEN: "#8df0a4",
        Colour.BLUE: "#7fc8ff",
        Colour.PURPLE: "#c88bff",
    }
)
"""What each hue turns to with strong light behind it."""
PIPS: MappingProxyType[int, tuple[tuple[int, int], ...]] = MappingProxyType(
    {
        1: ((50, 50),),
        2: ((30, 30), (70, 70)),
        3: ((28, 28), (50, 50), (72, 72)),
        4: ((30, 30), (70, 30), (30, 70), (70, 70)),
        5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
        6: ((30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
    }
)
"""Where the pips of a value are, in hundredths of the face."""


def mix(start: str, end: str, share: float) -> str:
    """A color between two, `share` of the way from the first to the second."""
    parts = [
        int(int(start[at : at + 2], 16) * (1 - share) + int(end[at : at + 2], 16) * share + 0.5)
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


def shade(colour: Colour, value: float) -> str:
    """The glass of a die: 1 is the lightest shade, 6 the deepest."""
    depth = (value - 3.5) / 2.5
    if depth < 0:
        return mix(HUES[colour], LIGHTS[colour], 0.5 * -depth)
    return mix(HUES[colour], DEPTHS[colour], 0.34 * depth)


def dim(colour: Colour) -> tuple[str, str]:
    """An empty pane that asks for a color: its middle and its rim, with no light behind it."""
    core = mix(mix(HUES[colour], DEPTHS[colour], 0.42), "#14101e", 0.22)
    return core, mix(DEPTHS[colour], "#0b0912", 0.45)


def definitions(prefix: str) -> str:
    """The gradients that dice and panes refer to. Their ids start with `prefix`: a page can show
    several pictures, and each must find its own."""
    parts = []
    for colour in COLOURS:
        for value in VALUES:
            glass = shade(colour, value)
            core, rim = mix(glass, LIGHTS[colour], 0.66), mix(glass, DEPTHS[colour], 0.42)
            stops = ((0, core), (0.42, glass), (1, rim))
            parts.append(_radial(f"{prefix}{colour.letter}{value}", "46%", "40%", "72%", stops))
        core, rim = dim(colour)
        unlit = ((0, core), (1, rim))
        parts.append(_radial(f"{prefix}{colour.letter}", "50%", "42%", "75%", unlit))
    parts += [
        _radial(f"{prefix}clear", "50%", "40%", "80%", ((0, "#3f4058"), (1, "#211f30"))),
        _radial(f"{prefix}smoke", "50%", "40%", "80%", ((0, "#7a778c"), (1, "#454255"))),
        (
            f'<linearGradient id="{prefix}stone" x1="0" y1="0" x2="0" y2="1">'
            '<stop offset="0" stop-color="#5a5266"/><stop offset=".5" stop-color="#383143"/>'
            '<stop offset="1" stop-color="#2a2433"/></linearGradient>'
        ),
        (
            f'<linearGradient id="{prefix}sheen" x1="0" y1="0" x2="1" y2="1">'
            '<stop offset="0" stop-color="#fff" stop-opacity=".5"/>'
            '<stop offset=".35" stop-color="#fff" stop-opacity=".06"/>'
            '<stop offset=".65" stop-color="#fff" stop-opacity="0"/>'
            '<stop offset="1" stop-color="#fff" stop-opacity=".16"/></linearGradient>'
        ),
    ]
    return "<defs>" + "".join(parts) + "</defs>"


def _radial(id: str, x: str, y: str, r: str, stops: tuple[tuple[float, str], ...]) -> str:
    inside = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<radialGradient id="{id}" cx="{x}" cy="{y}" r="{r}">{inside}</radialGradient>'
