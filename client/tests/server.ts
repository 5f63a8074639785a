/** A real server with a database of its own, which can be killed and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '../../.venv/bin/sagrada');

export class Server {
  readonly address: string;
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sagrada-'));

  private constructor(
    private readonly port: number,
    private readonly environment: Record<string, string>,
  ) {
    this.address = `http://127.0.0.1:${port}`;
  }

  /** `environment`: settings of the server beside the usual ones, such as `SAGRADA_LIMITS`. */
  static async start(environment: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), environment);
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const database = `sqlite:///${join(this.folder, 'games.db')}`;
    const options = ['serve', '--port', String(this.port), '--database', database];
    // A group of its own: the server is more than one process.
    this.process = spawn(COMMAND, options, {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...this.environment },
    });
    for (let tries = 0; tries < 200; tries++) {
      if (await answers(this.address)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server did not start');
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
