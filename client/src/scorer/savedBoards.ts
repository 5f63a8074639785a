/** The last boards, kept on this device as links. */

import { type Board, isEmpty } from './board';
import { readLink, writeLink } from './link';

export interface Kept {
  /** When it was begun; what tells boards apart. */
  id: number;
  code: string;
}

const KEY = 'sagrada.boards';
const MOST = 12;

/** A device may hold anything: what does not read as a board is left out. */
export function readKept(stored: string | null): Kept[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((one: Partial<Kept> | null): one is Kept => {
        const isKept = typeof one?.id === 'number' && typeof one.code === 'string';
        return isKept && readLink(one.code ?? '') !== null;
      })
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function loadKept(): Kept[] {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return []; // A browser may forbid storage.
  }
}

/** Newest first; an empty board is not worth keeping. */
export function withBoard(kept: readonly Kept[], id: number, board: Board): Kept[] {
  const others = kept.filter((one) => one.id !== id);
  return isEmpty(board) ? others : [{ id, code: writeLink(board) }, ...others].slice(0, MOST);
}

export function store(kept: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // See above.
  }
}
