import { expect, it } from 'vitest';
import { liftMove, placeMove, spaceInMove, spaceName, swapMove } from './notation';

it('names the spaces row by row, and finds them again', () => {
  expect([0, 4, 5, 19].map(spaceName)).toEqual(['A1', 'A5', 'B1', 'D5']);
  for (let space = 0; space < 20; space++) {
    expect(spaceInMove(placeMove(space))).toBe(space);
    expect(spaceInMove(liftMove(space))).toBe(space);
  }
  expect(spaceInMove(swapMove(3, 'R5'))).toBeNull();
});
