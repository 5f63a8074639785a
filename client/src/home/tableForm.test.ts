/** New tables: what applies is sent, and nothing else. */

import { describe, expect, it } from 'vitest';
import { quickTable } from './quickTable';
import { type SeatKind, type TableForm, namesStart, suggestsBag, tableRequest } from './tableForm';

const form = (kinds: SeatKind[], changes: Partial<TableForm> = {}): TableForm => ({
  seats: kinds.map((kind) => ({ kind, name: '', bot: 'apprentice' })),
  edition: 'en',
  referee: 'strict',
  trimmedBag: true,
  soloPrivate: 1,
  soloPayment: 'first-printing',
  tieBreak: 'shared',
  start: '1',
  soloTools: 5,
  clock: { kind: 'none' },
  listed: true,
  spectators: false,
  undo: true,
  hints: false,
  chat: false,
  ...changes,
});
const request = (kinds: SeatKind[], changes: Partial<TableForm> = {}) =>
  tableRequest(form(kinds, changes), (n) => `Seat ${n}`);

describe('a request', () => {
  it('of a solo table holds what is for solo', () => {
    expect(request(['me', 'none'])).toEqual({
      seats: [{ kind: 'me' }],
      edition: 'en',
      options: { referee: 'strict', solo_private: 1, solo_payment: 'first-printing' },
      solo_tools: 5,
      clock: { kind: 'none' },
      undo: true,
      hints: false,
    });
  });

  it('of two or three players holds the bag, and no solo options', () => {
    expect(request(['me', 'bot', 'none'])).toEqual({
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
      edition: 'en',
      options: {
        referee: 'strict',
        trimmed_bag: true,
        last_tie_break: 'shared',
        start_player: 'named',
      },
      start: 1,
      clock: { kind: 'none' },
      spectators: false,
      undo: true,
      hints: false,
      chat: false,
    });
  });

  it('of four players holds no bag', () => {
    const asked = request(['me', 'bot', 'screen', 'open'], { start: 'random' });
    expect(asked.options).toEqual({
      referee: 'strict',
      last_tie_break: 'shared',
      start_player: 'random',
    });
    expect(asked).not.toHaveProperty('start');
    expect(asked.listed).toBe(true);
    expect(asked.seats[2]).toEqual({ kind: 'screen', name: 'Seat 3' });
  });
});

describe('editions', () => {
  it('suggest the smaller bag: only the Italian one, to two or three', () => {
    expect([1, 2, 3, 4].map((n) => suggestsBag('it', n))).toEqual([false, true, true, false]);
    expect(suggestsBag('en', 2)).toBe(false);
  });

  it('let the host name the start player: the Dutch and the Spanish one', () => {
    expect((['en', 'it', 'nl', 'es', 'pt-BR'] as const).filter(namesStart)).toEqual(['nl', 'es']);
  });
});

describe('a quick table', () => {
  const quick = (players: number, ...rest: [edition: 'en' | 'it' | 'nl', choices?: object]) => {
    const [edition, choices = {}] = rest;
    const all = { start: 'me' as const, smallerBag: false, ...choices };
    const { options, start } = quickTable('bots', players, edition, 'apprentice', String, all);
    return { options, start };
  };

  it('is played as its edition says', () => {
    expect(quick(2, 'en')).toEqual({ options: {}, start: undefined });
  });

  it('has the start player that was chosen, where the edition leaves that to the host', () => {
    expect(quick(2, 'nl')).toEqual({ options: {}, start: 0 });
    expect(quick(2, 'nl', { start: 'random' }).options).toEqual({ start_player: 'random' });
    expect(quick(2, 'en', { start: 'random' }).options).toEqual({});
    expect(quick(1, 'nl')).toEqual({ options: {}, start: undefined });
  });

  it('has the smaller bag if it was wanted and can be', () => {
    expect(quick(3, 'it', { smallerBag: true }).options).toEqual({ trimmed_bag: true });
    expect(quick(4, 'it', { smallerBag: true }).options).toEqual({});
    expect(quick(2, 'en', { smallerBag: true }).options).toEqual({});
  });
});
