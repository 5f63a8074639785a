/** The little marks in a long text, cut into pieces that can be drawn. */

import type { DieText } from '../art/glass';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'die'; die: DieText }
  | { kind: 'rule'; rule: string };

const MARK = /\*\*(.+?)\*\*|\{([RYGBP][1-6])\}|\[(tool \d+|\d+(?:\.\d+)?)\]/g;

export function cutProse(text: string): Piece[] {
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

/** `5.3` stands at `#5.3`, `tool 9` at `#tool-9`. */
export function anchor(rule: string): string {
  return rule.replace(' ', '-');
}
