/** Answers requests (see `lockstep.ts`), one in each line, for `make scorer`. */

import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const source = join(import.meta.dirname, 'lockstep.ts');
const { module } = await runnerImport(source, { configFile: false, logLevel: 'warn' });
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(module.answer(JSON.parse(line)))}\n`);
}
