import { describe, expect, it } from 'vitest';
import { afterSteps, playing, steps } from '../../fixtures/frames';
import type { AnyServerFrame, TableInfo, View } from '../../protocol';
import { type TableState, applyFrame, isMyTurn, waitingBehindCurtain } from './tableState';

const NOW = 1_760_000_000_000;

function after(...frames: AnyServerFrame[]): TableState {
  let state: TableState | null = null;
  for (const frame of frames) ({ state } = applyFrame(state, frame, NOW));
  if (!state) throw new Error('no sync among the frames');
  return state;
}

function first<T>(all: T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('empty');
  return one;
}

describe('a step', () => {
  it('brings what changed, its events and a line of the log', () => {
    const step = first(steps());
    const before = after(playing());
    const { state, events, gap } = applyFrame(before, step, NOW);
    expect(gap).toBe(false);
    expect(events).toEqual(step.events);
    expect(state?.version).toBe(step.version);
    expect(step.changes?.pool).not.toEqual(before.view?.pool);
    expect(state?.view?.pool).toEqual(step.changes?.pool);
    expect(state?.view?.public).toEqual(before.view?.public);
    expect(state?.log.at(-1)).toEqual({ version: step.version, events: step.events });
  });

  it('after step leads to the view that a sync would bring, byte for byte', () => {
    const { view, choices } = after(playing(), ...steps());
    expect(JSON.stringify(view)).toBe(JSON.stringify(afterSteps().view));
    expect(choices).toEqual(afterSteps().choices);
  });

  it('that takes the screen from a player brings a whole view', () => {
    const view = { ...(afterSteps().view as View), seat: null };
    const step = { ...first(steps()), changes: null, view };
    const state = after({ ...playing(), holding: 0 }, step);
    expect(state.view).toBe(view);
    expect(state.holding).toBeNull();
  });

  it('that was seen already changes nothing', () => {
    const step = first(steps());
    const seen = after(playing(), step);
    expect(applyFrame(seen, step, NOW)).toEqual({ state: seen, events: [], gap: false });
  });

  it('after a missing one asks for everything again', () => {
    const second = steps()[1] as AnyServerFrame;
    const before = after(playing());
    expect(applyFrame(before, second, NOW)).toEqual({ state: before, events: [], gap: true });
  });

  it('leaves the state before it as it was', () => {
    const before = after(playing());
    const copy = structuredClone(before);
    applyFrame(before, first(steps()), NOW);
    expect(before).toEqual(copy);
  });
});

it('knows when it is asked for something', () => {
  const state = after(playing());
  expect(isMyTurn(state)).toBe(true);
  expect(isMyTurn({ ...state, view: state.view && { ...state.view, to_act: [1] } })).toBe(false);
});

it('hears a line of chat once', () => {
  const line = { number: 1, at: NOW, person: 'x', seat: 1, name: 'Bruno', text: 'hello' };
  const said: AnyServerFrame = { type: 'said', line };
  expect(after(playing(), said, said).chat).toEqual([line]);
});

it('keeps a refusal until the table moves on', () => {
  const refused: AnyServerFrame = {
    type: 'refused',
    id: null,
    code: 'illegal',
    message: '',
    field: null,
    reason: 'occupied',
    rule: '5.1',
    in_the_way: [],
    version: 1,
  };
  expect(after(playing(), refused).refused?.reason).toBe('occupied');
  expect(after(playing(), refused, first(steps())).refused).toBeNull();
});

describe('the curtain', () => {
  it('waits for a seat of this screen that does not hold it', () => {
    const sync = playing();
    sync.table.your_seats = [0, 1];
    sync.holding = null;
    expect(waitingBehindCurtain(after(sync))).toEqual([0]);
    sync.holding = 0;
    expect(waitingBehindCurtain(after(sync))).toEqual([]);
  });

  it('is not drawn where everybody has a screen of their own', () => {
    expect(waitingBehindCurtain(after({ ...playing(), holding: null }))).toEqual([]);
  });
});

describe('a new name', () => {
  const named = (name: string, person = 'p1'): TableInfo => {
    const { table } = playing();
    const seats = table.seats.map((seat) =>
      seat.seat === 1 ? { ...seat, kind: 'person' as const, person, name } : seat,
    );
    return { ...table, seats };
  };
  const changed = (table: TableInfo): AnyServerFrame => ({
    type: 'table',
    table,
    clock: playing().clock,
  });

  it('is remembered with the one before, also after a new connection', () => {
    const sync = { ...playing(), table: named('Bob') };
    const { version } = sync;
    const one = after(sync, changed(named('Bruno')));
    expect(one.renames).toEqual([{ version, old: 'Bob', name: 'Bruno' }]);
    const two = after(sync, changed(named('Bruno')), { ...sync, table: named('Bea') });
    expect(two.renames).toEqual([...one.renames, { version, old: 'Bruno', name: 'Bea' }]);
  });

  it('of somebody else on the seat is no new name', () => {
    const sync = { ...playing(), table: named('Bob') };
    expect(after(sync, changed(named('Carl', 'p2'))).renames).toEqual([]);
  });
});
