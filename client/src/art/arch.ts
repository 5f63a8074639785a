/** The stone and lead around a window: one drawing, from a shallow head to a tall pointed arch. */

import type { Colour } from './glass';

/** The pitch of a pane, and the frame left and right of the panes. */
export const PITCH = 100;
export const SIDE = 30;
export const SILL = 26;
export const WIDTH = 5 * PITCH + 2 * SIDE;

export interface Piece {
  d: string;
  colour: Colour;
  /** Neighbours differ a little, as hand-made glass does. */
  tone: number;
}

export interface Arch {
  height: number;
  /** Where the panes begin. */
  top: number;
  outer: string;
  /** The middle of the stone, for its joints. */
  joints: string;
  inner: string;
  /** The glass of the head, from the gold around the rose to the evening sky. */
  burst: Piece[];
  centre: { x: number; y: number; r: number };
}

/** A pointed arch over the whole width, from the springing line at `spring` up to its apex. */
function pointed(left: number, right: number, spring: number, apex: number, foot: number): string {
  const half = (right - left) / 2;
  const middle = left + half;
  const rise = spring - apex;
  const flank = `${left + half * 0.06} ${spring - rise * 0.62} ${left + half * 0.5} ${apex + rise * 0.16}`;
  const mirror = `${right - half * 0.5} ${apex + rise * 0.16} ${right - half * 0.06} ${spring - rise * 0.62}`;
  return (
    `M${left} ${foot} L${left} ${spring} C${flank} ${middle} ${apex}` +
    ` C${mirror} ${right} ${spring} L${right} ${foot} Z`
  );
}

const BANDS: { from: number; to: number; pieces: number; colours: Colour[] }[] = [
  { from: 0, to: 0.3, pieces: 7, colours: ['Y'] },
  { from: 0.3, to: 0.62, pieces: 11, colours: ['R', 'P'] },
  { from: 0.62, to: 1.15, pieces: 17, colours: ['B', 'B', 'P', 'B', 'G', 'B'] },
];

function burst(middle: number, top: number, reach: number): Piece[] {
  const pieces: Piece[] = [];
  const at = (angle: number, share: number) =>
    `${(middle + reach * share * Math.cos(angle)).toFixed(1)} ${(top + reach * share * Math.sin(angle)).toFixed(1)}`;
  for (const band of BANDS) {
    const step = Math.PI / band.pieces;
    const far = reach * band.to;
    const near = reach * band.from;
    for (let i = 0; i < band.pieces; i++) {
      const a = Math.PI + i * step;
      const b = a + step;
      pieces.push({
        d:
          `M${at(a, band.from)} L${at(a, band.to)} A${far} ${far} 0 0 1 ${at(b, band.to)}` +
          ` L${at(b, band.from)} A${near} ${near} 0 0 0 ${at(a, band.from)} Z`,
        colour: band.colours[i % band.colours.length] ?? 'B',
        tone: ((i * 5 + band.pieces) % 7) / 7,
      });
    }
  }
  return pieces;
}

/** The geometry of a window whose head is `head` units high above the panes. */
export function arch(head: number): Arch {
  const top = head + 24;
  const height = top + 4 * PITCH + SILL;
  const middle = WIDTH / 2;
  return {
    height,
    top,
    outer: pointed(2, WIDTH - 2, top + 8, 3, height - 2),
    joints: pointed(SIDE / 2, WIDTH - SIDE / 2, top + 6, 14, height - 2),
    inner: pointed(SIDE - 6, WIDTH - SIDE + 6, top + 4, 24, top - 5),
    burst: burst(middle, top, WIDTH / 2),
    centre: { x: middle, y: top - head * 0.42, r: head * 0.3 },
  };
}
