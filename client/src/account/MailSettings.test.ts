import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import type { ChangeMe, Me } from '../protocol';
import MailSettings from './MailSettings.svelte';
import { setMe, tellLanguage } from './me.svelte';

const ADA: Me = {
  id: 'ada',
  name: 'Ada',
  account: 'ada',
  chat: true,
  webhook: null,
  mail: null,
  mail_confirmed: false,
  mail_turns: false,
  can_mail: true,
  language: null,
};
let asked: ChangeMe[] = [];

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  asked = [];
  let now = ADA;
  setMe(now);
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const changes = JSON.parse(String(init.body)) as ChangeMe;
    asked.push(changes);
    now = { ...now, ...(changes as Partial<Me>), mail: changes.mail || null };
    return Promise.resolve(new Response(JSON.stringify(now)));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('saves an address, says that a link was sent, and takes it away again', async () => {
  render(MailSettings);
  await fireEvent.input(screen.getByLabelText('Email address'), {
    target: { value: ' ada@example.org ' },
  });
  await fireEvent.click(screen.getByText('Save'));
  await screen.findByText(/We sent a link to ada@example.org/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await fireEvent.click(screen.getByText('Remove email'));
  await screen.findByLabelText('Email address');
  expect(asked).toEqual([{ mail: 'ada@example.org', language: 'en' }, { mail: '' }]);
});

it('asks about mails only once the address is confirmed', async () => {
  setMe({ ...ADA, mail: 'ada@example.org', mail_confirmed: true });
  render(MailSettings);
  await fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(asked).toEqual([{ mail_turns: true }]));
});

it('says when the server refuses', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 'too-many' }), { status: 429 })),
  );
  render(MailSettings);
  await fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'a@b.org' } });
  await fireEvent.click(screen.getByText('Save'));
  await screen.findByText(/Too many requests/);
});

it('tells the server once when the page speaks another language than the emails', async () => {
  await tellLanguage('it'); // without an address there are no emails
  expect(asked).toEqual([]);
  setMe({ ...ADA, mail: 'ada@example.org', language: 'en' });
  await tellLanguage('en');
  expect(asked).toEqual([]);
  await tellLanguage('it');
  await tellLanguage('it');
  expect(asked).toEqual([{ language: 'it' }]);
});
