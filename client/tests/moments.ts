/** Tables at chosen moments of recorded games, on a running server (see tests/client/moments.py). */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Me } from '../src/protocol';
import type { Server } from './server';

const ROOT = join(import.meta.dirname, '../..');

export interface Moment {
  path: string;
  game: string;
  /** Whether it is the first visitor's own, and the move. */
  moves: [boolean, string][];
  shows: string[];
}

async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/me');
  return ((await answer.json()) as Me).id;
}

export async function prepare(server: Server, me: Page, other: Page): Promise<Moment[]> {
  const people = [await idOf(me), await idOf(other)];
  const options = ['-m', 'tests.client.moments', server.database, ...people];
  const python = join(ROOT, '.venv/bin/python');
  const { stdout } = await promisify(execFile)(python, options, { cwd: ROOT, maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as Moment[];
}
