import { render, screen } from '@testing-library/svelte';
import { afterAll, expect, it } from 'vitest';
import type { Language } from '../i18n/languages';
import { loadLanguage } from '../i18n/say.svelte';
import KeysList from './KeysList.svelte';

afterAll(() => loadLanguage('en'));

it.each<[Language, string]>([
  ['en', 'Enter'],
  ['it', 'Invio'],
  ['es', 'Intro'],
])('names the keys as they are printed on a keyboard (%s)', async (language, enter) => {
  await loadLanguage(language);
  render(KeysList);
  const names = [...screen.getByTestId('keys').querySelectorAll('kbd')].map(
    (key) => key.textContent,
  );
  expect(names).toContain(enter);
  expect(names).toContain('Esc');
});
