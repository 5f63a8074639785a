/** What the reader has solved: rating, streak and best run, kept in this browser alone. */

import type { SolverLevel } from '../protocol';

export interface Progress {
  rating: SolverLevel;
  /** The day (UTC) on which the rating last changed. */
  rated: string | null;
  /** By puzzle, whether the first answer was right. */
  answered: Record<string, boolean>;
  /** The last daily puzzle that was answered. */
  daily: { day: string; solved: boolean } | null;
  /** Daily puzzles solved in a row, up to that one. */
  streak: number;
  bestStreak: number;
  bestRun: number;
  /** The theme that was chosen last; empty: all. */
  theme: string;
}

const KEY = 'sagrada.puzzles';
const MILLIS_OF_DAY = 24 * 60 * 60 * 1000;

/** As `SolverRating` in the package begins. */
const START: SolverLevel = { value: 1200, deviation: 350 };

/** What was stored, as far as it is valid: local storage can hold anything. */
export function readProgress(stored: string | null): Progress {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed as typeof found;
  } catch {
    // Unreadable: begin anew.
  }
  const count = (value: unknown) =>
    Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0;
  const day = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
  const rating = (found.rating ?? {}) as Partial<Record<keyof SolverLevel, unknown>>;
  const within = (value: unknown, low: number, high: number, otherwise: number) =>
    typeof value === 'number' && value >= low && value <= high ? value : otherwise;
  const answered = Object.entries((found.answered ?? {}) as Record<string, unknown>);
  const daily = (found.daily ?? {}) as Record<string, unknown>;
  const last = day(daily.day);
  return {
    rating: {
      value: within(rating.value, 0, 4000, START.value),
      deviation: within(rating.deviation, 45, 350, START.deviation),
    },
    rated: day(found.rated),
    answered: Object.fromEntries(
      answered
        .filter(([id, solved]) => /^[0-9a-f]{4,40}$/.test(id) && typeof solved === 'boolean')
        .slice(-2500) as [string, boolean][],
    ),
    daily: last ? { day: last, solved: daily.solved === true } : null,
    streak: count(found.streak),
    bestStreak: count(found.bestStreak),
    bestRun: count(found.bestRun),
    theme: typeof found.theme === 'string' ? found.theme.slice(0, 40) : '',
  };
}

function load(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return readProgress(null); // the browser forbids storage; puzzles work without it
  }
}

export const progress: Progress = $state(load());

export function saveProgress(changes: Partial<Progress>): void {
  Object.assign(progress, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // See above.
  }
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / MILLIS_OF_DAY);

export function utcDay(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** What the server needs to work out the new rating; none if the puzzle was answered before. */
export function ratedAnswer(
  { rating, rated, answered }: Progress,
  puzzle: string,
  today: string,
): { rating?: SolverLevel; days?: number } {
  if (puzzle in answered) return {};
  const days = rated ? Math.min(10_000, Math.max(0, daysBetween(rated, today))) : 0;
  return { rating: { ...rating }, days };
}

/** The days in a row as they stand today: yesterday's puzzle keeps them going. */
export function currentStreak({ daily, streak }: Progress, today: string): number {
  return daily && daysBetween(daily.day, today) <= 1 ? streak : 0;
}

/** After a day's puzzle. Only its first answer counts. */
export function afterDaily(before: Progress, day: string, solved: boolean): Partial<Progress> {
  if (before.daily && before.daily.day >= day) return {};
  const goesOn = before.daily !== null && daysBetween(before.daily.day, day) === 1;
  const streak = solved ? (goesOn ? before.streak : 0) + 1 : 0;
  return {
    daily: { day, solved },
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
  };
}
