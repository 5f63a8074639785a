/** The first load stays small: script, style and one language, compressed as the server does it. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ASSETS = join(import.meta.dirname, '../../src/sagrada/server/static/assets');
const MOST = 200 * 1024;

it('is at most 200 KB of script and style', () => {
  const sizes = readdirSync(ASSETS)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, size: gzipSync(readFileSync(join(ASSETS, file))).length }));
  const languages = sizes.filter(({ file }) => /^(en|it|nl|es|pt-BR)-/.test(file));
  expect(languages).toHaveLength(5);
  const rest = sizes
    .filter((one) => !languages.includes(one))
    .reduce((sum, { size }) => sum + size, 0);
  const first = rest + Math.max(...languages.map(({ size }) => size));
  expect(first).toBeLessThanOrEqual(MOST);
});
