/** What a player likes, kept on this device. */

import type { Look } from '../art/glass';
import { type Language, isLanguage, preferredLanguage } from '../i18n/languages';

export interface Settings {
  language: Language;
  theme: 'auto' | 'dark' | 'light';
  look: Look;
  sound: boolean;
  motion: 'auto' | 'full' | 'less';
  notify: boolean;
  /** Mark lost spaces, and warn before a die spoils one. */
  warn: boolean;
  name: string;
}

const KEY = 'sagrada.settings';

/** What was stored, as far as it still makes sense; a device may hold anything. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed;
  } catch {
    // Unreadable settings are no settings.
  }
  const one = <T extends string>(value: unknown, of: readonly T[], otherwise: T): T =>
    of.includes(value as T) ? (value as T) : otherwise;
  return {
    language: isLanguage(kept.language) ? kept.language : preferredLanguage(languages),
    theme: one(kept.theme, ['auto', 'dark', 'light'], 'dark'),
    look: one(kept.look, ['colour', 'patterns', 'shapes'], 'patterns'),
    sound: kept.sound !== false,
    motion: one(kept.motion, ['auto', 'full', 'less'], 'auto'),
    notify: kept.notify === true,
    warn: kept.warn !== false,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 32) : '',
  };
}

function load(): Settings {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // A browser may forbid storage; the game goes on without it.
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

/** Two tabs agree: what is set in one holds in the other. */
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
