/** `say` turns a key into a text in the current language. Components update when it changes. */

import { type DieText, colourOf, valueOf } from '../art/glass';
import type { Language } from './languages';
import {
  type Key,
  type Messages,
  type SlotValues,
  type StudyMessages,
  formatMessage,
  splitMessage,
} from './message';

const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  es: () => import('./es'),
  'pt-BR': () => import('./pt-BR'),
};

const STUDY_LOADERS: Record<Language, () => Promise<{ default: StudyMessages }>> = {
  en: () => import('./en/study'),
  it: () => import('./it/study'),
  nl: () => import('./nl/study'),
  es: () => import('./es/study'),
  'pt-BR': () => import('./pt-BR/study'),
};

interface Loaded {
  language: Language;
  /** With the words for studying only once `loadStudyWords` has run. */
  messages: Messages & StudyMessages;
}

let loaded: Loaded | null = $state.raw(null);

let studying = false;

/** Fetches a language and switches the page to it, without a reload. */
export async function loadLanguage(language: Language): Promise<void> {
  const [page, study] = await Promise.all([
    LOADERS[language](),
    studying ? STUDY_LOADERS[language]() : null,
  ]);
  loaded = { language, messages: { ...page.default, ...study?.default } as Loaded['messages'] };
  document.documentElement.lang = language;
}

/** Fetches the words of the pages for studying, too: those who only play don't need them. */
export async function loadStudyWords(): Promise<void> {
  if (studying) return;
  await STUDY_LOADERS[now().language](); // if this fails, nothing has changed
  studying = true;
  await loadLanguage(now().language);
}

function now(): Loaded {
  if (!loaded) throw new Error('no language has been loaded yet');
  return loaded;
}

export function language(): Language {
  return now().language;
}

export function say<K extends Key>(key: K, ...values: SlotValues<K>): string {
  const { messages, language } = now();
  return formatMessage(messages[key], values[0] ?? {}, language);
}

/** For keys made from the server's ids; an id without a message is shown as it is. */
export function sayId(group: string, id: string | number, rest = ''): string {
  const { messages, language } = now();
  const message = messages[`${group}.${id}${rest}` as Key];
  return message === undefined ? String(id) : formatMessage(message, {}, language);
}

export interface DieSlot {
  die: DieText;
}

/** A sentence in pieces: texts, and the dice to draw in it. */
export function sayPieces(
  key: Key,
  slots: Record<string, string | number | DieSlot>,
): (string | DieSlot)[] {
  const { messages, language } = now();
  const numbers = new Intl.NumberFormat(language);
  return splitMessage(messages[key], slots, language).map((part, i) => {
    if (i % 2 === 0) return part;
    const value = slots[part] ?? '';
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}

/** A die as text: `red 3`. */
export function sayDie(die: DieText): string {
  return say(`die.${colourOf(die)}`, { value: valueOf(die) });
}

/** The text with a capital letter, as at the beginning of a sentence. */
export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

export function sayList(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}
