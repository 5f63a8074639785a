import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../i18n/say.svelte';
import type { DieText } from './glass';
import Window from './Window.svelte';

const GRID = '.4.Y6R.2....RP1BY...';
const EMPTY: (DieText | null)[] = Array.from({ length: 20 }, () => null);

beforeAll(() => loadLanguage('en'));

function pane(container: HTMLElement, space: number): HTMLElement {
  return container.querySelector<HTMLElement>(`[data-space="${space}"]`) as HTMLElement;
}

describe('a window', () => {
  it('draws twenty panes, its dice lit and the rest dim', () => {
    const dice = EMPTY.with(7, 'R3');
    const { container } = render(Window, { grid: GRID, dice, label: 'mine' });
    expect(container.querySelectorAll('[data-space]')).toHaveLength(20);
    expect(container.querySelectorAll('.die')).toHaveLength(1);
    expect(pane(container, 7).querySelectorAll('.pips circle')).toHaveLength(3);
    expect(pane(container, 1).querySelectorAll('.engraved circle:not(.edge)')).toHaveLength(4);
    expect(pane(container, 3).innerHTML).toContain('dim-Y');
  });

  it('says which pane was pressed', async () => {
    const onpane = vi.fn();
    const { container } = render(Window, { grid: GRID, dice: EMPTY, label: 'mine', onpane });
    await fireEvent.click(pane(container, 13));
    expect(onpane).toHaveBeenCalledExactlyOnceWith(13);
  });

  it('is one stop of the Tab key, and the arrows go from pane to pane and not beyond', async () => {
    const onpane = vi.fn();
    const { container } = render(Window, { grid: GRID, dice: EMPTY, label: 'mine', onpane });
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    pane(container, 0).focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
      await fireEvent.keyDown(document.activeElement as Element, { key });
    }
    expect(document.activeElement).toBe(pane(container, 7));
  });

  it('has nothing to press where nobody listens', () => {
    const { container } = render(Window, { grid: GRID, dice: EMPTY, label: 'theirs' });
    expect(container.querySelectorAll('button')).toHaveLength(0);
  });

  it('lights the panes it is told to', () => {
    const glowing = new Set([2, 7]);
    const props = { grid: GRID, dice: EMPTY, label: 'mine', glowing, onpane: () => {} };
    const { container } = render(Window, props);
    const lit = [...container.querySelectorAll<HTMLElement>('.glowing')];
    expect(lit.map((one) => Number(one.dataset.space))).toEqual([2, 7]);
  });
});

describe('a hint in a window', () => {
  const ghost = { space: 7, die: 'G4' as DieText };
  const props = { grid: GRID, dice: EMPTY, label: 'mine', onpane: () => {}, ghost };

  it('is a die of its own kind, not one that was placed and not a glow', () => {
    const { container } = render(Window, { ...props, glowing: new Set([7, 8]) });
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
    expect(pane(container, 7).querySelectorAll('.ghost .pips circle')).toHaveLength(4);
    expect(container.querySelectorAll('.marked')).toHaveLength(0);
  });

  it('frames a die that is there', () => {
    const { container } = render(Window, { ...props, dice: EMPTY.with(7, 'R3') });
    expect(pane(container, 7).querySelectorAll('.die')).toHaveLength(1);
    expect(pane(container, 7).querySelectorAll('.ghost .die')).toHaveLength(0);
  });
});

it('draws letters and numbers of rows and columns if asked to', async () => {
  const props = { grid: GRID, dice: EMPTY, label: 'mine', coordinates: true };
  const { container, rerender } = render(Window, props);
  const drawn = () =>
    [...container.querySelectorAll('.coordinates text')].map((t) => t.textContent);
  expect(drawn()).toEqual(['A', 'B', 'C', 'D', '1', '2', '3', '4', '5']);
  await rerender({ coordinates: false });
  expect(drawn()).toEqual([]);
});

it('lights the glass of panes, and leaves the others as they are', () => {
  const { container } = render(Window, { grid: GRID, dice: EMPTY, label: '', lit: new Set([3]) });
  expect(pane(container, 3).innerHTML).toContain('lit-Y');
  expect(pane(container, 5).innerHTML).toContain('dim-R');
  expect(container.querySelectorAll('.unmarked')).toHaveLength(0);
});
