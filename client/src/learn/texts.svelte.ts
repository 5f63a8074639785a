/** The long texts: fetched when a page needs them, in the current language. */

import type { OptionText } from '../i18n/byOption';
import type { Language } from '../i18n/languages';
import type { LearnTexts, PlainKey, Rulebook } from '../i18n/longTexts';
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
  private loaded: { language: Language; text: T } | null = $state.raw(null);

  /** It couldn't be fetched: the server is away, or has a newer version. */
  missing = $state(false);

  constructor(private readonly fetch: (language: Language) => Promise<T>) {}

  /** Loads the text, and again when the language changes. Call it while a component is set up. */
  follow(): void {
    $effect(() => {
      const wanted = language();
      if (this.loaded?.language === wanted) return;
      this.fetch(wanted).then(
        (text) => {
          if (language() === wanted) this.loaded = { language: wanted, text };
          this.missing = false;
        },
        () => (this.missing = this.loaded === null),
      );
    });
  }

  get text(): T | null {
    return this.loaded?.text ?? null;
  }
}

export const learnTexts = new LocalizedText(async (language) => (await LEARN[language]()).learn);
export const rulebook = new LocalizedText(async (language) => (await RULES[language]()).rulebook);

/** A long text that no option changes; empty until it is loaded. */
export function learnText(key: PlainKey): string {
  return learnTexts.text?.[key] ?? '';
}

/** Any long text, for `Prose`, which knows the options; empty if there is none. */
export function learnTextById(key: string): OptionText {
  return (learnTexts.text as Record<string, OptionText> | null)?.[key] ?? '';
}
