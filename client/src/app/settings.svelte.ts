/** The player's settings, stored on this device. */

import type { Look } from '../art/glass';
import { type Language, isLanguage, preferredLanguage } from '../i18n/languages';

export interface Settings {
  language: Language;
  theme: 'auto' | 'dark' | 'light';
  look: Look;
  sound: boolean;
  motion: 'auto' | 'full' | 'less';
  notify: boolean;
  /** Also when no page is open: by web push. */
  push: boolean;
  /** Mark spaces that no die can fill, and warn before a placement makes one. */
  warn: boolean;
  /** Letters and numbers of rows and columns on the windows. */
  marks: boolean;
  /** How many tools a solo game has: 5 is the easiest level. */
  soloTools: number;
  /** When my turn ends by itself: after a die is placed, only when nothing is left to do, never. */
  endTurn: 'auto' | 'nothing' | 'off';
  /** How long bots' moves are shown. */
  botSpeed: 'slow' | 'normal' | 'instant';
  /** The level of the bots in the last quick game; empty: a good first one. */
  bot: string;
  /** How many played in it. */
  botPlayers: number;
  name: string;
}

const KEY = 'sagrada.settings';

/** What was stored, as far as it is valid: local storage can hold anything. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // Unreadable: use the defaults.
  }
  const one = <T extends string>(value: unknown, of: readonly T[], otherwise: T): T =>
    of.includes(value as T) ? (value as T) : otherwise;
  return {
    language: isLanguage(found.language) ? found.language : preferredLanguage(languages),
    theme: one(found.theme, ['auto', 'dark', 'light'], 'dark'),
    look: one(found.look, ['colour', 'patterns', 'shapes'], 'patterns'),
    sound: found.sound !== false,
    motion: one(found.motion, ['auto', 'full', 'less'], 'auto'),
    notify: found.notify === true,
    push: found.push === true,
    warn: found.warn !== false,
    marks: found.marks !== false,
    soloTools: [1, 2, 3, 4, 5].find((n) => n === found.soloTools) ?? 5,
    endTurn: one(found.endTurn, ['auto', 'nothing', 'off'], 'auto'),
    botSpeed: one(found.botSpeed, ['slow', 'normal', 'instant'], 'normal'),
    bot: typeof found.bot === 'string' ? found.bot.slice(0, 32) : '',
    botPlayers: [2, 3, 4].find((n) => n === found.botPlayers) ?? 2,
    name: typeof found.name === 'string' ? found.name.slice(0, 32) : '',
  };
}

function load(): Settings {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // The browser may forbid storage; the game works without it.
  }
  return readSettings(stored, navigator.languages);
}

export const settings: Settings = $state(load());

export function saveSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // See above.
  }
}

/** Settings changed in one tab apply to the others. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY)
      Object.assign(settings, readSettings(event.newValue, navigator.languages));
  });
}

export function look(): Look {
  return settings.look;
}

export function wantsMotion(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}
