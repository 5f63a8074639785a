/** Who won, and by what: points and tie-breaks are compared in the order of the rule table. */

import { RULES } from './rules';
import type { ScoreSheet } from './table';

/** One comparison on the way to the winner: the seats still tied, and the value of each. */
export interface Comparison {
  by: string;
  merits: { seat: number; merit: number }[];
}

export interface Standings {
  /** The seats, best first. */
  ranking: number[];
  winners: number[];
  decidedBy: string;
  comparisons: Comparison[];
}

/** `start` is the seat of the final round's start player; `skipped` had no second turn in it. */
export function standings(
  sheets: readonly ScoreSheet[],
  start: number,
  lastTieBreak: string,
  skipped: readonly number[],
): Standings {
  const players = sheets.length;
  const rows = RULES.lastMerits[lastTieBreak]?.[players - 1];
  const merits = sheets.map((sheet, seat) => {
    const place = (seat - start + players) % players;
    const of: Record<string, number> = {
      points: sheet.total,
      private: sheet.private.points,
      favor: sheet.favor.points,
    };
    const last = rows?.[place]?.[skipped.includes(seat) ? 1 : 0] ?? 0;
    return [...RULES.merits.map((name) => of[name] ?? 0), last];
  });

  const seats = sheets.map((_, seat) => seat);
  const ranking = [...seats].sort((a, b) => better(merits[a], merits[b]) || a - b);
  const best = merits[ranking[0] ?? 0];
  const comparisons: Comparison[] = [];
  let level = seats;
  for (const [column, by] of [...RULES.merits, lastTieBreak].entries()) {
    const compared = level.map((seat) => ({ seat, merit: merits[seat]?.[column] ?? 0 }));
    comparisons.push({ by, merits: compared });
    const most = Math.max(...compared.map(({ merit }) => merit));
    level = compared.filter(({ merit }) => merit === most).map(({ seat }) => seat);
    if (level.length === 1) break;
  }
  return {
    ranking,
    winners: seats.filter((seat) => better(merits[seat], best) === 0),
    decidedBy: comparisons.at(-1)?.by ?? lastTieBreak,
    comparisons,
  };
}

/** Below zero if `a` is ahead. */
function better(a: number[] = [], b: number[] = []): number {
  const column = a.findIndex((merit, i) => merit !== b[i]);
  return column < 0 ? 0 : (b[column] ?? 0) - (a[column] ?? 0);
}
