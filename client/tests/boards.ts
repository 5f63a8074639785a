/** Boards to score, as links: what the page itself writes. */

import type { Colour, DieText } from '../src/art/glass';
import { type Board, type SeatBoard, newBoard, newSeat } from '../src/scorer/board';
import { writeLink } from '../src/scorer/link';

export const EXAMPLE = '.. G4 R2 Y5 P6 R3 B1 .. G1 Y2 P5 G6 .. P6 R3 B4 Y3 G4 B2 G4';

export function seatOf(name: string, pattern: string, rows: string, colours = 'P'): SeatBoard {
  const dice = rows.split(' ').map((die) => (die === '..' ? null : (die as DieText)));
  return { ...newSeat(), name, pattern, dice, private: [...colours] as Colour[] };
}

export function boardOf(...seats: SeatBoard[]): Board {
  return {
    ...newBoard('en'),
    seats,
    public: ['column-color-variety', 'light-shades', 'color-variety'].slice(
      0,
      seats.length === 1 ? 2 : 3,
    ),
  };
}

export const linkTo = (board: Board) => `/score#${writeLink(board)}`;

/** The rulebook's own example: 40 points. */
export const example = (name = 'Ada') => ({
  ...seatOf(name, 'fractal-drops', EXAMPLE),
  waived: [{ space: 14, tool: 3 }],
});

const CLASHES = 'R1 R2 G3 G4 .. Y1 P1 B2 .. .. .. .. .. .. .. .. .. .. .. ..';

/** Two of four with mistakes: reds side by side, and a three where a five is asked for. */
export const crowded = () =>
  boardOf(
    example(),
    { ...seatOf('Bruno', 'virtus', CLASHES, 'R'), favor: 2 },
    { ...seatOf('Chiara', 'gravitas', EXAMPLE, 'G'), favor: 1 },
    { ...seatOf('Daan', 'lux-astram', EXAMPLE, 'Y'), favor: 3 },
  );

/** Three who are equal in everything, and one behind. */
export const threeWayTie = () =>
  boardOf(example('Ada'), example('Bruno'), example('Chiara'), {
    ...seatOf('Daan', 'virtus', CLASHES, 'R'),
  });

export const solo = (target: number): Board => ({
  ...boardOf({ ...example(), private: ['R', 'P'] }),
  target,
});
