/** The long texts: they are loaded on demand, in a chunk of their own for each language. */

import type { OptionText } from './byOption';
import type { learn } from './en/learn';

export type LearnKey = keyof typeof learn;
export type LearnTexts = Record<LearnKey, OptionText>;

/**
 * A rule of the page: its number and its text. In all long texts `{R3}` is a die that is drawn,
 * `[5.3]` a link to a rule, and `**…**` stands out.
 */
export interface Rule {
  id: string;
  text: OptionText;
}

export interface TextTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Section {
  number: number;
  title: string;
  lead?: string;
  rules: readonly Rule[];
  table?: TextTable;
}

export interface Rulebook {
  title: string;
  lead: string;
  sections: readonly Section[];
}
