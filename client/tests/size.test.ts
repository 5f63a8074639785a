/** The first load stays small: what the page begins with, and one language, compressed as the server does it. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const STATIC = join(import.meta.dirname, '../../src/sagrada/server/static');
const ASSETS = join(STATIC, 'assets');
const MOST = 200 * 1024;

/** The scripts that a script cannot begin without; what it fetches later is not among them. */
function needed(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(ASSETS, file), 'utf8');
  for (const [, next] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    if (next) needed(next, found);
  }
  return found;
}

const size = (file: string) => gzipSync(readFileSync(join(ASSETS, file))).length;

it('is at most 200 KB of script and style', () => {
  const page = readFileSync(join(STATIC, 'index.html'), 'utf8');
  const named = [...page.matchAll(/\/assets\/([\w.-]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(1);
  const scripts = new Set(
    named.filter((file) => file.endsWith('.js')).flatMap((f) => [...needed(f)]),
  );
  const styles = named.filter((file) => file.endsWith('.css'));
  const languages = readdirSync(ASSETS).filter((file) => /^(en|it|nl|es|pt-BR)-.*\.js$/.test(file));
  expect(languages).toHaveLength(5);
  const first = [...scripts, ...styles].reduce((sum, file) => sum + size(file), 0);
  expect(first + Math.max(...languages.map(size))).toBeLessThanOrEqual(MOST);
  // The long texts come when they are asked for.
  const long = readdirSync(ASSETS).filter((file) => /^(learn|rulebook|lesson)-.*\.js$/.test(file));
  expect(long).toHaveLength(11);
  expect(long.filter((file) => scripts.has(file))).toEqual([]);
});
