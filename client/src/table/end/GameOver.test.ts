/** The page of a table when its game is over. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setCards } from '../../app/cards.svelte';
import { settings } from '../../app/settings.svelte';
import { FakeServer } from '../../fixtures/fakeServer';
import { catalogue, over, soloOver } from '../../fixtures/frames';
import { loadLanguage } from '../../i18n/say.svelte';
import type { Sync } from '../../protocol';
import TablePage from '../TablePage.svelte';

beforeAll(async () => {
  await loadLanguage('en');
  setCards(catalogue());
  Object.assign(settings, { motion: 'less', sound: false });
});

async function show(sync: Sync): Promise<{ container: HTMLElement }> {
  const environment = new FakeServer([sync]);
  const { container } = render(TablePage, { id: 'tab1e', narrow: false, environment });
  await waitFor(() => expect(container.querySelector('main h1')).not.toBeNull());
  return { container };
}

it('tells who won, by how much and by what', async () => {
  const sync = over();
  const { container } = await show(sync);
  const winner = sync.over?.winners[0] ?? -1;
  expect(container.querySelector('h1')?.textContent).toContain('win');
  const totals = screen.getAllByTestId('total').map((one) => Number(one.textContent));
  expect(totals).toEqual(sync.over?.ranking.map((seat) => sync.over?.sheets[seat]?.total));
  expect(Math.max(...totals)).toBe(sync.over?.sheets[winner]?.total);
  expect(container.textContent).toContain('The seed matches the hash published before the game.');
});

it('reads out who won', async () => {
  const { container } = await show(over());
  const headline = container.querySelector('h1')?.textContent ?? '';
  await waitFor(() => expect(screen.getByTestId('announced').textContent).toContain(headline));
});

it('lights the dice of a line that is pointed at', async () => {
  const sync = over();
  const { container } = await show(sync);
  const [best] = sync.over?.ranking ?? [];
  const line = sync.over?.sheets[best ?? 0]?.public.find((one) => one.points > 0);
  const at = sync.over?.sheets[best ?? 0]?.public.indexOf(line as NonNullable<typeof line>) ?? 0;
  const row = container.querySelectorAll('.sheets > li:first-child th button')[at] as Element;
  await fireEvent.focus(row);
  const lit = [...container.querySelectorAll<HTMLElement>('.sheets > li:first-child .marked')];
  expect(new Set(lit.map((one) => Number(one.dataset.space)))).toEqual(new Set(line?.sets.flat()));
});

it.each([
  [true, 'You beat the target!'],
  [false, 'You didn’t beat the target.'],
])('ends a solo game (won: %s)', async (won, headline) => {
  const sync = soloOver();
  if (sync.over) sync.over.winners = won ? [0] : [];
  const { container } = await show(sync);
  expect(container.querySelector('h1')?.textContent).toBe(headline);
});

describe('the link to a game that is over', () => {
  const sync = over();
  const copyButton = () => document.querySelector('[data-act="copy"]') as Element;
  const replay = `${location.origin}${sync.over?.replay_path}`;
  afterEach(() => {
    delete (navigator as { clipboard?: unknown }).clipboard;
    delete (document as { execCommand?: unknown }).execCommand;
  });

  it('leads to its replay, which strangers may see too', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.assign(navigator, { clipboard });
    await show(sync);
    await fireEvent.click(copyButton());
    await waitFor(() => expect(copyButton().textContent).toBe('Copied'));
    expect(copied).toEqual([replay]);
  });

  it('is copied in the old way where a page has no clipboard', async () => {
    let marked = '';
    document.execCommand = () => {
      marked = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    await show(sync);
    await fireEvent.click(copyButton());
    await waitFor(() => expect(copyButton().textContent).toBe('Copied'));
    expect(marked).toBe(replay);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('is shown where nothing can be copied', async () => {
    await show(sync);
    await fireEvent.click(copyButton());
    const field = await screen.findByLabelText<HTMLInputElement>(/Copy this link/);
    expect(field.value).toBe(replay);
  });
});
