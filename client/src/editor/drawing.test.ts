import { expect, it } from 'vitest';
import { ownWindow } from '../app/ownWindow';
import { BLANK, Drawing, conflicts } from './drawing.svelte';
import { parseSavedWindows, withWindow } from './savedWindows';

it('draws, undoes, and takes over only what is a window', () => {
  const drawing = new Drawing();
  drawing.put(0, 'R');
  drawing.put(0, 'R');
  drawing.put(19, '6');
  expect(drawing.id).toBe('own-4-R..................6');
  drawing.undo();
  drawing.undo();
  expect(drawing.grid).toBe(BLANK);
  expect(drawing.canUndo).toBe(false);
  expect(drawing.open('own-6-YB..1G.5.43.R.G2..BY')).toBe(true);
  expect([drawing.grid, drawing.tokens]).toEqual(['YB..1G.5.43.R.G2..BY', 6]);
  for (const id of ['', 'virtus', 'own-7-YB..1G.5.43.R.G2..BY', 'own-4-YB..1G.5.43.R.G2..B']) {
    expect(drawing.open(id), id).toBe(false);
    expect(ownWindow(id)).toBeUndefined();
  }
});

it('finds the neighbors that need the same, and no others', () => {
  expect(conflicts('RR...RB.........11..')).toEqual([
    [0, 1],
    [0, 5],
    [16, 17],
  ]);
  expect(conflicts('....RR..............')).toEqual([]);
  expect(conflicts(BLANK)).toEqual([]);
});

it('keeps named windows, and drops what it can’t read', () => {
  const one = { name: 'Rose', id: `own-3-${BLANK}` };
  const saved = withWindow([one], { name: 'Rose', id: `own-5-${BLANK}` });
  expect(saved).toHaveLength(1);
  expect(parseSavedWindows(JSON.stringify(saved))).toEqual(saved);
  expect(parseSavedWindows('[{"name":"x","id":"virtus"},null,3]')).toEqual([]);
  expect(parseSavedWindows('nonsense')).toEqual([]);
});
