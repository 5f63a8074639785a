/** What is shared of a daily window: filled and empty spaces, but no colors and no values. */

import { absoluteUrl } from '../app/route.svelte';
import { say } from '../i18n/say.svelte';
import { sayMargin } from './format';

const FILLED = '🟨';
const EMPTY = '⬛';
const ROW = 5;

/** A window that spoils nothing: four rows of five. */
export function emojiWindow(dice: readonly (string | null)[]): string {
  const panes = dice.map((die) => (die === null ? EMPTY : FILLED));
  return Array.from({ length: panes.length / ROW }, (_, row) =>
    panes.slice(row * ROW, (row + 1) * ROW).join(''),
  ).join('\n');
}

export interface Shared {
  day: string;
  score: number;
  target: number;
  streak: number;
  dice: readonly (string | null)[];
}

/** The whole text: score, streak, window and link. */
export function shareText({ day, score, target, streak, dice }: Shared): string {
  const points = say('daily.share.points', { score, margin: sayMargin(score, target) });
  const days = streak > 0 ? ` · ${say('daily.streak', { n: streak })}` : '';
  return [
    `${say('app.name')} · ${say('daily.title')} · ${day}`,
    `${points}${days}`,
    emojiWindow(dice),
    absoluteUrl(`/daily/${day}`),
  ].join('\n');
}
