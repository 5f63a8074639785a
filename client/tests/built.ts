/** The built page behind a server that hands out files and nothing else, and can be updated. */

import { existsSync, readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { extname, join } from 'node:path';

const STATIC = join(import.meta.dirname, '../../src/sagrada/server/static');

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The same policy as the real server's: whoever breaks it would see an error on the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';" +
  " connect-src 'self'; manifest-src 'self'; worker-src 'self'";

export const build = (): string =>
  /name="build" content="(\w+)"/.exec(readFileSync(join(STATIC, 'index.html'), 'utf8'))?.[1] ?? '';

/** For its visitors: there is nobody to ask. */
export const NO_API = { inVain: /\/api\// };

export class Built {
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  private version = build();
  private gone: RegExp | null = null;

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(): Promise<Built> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const built = new Built(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', built.address);
      built.asked.push(pathname);
      const found = pathname.startsWith('/api/') ? null : built.file(pathname);
      const type = found ? (KINDS[extname(found)] ?? '') : 'text/plain';
      response.writeHead(found ? 200 : 404, {
        'content-type': type,
        'content-security-policy': POLICY,
        'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000' : 'no-cache',
      });
      response.end(found ? built.content(found) : '');
    });
    return built;
  }

  private file(pathname: string): string | null {
    if (this.gone?.test(pathname)) return null;
    const file = join(STATIC, pathname);
    if (extname(pathname)) return existsSync(file) ? file : null;
    return join(STATIC, 'index.html');
  }

  private content(file: string): Buffer {
    const content = readFileSync(file);
    if (!/index\.html$|sw\.js$/.test(file)) return content;
    return Buffer.from(content.toString().replaceAll(build(), this.version));
  }

  /** As if another version had been put there: files that only the old one used are gone. */
  update(version: string, gone: RegExp): void {
    this.version = version;
    this.gone = gone;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
