/** The table page around the game: confirmations, title and badge, focus. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCards } from '../app/cards.svelte';
import { settings } from '../app/settings.svelte';
import { markIcon, titleOf } from '../app/title.svelte';
import { FakeServer } from '../fixtures/fakeServer';
import { catalogue, pattern, playing, solo } from '../fixtures/frames';
import { loadLanguage } from '../i18n/say.svelte';
import type { Sync } from '../protocol';
import TablePage from './TablePage.svelte';

beforeAll(async () => {
  await loadLanguage('en');
  setCards(catalogue());
  Object.assign(settings, { motion: 'less', sound: false });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['setAppBadge', 'clearAppBadge'])
    delete (navigator as unknown as Record<string, unknown>)[name];
});

async function show(sync: Sync): Promise<{ container: HTMLElement; unmount: () => void }> {
  const environment = new FakeServer([sync]);
  const { container, unmount } = render(TablePage, { id: 'tab1e', narrow: false, environment });
  await waitFor(() => expect(container.querySelector('main h1')).not.toBeNull());
  return { container, unmount };
}

const button = (act: string) => document.querySelector(`[data-act="${act}"]`) as Element;

describe('leaving a game', () => {
  const asked: string[] = [];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    asked.length = 0;
    answer = async () => new Response('{}');
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return answer();
    });
  });

  async function open(sync = playing()): Promise<void> {
    await show(sync);
    await fireEvent.click(screen.getByLabelText('Table menu'));
  }

  it.each(['resign', 'abort'])('asks first (%s)', async (what) => {
    await open();
    await fireEvent.click(button(what));
    expect(asked).toEqual([]);
    await fireEvent.click(button('cancel'));
    await fireEvent.click(button(what));
    await fireEvent.click(button('sure'));
    await waitFor(() => expect(button('sure')).toBeNull());
    expect(asked).toEqual([expect.stringMatching(new RegExp(`/api/tables/.*/${what}$`))]);
  });

  it('says what a try of the day is worth', async () => {
    const sync = solo();
    sync.table.deal = 'daily-2026-11-16';
    await open(sync);
    await fireEvent.click(button('resign'));
    expect(document.querySelector('.question')?.textContent).toMatch(/only attempt/);
  });

  it('says when it did not work', async () => {
    answer = () => Promise.reject(new Error('no network'));
    await open();
    await fireEvent.click(button('resign'));
    await fireEvent.click(button('sure'));
    await screen.findByText('Can’t reach the server. Please try again.');
  });
});

describe('the title and the badge', () => {
  it('say that it is my turn, and no longer when I have left', async () => {
    const badges: string[] = [];
    Object.assign(navigator, {
      setAppBadge: async () => void badges.push('set'),
      clearAppBadge: async () => void badges.push('clear'),
    });
    const icon = document.createElement('link');
    icon.rel = 'icon';
    document.head.append(icon);
    const { unmount } = await show(playing());
    await waitFor(() =>
      expect(titleOf({ page: 'table', id: 'tab1e' })).toBe('● Your turn – Sagrada'),
    );
    markIcon();
    expect(icon.getAttribute('href')).toBe('/icon-turn.svg');
    unmount();
    expect(titleOf({ page: 'home' })).toBe('Sagrada');
    expect(titleOf({ page: 'rules' })).toBe('Rules – Sagrada');
    markIcon();
    expect(icon.getAttribute('href')).toBe('/icon.svg');
    expect(badges).toEqual(['set', 'clear']);
    icon.remove();
  });
});

it('describes a pattern row by row to those who do not see it', async () => {
  const { container } = await show(pattern());
  const card = container.querySelector('.pattern') as HTMLElement;
  const described = document.getElementById(card.getAttribute('aria-describedby') ?? '');
  const { grid } = catalogue().patterns.find((one) => one.id === card.dataset.pattern) ?? {};
  const names: Record<string, string> = {
    '.': 'blank',
    R: 'red',
    Y: 'yellow',
    G: 'green',
    B: 'blue',
    P: 'purple',
  };
  const row = [...(grid ?? '').slice(15)].map((asks) => names[asks] ?? asks).join(', ');
  expect(described?.textContent).toMatch(new RegExp(`Row D: ${row}\\.$`));
});

it('lets nothing behind the curtain be reached', async () => {
  const sync = playing();
  sync.table.your_seats = [0, 1];
  sync.holding = null;
  const { container } = await show(sync);
  const behind = [...container.querySelectorAll<HTMLElement>('.behind')];
  expect(behind.map((one) => one.inert)).toEqual([true, true]);
  expect(container.querySelector('.curtain')?.closest('.behind')).toBeNull();
});

it('moves the focus to the guide when what was pressed is gone', async () => {
  const { container } = await show(playing());
  const die = container.querySelector<HTMLElement>('.pool [data-die="Y2"]');
  die?.focus();
  await fireEvent.click(die as Element);
  const cancel = button('cancel') as HTMLElement;
  cancel.focus();
  await fireEvent.click(cancel);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('guide')));
});
