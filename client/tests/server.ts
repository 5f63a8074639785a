/** A real server with a database of its own, which can be killed and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '../../.venv/bin/sagrada');

/** Milliseconds; a busy machine may need a long time to start a server. */
const PATIENCE = 90_000;

export class Server {
  readonly address: string;
  readonly database: string;
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sagrada-'));

  private constructor(
    private readonly port: number,
    private readonly settings: Record<string, string>,
  ) {
    this.address = `http://127.0.0.1:${port}`;
    this.database = `sqlite:///${join(this.folder, 'games.db')}`;
  }

  /** `settings` are those of the environment, such as `SAGRADA_PATH`. */
  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), settings);
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const options = ['serve', '--port', String(this.port), '--database', this.database];
    // A group of its own: the server is more than one process. Nobody is held back: all the tests
    // come from one address.
    const env = {
      ...process.env,
      SAGRADA_LIMITS: 'false',
      SAGRADA_DAILY_BOTS: 'false',
      SAGRADA_REVIEW_EFFORT: 'quick',
      ...this.settings,
    };
    const running = spawn(COMMAND, options, { stdio: 'ignore', detached: true, env });
    this.process = running;
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if (await answers(this.address)) return;
      if (running.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start (${running.exitCode ?? 'it takes too long'})`);
  }

  /** Without any warning, as when the power fails. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { process: running } = this;
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    process.kill(-running.pid, signal);
    await gone;
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
