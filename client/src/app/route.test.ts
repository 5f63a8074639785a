import { expect, it } from 'vitest';
import { needsServer, parseRoute } from './route.svelte';

it.each(['/', '/index.html'])('finds home at %s', (path) => {
  expect(parseRoute(path)).toEqual({ page: 'home' });
});

it.each(['/tabel/x', '/t/', '/t/a/b', '/daily/soon', '/Settings'])('does not know %s', (path) => {
  expect(parseRoute(path)).toEqual({ page: 'unknown' });
});

it('needs no server to say that there is no such page', () => {
  expect(needsServer(parseRoute('/nowhere'))).toBe(false);
});
