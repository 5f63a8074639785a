/** Turns that end by themselves, and the moment in which nothing ends them. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../app/settings.svelte';
import { FakeServer } from '../../fixtures/fakeServer';
import { playing } from '../../fixtures/frames';
import type { AnyChoice, AnyEvent, Stepped, Sync } from '../../protocol';
import { followInput } from '../../ui/inputMode.svelte';
import { LiveTable } from './liveTable.svelte';
import { REST, TurnEnding, whatIsLeft } from './turnEnding.svelte';

let stopFollowing = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  settings.endTurn = 'auto';
  stopFollowing = followInput();
  dispatchEvent(new Event('pointerdown'));
});
afterEach(() => {
  stopFollowing();
  vi.useRealTimers();
});

const END: AnyChoice = { kind: 'end', move: 'end' };
const TOOL: AnyChoice = { kind: 'tool', move: 'tool 2', tool: 2, price: 1 };

/** My turn with these choices left, after a die was placed or before. */
function turn(legal: AnyChoice[], drafted = true): Sync {
  const sync = playing();
  if (!sync.choices || !sync.view) throw new Error('the frames have changed');
  sync.choices.legal = legal;
  sync.choices.fits = [];
  sync.choices.can_undo = true;
  sync.view.chain.drafted = drafted;
  return sync;
}

function sit(sync: Sync): { server: FakeServer; live: LiveTable; ending: TurnEnding } {
  const server = new FakeServer();
  const live = new LiveTable(server);
  server.tell(sync);
  const ending = new TurnEnding(live, true);
  if (live.state) ending.follow(live.state);
  return { server, live, ending };
}

const sent = (server: FakeServer) =>
  server.sent.flatMap((frame) =>
    frame.type === 'move' ? [frame.move] : frame.type === 'undo' ? ['undo'] : [],
  );

/** The next step, with another view of the same turn. */
function step(from: Sync, sync: Sync, events: AnyEvent[]): Stepped {
  const { view, choices, clock } = sync;
  if (!view) throw new Error('no view');
  const since = from.version;
  return {
    type: 'step',
    version: since + 1,
    since,
    by: 'person',
    events,
    changes: null,
    view,
    choices,
    clock,
    over: null,
  };
}

it('sees what is left to do', () => {
  const left = (legal: AnyChoice[], drafted = true) => {
    const { live } = sit(turn(legal, drafted));
    return live.state && whatIsLeft(live.state);
  };
  expect(left([END])).toBe('nothing');
  expect(left([END], false)).toBe('pass');
  expect(left([END, TOOL])).toBe('tool');
  expect(left([END, TOOL], false)).toBe('something');
  expect(left([END, { kind: 'call', move: 'call 2', owner: 1 }])).toBe('nothing');
  expect(left([TOOL])).toBe('something');
});

it('ends a turn by itself when nothing is left to do', () => {
  const { server, ending } = sit(turn([END]));
  expect(ending.ring?.left).toBe('nothing');
  vi.advanceTimersByTime(1400);
  expect(sent(server)).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(sent(server)).toEqual(['end']);
  expect(ending.ring).toBeNull();
});

it('waits longer while a tool is left, and stops when something else is pressed', () => {
  const { server, ending } = sit(turn([END, TOOL]));
  vi.advanceTimersByTime(3000);
  ending.hold();
  vi.advanceTimersByTime(9000);
  expect(sent(server)).toEqual([]);
  const again = sit(turn([END, TOOL]));
  vi.advanceTimersByTime(4100);
  expect(sent(again.server)).toEqual(['end']);
});

it('leaves time to undo a placement that made a space dead', () => {
  const first = turn([{ kind: 'draft', move: 'draft Y2', die: 'Y2' }], false);
  const place = () => {
    const table = sit(first);
    table.live.act({ do: 'send', moves: ['draft Y2', 'place A1'] });
    table.live.spoiled = [1];
    const placed = { kind: 'DiePlaced', seat: 0, die: 'Y2', space: 0 } as AnyEvent;
    table.server.tell(step(first, turn([END]), [placed]));
    if (table.live.state) table.ending.follow(table.live.state);
    return table;
  };
  const patient = place();
  expect(patient.live.spoiled).toEqual([1]);
  vi.advanceTimersByTime(3900);
  expect(sent(patient.server)).not.toContain('end');
  vi.advanceTimersByTime(200);
  expect(sent(patient.server)).toContain('end');
  const curious = place();
  curious.ending.hold();
  vi.advanceTimersByTime(9000);
  expect(sent(curious.server)).not.toContain('end');
});

