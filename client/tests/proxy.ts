/** A small proxy that serves a server under a path, and takes the path off before it passes things on. */

import { type IncomingMessage, type Server, createServer, request } from 'node:http';
import type { Duplex } from 'node:stream';

export class Proxy {
  private readonly server: Server = createServer();
  address = '';

  /** `prefix` is a path such as `/games/sagrada`; whatever lies outside is not there. */
  constructor(
    private readonly target: string,
    private readonly prefix: string,
  ) {
    this.server.on('request', (asked, answer) => {
      if (!this.isOurs(asked)) {
        answer.writeHead(404).end();
        return;
      }
      const passed = this.pass(asked);
      passed.on('response', (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      });
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    this.server.on('upgrade', (asked, socket: Duplex, head: Buffer) => {
      if (!this.isOurs(asked)) {
        socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
        return;
      }
      const passed = this.pass(asked);
      passed.on('upgrade', (found, beyond, first) => {
        const lines = Object.entries(found.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(first);
        beyond.write(head);
        beyond.pipe(socket).pipe(beyond);
        for (const end of [socket, beyond]) end.on('error', () => end.destroy());
      });
      passed.on('response', () => socket.destroy());
      passed.on('error', () => socket.destroy());
      passed.end();
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    this.address = `http://127.0.0.1:${port}${this.prefix}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private isOurs({ url }: IncomingMessage): boolean {
    return url === this.prefix || !!url?.startsWith(`${this.prefix}/`);
  }

  private pass({ url, method, headers }: IncomingMessage) {
    const path = url?.slice(this.prefix.length) || '/';
    return request(this.target + path, {
      method,
      headers: { ...headers, 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http' },
    });
  }
}
