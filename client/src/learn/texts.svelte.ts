/** The long texts: fetched when a page needs them, in the language now spoken. */

import type { LearnKey, LearnWords, Rulebook } from '../i18n/longTexts';
import type { Language } from '../i18n/languages';
import { language } from '../i18n/say.svelte';

const LEARN: Record<Language, () => Promise<{ learn: LearnWords }>> = {
  en: () => import('../i18n/en/learn'),
  it: () => import('../i18n/it/learn'),
  nl: () => import('../i18n/nl/learn'),
  es: () => import('../i18n/es/learn'),
  'pt-BR': () => import('../i18n/pt-BR/learn'),
};

const RULES: Record<Language, () => Promise<{ rulebook: Rulebook }>> = {
  en: () => import('../i18n/en/rulebook'),
  it: () => import('../i18n/it/rulebook'),
  nl: () => import('../i18n/nl/rulebook'),
  es: () => import('../i18n/es/rulebook'),
  'pt-BR': () => import('../i18n/pt-BR/rulebook'),
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
