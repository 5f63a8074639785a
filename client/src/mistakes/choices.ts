/** Whether two ways to play a turn come to the same. */

import { plainMoves } from '../review/reviewText';

/** Entries of a turn against the moves of a game: up to the first answer of chance. */
export function sameChoice(entries: readonly string[], moves: readonly string[]): boolean {
  const chance = entries.findIndex((entry) => entry.startsWith('*'));
  const chosen = chance < 0 ? entries : entries.slice(0, chance);
  return plainMoves(chosen).join() === plainMoves(moves).join();
}
