import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage, loadStudyWords } from '../i18n/say.svelte';
import type { Me } from '../protocol';
import AllowPuzzles from './AllowPuzzles.svelte';
import { me, setMe } from './me.svelte';

const ADA: Me = {
  id: 'ada',
  name: 'Ada',
  account: null,
  chat: true,
  webhook: null,
  mail: null,
  mail_confirmed: false,
  mail_turns: false,
  can_mail: true,
  language: null,
  allows_puzzles: false,
};

beforeAll(async () => {
  await loadLanguage('en');
  await loadStudyWords();
});
beforeEach(() => setMe(ADA));
afterEach(() => vi.unstubAllGlobals());

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

it('is off until I allow it', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Promise.resolve(new Response(JSON.stringify({ ...ADA, allows_puzzles: true })));
  });
  render(AllowPuzzles);
  expect(box().checked).toBe(false);
  await fireEvent.click(box());
  await waitFor(() => expect(me()?.allows_puzzles).toBe(true));
  expect(asked).toEqual([{ allows_puzzles: true }]);
  expect(box().checked).toBe(true);
});

it('stays off if the server could not store it', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 'too-many' }), { status: 429 })),
  );
  render(AllowPuzzles);
  await fireEvent.click(box());
  await waitFor(() => expect(box().checked).toBe(false));
  expect(screen.getByRole('status').textContent).not.toBe('');
});
