/** Windows that were drawn and named, stored on this device. */

import { ownWindow } from '../app/ownWindow';

export interface SavedWindow {
  name: string;
  id: string;
}

const KEY = 'sagrada.windows';
const MOST = 40;
/** As long as names are elsewhere. */
export const LONGEST_NAME = 30;

/** Local storage can hold anything: what isn't a window is dropped. */
export function parseSavedWindows(stored: string | null): SavedWindow[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed
      .filter((one: Partial<SavedWindow> | null): one is SavedWindow => {
        if (typeof one?.name !== 'string' || typeof one.id !== 'string') return false;
        return one.name.length <= LONGEST_NAME && ownWindow(one.id) !== undefined;
      })
      .map(({ name, id }) => ({ name, id }))
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function loadSavedWindows(): SavedWindow[] {
  try {
    return parseSavedWindows(localStorage.getItem(KEY));
  } catch {
    return []; // The browser may forbid storage.
  }
}

/** Newest first; a name is used once. */
export function withWindow(saved: readonly SavedWindow[], one: SavedWindow): SavedWindow[] {
  return [one, ...saved.filter(({ name }) => name !== one.name)].slice(0, MOST);
}

export function storeWindows(saved: readonly SavedWindow[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // See above.
  }
}
