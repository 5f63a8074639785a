/** What the reader has chosen to see: it stays from page to page. */

import type { Measure, With } from './measures';

interface Choices {
  players: number;
  measure: Measure;
  cards: With;
  sort: 'value' | 'name' | 'difficulty';
  price: number | null;
  rounds: number;
}

export const choices: Choices = $state({
  players: 2,
  measure: 'points',
  cards: '',
  sort: 'value',
  price: null,
  rounds: 0,
});
