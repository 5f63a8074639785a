/** Advice as text. */

import { patternName } from '../../app/cards.svelte';
import type { DieText } from '../../art/glass';
import { asSentence, language, say, sayDie, sayId } from '../../i18n/say.svelte';
import type { AdviceLine, View } from '../../protocol';
import { spaceInMove } from '../notation';

/** A move in notation as an instruction. */
function moveText(move: string): string {
  const [verb = '', what = '', which = ''] = move.split(' ');
  switch (verb) {
    case 'draft':
      return say('hint.draft', { die: sayDie(what as DieText) });
    case 'place':
      return say('hint.place', { space: what });
    case 'tool':
      return sayId('tool', what, '.name');
    case 'pay':
      return say('hint.pay', { die: sayDie(what as DieText) });
    case 'value':
      return say('hint.value', { value: what });
    case 'swap':
      return say('hint.swap', { n: Number(what), die: sayDie(which as DieText) });
    case 'lift':
      return say('hint.lift', { space: what });
    case 'remove':
      return say('hint.remove', { space: what });
    case 'pattern':
      return patternName(what);
    case 'back':
      return withinSentence(say('act.back'));
    case 'stop':
      return withinSentence(say('act.stop'));
    case 'end':
      return withinSentence(say('act.end'));
    default:
      return move;
  }
}

/** The text of a button, as a part of a sentence. */
function withinSentence(text: string): string {
  return text.charAt(0).toLocaleLowerCase(language()) + text.slice(1);
}

/** Moves in notation, without their seats, as one sentence. */
export function movesText(moves: readonly string[]): string {
  return asSentence(moves.map(moveText).join(', '));
}

/** What to expect from it: points, their spread, and the chance to win. */
export function adviceExpectationText(line: AdviceLine, solo: boolean): string {
  const n = Math.round(Math.abs(line.points));
  const points = !solo
    ? say('hint.points', { n: Math.round(line.points) })
    : say(line.points < 0 ? 'hint.below' : 'hint.above', { n });
  const percent = new Intl.NumberFormat(language(), { style: 'percent' }).format(line.chance);
  const spread = say('hint.spread', { n: Math.round(line.spread) });
  return [points, spread, say('hint.chance', { percent })].join(', ');
}

/** In one line why it is good; empty if the server doesn't say. */
export function adviceReasonText({ why, about }: AdviceLine): string {
  const line = about ?? '';
  switch (why) {
    case 'objective':
      return say('hint.why.objective', { objective: sayId('public', line, '.name') });
    case 'line':
      return /\d/.test(line)
        ? say('hint.why.column', { n: line })
        : say('hint.why.row', { n: line });
    case 'complete':
      return /\d/.test(line)
        ? say('hint.why.columnDone', { n: line })
        : say('hint.why.rowDone', { n: line });
    case 'private':
      return say('hint.why.private');
    case 'room':
      return say('hint.why.room');
    case 'tokens':
      return say('hint.why.tokens');
    case 'tool':
      return say('hint.why.tool');
    case 'wait':
      return say('hint.why.wait');
    default:
      return '';
  }
}

/** The last space that the advice names. */
export function adviceSpace(line: Pick<AdviceLine, 'moves'>): number | null {
  return line.moves.map(spaceInMove).findLast((space) => space !== null) ?? null;
}

/** Tools that reroll or draw dice. */
const REROLLING = new Set([6, 7, 11]);
const FLIP = 'tool 10';

/** The die that the advice places on that space; null if it depends on a roll or a draw. */
export function adviceDie(line: Pick<AdviceLine, 'moves'>, view: View | null): DieText | null {
  const own = view?.seat === null ? null : view?.players[view.seat];
  let die: string | null = view?.chain.hand ?? null;
  for (const move of line.moves) {
    const [verb = '', what = '', which = ''] = move.split(' ');
    if (verb === 'draft') die = what;
    else if (verb === 'swap') die = which;
    else if (verb === 'value') die = die === null ? null : `${die[0]}${what}`;
    else if (verb === 'lift') die = own?.dice[spaceInMove(move) ?? -1] ?? null;
    else if (verb === 'tool' && REROLLING.has(Number(what))) return null;
    else if (move === FLIP) die = die === null ? null : `${die[0]}${7 - Number(die[1])}`;
  }
  return die as DieText | null;
}
