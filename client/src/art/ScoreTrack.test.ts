import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import ScoreTrack from './ScoreTrack.svelte';

beforeAll(() => loadLanguage('en'));

const score = (seat: number, total: number) => ({ name: `P${seat}`, seat, total });
const tens = (container: HTMLElement) =>
  [...container.querySelectorAll('.ten')].map((one) => one.textContent);
const left = (container: HTMLElement, selector: string) =>
  Number.parseFloat(container.querySelector<HTMLElement>(selector)?.style.left ?? '');

it('has fifty steps', () => {
  const { container } = render(ScoreTrack, { scores: [score(0, 50), score(1, -3)] });
  expect(tens(container)).toEqual(['0', '10', '20', '30', '40', '50']);
  expect(left(container, '.seat-1')).toBeLessThan(left(container, '.seat-0'));
});

it('goes on past fifty, where a marker is further right than one at fifty', () => {
  const { container } = render(ScoreTrack, { scores: [score(0, 50), score(1, 63)] });
  expect(tens(container).at(-1)).toBe('70');
  expect(left(container, '.seat-1')).toBeGreaterThan(left(container, '.seat-0'));
});

it('shows the target of a solo game, and says it', () => {
  const { container } = render(ScoreTrack, {
    props: { scores: [score(0, 41)], target: 75 },
  });
  expect(tens(container).at(-1)).toBe('80');
  expect(container.querySelector('.flag')?.textContent).toBe('Target: 75');
  expect(screen.getByRole('img', { name: 'P0: 41, Target: 75' })).toBeTruthy();
});
