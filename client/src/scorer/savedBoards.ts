/** The last boards, kept on this device as links. */

import { type Board, isEmpty } from './board';
import { readLink, writeLink } from './link';

export interface SavedBoard {
  /** When it was begun; what tells boards apart. */
  id: number;
  code: string;
}

const KEY = 'sagrada.boards';
const MOST = 12;

/** A device may hold anything: what does not read as a board is left out. */
export function parseSavedBoards(stored: string | null): SavedBoard[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((one: Partial<SavedBoard> | null): one is SavedBoard => {
        const isKept = typeof one?.id === 'number' && typeof one.code === 'string';
        return isKept && readLink(one.code ?? '') !== null;
      })
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function loadSavedBoards(): SavedBoard[] {
  try {
    return parseSavedBoards(localStorage.getItem(KEY));
  } catch {
    return []; // A browser may forbid storage.
  }
}

/** Newest first; an empty board is not worth keeping. */
export function withBoard(kept: readonly SavedBoard[], id: number, board: Board): SavedBoard[] {
  const others = kept.filter((one) => one.id !== id);
  return isEmpty(board) ? others : [{ id, code: writeLink(board) }, ...others].slice(0, MOST);
}

export function storeBoards(kept: readonly SavedBoard[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // See above.
  }
}
