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

it('finds the pages for studying', () => {
  expect(parseRoute('/study')).toEqual({ page: 'study', part: '', id: null });
  expect(parseRoute('/study/puzzles')).toEqual({ page: 'study', part: 'puzzles', id: null });
  expect(parseRoute('/study/puzzles/a-1')).toEqual({ page: 'study', part: 'puzzles', id: 'a-1' });
});
