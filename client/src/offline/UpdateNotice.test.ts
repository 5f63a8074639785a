/** The notice of a newer version: one that can wait, and one that can't. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import * as update from './update.svelte';
import UpdateNotice from './UpdateNotice.svelte';

beforeAll(() => loadLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

it('is not there without an update', () => {
  render(UpdateNotice);
  expect(screen.queryByText('A new version is ready.')).toBeNull();
});

it('cannot be put off when the server refuses this version', async () => {
  render(UpdateNotice);
  update.requireUpdate();
  await screen.findByText('A new version is ready.');
  expect(screen.getByRole('alert').textContent).toContain('Update now');
  expect(screen.queryByText('Later')).toBeNull();
  update.postponeUpdate();
  expect(update.updateState()).toBe('required');
});

/** The caches of the browser: what each holds as the page. */
function stubCaches(held: Record<string, string>): void {
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(held),
    open: async (name: string) => ({
      put: async (path: string, page: Response) => {
        expect(path).toBe('/index.html');
        held[name] = await page.text();
      },
    }),
  });
}

it('puts the new page in place of the cached one before it reloads', async () => {
  const held = { 'sagrada-old': 'old', 'sagrada-older': 'older', other: 'not ours' };
  stubCaches(held);
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    asked.push(request);
    return new Response('new');
  });
  update.requireUpdate();
  let atReload: unknown;
  await update.loadUpdate(() => (atReload = { ...held }));
  expect(asked).toEqual([['/index.html', { cache: 'reload' }]]);
  expect(atReload).toEqual({ 'sagrada-old': 'new', 'sagrada-older': 'new', other: 'not ours' });
});

it.each([
  ['fails', async () => new Response('', { status: 503 })],
  ['is away', () => Promise.reject(new Error('offline'))],
])('keeps the cached page when the server %s, and reloads all the same', async (_, answer) => {
  const held = { 'sagrada-old': 'old' };
  stubCaches(held);
  vi.stubGlobal('fetch', answer);
  update.requireUpdate();
  const reload = vi.fn();
  await update.loadUpdate(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(held).toEqual({ 'sagrada-old': 'old' });
});

it('fetches the new page at the press of its button', async () => {
  const fetched = vi.fn(() => new Promise(() => {})); // jsdom can't reload
  vi.stubGlobal('caches', {});
  vi.stubGlobal('fetch', fetched);
  render(UpdateNotice);
  update.requireUpdate();
  await fireEvent.click(await screen.findByText('Update now'));
  expect(fetched).toHaveBeenCalledOnce();
});
