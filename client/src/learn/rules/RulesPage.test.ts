/** The rules page, the lesson and the help state the rules of the edition or table they are about. */

import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { go } from '../../app/route.svelte';
import { OPTION_VALUES, type OptionName } from '../../i18n/byOption';
import { rulebook as english } from '../../i18n/en/rulebook';
import { rulebook as italian } from '../../i18n/it/rulebook';
import type { Rulebook } from '../../i18n/longTexts';
import { loadLanguage } from '../../i18n/say.svelte';
import ToolPage from '../cards/ToolPage.svelte';
import Coach from '../lesson/Coach.svelte';
import { SCENES, type Scene } from '../lesson/tasks';
import { rulesOfEdition } from '../statedRules';
import RulesPage from './RulesPage.svelte';

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => {}); // jsdom has none
  await loadLanguage('en');
});
afterEach(async () => {
  cleanup();
  await loadLanguage('en');
});

async function page(address: string, { title }: Rulebook = english): Promise<HTMLElement> {
  go(address);
  const { container } = render(RulesPage);
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(title));
  return container;
}

/** The texts of all rules, by number. */
const rulesOn = (container: HTMLElement) =>
  new Map(
    [...container.querySelectorAll('.rule')].map((rule) => [
      rule.id,
      (rule.querySelector('p')?.textContent ?? '').replace(/\s+/g, ' '),
    ]),
  );

function changed(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one.keys()].filter((id) => one.get(id) !== other.get(id));
}

describe('the rules page', () => {
  it('states the edition of the reader’s language', async () => {
    await loadLanguage('it');
    const container = await page('/rules', italian);
    expect(container.querySelector('[aria-current]')?.getAttribute('data-edition')).toBe('it');
    expect(rulesOn(container).get('7.6')).toContain('ha giocato l’ultimo turno');
  });

  it('states any other edition in the reader’s language, and keeps it in its links', async () => {
    const container = await page('/rules?edition=es');
    expect(rulesOn(container).get('7.6')).toContain('share the win');
    expect(rulesOn(container).get('9.1')).toContain('one private objective');
    const links = [...container.querySelectorAll('article a, .contents a')];
    const lost = links.filter((link) => !link.getAttribute('href')?.includes('?edition=es'));
    expect(lost).toEqual([]);
  });

  it('switches', async () => {
    const container = await page('/rules?edition=es');
    go('/rules?edition=it');
    await tick();
    expect(rulesOn(container).get('7.6')).toContain('took the last turn');
    expect(rulesOn(container).get('2.4')).toContain('suggests a smaller bag');
  });

  it.each(Object.entries(OPTION_VALUES))('changes with the option %s', async (name, values) => {
    const own = rulesOfEdition('en').options[name as OptionName];
    const other = values.find((value) => value !== own);
    const before = rulesOn(await page('/rules?edition=en'));
    cleanup();
    const container = await page(`/rules?edition=en&${name}=${other}`);
    const expected: Record<OptionName, string[]> = {
      referee: ['8.2'],
      trimmed_bag: ['2.4'],
      solo_private: ['9.1', '9.6'],
      last_tie_break: ['7.6'],
      solo_payment: ['9.3'],
      start_player: ['2.5'],
    };
    expect(changed(before, rulesOn(container))).toEqual(expected[name as OptionName]);
    expect(screen.getByTestId('departures')).toBeTruthy();
  });

  it('shows every edition’s options beside each other', async () => {
    const container = await page('/rules?edition=es');
    const rows = [...container.querySelectorAll('section:last-of-type tbody tr')];
    const ties = rows.find((row) => row.querySelector('th')?.textContent === 'Final tiebreaker');
    expect([...(ties?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Last in turn order',
      'Took the last turn',
      'Last in turn order',
      'None (shared win)',
      'Last in turn order',
    ]);
  });
});

describe('other pages', () => {
  const text = (container: HTMLElement) => (container.textContent ?? '').replace(/\s+/g, ' ');

  it('state the same: the lesson', async () => {
    await page('/rules'); // which loads the texts
    cleanup();
    go('/learn?edition=it');
    const scene = SCENES.find(({ id }) => id === 'score') as Scene;
    const props = { scene, number: 6, at: scene.tasks.length, strayed: false };
    const { container } = render(Coach, { ...props, onread: () => {}, ongo: () => {} });
    await waitFor(() => expect(text(container)).toContain('took the last turn of the final round'));
    go('/learn?edition=it&last_tie_break=shared');
    await waitFor(() => expect(text(container)).toContain('share the win'));
  });

  it('state the same: a tool’s own page', async () => {
    go('/tools/lens-cutter?edition=es');
    const { container } = render(ToolPage, { tool: 5 });
    await waitFor(() => expect(text(container)).toMatch(/Die you pay with: 5\b/));
    go('/tools/lens-cutter?edition=en');
    await waitFor(() => expect(text(container)).toMatch(/Color you pay with: green/));
  });
});
