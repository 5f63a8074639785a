import { expect, it } from 'vitest';
import type { DieText } from '../art/glass';
import { auditOf, inEdition, newBoard, newSeat, nextTool, seatPlayers, waive } from './board';

/** A yellow die alone in the middle, where red is asked for. */
function lonely() {
  const dice = newSeat()
    .dice.with(0, 'B1')
    .with(12, 'Y4' as DieText);
  return { ...newSeat(), pattern: 'kaleidoscopic-dream', dice };
}

const found = (seat: ReturnType<typeof lonely>) => {
  const { mistakes, warnings } = auditOf(seat);
  return [...mistakes, ...warnings].flatMap(({ reason, spaces }) =>
    spaces.includes(12) ? [reason] : [],
  );
};

it('excuses a die only from what its tool may waive', () => {
  const seat = lonely();
  expect(found(seat)).toEqual(['wrong-colour', 'not-touching']);
  expect(found({ ...seat, ...waive(seat, 12, 9) })).toEqual(['wrong-colour']);
  expect(found({ ...seat, ...waive(seat, 12, 2) })).toEqual(['not-touching']);
  expect(found({ ...seat, ...waive(seat, 12, 3) })).toEqual(['wrong-colour', 'not-touching']);
});

it('goes through the tools, and begins with the one that excuses', () => {
  let seat = lonely();
  const tools = [];
  do {
    tools.push(nextTool(seat, 12));
    seat = { ...seat, ...waive(seat, 12, tools.at(-1) ?? null) };
  } while (tools.at(-1));
  expect(tools).toEqual([2, 3, 9, null]);
});

it('keeps no more private objectives than an edition gives', () => {
  const solo = seatPlayers(newBoard('en'), 1);
  const board = { ...solo, seats: [{ ...newSeat(), private: ['R' as const, 'P' as const] }] };
  expect(inEdition(board, 'it').seats[0]?.private).toEqual(['R', 'P']);
  expect(inEdition(board, 'es').seats[0]?.private).toEqual(['R']);
});
