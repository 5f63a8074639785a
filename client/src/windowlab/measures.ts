/** What is shown of windows, objectives and tools: figures from the sums. */

import {
  type Figure,
  averageFigure,
  differenceFigure,
  meanFigure,
  shareFigure,
  wins,
} from './figures';
import { type LabData, type Sums, added, less } from './labData';

export const MEASURES = ['points', 'empty', 'wins', 'taken'] as const;
export type Measure = (typeof MEASURES)[number];

/** Cards that a game was played with: `public light-shades`, `private red`, `tools 3`; empty: any. */
export type With = string;

/** The sums of a window, or of all of them, with some cards. Its games had windows dealt at random. */
export function windowSums(lab: LabData, players: number, pattern: string, cards: With): Sums {
  const [kind, card] = cards.split(' ');
  if (!kind || !card) return lab.sums(players, 'window', pattern, 'dealt');
  return lab.sums(players, `window_${kind}`, pattern, card);
}

export function windowFigure(
  lab: LabData,
  players: number,
  pattern: string,
  cards: With,
  measure: Measure,
): Figure | null {
  if (measure === 'taken') {
    const { taken = 0, offered = 0 } = lab.sums(players, 'offered', pattern);
    return shareFigure(taken, offered);
  }
  return figureIn(windowSums(lab, players, pattern, cards), measure);
}

/** The same of the average window. */
export function averageWindow(
  lab: LabData,
  players: number,
  patterns: readonly string[],
  cards: With,
  measure: Measure,
): number | null {
  if (measure === 'taken') return 0.25; // each is one of four
  const all = added(patterns.map((pattern) => windowSums(lab, players, pattern, cards)));
  return figureIn(all, measure)?.value ?? null;
}

const figureIn = (sums: Sums, measure: 'points' | 'empty' | 'wins') =>
  measure === 'wins' ? wins(sums) : meanFigure(sums, measure);

/** How many points more each player makes where a public objective is on the table. */
export function publicEffect(lab: LabData, players: number, id: string): Figure | null {
  const all = lab.sums(players, 'table', 'dealt');
  const some = lab.sums(players, 'public', id);
  return differenceFigure(some, less(all, some), 'points', players);
}

/** What an objective itself scores for a player. */
export const publicOwn = (lab: LabData, players: number, id: string) =>
  meanFigure(lab.sums(players, 'public', id), 'own', players);

export function privateOwn(
  lab: LabData,
  players: number,
  patterns: readonly string[],
  colour: string,
): Figure | null {
  const sums = added(patterns.map((one) => lab.sums(players, 'window_private', one, colour)));
  return meanFigure(sums, 'own');
}

/** Solo has 1 to 5 tools: a tool is compared among games with as many, and all numbers count alike. */
const toolCounts = (players: number) => (players === 1 ? [1, 2, 3, 4, 5] : [3]);

function toolSums(lab: LabData, players: number, tool: number, count: number): [Sums, Sums] {
  const all = lab.sums(players, 'table', 'dealt', count);
  const some = lab.sums(players, 'tool', tool, count);
  return [some, less(all, some)];
}

/** How many points more each player makes where a tool is on the table, compared with other tools. */
export function toolEffect(lab: LabData, players: number, tool: number): Figure | null {
  return averageFigure(
    toolCounts(players).map((count) => {
      const [some, others] = toolSums(lab, players, tool, count);
      return differenceFigure(some, others, 'points', players);
    }),
  );
}

/** How often a player uses a tool in a game. */
export function toolUses(lab: LabData, players: number, tool: number): Figure | null {
  return averageFigure(
    toolCounts(players).map((count) =>
      meanFigure(toolSums(lab, players, tool, count)[0], 'uses', players),
    ),
  );
}

export interface WhenUsed {
  /** Favor tokens; null: any price. */
  price: number | null;
  rounds: readonly [number, number];
}

/** What a use gains: points (in solo above the target), or the chance to win. */
export function useGain(
  lab: LabData,
  players: number,
  tool: number,
  { price, rounds: [from, to] }: WhenUsed,
  name: 'gain' | 'win_gain',
): Figure | null {
  const prices = players === 1 ? [0] : price === null ? [1, 2] : [price];
  const rounds = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const rows = prices.flatMap((one) =>
    rounds.map((round) => lab.sums(players, 'tool_use', tool, one, round)),
  );
  return meanFigure(added(rows), name);
}
