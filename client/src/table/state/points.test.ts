import { expect, it } from 'vitest';
import { playing, solo } from '../../fixtures/frames';
import { earned, secrecy } from './points';
import type { TableState } from './tableState';

it('counts what was earned without what empty spaces would cost', () => {
  const sheet = solo().view?.players[0]?.sheet;
  expect(sheet?.total).toBe(-35);
  expect(sheet && earned(sheet)).toBe(10);
});

it('keeps a private objective as secret as the table needs', () => {
  const state = { table: playing().table } as TableState;
  const { table } = state;
  table.your_seats = [0];
  for (const seat of table.seats) seat.kind = 'bot';
  expect(secrecy(state)).toBe('open');
  if (table.seats[1]) table.seats[1].kind = 'person';
  expect(secrecy(state)).toBe('peek');
  table.your_seats = [0, 1];
  expect(secrecy(state)).toBe('hold');
  expect(secrecy({ table: solo().table } as TableState)).toBe('open');
});
