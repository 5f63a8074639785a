/** From sums to figures: means and shares with their 95 % intervals. */

import type { Sums } from './labData';

export interface Figure {
  value: number;
  low: number;
  high: number;
  /** Over how many games. */
  n: number;
}

/** How many standard errors a 95 % interval extends to either side. */
const REACH = 1.96;
/** With fewer games an interval says too little. */
export const LEAST = 30;

interface Mean {
  n: number;
  mean: number;
  /** The square of the standard error. */
  error2: number;
}

function meanIn(sums: Sums, name: string, per = 1): Mean | null {
  const n = sums.n ?? 0;
  if (n < LEAST) return null;
  const mean = (sums[name] ?? 0) / n;
  const spread = Math.max(0, ((sums[`${name}2`] ?? 0) - n * mean * mean) / (n - 1));
  return { n, mean: mean / per, error2: spread / n / (per * per) };
}

function figureOf({ n, mean, error2 }: Mean): Figure {
  const reach = REACH * Math.sqrt(error2);
  return { value: mean, low: mean - reach, high: mean + reach, n };
}

/** The mean of a column; `per` divides it, such as by the number of players. Null with too few games. */
export function meanFigure(sums: Sums, name: string, per = 1): Figure | null {
  const mean = meanIn(sums, name, per);
  return mean && figureOf(mean);
}

/** How much the mean of a column is higher in some games than in others. `n` is of the first. */
export function differenceFigure(some: Sums, others: Sums, name: string, per = 1): Figure | null {
  const [one, other] = [meanIn(some, name, per), meanIn(others, name, per)];
  if (!one || !other) return null;
  return figureOf({ n: one.n, mean: one.mean - other.mean, error2: one.error2 + other.error2 });
}

/** The mean of several figures that don't share games, all with the same weight. */
export function averageFigure(several: readonly (Figure | null)[]): Figure | null {
  const known = several.filter((one) => one !== null);
  if (known.length === 0 || known.length < several.length) return null;
  const value = known.reduce((sum, one) => sum + one.value, 0) / known.length;
  const square = known.reduce((sum, one) => sum + (one.high - one.value) ** 2, 0);
  const reach = Math.sqrt(square) / known.length;
  const n = known.reduce((sum, one) => sum + one.n, 0);
  return { value, low: value - reach, high: value + reach, n };
}

/** A share of games, with Wilson's interval, which stays between 0 and 1. */
export function shareFigure(count: number, n: number): Figure | null {
  if (n < LEAST) return null;
  const share = count / n;
  const weight = REACH ** 2 / n;
  const center = (share + weight / 2) / (1 + weight);
  const half = (REACH / (1 + weight)) * Math.sqrt((share * (1 - share)) / n + weight / (4 * n));
  return { value: share, low: Math.max(0, center - half), high: Math.min(1, center + half), n };
}

export const wins = (sums: Sums) => shareFigure(sums.wins ?? 0, sums.n ?? 0);
