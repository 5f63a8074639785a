/** Every goal of the server has a text in every language and a picture of its own. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';
import { loadLanguage } from '../i18n/say.svelte';
import GoalPicture from './GoalPicture.svelte';
import { goalText } from './goalText';

// `make fixtures` writes the ids of the server's goals.
const IDS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/goals.json'), 'utf8'),
) as string[];

it.each(LANGUAGES)('has a text for each in %s', async (language) => {
  await loadLanguage(language);
  const texts = IDS.map(goalText);
  expect(new Set(texts).size).toBe(IDS.length);
  for (const [i, text] of texts.entries()) {
    expect(text).not.toBe(IDS[i]);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});

it('has a picture for each', () => {
  const pictures = IDS.map((id) => render(GoalPicture, { id, lit: true }).container.innerHTML);
  expect(new Set(pictures).size, 'no two are the same').toBe(IDS.length);
  for (const picture of pictures)
    expect(picture.match(/<(path|rect|circle|text)/g)?.length).toBeGreaterThan(1);
});
