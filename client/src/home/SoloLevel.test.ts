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

const measured = (tools: number) =>
  Object.values(SOLO_LADDER.wins).map((wins) => `${Math.round(wins[tools - 1] ?? 0)}%`);

it('begins at the easiest level, and shows how each bot fares at the one that is chosen', async () => {
  render(SoloLevel);
  expect(screen.getByText('Level: Easiest (5 tools)')).toBeTruthy();
  expect(rates()).toEqual(measured(5));
  await fireEvent.click(screen.getByLabelText('Most challenging (1 tool)'));
  expect(settings.soloTools).toBe(1);
  expect(rates()).toEqual(measured(1));
  expect(measured(1)).not.toEqual(measured(5));
  expect(screen.queryByText(/English edition/)).toBeNull();
});

it('says by which rules it was measured where solo has others', async () => {
  await loadLanguage('es');
  render(SoloLevel);
  expect(screen.getByText(/reglas de la edición inglesa/)).toBeTruthy();
});
