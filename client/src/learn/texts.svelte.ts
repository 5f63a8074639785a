/** The long texts: fetched when a page needs them, in the language now spoken. */

import type { LearnKey, LearnTexts, Rulebook } from '../i18n/longTexts';
import type { Language } from '../i18n/languages';
import { language } from '../i18n/say.svelte';

const LEARN: Record<Language, () => Promise<{ learn: LearnTexts }>> = {
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

class LocalizedText<T> {
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

export const learnTexts = new LocalizedText(async (spoken) => (await LEARN[spoken]()).learn);
export const rulebook = new LocalizedText(async (spoken) => (await RULES[spoken]()).rulebook);

/** A long text; nothing until it has come. */
export function learnText(key: LearnKey): string {
  return learnTexts.text?.[key] ?? '';
}

/** For keys made from ids: the text, or nothing where there is none. */
export function learnTextById(key: string): string {
  return (learnTexts.text as Record<string, string> | null)?.[key] ?? '';
}
