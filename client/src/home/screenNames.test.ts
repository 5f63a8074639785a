import { beforeEach, expect, it } from 'vitest';
import {
  knowsNames,
  loadNames,
  nextName,
  readNames,
  rememberNames,
  saveNames,
} from './screenNames';

beforeEach(() => localStorage.clear());

it.each([
  [null, []],
  ['not JSON', []],
  ['{"a": 1}', []],
  ['[" Bea ", 7, "Carl", "Dora", "Emil"]', ['Bea', 'Carl', 'Dora']],
])('reads %s', (stored, names) => {
  expect(readNames(stored)).toEqual(names);
});

it('keeps the fourth name when only three play', () => {
  saveNames(['Bea', 'Carl', 'Dora']);
  saveNames(['Bea', 'Cleo']);
  expect(loadNames()).toEqual(['Bea', 'Cleo', 'Dora']);
});

it('offers each name once, and puts the latest players first', () => {
  saveNames(['Bea', 'Carl']);
  expect(nextName([])).toBe('Bea');
  expect(nextName(['Bea'])).toBe('Carl');
  expect(nextName(['Carl', 'Bea'])).toBe('');
  rememberNames(['Carl']);
  expect(loadNames()).toEqual(['Carl', 'Bea']);
  rememberNames(['Dora', 'Emil']);
  expect(loadNames()).toEqual(['Dora', 'Emil', 'Carl']);
  rememberNames([]);
  expect(loadNames()).toEqual(['Dora', 'Emil', 'Carl']);
});

it('knows whether to ask', () => {
  expect(knowsNames(['Bea'], 2)).toBe(true);
  expect(knowsNames(['Bea'], 3)).toBe(false);
  expect(knowsNames(['', 'Carl'], 3)).toBe(false);
});
