/** What a catalogue is, and how a message of it becomes a sentence. */

import type { en } from './en';

type English = typeof en;
export type Key = keyof English;

/** A text, or one text for each plural form of its number. */
export type Entry = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** Every language has every key; the compiler says which one is missing. */
export type Words = Record<Key, Entry>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type TextOf<E> = E extends string ? E : E[keyof E];

/** What the English text of a key leaves open, and so has to be given. */
export type Slots<K extends Key> = Names<TextOf<English[K]>>;

/** Slots as `say` wants them: none, or one value for each name. */
export type Given<K extends Key> = [Slots<K>] extends [never]
  ? []
  : [Record<Slots<K>, string | number>];

/** The plural form is chosen by the number in slot `n` (or `price`, for tools). */
function form(entry: Entry, slots: Record<string, unknown>, language: string): string {
  if (typeof entry === 'string') return entry;
  const n = Number(slots.n ?? slots.price ?? 0);
  return entry[new Intl.PluralRules(language).select(n)] ?? entry.other;
}

/** The message cut into texts and slots, so that a die in a sentence can be drawn. */
export function cut(entry: Entry, slots: Record<string, unknown>, language: string): string[] {
  return form(entry, slots, language).split(/\{(\w+)\}/);
}

export function fill(
  entry: Entry,
  slots: Record<string, string | number>,
  language: string,
): string {
  return cut(entry, slots, language)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      const value = slots[part];
      return typeof value === 'number'
        ? new Intl.NumberFormat(language).format(value)
        : String(value ?? '');
    })
    .join('');
}
