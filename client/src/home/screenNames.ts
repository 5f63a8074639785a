/** The names of those who share this screen, remembered on this device. */

const KEY = 'sagrada.screenNames';
/** Besides the owner of the device. */
const MOST = 3;
export const LONGEST_NAME = 30;

/** What was stored, as far as it is valid: local storage can hold anything. */
export function readNames(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(found)) return [];
    return found
      .filter((one): one is string => typeof one === 'string')
      .slice(0, MOST)
      .map((one) => one.trim().slice(0, LONGEST_NAME));
  } catch {
    return [];
  }
}

export function loadNames(): string[] {
  try {
    return readNames(localStorage.getItem(KEY));
  } catch {
    return []; // The browser may forbid storage; then it asks each time.
  }
}

/** Fewer players keep the names of the others. */
export function saveNames(names: readonly string[]): void {
  const all = [...names, ...loadNames().slice(names.length)];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // See above.
  }
}

/** After a game with these people: they come first, and nobody else is forgotten. */
export function rememberNames(names: readonly string[]): void {
  saveNames([...new Set([...names, ...loadNames()])].slice(0, MOST));
}

/** The first remembered name that nobody has yet. */
export function nextName(taken: readonly string[]): string {
  return loadNames().find((name) => name && !taken.includes(name)) ?? '';
}

/** Whether the names for so many players are known, so that nobody needs to be asked. */
export function knowsNames(names: readonly string[], players: number): boolean {
  return names.length >= players - 1 && names.slice(0, players - 1).every(Boolean);
}
