import { render, screen } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setCards } from '../../app/cards.svelte';
import { FakeServer } from '../../fixtures/fakeServer';
import { catalogue, pattern } from '../../fixtures/frames';
import { loadLanguage } from '../../i18n/say.svelte';
import TablePage from '../TablePage.svelte';

beforeAll(async () => {
  await loadLanguage('it');
  setCards(catalogue());
});
afterAll(() => loadLanguage('en'));

it('calls bots what the player’s language calls them', async () => {
  const sync = pattern();
  Object.assign(sync, { view: null, choices: null });
  sync.table.status = 'waiting';
  sync.table.seats.forEach((seat, i) => {
    Object.assign(seat, i ? { kind: 'bot', bot: 'master', name: 'Master', person: null } : {});
  });
  render(TablePage, { id: 'tab1e', narrow: false, environment: new FakeServer([sync]) });
  await screen.findByText('Maestro 1');
  expect(screen.queryByText('Master')).toBeNull();
});
