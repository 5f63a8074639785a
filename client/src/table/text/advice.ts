/** Advice as text. */

import { patternName } from '../../app/cards.svelte';
import type { DieText } from '../../art/glass';
import { asSentence, language, say, sayDie, sayId } from '../../i18n/say.svelte';
import type { AdviceLine } from '../../protocol';
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

export function adviceMovesText(line: AdviceLine): string {
  return asSentence(line.moves.map(moveText).join(', '));
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

/** The last space that the advice names. */
export function adviceSpace(line: AdviceLine): number | null {
  return line.moves.map(spaceInMove).findLast((space) => space !== null) ?? null;
}
