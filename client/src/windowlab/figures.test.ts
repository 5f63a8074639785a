import { expect, it } from 'vitest';
import { averageFigure, differenceFigure, meanFigure, shareFigure } from './figures';

/** 50 games with 10 points, 50 with 20. */
const SPREAD = { n: 100, points: 1500, points2: 25_000 };
const OTHERS = { n: 100, points: 1000, points2: 12_500 };

it('gives a mean its interval, and differences a wider one', () => {
  const mean = meanFigure(SPREAD, 'points');
  // The standard deviation is 5.025, so the standard error is 0.5025.
  expect(mean).toMatchObject({ value: 15, n: 100 });
  expect(mean?.high).toBeCloseTo(15.985, 3);
  expect(meanFigure(SPREAD, 'points', 2)?.low).toBeCloseTo(14.015 / 2, 3);
  const difference = differenceFigure(SPREAD, OTHERS, 'points');
  expect(difference?.value).toBe(5);
  expect(difference?.low).toBeCloseTo(5 - 0.985 * Math.SQRT2, 2);
  expect(averageFigure([mean, mean])?.high).toBeCloseTo(15 + 0.985 / Math.SQRT2, 2);
});

it('says nothing about too few games', () => {
  expect(meanFigure({ n: 29, points: 1, points2: 1 }, 'points')).toBeNull();
  expect(shareFigure(3, 10)).toBeNull();
  expect(averageFigure([meanFigure(SPREAD, 'points'), null])).toBeNull();
});

it('keeps the interval of a share between 0 and 1', () => {
  expect(shareFigure(100, 100)).toMatchObject({ value: 1 });
  expect(shareFigure(100, 100)?.high).toBeLessThanOrEqual(1);
  expect(shareFigure(200, 400)?.low).toBeCloseTo(0.4513, 3);
});
