/** Windows that people draw: their id tells the favor tokens and the twenty spaces. */

import type { PatternCard } from '../protocol';

const ID = /^own-([3-6])-([RYGBP1-6.]{20})$/;

/** What the window cards tell of a printed pattern; undefined for any other id. */
export function ownWindow(id: string): PatternCard | undefined {
  const [, difficulty, grid] = ID.exec(id) ?? [];
  if (!difficulty || !grid) return undefined;
  return { id, name: '', card: 0, side: '', difficulty: Number(difficulty), grid };
}

export const ownId = (grid: string, tokens: number) => `own-${tokens}-${grid}`;
