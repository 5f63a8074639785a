/** The languages of the page, each with the terms of its own edition of the game. */

export const LANGUAGES = ['en', 'it', 'nl', 'es', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: the one text that is never translated. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The browser's first language that we have, by its main part: `nl-BE` counts as Dutch. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const main = tag.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language.split('-')[0] === main);
    if (found) return found;
  }
  return 'en';
}
