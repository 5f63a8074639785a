import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, HUES, type Rgb, VALUES, parseHex, shade } from './glass';

/** Simulations of full colour blindness (Machado, Oliveira and Fernandes 2009), on linear light. */
const SIGHTS: Record<string, number[][]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red (protanopia)': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green (deuteranopia)': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue (tritanopia)': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** CIE Lab of a colour as an eye of this kind sees it. */
function lab(rgb: Rgb, sight: number[][]): number[] {
  const light = rgb.map(linear);
  const seen = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, factor, i) => sum + factor * (light[i] ?? 0), 0),
      ),
    ),
  );
  const [r = 0, g = 0, b = 0] = seen;
  const xyz = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ];
  const [x = 0, y = 0, z = 0] = xyz.map((t) =>
    t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: number[], b: number[]) =>
  Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)));

describe.each(Object.entries(SIGHTS))('to eyes that see %s', (_, sight) => {
  it('the five glasses differ plainly', () => {
    for (const a of COLOURS) {
      for (const b of COLOURS.slice(COLOURS.indexOf(a) + 1)) {
        const apart = distance(lab(parseHex(HUES[a]), sight), lab(parseHex(HUES[b]), sight));
        expect(apart, `${a} and ${b}`).toBeGreaterThan(22);
      }
    }
  });
});

it('falls in lightness from yellow to purple', () => {
  const light = (colour: Colour) =>
    lab(parseHex(HUES[colour]), SIGHTS['all colours'] ?? [])[0] ?? 0;
  const order = (['Y', 'G', 'R', 'B', 'P'] as const).map(light);
  expect(order).toEqual([...order].sort((a, b) => b - a));
});

it.each(COLOURS)('shades %s from light to deep', (colour) => {
  const light = VALUES.map(
    (value) => lab(parseHex(shade(colour, value)), SIGHTS['all colours'] ?? [])[0] ?? 0,
  );
  expect(light).toEqual([...light].sort((a, b) => b - a));
});
