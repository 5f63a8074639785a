import { render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../app/settings.svelte';
import Die from './Die.svelte';
import { COLOURS, VALUES } from './glass';

afterEach(() => {
  settings.look = 'patterns';
});

it.each(COLOURS)('shows every value of %s in pips and in shade', (colour) => {
  for (const value of VALUES) {
    const { container } = render(Die, { die: `${colour}${value}` });
    expect(container.querySelectorAll('.pips circle')).toHaveLength(value);
    expect(container.innerHTML).toContain(`url(#lit-${colour}${value})`);
  }
});

it('carries its pattern and its shape as the player likes', () => {
  const pictures = (['colour', 'patterns', 'shapes'] as const).map((look) => {
    settings.look = look;
    const { container } = render(Die, { die: 'B2' });
    return {
      pattern: container.innerHTML.includes('#pattern-B'),
      shape: container.querySelector('.shape:not(.on-paper)') !== null,
    };
  });
  expect(pictures).toEqual([
    { pattern: false, shape: false },
    { pattern: true, shape: false },
    { pattern: true, shape: true },
  ]);
});
