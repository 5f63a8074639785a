/** Names and texts for the parts of a board and of a score sheet. */

import { patternName } from '../app/cards.svelte';
import type { DieText } from '../art/glass';
import { say, sayDie, sayId, sayList } from '../i18n/say.svelte';
import { spaceName } from '../table/notation';
import type { Board, SeatBoard } from './board';
import { RULES } from './rules';
import type { ScoreLine } from './table';

export function seatName(board: Board, seat: number): string {
  return board.seats[seat]?.name.trim() || say('scorer.player', { n: seat + 1 });
}

/** Works offline too: then the names come from the rule table. */
export function windowName(id: string): string {
  const known = patternName(id);
  if (known !== id) return known;
  return RULES.patterns.find((one) => one.id === id)?.name ?? '';
}

/** `A1 red 3`. */
export function placedDie(seat: SeatBoard, space: number): string {
  const die = seat.dice[space];
  return die ? `${spaceName(space)} ${sayDie(die)}` : spaceName(space);
}

export function placedDice(seat: SeatBoard, spaces: readonly number[]): string {
  return sayList(spaces.map((space) => placedDie(seat, space)));
}

const colourOfLine = (id: string) =>
  Object.entries(RULES.private).find(([, one]) => one === id)?.[0] ?? null;

export function lineTitle({ id }: ScoreLine): string {
  if (id === 'favor') return say('end.favor');
  if (id === 'empty') return say('end.empty');
  const colour = colourOfLine(id);
  if (colour) return sayId('private', colour);
  return id === 'private' ? say('scorer.private') : sayId('public', id, '.name');
}

/** What a line of the sheet is for. */
export function lineAbout({ id }: ScoreLine, solo: boolean): string {
  if (id === 'private') return '';
  if (id === 'favor') return say('scorer.favor.line');
  if (id === 'empty') {
    return say('scorer.empty.line', { n: solo ? RULES.emptyCostsSolo : RULES.emptyCosts });
  }
  const colour = colourOfLine(id);
  if (colour) return say('private.line', { colour: sayId('colour', colour) });
  return sayId('public', id, '.line');
}

/** How a line's points add up: `2 × 5`, or the values one by one. */
export function lineSum(line: ScoreLine, dice: readonly (DieText | null)[]): string {
  const times = line.sets.length;
  if (times === 0) return '';
  if (colourOfLine(line.id)) {
    return line.sets.map(([space]) => dice[space ?? -1]?.[1] ?? '').join(' + ');
  }
  return `${times} × ${minus(line.points / times)}`;
}

/** Numbers with a true minus sign. */
export const minus = (n: number) => String(n).replace('-', '−');
