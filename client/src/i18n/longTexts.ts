/** The long texts: they are loaded on demand, in a chunk of their own for each language. */

import type { OptionPieces, OptionText } from './byOption';
import type { learn } from './en/learn';

export type LearnKey = keyof typeof learn;

/** The texts that are the same whatever the options. */
export type PlainKey = {
  [Key in LearnKey]: (typeof learn)[Key] extends string ? Key : never;
}[LearnKey];

/** What depends on an option in English depends on it in every language. */
export type LearnTexts = Record<PlainKey, string> &
  Record<Exclude<LearnKey, PlainKey>, OptionPieces>;

/**
 * A rule of the page: its number and its text. In all long texts `{R3}` is a die that is drawn,
 * `[5.3]` a link to a rule, and `**…**` stands out.
 */
export interface Rule {
  id: string;
  text: OptionText;
}

export interface Section {
  number: number;
  title: string;
  lead?: string;
  rules: readonly Rule[];
  /** What a good player knows; not a rule. */
  tip?: string;
}

export interface Rulebook {
  title: string;
  lead: string;
  sections: readonly Section[];
}
