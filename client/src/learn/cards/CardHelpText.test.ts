/** Every card has its help, with a picture of before and after. */

import { render, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../i18n/say.svelte';
import { PICTURES } from '../pictures';
import type { Card } from './card';
import CardHelpText from './CardHelpText.svelte';

beforeAll(() => loadLanguage('en'));

const CARDS: Card[] = [
  ...PICTURES.tools.map(({ tool }): Card => ({ kind: 'tool', number: tool })),
  ...Object.keys(PICTURES.public).map((id): Card => ({ kind: 'public', id })),
  ...Object.keys(PICTURES.private).map((colour): Card => ({ kind: 'private', colour })),
];

it('knows all the cards', () => {
  expect(CARDS).toHaveLength(27);
});

it.each(CARDS)('explains %o', async (card) => {
  const { container } = render(CardHelpText, { card });
  await waitFor(() => expect(container.querySelector('p')).not.toBeNull());
  expect(container.querySelectorAll('.glazing')).toHaveLength(2);
  expect(container.textContent?.length).toBeGreaterThan(80);
});
