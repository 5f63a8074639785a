import { expect, it } from 'vitest';
import { playing } from '../../fixtures/frames';
import type { AdviceLine } from '../../protocol';
import { adviceDie } from './advice';

const { view } = playing();
const line = (...moves: string[]): AdviceLine => ({ moves, points: 40, spread: 5, chance: 0.5 });

it.each([
  [['draft Y2', 'place B2'], 'Y2'],
  [['draft Y2', 'tool 1', 'value 3', 'place B2'], 'Y3'],
  [['draft Y2', 'tool 10', 'place B2'], 'Y5'],
  [['draft Y2', 'tool 5', 'swap 1 R6', 'place B2'], 'R6'],
  [['draft Y2', 'tool 6', 'place B2'], null],
  [['end'], null],
])('knows the die that %j places', (moves, die) => {
  expect(adviceDie(line(...moves), view)).toBe(die);
});

it('knows the die that is moved', () => {
  const own = view?.players[view.seat ?? 0]?.dice ?? [];
  const from = own.findIndex(Boolean);
  const name = `${'ABCD'[Math.floor(from / 5)]}${(from % 5) + 1}`;
  expect(adviceDie(line('tool 2', `lift ${name}`, 'place B2'), view)).toBe(own[from]);
});
