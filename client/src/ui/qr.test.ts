/** QR codes. That cameras read them was checked with another program's reader (zxing-cpp). */

import { expect, it } from 'vitest';
import { qrCode } from './qr';

const ROWS = [
  '#######....#.##...#######',
  '#.....#.##..##..#.#.....#',
  '#.###.#.###.#..#..#.###.#',
  '#.###.#.#..###..#.#.###.#',
  '#.###.#..#......#.#.###.#',
  '#.....#..#...#..#.#.....#',
  '#######.#.#.#.#.#.#######',
  '........#####.###........',
  '#.....#.#.##.....##..###.',
  '#.###...#.#######...####.',
  '##.##.#.#.#.####.#...#.##',
  '##......######..#...##..#',
  '..#..##....###.#..#.....#',
  '##...#...##....##..#...#.',
  '#..##.#....##..###.###.##',
  '#.##.#....##...#.#.#.##.#',
  '#.....######....#####.#..',
  '........#.#.###.#...#....',
  '#######..#.#....#.#.#...#',
  '#.....#..#..##..#...#..#.',
  '#.###.#...#.#.#######.#.#',
  '#.###.#..##...##.##....##',
  '#.###.#...###....#...##.#',
  '#.....#....#..#.#.###...#',
  '#######.#.#..##.##...#..#',
];

const rows = (text: string) =>
  qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

it('is the code that a reader has read', () => {
  expect(rows('https://x.org/t/abc')).toEqual(ROWS);
});

it('grows with the text, up to what fits', () => {
  const size = (length: number) => qrCode('x'.repeat(length))?.length ?? null;
  expect([1, 14, 15, 62, 63, 180, 181, 213, 214].map(size)).toEqual([
    21,
    21,
    25,
    33,
    37,
    53,
    57,
    57,
    null,
  ]);
});

it('has its three corners and the line between them', () => {
  const code = qrCode('https://example.org/t/abc') ?? [];
  const corner = (x: number, y: number) =>
    code
      .slice(y, y + 7)
      .map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      )
      .join(' ');
  const finder = '1111111 1000001 1011101 1011101 1011101 1000001 1111111';
  const far = code.length - 7;
  expect([corner(0, 0), corner(far, 0), corner(0, far)]).toEqual([finder, finder, finder]);
  const line = code[6]?.slice(8, code.length - 8).map(Number);
  expect(line).toEqual(line?.map((_, i) => (i % 2 === 0 ? 1 : 0)));
});
