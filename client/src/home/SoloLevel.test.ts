import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '../app/settings.svelte';
import { loadLanguage } from '../i18n/say.svelte';
import { SOLO_LADDER } from './soloLadder';
import SoloLevel from './SoloLevel.svelte';

beforeAll(() => loadLanguage('en'));
afterAll(() => loadLanguage('en'));

const rates = () =>
  [...screen.getByTestId('rates').querySelectorAll('b')].map((one) => one.textContent);

it('begins at the easiest level, and shows how each bot fares at the one that is chosen', async () => {
  render(SoloLevel);
  expect(screen.getByText('Level: Easiest (5 tools)')).toBeTruthy();
  expect(rates()).toEqual(['0%', '4%', '47%', '60%']);
  await fireEvent.click(screen.getByLabelText('Most challenging (1 tool)'));
  expect(settings.soloTools).toBe(1);
  const hardest = Object.values(SOLO_LADDER.wins).map(([one]) => `${Math.round(one)}%`);
  expect(rates()).toEqual(hardest);
  expect(screen.queryByText(/English edition/)).toBeNull();
});

it('says by which rules it was measured where solo has others', async () => {
  await loadLanguage('es');
  render(SoloLevel);
  expect(screen.getByText(/reglas de la edición inglesa/)).toBeTruthy();
});
