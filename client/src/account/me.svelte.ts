/** Who I am to the server: a guest with a name, or an account. */

import { api } from '../app/api';
import type { Language } from '../i18n/languages';
import type { Me } from '../protocol';

let known: Me | null = $state.raw(null);

export function me(): Me | null {
  return known;
}

export function setMe(changed: Me): void {
  known = changed;
}

/** For whom which language was last sent: nobody is told twice. */
let told = '';

/** Emails come in the language of the page. */
export async function tellLanguage(language: Language): Promise<void> {
  if (!known?.mail || known.language === language || told === known.id + language) return;
  told = known.id + language;
  try {
    known = await api.changeMe({ language });
  } catch {
    // The next visit tries again; until then emails come in the language before.
  }
}

/** The first request of every visit: it creates the guest and sets the cookie. */
export async function identify(): Promise<void> {
  known = await api.me();
}
