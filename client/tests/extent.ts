/** How much is tried: the whole matrix takes long, and belongs to `make test-long`. */

import { LANGUAGES, type Language } from '../src/i18n/languages';

/** Ours, and the one with the longest words. */
const SOME: readonly Language[] = ['en', 'nl'];

export const LONG = Boolean(process.env.LONG);
export const TRIED: readonly Language[] = LONG ? LANGUAGES : SOME;
