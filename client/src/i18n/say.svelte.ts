/** `say` turns a key into a sentence of the language now spoken. Components follow it when it changes. */

import { type DieText, colourOf, valueOf } from '../art/glass';
import { type Given, type Key, type Words, cut, fill } from './message';
import type { Language } from './languages';

const LOADERS: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  es: () => import('./es'),
  'pt-BR': () => import('./pt-BR'),
};

interface Spoken {
  language: Language;
  words: Words;
}

let spoken: Spoken | null = $state.raw(null);

/** Fetches a language and speaks it from now on; no reload. */
export async function loadLanguage(language: Language): Promise<void> {
  const words = (await LOADERS[language]()).default;
  spoken = { language, words };
  document.documentElement.lang = language;
}

function now(): Spoken {
  if (!spoken) throw new Error('no language has been loaded yet');
  return spoken;
}

export function language(): Language {
  return now().language;
}

export function say<K extends Key>(key: K, ...given: Given<K>): string {
  const { words, language } = now();
  return fill(words[key], given[0] ?? {}, language);
}

/** For keys that are made from the server's ids; an id we have no words for is shown as it is. */
export function sayId(group: string, id: string | number, rest = ''): string {
  const { words, language } = now();
  const entry = words[`${group}.${id}${rest}` as Key];
  return entry === undefined ? String(id) : fill(entry, {}, language);
}

export interface DieSlot {
  die: DieText;
}

/** A sentence in pieces: texts, and the dice that are drawn in it. */
export function sayPieces(
  key: Key,
  slots: Record<string, string | number | DieSlot>,
): (string | DieSlot)[] {
  const { words, language } = now();
  const numbers = new Intl.NumberFormat(language);
  return cut(words[key], slots, language).map((part, i) => {
    if (i % 2 === 0) return part;
    const value = slots[part] ?? '';
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}

/** A die in words: `red 3`. */
export function sayDie(die: DieText): string {
  return say(`die.${colourOf(die)}`, { value: valueOf(die) });
}

export function sayList(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}
