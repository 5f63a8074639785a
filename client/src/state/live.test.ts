import { beforeEach, expect, it } from 'vitest';
import { playing, steps } from '../fixtures/frames';
import { FakeServer } from '../fixtures/server';
import { LiveTable } from './live.svelte';

const LONG = 900;

let server: FakeServer;
let live: LiveTable;
beforeEach(async () => {
  server = new FakeServer([playing()]);
  live = new LiveTable(server, () => LONG);
  await Promise.resolve();
});

it('lets a step be seen before it draws the next', () => {
  const [first, second] = steps();
  if (first) server.tell(first);
  if (second) server.tell(second);
  expect(live.state?.version).toBe(first?.version);
  server.elapse();
  expect(live.state?.version).toBe(second?.version);
});

it('draws what one did oneself at once, though the last step is still being looked at', () => {
  const [first, second] = steps();
  if (first) server.tell(first);
  live.act({ do: 'send', moves: ['end'] });
  if (second) server.tell(second);
  expect(live.state?.version).toBe(second?.version);
});
