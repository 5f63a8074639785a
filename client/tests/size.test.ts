/** The first load stays small: what the page begins with, and one language, as compressed as it is sent. */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const STATIC = join(import.meta.dirname, '../../src/sagrada/server/static');
const ASSETS = join(STATIC, 'assets');
/** The rest of a first visit, to 160 KB, is answers of the server and headers (`benchmarks/page.mjs`). */
const MOST = 148 * 1024;

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

const size = (file: string) =>
  statSync(join(ASSETS, file.endsWith('.woff2') ? file : `${file}.br`)).size;

it('is at most 148 KB of script, style and fonts', () => {
  const page = readFileSync(join(STATIC, 'index.html'), 'utf8');
  const named = [...page.matchAll(/\/assets\/([\w.-]+\.(?:js|css|woff2))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(1);
  const scripts = new Set(
    named.filter((file) => file.endsWith('.js')).flatMap((f) => [...needed(f)]),
  );
  const others = named.filter((file) => !file.endsWith('.js'));
  expect(others.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  const languages = readdirSync(ASSETS).filter((file) => /^(en|it|nl|es|pt-BR)-.*\.js$/.test(file));
  expect(languages).toHaveLength(5);
  const first = [...scripts, ...others].reduce((sum, file) => sum + size(file), 0);
  expect(first + Math.max(...languages.map(size))).toBeLessThanOrEqual(MOST);
  // The long texts come when they are asked for.
  const long = readdirSync(ASSETS).filter((file) => /^(learn|rulebook|lesson)-.*\.js$/.test(file));
  expect(long).toHaveLength(11);
  expect(long.filter((file) => scripts.has(file))).toEqual([]);
});
