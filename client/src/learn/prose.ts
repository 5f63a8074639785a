/** Splits a long text with markup into pieces that can be drawn. */

import type { DieText } from '../art/glass';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'die'; die: DieText }
  | { kind: 'rule'; rule: string };

const MARK = /\*\*(.+?)\*\*|\{([RYGBP][1-6])\}|\[(tool \d+|\d+(?:\.\d+)?)\]/g;

export function parseProse(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, die, rule] = match;
    if (strong) pieces.push({ kind: 'strong', text: strong });
    else if (die) pieces.push({ kind: 'die', die: die as DieText });
    else if (rule) pieces.push({ kind: 'rule', rule });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

/** The id of a rule on the rules page: `5.3` for 5.3, `tool-9` for tool 9. */
export function anchor(rule: string): string {
  return rule.replace(' ', '-');
}
