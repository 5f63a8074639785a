/** A window under the pen: its grid, its favor tokens, and what can be undone. */

import { ownId, ownWindow } from '../app/ownWindow';

export const BLANK = '.'.repeat(20);
/** What a space can need, in the order of the palette. */
export const NEEDS = [...'RYGBP.123456'];
const MOST_UNDONE = 200;

export class Drawing {
  grid = $state(BLANK);
  tokens = $state(4);
  private past: string[] = $state.raw([]);

  get id(): string {
    return ownId(this.grid, this.tokens);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Takes over a window by its id; false if that isn't one. */
  open(id: string): boolean {
    const found = ownWindow(id);
    if (!found) return false;
    this.replace(found.grid);
    this.tokens = found.difficulty;
    return true;
  }

  replace(grid: string): void {
    if (grid === this.grid) return;
    this.past = [...this.past, this.grid].slice(-MOST_UNDONE);
    this.grid = grid;
  }

  put(space: number, need: string): void {
    this.replace(this.grid.slice(0, space) + need + this.grid.slice(space + 1));
  }

  undo(): void {
    this.grid = this.past.at(-1) ?? this.grid;
    this.past = this.past.slice(0, -1);
  }
}

/**
 * Neighbors that need the same color or the same value: both can't be filled, unless a tool helps.
 * All other windows can be filled: each space has four neighbors at most, so that of five colors and
 * six values one is left for it.
 */
export function conflicts(grid: string): [number, number][] {
  const found: [number, number][] = [];
  for (let space = 0; space < 20; space++) {
    const near = [space % 5 < 4 ? space + 1 : -1, space + 5];
    for (const other of near) {
      if (grid[space] !== '.' && grid[space] === grid[other]) found.push([space, other]);
    }
  }
  return found;
}
