/** Links and requests under the path at which the server lives. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.head.innerHTML = '';
  vi.resetModules();
});

async function at(base: string) {
  document.head.innerHTML = base && `<meta name="sagrada-path" content="${base}">`;
  return import('./base');
}

it('is the top of the host where the server says nothing', async () => {
  const { withBase, withoutBase } = await at('');
  expect(withBase('/rules')).toBe('/rules');
  expect(withoutBase('/rules')).toBe('/rules');
  expect(withoutBase('/')).toBe('/');
});

it('puts the path before ours, and takes it off again', async () => {
  const { withBase, withoutBase } = await at('/games/sagrada');
  expect(withBase('/t/one')).toBe('/games/sagrada/t/one');
  expect(withoutBase('/games/sagrada/t/one')).toBe('/t/one');
  expect(withoutBase('/games/sagrada')).toBe('/');
  expect(withoutBase('/games/sagradas/')).toBeNull();
  expect(withoutBase('/rules')).toBeNull();
});

it('is not forgotten by any link', () => {
  const source = join(import.meta.dirname, '..');
  const forgotten = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .filter((file) => /href=(["'{`]+)\//.test(readFileSync(join(source, file), 'utf8')));
  expect(forgotten).toEqual([]);
});