it('does as the setting says', () => {
  settings.endTurn = 'nothing';
  expect(sit(turn([END, TOOL])).ending.ring).toBeNull();
  expect(sit(turn([END])).ending.ring).not.toBeNull();
  settings.endTurn = 'off';
  expect(sit(turn([END])).ending.ring).toBeNull();
});

it('gives those who use keys more time, and all of it while a tool is left', () => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(sit(turn([END, TOOL])).ending.ring).toBeNull();
  expect(sit(turn([END])).ending.ring?.lasts).toBe(6000);
});

it('does not end a turn in which something was just undone', () => {
  const first = turn([END]);
  const { server, live, ending } = sit(first);
  server.tell(step(first, turn([END]), [{ kind: 'ChoiceUndone', seat: 0 }]));
  if (live.state) ending.follow(live.state);
  vi.advanceTimersByTime(9000);
  expect(sent(server)).toEqual([]);
});

it('does not end a turn without a connection', () => {
  const { server } = sit(turn([END]));
  server.drop();
  vi.advanceTimersByTime(9000);
  expect(sent(server)).toEqual([]);
});

it('ends nothing right after a change of turn', () => {
  const first = turn([END]);
  const { server, live, ending } = sit(first);
  const next = turn([END, { kind: 'draft', move: 'draft Y2', die: 'Y2' }], false);
  if (next.view) next.view.turn_number += 1;
  server.tell(step(first, next, []));
  if (live.state) ending.follow(live.state);
  ending.press();
  expect(sent(server)).toEqual([]);
  vi.advanceTimersByTime(REST);
  ending.press();
  expect(sent(server)).toEqual(['end']);
});

it('ends a turn in which something was done, however quickly', () => {
  const first = turn([END]);
  const { server, live, ending } = sit(first);
  const next = turn([END, { kind: 'draft', move: 'draft Y2', die: 'Y2' }], false);
  if (next.view) next.view.turn_number += 1;
  server.tell(step(first, next, []));
  if (live.state) ending.follow(live.state);
  const placed = turn([END, TOOL]);
  if (placed.view) placed.view.turn_number += 1;
  server.tell(step({ ...next, version: first.version + 1 }, placed, []));
  live.skipAnimations();
  if (live.state) ending.follow(live.state);
  ending.press();
  expect(sent(server)).toEqual(['end']);
});

it('takes a placed die back into the pool with one undo', () => {
  const first = turn([END]);
  const { server, live } = sit(first);
  live.undo();
  const inHand = turn([], false);
  if (inHand.view) Object.assign(inHand.view, { stage: 'place' });
  if (inHand.view) inHand.view.chain.hand = 'Y2';
  server.tell(step(first, inHand, [{ kind: 'ChoiceUndone', seat: 0 }]));
  expect(sent(server)).toEqual(['undo', 'undo']);
});

it('takes a die that a tool changed back into the hand only', () => {
  const first = turn([END]);
  first.log.push({
    version: first.version,
    events: [
      { kind: 'DieDrafted', seat: 0, die: 'Y1' },
      { kind: 'ToolUsed', seat: 0, tool: 1, price: 1 },
    ] as AnyEvent[],
  });
  const { server, live } = sit(first);
  live.undo();
  const inHand = turn([], false);
  if (inHand.view) Object.assign(inHand.view, { stage: 'place' });
  if (inHand.view) Object.assign(inHand.view.chain, { hand: 'Y2', tool: 1 });
  server.tell(step(first, inHand, [{ kind: 'ChoiceUndone', seat: 0 }]));
  expect(sent(server)).toEqual(['undo']);
});
