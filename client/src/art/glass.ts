/** The five colors of glass: hues, shades by value, and how they differ without hue. */

export const COLOURS = ['R', 'Y', 'G', 'B', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export type Value = (typeof VALUES)[number];

/** How a die is written everywhere: its colour's letter and its value. */
export type DieText = `${Colour}${Value}`;

export type Look = 'colour' | 'patterns' | 'shapes';

/**
 * Lightness falls from yellow to purple, so that the hues stay apart where red and green, or blue
 * and purple, look alike; `glass.test.ts` measures it for the common kinds of colour blindness.
 */
export const HUES: Record<Colour, string> = {
  Y: '#ffc61f',
  G: '#3acb7a',
  R: '#ee3a2c',
  B: '#2a7be8',
  P: '#701a9a',
};

/** What each hue turns to in the shade: darker, and a little further round the colour circle. */
const DEPTHS: Record<Colour, string> = {
  Y: '#8a4b00',
  G: '#00422f',
  R: '#560016',
  B: '#071f6b',
  P: '#24084d',
};

/** What each hue turns to with strong light behind it: lighter, never milky. */
const LIGHTS: Record<Colour, string> = {
  Y: '#fff08a',
  G: '#8df0a4',
  R: '#ff8a66',
  B: '#7fc8ff',
  P: '#c88bff',
};

export function colourOf(die: DieText): Colour {
  return die[0] as Colour;
}

export function valueOf(die: DieText): Value {
  return Number(die[1]) as Value;
}

export type Rgb = [number, number, number];

export function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** A colour between two, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  const parts = a.map((part, i) => Math.round(part + ((b[i] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The glass of a die: 1 is the lightest shade, 6 the deepest. */
export function shade(colour: Colour, value: number): string {
  const depth = (value - 3.5) / 2.5;
  return depth < 0
    ? mix(HUES[colour], LIGHTS[colour], 0.5 * -depth)
    : mix(HUES[colour], DEPTHS[colour], 0.34 * depth);
}

/** A lit pane: bright where the light comes through, saturated at the lead. */
export function lit(colour: Colour, value: number): { core: string; body: string; rim: string } {
  const glass = shade(colour, value);
  return {
    core: mix(glass, LIGHTS[colour], 0.66),
    body: glass,
    rim: mix(glass, DEPTHS[colour], 0.42),
  };
}

/** An empty pane that asks for a colour: the same glass with no light behind it. */
export function dim(colour: Colour): { core: string; rim: string } {
  return {
    core: mix(mix(HUES[colour], DEPTHS[colour], 0.42), '#14101e', 0.22),
    rim: mix(DEPTHS[colour], '#0b0912', 0.45),
  };
}

/** The positions of a value's pips, in hundredths of the face. */
export const PIPS: Record<Value, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ],
};

/** Each color's shape, drawn in a corner, for color-blind players. */
export const SHAPES: Record<Colour, string> = {
  R: 'M0 -9 L8.6 6.4 L-8.6 6.4 Z',
  Y: 'M0 -8 A8 8 0 1 1 0 8 A8 8 0 1 1 0 -8 Z',
  G: 'M-7.2 -7.2 H7.2 V7.2 H-7.2 Z',
  B: 'M0 -9.6 L8.2 0 L0 9.6 L-8.2 0 Z',
  P: 'M0 -9.8 L2.5 -3.2 L9.4 -2.9 L4 1.5 L5.8 8.2 L0 4.4 L-5.8 8.2 L-4 1.5 L-9.4 -2.9 L-2.5 -3.2 Z',
};
