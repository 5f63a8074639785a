/** To the next puzzle. */

import { go } from '../app/route.svelte';
import { puzzles } from './api';
import { progress } from './progress.svelte';

export const puzzlePath = (id: string) => `/study/puzzles/${id}`;

/** Opens a puzzle near the reader's rating that they haven't answered, with the theme they chose. */
export async function goToNext(): Promise<void> {
  const { theme, rating, answered } = progress;
  const solved = Object.keys(answered);
  const { id } = await puzzles.pick({ theme: theme || null, rating: rating.value, solved });
  go(puzzlePath(id));
}
