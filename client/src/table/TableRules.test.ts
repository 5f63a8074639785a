/** A table says by which rules it plays: waiting, in its menu, and in its help. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { setCards } from '../app/cards.svelte';
import { settings } from '../app/settings.svelte';
import { FakeServer } from '../fixtures/fakeServer';
import { catalogue, playing, solo } from '../fixtures/frames';
import { loadLanguage, say } from '../i18n/say.svelte';
import type { Sync, TableInfo } from '../protocol';
import TablePage from './TablePage.svelte';

beforeAll(async () => {
  await loadLanguage('en');
  setCards(catalogue());
  Object.assign(settings, { motion: 'less', sound: false });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

async function show(sync: Sync, changes: Partial<TableInfo>): Promise<HTMLElement> {
  const environment = new FakeServer([{ ...sync, table: { ...sync.table, ...changes } }]);
  const { container } = render(TablePage, { id: 'tab1e', narrow: false, environment });
  await waitFor(() => expect(container.querySelector('main :is(h1, .mine)')).not.toBeNull());
  return container;
}

const waiting = (): Sync => ({ ...playing(), view: null, choices: null });
const told = (option: string) =>
  document.querySelector(`[data-option="${option}"] dd`)?.textContent?.replace(/\s+/g, ' ').trim();
const link = () => document.querySelector('[data-act="rules"]')?.getAttribute('href');
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('the waiting room', () => {
  it('names edition, options and the start player, and leads to these rules', async () => {
    const options = { ...playing().table.options, start_player: 'named' as const };
    await show(waiting(), { status: 'waiting', edition: 'nl', options, start: 1 });
    expect(text('.edition')).toBe('Dutch');
    expect(told('start_player')).toBe('Journeyman 1');
    expect(told('last_tie_break')).toBe('Last in turn order');
    expect(told('solo_payment')).toBeUndefined();
    expect(link()).toBe('/rules?edition=nl');
  });

  it('marks what departs from the edition, also in the link', async () => {
    await show(waiting(), { status: 'waiting', edition: 'it' });
    expect(told('last_tie_break')).toBe('Last in turn order differs from this edition');
    expect(told('start_player')).toBe('Random');
    expect(link()).toBe('/rules?edition=it&trimmed_bag=false&last_tie_break=later-in-order');
  });
});

describe('the table menu', () => {
  it('says the same, and nothing that only several players need in solo', async () => {
    await show(solo(), { edition: 'es' });
    await fireEvent.click(screen.getByLabelText(say('table.menu')));
    expect(told('solo_private')).toBe('Two, the better one counts differs from this edition');
    expect(told('last_tie_break')).toBeUndefined();
    expect(link()).toBe('/rules?edition=es&solo_private=2&solo_payment=colour');
  });

  it('tells spectators too, and offers them no more', async () => {
    await show(playing(), { your_seats: [] });
    await fireEvent.click(screen.getByLabelText(say('table.menu')));
    expect(text('.edition')).toBe('English');
    expect(document.querySelector('[data-act="resign"]')).toBeNull();
  });
});

describe('help at a table', () => {
  const about = (name: string) => fireEvent.click(screen.getAllByLabelText(`About ${name}`)[0]!);

  it('states the rules of the table', async () => {
    const sync = solo();
    const [colour] = sync.view?.players[0]?.private ?? [];
    const name = { R: 'Red', Y: 'Yellow', G: 'Green', B: 'Blue', P: 'Purple' }[colour ?? ''];
    const options = { ...sync.table.options, solo_private: 1 };
    await show(sync, { options });
    await about(`Shades of ${name}`);
    await waitFor(() => expect(text('dialog')).toContain('In solo, it’s face up.'));
    expect(document.querySelector('dialog a')?.getAttribute('href')).toBe(
      '/rules?edition=en&solo_private=1#7',
    );
  });

  it('links a refusal to the rules of the table', async () => {
    const container = await show(playing(), { edition: 'nl', start: 0 });
    await fireEvent.click(container.querySelector('.pool [data-die="B1"]') as Element);
    await fireEvent.click(container.querySelector('.mine [data-space="1"]') as Element);
    expect(document.querySelector('[data-why]')?.getAttribute('href')).toBe(
      '/rules?edition=nl&start_player=random#5.5',
    );
  });
});
