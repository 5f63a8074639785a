/** Reviews as text: figures, choices and reasons. */

import { language, say, sayId, sayList } from '../i18n/say.svelte';
import type { Because, ReviewedSpan } from '../protocol';
import { movesText } from '../table/text/advice';

/** Numbers with a true minus, as wide as the plus. */
function format(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value).replace('-', '−');
}

/** A number with its sign: +1.2. */
export function signed(value: number): string {
  return format(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** With `digits`, always so many after the point; otherwise one if it's needed. */
export function decimal(value: number, digits?: number): string {
  return format(value, fraction(digits, 1));
}

export function percent(share: number, digits?: number): string {
  return format(share, { style: 'percent', ...fraction(digits, 0) });
}

function fraction(digits: number | undefined, most: number): Intl.NumberFormatOptions {
  return digits === undefined
    ? { maximumFractionDigits: most }
    : { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

export function signedPercent(share: number): string {
  return format(share, { style: 'percent', signDisplay: 'exceptZero' });
}

/** Moves without their seats, and without the end of the turn, which goes without saying. */
export function plainMoves(moves: readonly string[]): string[] {
  const plain = moves.map((move) => move.replace(/^\d: /, ''));
  return plain.length > 1 && plain.at(-1) === 'end' ? plain.slice(0, -1) : plain;
}

/** A choice as a sentence. */
export function choiceText(moves: readonly string[]): string {
  const plain = plainMoves(moves);
  return plain.length === 1 && plain[0] === 'end' ? say('act.pass') : movesText(plain);
}

/** What a part of the difference is about. */
export function becauseText({ kind, about, where }: Because): string {
  switch (kind) {
    case 'objective': {
      const name = sayId('public', about, '.name');
      return where.length > 0 ? `${name} (${sayList(where)})` : name;
    }
    case 'private':
      return say('table.private');
    case 'tokens':
      return say('end.favor');
    case 'tools':
      return say('table.tools');
    case 'tool':
      return sayId('tool', about, '.name');
    case 'room':
      return say('review.why.room');
    case 'filled':
      return say('review.why.filled');
    case 'dead':
      return say('review.why.dead', { spaces: sayList(where) });
    default:
      return say('review.why.pass');
  }
}

/** What a span is, in the list of moments that decided the game. */
export function momentText(
  span: ReviewedSpan,
  kind: string,
  chance: number,
  name: (seat: number) => string,
): string {
  const n = span.round;
  if (kind === 'luck') return say(chance > 0 ? 'review.moment.good' : 'review.moment.bad', { n });
  const who = name(span.seat ?? 0);
  if (kind === 'mistake') return say('review.moment.mistake', { n, name: who });
  return n === 0
    ? say('review.moment.pattern', { name: who })
    : say('review.moment.error', { n, name: who });
}
