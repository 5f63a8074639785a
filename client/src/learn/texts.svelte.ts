/** The long texts: fetched when a page needs them, in the language now spoken. */

import type { LearnKey, LearnWords, Rulebook } from '../words/long';
import type { Language } from '../words/languages';
import { language } from '../words/say.svelte';

const LEARN: Record<Language, () => Promise<{ learn: LearnWords }>> = {
  en: () => import('../words/en/learn'),
  it: () => import('../words/it/learn'),
  nl: () => import('../words/nl/learn'),
  es: () => import('../words/es/learn'),
  'pt-BR': () => import('../words/pt-BR/learn'),
};

const RULES: Record<Language, () => Promise<{ rulebook: Rulebook }>> = {
  en: () => import('../words/en/rulebook'),
  it: () => import('../words/it/rulebook'),
  nl: () => import('../words/nl/rulebook'),
  es: () => import('../words/es/rulebook'),
  'pt-BR': () => import('../words/pt-BR/rulebook'),
};

class Shelf<T> {
  private held: { language: Language; text: T } | null = $state.raw(null);

  /** It could not be fetched: the server is away, or has a newer version. */
  missing = $state(false);

  constructor(private readonly fetch: (language: Language) => Promise<T>) {}

  /** The text in the language now spoken; null until it has come. Call it where effects may run. */
  follow(): void {
    $effect(() => {
      const wanted = language();
      if (this.held?.language === wanted) return;
      this.fetch(wanted).then(
        (text) => {
          if (language() === wanted) this.held = { language: wanted, text };
          this.missing = false;
        },
        () => (this.missing = this.held === null),
      );
    });
  }

  get text(): T | null {
    return this.held?.text ?? null;
  }
}

export const learnWords = new Shelf(async (spoken) => (await LEARN[spoken]()).learn);
export const rulebook = new Shelf(async (spoken) => (await RULES[spoken]()).rulebook);

/** A long text; nothing until it has come. */
export function tell(key: LearnKey): string {
  return learnWords.text?.[key] ?? '';
}

/** For keys made from ids: the text, or nothing where there is none. */
export function tellId(key: string): string {
  return (learnWords.text as Record<string, string> | null)?.[key] ?? '';
}
