/** Scores a whole table with the page's scorer, so that `make scorer` can compare it with the engine. */

import type { Colour } from '../../src/art/glass';
import { mistakes, removals, warnings } from '../../src/scorer/audit';
import { RULES } from '../../src/scorer/rules';
import { linesOf, score } from '../../src/scorer/scoring';
import { standings } from '../../src/scorer/standings';
import type { Dice, Marks, Mistake, ScoreLine } from '../../src/scorer/table';

interface Seat {
  window: string;
  dice: Dice;
  marks: Marks;
  private: Colour[];
  favor: number;
}

export interface LockstepRequest {
  seats: Seat[];
  public: string[];
  solo: boolean;
  start: number;
  edition: keyof typeof RULES.editions;
  skipped: number[];
}

const told = ({ id, points, sets }: ScoreLine) => [id, points, sets];
const found = ({ reason, spaces }: Mistake) => [reason, spaces];

export function answer({
  seats,
  public: asked,
  solo,
  start,
  edition,
  skipped,
}: LockstepRequest): unknown {
  const sheets = seats.map((seat) => score({ ...seat, public: asked, solo }));
  const result = standings(sheets, start, RULES.editions[edition].lastTieBreak, skipped);
  return {
    sheets: sheets.map((sheet) => [linesOf(sheet).map(told), sheet.total]),
    audits: seats.map(({ window, dice, marks }) => {
      const grid = RULES.patterns.find(({ id }) => id === window)?.grid ?? '';
      const wrong = mistakes(grid, dice, marks);
      return [wrong.map(found), removals(wrong), warnings(dice, marks).map(found)];
    }),
    standings: [result.ranking, result.winners, result.decidedBy],
  };
}
