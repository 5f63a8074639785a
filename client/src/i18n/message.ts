/** Messages: the texts of a language by key, and how one becomes a sentence. */

import type { en } from './en';
import type { studyWords } from './en/study';

type English = typeof en & typeof studyWords;
export type Key = keyof English;

/** A text, or one text for each plural form of its number. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** Every language has every key; the compiler reports missing ones. */
export type Messages = Record<keyof typeof en, Message>;

/** The same of the words that are loaded apart, with the pages for studying. */
export type StudyMessages = Record<keyof typeof studyWords, Message>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type TextOf<E> = E extends string ? E : E[keyof E];

/** The slots in the English text of a key; each needs a value. */
export type Slots<K extends Key> = Names<TextOf<English[K]>>;

/** The second argument of `say`: none, or one value for each slot. */
export type SlotValues<K extends Key> = [Slots<K>] extends [never]
  ? []
  : [Record<Slots<K>, string | number>];

/** The plural form is chosen by the number in slot `n` (or `price`, for tools). */
function pluralForm(message: Message, slots: Record<string, unknown>, language: string): string {
  if (typeof message === 'string') return message;
  const n = Number(slots.n ?? slots.price ?? 0);
  return message[new Intl.PluralRules(language).select(n)] ?? message.other;
}

/** The message split into texts and slots, so that a die in a sentence can be drawn. */
export function splitMessage(
  message: Message,
  slots: Record<string, unknown>,
  language: string,
): string[] {
  return pluralForm(message, slots, language).split(/\{(\w+)\}/);
}

export function formatMessage(
  message: Message,
  slots: Record<string, string | number>,
  language: string,
): string {
  return splitMessage(message, slots, language)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      const value = slots[part];
      return typeof value === 'number'
        ? new Intl.NumberFormat(language).format(value)
        : String(value ?? '');
    })
    .join('');
}
