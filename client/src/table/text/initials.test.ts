import { expect, it } from 'vitest';
import { initials } from './initials';

it('needs one letter where names begin differently', () => {
  expect(initials(['Ada', 'Bruno', 'Clara'])).toEqual(['A', 'B', 'C']);
});

it('takes a second letter from those who share the first', () => {
  expect(initials(['Guest 17', 'Grandmaster', 'ada'])).toEqual(['GU', 'GR', 'A']);
});

it('counts seats where two letters are shared as well', () => {
  expect(initials(['Guest 17', 'Guest 18', 'Grandmaster'])).toEqual(['G1', 'G2', 'GR']);
});

it('does not cut a character in two', () => {
  expect(initials(['🌹 Rosa', '🌻 Sol'])).toEqual(['🌹', '🌻']);
});
