/** The latest boards, stored on this device as links. */

import { type Board, isEmpty } from './board';
import { readLink, writeLink } from './link';

export interface SavedBoard {
  /** When it was started. Identifies the board. */
  id: number;
  code: string;
}

const KEY = 'sagrada.boards';
const MOST = 12;

/** Local storage can hold anything: what isn't a board is dropped. */
export function parseSavedBoards(stored: string | null): SavedBoard[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((one: Partial<SavedBoard> | null): one is SavedBoard => {
        const isValid = typeof one?.id === 'number' && typeof one.code === 'string';
        return isValid && readLink(one.code ?? '') !== null;
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
    return []; // The browser may forbid storage.
  }
}

/** Newest first; empty boards are not saved. */
export function withBoard(saved: readonly SavedBoard[], id: number, board: Board): SavedBoard[] {
  const others = saved.filter((one) => one.id !== id);
  return isEmpty(board) ? others : [{ id, code: writeLink(board) }, ...others].slice(0, MOST);
}

export function storeBoards(saved: readonly SavedBoard[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // See above.
  }
}
