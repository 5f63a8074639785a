/**
 * Moves in notation, as far as the page writes them itself. Choices come ready to send from the
 * server; only two things are written here: a placement (or a tool) that follows a draft sent in
 * the same breath, when the server has not listed it yet, and what the page asks `why` about.
 * docs/protocol.md says so.
 */

import type { DieText } from '../art/glass';

const ROWS = 'ABCD';

/** The rulebook's coordinates, in notation and in every language: A1 to D5. */
export function spaceName(space: number): string {
  return `${ROWS[Math.floor(space / 5)] ?? '?'}${(space % 5) + 1}`;
}

export const draftMove = (die: DieText) => `draft ${die}`;
export const payMove = (die: DieText) => `pay ${die}`;
export const placeMove = (space: number) => `place ${spaceName(space)}`;
export const liftMove = (space: number) => `lift ${spaceName(space)}`;
export const removeMove = (space: number) => `remove ${spaceName(space)}`;
export const toolMove = (tool: number) => `tool ${tool}`;
export const swapMove = (round: number, die: DieText) => `swap ${round} ${die}`;
export const valueMove = (value: number) => `value ${value}`;

const WITH_SPACE = /^(?:place|lift|remove) ([A-D])([1-5])$/;

/** The space that a move names, if it names one. */
export function spaceInMove(move: string): number | null {
  const found = WITH_SPACE.exec(move);
  return found ? ROWS.indexOf(found[1] ?? '') * 5 + Number(found[2]) - 1 : null;
}
