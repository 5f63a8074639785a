/** The table on the screen: animations, errors and advice. */

import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../fixtures/fakeServer';
import { playing, steps } from '../../fixtures/frames';
import type { Advice, Stepped } from '../../protocol';
import { type Animator, LiveTable } from './liveTable.svelte';
import { tabMemory } from './renames';
import type { TableState } from './tableState';

function sit(animate?: Animator, onstep?: (state: TableState) => void): [FakeServer, LiveTable] {
  const server = new FakeServer();
  const live = new LiveTable(server, animate, onstep);
  const sync = playing();
  sync.table.hints = true;
  server.tell(sync);
  return [server, live];
}

const [first, second] = steps() as [Stepped, Stepped];

it.each(['animate', 'onstep'])('goes on when the page fails to show a step (%s)', (where) => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const fail = () => {
    throw new TypeError('Illegal constructor');
  };
  const [server, live] = where === 'animate' ? sit(fail) : sit(() => 0, fail);
  server.tell(first);
  server.elapse();
  server.tell(second);
  expect(live.state?.version).toBe(second.version);
  expect(complaint).toHaveBeenCalled();
  complaint.mockRestore();
});

it.each(['step', 'sync'])('forgets an error with the next %s', (what) => {
  const [server, live] = sit();
  live.error = 'stale';
  server.tell(what === 'step' ? first : playing());
  expect(live.error).toBeNull();
});

it('knows after a reload who took another name, also meanwhile', () => {
  const called = (name: string) => {
    const sync = playing();
    Object.assign(sync.table.seats[1] ?? {}, { kind: 'person', person: 'p1', name });
    return sync;
  };
  const load = (first: string): [FakeServer, LiveTable] => {
    const server = Object.assign(new FakeServer(), { names: tabMemory });
    const live = new LiveTable(server);
    server.tell(called(first));
    return [server, live];
  };
  const [server] = load('Bob');
  const { table, clock, version } = called('Bruno');
  server.tell({ type: 'table', table, clock });
  const [, reloaded] = load('Bea');
  expect(reloaded.state?.renames).toEqual([
    { version, old: 'Bob', name: 'Bruno' },
    { version, old: 'Bruno', name: 'Bea' },
  ]);
  sessionStorage.clear();
  expect(load('Bea')[1].state?.renames).toEqual([]);
});

// ------------------------------------------------------------------ one after the other

const long: Animator = () => 900;

it('lets a step be seen before it draws the next', () => {
  const [server, live] = sit(long);
  server.tell(first);
  server.tell(second);
  expect(live.state?.version).toBe(first.version);
  server.elapse();
  expect(live.state?.version).toBe(second.version);
});

it('draws your own move at once, even while the last step is still animated', () => {
  const [server, live] = sit(long);
  server.tell(first);
  live.act({ do: 'send', moves: ['end'] });
  server.tell(second);
  expect(live.state?.version).toBe(second.version);
});

// ------------------------------------------------------------------ advice

const LINE = { moves: ['draft Y2', 'place B2'], points: 47.3, spread: 6.2, chance: 0.61 };

function advice(server: FakeServer): Advice {
  const asked = server.sent.findLast((frame) => frame.type === 'advice');
  return { type: 'advice', id: asked?.id ?? '', seat: 0, version: 125, lines: [LINE] };
}

it('shows advice that was asked for', () => {
  const [server, live] = sit();
  live.askAdvice();
  expect(live.thinking).toBe(true);
  server.tell(advice(server));
  expect([live.thinking, live.advice?.lines]).toEqual([false, [LINE]]);
});

it('does not show advice that was dismissed before it came', () => {
  const [server, live] = sit();
  live.askAdvice();
  live.dismissAdvice();
  server.tell(advice(server));
  expect(live.advice).toBeNull();
});

it('stops waiting for advice when the connection drops, and can be asked again', () => {
  const [server, live] = sit();
  live.askAdvice();
  server.drop();
  expect(live.thinking).toBe(false);
  server.elapse();
  server.tell(playing());
  live.askAdvice();
  server.tell(advice(server));
  expect(live.advice?.lines).toEqual([LINE]);
});

it('gives no advice while the connection is lost', () => {
  const [server, live] = sit();
  server.drop();
  live.askAdvice();
  expect([live.thinking, live.error]).toEqual([false, 'offline']);
});

// ------------------------------------------------------------------ without a connection

it('says that a move waits to be sent, and takes no other until it is', () => {
  const [server, live] = sit();
  server.drop();
  expect(live.waitingToSend).toBe(false);
  live.act({ do: 'send', moves: ['draft Y2', 'place B2'] });
  expect(live.waitingToSend).toBe(true);
  live.act({ do: 'send', moves: ['end'] });
  expect(server.sent.filter((frame) => frame.type === 'move')).toEqual([]);
  server.elapse();
  server.tell(playing());
  expect(live.waitingToSend).toBe(false);
  const sent = server.sent.flatMap((frame) => (frame.type === 'move' ? [frame.move] : []));
  expect(sent).toEqual(['draft Y2', 'place B2']);
});

it('says that a move waits which was sent just before the connection dropped', () => {
  const [server, live] = sit();
  live.act({ do: 'send', moves: ['end'] });
  expect(live.waitingToSend).toBe(false);
  server.drop();
  expect(live.waitingToSend).toBe(true);
});

it('does not count a message as a move', () => {
  const [server, live] = sit();
  server.drop();
  live.sendChat('hello');
  expect(live.waitingToSend).toBe(false);
});
