import { describe, expect, it } from 'vitest';
import type { DieText } from '../art/glass';
import { mistakes, removals, warnings } from './audit';
import { RULES } from './rules';
import { score } from './scoring';
import { standings } from './standings';

// `make scorer` compares all of this with the engine on 100,000 windows; these are to be read.

const EXAMPLE = '.. G4 R2 Y5 P6 R3 B1 .. G1 Y2 P5 G6 .. P6 R3 B4 Y3 G4 B2 G4';
const rows = (text: string) =>
  text.split(' ').map((die) => (die === '..' ? null : (die as DieText)));
const grid = (id: string) => RULES.patterns.find((one) => one.id === id)?.grid ?? '';
const few = (dice: Record<number, DieText>) =>
  Array.from({ length: 20 }, (_, space) => dice[space] ?? null);

describe('the rulebook’s example', () => {
  const sheet = score({
    dice: rows(EXAMPLE),
    public: ['column-color-variety', 'light-shades', 'color-variety'],
    private: ['P'],
    favor: 0,
    solo: false,
  });

  it('gives 40 points', () => {
    expect(sheet.public.map((line) => line.points)).toEqual([10, 4, 12]);
    expect([sheet.private.points, sheet.empty.points, sheet.total]).toEqual([17, -3, 40]);
  });

  it('names the dice of every line', () => {
    expect(sheet.public[0]?.sets).toEqual([
      [3, 8, 13, 18],
      [4, 9, 14, 19],
    ]);
    expect(sheet.private.sets).toEqual([[4], [10], [13]]);
    expect(sheet.empty.sets).toEqual([[0], [7], [12]]);
  });
});

it('takes the better of two private objectives, and three points for an empty space in solo', () => {
  const dice = few({ 0: 'R2', 6: 'P5' });
  const sheet = score({ dice, public: [], private: ['R', 'P'], favor: 0, solo: true });
  expect(sheet.private).toEqual({ id: 'shades-of-purple', points: 5, sets: [[6]] });
  expect(sheet.total).toBe(5 - 18 * 3);
});

it('scores no private objective that was not told', () => {
  const sheet = score({ dice: few({}), public: [], private: [], favor: 2, solo: false });
  expect([sheet.private.points, sheet.total]).toEqual([0, -18]);
});

describe('mistakes', () => {
  it('are found by print and by neighbours', () => {
    // A1 asks for 4 on Virtus; two reds lie side by side.
    const found = mistakes(grid('virtus'), few({ 0: 'R1', 1: 'R2' }), []);
    expect(found).toEqual([
      { reason: 'wrong-value', spaces: [0] },
      { reason: 'same-colour', spaces: [0, 1] },
    ]);
    expect(removals(found)).toEqual([[0]]);
  });

  it('are none where a tool waived the print', () => {
    const dice = few({ 14: 'R3' });
    expect(mistakes(grid('fractal-drops'), dice, [])).toHaveLength(1);
    expect(mistakes(grid('fractal-drops'), dice, [[14, 'value-waived']])).toEqual([]);
    expect(mistakes(grid('fractal-drops'), dice, [[14, 'colour-waived']])).toHaveLength(1);
  });

  it('are mended in all smallest ways', () => {
    const found = mistakes(
      '.'.repeat(20),
      few({ 0: 'R1', 1: 'R2', 2: 'R3', 10: 'B1', 11: 'B2' }),
      [],
    );
    expect(removals(found)).toEqual([
      [1, 10],
      [1, 11],
    ]);
  });

  it('of the order of play are only asked about', () => {
    expect(warnings(few({ 7: 'R1' }), [])).toEqual([{ reason: 'not-on-edge', spaces: [7] }]);
    expect(warnings(few({ 0: 'R1', 19: 'B2' }), [[19, 'touch-waived']])).toEqual([
      { reason: 'not-touching', spaces: [0] },
    ]);
  });
});

describe('ties', () => {
  const sheet = (favor: number, purple: DieText = 'P5') =>
    score({ dice: few({ 0: purple }), public: [], private: ['P'], favor, solo: false });

  it('are told by the order of the last round', () => {
    const level = [sheet(1), sheet(1), sheet(1)];
    const english = standings(level, 1, 'later-in-order', []);
    expect([english.winners, english.decidedBy]).toEqual([[0], 'later-in-order']);
    const italian = standings(level, 1, 'last-turn', []);
    expect([italian.winners, italian.decidedBy]).toEqual([[1], 'last-turn']);
    expect(standings(level, 1, 'last-turn', [1]).winners).toEqual([2]);
    const spanish = standings(level, 1, 'shared', []);
    expect([spanish.winners, spanish.decidedBy]).toEqual([[0, 1, 2], 'shared']);
  });

  it('name who was level at each step, and what each had', () => {
    const { comparisons, winners } = standings(
      [sheet(0, 'P6'), sheet(1), sheet(0)],
      0,
      'shared',
      [],
    );
    expect(winners).toEqual([0]);
    expect(comparisons).toEqual([
      {
        by: 'points',
        merits: [
          { seat: 0, merit: -13 },
          { seat: 1, merit: -13 },
          { seat: 2, merit: -14 },
        ],
      },
      {
        by: 'private',
        merits: [
          { seat: 0, merit: 6 },
          { seat: 1, merit: 5 },
        ],
      },
    ]);
  });
});
