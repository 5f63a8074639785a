/** Finds the mistakes in a window by the rule table, and the fewest dice to remove. */

import { RULES } from './rules';
import type { Dice, Marks, Mistake } from './table';

const has = (marks: Marks, space: number, mark: string | null) =>
  marks.some(([at, one]) => at === space && one === mark);

/** In the order of the rules, then in reading order. */
export function mistakes(grid: string, dice: Dice, marks: Marks): Mistake[] {
  const broken: Mistake[] = [];
  const printed: Mistake[] = [];
  const alike: Mistake[] = [];
  dice.forEach((die, space) => {
    for (const { mark, reason } of RULES.broken) {
      if (has(marks, space, mark)) broken.push({ reason, spaces: [space] });
    }
    if (!die) return;
    for (const { face, reason, waivedBy } of RULES.printed) {
      const asked = grid[space] ?? '.';
      const speaksOfFace = RULES.faces[face]?.includes(asked);
      if (speaksOfFace && die[face] !== asked && !has(marks, space, waivedBy)) {
        printed.push({ reason, spaces: [space] });
      }
    }
    for (const near of RULES.orthogonal[space] ?? []) {
      const other = dice[near];
      if (near < space || !other) continue;
      for (const { face, reason } of RULES.unlike) {
        if (other[face] === die[face]) alike.push({ reason, spaces: [space, near] });
      }
    }
  });
  return [...broken, ...printed, ...alike];
}

/** Not mistakes for certain, since the order of placements is unknown, but worth asking about. */
export function warnings(dice: Dice, marks: Marks): Mistake[] {
  const filled = dice.flatMap((die, space) => (die ? [space] : []));
  const found: Mistake[] = [];
  if (filled.length > 0 && !filled.some((space) => RULES.edge.includes(space))) {
    found.push({ reason: RULES.offEdge, spaces: filled });
  }
  if (filled.length < 2) return found;
  const { reason, waivedBy } = RULES.alone;
  for (const space of filled) {
    const touches = RULES.around[space]?.some((near) => dice[near]);
    if (!touches && !has(marks, space, waivedBy)) found.push({ reason, spaces: [space] });
  }
  return found;
}

type Clashes = Map<number, Set<number>>;

/** All smallest sets of dice whose removal fixes every mistake, in order; empty without mistakes. */
export function removals(found: readonly Mistake[]): number[][] {
  if (found.length === 0) return [];
  const forced = new Set(found.flatMap(({ spaces }) => (spaces.length === 1 ? spaces : [])));
  const clashes: Clashes = new Map();
  for (const { spaces } of found) {
    if (spaces.some((space) => forced.has(space))) continue;
    for (const space of spaces) {
      const others = clashes.get(space) ?? new Set();
      for (const other of spaces) if (other !== space) others.add(other);
      clashes.set(space, others);
    }
  }
  const ways = [...fixes(clashes)];
  const fewest = Math.min(...ways.map((way) => way.length));
  return ways
    .filter((way) => way.length === fewest)
    .map((way) => [...forced, ...way].sort((a, b) => a - b))
    .sort(inOrder);
}

/** Either the die with most clashes is removed, or it stays and all that clash with it are. */
function* fixes(clashes: Clashes): Generator<number[]> {
  let most = -1;
  for (const [space, others] of clashes) {
    if (others.size > (clashes.get(most)?.size ?? 0)) most = space;
  }
  const others = clashes.get(most);
  if (!others) {
    yield [];
    return;
  }
  for (const gone of [new Set([most]), others]) {
    for (const way of fixes(without(clashes, gone))) yield [...gone, ...way];
  }
}

function without(clashes: Clashes, gone: Set<number>): Clashes {
  const left: Clashes = new Map();
  for (const [space, others] of clashes) {
    const kept = new Set([...others].filter((other) => !gone.has(other)));
    if (!gone.has(space) && kept.size > 0) left.set(space, kept);
  }
  return left;
}

function inOrder(a: number[], b: number[]): number {
  const at = a.findIndex((space, i) => space !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
