import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setMe } from '../account/me.svelte';
import { loadLanguage, say } from '../i18n/say.svelte';
import type { Me } from '../protocol';
import SettingsPage from './SettingsPage.svelte';

const BOB: Me = {
  id: 'bob',
  name: 'Bob',
  account: null,
  chat: true,
  webhook: null,
  mail: null,
  mail_confirmed: false,
  mail_turns: false,
  can_mail: false,
  language: null,
};

beforeAll(() => loadLanguage('en'));
beforeEach(() => setMe(BOB));
afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

async function choose(name: string): Promise<HTMLInputElement> {
  const field = screen.getByLabelText<HTMLInputElement>(say('settings.name'));
  await fireEvent.change(field, { target: { value: name } });
  return field;
}

it('says why a name is refused, and shows the one that stays', async () => {
  answer({ code: 'name-locked' }, 403);
  render(SettingsPage);
  const field = await choose('Something else');
  await screen.findByText(say('error.name-locked'));
  expect(field.value).toBe('Bob');
});

it('forgets the refusal when a name is taken', async () => {
  answer({ code: 'too-many' }, 429);
  render(SettingsPage);
  await choose('Robert');
  await screen.findByText(say('error.too-many'));
  answer({ ...BOB, name: 'Robert' }, 200);
  const field = await choose('Robert');
  await waitFor(() => expect(screen.queryByText(say('error.too-many'))).toBeNull());
  expect(field.value).toBe('Robert');
});
